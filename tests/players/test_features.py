"""What states look like in numbers, in every game."""

from __future__ import annotations

import math
from random import Random

import pytest
from librt.vecs import vec

from sobremesa import CHANCE, Game, State
from sobremesa.core.features import feature_names, features, turns_until
from tests.players.test_search import RULES, SETUPS, in_the_midst, label

SAME = "ahead of the strongest"


def random_states(game: Game, rules: str, players: int, seed: int = 1) -> list[State]:
    """States of a game of random players, the end included."""
    rng = Random(seed)
    state = game.start(players, rules)
    found = []
    while not state.is_over:
        if state.to_move == CHANCE:
            actions, weights = zip(*state.chances(), strict=True)
            state.apply(rng.choices(actions, weights)[0])
        else:
            state.apply(rng.choice(state.legal()))
        if rng.random() < 0.05:
            found.append(state.clone())
    return [*found, state]


@pytest.mark.parametrize(("game", "rules", "players"), SETUPS, ids=label)
def test_they_are_finite_small_and_as_many_as_their_names(
    game: Game, rules: str, players: int
) -> None:
    names = game.feature_names()
    assert len(set(names)) == len(names) > 0
    for state in random_states(game, rules, players):
        before = game.position(state)
        for seat in range(players):
            values = list(game.features(state, seat))
            assert len(values) == len(names)
            for name, value in zip(names, values, strict=True):
                assert math.isfinite(value) and abs(value) < 10, name
        assert game.position(state) == before


@pytest.mark.parametrize(("game", "rules"), RULES, ids=label)
def test_what_one_of_two_is_ahead_the_other_is_behind(game: Game, rules: str) -> None:
    state = in_the_midst(game, rules, 2)
    first, second = (list(game.features(state, seat)) for seat in (0, 1))
    for name, mine, theirs in zip(game.feature_names(), first, second, strict=True):
        if name.endswith(SAME):
            assert mine == pytest.approx(-theirs), name
        elif not name.startswith("own ") and " ahead " not in name:
            assert mine == theirs, name  # the table is the same for both


@pytest.mark.parametrize(("game", "rules", "players"), SETUPS, ids=label)
def test_worlds_that_may_be_give_them_too(game: Game, rules: str, players: int) -> None:
    state = in_the_midst(game, rules, players)
    for seat in range(players):
        world = state.observed_by(seat).determinize(Random(seat))
        assert all(math.isfinite(value) for value in game.features(world, seat))


def test_a_seat_is_compared_with_the_strongest_and_with_the_mean() -> None:
    terms = [vec[float]([1.0, 5.0]), vec[float]([3.0, 2.0]), vec[float]([2.0, 8.0])]
    found = list(features(terms, 0, vec[float]([0.5])))
    assert found == [1.0, 5.0, 1.0 - 3.0, 5.0 - 2.0, 1.0 - 2.5, 5.0 - 5.0, 0.5]
    assert len(feature_names(("a", "b"), ("c",))) == len(found)


def test_the_wait_for_a_turn() -> None:
    assert [turns_until(seat, 2, 4) for seat in range(4)] == [0.5, 0.75, 0.0, 0.25]
