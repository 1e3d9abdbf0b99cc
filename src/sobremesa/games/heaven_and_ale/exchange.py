"""4.2.5, 16.1-16.4, 16.6 The exchange at the end, the ducats, and what the beer is worth."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.box import (
    DUCATS_PER_STEP,
    MULTIPLIER,
    RATE,
    TRACK_END,
    TRACK_START,
)


def rate_of(brewmaster: i64) -> i64:
    """4.2.5 How many steps backward pay for one forward."""
    return RATE[brewmaster - TRACK_START]


def multiplier_of(brewmaster: i64) -> i64:
    """4.2.5 What the lowest marker is multiplied with."""
    return MULTIPLIER[brewmaster - TRACK_START]


def lowest_of(markers: vec[i64]) -> i64:
    """The space of the least advanced marker."""
    lowest = markers[0]
    for space in markers:
        lowest = min(lowest, space)
    return lowest


def can_exchange(markers: vec[i64], rate: i64) -> bool:
    """16.2, 16.6 Whether the others can pay without falling behind where the lowest arrives."""
    lowest = lowest_of(markers)
    if lowest >= TRACK_END:
        return False
    spare: i64 = 0
    for space in markers:
        spare += max(space - (lowest + 1), 0)
    return spare >= rate


def exchange(markers: vec[i64], rate: i64) -> None:
    """16.2, 16.6 One exchange: the lowest goes forward, the highest pay, step by step."""
    markers[_place_of_lowest(markers)] += 1
    for _step in range(rate):
        markers[_place_of_highest(markers)] -= 1


def exchange_all(markers: vec[i64], rate: i64) -> i64:
    """16.2, 16.6 Exchange as often as possible; how often that was."""
    made: i64 = 0
    while can_exchange(markers, rate):
        exchange(markers, rate)
        made += 1
    return made


def pay_ducats(markers: vec[i64], ducats: i64) -> None:
    """16.3, 16.6 For every ten ducats the lowest marker goes one step forward."""
    for _step in range(ducats // DUCATS_PER_STEP):
        lowest = _place_of_lowest(markers)
        if markers[lowest] == TRACK_END:
            return
        markers[lowest] += 1


def exchanges_made(markers: vec[i64], ducats: i64, rate: i64, may_stop_early: bool) -> i64:
    """16.2, R15 How many exchanges are made: all, or those that leave the highest minimum."""
    trial = markers[:]
    if not may_stop_early:
        return exchange_all(trial, rate)
    made: i64 = 0
    best: i64 = 0
    highest = _minimum_with_ducats(trial, ducats)
    while can_exchange(trial, rate):
        exchange(trial, rate)
        made += 1
        minimum = _minimum_with_ducats(trial, ducats)
        if minimum > highest:
            best = made
            highest = minimum
    return best


def _minimum_with_ducats(markers: vec[i64], ducats: i64) -> i64:
    trial = markers[:]
    pay_ducats(trial, ducats)
    return lowest_of(trial)


def final_markers(
    markers: vec[i64], ducats: i64, brewmaster: i64, may_stop_early: bool
) -> vec[i64]:
    """16.1-16.3 Where the markers stand after the exchange and the ducats."""
    rate = rate_of(brewmaster)
    moved = markers[:]
    if may_stop_early:
        for _exchange in range(exchanges_made(markers, ducats, rate, True)):
            exchange(moved, rate)
    else:
        exchange_all(moved, rate)
    pay_ducats(moved, ducats)
    return moved


def _place_of_lowest(markers: vec[i64]) -> i64:
    place: i64 = 0
    for i in range(len(markers)):
        if markers[i] < markers[place]:
            place = i
    return place


def _place_of_highest(markers: vec[i64]) -> i64:
    place: i64 = 0
    for i in range(len(markers)):
        if markers[i] > markers[place]:
            place = i
    return place
