"""A player of self-play that plans whole turns and searches nothing else."""

from __future__ import annotations

from random import Random

from sobremesa import State
from sobremesa.players.search.judge import Judge
from sobremesa.players.search.planned_line import planned_line


class PlanningPlayer:
    """Plans its turn so many ``lines`` wide and takes the end that ``judge`` likes best.

    A search that finds as much takes many times as long, and one decision ahead nobody finds what
    a whole turn can do. Where chance or another seat comes between, what follows is planned anew.
    """

    def __init__(self, lines: int, judge: Judge, seed: int) -> None:
        self._lines = lines
        self._judge = judge
        self._rng = Random(seed)
        self._line: list[int] = []  # that is being carried out

    def choose(self, observation: State) -> int:
        """The next action of the line that leads to the best end."""
        legal = observation.legal()
        if len(legal) == 1:
            self._line = legal
        elif not self._line or self._line[0] not in legal:
            world = observation.determinize(self._rng)
            self._line = planned_line(world, self._lines, self._judge, self._rng)
        return self._line.pop(0)
