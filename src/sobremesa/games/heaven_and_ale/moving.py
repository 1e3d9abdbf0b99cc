"""Sections 6, 7: where a figure may go, and what happens where it arrives."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.heaven_and_ale.actions import GO, START
from sobremesa.games.heaven_and_ale.barrels import is_any_there, take_barrels
from sobremesa.games.heaven_and_ale.box import SELL_PRICE
from sobremesa.games.heaven_and_ale.buying import CANNOT, cheaper_side, least_price
from sobremesa.games.heaven_and_ale.privileges import (
    after_start_space,
    append_sales,
    gain_ducats,
    move_brewmaster,
)
from sobremesa.games.heaven_and_ale.rounds import finish_turn, leave_start
from sobremesa.games.heaven_and_ale.scoring import usable_spots
from sobremesa.games.heaven_and_ale.seat import size
from sobremesa.games.heaven_and_ale.spots import ALLOWED
from sobremesa.games.heaven_and_ale.state import NOBODY, HeavenAndAleState
from sobremesa.games.heaven_and_ale.steps import BUY, CHOOSE_START, MARKER, SCORE
from sobremesa.games.heaven_and_ale.track import (
    BARREL,
    BREWMASTER_STEPS,
    DISC,
    FIRST_START,
    KIND,
    LAST_BARREL_SPACE,
    MARKER_STEPS,
    MONEY,
    PLACES,
    SCORING,
    START_AMOUNT,
    START_AREA,
    START_EFFECT,
    START_NAMES,
    STARTS,
)


def legal_moves(state: HeavenAndAleState, actions: vec[i64]) -> vec[i64]:
    """6.2-6.6, 6.8 The start area, spaces ahead whose action can be performed, and card sales."""
    actions = legal_starts(state, actions)
    seat = state.seats[state.turn]
    side = cheaper_side(seat)
    money = seat.ducats + SELL_PRICE * size(seat.hand)
    spots = usable_spots(seat)
    barrels = seat.place < LAST_BARREL_SPACE and is_any_there(state)
    for place in range(seat.place + 1, PLACES):
        kind = KIND[place]
        if kind == SCORING:
            # 6.5b It holds a disc and allows a spot that can be used.
            can_enter = state.discs[place] > 0 and spots & ALLOWED[DISC[place]] != 0
        elif kind == BARREL:
            can_enter = barrels  # 6.5c
        else:
            # 6.5a One of its tiles can be paid for, all cards given up if need be.
            price = least_price(place, state.piles[place], side)
            can_enter = price != CANNOT and price <= money
        if can_enter:
            actions = append(actions, GO + place)
    return append_sales(state, actions)


def legal_starts(state: HeavenAndAleState, actions: vec[i64]) -> vec[i64]:
    """5.9, 7.1-7.3 Start spaces without another figure; the last one home may have no choice."""
    if state.step != CHOOSE_START and _must_take_first(state):
        return append(actions, START + FIRST_START)
    for start in range(STARTS):
        if holder_of(state, start) == NOBODY:
            actions = append(actions, START + start)
    return actions


def holder_of(state: HeavenAndAleState, start: i64) -> i64:
    """7.3 Which other figure stands on a start space."""
    for number in range(state.players):
        if number != state.turn and state.seats[number].start == start:
            return number
    return NOBODY


def _must_take_first(state: HeavenAndAleState) -> bool:
    """7.2 Whether all others are home in this round and the first player's space is empty."""
    for number in range(state.players):
        if number != state.turn and not state.seats[number].home:
            return False
    return holder_of(state, FIRST_START) == NOBODY


def move(state: HeavenAndAleState, place: i64) -> None:
    """6.2 The figure goes forward; its space's action follows."""
    seat = state.seats[state.turn]
    leave_start(state)
    if state.events is not None:
        told: dict[str, object] = {
            "seat": int(state.turn),
            "from": int(seat.place),
            "to": int(place),
        }
        state.tell(Event("figure_moved", told))
    seat.place = place
    kind = KIND[place]
    if kind == BARREL:
        take_barrels(state)
        finish_turn(state)
    elif kind == SCORING:
        state.ask(SCORE)
    else:
        state.ask(BUY)


def enter_start(state: HeavenAndAleState, start: i64) -> None:
    """5.9, 7.1 The figure goes onto a start space; its reward is taken at once."""
    seat = state.seats[state.turn]
    if state.step != CHOOSE_START:
        seat.home = True
    if state.events is not None:
        told: dict[str, object] = {
            "seat": int(state.turn),
            "from": int(seat.place),
            "start": START_NAMES[start],
            "home": bool(seat.home),
        }
        state.tell(Event("start_entered", told))
    seat.start = start
    seat.place = START_AREA
    effect = START_EFFECT[start]
    if effect == MARKER_STEPS:
        state.ask(MARKER)
        return
    if effect == BREWMASTER_STEPS:
        move_brewmaster(state, START_AMOUNT[start])
    elif effect == MONEY:
        gain_ducats(state, START_AMOUNT[start])
    after_start_space(state)
