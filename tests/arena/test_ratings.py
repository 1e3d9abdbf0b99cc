"""Ratings, meetings and their picture."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random
from xml.etree import ElementTree as ET

import pytest
from openskill.models import PlackettLuce

from sobremesa.arena import Played, cross_table_svg, meetings, rate, same_table
from tests.arena.games import drawn_games, match, played


def test_one_game_moves_ratings_as_the_paper_has_it() -> None:
    game = played(match("a", "b"), 0, [10, 5])
    [a, b] = rate([game])
    assert (a.player, b.player) == ("a", "b")
    # Weng and Lin, algorithm 4, for two players of mu 25, sigma 25/3 and beta 25/6.
    sigma, beta = 25 / 3, 25 / 6
    c = math.sqrt(2 * (sigma**2 + beta**2))
    moved = sigma**2 / c * 0.5
    assert a.mu == pytest.approx(25 + moved) and b.mu == pytest.approx(25 - moved)
    assert a.sigma < sigma and a.games == b.games == 1


def test_ratings_find_the_order_and_the_distance() -> None:
    rng = Random(5)
    strength = {"weak": 20.0, "middle": 25.0, "strong": 30.0}
    games = []
    for of in (match("middle", "weak"), match("strong", "middle")):
        for number in range(400):
            seats = of.seated(number)
            games.append(played(of, number, _scores(rng, [strength[name] for name in seats])))
    rated = rate(same_table(games, match("any", "two")))
    assert [rating.player for rating in rated] == ["strong", "middle", "weak"]
    for above, below in pairwise(rated):
        assert above.mu - below.mu == pytest.approx(5, abs=2)  # the games themselves leave 1.3


def _scores(rng: Random, strengths: list[float]) -> list[int]:
    """Two scores; who is 2·beta·x stronger is ahead as the logistic distribution has it."""
    c = 25 / 6 * math.sqrt(2)
    first = rng.random() < 1 / (1 + math.exp((strengths[1] - strengths[0]) / c))
    return [2, 1] if first else [1, 2]


def test_the_last_games_count_as_much_as_the_first() -> None:
    """No doubt is added from game to game, so ratings come to rest."""
    sigma = [rate(drawn_games(match(), 0.6, games))[0].sigma for games in (10, 100, 1000)]
    assert sigma[0] > sigma[1] > sigma[2]
    assert PlackettLuce().tau > 0  # what the library does unless it is told otherwise


def test_who_has_several_seats_moves_by_their_mean() -> None:
    one = match("a", "b", "b")
    [a, b] = rate([played(one, 0, [9, 5, 1])])
    assert a.mu > 25 > b.mu and (a.games, b.games) == (1, 1)
    [alone] = rate([played(match("a", "a"), 0, [3, 1])])
    assert alone.mu == 25


def test_only_games_of_such_a_table_are_rated_each_once() -> None:
    two, three = match("a", "b"), match("a", "b", "c")
    games = [played(two, 0, [1, 2]), played(two, 0, [1, 2]), played(three, 0, [1, 2, 3])]
    games.append(played(match("a", "b", game="asara"), 0, [1, 2]))
    assert same_table(games, two) == games[:1]
    assert same_table(games, three) == [games[2]]


def test_meetings_tell_who_was_ahead() -> None:
    one = match("a", "b", "b")
    games = [played(one, 0, [9, 5, 9]), played(one, 1, [5, 1, 1])]  # a, b, b; then b, a, b
    met = {(one.player, one.other): one for one in meetings(games, ["a", "b"])}
    assert set(met) == {("a", "b"), ("b", "a")}
    assert met["a", "b"].share == pytest.approx((0.75 + 0.25) / 2)
    assert met["a", "b"].share + met["b", "a"].share == pytest.approx(1)
    assert met["a", "b"].games == 2


def test_the_picture_shows_every_meeting() -> None:
    games: list[Played] = drawn_games(match("greedy", "search:500ms"), 0.3, 50)
    games += drawn_games(match("<&>", "greedy"), 0.1, 50, seed=2)
    rated = rate(games)
    met = meetings(games, [rating.player for rating in rated])
    root = ET.fromstring(cross_table_svg("A & B", ("Player", "Rating"), rated, met))
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "A & B" in texts and texts.count("<&>") == 2 and texts.count("search:500ms") == 2
    assert [f"{one.share:.1%}" for one in met] == [
        text for text in texts if text is not None and text.endswith("%")
    ]
