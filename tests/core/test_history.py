"""The history of a game: every ply can be looked at, and some may be taken back."""

from __future__ import annotations

import pytest

from sobremesa import History, Illegal
from tests.core.pebbles import Pebbles

GAME = Pebbles()


def played(*actions: str, rules: str = "closed", moves: int = 3) -> History:
    history = History(GAME.start(2, rules, moves=moves))
    for action in actions:
        history.play(GAME.parse(action))
    return history


def test_every_ply_can_be_looked_at() -> None:
    history = played("take", "draw grey", "stop")
    assert history.ply == 3
    assert history.deciders == [0, -1, 0]
    assert [GAME.notation(action) for action in history.actions] == ["take", "draw grey", "stop"]
    assert [int(history.at(ply).to_move) for ply in range(4)] == [0, -1, 0, 1]
    assert [[event.kind for event in told] for told in history.events] == [
        ["reached_into_bag"],
        ["drawn"],
        ["stopped"],
    ]


def test_what_is_refused_changes_nothing() -> None:
    history = played("stop")
    before = GAME.position(history.state)
    with pytest.raises(Illegal, match="'show black' is not allowed now: pebbles 1"):
        history.play(GAME.parse("show black"))
    assert (history.ply, history.actions, len(history.events)) == (1, [GAME.parse("stop")], 1)
    assert GAME.position(history.state) == before


def test_the_start_given_is_not_touched() -> None:
    start = GAME.start(2)
    before = GAME.position(start)
    History(start).play(GAME.parse("take"))
    assert GAME.position(start) == before


def test_nothing_can_be_taken_back_at_the_start() -> None:
    history = played()
    assert (history.undo_to_step(), history.undo_to_turn()) == (None, None)
    with pytest.raises(ValueError, match="cannot go back to ply 0: nothing can be taken back"):
        history.undo(0)


def test_own_decisions_are_taken_back_to_the_last_draw() -> None:
    history = played("take", "draw white", rules="open")
    assert history.undo_to_turn() is None  # a draw
    history.play(GAME.parse("show white"))
    assert (history.undo_to_step(), history.undo_to_turn()) == (2, 2)
    before = GAME.position(history.at(2))
    history.undo(2)
    assert history.ply == 2
    assert GAME.position(history.state) == before
    assert len(history.events) == len(history.actions) == len(history.deciders) == 2


def test_several_decisions_of_one_turn_may_be_taken_back() -> None:
    draws = ("take", "draw white", "take", "draw white", "stop", "stop")
    history = played(*draws, "show white", "show white", rules="open")
    assert (history.undo_to_step(), history.undo_to_turn()) == (7, 6)
    with pytest.raises(ValueError, match="cannot go back to ply 5: 6…7"):
        history.undo(5)
    with pytest.raises(ValueError, match="cannot go back to ply 8: 6…7"):
        history.undo(8)
    history.undo(6)
    assert history.undo_to_turn() is None  # before it the other seat decided


def test_what_was_shown_is_never_taken_back() -> None:
    history = played("take", "draw white", "show white")
    assert (history.undo_to_step(), history.undo_to_turn()) == (None, None)


def test_the_others_decisions_are_never_taken_back() -> None:
    assert played("stop").undo_to_step() is None


def test_nothing_is_taken_back_while_chance_decides_or_after_the_end() -> None:
    assert played("take").undo_to_step() is None
    over = played(*["stop"] * 12)
    assert over.state.is_over
    assert over.undo_to_step() is None


def test_rewind_goes_back_without_asking_and_play_goes_on() -> None:
    history = played("take", "draw white", "show white")
    history.rewind(1)
    assert history.ply == 1
    history.play(GAME.parse("draw black"))
    assert [GAME.notation(action) for action in history.actions] == ["take", "draw black"]


def test_the_record_tells_what_stands_not_what_was_taken_back() -> None:
    history = played("take", "draw white", "show white", rules="open")
    history.undo(2)
    history.play(GAME.parse("stop"))
    record = history.record(["Ana", "Bo"])
    assert record.actions == ["take", "draw white", "stop"]
    assert record.seats == ["Ana", "Bo"]
    end = record.replay(lambda _: GAME)
    assert GAME.position(end) == GAME.position(history.state)
