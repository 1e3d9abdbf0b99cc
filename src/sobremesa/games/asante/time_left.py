"""How many turns a seat will still have, as the evaluation supposes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.asante.box import END_GOLD
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.wares import how_many
from sobremesa.games.asante.weights import Weights

GOLD: Final[i64] = 100  # a piece of gold in the unit of the evaluation
_ONE: Final[i64] = 100  # turn


def turns_to_come(state: AsanteState, seat: i64, weights: Weights) -> i64:
    """10.1, 10.2 The turns of a seat after the one under way, in hundredths."""
    if state.last_turn:
        return 0
    if state.active().gold >= END_GOLD:
        if seat == state.turn:
            return 0
        return _ONE
    most: i64 = 0
    for owner in state.seats:
        has = GOLD * owner.gold + weights.ware_income * how_many(owner.stand)
        most = max(most, has)
    left = _ONE * (GOLD * END_GOLD - most) // weights.income + _ONE // 2
    return min(max(left, _ONE), weights.most_turns)
