"""Games of Asante that are played at random, for tests that need states of every kind."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import sobremesa
from sobremesa import BadPosition
from sobremesa.testing.play import choose
from tests.games.asante.positions import ASANTE

GAMES = 30  # among so many there is every step


def states_of_a_game(seed: int, **options: Any) -> Iterator[sobremesa.State]:
    """The states of a game, each the same object, played on when the next one is asked for."""
    rng = random.Random(seed)
    state = ASANTE.start(**options)
    while not state.is_over:
        yield state
        state.apply(choose(state, rng, by_kind=True))
    yield state


@cache
def _found(step: str, turns: int) -> str:
    for seed in range(GAMES):
        for state in states_of_a_game(seed):
            data: Any = ASANTE.position(state)
            if data["step"] == step and data["turns"] >= turns:
                return json.dumps(data)
    raise AssertionError(f"no game comes to step {step!r}")


def position_at(step: str, turns: int = 0) -> Any:
    """The position of a random game the first time it stands at ``step`` in that turn or later."""
    return json.loads(_found(step, turns))


def refused(data: Any) -> tuple[str, str]:
    """The field that is named, and why."""
    with pytest.raises(BadPosition) as error:
        ASANTE.from_position(data)
    return error.value.where, error.value.why


def one_more(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def one_less(counts: dict[str, int], name: str = "") -> str:
    """Take one of something away; of what."""
    name = name or next(iter(counts))
    counts[name] -= 1
    if not counts[name]:
        del counts[name]
    return name
