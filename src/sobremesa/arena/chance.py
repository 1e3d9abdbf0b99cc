"""What chance brings in the games of a match, decided by the seed alone."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from sobremesa.core import State

_BITS: Final = 64


def number_of(key: str) -> int:
    """A number from 0 to 2**64 - 1, the same for the same key everywhere."""
    return int.from_bytes(blake2b(key.encode(), digest_size=_BITS // 8).digest())


class Chance:
    """The draws of one game.

    The n-th draw takes a number that depends on ``key`` and n alone, and brings what lies so far
    into all that may be drawn then. So games with the same key begin alike (the same seat is the
    first, the same tiles lie on the table) and go on with the same luck as long as the same may be
    drawn; the more differently they are played, the less their draws have to do with each other.
    """

    def __init__(self, key: str) -> None:
        self._key = key
        self._draws = 0

    def draw(self, state: State) -> int:
        """What chance brings in a state in which it decides."""
        number = number_of(f"{self._key} {self._draws}")
        self._draws += 1
        return _pick(state.chances(), number)


def _pick(outcomes: Sequence[tuple[int, int]], number: int) -> int:
    """The outcome that lies ``number`` / 2**64 of the way through them, by weight."""
    left = number * sum(weight for _, weight in outcomes) >> _BITS
    for action, weight in outcomes:
        if left < weight:
            return action
        left -= weight
    raise ValueError("there is nothing to draw")
