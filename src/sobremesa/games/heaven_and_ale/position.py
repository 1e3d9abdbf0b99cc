"""A whole state of Heaven & Ale as plain data, and back, checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.errors import BadPosition, BadSetup
from sobremesa.core.state import EVERYTHING
from sobremesa.games.heaven_and_ale.box import CARD_NAMES, RESOURCE_NAMES
from sobremesa.games.heaven_and_ale.position_checks import DECLINED_NAME, TILE_NAMES, check
from sobremesa.games.heaven_and_ale.position_reading import fill
from sobremesa.games.heaven_and_ale.rules import HeavenAndAle, new_game
from sobremesa.games.heaven_and_ale.seat import (
    DECLINED,
    NO_CARD,
    NOT_BUILT,
    NOT_THERE,
    Seat,
    members,
)
from sobremesa.games.heaven_and_ale.seat_checks import check_seats
from sobremesa.games.heaven_and_ale.spots import SPOT_NAMES
from sobremesa.games.heaven_and_ale.state import (
    NO_CARD_PLAYED,
    NO_SHED,
    NO_SPOT,
    NO_TILE,
    NOBODY,
)
from sobremesa.games.heaven_and_ale.steps import LAY, STEPS
from sobremesa.games.heaven_and_ale.table_checks import check_table
from sobremesa.games.heaven_and_ale.tiles import EMPTY, tiles_in
from sobremesa.games.heaven_and_ale.track import START_NAMES
from sobremesa.games.heaven_and_ale.turn_checks import check_turn

if TYPE_CHECKING:
    from sobremesa.games.heaven_and_ale.game import HeavenAndAleGame


class PlaceData(msgspec.Struct, forbid_unknown_fields=True):
    """What lies on a place of the round track."""

    tiles: list[str] = []
    discs: int = 0


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """What one seat has; ``large`` and ``small`` are its barrels by the numbers of their goals."""

    score: int
    ducats: int
    markers: dict[str, int]
    brewmaster: int
    garden: list[str | None]
    sheds: list[int | None]
    discs: list[str]
    hand: list[str]
    sold: list[str]
    beside: list[str | None]
    large: list[int]
    small: list[int]
    place: int
    start: str | None
    home: bool


class TurnData(msgspec.Struct, forbid_unknown_fields=True):
    """How far a turn has come; ``enclosed`` are the sheds to be built after ``shed``."""

    bought: int = 0
    tile: str | None = None
    shed: int | None = None
    enclosed: list[int] = []
    spot: str | None = None
    card: str | None = None


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table; rounds and goals count from 1, seats, cells and sheds from 0.

    ``first`` and ``second`` are what is left of the stacks I and II, ``laying`` the place whose
    tile comes next, ``large`` and ``small`` the goals whose barrels are still in the centre.
    """

    game: str
    rules: str
    rules_version: int
    players: int
    options: dict[str, bool | str]
    step: str
    round: int
    starter: int | None
    turn: int
    laying: int | None
    track: list[PlaceData]
    first: dict[str, int]
    second: dict[str, int]
    reserve: int
    large: list[int]
    small: list[int]
    seats: list[SeatData]
    turn_now: TurnData
    observer: int = EVERYTHING


# ---- written


def position(state: HeavenAndAle) -> dict[str, object]:
    """The state, or observation, as data that JSON can carry."""
    data = PositionData(
        game=state.game.name,
        rules=state.rules,
        rules_version=state.game.rules_version,
        players=int(state.players),
        options={
            name: value for name, value in state.options.items() if isinstance(value, (bool, str))
        },
        step=STEPS[state.step],
        round=int(state.round) + 1,
        starter=None if state.starter == NOBODY else int(state.starter),
        turn=int(state.turn),
        laying=int(state.laying) if state.step == LAY else None,
        track=[
            PlaceData([TILE_NAMES[kind] for kind in tiles_in(pile)], int(discs))
            for pile, discs in zip(state.piles, state.discs, strict=True)
        ],
        first=_kinds(state.first_tiles),
        second=_kinds(state.second_tiles),
        reserve=int(state.reserve),
        large=_goals(state.large),
        small=_goals(state.small),
        seats=[_seat_data(seat) for seat in state.seats],
        turn_now=_turn_data(state),
        observer=int(state.observer),
    )
    plain: dict[str, object] = msgspec.to_builtins(data)
    return plain


def _kinds(counts: vec[i64]) -> dict[str, int]:
    return {TILE_NAMES[kind]: int(count) for kind, count in enumerate(counts) if count > 0}


def _goals(goals: int) -> list[int]:
    return [goal + 1 for goal in members(goals)]


def _seat_data(seat: Seat) -> SeatData:
    return SeatData(
        score=int(seat.score),
        ducats=int(seat.ducats),
        markers={name: int(seat.markers[i]) for i, name in enumerate(RESOURCE_NAMES)},
        brewmaster=int(seat.brewmaster),
        garden=[None if tile == EMPTY else TILE_NAMES[tile] for tile in seat.garden],
        sheds=[None if shed == NOT_BUILT else int(shed) for shed in seat.sheds],
        discs=[SPOT_NAMES[spot] for spot in members(seat.discs)],
        hand=[CARD_NAMES[card] for card in members(seat.hand)],
        sold=[CARD_NAMES[card] for card in members(seat.sold)],
        beside=[_beside(card) for card in seat.beside],
        large=_goals(seat.large),
        small=_goals(seat.small),
        place=int(seat.place),
        start=None if seat.start == NOT_THERE else START_NAMES[seat.start],
        home=bool(seat.home),
    )


def _beside(card: int) -> str | None:
    if card == NO_CARD:
        return None
    return DECLINED_NAME if card == DECLINED else CARD_NAMES[card]


def _turn_data(state: HeavenAndAle) -> TurnData:
    return TurnData(
        bought=int(state.bought),
        tile=None if state.tile == NO_TILE else TILE_NAMES[state.tile],
        shed=None if state.shed == NO_SHED else int(state.shed),
        enclosed=members(state.enclosed),
        spot=None if state.spot == NO_SPOT else SPOT_NAMES[state.spot],
        card=None if state.card == NO_CARD_PLAYED else CARD_NAMES[state.card],
    )


def from_position(game: HeavenAndAleGame, data: object) -> HeavenAndAle:
    """The state that ``position`` wrote; raises ``BadPosition`` when it cannot be one."""
    try:
        told = msgspec.convert(data, PositionData)
    except msgspec.ValidationError as error:
        raise BadPosition("position", str(error)) from error
    if told.game != game.name:
        raise BadPosition("game", f"is {told.game!r}; allowed: {game.name}")
    if told.rules_version != game.rules_version:
        raise BadPosition("rules_version", f"is {told.rules_version}, not {game.rules_version}")
    try:
        options = game.checked_setup(told.players, told.rules, dict(told.options))
    except BadSetup as error:
        raise BadPosition("players, rules, options", str(error)) from error
    state = new_game(game, told.players, told.rules, options)
    check(told, state.setting)
    fill(state, told)
    check_table(state)
    check_seats(state)
    check_turn(state)
    return state
