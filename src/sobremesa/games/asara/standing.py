"""What a seat of Asara has and will have, without the contests: points, plans, cards, money."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.asara.areas import CALIPH, CIRCLE, FIRST_SPACE, HOUSE_GAIN, LABEL, PLOTS
from sobremesa.games.asara.box import (
    COLOURS,
    INCOME,
    LIT_LOOK,
    PER_GOLD,
    PER_LIT_WINDOW,
    PER_PATRONAGE,
    PER_SECTION,
    SUBSTITUTES,
)
from sobremesa.games.asara.contests import ASARI_PER_POINT
from sobremesa.games.asara.counts import of_colour
from sobremesa.games.asara.hand_outlook import fitting_cards
from sobremesa.games.asara.prospects import POINT, Prospect
from sobremesa.games.asara.state import NO_COLOUR, NO_SPACE, VACANT, AsaraState
from sobremesa.games.asara.steps import BUILD, CROWN, HIRE_DRAW, LIT_DRAW
from sobremesa.games.asara.time_left import between_years, cards_this_year, years_left
from sobremesa.games.asara.towers import tower_colour
from sobremesa.games.asara.weights import Weights


def standing(
    state: AsaraState, number: i64, known: bool, prospect: Prospect, each: i64, weights: Weights
) -> i64:
    """What a seat has and will have, in hundredths of points; ``prospect`` is carried out.

    ``each`` is what any card is worth (``card_worth``), the same for all seats. Of a seat that is
    not ``known`` only what everybody knows is looked at.
    """
    seat = state.seats[number]
    years = years_left(state)
    cards = cards_this_year(state, number)
    money = seat.money
    if between_years(state) and state.year > 0:
        money += INCOME
    value = POINT * (seat.score + prospect.per_year * years)
    paid = _build_now(state, number, prospect, years)
    reserved = _plan(state, number, known, prospect, money, weights)
    value += prospect.value
    costs = prospect.laid // POINT - paid
    # what is left to act with
    value += each * (POINT * cards - reserved) // POINT
    for later in range(1, years):
        value += (HOUSE_GAIN * weights.asari[later] + weights.card[later]) * state.setting.hand_size
    if known and not between_years(state):
        value += fitting_cards(state, number, weights)
    value += _money(state, money - costs, cards, years, weights)
    if state.setting.professional:
        value += _lits(state, number, known, prospect, years, weights)
    if state.holder == number:
        value += _patronage(state, years, weights)
    return value


# ---- building


def _build_now(state: AsaraState, number: i64, prospect: Prospect, years: i64) -> i64:
    """7.2.1, 7.2.2 What is being built, and paid for, is certain; how many sections that are."""
    if state.turn != number or state.step not in (BUILD, CROWN):
        return 0
    left = state.left
    if state.step == CROWN:
        _crown(state, number, prospect, years)
        left -= 1
    prospect.lay(left, POINT, years, POINT * years)
    return prospect.laid // POINT


def _plan(
    state: AsaraState, number: i64, known: bool, prospect: Prospect, money: i64, weights: Weights
) -> i64:
    """What can be built this year, and what must wait; how much of a card that takes, in percent.

    Building takes a card, but more sections can come until then: a few count for a part of it.
    """
    years = years_left(state)
    cards = cards_this_year(state, number)
    chance = _may_build(state, number, known, cards, weights)
    later: i64 = 0
    if years > 1:
        later = weights.later
    now = chance + (POINT - chance) * later // 100
    most: i64 = 0
    if chance > 0:
        most = _most_sections(state, money)
    laid = prospect.lay(most, now, years, chance * years + (now - chance) * (years - 1))
    batch: i64 = 1
    if years > 1:
        batch = weights.batch
        prospect.lay(2 * PLOTS, later, years - 1, later * (years - 1))
        prospect.value += prospect.waiting(state, years - 1)
    elif cards > 1:
        prospect.value += prospect.waiting(state, years) * (cards - 1) // (cards + 3)
    return now * min(laid, batch) // batch


def _crown(state: AsaraState, number: i64, prospect: Prospect, years: i64) -> None:
    """7.2.10 The turret of the tower just begun is as good as laid: one with gold, if any."""
    towers = state.seats[number].towers
    share = prospect.shares[tower_colour(towers[len(towers) - 1])]
    share.turrets -= 1
    prospect.laid += POINT
    prospect.value += POINT * PER_SECTION
    if share.gold_turrets > 0:
        share.gold_turrets -= 1
        prospect.value += POINT * PER_GOLD * years


def _may_build(state: AsaraState, number: i64, known: bool, cards: i64, weights: Weights) -> i64:
    """How likely, in percent, this year's cards will still lead to the building circle."""
    if cards == 0:
        return 0
    chance = weights.build[min(cards, 4)]
    if between_years(state):
        return chance
    if state.free_space(CIRCLE) == NO_SPACE:
        return 0
    colour = state.colour_of_area[CIRCLE]
    if colour == NO_COLOUR:
        return chance
    if known and state.step != HIRE_DRAW:
        if of_colour(state.seats[number].hand, colour) > 0:
            return chance
        if cards < SUBSTITUTES:
            return 0
        return weights.build[min(cards - 1, 4)]
    return weights.build[min(cards - 1, 4)] if cards >= SUBSTITUTES else chance // 3


