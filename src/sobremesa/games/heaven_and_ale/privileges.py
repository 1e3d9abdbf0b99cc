"""6.8, section 13: privilege cards, given up for ducats or placed beside a pair."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.heaven_and_ale.actions import (
    CHOOSE_MARKER,
    DECLINE,
    PLAY_CARD,
    SELL,
)
from sobremesa.games.heaven_and_ale.activation import tiles_of_resource
from sobremesa.games.heaven_and_ale.box import (
    BOX,
    CARD_AMOUNT,
    CARD_NAMES,
    CARDS,
    RESOURCE_NAMES,
    RESOURCES,
    SELL_PRICE,
)
from sobremesa.games.heaven_and_ale.rounds import after_start_chosen, finish_turn
from sobremesa.games.heaven_and_ale.seat import (
    DECLINED,
    NO_CARD,
    NOT_THERE,
    has,
    member,
    size,
)
from sobremesa.games.heaven_and_ale.spots import PAIR, PARTNER
from sobremesa.games.heaven_and_ale.state import NO_CARD_PLAYED, HeavenAndAleState
from sobremesa.games.heaven_and_ale.steps import MARKER, PRIVILEGE
from sobremesa.games.heaven_and_ale.track import START_AMOUNT

_EFFECTS: Final[list[str]] = [card["effect"] for card in BOX["privileges"]["cards"]]
MONEY_CARD: Final[i64] = _EFFECTS.index("ducats")
BREWMASTER_CARD: Final[i64] = _EFFECTS.index("brewmaster_steps")
RESOURCE_CARD: Final[i64] = _EFFECTS.index(
    "chosen_resource_marker_steps_per_own_tile_of_that_resource"
)
DISCS_CARD: Final[i64] = _EFFECTS.index("least_advanced_resource_marker_steps_per_own_disc")


def append_sales(state: HeavenAndAleState, actions: vec[i64]) -> vec[i64]:
    """6.8, 13.5 Cards that are not placed may be given up at any moment of the own turn."""
    hand = state.seats[state.turn].hand
    for card in range(CARDS):
        if has(hand, card):
            actions = append(actions, SELL + card)
    return actions


def sell(state: HeavenAndAleState, card: i64) -> None:
    """6.8 A card leaves the game for ducats."""
    seat = state.seats[state.turn]
    seat.hand &= ~member(card)
    seat.sold |= member(card)
    seat.ducats += SELL_PRICE
    if state.events is not None:
        state.tell(
            Event(
                "card_sold",
                {
                    "seat": int(state.turn),
                    "card": CARD_NAMES[card],
                    "ducats": int(SELL_PRICE),
                    "money": int(seat.ducats),
                },
            )
        )
    state.ask(state.step)


def after_scoring(state: HeavenAndAleState) -> None:
    """10.8, 13.1 A pair that is complete may get a card; else the turn is over."""
    seat = state.seats[state.turn]
    if has(seat.discs, PARTNER[state.spot]) and seat.hand != 0:
        state.ask(PRIVILEGE)
    else:
        finish_turn(state)


def legal_cards(state: HeavenAndAleState, actions: vec[i64]) -> vec[i64]:
    """13.1, 13.2, 13.6 Any card that is left, or none."""
    hand = state.seats[state.turn].hand
    for card in range(CARDS):
        if has(hand, card):
            actions = append(actions, PLAY_CARD + card)
    return append(actions, DECLINE)


def decline(state: HeavenAndAleState) -> None:
    """13.2 The pair can never receive a card."""
    state.seats[state.turn].beside[PAIR[state.spot]] = DECLINED
    if state.events is not None:
        told: dict[str, object] = {
            "seat": int(state.turn),
            "pair": int(PAIR[state.spot]),
        }
        state.tell(Event("card_declined", told))
    finish_turn(state)


def place_card(state: HeavenAndAleState, card: i64) -> None:
    """13.1, 13.4 A card beside the pair, resolved immediately."""
    seat = state.seats[state.turn]
    assert seat.beside[PAIR[state.spot]] == NO_CARD
    seat.hand &= ~member(card)
    seat.beside[PAIR[state.spot]] = card
    state.card = card
    if state.events is not None:
        told: dict[str, object] = {
            "seat": int(state.turn),
            "card": CARD_NAMES[card],
            "pair": int(PAIR[state.spot]),
        }
        state.tell(Event("card_placed", told))
    if card == RESOURCE_CARD or (card == DISCS_CARD and lowest_markers(state) > 1):
        state.ask(MARKER)
        return
    if card == MONEY_CARD:
        seat.ducats += CARD_AMOUNT[card]
        if state.events is not None:
            state.tell(Event("ducats_gained", _gained(state, CARD_AMOUNT[card])))
    elif card == BREWMASTER_CARD:
        move_brewmaster(state, CARD_AMOUNT[card])
    elif card == DISCS_CARD:
        for resource in range(RESOURCES):
            if seat.markers[resource] == seat.lowest():
                _move_marker(state, resource, _steps_of_card(state, resource))
                break
    finish_turn(state)


def _gained(state: HeavenAndAleState, ducats: i64) -> dict[str, object]:
    money = int(state.seats[state.turn].ducats)
    return {"seat": int(state.turn), "ducats": int(ducats), "money": money}


def gain_ducats(state: HeavenAndAleState, ducats: i64) -> None:
    """3.4 Ducats from the start area."""
    state.seats[state.turn].ducats += ducats
    if state.events is not None:
        state.tell(Event("ducats_gained", _gained(state, ducats)))


def move_brewmaster(state: HeavenAndAleState, steps: i64) -> None:
    """4.2.7 The brewmaster goes forward."""
    seat = state.seats[state.turn]
    gone = seat.advance_brewmaster(steps)
    if state.events is not None:
        told: dict[str, object] = {
            "seat": int(state.turn),
            "steps": int(gone),
            "brewmaster": int(seat.brewmaster),
        }
        state.tell(Event("brewmaster_moved", told))


# ---- which marker


def lowest_markers(state: HeavenAndAleState) -> i64:
    """13.4 P5 How many markers are the least advanced."""
    seat = state.seats[state.turn]
    lowest = seat.lowest()
    found: i64 = 0
    for space in seat.markers:
        if space == lowest:
            found += 1
    return found


def legal_markers(state: HeavenAndAleState, actions: vec[i64]) -> vec[i64]:
    """3.4 S3, 13.4 P4 Any marker; 13.4 P5 of those tied for the last place."""
    seat = state.seats[state.turn]
    for resource in range(RESOURCES):
        if state.card != DISCS_CARD or seat.markers[resource] == seat.lowest():
            actions = append(actions, CHOOSE_MARKER + resource)
    return actions


def _steps_of_card(state: HeavenAndAleState, resource: i64) -> i64:
    """13.4 P4 a step for each tile of the resource; P5 for each disc."""
    seat = state.seats[state.turn]
    if state.card == RESOURCE_CARD:
        return CARD_AMOUNT[RESOURCE_CARD] * tiles_of_resource(seat, resource)
    return CARD_AMOUNT[DISCS_CARD] * size(seat.discs)


def choose_marker(state: HeavenAndAleState, resource: i64) -> None:
    """3.4 S3, 13.4 P4, P5 The marker goes forward; that ends the turn or the choice of a start."""
    seat = state.seats[state.turn]
    if state.card != NO_CARD_PLAYED:
        _move_marker(state, resource, _steps_of_card(state, resource))
        finish_turn(state)
        return
    assert seat.start != NOT_THERE
    _move_marker(state, resource, START_AMOUNT[seat.start])
    after_start_space(state)


def _move_marker(state: HeavenAndAleState, resource: i64, steps: i64) -> None:
    seat = state.seats[state.turn]
    ducats = seat.ducats
    seat.advance(resource, steps)
    if state.events is not None:
        told: dict[str, object] = {
            "seat": int(state.turn),
            "resource": RESOURCE_NAMES[resource],
            "steps": int(steps),
            "marker": int(seat.markers[resource]),
            "ducats": int(seat.ducats - ducats),
        }
        state.tell(Event("marker_moved", told))


def after_start_space(state: HeavenAndAleState) -> None:
    """5.9, 7.1 The reward is taken: before the first round the next one chooses."""
    if state.seats[state.turn].home:
        finish_turn(state)
    else:
        after_start_chosen(state)
