"""Why an action is not legal: the number of the rule that forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.asara.actions import (
    BASE_OF,
    CARD,
    DECLINE,
    DONE,
    HIRE_CARDS,
    LIGHT_ON,
    LOOK,
    NOTHING,
    PAIR,
    PLOT,
    SEND,
    SPACE,
    STACK,
    TAKE,
    TRUNK_ON,
    TURRET_OF,
    WINDOW_ON,
)
from sobremesa.games.asara.areas import (
    BANK,
    CALIPH,
    CIRCLE,
    COLOURED_HOUSE,
    FIRST_SPACE,
    LABEL,
    MARKETS,
    PLOTS,
    SPACES_OF,
    SPIES,
    TENT,
    is_in_play,
)
from sobremesa.games.asara.box import LIT_PAY, PRICE, SUBSTITUTES
from sobremesa.games.asara.counts import of_colour, total
from sobremesa.games.asara.sections import (
    BASE,
    FINISHES,
    TRUNK,
    TURRET,
    WINDOW,
    any_of_shape,
    colour_of,
    kind_of,
    shape_of,
)
from sobremesa.games.asara.sending import can_substitute
from sobremesa.games.asara.state import NO_COLOUR, NO_SPACE, VACANT, AsaraState
from sobremesa.games.asara.steps import (
    BRIBE,
    BUILD,
    CHOOSE_AREA,
    CHOOSE_CARD,
    CHOOSE_SPACE,
    CHOOSE_STACK,
    CROWN,
    HIRE,
    LAY_DOWN,
    LIT_OPTION,
    STEPS,
    TAKE_TILE,
)
from sobremesa.games.asara.towers import (
    gold_windows,
    plain_windows,
    room_on_gold,
    room_on_plain,
    tower_colour,
)
from sobremesa.games.asara.usable import IN_NEW_TOWER

# What is to be done at each step, for whoever tries something of another kind.
_RULE_OF_STEP: Final[dict[str, str]] = {
    "fill": "4.2",
    "first": "4.4.1",
    "deal": "4.5",
    "area": "5.1",
    "card": "6.1",
    "down": "6.4",
    "space": "6.1",
    "tile": "7.1.1",
    "stack": "7.4.1",
    "bribe": "7.4.1",
    "hire": "10.1.1",
    "hire_draw": "10.1.2",
    "lit_option": "10.2.1",
    "lit_draw": "10.2.1",
    "keep": "10.2.2",
    "return": "10.2.4",
    "build": "7.2.2",
    "turret": "7.2.10",
    "over": "9.8",
}


def refusal(state: AsaraState, action: i64) -> str:
    """The number of the rule that forbids ``action``, which is not legal."""
    step = state.step
    if action == NOTHING and not state.is_over:
        return "5.3"
    if step == CHOOSE_AREA and action >= SEND and action < CARD:
        return _area(state, action - SEND)
    if step == CHOOSE_CARD and action >= CARD and action <= PAIR:
        return _card(state, action - CARD)
    if step == LAY_DOWN:
        return "7.3.2" if state.area == COLOURED_HOUSE else "6.4"
    if step == CHOOSE_SPACE and action >= SPACE and action < TAKE:
        return _plot(state, action) if state.area == CIRCLE else _space(state, action - SPACE)
    if step in (TAKE_TILE, BRIBE) and action >= TAKE and action < STACK:
        return _tile(state, action - TAKE)
    if step == CHOOSE_STACK and action >= STACK and action < DECLINE:
        return "7.4.5"
    if step == LIT_OPTION and action >= LOOK and action < LOOK + len(LIT_PAY):
        return "10.2.1" if LIT_PAY[action - LOOK] > _money(state) else "10.3"
    if step == HIRE and action == HIRE_CARDS:
        return _tent(state)
    if step == BUILD and action >= BASE_OF and action < DONE:
        return _section(state, action)
    if step == CROWN and action >= TURRET_OF and action < TRUNK_ON:
        return _turret(state, (action - TURRET_OF) // FINISHES)
    return _RULE_OF_STEP[STEPS[step]]


def _money(state: AsaraState) -> i64:
    return state.seats[state.turn].money


def _area(state: AsaraState, area: i64) -> str:
    if not is_in_play(area, state.setting.professional):
        return "2.2"
    if state.free_space(area) == NO_SPACE:
        return "6.7"
    hand = state.seats[state.turn].hand
    colour = state.colour_of_area[area]
    if colour != NO_COLOUR and of_colour(hand, colour) == 0 and not can_substitute(state):
        # Cards enough to lay face down, but no two alike where they must be.
        return "6.4" if total(hand) >= SUBSTITUTES else "6.3"
    if area < MARKETS:
        return "7.1.3"
    if area == CIRCLE:
        return "7.2.12" if _has_sections(state) else "7.2.4"
    if area == SPIES:
        return "7.4.5"
    if area == CALIPH:
        return "7.5.2"
    if area == TENT:
        return _tent(state)
    return _lit_house(state)


def _has_sections(state: AsaraState) -> bool:
    """7.2.4, 10.4.1 Whether anything lies behind the screen that counts as a section used."""
    seat = state.seats[state.turn]
    if state.setting.lit_is_section and seat.lits != 0:
        return True
    return any(count > 0 for count in seat.sections)


def _tent(state: AsaraState) -> str:
    return "10.1.4" if state.deck_size() == 0 else "10.1.1"


def _lit_house(state: AsaraState) -> str:
    return "10.2.2" if LIT_PAY[0] > _money(state) else "10.3"


def _card(state: AsaraState, card: i64) -> str:
    asked = state.colour_of_area[state.area]
    if card == PAIR - CARD:
        return "6.5" if asked == NO_COLOUR and not state.setting.pair_anywhere else "6.4"
    if of_colour(state.seats[state.turn].hand, card) == 0:
        return "5.1"
    return "6.3"


def _space(state: AsaraState, number: i64) -> str:
    area = state.area
    if number >= SPACES_OF[area]:
        return "6.1"
    space = FIRST_SPACE[area] + number
    if state.spaces[space] != VACANT or area == BANK:
        return "6.1"
    return "7.4.5" if area == SPIES else "10.1.1"


def _plot(state: AsaraState, action: i64) -> str:
    if action < PLOT:
        return "6.1" if state.setting.may_idle else "5.3"
    plot = (action - PLOT) // PLOTS + 1
    sections = (action - PLOT) % PLOTS + 1
    space = FIRST_SPACE[CIRCLE] + plot - 1
    if state.spaces[space] != VACANT:
        return "6.1"
    if sections > plot:
        return "7.2.2"
    for lower in range(sections, plot):
        if state.spaces[FIRST_SPACE[CIRCLE] + lower - 1] == VACANT:
            return "7.2.3"
    return "7.2.1" if LABEL[space] > _money(state) else "7.2.12"


def _tile(state: AsaraState, kind: i64) -> str:
    """7.1.1 In a market what lies open is had for its price; by bribe what is in the stack."""
    if state.step != BRIBE:
        return "7.1.1"
    if shape_of(kind) != state.shape:
        return "7.4.1"
    if state.stacks[kind] == 0:
        return "7.4.1" if state.open_tiles[kind] == 0 else "7.4.4"
    assert PRICE[colour_of(kind)] > _money(state)
    return "7.4.2"


def _section(state: AsaraState, action: i64) -> str:
    """Which rule keeps a section from being the next one."""
    seat = state.seats[state.turn]
    if action < TURRET_OF:
        return _base(state, (action - BASE_OF) // FINISHES, (action - BASE_OF) % FINISHES)
    if action < TRUNK_ON:
        return "7.2.7"
    first = TRUNK_ON
    if action >= LIGHT_ON:
        first = LIGHT_ON
    elif action >= WINDOW_ON:
        first = WINDOW_ON
    place = (action - first) // FINISHES
    gold = (action - first) % FINISHES
    if place >= len(seat.towers):
        return "7.2.8" if first != LIGHT_ON else "10.4.3"
    tower = seat.towers[place]
    if first == LIGHT_ON:
        return _light(state, tower, gold)
    return _inserted(state, TRUNK if first == TRUNK_ON else WINDOW, tower_colour(tower), gold)


def _base(state: AsaraState, colour: i64, gold: i64) -> str:
    """7.2.10 A base needs a turret, and room for it."""
    sections = state.seats[state.turn].sections
    if sections[kind_of(BASE, colour, gold)] == 0 or state.left == 0:
        return "7.2.2"
    turret = kind_of(TURRET, colour, 0)
    alone = sections[turret] + sections[turret + 1] == 0
    return "7.2.10" if alone or state.left < IN_NEW_TOWER else "7.2.12"


def _turret(state: AsaraState, colour: i64) -> str:
    """7.2.7 A tower has one colour."""
    towers = state.seats[state.turn].towers
    return "7.2.10" if colour == tower_colour(towers[len(towers) - 1]) else "7.2.7"


def _inserted(state: AsaraState, shape: i64, colour: i64, gold: i64) -> str:
    """7.2.7 What keeps a trunk or a window from a tower: often that it has another colour."""
    sections = state.seats[state.turn].sections
    if sections[kind_of(shape, colour, gold)] > 0:
        return "7.2.12" if state.left > 0 else "7.2.2"
    plain = kind_of(shape, colour, 0)
    would_fit = sections[plain] + sections[plain + 1] > 0
    return "7.2.2" if would_fit or any_of_shape(sections, shape) == 0 else "7.2.7"


def _light(state: AsaraState, tower: i64, gold: i64) -> str:
    """7.2.2, 10.4.3-10.4.5 What keeps a lit window from a tower: often it comes too early."""
    lits = state.seats[state.turn].lits
    if lits == 0:
        return "7.2.2"
    if of_colour(lits, tower_colour(tower)) == 0:
        return "10.4.3"
    fresh_too = state.setting.lit_on_fresh
    if (room_on_gold(tower, fresh_too) if gold == 1 else room_on_plain(tower, fresh_too)) > 0:
        return "7.2.12"
    windows = gold_windows(tower) if gold == 1 else plain_windows(tower)
    with_fresh = room_on_gold(tower, True) if gold == 1 else room_on_plain(tower, True)
    if with_fresh > 0:
        return "10.4.5"
    return "10.4.3" if windows == 0 else "10.4.4"
