"""Section 10: scoring discs and the spots they are put on."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.heaven_and_ale.actions import NAME_NUMBER, SCORE_SPOT
from sobremesa.games.heaven_and_ale.activation import (
    activate_number,
    activate_resource,
    has_number,
    trigger_monks,
)
from sobremesa.games.heaven_and_ale.box import NUMBERS
from sobremesa.games.heaven_and_ale.privileges import after_scoring
from sobremesa.games.heaven_and_ale.seat import Seat, has, member
from sobremesa.games.heaven_and_ale.spots import (
    ALLOWED,
    NOT_SUCH,
    NUMBER_SPOT,
    SPOT_MONK,
    SPOT_NAMES,
    SPOT_RESOURCE,
    SPOTS,
    SPOTS_OF_TILE,
)
from sobremesa.games.heaven_and_ale.state import HeavenAndAleState
from sobremesa.games.heaven_and_ale.steps import NUMBER
from sobremesa.games.heaven_and_ale.tiles import EMPTY
from sobremesa.games.heaven_and_ale.track import DISC


def scored_spots(seat: Seat) -> i64:
    """10.3 The spots, as a set, that score something in the garden."""
    found: i64 = 0
    for tile in seat.garden:
        if tile != EMPTY:
            found |= SPOTS_OF_TILE[tile]
    return found


def usable_spots(seat: Seat) -> i64:
    """10.3 The spots, as a set, that are empty and score something in the garden."""
    return scored_spots(seat) & ~seat.discs


def legal_spots(state: HeavenAndAleState, actions: vec[i64]) -> vec[i64]:
    """10.2, 10.3 The spots that the disc may go onto."""
    seat = state.seats[state.turn]
    spots = usable_spots(seat) & ALLOWED[DISC[seat.place]]
    for spot in range(SPOTS):
        if has(spots, spot):
            actions = append(actions, SCORE_SPOT + spot)
    return actions


def score(state: HeavenAndAleState, spot: i64) -> None:
    """10.1 One disc goes from the space onto the spot, and the spot is carried out."""
    seat = state.seats[state.turn]
    state.discs[seat.place] -= 1
    seat.discs |= member(spot)
    state.spot = spot
    if state.events is not None:
        told: dict[str, object] = {"seat": int(state.turn), "place": int(seat.place)}
        state.tell(Event("disc_placed", {**told, "spot": SPOT_NAMES[spot]}))
    if spot == NUMBER_SPOT:
        state.ask(NUMBER)
        return
    if SPOT_RESOURCE[spot] != NOT_SUCH:
        activate_resource(state, SPOT_RESOURCE[spot])
    else:
        trigger_monks(state, SPOT_MONK[spot])
    after_scoring(state)


def legal_numbers(state: HeavenAndAleState, actions: vec[i64]) -> vec[i64]:
    """10.4 The numbers on the own resource tiles."""
    for number in range(1, NUMBERS + 1):
        if has_number(state.seats[state.turn], number):
            actions = append(actions, NAME_NUMBER + number - 1)
    return actions


def name_number(state: HeavenAndAleState, number: i64) -> None:
    """10.4 All tiles with that number are activated."""
    if state.events is not None:
        told: dict[str, object] = {"seat": int(state.turn), "number": int(number)}
        state.tell(Event("number_named", told))
    activate_number(state, number)
    after_scoring(state)
