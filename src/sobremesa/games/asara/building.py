"""7.2, 10.4 The building circle: which plots, how many sections, and which may come next."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asara.actions import BASE_OF, DONE, LIGHT_ON, TRUNK_ON, TURRET_OF, WINDOW_ON
from sobremesa.games.asara.areas import CIRCLE, FIRST_SPACE, LABEL, PLOTS
from sobremesa.games.asara.box import COLOURS, LITS_PER_WINDOW
from sobremesa.games.asara.sections import (
    BASE,
    FINISHES,
    TRUNK,
    TURRET,
    WINDOW,
    kind_of,
)
from sobremesa.games.asara.state import VACANT, AsaraState
from sobremesa.games.asara.steps import BUILD, CROWN
from sobremesa.games.asara.towers import (
    room_on_gold,
    room_on_plain,
    tower_colour,
)
from sobremesa.games.asara.usable import (
    IN_NEW_TOWER,
    Stock,
    has,
    stock_of,
    sums,
    usable,
    usable_besides,
)


def sections_for_plot(state: AsaraState, plot: i64, numbers: i64) -> vec[i64]:
    """7.2.2, 7.2.3, 7.2.12 How many of ``numbers`` sections may be used on a plot, ascending.

    Exactly as many as the plot says, or fewer if every plot from that number on is taken.
    """
    found = vec[i64]()
    first = FIRST_SPACE[CIRCLE]
    space = first + plot - 1
    if state.spaces[space] != VACANT or state.seats[state.turn].money < LABEL[space]:
        return found
    least = plot
    while least > 1 and state.spaces[first + least - 2] != VACANT:
        least -= 1
    for number in range(least, plot + 1):
        if has(numbers, number):
            found = append(found, number)
    return found


def can_build(state: AsaraState, with_lits: bool) -> bool:
    """7.2.12 Whether there is a plot for the seat whose turn it is."""
    numbers = usable(state.seats[state.turn], state.setting, with_lits)
    return any(len(sections_for_plot(state, plot, numbers)) > 0 for plot in range(1, PLOTS + 1))


def start_building(state: AsaraState, sections: i64) -> None:
    """7.2.1 The plot is paid for; so many sections are to be used."""
    plot = state.space - FIRST_SPACE[CIRCLE] + 1
    asari = LABEL[state.space]
    state.pay(asari)
    state.sections = sections
    state.left = sections
    if state.events is not None:
        seat = state.seats[state.turn]
        state.tell(
            Event(
                "building_started",
                {
                    "seat": int(state.turn),
                    "plot": int(plot),
                    "sections": int(sections),
                    "asari": int(asari),
                    "money": int(seat.money),
                },
                reveals=not has(usable(seat, state.setting, False), sections),
            )
        )
    state.ask(BUILD)


# ---- which section may come next


def legal_sections(state: AsaraState, actions: vec[i64], with_lits: bool) -> vec[i64]:
    """7.2.6-7.2.8, 10.4 The sections after which the rest can still be used exactly.

    Without lit windows: those of which everybody knows that they may come next.
    """
    seat = state.seats[state.turn]
    setting = state.setting
    stocks = [stock_of(seat, colour, setting, with_lits) for colour in range(COLOURS)]
    others = vec[i64](capacity=COLOURS)
    for colour in range(COLOURS):
        others = append(others, usable_besides(stocks, setting, colour))
    if state.left > 0:
        actions = _append_bases(state, actions, stocks, others)
        actions = _append_trunks(state, actions, stocks, others)
        actions = _append_windows(state, actions, stocks, others)
    if with_lits:
        actions = _append_lights(state, actions, stocks, others)
    if state.left == 0:
        actions = append(actions, DONE)
    return actions


def _append_bases(
    state: AsaraState, actions: vec[i64], stocks: list[Stock], others: vec[i64]
) -> vec[i64]:
    sections = state.seats[state.turn].sections
    for colour in range(COLOURS):
        stock = stocks[colour]
        if stock.new == 0:
            continue
        stock.new -= 1
        stock.towers += 1
        if has(sums(stock.numbers(state.setting), others[colour]), state.left - IN_NEW_TOWER):
            actions = _append_finishes(actions, BASE_OF + colour * FINISHES, sections, BASE, colour)
        stock.new += 1
        stock.towers -= 1
    return actions


def _append_trunks(
    state: AsaraState, actions: vec[i64], stocks: list[Stock], others: vec[i64]
) -> vec[i64]:
    seat = state.seats[state.turn]
    for tower in range(len(seat.towers)):
        colour = tower_colour(seat.towers[tower])
        stock = stocks[colour]
        if stock.trunks == 0:
            continue
        stock.trunks -= 1
        if has(sums(stock.numbers(state.setting), others[colour]), state.left - 1):
            first = TRUNK_ON + tower * FINISHES
            actions = _append_finishes(actions, first, seat.sections, TRUNK, colour)
        stock.trunks += 1
    return actions


def _append_windows(
    state: AsaraState, actions: vec[i64], stocks: list[Stock], others: vec[i64]
) -> vec[i64]:
    seat = state.seats[state.turn]
    room: i64 = LITS_PER_WINDOW if state.setting.lit_on_fresh else 0
    for tower in range(len(seat.towers)):
        colour = tower_colour(seat.towers[tower])
        stock = stocks[colour]
        if stock.windows == 0:
            continue
        stock.windows -= 1
        stock.room += room
        if has(sums(stock.numbers(state.setting), others[colour]), state.left - 1):
            first = WINDOW_ON + tower * FINISHES
            actions = _append_finishes(actions, first, seat.sections, WINDOW, colour)
        stock.windows += 1
        stock.room -= room
    return actions


def _append_lights(
    state: AsaraState, actions: vec[i64], stocks: list[Stock], others: vec[i64]
) -> vec[i64]:
    seat = state.seats[state.turn]
    fresh_too = state.setting.lit_on_fresh
    for tower in range(len(seat.towers)):
        colour = tower_colour(seat.towers[tower])
        stock = stocks[colour]
        if stock.lits == 0 or stock.room == 0:
            continue
        stock.lits -= 1
        stock.room -= 1
        fits = not state.setting.lit_is_section or has(
            sums(stock.numbers(state.setting), others[colour]), state.left - 1
        )
        stock.lits += 1
        stock.room += 1
        if fits and room_on_plain(seat.towers[tower], fresh_too) > 0:
            actions = append(actions, LIGHT_ON + tower * FINISHES)
        if fits and room_on_gold(seat.towers[tower], fresh_too) > 0:
            actions = append(actions, LIGHT_ON + tower * FINISHES + 1)
    return actions


def _append_finishes(
    actions: vec[i64], first: i64, sections: vec[i64], shape: i64, colour: i64
) -> vec[i64]:
    """The plain one and the one with gold, as far as they are there."""
    for gold in range(FINISHES):
        if sections[kind_of(shape, colour, gold)] > 0:
            actions = append(actions, first + gold)
    return actions


def legal_turrets(state: AsaraState, actions: vec[i64]) -> vec[i64]:
    """7.2.10 The turrets for the tower that was just begun."""
    seat = state.seats[state.turn]
    colour = tower_colour(seat.towers[len(seat.towers) - 1])
    return _append_finishes(actions, TURRET_OF + colour * FINISHES, seat.sections, TURRET, colour)


def can_finish(state: AsaraState) -> bool:
    """7.2.2, 7.2.10 Whether the sections still to be used can all be laid."""
    seat = state.seats[state.turn]
    left = state.left
    if state.step == CROWN:  # one of them is the turret of the tower just begun
        seat = seat.clone()
        turret = kind_of(TURRET, tower_colour(seat.towers[len(seat.towers) - 1]), 0)
        seat.sections[turret if seat.sections[turret] > 0 else turret + 1] -= 1
        left -= 1
    return left == 0 or has(usable(seat, state.setting, True), left)
