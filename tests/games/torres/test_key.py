"""The key of a state: the same for states from which the same can come."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sobremesa import CHANCE, State
from tests.games.torres.positions import TORRES, drawn, play
from tests.games.torres.test_evaluation import middle_of_a_game

TABLE = """
1A 1 1 1B
1  1 1 1
"""


def key(state: State, *actions: str) -> tuple[int, ...]:
    """After these actions."""
    after = state.clone()
    play(after, *actions)
    return after._key()


def test_the_same_by_two_ways_is_the_same() -> None:
    state = drawn(TABLE)
    assert key(state, "move a1 b1", "move b1 b2") == key(state, "move a1 a2", "move a2 b2")


def test_the_order_in_which_castles_were_founded_is_left_out() -> None:
    state = drawn(TABLE)
    position: Any = TORRES.position(state)
    position["castles"].reverse()
    assert TORRES.from_position(position)._key() == state._key()


@pytest.mark.parametrize("actions", [("move a1 b1", "move b1 a1"), ("track",), ("build 1 a2",)])
def test_what_was_paid_for_something_is_told(actions: tuple[str, ...]) -> None:
    state = drawn(TABLE)
    assert key(state, *actions) != key(state)


@pytest.mark.parametrize("rules", TORRES.rule_sets)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_happens_changes_it(seed: int, rules: str) -> None:
    state = middle_of_a_game(seed, 40 + 15 * seed, rules)
    assert state.clone()._key() == state._key()
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        assert after._key() != state._key()


@pytest.mark.parametrize("rules", TORRES.rule_sets)
@pytest.mark.parametrize("seed", range(3))
def test_every_thing_on_the_table_is_in_it(seed: int, rules: str) -> None:
    """States that are written down differently have different keys, and the other way round."""
    state = middle_of_a_game(seed, 40 + 15 * seed, rules)
    written: dict[tuple[int, ...], str] = {}
    for first in state.legal():
        child = state.clone()
        child.apply(first)
        if child.to_move == CHANCE:
            continue
        for second in child.legal():
            after = child.clone()
            after.apply(second)
            position = as_written(after)
            assert written.setdefault(after._key(), position) == position
    assert len(set(written.values())) == len(written) > 0


def as_written(state: State) -> str:
    """All of the position, but for the order in which castles were founded."""
    position: Any = TORRES.position(state)
    castles = sorted(sorted(castle) for castle in position.pop("castles"))
    return json.dumps([position, castles])
