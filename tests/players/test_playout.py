"""The compiled playout plays by the rules that everybody else plays by."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa import CHANCE, State, game, games
from sobremesa.players.playout import FACTOR, MODULUS, playout

SETUPS = [
    (name, rules, players)
    for name in games()
    for rules in game(name).rule_sets
    for players in range(game(name).min_players, game(name).max_players + 1)
]


def by_the_public_door(state: State, seed: int, limit: int) -> int:
    """The same random play, written over the checked methods."""
    factor, modulus = int(FACTOR), int(MODULUS)
    number = (seed % (modulus - 1) + 1) * factor % modulus
    decisions = 0
    while not state.is_over and decisions < limit:
        if state.to_move == CHANCE:
            chances = state.chances()
            spread = [action for action, weight in chances for _ in range(weight)]
            state.apply(spread[number % len(spread)])
        else:
            legal = state.legal()
            state.apply(legal[number % len(legal)])
            decisions += 1
        number = number * factor % modulus
    return decisions


@pytest.mark.parametrize(("name", "rules", "players"), SETUPS)
def test_plays_as_the_checked_methods_do(name: str, rules: str, players: int) -> None:
    ours = game(name)
    for seed in range(10):
        fast = ours.start(players, rules)
        slow = ours.start(players, rules)
        assert playout(fast, seed) == by_the_public_door(slow, seed, 10**9)
        assert fast.is_over and fast.scores == slow.scores
        assert ours.position(fast) == ours.position(slow)


@pytest.mark.parametrize("limit", [0, 1, 2, 17, 60])
def test_stops_at_its_limit(limit: int) -> None:
    torres = game("torres")
    fast, slow = torres.start(2), torres.start(2)
    assert playout(fast, 5, limit) == limit == by_the_public_door(slow, 5, limit)
    assert torres.position(fast) == torres.position(slow)
    assert fast.legal() == slow.legal()


def test_goes_on_from_anywhere_and_stops_at_the_end() -> None:
    state = game("torres").start(3, "master")
    playout(state, 1, 40)
    rest = state.clone()
    assert playout(rest, 2) > 0 and rest.is_over
    assert playout(rest, 3) == 0
    assert not state.is_over


def test_chance_is_as_likely_as_its_weights_say() -> None:
    first = Counter[int]()
    for seed in range(3000):
        state = game("torres").start(3)
        assert state.to_move == CHANCE
        playout(state, seed * 7919, 1)
        first[int(game("torres").view(state, None)["starter"])] += 1  # type: ignore[call-overload]
    assert all(abs(count - 1000) < 150 for count in first.values()) and len(first) == 3
