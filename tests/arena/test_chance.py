"""Chance that depends on nothing but the seed and how much was drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa import CHANCE, Record, State, game, games
from sobremesa.arena import Job, Match, play
from sobremesa.arena.chance import Chance, number_of
from sobremesa.arena.playing import chance_key

EVENTS = 2000


class Urn:
    """Something to be drawn from, again and again."""

    def __init__(self, *outcomes: tuple[int, int]) -> None:
        self.outcomes = list(outcomes)

    def chances(self) -> list[tuple[int, int]]:
        return self.outcomes


def test_numbers_are_the_same_everywhere() -> None:
    assert number_of("0 round 0 0") == 14770890184270272866
    assert number_of("0 round 0 0") != number_of("0 round 0 1")


def test_what_is_heavier_comes_more_often() -> None:
    urn = Urn((3, 1), (7, 5), (9, 2))
    chance = Chance("any")
    drawn = Counter(chance.draw(urn) for _ in range(EVENTS))  # type: ignore[arg-type]
    for action, weight in urn.outcomes:
        assert drawn[action] / EVENTS == pytest.approx(weight / 8, abs=0.04)


def test_the_same_key_draws_the_same_as_long_as_the_same_is_there() -> None:
    one, other, third = Chance("key"), Chance("key"), Chance("other key")
    urn = Urn(*((action, 1) for action in range(1000)))
    draws = [[chance.draw(urn) for _ in range(20)] for chance in (one, other, third)]  # type: ignore[arg-type]
    assert draws[0] == draws[1]
    assert sum(a == b for a, b in zip(draws[0], draws[2], strict=True)) < 3


@pytest.mark.parametrize("name", games())
def test_games_of_a_round_begin_alike_and_others_do_not(name: str) -> None:
    rules = game(name).rule_sets[0]
    shared = Match(name, rules, 1, ("random", "greedy"), 3)
    begun = [_first_draws(shared, number) for number in range(12)]
    assert begun[::2] == begun[1::2] and len(set(begun)) > 1
    separate = Match(name, rules, 1, ("random", "greedy"), 3, shared_chance=False)
    begun = [_first_draws(separate, number) for number in range(12)]
    assert begun[::2] != begun[1::2]


def _first_draws(match: Match, number: int) -> tuple[str, ...]:
    """What chance brought before anybody decided."""
    chance = Chance(chance_key(match, number))
    state: State = game(match.game).start(2, match.rules)
    drawn: list[str] = []
    while state.to_move == CHANCE:
        action = chance.draw(state)
        drawn.append(game(match.game).notation(action))
        state.apply(action)
    return tuple(drawn)


def test_a_game_uses_that_chance() -> None:
    match = Match("asara", "beginner", 1, ("random", "random"), 5)
    _, record = play(Job(match, 0, True))
    assert record is not None
    read = Record.loads(record)
    drawn = _first_draws(match, 0)
    assert tuple(read.actions[: len(drawn)]) == drawn
