"""Computer players by name."""

from __future__ import annotations

from random import Random

import pytest

from sobremesa import CHANCE, State, game, games
from sobremesa.players import LEVELS, UnknownPlayer, player

SETUPS = [(name, rules) for name in games() for rules in game(name).rule_sets]


def whole_game(name: str, levels: list[str], rules: str, seed: int) -> tuple[State, list[int]]:
    """A game to its end and all that was played."""
    rng = Random(seed)
    players = [player(level, rng.getrandbits(63)) for level in levels]
    state = game(name).start(len(levels), rules)
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
@pytest.mark.parametrize(("name", "rules"), SETUPS)
def test_every_level_plays_a_whole_game_from_observations(
    name: str, rules: str, level: str
) -> None:
    state, _ = whole_game(name, [level, "random"], rules, seed=3)
    assert state.winners


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", games())
def test_the_same_seed_decides_the_same_way(name: str, level: str) -> None:
    rules = game(name).rule_sets[0]
    once, again, other = (whole_game(name, [level] * 2, rules, seed)[1] for seed in (7, 7, 8))
    assert once == again != other


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", games())
def test_choosing_changes_nothing(name: str, level: str) -> None:
    state = _in_the_midst(name)
    seen = state.observed_by(int(state.to_move))
    before = game(name).position(seen)
    player(level, 1).choose(seen)
    assert game(name).position(seen) == before


def test_an_unknown_player_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownPlayer, match="oracle") as refused:
        player("oracle", 1)
    assert refused.value.allowed == LEVELS
    for level in LEVELS:
        assert level in str(refused.value)


def _in_the_midst(name: str) -> State:
    """Somebody decides, 60 decisions from the start or, where a game is shorter, at its last."""
    state = game(name).start(2)
    rng = Random(1)
    decisions = 0
    while True:
        if state.to_move != CHANCE:
            before = state.clone()
            if decisions >= 60:
                return before
        chances = state.chances()
        state.apply(chances[0][0] if chances else rng.choice(state.legal()))
        if state.is_over:
            return before
        decisions += 1
