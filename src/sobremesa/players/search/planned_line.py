"""The line to the best end of a narrow plan: much of what a search finds, in a moment."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from sobremesa.core.state import State
from sobremesa.players.search.judge import Judge
from sobremesa.players.search.settings import STANDARD
from sobremesa.players.search.steps import best
from sobremesa.players.search.turn_plans import TurnPlans
from sobremesa.players.search.worth import advantage

JUDGED: Final[i64] = 3  # ends for every line of the width, at most: those that look best


def planned_line(state: State, lines: i64, judge: Judge, rng: Random) -> list[int]:
    """What the seat to move does in its turn: the line to the end that ``judge`` likes best.

    The turn is planned so many ``lines`` wide, as the seat sees it in ``state``, a possible world.
    Where chance or another seat comes between, what follows is to be planned anew.
    """
    legal = state._legal()
    if len(legal) == 1:
        return [int(legal[0])]
    seat = state.to_move
    plans = TurnPlans(state, rng, STANDARD.branches)
    plans.widen(lines, _never)
    looks = plans.first.looks
    if len(plans.ended) == 0:  # a turn longer than any plan
        return [int(legal[best(looks)])]
    scale = advantage(list(looks))
    liked = plans.ended[0]
    most = -1.0
    for end in plans.looking_best(JUDGED * lines):
        share = judge.verdict(plans.at(end), scale).shares[seat]
        if share > most:
            most = share
            liked = end
    return liked.line()


def _never() -> bool:
    return False
