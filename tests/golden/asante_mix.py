"""What the golden games of Asante are made of: trade, many cards, full hands at times."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from sobremesa import State

KINDS = {
    "draw": 3.0,
    "keep": 3.0,
    "buy": 8.0,
    "sell": 30.0,
    "play": 6.0,
    "use": 1.2,
    "holy": 2.0,
    "end": 0.3,
    "answer": 1.5,
    "apply": 2.0,
    "done": 0.5,
    "fetch": 2.0,
}
FULL = 4  # wares on a stand after which no more are bought in haste


def asante_weight(rng: Random) -> Callable[[State, dict[str, object]], float]:
    """The taste of one game, somewhat different each time."""
    kinds = {kind: weight * rng.uniform(0.4, 1.6) for kind, weight in KINDS.items()}
    kinds["draw"] *= rng.choice((0.5, 1.0, 4.0))
    kinds["answer"] *= rng.choice((0.2, 1.0, 3.0))
    hoards = rng.random() < 0.25  # many cards in few hands: the draw pile runs out
    if hoards:
        kinds.update(draw=60.0, keep=20.0, end=6.0, buy=1.0, sell=1.0)

    def weight(state: State, told: dict[str, Any]) -> float:
        kind = told["do"]
        if kind == "buy":
            view: Any = state.game.view(state, int(state.to_move))
            wares = sum(view["seats"][view["seat"]]["stand"].values())
            return kinds["buy"] if wares < FULL else kinds["buy"] / FULL
        if kind == "end" and not hoards:
            view = state.game.view(state, None)
            return kinds["end"] * (1.0 if view["markers"] > 1 else FULL)
        return kinds.get(kind, 1.0)

    return weight
