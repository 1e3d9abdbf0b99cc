"""The sequential test errs as seldom as it says, and is not slow."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from sobremesa.arena.settling import FRACTIONS, any_time_interval, evidence_above, side

ROUNDS = 120
MATCHES = 200
MOST = 20  # 5 % are 10; more than 20 would come by chance once in a thousand times


def rounds_until_settled(
    rng: Random, chances: tuple[float, ...], threshold: float, most: int = ROUNDS
) -> tuple[int, int]:
    """One match: of how many rounds, and on which side it was settled (0: not at all)."""
    shares: Counter[float] = Counter()
    for count in range(1, most + 1):
        shares[sum(rng.random() < chance for chance in chances) / len(chances)] += 1
        decided = side(shares, threshold)
        if decided:
            return count, decided
    return most, 0


@pytest.mark.parametrize(
    ("chances", "threshold"),
    [
        ((0.5, 0.5), 0.5),
        ((0.9, 0.1), 0.5),  # who sits first nearly always wins
        ((0.25, 0.25, 0.25, 0.25), 0.25),
        ((0.9,), 0.9),
        ((0.05, 0.05), 0.05),
    ],
)
def test_what_is_even_is_seldom_settled(chances: tuple[float, ...], threshold: float) -> None:
    """Over whole matches, looked at after every round: at most 5 % are settled at all."""
    rng = Random(11)
    settled = sum(rounds_until_settled(rng, chances, threshold)[1] != 0 for _ in range(MATCHES))
    assert settled <= MOST


@pytest.mark.parametrize(
    ("chance", "within"),
    [(0.65, 90), (0.75, 40), (0.9, 18), (1.0, 10)],
)
def test_what_is_uneven_is_settled_soon_and_rightly(chance: float, within: int) -> None:
    rng = Random(12)
    matches = [rounds_until_settled(rng, (chance, chance), 0.5, 400) for _ in range(100)]
    assert sum(decided == 1 for _, decided in matches) >= 98
    assert sum(decided == -1 for _, decided in matches) == 0
    assert sum(rounds for rounds, _ in matches) / 100 <= within


def test_the_interval_holds_at_all_times_together() -> None:
    """How often the true mean was ever outside, looked at after each of many rounds."""
    rng = Random(13)
    ever_outside = 0
    for _ in range(MATCHES):
        shares: Counter[float] = Counter()
        outside = False
        for _ in range(100):
            shares[sum(rng.random() < 0.7 for _ in range(2)) / 2] += 1
            outside = outside or side(shares, 0.7) != 0
        ever_outside += outside
    assert ever_outside <= MOST


def test_interval_and_sides_agree() -> None:
    rng = Random(14)
    shares: Counter[float] = Counter()
    for _ in range(60):
        shares[rng.choice((0.0, 0.5, 0.75, 1.0))] += 1
        low, high = any_time_interval(shares)
        assert 0 <= low < high <= 1
        assert side(shares, low - 1e-6 if low > 1e-6 else 1e-9) == (1 if low > 1e-6 else 0)
        assert side(shares, low + 1e-6) == 0
        assert side(shares, high - 1e-6) == 0
        if high < 1:
            assert side(shares, high + 1e-6) == -1


def test_the_interval_of_nothing_is_everything_and_mirrors() -> None:
    low, high = any_time_interval({})
    assert low == 0
    assert high == pytest.approx(1)
    low, high = any_time_interval({1.0: 30, 0.5: 4, 0.0: 6})
    mirrored = any_time_interval({0.0: 30, 0.5: 4, 1.0: 6})
    assert mirrored == pytest.approx((1 - high, 1 - low))


def test_the_evidence_is_the_wealth_of_the_bets() -> None:
    """Worked by hand: after one win against a mean of 1/2 a bet of f has 1 + f."""
    expected = sum(1 + fraction for fraction in FRACTIONS) / len(FRACTIONS)
    assert evidence_above({1.0: 1}, 0.5) == pytest.approx(math.log(expected))
    # Only wins: the boldest bet alone has 2**20 after twenty.
    bold = math.log(2**20 / len(FRACTIONS))
    assert bold < evidence_above({1.0: 20}, 0.5) < bold + 1
    # Who staked everything has lost everything; the others have not.
    assert -math.inf < evidence_above({0.0: 1}, 0.5) < 0
