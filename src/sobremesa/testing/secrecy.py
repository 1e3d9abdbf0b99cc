"""Checks of secrecy: everything hidden from somebody is dealt anew, and he must not notice."""

from __future__ import annotations

import math
from random import Random

from sobremesa.core import CHANCE, EVERYTHING, Event, Game, Hidden, State
from sobremesa.testing.faults import Fault, need
from sobremesa.testing.plain import (
    Seat,
    difference,
    name_of,
    not_contained,
    observers_of,
    position_text,
    told_text,
    view_text,
)
from sobremesa.testing.play import after, decisions
from sobremesa.testing.states import check_conserved, refused

DEALT = 2  # so many times what is hidden is dealt anew, for each observer of a state


def check_observations(game: Game, state: State, rng: Random) -> None:
    """What a seat observes is all that it sees, and has no trace of what it may not know."""
    for seat in observers_of(state):
        seen = state.observed_by(seat)
        here, there = view_text(game, state, seat), view_text(game, seen, seat)
        if here != there:
            why = f"{name_of(seat)} sees otherwise in the observation: {difference(here, there)}"
            raise Fault("observation", why)
        _check_what_may_be_done(state, seen, seat)
        for _ in range(DEALT):
            _check_dealt(game, state, seen, seat, rng)


def _check_what_may_be_done(state: State, seen: State, seat: Seat) -> None:
    try:
        legal, chances = seen.legal(), seen.chances()
    except Hidden:
        own = seat is not None and state.to_move == seat
        need(not own, "observation", f"{name_of(seat)} decides, but legal() is Hidden from it")
        return
    same = legal == state.legal() and chances == state.chances()
    need(same, "observation", f"what may be done is not Hidden from {name_of(seat)}, but wrong")


def _check_dealt(game: Game, state: State, seen: State, seat: Seat, rng: Random) -> None:
    """One dealing of what is hidden from a seat: for it, everything is as before."""
    dealt = seen.determinize(rng)
    who = name_of(seat)
    need(dealt.observer == EVERYTHING, "observation", "determinize() gives no whole state")
    check_conserved(game, dealt, game.conserved(state))
    for what, here, there in (
        ("view()", view_text(game, state, seat), view_text(game, dealt, seat)),
        (
            "observed_by()",
            position_text(game, seen),
            position_text(game, dealt.observed_by(seat)),
        ),
    ):
        if here != there:
            leak = difference(here, there)
            raise Fault("leak", f"{what} of {who} depends on what is hidden from it: {leak}")
    same = (dealt.to_move, dealt.is_over) == (state.to_move, state.is_over)
    need(same, "leak", f"who decides depends on what is hidden from {who}")
    stuck = not state.is_over and not decisions(dealt)
    need(not stuck, "observation", f"what {who} may suppose leaves nothing legal to do")
    if not game.has_secrets(state.rules):
        same = position_text(game, dealt) == position_text(game, state)
        need(same, "observation", "has_secrets() is false, but something is hidden")
    if seat is None or state.to_move != seat or state.is_over:
        return
    need(
        dealt.legal() == state.legal(),
        "leak",
        f"legal() of {who} depends on what is hidden from it",
    )
    for action in refused(game, state, rng):
        here_why, there_why = state.refusal(action), dealt.refusal(action)
        need(
            here_why == there_why,
            "leak",
            f"why {who} may not play {action} depends on what is hidden from it: "
            f"{here_why!r} and {there_why!r}",
        )


