"""When enough was played: evidence about a mean that may be looked at after every round.

A round gives a player a share of its wins from 0 to 1; asked is whether the mean share lies above
or below a threshold. The usual tests hold for a number of games that was fixed in advance: who
looks after every game and stops when he likes what he sees errs far more often than they say.

So the evidence is a wealth ("testing by betting"). Who doubts that the mean is at most ``m`` bets
on it: he stakes a fraction ``f`` of all he has on each round, and has 1 - f + f·x/m times as much
after a share ``x``. If the mean is at most ``m``, that is no favourable game, and by Ville's
inequality the wealth ever reaches 1/a with a probability of at most a. It is divided among several
fractions from the start, so that large and small differences both are found quickly. Nothing is
supposed but that rounds are independent and alike: not that games of a round are independent, nor
that a win cannot be shared. Two such bets, upwards and downwards, each with half of the error,
give an interval that holds at all times together, and so also when one stops because of it.

Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (Journal of the
Royal Statistical Society B 86, 2024), the diversified Kelly bets with fixed fractions.

Wald's sequential probability ratio test, which engines of chess are tested with, ends sooner when
the truth is one of two strengths named before; but it must name them, takes for granted how games
of a round depend on each other, answers "better" or "worse" as often as not for equal players, and
leaves no interval.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

ERROR: Final = 0.05

# 1, 0.71, 0.5, … 0.0055: the smaller, the smaller the differences that are found soonest.
FRACTIONS: Final = tuple(2 ** (-k / 2) for k in range(16))

_WEALTH: Final = math.log(2 / ERROR)  # what each of the two bets must reach, as a logarithm
_HALVINGS: Final = 40

# How often each share came in the rounds so far: all that the evidence depends on.
Shares = Mapping[float, int]


def evidence_above(shares: Shares, mean: float) -> float:
    """The logarithm of the wealth that speaks against a mean share of at most ``mean``."""
    exponents = [
        sum(times * _log(1 - f + f * share / mean) for share, times in shares.items())
        for f in FRACTIONS
    ]
    highest = max(exponents)
    if highest == -math.inf:
        return highest
    total = sum(math.exp(exponent - highest) for exponent in exponents)
    return highest + math.log(total / len(FRACTIONS))


def side(shares: Shares, threshold: float) -> int:
    """1 where the mean share is above the threshold, -1 where it is below, 0 while that is open."""
    if evidence_above(shares, threshold) >= _WEALTH:
        return 1
    if evidence_above(_mirrored(shares), 1 - threshold) >= _WEALTH:
        return -1
    return 0


def any_time_interval(shares: Shares) -> tuple[float, float]:
    """Where the mean share lies, with 95 % at all times together.

    It leaves out exactly the thresholds of which ``side`` says on which side the mean lies.
    """
    return _lowest(shares), 1 - _lowest(_mirrored(shares))


def _lowest(shares: Shares) -> float:
    """The lowest mean that the evidence leaves possible; the evidence falls as the mean rises."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if evidence_above(shares, middle) >= _WEALTH:
            low = middle
        else:
            high = middle
    return low


def _mirrored(shares: Shares) -> dict[float, int]:
    return {1 - share: times for share, times in shares.items()}


def _log(number: float) -> float:
    return math.log(number) if number > 0 else -math.inf
