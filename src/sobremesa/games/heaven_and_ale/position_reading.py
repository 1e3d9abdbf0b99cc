"""A state of Heaven & Ale made from what a position tells, whose names have been checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import CHANCE
from sobremesa.games.heaven_and_ale.box import CARD_NAMES, RESOURCE_NAMES
from sobremesa.games.heaven_and_ale.position_checks import DECLINED_NAME, TILE_NAMES
from sobremesa.games.heaven_and_ale.seat import (
    DECLINED,
    NO_CARD,
    NOT_BUILT,
    NOT_THERE,
    Seat,
    member,
)
from sobremesa.games.heaven_and_ale.spots import SPOT_NAMES
from sobremesa.games.heaven_and_ale.state import (
    NO_CARD_PLAYED,
    NO_SHED,
    NO_SPOT,
    NO_TILE,
    NOBODY,
    HeavenAndAleState,
)
from sobremesa.games.heaven_and_ale.steps import FIRST_PLAYER, LAY, OVER, STEPS
from sobremesa.games.heaven_and_ale.tiles import EMPTY, KINDS, put_on
from sobremesa.games.heaven_and_ale.track import START_NAMES

if TYPE_CHECKING:
    from sobremesa.games.heaven_and_ale.position import PositionData, SeatData, TurnData


def fill(state: HeavenAndAleState, told: PositionData) -> None:
    """Put everything where the position says."""
    state.step = STEPS.index(told.step)
    state.round = told.round - 1
    state.starter = NOBODY if told.starter is None else told.starter
    state.turn = told.turn
    state.laying = 0 if told.laying is None else told.laying
    for place, lying in enumerate(told.track):
        state.piles[place] = _pile(lying.tiles)
        state.discs[place] = lying.discs
    state.first_tiles = _of_kinds(told.first)
    state.second_tiles = _of_kinds(told.second)
    state.reserve = told.reserve
    state.large = _goals(told.large)
    state.small = _goals(told.small)
    state.seats = [_seat(seat) for seat in told.seats]
    _fill_turn(state, told.turn_now)
    state.observer = told.observer
    state.is_over = state.step == OVER
    by_chance = state.step == LAY or state.step == FIRST_PLAYER
    # Who had the last turn is still told as the one to move when play is over.
    state.to_move = CHANCE if by_chance else state.turn


def _pile(tiles: list[str]) -> i64:
    pile: i64 = 0
    for name in tiles:
        pile = put_on(pile, TILE_NAMES.index(name))
    return pile


def _of_kinds(told: dict[str, int]) -> vec[i64]:
    counts = vec[i64]([0] * int(KINDS))
    for name, count in told.items():
        counts[TILE_NAMES.index(name)] = count
    return counts


def _set(told: list[str], names: list[str]) -> i64:
    found: i64 = 0
    for name in told:
        found |= member(names.index(name))
    return found


def _goals(told: list[int]) -> i64:
    found: i64 = 0
    for goal in told:
        found |= member(goal - 1)
    return found


def _seat(told: SeatData) -> Seat:
    seat = Seat(
        vec[i64]([EMPTY if name is None else TILE_NAMES.index(name) for name in told.garden]),
        vec[i64]([NOT_BUILT if shed is None else shed for shed in told.sheds]),
        vec[i64]([told.markers[name] for name in RESOURCE_NAMES]),
        vec[i64]([_beside(name) for name in told.beside]),
    )
    seat.score = told.score
    seat.ducats = told.ducats
    seat.brewmaster = told.brewmaster
    seat.discs = _set(told.discs, SPOT_NAMES)
    seat.hand = _set(told.hand, CARD_NAMES)
    seat.sold = _set(told.sold, CARD_NAMES)
    seat.large = _goals(told.large)
    seat.small = _goals(told.small)
    seat.place = told.place
    seat.start = NOT_THERE if told.start is None else START_NAMES.index(told.start)
    seat.home = told.home
    return seat


def _beside(name: str | None) -> int:
    if name is None:
        return int(NO_CARD)
    return int(DECLINED) if name == DECLINED_NAME else CARD_NAMES.index(name)


def _fill_turn(state: HeavenAndAleState, told: TurnData) -> None:
    state.bought = told.bought
    state.tile = NO_TILE if told.tile is None else TILE_NAMES.index(told.tile)
    state.shed = NO_SHED if told.shed is None else told.shed
    for shed in told.enclosed:
        state.enclosed |= member(shed)
    state.spot = NO_SPOT if told.spot is None else SPOT_NAMES.index(told.spot)
    state.card = NO_CARD_PLAYED if told.card is None else CARD_NAMES.index(told.card)
