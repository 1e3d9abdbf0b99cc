"""Section 11: what activated tiles bring; 10.4-10.7 which ones a spot activates."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.heaven_and_ale.box import MONK_NAMES, RESOURCE_NAMES
from sobremesa.games.heaven_and_ale.garden import (
    CELLS,
    DIRECTIONS,
    NEIGHBOUR,
    OUTSIDE,
    SHADY,
    SIDE,
)
from sobremesa.games.heaven_and_ale.seat import Seat
from sobremesa.games.heaven_and_ale.state import HeavenAndAleState
from sobremesa.games.heaven_and_ale.tiles import (
    EMPTY,
    FIRST_MONK,
    described,
    fertility_of,
    is_resource,
    resource_of,
)


def activate(state: HeavenAndAleState, cell: i64) -> None:
    """11.0.1-11.0.3 In the shade ducats, in the sun steps of a marker; a monk: the brewmaster's.

    11.1, 12.5 It is never asked for, and happens as often as something activates the tile.
    """
    seat = state.seats[state.turn]
    tile = seat.garden[cell]
    ducats = seat.ducats
    if tile >= FIRST_MONK:
        seat.advance_brewmaster(1)
    elif SIDE[cell] == SHADY:
        seat.ducats += fertility_of(tile)
    else:
        seat.advance(resource_of(tile), fertility_of(tile))
    if state.events is not None:
        told: dict[str, object] = {
            "seat": int(state.turn),
            "cell": int(cell),
            "ducats": int(seat.ducats - ducats),
            "money": int(seat.ducats),
            **described(int(tile)),
        }
        if tile >= FIRST_MONK:
            told["brewmaster"] = int(seat.brewmaster)
        elif SIDE[cell] != SHADY:
            told["resource"] = RESOURCE_NAMES[resource_of(tile)]
            told["marker"] = int(seat.markers[resource_of(tile)])
        state.tell(Event("tile_activated", told))


def activate_number(state: HeavenAndAleState, number: i64) -> None:
    """10.4 Each resource tile with exactly that number."""
    garden = state.seats[state.turn].garden
    for cell in range(CELLS):
        if is_resource(garden[cell]) and fertility_of(garden[cell]) == number:
            activate(state, cell)


def activate_resource(state: HeavenAndAleState, resource: i64) -> None:
    """10.7 Each tile of that resource, on both sides."""
    garden = state.seats[state.turn].garden
    for cell in range(CELLS):
        if is_resource(garden[cell]) and resource_of(garden[cell]) == resource:
            activate(state, cell)


def trigger_monks(state: HeavenAndAleState, monk: i64) -> None:
    """10.5, 10.6 Each monk of the type activates all tiles beside him; he earns nothing himself."""
    garden = state.seats[state.turn].garden
    for cell in range(CELLS):
        if garden[cell] != FIRST_MONK + monk:
            continue
        if state.events is not None:
            told: dict[str, object] = {
                "seat": int(state.turn),
                "cell": int(cell),
                "monk": MONK_NAMES[monk],
            }
            state.tell(Event("monk_triggered", told))
        for direction in range(DIRECTIONS):
            beside = NEIGHBOUR[cell * DIRECTIONS + direction]
            if beside != OUTSIDE and garden[beside] != EMPTY:
                activate(state, beside)


def has_number(seat: Seat, number: i64) -> bool:
    """10.4 Whether a garden has a resource tile with a number."""
    return any(is_resource(tile) and fertility_of(tile) == number for tile in seat.garden)


def tiles_of_resource(seat: Seat, resource: i64) -> i64:
    """13.4 P4 How many tiles of a resource a garden has."""
    found: i64 = 0
    for tile in seat.garden:
        if is_resource(tile) and resource_of(tile) == resource:
            found += 1
    return found
