"""A whole state of Asara as plain data, and back, checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.errors import BadPosition, BadSetup
from sobremesa.core.state import EVERYTHING
from sobremesa.games.asara.areas import (
    AREA_NAMES,
    AREAS,
    FIRST_SPACE,
    NO_AREA,
    SPACES_OF,
    is_in_play,
)
from sobremesa.games.asara.box import BUYER_NAMES, COLOUR_NAMES, LIT_OPTIONS
from sobremesa.games.asara.counts import of_colour
from sobremesa.games.asara.position_checks import HIDDEN, KIND_NAMES, PAIR, check
from sobremesa.games.asara.position_reading import fill_table, fill_turn
from sobremesa.games.asara.rules import Asara, new_game
from sobremesa.games.asara.seat import Seat
from sobremesa.games.asara.sections import SHAPE_NAMES
from sobremesa.games.asara.state import (
    FACE_DOWN,
    NO_CARD,
    NO_COLOUR,
    NO_OPTION,
    NO_SHAPE,
    NO_SPACE,
    NOBODY,
    UNKNOWN,
    VACANT,
    card_on,
    seat_on,
)
from sobremesa.games.asara.steps import STEPS
from sobremesa.games.asara.table_checks import check_table
from sobremesa.games.asara.towers import (
    fresh_gold_windows,
    fresh_windows,
    gold_trunks,
    gold_windows,
    has_gold_base,
    has_gold_turret,
    lits_on_gold,
    lits_on_plain,
    plain_trunks,
    plain_windows,
    tower_colour,
)
from sobremesa.games.asara.turn_checks import check_turn

if TYPE_CHECKING:
    from sobremesa.games.asara.game import AsaraGame


class TowerData(msgspec.Struct, forbid_unknown_fields=True):
    """A tower, or a base alone at step "turret"; fresh windows are of the action under way."""

    colour: str
    base_gold: bool = False
    turret_gold: bool = False
    trunks: int = 0
    gold_trunks: int = 0
    windows: int = 0
    gold_windows: int = 0
    lit: int = 0
    lit_gold: int = 0
    fresh: int = 0
    fresh_gold: int = 0


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """What one seat has; cards, lit windows and sections by name, and how many of each."""

    score: int
    money: int
    hand: dict[str, int]
    down: dict[str, int]
    piled: int
    sections: dict[str, int]
    lits: dict[str, int]
    towers: list[TowerData]
    hand_unknown: int = 0
    down_unknown: int = 0
    lits_unknown: int = 0


class BuyerData(msgspec.Struct, forbid_unknown_fields=True):
    """Who stands on a space; ``card`` is null where two cards lie face down."""

    seat: int
    card: str | None


class AreaData(msgspec.Struct, forbid_unknown_fields=True):
    """The buyer colour that has to be followed, and the spaces; null is vacant."""

    colour: str | None
    spaces: list[BuyerData | None]


class LitData(msgspec.Struct, forbid_unknown_fields=True):
    """A lit window put back, and by whom; its colour is "?" where it is not known."""

    colour: str
    seat: int


class LitStackData(msgspec.Struct, forbid_unknown_fields=True):
    """The stack of lit windows; ``bottom`` from the topmost of those put back."""

    unseen: dict[str, int]
    bottom: list[LitData]
    unseen_unknown: int = 0


class TurnData(msgspec.Struct, forbid_unknown_fields=True):
    """How far a turn has come; a ``space`` is counted from 0 within its area."""

    area: str | None = None
    card: str | None = None
    laid: int = 0
    laid_colour: str | None = None
    space: int | None = None
    sections: int = 0
    left: int = 0
    shape: str | None = None
    option: str | None = None
    looked: dict[str, int] = {}
    looked_unknown: int = 0
    to_look: int = 0
    to_keep: int = 0
    to_draw: int = 0


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table; years count from 1, seats from 0."""

    game: str
    rules: str
    rules_version: int
    players: int
    options: dict[str, bool | str]
    step: str
    year: int
    starter: int | None
    patronage: int | None
    turn: int
    treasury: int
    markets: dict[str, int]
    stacks: dict[str, int]
    areas: dict[str, AreaData]
    deck: dict[str, int]
    seats: list[SeatData]
    turn_now: TurnData
    lit_stack: LitStackData | None = None
    deck_unknown: int = 0
    observer: int = EVERYTHING


# ---- written


