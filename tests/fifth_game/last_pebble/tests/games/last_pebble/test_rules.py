"""The rules of Last Pebble."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa import Illegal, State

GAME = sobremesa.game("last_pebble")


def after(*actions: str) -> State:
    state = GAME.start(2)
    for action in actions:
        state.apply(GAME.parse(action))
    return state


@pytest.mark.rule("last_pebble 1.1", "last_pebble 1.2")
def test_each_draws_a_pebble_unseen_by_the_other() -> None:
    assert after().chances() == [(GAME.parse(f"draw {pebble}"), 1) for pebble in range(1, 7)]
    state = after("draw 6", "draw 3")
    hands = [GAME.view(state, seat)["hands"] for seat in (0, 1, None)]
    assert hands == [[6, None], [None, 3], [None, None]]


@pytest.mark.rule("last_pebble 2.1")
def test_a_pebble_is_kept() -> None:
    state = after("draw 6", "draw 3", "keep")
    assert (state.to_move, GAME.view(state, 0)["hands"]) == (1, [6, None])
    with pytest.raises(Illegal, match=r"last_pebble 2\.1"):
        state.apply(GAME.parse("draw 1"))


@pytest.mark.rule("last_pebble 2.2", "last_pebble 4.1")
def test_what_is_put_back_may_be_drawn_again() -> None:
    drawn = [GAME.notation(action) for action, _ in after("draw 2", "draw 3", "swap").chances()]
    assert drawn == ["draw 1", "draw 2", "draw 4", "draw 5", "draw 6"]


@pytest.mark.rule("last_pebble 3.1", "last_pebble 3.2")
def test_in_the_third_turn_the_pebbles_are_shown_and_count() -> None:
    state = after("draw 6", "draw 3", *["keep"] * 5)
    assert (state.scores, GAME.view(state, None)["hands"]) == ([6, 0], [6, None])
    state.apply(GAME.parse("keep"))
    assert (state.is_over, state.scores, state.winners) == (True, [6, 3], [0])
    with pytest.raises(Illegal, match=r"last_pebble 3\.1"):
        state.apply(GAME.parse("keep"))
