"""What each seat may expect of the contests: the taller, the likelier, the later the surer."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.games.asara.contests import CONTESTS, FIRST_VALUE, MOST_TOWERS, SECOND_VALUE, TALLEST
from sobremesa.games.asara.prospects import POINT, Prospect
from sobremesa.games.asara.weights import Weights

_GRAIN: Final[i64] = 20  # sizes are told apart to a fifth of a section
_FULL: Final[i64] = 1_000_000


def contest_outlook(prospects: list[Prospect], time: i64, weights: Weights) -> vec[i64]:
    """9 What each seat may expect, in hundredths of points; ``time`` in cards a seat still has."""
    points = vec[i64](capacity=len(prospects))
    for _ in range(len(prospects)):
        points = append(points, 0)
    unborn = min(weights.unborn * time, weights.most_unborn)
    # One grain more makes that much stronger, in thousandths.
    ratio = 1000 + 1000 * weights.sharp // 100 * weights.blur // (weights.blur + time)
    largest = unborn
    for prospect in prospects:
        largest = max(largest, prospect.towers)
        for share in prospect.shares:
            largest = max(largest, share.tallest)
    strengths = _strengths(largest // _GRAIN, ratio)
    for contest in range(CONTESTS):
        sizes = vec[i64](capacity=2 * len(prospects))
        owners = vec[i64](capacity=2 * len(prospects))
        for number in range(len(prospects)):
            prospect = prospects[number]
            if contest == MOST_TOWERS:
                first = prospect.towers
                second: i64 = 0
            elif contest == TALLEST:
                both = prospect.best_two()
                first = both[0]
                second = both[1]
            else:
                share = prospect.shares[contest]
                first = share.tallest
                second = share.second
            if first > 0:
                sizes = append(sizes, first)
                owners = append(owners, number)
            if second > 0:
                sizes = append(sizes, second)
                owners = append(owners, number)
        if len(sizes) > 0:
            _share_out(
                points,
                sizes,
                owners,
                unborn,
                strengths,
                POINT * FIRST_VALUE[contest],
                POINT * SECOND_VALUE[contest],
            )
    return points


def _share_out(
    points: vec[i64],
    sizes: vec[i64],
    owners: vec[i64],
    unborn: i64,
    strength_behind: vec[i64],
    first: i64,
    second: i64,
) -> None:
    """Both places by chances: strength against the sum of all strengths, then without the first."""
    best = unborn
    for size in sizes:
        best = max(best, size)
    strengths = vec[i64](capacity=len(sizes))
    total: i64 = 0
    if unborn > 0:
        total = strength_behind[(best - unborn) // _GRAIN]
    # Whoever comes from nothing counts as one more tower that nobody owns yet.
    strangers = total
    for size in sizes:
        strength = strength_behind[(best - size) // _GRAIN]
        strengths = append(strengths, strength)
        total += strength
    for i in range(len(sizes)):
        mine = strengths[i]
        value = first * mine // total
        chance: i64 = 0  # to be second, in millionths
        for j in range(len(sizes)):
            if j != i and total > strengths[j]:
                chance += strengths[j] * 1000 // total * (mine * 1000 // (total - strengths[j]))
        if strangers > 0 and total > strangers:
            chance += strangers * 1000 // total * (mine * 1000 // (total - strangers))
        points[owners[i]] += value + second * chance // 1_000_000


def _strengths(most: i64, ratio: i64) -> vec[i64]:
    """For every number of grains behind the best, ``most`` at most, in millionths of its strength.

    Every grain makes that less by ``ratio`` thousandths.
    """
    strengths = vec[i64](capacity=most + 1)
    strength = _FULL
    for _grain in range(most + 1):
        strengths = append(strengths, strength)
        strength = max(strength * 1000 // ratio, 1)
    return strengths
