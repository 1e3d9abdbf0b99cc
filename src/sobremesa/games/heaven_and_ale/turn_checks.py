"""What must hold of a turn under way: each step has its own things, and no others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.state import CHANCE
from sobremesa.games.heaven_and_ale.box import SELL_PRICE
from sobremesa.games.heaven_and_ale.buying import CANNOT, LEAST_BOUGHT, cheaper_side, least_price
from sobremesa.games.heaven_and_ale.figure_checks import check_figures
from sobremesa.games.heaven_and_ale.garden import (
    DIRECTIONS,
    NEIGHBOUR,
    OUTSIDE,
    SHED_CELLS,
    SHED_NUMBER,
)
from sobremesa.games.heaven_and_ale.position_checks import need
from sobremesa.games.heaven_and_ale.privileges import DISCS_CARD, RESOURCE_CARD, lowest_markers
from sobremesa.games.heaven_and_ale.seat import NO_CARD, NOT_BUILT, Seat, has, member, size
from sobremesa.games.heaven_and_ale.sheds import asks_for_choice, row_of, sum_around
from sobremesa.games.heaven_and_ale.spots import NUMBER_SPOT, PAIR, PARTNER, allows
from sobremesa.games.heaven_and_ale.state import (
    NO_CARD_PLAYED,
    NO_SHED,
    NO_SPOT,
    NO_TILE,
    HeavenAndAleState,
)
from sobremesa.games.heaven_and_ale.steps import (
    BUY,
    MARKER,
    NUMBER,
    PRIVILEGE,
    PUT,
    SCORE,
    SHED_CHOICE,
    STEPS,
    TURN_END,
    is_buying,
)
from sobremesa.games.heaven_and_ale.tiles import EMPTY, is_monk, tiles_in
from sobremesa.games.heaven_and_ale.track import (
    DISC,
    KIND,
    MARKER_STEPS,
    MONK,
    RESOURCE,
    SCORING,
    START_EFFECT,
)

_WHERE: Final = "turn_now"


def check_turn(state: HeavenAndAleState) -> None:
    """Raise ``BadPosition`` unless a turn can stand like this."""
    check_figures(state)
    _check_place(state)
    _check_buying(state)
    _check_sheds(state)
    _check_scoring(state)
    _check_card(state)
    _check_can_be_done(state)


def _need(state: HeavenAndAleState, met: bool, field: str) -> None:
    need(met, f"{_WHERE}.{field}", f"cannot be so at step {STEPS[state.step]!r}")


def _is_card_under_way(state: HeavenAndAleState) -> bool:
    """13.4 P4, P5 Whether a marker is asked for by a card, not by a start space."""
    return state.step == MARKER and state.card != NO_CARD_PLAYED


def _is_scored(state: HeavenAndAleState) -> bool:
    """10.1 Whether a disc was just put on a spot, and something is still to be chosen."""
    return state.step in (NUMBER, PRIVILEGE) or _is_card_under_way(state)


def _check_place(state: HeavenAndAleState) -> None:
    """6.2 What is done is the action of the place reached."""
    seat = state.seats[state.turn]
    kind = KIND[seat.place]
    fits = True
    if is_buying(state.step):
        fits = kind in (RESOURCE, MONK)
    elif state.step == SCORE or _is_scored(state):
        fits = kind == SCORING
    elif state.step == TURN_END:
        fits = kind not in (RESOURCE, MONK)  # there the turn ends with the buying
    elif state.step == MARKER:
        fits = seat.start >= 0 and START_EFFECT[seat.start] == MARKER_STEPS
    need(fits, f"seats[{state.turn}].place", f"has no step {STEPS[state.step]!r} (6.2)")


# ---- buying and sheds


def _check_buying(state: HeavenAndAleState) -> None:
    """8.1, 9.2 How many tiles were bought, and the one in the hand."""
    _need(state, (state.tile != NO_TILE) == (state.step == PUT), "tile")
    _need(state, state.bought == 0 or is_buying(state.step), "bought")
    if not is_buying(state.step):
        return
    seat = state.seats[state.turn]
    found = len(tiles_in(state.piles[seat.place])) + int(state.bought)
    need(found > 0 or state.step == PUT, f"track[{seat.place}].tiles", "had none to buy (6.5)")
    in_garden: i64 = 0
    for tile in seat.garden:
        if tile != EMPTY and is_monk(tile) == (KIND[seat.place] == MONK):
            in_garden += 1
    _need(state, state.bought <= in_garden, "bought")
    if state.step == PUT:
        _need(state, is_monk(state.tile) == (KIND[seat.place] == MONK), "tile")
    elif state.step == BUY and state.bought < LEAST_BOUGHT:
        price = least_price(seat.place, state.piles[seat.place], cheaper_side(seat))
        money = seat.ducats + SELL_PRICE * size(seat.hand)
        fits = price != CANNOT and price <= money
        need(fits, f"seats[{state.turn}].ducats", "do not pay for any tile here (6.5)")


def _check_sheds(state: HeavenAndAleState) -> None:
    """8.5, 12.3, 12.6 The shed that waits for a choice, and perhaps one more."""
    choosing = state.step == SHED_CHOICE
    _need(state, (state.shed != NO_SHED) == choosing, "shed")
    _need(state, choosing or state.enclosed == 0, "enclosed")
    if not choosing:
        return
    seat = state.seats[state.turn]
    _need(state, state.bought > 0, "bought")
    _need(state, seat.sheds[state.shed] != NOT_BUILT, "shed")
    _need(state, asks_for_choice(row_of(sum_around(seat, state.shed))), "shed")
    _need(state, state.enclosed & (member(state.shed + 1) - 1) == 0, "enclosed")
    _need(state, _enclosing_cells(state, seat), "enclosed")


def _enclosing_cells(state: HeavenAndAleState, seat: Seat) -> bool:
    """12.1, 12.6 Whether one tile bought here can have enclosed all that is being built."""
    monk = KIND[seat.place] == MONK
    for direction in range(DIRECTIONS):
        cell = NEIGHBOUR[SHED_CELLS[state.shed] * DIRECTIONS + direction]
        if is_monk(seat.garden[cell]) == monk and state.enclosed & ~_sheds_beside(cell) == 0:
            return True
    return False


def _sheds_beside(cell: i64) -> i64:
    found: i64 = 0
    for direction in range(DIRECTIONS):
        beside = NEIGHBOUR[cell * DIRECTIONS + direction]
        if beside != OUTSIDE and SHED_NUMBER[beside] >= 0:
            found |= member(SHED_NUMBER[beside])
    return found


# ---- scoring and cards


def _check_scoring(state: HeavenAndAleState) -> None:
    """10.1, 10.2 The spot whose disc was just taken from this space."""
    scored = _is_scored(state)
    _need(state, (state.spot != NO_SPOT) == scored, "spot")
    seat = state.seats[state.turn]
    if state.step == SCORE:
        need(state.discs[seat.place] > 0, f"track[{seat.place}].discs", "one is taken here (10.1)")
    if not scored:
        return
    _need(state, has(seat.discs, state.spot), "spot")
    _need(state, allows(DISC[seat.place], state.spot), "spot")
    _need(state, state.step != NUMBER or state.spot == NUMBER_SPOT, "spot")
    if state.step != NUMBER:
        # 13.1 Its pair is complete.
        _need(state, has(seat.discs, PARTNER[state.spot]), "spot")
    if state.step == PRIVILEGE:
        need(seat.hand != 0, f"seats[{state.turn}].hand", "has a card to be asked for (13.1)")
    if state.step != MARKER:
        beside = seat.beside[PAIR[state.spot]]
        need(beside == NO_CARD, f"seats[{state.turn}].beside", "is null until one is chosen")


def _check_card(state: HeavenAndAleState) -> None:
    """13.4 P4, P5 The card for which a marker is chosen lies beside its pair."""
    _need(state, state.card == NO_CARD_PLAYED or state.step == MARKER, "card")
    if not _is_card_under_way(state):
        return
    seat = state.seats[state.turn]
    _need(state, seat.beside[PAIR[state.spot]] == state.card, "card")
    tie = state.card == DISCS_CARD and lowest_markers(state) > 1
    _need(state, state.card == RESOURCE_CARD or tie, "card")


def _check_can_be_done(state: HeavenAndAleState) -> None:
    """Who is asked has something to do."""
    if state.to_move == CHANCE:
        need(len(state._chance_actions()) > 0, "step", "there is nothing to lay (15.3)")
    elif not state.is_over:
        can = len(state._legal()) > 0
        need(can, "step", f"nothing could be done at step {STEPS[state.step]!r}")
