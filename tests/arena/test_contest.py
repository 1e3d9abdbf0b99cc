"""Which games of a match count, and when it is over."""

from __future__ import annotations

from random import Random

import pytest

from sobremesa.arena import Contest, summary
from tests.arena.games import drawn_games, match, played


def test_a_match_goes_on_to_its_last_game_when_nothing_is_asked() -> None:
    one = match()
    contest = Contest(one, 10)
    assert list(contest.to_play()) == list(range(10))
    contest.add(drawn_games(one, 1, 9))
    assert not contest.ended() and contest.games == 8 and list(contest.to_play()) == [9]
    contest.add(drawn_games(one, 1, 10))
    assert contest.ended() and contest.games == 10 and not contest.is_settled
    assert list(contest.to_play()) == []


def test_a_match_ends_when_its_question_is_settled() -> None:
    one = match()
    contest = Contest(one, 1000, [0.5])
    contest.add(drawn_games(one, 0.8, 1000))
    assert contest.ended() and contest.is_settled
    assert contest.sides() == [1]
    assert 10 < contest.games < 200


def test_the_weaker_player_may_be_named_first() -> None:
    one = match()
    contest = Contest(one, 1000, [0.5])
    contest.add(drawn_games(one, 0.2, 1000))
    assert contest.sides() == [-1]


def test_several_questions_end_it_together() -> None:
    one = match()
    contest = Contest(one, 5000, [0.6, 0.85])
    contest.add(drawn_games(one, 0.75, 5000))
    assert contest.is_settled and contest.sides() == [1, -1]
    alone = Contest(one, 5000, [0.6])
    alone.add(drawn_games(one, 0.75, 5000))
    assert alone.games <= contest.games


@pytest.mark.parametrize("seed", range(5))
def test_the_order_in_which_games_end_changes_nothing(seed: int) -> None:
    one = match()
    games = drawn_games(one, 0.7, 400)
    in_order = Contest(one, 400, [0.5])
    in_order.add(games)
    mixed = Contest(one, 400, [0.5])
    Random(seed).shuffle(games)
    for game in games:  # as many as there are, also when the match is over
        mixed.add([game])
    assert summary(mixed) == summary(in_order)


def test_games_of_other_matches_and_games_twice_do_not_count() -> None:
    one = match()
    contest = Contest(one, 4)
    contest.add(drawn_games(match(seed=1), 1, 4))
    contest.add(drawn_games(match("b", "a"), 1, 4))
    assert contest.played == 0
    contest.add([played(one, 0, [9, 1]), played(one, 0, [1, 9]), played(one, 4, [1, 9])])
    contest.add([played(one, 1, [1, 9])])
    assert contest.played == 2 and contest.rounds[0][0].scores == (9, 1)


def test_figures_of_one_against_three() -> None:
    one = match("a", "b", "b", "b")
    contest = Contest(one, 4)
    contest.add(
        [
            played(one, 0, [40, 10, 20, 30]),
            played(one, 1, [50, 50, 20, 20]),  # a is second, and shares the first place
            played(one, 2, [30, 10, 10, 20]),
            played(one, 3, [10, 10, 10, 22]),
        ]
    )
    told = summary(contest)
    a, b = told.players
    assert (a.player, a.seats, b.player, b.seats) == ("a", 1, "b", 3)
    assert a.win_share == pytest.approx((1 + 0.5 + 0 + 1) / 4)
    assert b.win_share == pytest.approx(1 - a.win_share)
    assert a.mean_score == pytest.approx((40 + 50 + 10 + 22) / 4)
    assert b.mean_score == pytest.approx((60 + 90 + 60 + 30) / 12)
    assert a.mean_difference == pytest.approx(a.mean_score - b.mean_score)
    assert b.mean_difference == pytest.approx(b.mean_score - a.mean_score)
    assert told.mean_winning_score == pytest.approx((40 + 50 + 30 + 22) / 4)
    assert (a.decisions, b.decisions) == (40, 120)
    assert a.ms_per_decision == pytest.approx(50) and a.ms_slowest == pytest.approx(100)


def test_who_plays_alone_is_ahead_of_nobody() -> None:
    one = match("a", "a", "a")
    contest = Contest(one, 3)
    contest.add([played(one, number, [1, 2, 3]) for number in range(3)])
    [a] = summary(contest).players
    assert a.win_share == 1 and a.mean_difference is None and a.difference_interval is None
