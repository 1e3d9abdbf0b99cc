"""Who judges a line where a search stops looking."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from sobremesa.core.state import State
from sobremesa.players.search.worth import standings, worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the game's own evaluation."""

    def standings(self, state: State) -> vec[float]:
        """How every seat stands, in hundredths of points; only the differences count."""
        return standings(state)

    def shares(self, state: State, values: vec[float], scale: float) -> vec[float]:
        """To every seat its share of the win; ``values`` are the standings. See ``worth``."""
        return worth(state, values, scale)
