"""Intervals against published values, and against what they promise."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from sobremesa.arena.intervals import (
    any_time_mean,
    fixed_mean,
    fixed_share,
    student,
    wilson,
)


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (1000, 1.962)],
)
def test_student_as_in_the_tables(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.0005)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_in_newcombe_1998(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=0.00005)


def test_pairs_as_in_student_1908() -> None:
    """Ten sleepers with two drugs: -1.58 hours, from -2.46 to -0.70."""
    sleep = [-1.2, -2.4, -1.3, -1.3, 0.0, -1.0, -1.8, -0.8, -4.6, -1.4]
    assert fixed_mean(sleep) == pytest.approx((-2.4599, -0.7001), abs=0.00005)


def test_independent_games_have_about_wilsons_interval() -> None:
    rng = Random(1)
    rounds = [(float(rng.random() < 0.7) + float(rng.random() < 0.7)) / 2 for _ in range(4000)]
    assert fixed_share(rounds) == pytest.approx(wilson(fmean(rounds), 8000), abs=0.001)


def test_rounds_that_differ_little_make_the_interval_narrow() -> None:
    """Who always wins one of two games, by the seat, is even with certainty."""
    low, high = fixed_share([0.5] * 98 + [1.0, 0.0])
    free_low, free_high = wilson(0.5, 200)
    assert high - low < (free_high - free_low) / 3


def test_rounds_all_alike_count_as_a_game_each() -> None:
    assert fixed_share([1.0] * 20) == wilson(1.0, 20)
    assert fixed_share([0.5]) == wilson(0.5, 1)


def test_one_round_tells_nothing_about_differences() -> None:
    assert fixed_mean([3.0]) is None and any_time_mean([3.0]) is None


def test_fixed_intervals_hold_95_times_of_100() -> None:
    rng = Random(2)
    shares = scores = 0
    for _ in range(1000):
        rounds = [(float(rng.random() < 0.9) + float(rng.random() < 0.7)) / 2 for _ in range(60)]
        low, high = fixed_share(rounds)
        shares += low <= 0.8 <= high
        found = fixed_mean([rng.gauss(3, 10) for _ in range(12)])
        assert found is not None
        scores += found[0] <= 3 <= found[1]
    assert 930 <= shares <= 975
    assert 930 <= scores <= 970


def test_the_any_time_interval_of_a_mean_holds_at_all_times_together() -> None:
    """From the tenth round on; it promises this for many rounds only."""
    rng = Random(3)
    ever_outside = 0
    for _ in range(200):
        rounds = [rng.gauss(3, 10) for _ in range(9)]
        outside = False
        for _ in range(60):
            rounds.append(rng.gauss(3, 10))
            found = any_time_mean(rounds)
            assert found is not None
            outside = outside or not found[0] <= 3 <= found[1]
        ever_outside += outside
    assert (
        ever_outside <= 20
    )  # 5 % are 10; more than 20 would come by chance once in a thousand times


def test_stopping_at_will_costs_width() -> None:
    rng = Random(4)
    rounds = [rng.gauss(0, 1) for _ in range(200)]
    fixed, free = fixed_mean(rounds), any_time_mean(rounds)
    assert fixed is not None and free is not None
    assert 1.2 < (free[1] - free[0]) / (fixed[1] - fixed[0]) < 2
