"""Golden records: whole games, one after another in a file, each with how it ended.

A file is records as ``Record`` writes them, and after each of them lines beginning with ``=``:

    = scores: 31 44
    = winners: 2
    = position: 8f14e45fceea167a

The position is the beginning of the SHA-256 of the last position as JSON with sorted keys.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

from sobremesa import Game, Record, State
from sobremesa.core.record import FORMAT

HERE = Path(__file__).parent


@dataclass(frozen=True)
class GoldenGame:
    """A record and how the game ended."""

    record: Record
    result: tuple[str, ...]

    def dumps(self) -> str:
        """The game as it stands in a file."""
        return self.record.dumps() + "".join(f"= {line}\n" for line in self.result)


def result_of(end: State) -> tuple[str, ...]:
    """How a game ended."""
    written = json.dumps(end.game.position(end), sort_keys=True).encode()
    return (
        f"scores: {' '.join(map(str, end.scores))}",
        f"winners: {' '.join(str(seat + 1) for seat in end.winners)}",
        f"position: {hashlib.sha256(written).hexdigest()[:16]}",
    )


def loads(text: str) -> list[GoldenGame]:
    """The games in the text of a file."""
    games = []
    for part in text.split(FORMAT)[1:]:
        lines = part.splitlines()
        played = [line for line in lines if not line.startswith("= ")]
        result = tuple(line[2:] for line in lines if line.startswith("= "))
        games.append(GoldenGame(Record.loads("\n".join([FORMAT + played[0], *played[1:]])), result))
    return games


def files(game: str) -> list[Path]:
    """The files of records of a game."""
    return sorted((HERE / game).glob("*.records"))


def tables(game: Game) -> list[tuple[str, int]]:
    """All rule sets with all numbers of players."""
    players = range(game.min_players, game.max_players + 1)
    return [(rules, seats) for rules in game.rule_sets for seats in players]


def games_each(game: Game) -> int:
    """How many games are kept of each table: more where there is one such table only."""
    return 50 if len(tables(game)) == 1 else 25
