"""Networks that nobody trained."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from sobremesa import Game
from sobremesa.players.learned.network_file import (
    FORMAT,
    NetworkFile,
    network_name,
    numbers_of,
)


def any_network(
    game: Game,
    rules: str,
    seed: int = 1,
    hidden: int = 4,
    reach: list[int] | None = None,
    members: int = 1,
    answers: list[int] | None = None,
    played_on: list[int] | None = None,
) -> NetworkFile:
    """One with numbers drawn at random; it looks two turns ahead, if nothing else is said."""
    players = list(range(game.min_players, game.max_players + 1))
    rng = Random(seed)
    width = len(game.feature_names())

    def numbers(inputs: int, outputs: int) -> bytes:
        return numbers_of([rng.uniform(-0.5, 0.5) for _ in range((inputs + 1) * outputs)])

    return NetworkFile(
        FORMAT,
        game.name,
        rules,
        game.rules_version,
        players,
        list(game.feature_names()),
        10.0,
        [[numbers(width, hidden), numbers(hidden + width, 2)] for _ in range(members)],
        [hidden, 2],
        reach or [2] * len(players),
        {},
        answers or [],
        played_on or [],
    )


def put(file: NetworkFile, folder: Path) -> Path:
    """Write it where ``shipped_network`` finds it."""
    path = folder / network_name(file.game, file.rules)
    path.write_bytes(msgspec.msgpack.encode(file))
    return path
