"""How good a state of Heaven & Ale looks for a seat: what it has, and what will come of it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.state import CHANCE
from sobremesa.games.heaven_and_ale.actions import BUY_TILE, END, PUT_ON, SELL
from sobremesa.games.heaven_and_ale.garden import BESIDE, CELLS, SHED_CELLS, SHEDS, SIDE
from sobremesa.games.heaven_and_ale.rules import HeavenAndAle
from sobremesa.games.heaven_and_ale.seat import NOT_BUILT, Seat, member, size
from sobremesa.games.heaven_and_ale.standing import POINT, standing, standing_within
from sobremesa.games.heaven_and_ale.steps import (
    BUY,
    MARKER,
    MOVE,
    NUMBER,
    PRIVILEGE,
    PUT,
    SCORE,
    SHED_CHOICE,
)
from sobremesa.games.heaven_and_ale.tiles import FIRST_MONK
from sobremesa.games.heaven_and_ale.time_left import TimeLeft
from sobremesa.games.heaven_and_ale.weights import WEIGHTS, Weights

__all__ = ["WEIGHTS", "evaluate", "seat_standing"]


def evaluate(state: HeavenAndAle, seat: int, weights: Weights) -> int:
    """How good ``state`` looks for ``seat``, in hundredths of points.

    A turn of its own that is under way is judged by its best end, and a sale is held back.
    """
    return int(_compared(state, seat, weights) - _too_early(state, seat, weights))


def seat_standing(state: HeavenAndAle, seat: int, weights: Weights) -> int:
    """How ``seat`` stands in ``state``, whoever decides next, in hundredths of points."""
    return int(_compared(state, seat, weights))


def _compared(state: HeavenAndAle, me: i64, weights: Weights) -> i64:
    """The own outlook less the others'."""
    others: i64 = 0
    for number in range(state.players):
        if number != me:
            others += _own(state, number, weights)
    return _best_end(state, me, weights) - others * weights.rival // 100 // (state.players - 1)


def _too_early(state: HeavenAndAle, me: i64, weights: Weights) -> i64:
    """6.8 What keeps a seat from selling cards because no move looks as good as to wait.

    Before a move it need not sell: it can do so where the move leads. When all others are home,
    an end of the turn leads there too, and only the cards that are gone tell a sale from it.
    """
    if state.to_move == CHANCE:
        return size(state.seats[me].sold) * weights.sale_alone
    if state.to_move != me:
        return 0
    for number in range(state.players):
        if number != me and not state.seats[number].home:
            if state.step == MOVE:
                return weights.before_move
            return 0
    if state.round + 1 == state.setting.rounds:
        return 0
    return size(state.seats[me].sold) * weights.sale_alone


def _own(state: HeavenAndAle, number: i64, weights: Weights) -> i64:
    """What a seat has and will have."""
    if state.is_over:
        return POINT * state.seats[number].score
    return standing(state, number, weights)


def _best_end(state: HeavenAndAle, me: i64, weights: Weights) -> i64:
    """The value after the best that may follow in this turn."""
    step = state.step
    if state.to_move != me or state.is_over:
        return _own(state, me, weights)
    if step in (BUY, PUT):
        time = TimeLeft(state, me, weights)
        if step == PUT:
            state = _best_put(state, me, time, weights)
        return _best_purchases(state, me, time, weights)
    if step in (SHED_CHOICE, SCORE, NUMBER, PRIVILEGE, MARKER):
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
    return _own(state, me, weights)


def _best_purchases(state: HeavenAndAle, me: i64, time: TimeLeft, weights: Weights) -> i64:
    """8.1, 9.2 The best tile on its best spot, and so on; cards are sold only if need be."""
    best = state
    highest: i64 = 0
    actions = state._legal()
    for action in actions:
        if action < BUY_TILE or action >= END:
            continue
        after = state.clone_to_build()
        after._apply(action)
        after = _best_put(after, me, time, weights)
        value = standing_within(after, me, time, weights)
        if best is state or value > highest:
            best = after
            highest = value
    if state.bought > 0:
        value = standing_within(state, me, time, weights)
        if best is state or highest <= value:
            return value
        return _best_purchases(best, me, time, weights)
    if best is not state:
        return _best_purchases(best, me, time, weights)
    for action in actions:
        if action >= SELL and action < BUY_TILE:
            after = state.clone_to_build()
            after._apply(action)
            value = standing_within(after, me, time, weights)
            if best is state or value > highest:
                best = after
                highest = value
    return _best_purchases(best, me, time, weights)


def _best_put(state: HeavenAndAle, me: i64, time: TimeLeft, weights: Weights) -> HeavenAndAle:
    """8.2, 12.3 The tile lies where it is best, and a shed around there has activated the best."""
    best = state
    highest: i64 = 0
    puts = state.step == PUT
    telling: i64 = 0
    if puts:
        telling = tells_spots_apart(state.seats[me], state.tile)
    tried = vec[i64]()
    for action in state._legal():
        if action < PUT_ON:
            continue  # a card to sell
        if puts:
            spot = kind_of_spot(action - PUT_ON, telling)
            if spot in tried:
                continue
            tried = append(tried, spot)
        after = state.clone_to_build()
        after._apply(action)
        if after.step == SHED_CHOICE:
            after = _best_put(after, me, time, weights)
        value = standing_within(after, me, time, weights)
        if best is state or value > highest:
            best = after
            highest = value
    return best


def tells_spots_apart(seat: Seat, tile: i64) -> i64:
    """The cells, as a set, that make a spot beside them a better or worse one for a tile.

    10.5, 12.1 For resource tiles those of monks and of sheds that are not built; a monk has to do
    with everything beside him.
    """
    if tile >= FIRST_MONK:
        return member(CELLS) - 1
    found: i64 = 0
    for shed in range(SHEDS):
        if seat.sheds[shed] == NOT_BUILT:
            found |= member(SHED_CELLS[shed])
    for cell in range(CELLS):
        if seat.garden[cell] >= FIRST_MONK:
            found |= member(cell)
    return found


def kind_of_spot(cell: i64, telling: i64) -> i64:
    """The same for spots of one side where a tile is worth the same."""
    return (BESIDE[cell] & telling) * 2 + SIDE[cell]
