"""The computer players that can be given a seat, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sobremesa.core import SobremesaError
from sobremesa.players.greedy import GreedyPlayer
from sobremesa.players.player import Player
from sobremesa.players.random_player import RandomPlayer

# From the weakest to the strongest.
_MAKERS: Final[dict[str, Callable[[int], Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}

LEVELS: Final[tuple[str, ...]] = tuple(_MAKERS)


class UnknownPlayer(SobremesaError):
    """There is no computer player of that name."""

    def __init__(self, name: str) -> None:
        listed = ", ".join(LEVELS)
        super().__init__(f"there is no computer player {name[:60]!r}; there are: {listed}")
        self.name = name
        self.allowed = LEVELS


def player(level: str, seed: int) -> Player:
    """A player of that level; the same seed decides the same way. Raises ``UnknownPlayer``."""
    if level not in _MAKERS:
        raise UnknownPlayer(level)
    return _MAKERS[level](seed)
