"""7.2.5-7.2.9, 10.4 Laying the sections, one after another, until the action is over."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asara.actions import BASE_OF, DONE, LIGHT_ON, TRUNK_ON, TURRET_OF, WINDOW_ON
from sobremesa.games.asara.box import COLOUR_NAMES, PER_SECTION
from sobremesa.games.asara.building import legal_sections
from sobremesa.games.asara.counts import one
from sobremesa.games.asara.sections import (
    BASE,
    FINISHES,
    SHAPE_NAMES,
    TRUNK,
    TURRET,
    WINDOW,
    colour_of,
    gold_of,
    kind_of,
    shape_of,
)
from sobremesa.games.asara.state import AsaraState
from sobremesa.games.asara.steps import BUILD, CROWN
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
    room_on_gold,
    room_on_plain,
    settled,
    tower_colour,
)
from sobremesa.games.asara.years import end_turn


def lay_section(state: AsaraState, action: i64) -> None:
    """7.2.5-7.2.8, 10.4 The next section, or the end of an action that could go on."""
    betrays = state.events is not None and _betrays_lits(state, action)
    if action == DONE:
        finish_building(state)
    elif action >= LIGHT_ON:
        _lay_lit_window(state, action - LIGHT_ON)
    elif action >= WINDOW_ON:
        _insert_window(state, action - WINDOW_ON, betrays)
    elif action >= TRUNK_ON:
        _insert_trunk(state, action - TRUNK_ON, betrays)
    elif action >= TURRET_OF:
        _crown_tower(state, action - TURRET_OF)
    else:
        _begin_tower(state, action - BASE_OF, betrays)


def _betrays_lits(state: AsaraState, action: i64) -> bool:
    """Whether everybody can see that the rest will need a lit window."""
    if state.step == CROWN:
        return False
    return all(known != action for known in legal_sections(state, vec[i64](), False))


def _begin_tower(state: AsaraState, finish: i64, betrays: bool) -> None:
    """7.2.7 A base, of the colour and with the gold that ``finish`` says; its turret follows."""
    seat = state.seats[state.turn]
    colour = finish // FINISHES
    gold = finish % FINISHES
    seat.towers = append(seat.towers, new_tower(colour, gold))
    _use(state, kind_of(BASE, colour, gold), len(seat.towers) - 1, betrays)
    state.ask(CROWN)


def _crown_tower(state: AsaraState, finish: i64) -> None:
    """7.2.10 The turret: the tower is finished."""
    seat = state.seats[state.turn]
    tower: i64 = len(seat.towers) - 1
    gold = finish % FINISHES
    seat.towers[tower] += gold * GOLD_TURRET
    _use(state, kind_of(TURRET, finish // FINISHES, gold), tower, False)
    _go_on(state)


def _insert_trunk(state: AsaraState, place: i64, betrays: bool) -> None:
    """7.2.8 A trunk into a finished tower."""
    towers = state.seats[state.turn].towers
    tower = place // FINISHES
    gold = place % FINISHES
    towers[tower] += ONE_GOLD_TRUNK if gold == 1 else ONE_TRUNK
    _use(state, kind_of(TRUNK, tower_colour(towers[tower]), gold), tower, betrays)
    _go_on(state)


def _insert_window(state: AsaraState, place: i64, betrays: bool) -> None:
    """7.2.8 A closed window into a finished tower."""
    towers = state.seats[state.turn].towers
    tower = place // FINISHES
    gold = place % FINISHES
    towers[tower] += ONE_GOLD_WINDOW + ONE_FRESH_GOLD if gold == 1 else ONE_WINDOW + ONE_FRESH
    _use(state, kind_of(WINDOW, tower_colour(towers[tower]), gold), tower, betrays)
    _go_on(state)


def _lay_lit_window(state: AsaraState, place: i64) -> None:
    """10.4 A lit window onto a closed window, one with gold or one without."""
    seat = state.seats[state.turn]
    tower = place // FINISHES
    gold = place % FINISHES
    colour = tower_colour(seat.towers[tower])
    seat.towers[tower] += ONE_LIT_ON_GOLD if gold == 1 else ONE_LIT
    seat.lits -= one(colour)
    prestige: i64 = 0
    if state.setting.lit_is_section:
        prestige = PER_SECTION
        seat.score += prestige
        state.left -= 1
    _tell_built(state, "lit", colour, gold, tower, prestige, True)
    _go_on(state)


def _use(state: AsaraState, kind: i64, tower: i64, betrays: bool) -> None:
    """7.2.5 A section from behind the screen is built and scores at once."""
    seat = state.seats[state.turn]
    seat.sections[kind] -= 1
    seat.score += PER_SECTION
    state.left -= 1
    shape = SHAPE_NAMES[shape_of(kind)]
    _tell_built(state, shape, colour_of(kind), gold_of(kind), tower, PER_SECTION, betrays)


def _tell_built(
    state: AsaraState,
    shape: str,
    colour: i64,
    gold: i64,
    tower: i64,
    prestige: i64,
    reveals: bool,
) -> None:
    if state.events is not None:
        told: dict[str, object] = {
            "seat": int(state.turn),
            "year": int(state.year) + 1,
            "shape": shape,
            "colour": COLOUR_NAMES[colour],
            "gold": gold == 1,
            "tower": int(tower),
            "prestige": int(prestige),
            "score": int(state.seats[state.turn].score),
            "left": int(state.left),
        }
        state.tell(Event("section_built", told, reveals=reveals))


def _go_on(state: AsaraState) -> None:
    if state.left > 0 or (not state.setting.lit_is_section and could_light(state)):
        state.ask(BUILD)
    else:
        finish_building(state)


def could_light(state: AsaraState) -> bool:
    """Whether a lit window may follow where they come on top of the sections.

    Whoever has any is asked if there is room for one: whether it fits is his secret (4.9).
    """
    seat = state.seats[state.turn]
    if seat.lits_size() == 0:
        return False
    fresh_too = state.setting.lit_on_fresh
    for tower in seat.towers:
        if room_on_plain(tower, fresh_too) > 0 or room_on_gold(tower, fresh_too) > 0:
            return True
    return False


def finish_building(state: AsaraState) -> None:
    """The action is over."""
    seat = state.seats[state.turn]
    for tower in range(len(seat.towers)):
        seat.towers[tower] = settled(seat.towers[tower])
    if state.events is not None:
        state.tell(
            Event("building_done", {"seat": int(state.turn), "sections": int(state.sections)})
        )
    end_turn(state)
