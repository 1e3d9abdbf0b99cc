"""How good a state of Asante looks for a seat: its gold and its prospects less the other's."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.asante.foresight import best_end
from sobremesa.games.asante.odds import Odds
from sobremesa.games.asante.rules import Asante
from sobremesa.games.asante.weights import WEIGHTS, Weights

__all__ = ["WEIGHTS", "evaluate"]


def evaluate(state: Asante, seat: int, weights: Weights) -> int:
    """How good ``state`` looks for ``seat``, in hundredths of gold.

    A card that is being carried out is judged by its best end.
    """
    me: i64 = seat
    return int(best_end(state, me, Odds(state, me, weights), weights))
