"""Games of Asara that are played at random, for tests that need states of every kind."""

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
from tests.games.asara.positions import ASARA, PROFESSIONAL

SOME_BUYERS = 8


def states_of_a_game(
    players: int, rules: str, seed: int, **options: object
) -> Iterator[sobremesa.State]:
    """The states of a game, each the same object, played on when the next one is asked for."""
    rng = random.Random(seed)
    state = ASARA.start(players=players, rules=rules, **options)
    while not state.is_over:
        yield state
        state.apply(choose(state, rng, by_kind=True))
    yield state


@cache
def _found(step: str, year: int, rules: str, switch: str) -> str:
    for seed in range(20):
        for state in states_of_a_game(2, rules, seed, **({switch: True} if switch else {})):
            data: Any = ASARA.position(state)
            if data["step"] == step and data["year"] >= year:
                spaces = [space for area in data["areas"].values() for space in area["spaces"]]
                if step != "area" or len(spaces) - spaces.count(None) >= SOME_BUYERS:
                    return json.dumps(data)
    raise AssertionError(f"no game comes to step {step!r}")


def position_at(step: str, year: int = 1, rules: str = PROFESSIONAL, switch: str = "") -> Any:
    """The position of a random game the first time it stands at ``step`` in a year or later.

    At step "area" there are some buyers on the board.
    """
    return json.loads(_found(step, year, rules, switch))


def refused(data: Any) -> tuple[str, str]:
    """The field that is named, and why."""
    with pytest.raises(BadPosition) as error:
        ASARA.from_position(data)
    return error.value.where, error.value.why


def one_more(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1
