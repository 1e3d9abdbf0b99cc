"""How a computer player is written, and who that is.

``random`` and ``greedy`` need no more; ``search`` needs a budget: ``search:500ms`` thinks for half
a second a decision, ``search:2000`` for so many simulations; ``search:500ms:2`` does so on two
cores. ``trained`` is written as ``search`` is, and judges by a network where there is one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sobremesa.core import SobremesaError
from sobremesa.players.greedy import GreedyPlayer
from sobremesa.players.learned import LearnedJudge, shipped_network
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
FORMS: Final[tuple[str, ...]] = (
    *LEVELS,
    "search:500ms",
    "search:2000",
    "search:500ms:2",
    "trained:500ms",
)

_CORES: Final = [str(cores) for cores in range(1, 65)]


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
    if kind in ("search", "trained"):
        judge = LearnedJudge(shipped_network) if kind == "trained" else None
        written, _, cores = rest.partition(":")
        budget = Budget.parse(written)
        if budget is not None and rest == written:
            return SearchPlayer(budget, seed, judge=judge)
        if budget is not None and cores in _CORES:
            return SearchPlayer(budget, seed, cores=int(cores), judge=judge)
    raise UnknownPlayer(text)
