"""Who judges a line where a search stops looking."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from sobremesa.core.state import State
from sobremesa.players.search.worth import worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the game's own evaluation."""

    def shares(self, state: State, scale: float) -> vec[float]:
        """To every seat its share of the win; see ``worth``."""
        return worth(state, scale)