def _most_sections(state: AsaraState, money: i64) -> i64:
    """7.2.3 How many sections the plots that are left allow who has so much money."""
    if between_years(state):
        return min(PLOTS, money)
    first = FIRST_SPACE[CIRCLE]
    for plot in range(PLOTS, 0, -1):
        if state.spaces[first + plot - 1] == VACANT and LABEL[first + plot - 1] <= money:
            return plot
    return 0


# ---- the rest


def _money(state: AsaraState, money: i64, cards: i64, years: i64, weights: Weights) -> i64:
    """9.0.8 What will be spent is worth more than what only the final scoring counts."""
    if years == 1 and cards == 0:
        return POINT * (money // ASARI_PER_POINT)
    money += (years - 1) * INCOME
    need = weights.need * (cards + (years - 1) * state.setting.hand_size)
    spent = min(money, need)
    return weights.asari[years] * spent + weights.spare[years] * (money - spent)


def _lits(
    state: AsaraState, number: i64, known: bool, prospect: Prospect, years: i64, weights: Weights
) -> i64:
    """10.4, 10.6 Lit windows that have no window yet, or that nobody knows yet."""
    value: i64 = 0
    each = POINT * (PER_SECTION + PER_LIT_WINDOW * (years - 1))
    rooms: i64 = 0
    for share in prospect.shares:
        if share.room > 0:
            rooms += 1
        waiting = each * weights.lit_waiting // 100
        value += share.lits * (waiting if share.towers > 0 else waiting // 2)
    if not known:
        value += state.seats[number].lits_size() * each * weights.lit_hidden // 100
    if state.step == LIT_DRAW and state.turn == number:
        missed: i64 = 100
        for _lit in range(LIT_LOOK[state.option]):
            missed = missed * (COLOURS - rooms) // COLOURS
        fitting = each * (100 - missed) // 100
        waiting = each * missed // 100 * weights.lit_waiting // 100
        for _kept in range(state.to_keep):
            value += fitting + waiting
            fitting = fitting * weights.lit_second // 100
    return value


def _patronage(state: AsaraState, years: i64, weights: Weights) -> i64:
    """7.5, 8.1.3 A point at the year's end, and the first turn of the next year."""
    worth = POINT * PER_PATRONAGE
    if years > 1:
        worth += weights.starting * state.players // 2
    if not between_years(state) and state.free_space(CALIPH) == NO_SPACE:
        return worth
    return worth * weights.holding // 100
