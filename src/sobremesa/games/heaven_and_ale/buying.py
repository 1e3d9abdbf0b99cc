"""Sections 8, 9: buying resource tiles and monks, and putting them into the garden."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.heaven_and_ale.actions import BUY_TILE, END, PUT_ON
from sobremesa.games.heaven_and_ale.box import BOX
from sobremesa.games.heaven_and_ale.garden import CELLS, SHADY, SHED, SIDE, SUNNY
from sobremesa.games.heaven_and_ale.privileges import append_sales
from sobremesa.games.heaven_and_ale.seat import Seat
from sobremesa.games.heaven_and_ale.sheds import enclosed_by, next_shed
from sobremesa.games.heaven_and_ale.state import NO_TILE, HeavenAndAleState
from sobremesa.games.heaven_and_ale.steps import BUY, PUT
from sobremesa.games.heaven_and_ale.tiles import (
    EMPTY,
    FIRST_MONK,
    described,
    fertility_of,
    first_in,
    rest_of,
    take_from,
)
from sobremesa.games.heaven_and_ale.track import MONK_PRICE

CANNOT: Final[i64] = -1
NO_SIDE: Final[i64] = -1  # a garden that is full
LEAST_BOUGHT: Final[i64] = BOX["costs"]["minimum_purchase_on_resource_or_monk_space"]
_RESOURCE_FACTOR: Final[vec[i64]] = vec[i64](
    [BOX["costs"]["resource_sunny_factor"], BOX["costs"]["resource_shady_factor"]]
)
_MONK_FACTOR: Final[vec[i64]] = vec[i64](
    [BOX["costs"]["monk_sunny_factor"], BOX["costs"]["monk_shady_factor"]]
)


def price_of(place: i64, tile: i64, side: i64) -> i64:
    """8.2, 9.1 The fertility, or for a monk the space's price; twice that in the sun."""
    if tile >= FIRST_MONK:
        return MONK_PRICE[place] * _MONK_FACTOR[side]
    return fertility_of(tile) * _RESOURCE_FACTOR[side]


def cheaper_side(seat: Seat) -> i64:
    """8.1, 8.2, 9.1 The side with an empty spot where tiles cost least, or ``NO_SIDE``."""
    found: i64 = NO_SIDE
    for cell in range(CELLS):
        if seat.garden[cell] == EMPTY and SIDE[cell] != SHED:
            if SIDE[cell] == SHADY:
                return SHADY
            found = SUNNY
    return found


def least_price(place: i64, pile: i64, side: i64) -> i64:
    """6.5a The lowest price of the tiles on a space, or ``CANNOT``."""
    lowest: i64 = CANNOT
    if side == NO_SIDE:
        return lowest
    while pile != 0:
        price = price_of(place, first_in(pile), side)
        if lowest == CANNOT or price < lowest:
            lowest = price
        pile = rest_of(pile)
    return lowest


def legal_purchases(state: HeavenAndAleState, actions: vec[i64]) -> vec[i64]:
    """8.1, 9.2 A tile that can be paid for; after the first one, no more; card sales."""
    seat = state.seats[state.turn]
    actions = append_sales(state, actions)
    side = cheaper_side(seat)
    pile: i64 = 0
    if side != NO_SIDE:
        pile = state.piles[seat.place]
    last: i64 = NO_TILE
    while pile != 0:
        tile = first_in(pile)
        if tile != last and price_of(seat.place, tile, side) <= seat.ducats:
            actions = append(actions, BUY_TILE + tile)
        last = tile
        pile = rest_of(pile)
    if state.bought >= LEAST_BOUGHT:
        actions = append(actions, END)
    return actions


def buy(state: HeavenAndAleState, tile: i64) -> None:
    """8.1 A tile is taken; where it goes says what it costs."""
    seat = state.seats[state.turn]
    state.piles[seat.place] = take_from(state.piles[seat.place], tile)
    state.tile = tile
    if state.events is not None:
        told: dict[str, object] = {"seat": int(state.turn), "place": int(seat.place)}
        state.tell(Event("tile_taken", {**told, **described(int(tile))}))
    state.ask(PUT)


def legal_cells(state: HeavenAndAleState, actions: vec[i64]) -> vec[i64]:
    """8.2, 8.4 Any empty spot of a side that can be paid for, never a shed spot; 6.8 sales."""
    actions = append_sales(state, actions)
    seat = state.seats[state.turn]
    sunny = price_of(seat.place, state.tile, SUNNY) <= seat.ducats
    shady = price_of(seat.place, state.tile, SHADY) <= seat.ducats
    for cell in range(CELLS):
        if seat.garden[cell] == EMPTY and (
            (sunny and SIDE[cell] == SUNNY) or (shady and SIDE[cell] == SHADY)
        ):
            actions = append(actions, PUT_ON + cell)
    return actions


def put(state: HeavenAndAleState, cell: i64) -> None:
    """8.2, 8.3, 8.5 The tile is paid for and put; a shed that it encloses is built at once."""
    seat = state.seats[state.turn]
    price = price_of(seat.place, state.tile, SIDE[cell])
    seat.ducats -= price
    seat.garden[cell] = state.tile
    if state.events is not None:
        told: dict[str, object] = {
            "seat": int(state.turn),
            "cell": int(cell),
            "ducats": int(price),
            "money": int(seat.ducats),
        }
        state.tell(Event("tile_put", {**told, **described(int(state.tile))}))
    state.tile = NO_TILE
    state.bought += 1
    state.enclosed = enclosed_by(seat, cell)
    after_shed(state)


def after_shed(state: HeavenAndAleState) -> None:
    """8.5, 12.6 The other enclosed shed, then the next purchase."""
    if not next_shed(state):
        state.ask(BUY)
