"""A table as it is stored: its setting, its log, and how a game is brought back from them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sobremesa import History, SobremesaError, State, game

PERSON: Final = "person"  # to whom a seat is handed back


class Outdated(Exception):
    """A log that the present rules cannot replay."""


@dataclass(frozen=True)
class Seat:
    """Who sits in a seat; ``visitor`` is nobody for a computer player.

    A person's seat may be lent to a computer player of the level ``lent_to``.
    """

    kind: str
    name: str | None
    level: str | None
    visitor: int | None
    lent_to: str | None = None

    @property
    def computer(self) -> str | None:
        """The level of the computer player who decides here now, if it is one."""
        return self.level if self.kind == "computer" else self.lent_to


@dataclass(frozen=True)
class StandIn:
    """Who takes the seat of somebody who left, so many seconds after he was to decide."""

    after: int
    level: str


@dataclass(frozen=True)
class Summary:
    """What everybody may know about where a game stands."""

    ply: int
    to_move: int
    is_over: bool
    scores: list[int]
    winners: list[int]

    @classmethod
    def of(cls, state: State, ply: int) -> Summary:
        """The summary of a state, by what a spectator knows of it."""
        seen = state.observed_by(None)
        return cls(ply, int(seen.to_move), seen.is_over, list(seen.scores), list(seen.winners))


@dataclass(frozen=True)
class Table:
    """The setting of a table and how far its log has come (``version`` entries)."""

    id: str
    game: str
    rules: str
    rules_version: int
    options: dict[str, object]
    seats: tuple[Seat, ...]
    created: int
    changed: int
    version: int
    summary: Summary
    stand_in: StandIn | None = None

    def seats_of(self, visitor: int) -> list[int]:
        """The seats that a visitor may speak for."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.visitor == visitor]


@dataclass(frozen=True)
class Entry:
    """One line of a log: an ``action`` of ``actor``, or that he went back to a ply.

    Or that his seat was handed over, to a level of computer players or back to the ``PERSON``.
    """

    actor: int
    action: str | None
    back_to: int | None = None
    handed_to: str | None = None


@dataclass(frozen=True)
class Request:
    """What was asked under an id; the table's version was ``first`` before and ``last`` after."""

    id: str
    asked: str
    first: int
    last: int


class Running:
    """A game brought back from the first ``version`` entries of its log."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = [replace(seat, lent_to=None) for seat in table.seats]
        self.version = 0
        try:
            rules = game(table.game)
            if rules.rules_version != table.rules_version:
                raise Outdated
            start = rules.start(len(table.seats), table.rules, **table.options)
        except SobremesaError as error:
            raise Outdated from error
        self.history = History(start)

    @property
    def state(self) -> State:
        """The state now."""
        return self.history.state

    def take_in(self, first: int, entries: list[Entry]) -> None:
        """Go on with the entries numbered from ``first``; those already known are passed over.

        Plies that were taken back later are not played at all.
        """
        new = entries[self.version - first :]
        pending: list[Entry] = []
        kept = self.history.ply
        for entry in new:
            if entry.handed_to is not None:
                self._hand_over(entry.actor, entry.handed_to)
                continue
            if entry.back_to is None:
                pending.append(entry)
                continue
            if entry.back_to < kept:
                kept = entry.back_to
                self.history.rewind(kept)
            del pending[entry.back_to - kept :]
        for entry in pending:
            self._play(entry)
        self.version += len(new)

    def _hand_over(self, seat: int, to: str) -> None:
        if not 0 <= seat < len(self.seats):
            raise Outdated
        self.seats[seat] = replace(self.seats[seat], lent_to=None if to == PERSON else to)

    def _play(self, entry: Entry) -> None:
        try:
            if entry.actor != self.state.to_move or entry.action is None:
                raise Outdated
            self.history.play(self.state.game.parse(entry.action))
        except SobremesaError as error:
            raise Outdated from error


def rebuilt(table: Table, entries: list[Entry]) -> Running:
    """The game as it stood after ``entries``, the first ones of the table's log."""
    running = Running(table)
    running.take_in(0, entries)
    return running
