"""Computer players by name."""

from __future__ import annotations

from random import Random

import pytest

from sobremesa import CHANCE, State, game
from sobremesa.players import LEVELS, UnknownPlayer, player


def whole_game(levels: list[str], rules: str, seed: int) -> tuple[State, list[int]]:
    """A game to its end and all that was played."""
    rng = Random(seed)
    players = [player(level, rng.getrandbits(63)) for level in levels]
    state = game("torres").start(len(levels), rules)
    played: list[int] = []
    while not state.is_over:
        seat = int(state.to_move)
        if seat == CHANCE:
            actions, weights = zip(*state.chances(), strict=True)
            [action] = rng.choices(actions, weights)
        else:
            action = players[seat].choose(state.observed_by(seat))
            assert action in state.legal()
        played.append(action)
        state.apply(action)
    return state, played


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", ["basic", "master"])
def test_every_level_plays_a_whole_game_from_observations(level: str, rules: str) -> None:
    state, _ = whole_game([level, "random"], rules, seed=3)
    assert state.winners


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_decides_the_same_way(level: str) -> None:
    assert whole_game([level] * 2, "basic", 7)[1] == whole_game([level] * 2, "basic", 7)[1]
    assert whole_game([level] * 2, "basic", 7)[1] != whole_game([level] * 2, "basic", 8)[1]


@pytest.mark.parametrize("level", LEVELS)
def test_choosing_changes_nothing(level: str) -> None:
    torres = game("torres")
    state, _ = _in_the_midst()
    seen = state.observed_by(int(state.to_move))
    before = torres.position(seen)
    player(level, 1).choose(seen)
    assert torres.position(seen) == before


def test_an_unknown_player_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownPlayer, match="oracle") as refused:
        player("oracle", 1)
    assert refused.value.allowed == LEVELS
    for level in LEVELS:
        assert level in str(refused.value)


def _in_the_midst() -> tuple[State, int]:
    state = game("torres").start(2, "basic")
    rng = Random(1)
    decisions = 0
    while decisions < 60 or state.to_move == CHANCE:
        chances = state.chances()
        state.apply(chances[0][0] if chances else rng.choice(state.legal()))
        decisions += 1
    return state, decisions
