"""What the server answers: a game as one seat may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from sobremesa import State
from sobremesa.server.log import Running, Seat, Table
from sobremesa.server.refusals import Refusal, listed


class SeatTold(Struct, frozen=True):
    """Who sits in a seat."""

    kind: str
    name: str | None
    level: str | None
    yours: bool
    lent: bool


class StandInTold(Struct, frozen=True):
    """Who takes the seat of somebody who left, and after how many seconds."""

    after: int
    level: str


class Seats(Struct, frozen=True):
    """Who sits where from now on."""

    seats: list[SeatTold]
    head: int
    version: int


class TableTold(Struct, frozen=True):
    """A line of the list of one's tables."""

    id: str
    game: str
    rules: str
    players: int
    seats: list[SeatTold]
    created: int
    changed: int
    ply: int
    to_move: int
    is_over: bool
    scores: list[int]
    winners: list[int]
    stand_in: StandInTold | None


class UndoTold(Struct, frozen=True):
    """Where play may go back to: by one decision, and at most."""

    step: int | None
    turn: int | None


class Snapshot(Struct, frozen=True):
    """Everything a page needs to show a table to one seat at one ply."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    seats: list[SeatTold]
    ply: int
    head: int
    version: int
    seat: int
    to_move: int
    is_over: bool
    scores: list[int]
    winners: list[int]
    view: dict[str, Any]
    legal: list[dict[str, Any]]
    undo: UndoTold
    stand_in: StandInTold | None


class Ply(Struct, frozen=True):
    """What happened on the way to a ply, as one seat may know it."""

    ply: int
    by: int
    events: list[dict[str, Any]]


class Events(Struct, frozen=True):
    """What happened since a ply."""

    events: list[Ply]
    head: int
    version: int


class Done(Struct, frozen=True):
    """The answer to a decision: what it led to, up to the next decision of anybody."""

    ply: int
    events: list[Ply]
    snapshot: Snapshot


def told_seats(seats: Sequence[Seat], visitor: int) -> list[SeatTold]:
    """Who sits where, for a visitor; a seat that is lent to the computer still is somebody's."""
    return [
        SeatTold(
            kind=seat.kind if seat.computer is None else "computer",
            name=seat.name,
            level=seat.computer,
            yours=seat.visitor == visitor,
            lent=seat.lent_to is not None,
        )
        for seat in seats
    ]


def told_stand_in(table: Table) -> StandInTold | None:
    """Who stands in for those who leave this table."""
    chosen = table.stand_in
    return None if chosen is None else StandInTold(chosen.after, chosen.level)


def told_table(table: Table, visitor: int) -> TableTold:
    """A table as a line of a visitor's list: nothing that not everybody at it may know."""
    summary = table.summary
    return TableTold(
        id=table.id,
        game=table.game,
        rules=table.rules,
        players=len(table.seats),
        seats=told_seats(table.seats, visitor),
        created=table.created,
        changed=table.changed,
        ply=summary.ply,
        to_move=summary.to_move,
        is_over=summary.is_over,
        scores=summary.scores,
        winners=summary.winners,
        stand_in=told_stand_in(table),
    )


def snapshot(running: Running, visitor: int, seat: int | None, ply: int | None) -> Snapshot:
    """A table as ``visitor`` may see it from ``seat`` (or the seat that concerns him most)."""
    table = running.table
    history = running.history
    at = history.ply if ply is None else ply
    if at > history.ply:
        raise Refusal("bad_ply", given=at, head=history.ply)
    state = history.at(at)
    seat = chosen_seat(running, visitor, seat, at)
    seen = state.observed_by(seat)
    decides = (
        at == history.ply
        and not state.is_over
        and int(state.to_move) == seat
        and running.seats[seat].lent_to is None
    )
    return Snapshot(
        id=table.id,
        game=table.game,
        rules=table.rules,
        options=dict(state.options),
        seats=told_seats(running.seats, visitor),
        ply=at,
        head=history.ply,
        version=running.version,
        seat=seat,
        to_move=int(state.to_move),
        is_over=state.is_over,
        scores=list(seen.scores),
        winners=list(seen.winners),
        view=state.game.view(state, seat),
        legal=legal(seen) if decides else [],
        undo=(
            UndoTold(history.undo_to_step(), history.undo_to_turn())
            if decides
            else UndoTold(None, None)
        ),
        stand_in=told_stand_in(table),
    )


def legal(seen: State) -> list[dict[str, Any]]:
    """The legal actions of an observation, each with its text and its description."""
    game = seen.game
    return [
        {"action": action, "text": game.notation(action), **game.describe(action)}
        for action in seen.legal()
    ]


def events(
    running: Running, visitor: int, seat: int | None, since: int, until: int | None = None
) -> list[Ply]:
    """What happened after ply ``since``, as ``visitor`` may know it from ``seat``."""
    history = running.history
    if since > history.ply:
        raise Refusal("bad_ply", given=since, head=history.ply)
    seat = chosen_seat(running, visitor, seat, history.ply)
    last = history.ply if until is None else until
    return [
        Ply(ply + 1, history.deciders[ply], [event.seen_by(seat) for event in history.events[ply]])
        for ply in range(since, last)
    ]


def chosen_seat(running: Running, visitor: int, seat: int | None, ply: int) -> int:
    """The seat asked for if it is the visitor's; else the one of his that moves or last moved.

    Seats for which he does not decide himself come last.
    """
    own = running.table.seats_of(visitor)
    if seat is not None:
        if seat not in own:
            raise not_yours(seat, own)
        return seat
    own = [number for number in own if running.seats[number].lent_to is None] or own
    history = running.history
    if int(history.at(ply).to_move) in own:
        return int(history.at(ply).to_move)
    for decider in reversed(history.deciders[:ply]):
        if decider in own:
            return decider
    return own[0]


def not_yours(seat: int, own: list[int]) -> Refusal:
    """That a seat is not the asker's."""
    return Refusal(
        "not_yours", choices=own, seat=seat + 1, allowed=listed(number + 1 for number in own)
    )
