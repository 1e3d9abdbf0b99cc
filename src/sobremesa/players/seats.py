"""How a computer player is written, and who that is.

``random`` and ``greedy`` need no more; ``search`` needs a budget: ``search:500ms`` thinks for half
a second a decision, ``search:2000`` for so many simulations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sobremesa.core import SobremesaError
from sobremesa.players.greedy import GreedyPlayer
from sobremesa.players.player import Player
from sobremesa.players.random_player import RandomPlayer
from sobremesa.players.search import Budget, SearchPlayer

# From the weaker to the stronger.
_MAKERS: Final[dict[str, Callable[[int], Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}

LEVELS: Final[tuple[str, ...]] = tuple(_MAKERS)

# Every form in which a player can be written, as an example.
FORMS: Final[tuple[str, ...]] = (*LEVELS, "search:500ms", "search:2000")


class UnknownPlayer(SobremesaError):
    """There is no computer player of that name."""

    def __init__(self, name: str) -> None:
        listed = ", ".join(FORMS)
        super().__init__(f"there is no computer player {name[:60]!r}; there are: {listed}")
        self.name = name
        self.allowed = FORMS


def player(text: str, seed: int) -> Player:
    """The player written so; the same seed decides the same way. Raises ``UnknownPlayer``.

    A player that thinks for a time decides the same way only if it gets as far in it.
    """
    if text in _MAKERS:
        return _MAKERS[text](seed)
    kind, _, rest = text.partition(":")
    if kind == "search":
        budget = Budget.parse(rest)
        if budget is not None:
            return SearchPlayer(budget, seed)
    raise UnknownPlayer(text)
