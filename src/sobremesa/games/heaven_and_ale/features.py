"""What a state of Heaven & Ale looks like from a seat, in numbers for a network."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.features import MOST_SEATS, feature_names, is_one, turns_until
from sobremesa.core.features import features as features_of
from sobremesa.games.heaven_and_ale.barrels import cards_placed, is_fulfilled
from sobremesa.games.heaven_and_ale.box import GOALS, RESOURCES, TRACK_END
from sobremesa.games.heaven_and_ale.cards_in_hand import cards_in_hand
from sobremesa.games.heaven_and_ale.exchange import multiplier_of, rate_of
from sobremesa.games.heaven_and_ale.garden import CELLS, SHADY, SHEDS, SIDE
from sobremesa.games.heaven_and_ale.outlook import Outlook
from sobremesa.games.heaven_and_ale.seat import NOT_BUILT, Seat, has, size
from sobremesa.games.heaven_and_ale.spots import SPOTS
from sobremesa.games.heaven_and_ale.standing import (
    barrels_outlook,
    beer_outlook,
    points_now,
    standing,
)
from sobremesa.games.heaven_and_ale.state import HeavenAndAleState
from sobremesa.games.heaven_and_ale.tiles import EMPTY, FIRST_MONK, fertility_of
from sobremesa.games.heaven_and_ale.time_left import TimeLeft, purse
from sobremesa.games.heaven_and_ale.track import FIRST_START, PLACES
from sobremesa.games.heaven_and_ale.weights import Weights

TERMS: Final = (
    "outlook",
    "points now",
    "beer",
    "barrels",
    "cards in the hand",
    "ducats",
    "purse",
    "income to come",
    "steps to come",
    "worth of a ducat",
    "chance of a spot",
    "turns to come",
    "discs to come",
    "tiles to come",
    "brewmaster",
    "brewmaster to come",
    "multiplier",
    "rate",
    "sunny tiles",
    "shady tiles",
    "sunny fertility",
    "shady fertility",
    "monks",
    "sheds",
    "discs",
    "large barrels",
    "small barrels",
    "goals reached",
    "cards held",
    "cards placed",
    "cards sold",
    "place",
    "home",
    "first start space",
    "to move",
    "until the turn",
    *(f"marker {number + 1} from the last" for number in range(int(RESOURCES))),
    *(f"marker {number + 1} from the last to come" for number in range(int(RESOURCES))),
)

TABLE: Final = (
    "two players",
    "three players",
    "four players",
    "rounds to come",
    "round done",
    "large barrels",
    "small barrels",
    "figures out",
    "tiles ahead",
    "tiles laid out",
)

NAMES: Final = feature_names(TERMS, TABLE)

_OUTLOOK: Final = 5000.0  # the evaluation counts in hundredths; so much is 1
_POINTS: Final = 50.0
_DUCATS: Final = 50.0
_STEPS: Final = 30.0
_TURNS: Final = 20.0
_TILES: Final = 10.0
_FERTILITY: Final = 30.0
_FEW: Final = 5.0
_MOST_ROUNDS: Final = 6.0


def features(state: HeavenAndAleState, seat: i64, weights: Weights) -> vec[float]:
    """What the seat sees of a state; nothing in it is hidden."""
    terms = [_terms(state, number, weights) for number in range(int(state.players))]
    return features_of(terms, seat, _table(state))


def _terms(state: HeavenAndAleState, number: i64, weights: Weights) -> vec[float]:
    seat = state.seats[number]
    time = TimeLeft(state, number, weights)
    outlook = Outlook(state, number, time, weights)
    steps = float(outlook.steps) / 100.0
    income = float(outlook.income) / 100.0
    brewmaster = float(outlook.brewmaster) / 100.0
    to_come = _sorted(outlook.markers)
    cards = cards_in_hand(outlook)
    barrels = barrels_outlook(state, number, time, outlook)
    whole = standing(state, number, weights)
    sunny: i64 = 0
    shady: i64 = 0
    sunny_fertility: i64 = 0
    shady_fertility: i64 = 0
    monks: i64 = 0
    for cell in range(CELLS):
        tile = seat.garden[cell]
        if tile == EMPTY:
            continue
        if tile >= FIRST_MONK:
            monks += 1
        if SIDE[cell] == SHADY:
            shady += 1
            shady_fertility += fertility_of(tile)
        else:
            sunny += 1
            sunny_fertility += fertility_of(tile)
    terms = vec[float](
        [
            float(whole) / _OUTLOOK,
            float(points_now(state, number)) / _POINTS,
            float(beer_outlook(outlook)) / _OUTLOOK,
            float(barrels) / _OUTLOOK,
            float(cards) / _OUTLOOK,
            float(seat.ducats) / _DUCATS,
            float(purse(seat)) / _DUCATS,
            income / _DUCATS,
            steps / _STEPS,
            float(outlook.ducat) / 100.0,
            float(time.chance) / 100.0,
            float(time.turns) / (100.0 * _TURNS),
            float(time.discs) / (100.0 * _TURNS),
            float(outlook.tiles) / (100.0 * _TILES),
            float(seat.brewmaster) / float(TRACK_END),
            brewmaster / float(TRACK_END),
            float(multiplier_of(seat.brewmaster)) / _FEW,
            float(rate_of(seat.brewmaster)) / _FEW,
            float(sunny) / _TILES,
            float(shady) / _TILES,
            float(sunny_fertility) / _FERTILITY,
            float(shady_fertility) / _FERTILITY,
            float(monks) / _FEW,
            float(_sheds(seat)) / float(SHEDS),
            float(size(seat.discs)) / float(SPOTS),
            float(size(seat.large)) / _FEW,
            float(size(seat.small)) / _FEW,
            float(_goals(seat)) / float(GOALS),
            float(size(seat.hand)) / _FEW,
            float(cards_placed(seat)) / _FEW,
            float(size(seat.sold)) / _FEW,
            float(seat.place) / float(PLACES),
            is_one(seat.home),
            is_one(seat.start == FIRST_START),
            is_one(state.to_move == number),
            turns_until(number, state.turn, state.players),
        ]
    )
    for space in _sorted(seat.markers):
        terms = append(terms, space / float(TRACK_END))
    for space in to_come:
        terms = append(terms, space / (100.0 * float(TRACK_END)))
    return terms


def _sorted(markers: vec[i64]) -> list[float]:
    spaces = [float(space) for space in markers]
    spaces.sort()
    return spaces


def _sheds(seat: Seat) -> i64:
    built: i64 = 0
    for shed in seat.sheds:
        if shed != NOT_BUILT:
            built += 1
    return built


def _goals(seat: Seat) -> i64:
    """14.4 Goals that are reached and whose barrels are not taken yet."""
    found: i64 = 0
    for goal in range(GOALS):
        if not has(seat.large | seat.small, goal) and is_fulfilled(seat, goal):
            found += 1
    return found


def _table(state: HeavenAndAleState) -> vec[float]:
    last: i64 = PLACES
    out: i64 = 0
    for seat in state.seats:
        if not seat.home:
            out += 1
            last = min(last, seat.place)
    laid: i64 = 0
    ahead: i64 = 0
    for place in range(PLACES):
        if state.piles[place] != 0:
            laid += 1
            if place > last:
                ahead += 1
    rounds = state.setting.rounds
    return vec[float](
        [
            is_one(state.players == MOST_SEATS - 2),
            is_one(state.players == MOST_SEATS - 1),
            is_one(state.players == MOST_SEATS),
            float(rounds - 1 - state.round) / _MOST_ROUNDS,
            float(last) / float(PLACES),
            float(size(state.large)) / float(GOALS),
            float(size(state.small)) / float(GOALS),
            float(out) / float(state.players),
            float(ahead) / _TURNS,
            float(laid) / _TURNS,
        ]
    )