def check_told(game: Game, state: State, action: int, rng: Random) -> None:
    """Events are plain, say to a spectator what they say to all, and name their audience."""
    told = after(state, action)[1]
    for event in told:
        need(bool(event.kind), "events", "an event has no kind")
        clash = "event" in event.args or "event" in event.secret
        need(not clash, "events", f"{event.kind}: 'event' is the name of the kind itself")
        for seat in event.knows:
            need(0 <= seat < state.players, "events", f"{event.kind}: there is no seat {seat}")
        for seat in range(int(state.players)):
            where = not_contained(event.seen_by(None), event.seen_by(seat))
            need(where is None, "events", f"{event.kind}: {where} is told to a spectator alone")
    for observer in observers_of(state):
        told_text(told, observer)
    reveals = any(event.reveals for event in told)
    if reveals and not game.has_secrets(state.rules):
        raise Fault("reveal", "an event reveals something, but has_secrets() is false")


def check_step(game: Game, state: State, action: int, rng: Random) -> None:
    """Nobody learns by a step what is hidden from him, unless an event says that it reveals.

    In the dealing anew the same must be able to happen: the same action where the observer
    decided, else any that looks the same to him. Chance may show a piece to somebody, and play is
    never taken back across it; but whoever it is shown to must know it afterwards too.
    """
    following, told = after(state, action)
    if any(event.reveals for event in told):
        return
    for seat in observers_of(state):
        dealt = state.observed_by(seat).determinize(rng)
        _check_step_for(game, state, dealt, action, seat, following, told)


def _check_step_for(
    game: Game,
    state: State,
    dealt: State,
    action: int,
    seat: Seat,
    following: State,
    told: list[Event],
) -> None:
    known, heard = _known(game, following, seat), told_text(told, seat)
    by_seat = seat is not None and state.to_move == seat
    heard_otherwise = False
    possible = decisions(dealt)
    others = [] if by_seat else [other for other in possible if other != action]
    for other in ([action] if action in possible else []) + others:
        its_following, its_told = after(dealt, other)
        if _known(game, its_following, seat) == known:
            if told_text(its_told, seat) == heard:
                return
            heard_otherwise = True
    if state.to_move == CHANCE:
        heard_otherwise = _forgets(game, state, action, seat, known, heard)
        if not heard_otherwise:
            return
    who = name_of(seat)
    if heard_otherwise:
        raise Fault("events", f"they tell {who} something that is hidden from it: {heard}")
    raise Fault("reveal", f"this shows {who} something hidden, but no event reveals: {heard}")


def _forgets(game: Game, state: State, action: int, seat: Seat, known: str, heard: str) -> bool:
    """Whether ``seat`` was told what came by chance, but does not know it afterwards."""
    for other, _ in state.chances():
        if other != action:
            following, told = after(state, other)
            if _known(game, following, seat) == known and told_text(told, seat) != heard:
                return True
    return False


def _known(game: Game, state: State, seat: Seat) -> str:
    return position_text(game, state.observed_by(seat))


def check_own_step(game: Game, state: State, action: int, rng: Random) -> None:
    """Who decides can play on his own observation, as computer players do."""
    seat = int(state.to_move)
    if seat == CHANCE:
        return
    seen = state.observed_by(seat)
    try:
        seen.apply(action)
    except Hidden:
        return
    here = _known(game, after(state, action)[0], seat)
    there = position_text(game, seen)
    if here != there:
        why = f"playing on the observation of {name_of(seat)} differs: {difference(here, there)}"
        raise Fault("observation", why)


def check_evaluation(game: Game, state: State, rng: Random) -> None:
    """What a state is worth to a seat is a number, and the same whatever is hidden from it.

    A game without an evaluation passes.
    """
    for seat in range(int(state.players)):
        seen = state.observed_by(seat)
        hidden = (("observation", seen), ("dealing anew", seen.determinize(rng)))
        for judged in (game.evaluate, game.standing):
            try:
                worth = judged(state, seat)
            except NotImplementedError:
                return
            need(math.isfinite(worth), "evaluation", f"{judged.__name__}() gives {worth}")
            for what, other in hidden:
                found = judged(other, seat)
                same = math.isclose(found, worth, rel_tol=1e-9, abs_tol=1e-9)
                why = f"for {name_of(seat)} it is {worth}, for the {what} {found}"
                need(same, "evaluation", why)
