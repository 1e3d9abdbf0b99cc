"""How good a state of Asara looks for a seat: what it scores, and what it will be able to build."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.asara.actions import SPACE
from sobremesa.games.asara.areas import BANK, CIRCLE, FIRST_SPACE, LABEL
from sobremesa.games.asara.contest_outlook import contest_outlook
from sobremesa.games.asara.hand_outlook import card_worth, fitting_cards
from sobremesa.games.asara.prospects import POINT, Prospect
from sobremesa.games.asara.rules import Asara
from sobremesa.games.asara.standing import standing
from sobremesa.games.asara.state import AsaraState
from sobremesa.games.asara.steps import (
    BRIBE,
    CHOOSE_CARD,
    CHOOSE_SPACE,
    CHOOSE_STACK,
    HIRE,
    KEEP_LIT,
    LAY_DOWN,
    LIT_OPTION,
    TAKE_TILE,
)
from sobremesa.games.asara.time_left import time_left, years_left
from sobremesa.games.asara.weights import WEIGHTS, Weights

__all__ = ["WEIGHTS", "evaluate"]


def evaluate(state: Asara, seat: int, weights: Weights) -> int:
    """How good ``state`` looks for ``seat``, in hundredths of points.

    A turn of its own that is under way is judged by its best end.
    """
    return int(_best_end(state, seat, weights))


def _best_end(state: Asara, me: i64, weights: Weights) -> i64:
    """The value after the best that may follow in this turn."""
    step = state.step
    if state.to_move != me or state.is_over:
        return _judge(state, me, weights)
    if step in (CHOOSE_CARD, LAY_DOWN):
        return _best_end(_best_card(state, me, weights), me, weights)
    if step == CHOOSE_SPACE and state.area != CIRCLE:
        return _best_end(_best_space(state), me, weights)
    if step in (CHOOSE_SPACE, TAKE_TILE, CHOOSE_STACK, BRIBE, HIRE, LIT_OPTION, KEEP_LIT):
        highest: i64 = 0
        first = True
        for action in state._legal():
            after = state.clone()
            after._apply(action)
            value = _best_end(after, me, weights)
            if first or value > highest:
                highest = value
                first = False
        return highest
    return _judge(state, me, weights)


def _best_card(state: Asara, me: i64, weights: Weights) -> Asara:
    """The card that is missed least has been laid."""
    best = state
    highest: i64 = 0
    for action in state._legal():
        after = state.clone()
        after._apply(action)
        if after.to_move == me and after.step == LAY_DOWN:
            after = _best_card(after, me, weights)
        value = fitting_cards(after, me, weights)
        value += card_worth(state, years_left(state), weights) * after.seats[me].hand_size()
        if best is state or value > highest:
            best = after
            highest = value
    return best


def _best_space(state: Asara) -> Asara:
    """The bank's space that gives most, elsewhere the cheapest; "nothing" comes last."""
    best: i64 = -1
    for action in state._legal():
        if action >= SPACE and (
            best < 0
            or (
                state.area == BANK
                and LABEL[FIRST_SPACE[BANK] + action - SPACE]
                > LABEL[FIRST_SPACE[BANK] + best - SPACE]
            )
        ):
            best = action
    after = state.clone()
    after._apply(best)
    return after


# ---- one position


def _judge(state: AsaraState, me: i64, weights: Weights) -> i64:
    """The own outlook less the others'."""
    if state.is_over:
        return _compared(state, me, [POINT * seat.score for seat in state.seats], weights)
    prospects: list[Prospect] = []
    values: list[i64] = []
    each = card_worth(state, years_left(state), weights)
    for number in range(state.players):
        prospect = Prospect(state, number, number == me, weights)
        values.append(standing(state, number, number == me, prospect, each, weights))
        prospects.append(prospect)
    outlook = contest_outlook(prospects, time_left(state), weights)
    for number in range(state.players):
        values[number] += outlook[number]
    return _compared(state, me, values, weights)


def _compared(state: AsaraState, me: i64, values: list[i64], weights: Weights) -> i64:
    mine = values[me]
    most: i64 = 0
    total: i64 = 0
    first = True
    for other in range(state.players):
        if other != me:
            total += values[other]
            if first or values[other] > most:
                most = values[other]
                first = False
    if state.players == 2:
        return mine - total * weights.rival // 100
    mean = total // (state.players - 1)
    return mine - (mean * weights.mean + most * weights.leader) // 100
