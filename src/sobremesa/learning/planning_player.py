"""A player of self-play that plans whole turns and searches nothing else."""

from __future__ import annotations

from random import Random

from sobremesa import State
from sobremesa.players.search.judge import Judge
from sobremesa.players.search.planned_line import planned_line
from sobremesa.players.search.steps import was_foreseen


class PlanningPlayer:
    """Plans its turn so many ``lines`` wide and takes the end that ``judge`` likes best.

    A search that finds as much takes many times as long, and one decision ahead nobody finds what
    a whole turn can do. Where anything comes between, what follows is planned anew: chance, another
    seat, or a mistake that it is made to make.
    """

    def __init__(self, lines: int, judge: Judge, seed: int) -> None:
        self._lines = lines
        self._judge = judge
        self._rng = Random(seed)
        self._before: State | None = None  # what it knew at its last decision
        self._line: list[int] = []  # that decision, and what was planned to follow it

    def choose(self, observation: State) -> int:
        """The next action of the line that leads to the best end."""
        legal = observation.legal()
        before, line = self._before, self._line[1:]
        if not line or before is None or not was_foreseen(before, self._line[0], observation):
            line = []
        if not line or line[0] not in legal:
            line = legal if len(legal) == 1 else self._planned(observation)
        self._before = observation
        self._line = line
        return line[0]

    def _planned(self, observation: State) -> list[int]:
        world = observation.determinize(self._rng)
        return planned_line(world, self._lines, self._judge, self._rng)
