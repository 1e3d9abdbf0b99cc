"""What a seat of Heaven & Ale has and will have: beer, barrels, cards, money, its start space."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.barrels import (
    GOAL_KIND,
    GOAL_VALUE,
    reached,
)
from sobremesa.games.heaven_and_ale.beer import STEP, level, multiplier_around
from sobremesa.games.heaven_and_ale.box import (
    CARD_AMOUNT,
    GOALS,
    LARGE_POINTS,
    RESOURCES,
    SELL_PRICE,
    SMALL_POINTS,
    TRACK_END,
    TRACK_START,
)
from sobremesa.games.heaven_and_ale.cards_in_hand import cards_in_hand
from sobremesa.games.heaven_and_ale.exchange import rate_of
from sobremesa.games.heaven_and_ale.final import BARREL_CARD, reckon
from sobremesa.games.heaven_and_ale.outlook import Outlook
from sobremesa.games.heaven_and_ale.seat import has, size
from sobremesa.games.heaven_and_ale.state import HeavenAndAleState
from sobremesa.games.heaven_and_ale.steps import LAY
from sobremesa.games.heaven_and_ale.time_left import TimeLeft
from sobremesa.games.heaven_and_ale.track import FIRST_START
from sobremesa.games.heaven_and_ale.weights import Weights

POINT: Final[i64] = 100
_HOPELESS: Final[i64] = 10
_FIRST_GOALS: Final[i64] = 2  # goals of a marker, which may stand before space 1


def standing(state: HeavenAndAleState, number: i64, weights: Weights) -> i64:
    """What a seat has and will have, in hundredths of points."""
    return standing_within(state, number, TimeLeft(state, number, weights), weights)


def standing_within(state: HeavenAndAleState, number: i64, time: TimeLeft, weights: Weights) -> i64:
    """The same, where it is known how much the seat can still do."""
    seat = state.seats[number]
    if time.rounds == 0 and seat.home:
        return POINT * points_now(state, number)
    outlook = Outlook(state, number, time, weights)
    value = cards_in_hand(outlook)
    value += barrels_outlook(state, number, time, outlook)
    beer = beer_outlook(outlook)
    value += beer
    if seat.start == FIRST_START and (seat.home or state.step == LAY):
        value += weights.first
    if time.rounds == 0:
        now = POINT * points_now(state, number)
        # 6.6 It can also go home at once.
        done = 100 - time.left * state.setting.rounds
        value += (now - value) * weights.now * done // 10000
        value = max(value, now + min(beer, 0))
    return value


def points_now(state: HeavenAndAleState, number: i64) -> i64:
    """16.4 The points at the end, if it came now; 6.8 before its last turn ends it sells cards."""
    seat = state.seats[number]
    if seat.hand == 0 or (seat.home and state.to_move != number):
        return reckon(state, seat).points()
    sold = seat.clone()
    sold.ducats += SELL_PRICE * size(seat.hand)
    return reckon(state, sold).points()


def beer_outlook(outlook: Outlook) -> i64:
    """16.1-16.4 The level that the markers will reach, times the multiplier."""
    time = outlook.time
    weights = outlook.weights
    money = outlook.ducats + outlook.income * weights.income // 100
    spent = min(money, outlook.tiles * weights.need // 100)
    steps = outlook.steps
    steps += (spent * outlook.ducat + (money - spent) * weights.spare_ducat) // 100
    steps += time.turns * weights.turn // 100
    brewmaster = outlook.brewmaster + time.turns * weights.turn_brewmaster // 100
    brewmaster = min(brewmaster, TRACK_END * STEP)
    for resource in range(RESOURCES):
        over = outlook.markers[resource] - TRACK_END * STEP
        if over > 0:
            outlook.markers[resource] -= over
            steps += over * weights.spare_ducat // 100
    rate = rate_of(max(brewmaster // STEP, TRACK_START))
    multiplier = multiplier_around(brewmaster, min(time.left // 10, 4))
    reached_level = level(outlook.markers, steps, rate)
    if reached_level < 0 and time.rounds == 0:
        return reached_level // _HOPELESS  # 16.4: no less than nothing, though nearer is better
    return reached_level * multiplier // 100


def barrels_outlook(state: HeavenAndAleState, number: i64, time: TimeLeft, outlook: Outlook) -> i64:
    """14 Barrels taken, and those that will be."""
    seat = state.seats[number]
    weights = outlook.weights
    each: i64 = 0
    for card in seat.beside:
        if card == BARREL_CARD:
            each = CARD_AMOUNT[BARREL_CARD]
    value = POINT * (LARGE_POINTS + each) * size(seat.large)
    value += POINT * (SMALL_POINTS + each) * size(seat.small)
    if time.barrels == 0 and time.rounds == 0:
        return value
    for goal in range(GOALS):
        if has(seat.large | seat.small, goal) or not has(state.large | state.small, goal):
            continue
        worth = POINT * ((LARGE_POINTS if has(state.large, goal) else SMALL_POINTS) + each)
        done = reached(seat, goal) * 100
        full = GOAL_VALUE[goal] * 100
        if done >= full:
            value += worth * weights.barrel_now // 100
            continue
        if GOAL_KIND[goal] < _FIRST_GOALS:
            done -= TRACK_START * 100
            full -= TRACK_START * 100
        if done <= 0:
            continue
        share = done * 100 // full
        share = share * share // 100
        value += worth * share // 100 * min(weights.barrel_ahead, time.left * 3) // 100
    return value
