"""Other ways of playing than the best known one."""

from __future__ import annotations

import pytest

from sobremesa import Game, State, game, games
from sobremesa.games.torres.weights import MASTER_WEIGHTS, for_master
from tests.games.torres.positions import TORRES, drawn

WIDE = """
2A 1 1 1 . . 1B
1  1 1 1 . . .
"""
SOME = 300


def styles() -> list[Game]:
    """Some of them, of all kinds."""
    return [TORRES.in_style(number) for number in range(0, 1009 * SOME, 1009)]


def position(rules: str) -> State:
    return drawn(WIDE, rules=rules, phase=1)


@pytest.mark.parametrize("rules", TORRES.rule_sets)
def test_many_judge_as_usual_and_many_otherwise(rules: str) -> None:
    state = position(rules)
    usual = TORRES.evaluate(state, 0)
    found = [one.evaluate(state, 0) for one in styles()]
    assert SOME / 5 < found.count(usual) < SOME * 3 / 5
    assert len(set(found)) > 10


@pytest.mark.parametrize("rules", TORRES.rule_sets)
def test_all_see_the_same_features(rules: str) -> None:
    state = position(rules)
    seen = list(TORRES.features(state, 0))
    assert all(list(one.features(state, 0)) == seen for one in styles())


def test_the_usual_weights_stay_as_they_are() -> None:
    styles()
    fresh = for_master()
    assert list(MASTER_WEIGHTS.growth) == list(fresh.growth)
    assert list(MASTER_WEIGHTS.thrift) == list(fresh.thrift)
    assert list(MASTER_WEIGHTS.hope) == list(fresh.hope) == [0, 0, 0, 0]


def test_who_hopes_likes_what_will_grow() -> None:
    walled = position("master")
    free = drawn(WIDE.replace("2A 1 1", "2 2A 1"), rules="master", phase=1)
    more = {one.evaluate(free, 0) - one.evaluate(walled, 0) for one in styles()}
    assert max(more) > TORRES.evaluate(free, 0) - TORRES.evaluate(walled, 0)


def test_some_play_cards_sooner_and_some_later() -> None:
    less = drawn(WIDE, rules="master", phase=1, played_before=["ap7"])
    kept = [one.evaluate(position("master"), 0) - one.evaluate(less, 0) for one in styles()]
    usual = TORRES.evaluate(position("master"), 0) - TORRES.evaluate(less, 0)
    assert min(kept) < usual < max(kept)


@pytest.mark.parametrize("name", [name for name in games() if name != "torres"])
def test_other_games_have_one_style(name: str) -> None:
    one = game(name)
    assert one.in_style(4) is one
