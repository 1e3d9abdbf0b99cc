"""A player of self-play that plans whole turns and searches nothing else."""

from __future__ import annotations

from random import Random
from typing import Final

from sobremesa import State
from sobremesa.players.search.judge import Judge
from sobremesa.players.search.settings import STANDARD
from sobremesa.players.search.turn_plans import LineEnd, TurnPlans
from sobremesa.players.search.worth import advantage

JUDGED: Final = 3  # ends for every line of the width, at most: those that look best


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
        if not self._line or self._line[0] not in legal:
            self._line = [legal[0]] if len(legal) == 1 else self._best_line(observation)
        return self._line.pop(0)

    def _best_line(self, observation: State) -> list[int]:
        seat = int(observation.to_move)
        plans = TurnPlans(observation.determinize(self._rng), self._rng, STANDARD.branches)
        plans.widen(self._lines, lambda: False)
        looks = list(plans.first.looks)
        if not plans.ended:  # a turn longer than any plan
            return [int(plans.first.actions[looks.index(max(looks))])]
        scale = advantage(looks)

        def share(end: LineEnd) -> float:
            return float(self._judge.verdict(plans.at(end), scale).shares[seat])

        looking_best = sorted(plans.ended, key=lambda end: -end.look)[: JUDGED * self._lines]
        return max(looking_best, key=share).line()
