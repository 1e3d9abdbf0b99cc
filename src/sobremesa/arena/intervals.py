"""95 % intervals from the rounds of a match. A round, not a game, is the unit.

The games of a round share their chance and differ in who sits where, so they are not independent;
rounds are. ``fixed_…`` hold for a number of rounds that was fixed in advance, ``any_time_…`` also
for whoever stops when he has seen enough (that of shares is in ``settling``).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from statistics import fmean, stdev, variance
from typing import Final

Interval = tuple[float, float]

Z: Final = 1.959963984540054  # of the normal distribution, 95 % on two sides

# The any-time interval of a mean is narrowest, for its number of rounds, near this one.
_TUNED_FOR: Final = 100
_ERROR: Final = 0.05


def wilson(share: float, games: float) -> Interval:
    """Wilson's interval of a share among so many independent games."""
    middle = share + Z * Z / (2 * games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def fixed_share(rounds: Sequence[float]) -> Interval:
    """The interval of a mean share: Wilson's, for as many independent games as the rounds equal.

    That number comes from how much the rounds differ, and is made smaller where few rounds tell
    that badly (as Korn and Graubard do it for samples in clusters). Rounds that do not differ at
    all count as one game each.
    """
    share = fmean(rounds)
    count = len(rounds)
    if count < 2 or variance(rounds) == 0:
        return wilson(share, count)
    games = share * (1 - share) / (variance(rounds) / count)
    return wilson(share, games * (Z / student(count - 1)) ** 2)


def fixed_mean(rounds: Sequence[float]) -> Interval | None:
    """Student's interval of a mean; none from a single round."""
    if len(rounds) < 2:
        return None
    half = student(len(rounds) - 1) * stdev(rounds) / math.sqrt(len(rounds))
    return fmean(rounds) - half, fmean(rounds) + half


def any_time_mean(rounds: Sequence[float]) -> Interval | None:
    """The interval of a mean that holds, with many rounds, at all times together.

    Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and
    asymptotic confidence sequences" (Annals of Statistics 52, 2024), the normal mixture.
    """
    count = len(rounds)
    if count < 2:
        return None
    tuning = (-2 * math.log(_ERROR) + math.log(-2 * math.log(_ERROR) + 1)) / _TUNED_FOR
    grown = count * tuning + 1
    half = stdev(rounds) * math.sqrt(
        2 * grown / (count * count * tuning) * math.log(math.sqrt(grown) / _ERROR)
    )
    return fmean(rounds) - half, fmean(rounds) + half


@cache
def student(freedom: int) -> float:
    """The number that Student's distribution stays below, on both sides, with 95 %."""
    low, high = 0.0, 16.0
    for _ in range(50):
        middle = (low + high) / 2
        if _student_within(middle, freedom) < 1 - _ERROR:
            low = middle
        else:
            high = middle
    return low


def _student_within(t: float, freedom: int) -> float:
    """How likely Student's t lies between -t and t (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = math.atan2(t, math.sqrt(freedom))
    square = math.cos(angle) ** 2
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for i in range(2 + odd, freedom - 1, 2):
        term *= square * (i - 1) / i
        total += term
    if odd:
        return 2 / math.pi * (angle + math.sin(angle) * total)
    return math.sin(angle) * total
