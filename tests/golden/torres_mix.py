"""What the golden games of Torres are made of: much building, cards, passages, high castles."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from sobremesa import State

KINDS = {"build": 6.0, "move": 5.0, "knight": 3.0, "play": 4.0, "buy": 2.5, "track": 0.7}


def torres_weight(rng: Random) -> Callable[[State, dict[str, object]], float]:
    """The taste of one game, somewhat different each time."""
    taste = {kind: weight * rng.uniform(0.4, 1.6) for kind, weight in KINDS.items()}
    taste["build"] *= rng.choice((0.1, 1.0, 2.0))  # who builds little has blocks left over
    early_end = rng.choice((0.0, 0.05, 1.0))

    def weight(state: State, told: dict[str, Any]) -> float:
        kind = told["do"]
        view: dict[str, Any] = seen(state)
        if kind == "end":
            return early_end if view["turn"]["points"] else 1.0
        heights = view["board"]["heights"]
        if kind == "move":
            climb = heights[told["to"]] - heights[told["from"]]
            near = abs(told["to"] - told["from"]) in (1, 8)
            return float(taste["move"] * (15.0 if climb > 0 else 0.5 if near else 1.0))
        if kind == "build":
            return float(taste["build"] * (1.0 + 3.0 * heights[told["cell"]]))
        return float(taste.get(kind, 1.0))

    last: list[Any] = [None, {}]

    def seen(state: State) -> dict[str, Any]:
        if last[0] is not state:
            last[:] = state, state.game.view(state, None)
        view: dict[str, Any] = last[1]
        return view

    return weight
