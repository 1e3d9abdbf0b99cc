"""A player that thinks ahead: tree search over what its seat knows."""

from sobremesa.players.search.budget import Budget
from sobremesa.players.search.player import SearchPlayer

__all__ = ["Budget", "SearchPlayer"]
