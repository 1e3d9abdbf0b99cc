"""The thinking about one decision: what it may take, and the luck in it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, final

from mypy_extensions import i64

from sobremesa.players.search.budget import Budget

LOOKS: Final = 150  # at actions that one simulation is worth, about


@final
class Thought:
    """A budget that begins to be spent. ``worlds`` numbers the possible worlds that are met."""

    def __init__(self, budget: Budget, clock: Callable[[], float], rng: Random) -> None:
        self.worlds = rng.getrandbits(60)
        self.rng = Random(self.worlds)  # for planning
        self._budget = budget
        self._clock = clock
        self._milliseconds = budget.milliseconds or budget.limit
        self._began = clock() if self._milliseconds > 0 else 0.0

    def spent(self, simulations: float) -> float:
        """The part of the budget that is spent after so many simulations; at the end 1 or more."""
        of_time = 0.0
        if self._milliseconds > 0:
            of_time = (self._clock() - self._began) * 1000 / self._milliseconds
        if self._budget.simulations == 0:
            return of_time
        return max(simulations / self._budget.simulations, of_time)

    def spent_on(self, looks: i64) -> float:
        """The part that is spent after so many looks at actions, and nothing else."""
        return self.spent(float(looks) / LOOKS)
