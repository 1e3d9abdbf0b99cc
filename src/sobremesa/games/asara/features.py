"""What a state of Asara looks like from a seat, in numbers for a network."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.features import MOST_SEATS, feature_names, is_one, turns_until
from sobremesa.core.features import features as features_of
from sobremesa.games.asara.areas import AREAS, CALIPH, CIRCLE
from sobremesa.games.asara.box import COLOUR_NAMES, COLOURS, YEARS
from sobremesa.games.asara.contest_outlook import contest_outlook
from sobremesa.games.asara.contests import contest_points, height
from sobremesa.games.asara.counts import of_colour
from sobremesa.games.asara.hand_outlook import card_worth, fitting_cards
from sobremesa.games.asara.prospects import Prospect
from sobremesa.games.asara.sections import FINISHES, KINDS, SHAPE_NAMES, colour_of, shape_of
from sobremesa.games.asara.standing import standing
from sobremesa.games.asara.state import NO_COLOUR, NO_SPACE, AsaraState
from sobremesa.games.asara.time_left import (
    between_years,
    cards_this_year,
    time_left,
    years_left,
)
from sobremesa.games.asara.towers import lits, sections_in, tower_colour, visible_gold
from sobremesa.games.asara.weights import Weights

TERMS: Final = (
    "outlook",
    "score",
    "standing",
    "contests",
    "contests as they stand",
    "what is planned",
    "each year",
    "towers",
    "towers to come",
    "sections laid",
    "sections to lay",
    "gold seen",
    "lit windows laid",
    "lit windows",
    "money",
    "cards",
    "fitting cards",
    "cards of the circle's colour",
    "patronage",
    "to move",
    "until the turn",
    *(f"tallest {colour}" for colour in COLOUR_NAMES),
    *(f"tallest {colour} to come" for colour in COLOUR_NAMES),
    *(f"{colour} sections to lay" for colour in COLOUR_NAMES),
    *(f"{shape}s to lay" for shape in SHAPE_NAMES),
)

TABLE: Final = (
    "two players",
    "three players",
    "four players",
    "years to come",
    "cards to come",
    "cards of this year",
    "between the years",
    "circle open",
    "patronage free",
    "areas with a colour",
)

NAMES: Final = feature_names(TERMS, TABLE)

_OUTLOOK: Final = 10000.0  # the evaluation counts in hundredths
_POINTS: Final = 100.0  # so many points are 1
_TOWERS: Final = 8.0
_SECTIONS: Final = 20.0
_HEIGHT: Final = 8.0
_MONEY: Final = 40.0
_CARDS: Final = 9.0
_GAME: Final = 40.0  # cards


def features(state: AsaraState, seat: i64, weights: Weights) -> vec[float]:
    """What the seat sees of a whole state."""
    prospects: list[Prospect] = []
    values: list[i64] = []
    each = card_worth(state, years_left(state), weights)
    for number in range(state.players):
        prospect = Prospect(state, number, True, weights)
        values.append(standing(state, number, True, prospect, each, weights))
        prospects.append(prospect)
    contests = contest_outlook(prospects, time_left(state), weights)
    points = contest_points(state)
    terms: list[vec[float]] = []
    for number in range(state.players):
        first = vec[float](
            [
                float(values[number] + contests[number]) / _OUTLOOK,
                float(state.seats[number].score) / _POINTS,
                float(values[number]) / _OUTLOOK,
                float(contests[number]) / _OUTLOOK,
                float(points[number]) / _POINTS,
                float(prospects[number].value) / _OUTLOOK,
                float(prospects[number].per_year) / _POINTS,
            ]
        )
        terms.append(_terms(first, state, number, prospects[number], weights))
    return features_of(terms, seat, _table(state))


def _terms(
    terms: vec[float], state: AsaraState, number: i64, prospect: Prospect, weights: Weights
) -> vec[float]:
    seat = state.seats[number]
    tallest = vec[float]([0.0] * COLOURS)
    laid: i64 = 0
    gold: i64 = 0
    shining: i64 = 0
    for tower in seat.towers:
        colour = tower_colour(tower)
        tallest[colour] = max(tallest[colour], float(height(state, tower)))
        laid += sections_in(tower)
        gold += visible_gold(tower)
        shining += lits(tower)
    colours = vec[float]([0.0] * COLOURS)
    shapes = vec[float]([0.0] * (KINDS // (COLOURS * FINISHES)))
    held: i64 = 0
    for kind in range(KINDS):
        sections = seat.sections[kind]
        held += sections
        colours[colour_of(kind)] += float(sections)
        shapes[shape_of(kind)] += float(sections)
    circle = state.colour_of_area[CIRCLE]
    terms = append(terms, float(len(seat.towers)) / _TOWERS)
    terms = append(terms, float(prospect.towers) / (100.0 * _TOWERS))
    terms = append(terms, float(laid) / _SECTIONS)
    terms = append(terms, float(held) / _SECTIONS)
    terms = append(terms, float(gold) / _SECTIONS)
    terms = append(terms, float(shining) / _TOWERS)
    terms = append(terms, float(seat.lits_size()) / _TOWERS)
    terms = append(terms, float(seat.money) / _MONEY)
    terms = append(terms, float(cards_this_year(state, number)) / _CARDS)
    terms = append(terms, float(fitting_cards(state, number, weights)) / 1000.0)
    fitting: i64 = of_colour(seat.hand, circle) if circle != NO_COLOUR else seat.hand_size()
    terms = append(terms, float(fitting) / _CARDS)
    terms = append(terms, is_one(state.holder == number))
    terms = append(terms, is_one(state.to_move == number))
    terms = append(terms, turns_until(number, state.turn, state.players))
    for colour in range(COLOURS):
        terms = append(terms, tallest[colour] / _HEIGHT)
    for share in prospect.shares:
        terms = append(terms, float(share.tallest) / (100.0 * _HEIGHT))
    for value in colours:
        terms = append(terms, value / _HEIGHT)
    for value in shapes:
        terms = append(terms, value / _HEIGHT)
    return terms


def _table(state: AsaraState) -> vec[float]:
    most: i64 = 0
    for number in range(state.players):
        most = max(most, cards_this_year(state, number))
    coloured: i64 = 0
    for colour in state.colour_of_area:
        if colour != NO_COLOUR:
            coloured += 1
    pausing = between_years(state)
    return vec[float](
        [
            is_one(state.players == MOST_SEATS - 2),
            is_one(state.players == MOST_SEATS - 1),
            is_one(state.players == MOST_SEATS),
            float(years_left(state)) / float(YEARS),
            float(time_left(state)) / _GAME,
            float(most) / _CARDS,
            is_one(pausing),
            is_one(not pausing and state.free_space(CIRCLE) != NO_SPACE),
            is_one(not pausing and state.free_space(CALIPH) != NO_SPACE),
            float(coloured) / float(AREAS),
        ]
    )
