"""Checks of a line of play: the same again, from its record, taken back, at its end."""

from __future__ import annotations

from random import Random

from sobremesa.core import CHANCE, Game, History, Record, SobremesaError, State
from sobremesa.testing.faults import Fault, need
from sobremesa.testing.plain import difference, observers_of, position_text, told_text
from sobremesa.testing.play import after


def check_repeat(game: Game, state: State, action: int, rng: Random) -> None:
    """The same action gives the same state and events, whether somebody listens or not."""
    one, told = after(state, action)
    other, told_again = after(state, action)
    unheard = state.clone()
    unheard.apply(action)
    for what, again in (("again", other), ("with nobody listening", unheard)):
        _need_equal("determinism", f"the same action {what}", game, one, again)
    for seat in observers_of(state):
        here, there = told_text(told, seat), told_text(told_again, seat)
        need(here == there, "determinism", f"the same action tells something else: {there}")


def check_undo(game: Game, history: History, rng: Random) -> None:
    """Only one's own last decisions can be taken back, and what was before is back exactly."""
    lowest = _lowest(history)
    expected = (history.ply - 1, lowest) if lowest < history.ply else (None, None)
    found = (history.undo_to_step(), history.undo_to_turn())
    need(found == expected, "undo", f"allows {found} at ply {history.ply}, not {expected}")
    for ply in (lowest - 1, history.ply):
        try:
            history.undo(ply)
        except ValueError:
            continue
        raise Fault("undo", f"went from ply {history.ply} to {ply}; the barrier is at {lowest}")
    if lowest == history.ply:
        return
    head, before = position_text(game, history.state), position_text(game, history.at(lowest))
    actions, events = history.actions[lowest:], history.events[lowest:]
    history.undo(lowest)
    need(position_text(game, history.state) == before, "undo", "what was before is not back")
    for action, told in zip(actions, events, strict=True):
        again = history.play(action)
        for seat in observers_of(history.state):
            same = told_text(told, seat) == told_text(again, seat)
            need(same, "undo", "playing again after taking back tells something else")
    again_at_head = position_text(game, history.state)
    if again_at_head != head:
        raise Fault("undo", f"playing again gives another state: {difference(head, again_at_head)}")


def _lowest(history: History) -> int:
    """How far back the seat that decides now decided alone, and nothing was shown."""
    ply = history.ply
    decider = int(history.state.to_move)
    if history.state.is_over or decider == CHANCE:
        return ply
    while (
        ply > 0
        and int(history.at(ply - 1).to_move) == decider
        and not any(event.reveals for event in history.events[ply - 1])
    ):
        ply -= 1
    return ply


def check_again(game: Game, history: History, rng: Random) -> None:
    """The line played again from the start, without copies and without listeners, is the same."""
    start = history.at(0)
    one = game.start(int(start.players), start.rules, **start.options)
    other = game.start(int(start.players), start.rules, **start.options)
    for ply in range(history.ply + 1):
        _need_equal("determinism", f"ply {ply} played twice", game, one, other)
        _need_equal("clone", f"ply {ply} with and without cloning", game, history.at(ply), one)
        if ply < history.ply:
            one.apply(history.actions[ply])
            other.apply(history.actions[ply])


def check_record(game: Game, history: History, rng: Random) -> None:
    """The record of the line, written and read, replays to the same states."""
    names = [f"Player {seat + 1}" for seat in range(int(history.state.players))]
    written = history.record(names).dumps()
    try:
        record = Record.loads(written)
        need(record.dumps() == written, "record", "read and written again it is another text")
        plies = 0
        for ply, state in enumerate(record.states(lambda _: game)):
            _need_equal("record", f"ply {ply} replayed", game, history.at(ply), state)
            plies = ply
        need(plies == history.ply, "record", f"has {plies} actions, {history.ply} were played")
    except SobremesaError as error:
        raise Fault("record", f"does not replay: {error!r}") from error


def _need_equal(check: str, what: str, game: Game, one: State, other: State) -> None:
    here, there = position_text(game, one), position_text(game, other)
    if here != there:
        raise Fault(check, f"{what} gives another state: {difference(here, there)}")