def position(state: Asara) -> dict[str, object]:
    """The state, or observation, as data that JSON can carry."""
    professional = state.setting.professional
    data = PositionData(
        game=state.game.name,
        rules=state.rules,
        rules_version=state.game.rules_version,
        players=int(state.players),
        options={
            name: value for name, value in state.options.items() if isinstance(value, (bool, str))
        },
        step=STEPS[state.step],
        year=int(state.year) + 1,
        starter=None if state.starter == NOBODY else int(state.starter),
        patronage=None if state.holder == NOBODY else int(state.holder),
        turn=int(state.turn),
        treasury=int(state.treasury),
        markets=_kinds(state.open_tiles),
        stacks=_kinds(state.stacks),
        areas={
            AREA_NAMES[area]: _area_data(state, area)
            for area in range(AREAS)
            if is_in_play(area, professional)
        },
        deck=_named(state.deck, BUYER_NAMES),
        seats=[_seat_data(seat) for seat in state.seats],
        turn_now=_turn_data(state),
        lit_stack=_lit_stack_data(state) if professional else None,
        deck_unknown=int(state.deck_unknown),
        observer=int(state.observer),
    )
    plain: dict[str, object] = msgspec.to_builtins(data)
    return plain


def _kinds(counts: vec[i64]) -> dict[str, int]:
    return {KIND_NAMES[kind]: int(count) for kind, count in enumerate(counts) if count > 0}


def _named(counts: int, names: list[str]) -> dict[str, int]:
    counted = {name: int(of_colour(counts, colour)) for colour, name in enumerate(names)}
    return {name: count for name, count in counted.items() if count > 0}


def _area_data(state: Asara, area: int) -> AreaData:
    colour = state.colour_of_area[area]
    first = FIRST_SPACE[area]
    return AreaData(
        colour=None if colour == NO_COLOUR else BUYER_NAMES[colour],
        spaces=[_buyer_data(state.spaces[first + number]) for number in range(SPACES_OF[area])],
    )


def _buyer_data(space: int) -> BuyerData | None:
    if space == VACANT:
        return None
    card = card_on(space)
    return BuyerData(int(seat_on(space)), None if card == FACE_DOWN else BUYER_NAMES[card])


def _seat_data(seat: Seat) -> SeatData:
    return SeatData(
        score=int(seat.score),
        money=int(seat.money),
        hand=_named(seat.hand, BUYER_NAMES),
        down=_named(seat.down, BUYER_NAMES),
        piled=int(seat.piled),
        sections=_kinds(seat.sections),
        lits=_named(seat.lits, COLOUR_NAMES),
        towers=[_tower_data(tower) for tower in seat.towers],
        hand_unknown=int(seat.hand_unknown),
        down_unknown=int(seat.down_unknown),
        lits_unknown=int(seat.lits_unknown),
    )


def _tower_data(tower: int) -> TowerData:
    return TowerData(
        colour=COLOUR_NAMES[tower_colour(tower)],
        base_gold=has_gold_base(tower),
        turret_gold=has_gold_turret(tower),
        trunks=int(plain_trunks(tower)),
        gold_trunks=int(gold_trunks(tower)),
        windows=int(plain_windows(tower)),
        gold_windows=int(gold_windows(tower)),
        lit=int(lits_on_plain(tower)),
        lit_gold=int(lits_on_gold(tower)),
        fresh=int(fresh_windows(tower)),
        fresh_gold=int(fresh_gold_windows(tower)),
    )


def _lit_stack_data(state: Asara) -> LitStackData:
    return LitStackData(
        unseen=_named(state.lit_unseen, COLOUR_NAMES),
        bottom=[
            LitData(HIDDEN if colour == UNKNOWN else COLOUR_NAMES[colour], int(seat))
            for colour, seat in zip(state.lit_bottom, state.lit_bottom_by, strict=True)
        ],
        unseen_unknown=int(state.lit_unseen_unknown),
    )


def _turn_data(state: Asara) -> TurnData:
    card: str | None = None
    if state.card != NO_CARD:
        card = PAIR if state.card == FACE_DOWN else BUYER_NAMES[state.card]
    laid_colour: str | None = None
    if state.laid_colour != NO_COLOUR:
        hidden = state.laid_colour == UNKNOWN
        laid_colour = HIDDEN if hidden else BUYER_NAMES[state.laid_colour]
    space: int | None = None
    if state.space != NO_SPACE:
        space = int(state.space - FIRST_SPACE[state.area])
    return TurnData(
        area=None if state.area == NO_AREA else AREA_NAMES[state.area],
        card=card,
        laid=int(state.laid),
        laid_colour=laid_colour,
        space=space,
        sections=int(state.sections),
        left=int(state.left),
        shape=None if state.shape == NO_SHAPE else SHAPE_NAMES[state.shape],
        option=None if state.option == NO_OPTION else LIT_OPTIONS[state.option],
        looked=_named(state.looked, COLOUR_NAMES),
        looked_unknown=int(state.looked_unknown),
        to_look=int(state.to_look),
        to_keep=int(state.to_keep),
        to_draw=int(state.to_draw),
    )


def from_position(game: AsaraGame, data: object) -> Asara:
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
    check(told)
    state = new_game(game, told.players, told.rules, options)
    fill_table(state, told)
    fill_turn(state, told.turn_now)
    check_table(state)
    check_turn(state)
    return state
