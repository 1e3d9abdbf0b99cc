"""What happened in a training: one line of JSON each, and the curves drawn from them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

NAME: Final = "log.jsonl"


class Played(Struct, frozen=True, tag="played", tag_field="what"):
    """Games of a generation, up to this moment."""

    generation: int
    games: int
    seconds: float


class Epoch(Struct, frozen=True, tag="epoch", tag_field="what"):
    """All examples were gone through once; losses per position, points in points.

    ``kept``: what it brought was better than what there was, so it is the network now.
    """

    generation: int
    epoch: int  # of the whole training
    examples: int
    share_learned: float
    share_tested: float
    share_by_evaluation: float  # in its best scale: what a search without network judges by
    points_learned: float
    points_tested: float
    seconds: float
    kept: bool = False


class Met(Struct, frozen=True, tag="match", tag_field="what"):
    """A match at the end, with a search that looks so many turns ahead (``reach``).

    One seat is ``trained``, all others are ``search``. Where ``played_on`` is not 0, its turns were
    played on for so many turns, as the network says, and nothing looked ``reach`` turns ahead.
    """

    trained: str
    search: str
    players: int
    reach: int
    games: int
    share: float
    low: float
    high: float
    played_on: int = 0


Entry = Played | Epoch | Met


class Log:
    """The file; a line that was not written to its end is passed over."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME

    def add(self, entry: Entry) -> None:
        """Write a line; what was not written to its end before stays a line of its own."""
        with self._path.open("ab+") as file:
            if file.tell() > 0:
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":
                    file.write(b"\n")
            file.write(msgspec.json.encode(entry) + b"\n")

    def epochs(self) -> list[Epoch]:
        """All epochs so far."""
        return [entry for entry in self._entries() if isinstance(entry, Epoch)]

    def matches(self) -> list[Met]:
        """All matches so far."""
        return [entry for entry in self._entries() if isinstance(entry, Met)]

    def _entries(self) -> list[Entry]:
        found: list[Entry] = []
        if self._path.is_file():
            for line in self._path.read_bytes().split(b"\n"):
                try:
                    found.append(msgspec.json.decode(line, type=Played | Epoch | Met))
                except msgspec.DecodeError:
                    continue
        return found
