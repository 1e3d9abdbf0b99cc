"""A state of Asara made from what a position tells, which has been checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.state import CHANCE
from sobremesa.games.asara.areas import AREA_NAMES, FIRST_SPACE, NO_AREA
from sobremesa.games.asara.box import BUYER_NAMES, COLOUR_NAMES, LIT_OPTIONS
from sobremesa.games.asara.counts import one
from sobremesa.games.asara.position_checks import HIDDEN, KIND_NAMES, PAIR
from sobremesa.games.asara.seat import Seat
from sobremesa.games.asara.sections import KINDS, SHAPE_NAMES
from sobremesa.games.asara.state import (
    FACE_DOWN,
    NO_COLOUR,
    NO_OPTION,
    NO_SHAPE,
    NOBODY,
    UNKNOWN,
    AsaraState,
    occupant,
)
from sobremesa.games.asara.steps import DEAL, FILL, FIRST_PLAYER, HIRE_DRAW, LIT_DRAW, OVER, STEPS
from sobremesa.games.asara.towers import (
    GOLD_TURRET,
    ONE_FRESH,
    ONE_FRESH_GOLD,
    ONE_GOLD_TRUNK,
    ONE_GOLD_WINDOW,
    ONE_LIT,
    ONE_LIT_ON_GOLD,
    ONE_TRUNK,
    ONE_WINDOW,
    new_tower,
)

if TYPE_CHECKING:
    from sobremesa.games.asara.position import (
        AreaData,
        PositionData,
        SeatData,
        TowerData,
        TurnData,
    )


def fill_table(state: AsaraState, told: PositionData) -> None:
    """Everything but the turn."""
    state.step = STEPS.index(told.step)
    state.year = told.year - 1
    state.starter = NOBODY if told.starter is None else told.starter
    state.holder = NOBODY if told.patronage is None else told.patronage
    state.turn = told.turn
    state.treasury = told.treasury
    state.open_tiles = _of_kinds(told.markets)
    state.stacks = _of_kinds(told.stacks)
    for name, area in told.areas.items():
        _fill_area(state, AREA_NAMES.index(name), area)
    state.deck = _of_colours(told.deck, BUYER_NAMES)
    state.deck_unknown = told.deck_unknown
    state.seats = [_seat(seat) for seat in told.seats]
    if told.lit_stack is not None:
        state.lit_unseen = _of_colours(told.lit_stack.unseen, COLOUR_NAMES)
        state.lit_unseen_unknown = told.lit_stack.unseen_unknown
        for lit in told.lit_stack.bottom:
            colour = UNKNOWN if lit.colour == HIDDEN else COLOUR_NAMES.index(lit.colour)
            state.lit_bottom = append(state.lit_bottom, colour)
            state.lit_bottom_by = append(state.lit_bottom_by, lit.seat)
    state.observer = told.observer
    state.is_over = state.step == OVER
    by_chance = state.step in (FILL, FIRST_PLAYER, DEAL, HIRE_DRAW, LIT_DRAW)
    state.to_move = CHANCE if by_chance else state.turn


def _of_kinds(told: dict[str, int]) -> vec[i64]:
    counts = vec[i64]([0] * int(KINDS))
    for name, count in told.items():
        counts[KIND_NAMES.index(name)] = count
    return counts


def _of_colours(told: dict[str, int], names: list[str]) -> int:
    counts = 0
    for name, count in told.items():
        counts += count * int(one(names.index(name)))
    return counts


def _fill_area(state: AsaraState, area: int, told: AreaData) -> None:
    state.colour_of_area[area] = (
        NO_COLOUR if told.colour is None else BUYER_NAMES.index(told.colour)
    )
    for number, buyer in enumerate(told.spaces):
        if buyer is not None:
            card = FACE_DOWN if buyer.card is None else BUYER_NAMES.index(buyer.card)
            state.spaces[FIRST_SPACE[area] + number] = occupant(buyer.seat, card)


def _seat(told: SeatData) -> Seat:
    seat = Seat(_of_kinds(told.sections), vec[i64]([_tower(tower) for tower in told.towers]))
    seat.score = told.score
    seat.money = told.money
    seat.hand = _of_colours(told.hand, BUYER_NAMES)
    seat.hand_unknown = told.hand_unknown
    seat.down = _of_colours(told.down, BUYER_NAMES)
    seat.down_unknown = told.down_unknown
    seat.piled = told.piled
    seat.lits = _of_colours(told.lits, COLOUR_NAMES)
    seat.lits_unknown = told.lits_unknown
    return seat


def _tower(told: TowerData) -> int:
    tower = int(new_tower(COLOUR_NAMES.index(told.colour), int(told.base_gold)))
    tower += int(told.turret_gold) * int(GOLD_TURRET)
    for count, single in (
        (told.trunks, ONE_TRUNK),
        (told.gold_trunks, ONE_GOLD_TRUNK),
        (told.windows, ONE_WINDOW),
        (told.gold_windows, ONE_GOLD_WINDOW),
        (told.lit, ONE_LIT),
        (told.lit_gold, ONE_LIT_ON_GOLD),
        (told.fresh, ONE_FRESH),
        (told.fresh_gold, ONE_FRESH_GOLD),
    ):
        tower += count * int(single)
    return tower


def fill_turn(state: AsaraState, told: TurnData) -> None:
    """How far the turn has come."""
    state.area = NO_AREA if told.area is None else AREA_NAMES.index(told.area)
    if told.card is not None:
        state.card = FACE_DOWN if told.card == PAIR else BUYER_NAMES.index(told.card)
    state.laid = told.laid
    if told.laid_colour is not None:
        hidden = told.laid_colour == HIDDEN
        state.laid_colour = UNKNOWN if hidden else BUYER_NAMES.index(told.laid_colour)
    if told.space is not None:
        state.space = FIRST_SPACE[state.area] + told.space
    state.sections = told.sections
    state.left = told.left
    state.shape = NO_SHAPE if told.shape is None else SHAPE_NAMES.index(told.shape)
    state.option = NO_OPTION if told.option is None else LIT_OPTIONS.index(told.option)
    state.looked = _of_colours(told.looked, COLOUR_NAMES)
    state.looked_unknown = told.looked_unknown
    state.to_look = told.to_look
    state.to_keep = told.to_keep
    state.to_draw = told.to_draw
