"""The file in which played games are kept: one line of JSON each.

A game is written, with ``fsync``, when it is over, so whatever ends the program loses only games
that were still being played. A last line that was not written to its end is taken back when the
file is opened the next time.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from reprlib import Repr
from types import TracebackType
from typing import BinaryIO, Final

import msgspec

from sobremesa.arena.match import Played

try:
    import fcntl
except ImportError:  # not a POSIX system: two commands that write one file are not noticed
    fcntl = None  # type: ignore[assignment]

BEGINNING: Final = b'{"match":'  # of every line, so that nobody else's file is ever changed
MOST: Final = 10**9  # of whatever is counted or measured in a game

_SHORT: Final = Repr()  # what a line has, fit to be repeated
_SHORT.maxstring = 80


class BadGamesFile(Exception):
    """The file holds something else; ``line`` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class GamesFileInUse(Exception):
    """Another program is writing this file."""


class GamesFile:
    """An open file of games. Only one program at a time may have it open."""

    def __init__(self, path: Path) -> None:
        """Open it, made where it is not there.

        Raises ``OSError``, ``BadGamesFile`` and ``GamesFileInUse``.
        """
        self.path = path
        self._file: BinaryIO = path.open("a+b")
        try:
            lock(self._file)
            self._file.seek(0)
            self.games = self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> GamesFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def add(self, played: Played) -> None:
        """Write a game; when this returns, it is on the disk."""
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.games.append(played)

    def _read(self) -> list[Played]:
        lines = self._file.read().split(b"\n")
        unfinished = lines.pop()
        decoder = msgspec.json.Decoder(Played)
        games = []
        for i, line in enumerate(lines):
            try:
                games.append(decoder.decode(line))
                _check(games[-1])
            except (msgspec.DecodeError, _Wrong) as error:
                raise BadGamesFile(i + 1, str(error)) from error
        if not BEGINNING.startswith(unfinished[: len(BEGINNING)]):
            raise BadGamesFile(len(lines) + 1, "no game of the arena")
        self._file.truncate(sum(len(line) + 1 for line in lines))
        return games


class _Wrong(Exception):
    """A line tells of a game that there cannot have been."""


def _check(played: Played) -> None:
    """Raises ``_Wrong`` with what does not fit, and what would."""
    lineup = played.match.lineup
    _need(len(lineup) > 0, "match.lineup", lineup, "at least one player")
    _need(0 <= played.number <= MOST, "number", played.number, f"0 to {MOST}")
    seats = played.match.seated(played.number)
    _need(played.seats == seats, "seats", played.seats, _told(seats))
    _check_numbers("scores", played.scores, len(seats), -MOST)
    _check_numbers("decisions", played.decisions, len(seats), 0)
    _check_numbers("seconds", played.seconds, len(seats), 0)
    _check_numbers("slowest", played.slowest, len(seats), 0)
    winners = set(played.winners)
    _need(
        len(winners) > 0
        and len(winners) == len(played.winners)
        and winners <= {*range(len(seats))},
        "winners",
        played.winners,
        f"at least one seat from 0 to {len(seats) - 1}, none of them twice",
    )
    _need(0 <= played.began < len(seats), "began", played.began, f"0 to {len(seats) - 1}")


def _check_numbers(name: str, numbers: Sequence[float], seats: int, least: int) -> None:
    fits = len(numbers) == seats and all(least <= number <= MOST for number in numbers)
    _need(fits, name, numbers, f"{seats} numbers from {least} to {MOST}")


def _need(fits: bool, name: str, given: object, allowed: str) -> None:
    if not fits:
        raise _Wrong(f"{name} cannot be {_told(given)}; allowed: {allowed}")


def _told(given: object) -> str:
    return _SHORT.repr(list(given) if isinstance(given, tuple) else given)


def lock(file: BinaryIO) -> None:
    """Keep other programs from it while it is open; raises ``GamesFileInUse``."""
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise GamesFileInUse(file.name) from error
