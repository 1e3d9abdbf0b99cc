"""What must hold of a turn of Asara under way: each step has its own things, and no others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.state import CHANCE, EVERYTHING
from sobremesa.games.asara.acting import can_go_on
from sobremesa.games.asara.areas import (
    AREA_NAMES,
    CIRCLE,
    COLOURED_HOUSE,
    FIRST_SPACE,
    LIT_HOUSE,
    MARKETS,
    NO_AREA,
    SPIES,
    TENT,
    has_labels,
)
from sobremesa.games.asara.box import CARDS_HIRED, LIT_KEEP, LIT_LOOK, LITS_PER_WINDOW, SUBSTITUTES
from sobremesa.games.asara.counts import of_colour, total
from sobremesa.games.asara.laying import could_light
from sobremesa.games.asara.markets import shape_to_fill
from sobremesa.games.asara.position_checks import need, within
from sobremesa.games.asara.sections import TURRET, kind_of
from sobremesa.games.asara.state import (
    FACE_DOWN,
    NO_CARD,
    NO_COLOUR,
    NO_OPTION,
    NO_SHAPE,
    NO_SPACE,
    UNKNOWN,
    VACANT,
    AsaraState,
    occupant,
)
from sobremesa.games.asara.steps import (
    BRIBE,
    BUILD,
    CHOOSE_AREA,
    CHOOSE_CARD,
    CHOOSE_SPACE,
    CHOOSE_STACK,
    CROWN,
    DEAL,
    FILL,
    FIRST_PLAYER,
    HIRE,
    HIRE_DRAW,
    KEEP_LIT,
    LAY_DOWN,
    LIT_DRAW,
    OVER,
    RETURN_LIT,
    STEPS,
    TAKE_TILE,
)
from sobremesa.games.asara.towers import (
    fresh_gold_windows,
    fresh_windows,
    gold_windows,
    has_gold_turret,
    lits,
    lits_on_gold,
    lits_on_plain,
    plain_windows,
    sections_in,
    tower_colour,
)

_WHERE: Final = "turn_now"


def check_turn(state: AsaraState) -> None:
    """Raise ``BadPosition`` unless a turn can stand like this."""
    _check_area(state)
    _check_card(state)
    _check_space(state)
    _check_building(state)
    _check_looking(state)
    _check_drawing(state)
    _check_can_be_done(state)


def _need(state: AsaraState, met: bool, field: str) -> None:
    need(met, f"{_WHERE}.{field}", f"cannot be so at step {STEPS[state.step]!r}")


def _is_nobodys_turn(step: i64) -> bool:
    return step in (FILL, FIRST_PLAYER, DEAL, OVER)


def _check_area(state: AsaraState) -> None:
    """Each step belongs to some areas."""
    step = state.step
    area = state.area
    if _is_nobodys_turn(step) or step == CHOOSE_AREA:
        fits = area == NO_AREA
    elif area == NO_AREA:
        fits = False
    elif step == CHOOSE_CARD:
        fits = area != COLOURED_HOUSE and state.free_space(area) != NO_SPACE
    elif step == LAY_DOWN:
        fits = area == COLOURED_HOUSE or state.free_space(area) != NO_SPACE
    elif step == CHOOSE_SPACE:
        fits = has_labels(area)
    elif step == TAKE_TILE:
        fits = area < MARKETS
    elif step in (CHOOSE_STACK, BRIBE):
        fits = area == SPIES
    elif step in (HIRE, HIRE_DRAW):
        fits = area == TENT
    elif step in (BUILD, CROWN):
        fits = area == CIRCLE
    else:
        fits = area == LIT_HOUSE
    _need(state, fits, "area")
    _need(state, step != HIRE or state.setting.may_idle, "area")
    _need(state, (state.shape != NO_SHAPE) == (step == BRIBE), "shape")


def _check_card(state: AsaraState) -> None:
    """6.1-6.5, 7.3.2 The card shown, or those laid face down instead."""
    step = state.step
    if _is_nobodys_turn(step) or step in (CHOOSE_AREA, CHOOSE_CARD):
        _need(state, state.card == NO_CARD, "card")
    elif step == LAY_DOWN:
        substitutes = state.area != COLOURED_HOUSE
        _need(state, state.card == (FACE_DOWN if substitutes else NO_CARD), "card")
        _need(state, state.laid < (SUBSTITUTES if substitutes else 1), "laid")
    else:
        _need(state, state.card != NO_CARD, "card")
    if state.card == FACE_DOWN:
        asked = state.colour_of_area[state.area]
        allowed = asked != NO_COLOUR or state.setting.pair_anywhere
        need(allowed, f"{_WHERE}.card", "no substitutes where no colour is asked for (6.5)")
    if step != LAY_DOWN:
        laid: i64 = SUBSTITUTES if state.card == FACE_DOWN else 0
        _need(state, state.laid == laid, "laid")
    _need(state, (state.laid_colour != NO_COLOUR) == (state.laid > 0), "laid_colour")
    if state.laid > 0 and state.laid_colour != UNKNOWN:
        has_it = of_colour(state.seats[state.turn].down, state.laid_colour) > 0
        need(has_it, f"{_WHERE}.laid_colour", "lies not among the seat's cards face down")


def _check_space(state: AsaraState) -> None:
    """6.1 From then on the buyer lies on its space."""
    before = (CHOOSE_AREA, CHOOSE_CARD, LAY_DOWN, CHOOSE_SPACE)
    placed = not _is_nobodys_turn(state.step) and state.step not in before
    _need(state, (state.space != NO_SPACE) == placed, "space")
    if placed:
        there = state.spaces[state.space] == occupant(state.turn, state.card)
        need(there, f"{_WHERE}.space", "does not have the buyer of this turn")


# ---- building


def _check_building(state: AsaraState) -> None:
    """7.2, 10.4.5 The plot, the sections that are left, and what was built in this action."""
    building = state.step in (BUILD, CROWN)
    _need(state, (state.sections > 0) == building, "sections")
    last_lits = state.step == BUILD and not state.setting.lit_is_section and could_light(state)
    least: i64 = 1 if building and not last_lits else 0
    _need(state, state.left >= least and (building or state.left == 0), "left")
    if building:
        plot = state.space - FIRST_SPACE[CIRCLE] + 1
        within(int(state.sections), 1, int(plot), f"{_WHERE}.sections")
        for lower in range(state.sections, plot):
            taken = state.spaces[FIRST_SPACE[CIRCLE] + lower - 1] != VACANT
            need(taken, f"{_WHERE}.space", f"plot {lower} is vacant (7.2.3)")
    for number in range(state.players):
        where = f"seats[{number}].towers"
        fresh: i64 = 0
        for tower in state.seats[number].towers:
            _check_lit_tower(tower, state.setting.lit_on_fresh, where)
            fresh += fresh_windows(tower) + fresh_gold_windows(tower)
        used = state.sections - state.left if building and number == state.turn else 0
        need(fresh <= used, where, "have more fresh windows than were built in this action")
    if state.step == CROWN:
        _check_just_begun(state)


def _check_lit_tower(tower: i64, on_fresh: bool, where: str) -> None:
    """10.4.5 Where lit windows need an older window, they lie on those."""
    if not on_fresh:
        plain = (plain_windows(tower) - fresh_windows(tower)) * LITS_PER_WINDOW
        gold = (gold_windows(tower) - fresh_gold_windows(tower)) * LITS_PER_WINDOW
        fits = lits_on_plain(tower) <= plain and lits_on_gold(tower) <= gold
        need(fits, where, "have a lit window on a fresh one (10.4.5)")


def _check_just_begun(state: AsaraState) -> None:
    """7.2.10 The last tower is a base alone, and there is a turret for it."""
    seat = state.seats[state.turn]
    where = f"seats[{state.turn}].towers"
    need(len(seat.towers) > 0, where, "there is none that was just begun")
    tower = seat.towers[len(seat.towers) - 1]
    bare = sections_in(tower) == sections_in(0) and lits(tower) == 0 and not has_gold_turret(tower)
    need(bare, where, "the last one was just begun: it is a base alone")
    need(state.left < state.sections, f"{_WHERE}.left", "the base was one of the sections")
    turret = kind_of(TURRET, tower_colour(tower), 0)
    there = seat.sections[turret] + seat.sections[turret + 1] > 0
    need(there, where, "there is no turret for the last one (7.2.10)")


# ---- lit windows and draws


def _check_looking(state: AsaraState) -> None:
    """10.2, 10.3 How many lit windows are looked at, kept and put back."""
    step = state.step
    looking = step in (LIT_DRAW, KEEP_LIT, RETURN_LIT)
    looked = total(state.looked) + state.looked_unknown
    _need(state, (state.option != NO_OPTION) == looking, "option")
    _need(state, (state.to_look > 0) == (step == LIT_DRAW), "to_look")
    if not looking:
        _need(state, looked == 0, "looked")
        _need(state, state.to_keep == 0, "to_keep")
        return
    keep = LIT_KEEP[state.option]
    if step == LIT_DRAW:
        _need(state, state.to_keep == keep, "to_keep")
    elif step == KEEP_LIT:
        _need(state, 0 < state.to_keep <= keep, "to_keep")
    else:
        _need(state, state.to_keep == 0, "to_keep")
    kept = keep - state.to_keep
    need(
        kept <= state.seats[state.turn].lits_size(), f"seats[{state.turn}].lits", "lack those kept"
    )
    stack = state.lit_stack_size()
    taken = min(LIT_LOOK[state.option], stack + looked + kept)
    put_back = taken - kept - looked - state.to_look
    _need(state, put_back == 0 or (step == RETURN_LIT and put_back > 0), "looked")
    _need(state, step != RETURN_LIT or looked > 1, "looked")  # the last one goes by itself
    _need(state, state.to_look <= stack and put_back <= len(state.lit_bottom), "to_look")
    for place in range(len(state.lit_bottom) - put_back, len(state.lit_bottom)):
        by_turn = state.lit_bottom_by[place] == state.turn
        need(by_turn, "lit_stack.bottom", "the last ones were put back in this turn (10.2.4)")


def _check_drawing(state: AsaraState) -> None:
    """4.5, 10.1.2 How many buyers are still to be drawn."""
    most: i64 = 0
    if state.step == DEAL:
        most = state.setting.hand_size
    elif state.step == HIRE_DRAW:
        most = CARDS_HIRED
    least: i64 = 1 if most > 0 else 0
    _need(state, least <= state.to_draw <= min(most, state.deck_size()), "to_draw")


# ---- what comes next


def _check_can_be_done(state: AsaraState) -> None:
    """5.3 Who is asked has something to do, and can finish the turn."""
    if state.step == FILL:
        need(shape_to_fill(state) != NO_SHAPE, "step", "there is nothing to fill (4.2, 8.3.3)")
    elif state.step == FIRST_PLAYER or (state.step == DEAL and state.year == 0):
        need(shape_to_fill(state) == NO_SHAPE, "step", "the markets come first (4.2)")
    if state.to_move == CHANCE or state.is_over:
        return
    hand = state.seats[state.turn].hand_size()
    if state.step in (CHOOSE_AREA, CHOOSE_CARD, LAY_DOWN):
        need(hand > 0, f"seats[{state.turn}].hand", f"is empty at step {STEPS[state.step]!r} (5.2)")
    what = f"nothing could be done in {_in(state)} at step {STEPS[state.step]!r}"
    hidden = state.observer != EVERYTHING and not state.may_see(state.observer, state.turn)
    if not hidden or not _is_up_to_cards(state.step):
        need(len(state._legal()) > 0 or (hidden and _is_up_to_lits(state)), "step", what)
    need(can_go_on(state) or (hidden and _is_up_to_lits(state)), "step", what)


def _is_up_to_cards(step: i64) -> bool:
    """Whether cards in hand, or lit windows looked at, decide what can be done."""
    return step in (CHOOSE_AREA, CHOOSE_CARD, LAY_DOWN, KEEP_LIT, RETURN_LIT)


def _is_up_to_lits(state: AsaraState) -> bool:
    """7.2.12 Whether lit windows behind the screen may decide what can be built."""
    return state.area == CIRCLE and state.seats[state.turn].lits_unknown > 0


def _in(state: AsaraState) -> str:
    return "the turn" if state.area == NO_AREA else AREA_NAMES[state.area]
