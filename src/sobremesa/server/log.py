"""A table as it is stored: its setting, its log, and how a game is brought back from them."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa import History, SobremesaError, State, game


class Outdated(Exception):
    """A log that the present rules cannot replay."""


@dataclass(frozen=True)
class Seat:
    """Who sits in a seat; ``visitor`` is nobody for a computer player."""

    kind: str
    name: str | None
    level: str | None
    visitor: int | None


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

    def seats_of(self, visitor: int) -> list[int]:
        """The seats that a visitor may speak for."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.visitor == visitor]


@dataclass(frozen=True)
class Entry:
    """One line of a log: an ``action`` of ``actor``, or that he went back to a ply."""

    actor: int
    action: str | None
    back_to: int | None = None


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
