"""What the golden games of Heaven & Ale are made of: long walks, closed rings, pairs, barrels."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from sobremesa import State

KINDS = {
    "start": 0.1,  # beside all moves
    "sell": 0.004,
    "buy": 4.0,
    "end": 1.0,
    "card": 3.0,
    "decline": 0.4,
}
MOVE = 6.0
PLACES = {"resource": 1.0, "monk": 1.0, "barrel": 25.0}
TOO_DEAR = 0.02  # a place where cards must be sold first
POOR = 6  # ducats with which a spot in the sun is too dear
NEAR = 5
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def heaven_and_ale_weight(rng: Random) -> Callable[[State, dict[str, object]], float]:
    """The taste of one game, somewhat different each time."""
    kinds = {kind: weight * rng.uniform(0.4, 1.6) for kind, weight in KINDS.items()}
    kinds["end"] *= rng.choice((0.3, 1.0, 3.0))
    kinds["sell"] *= rng.choice((1.0, 1.0, 25.0))
    hurry = rng.choice((0.02, 0.1, 0.4))  # how much far places are liked
    shade = rng.choice((0.2, 0.6, 3.0))
    rich = rng.choice((0.5, 1.0, 2.0))  # whether tiles with high numbers are liked
    last: list[Any] = [None, {}]

    def weight(state: State, told: dict[str, Any]) -> float:
        kind = told["do"]
        view = seen(state)
        own = view["seats"][view["turn"]]
        if kind == "move":
            far = 1.0 if told["place"] - own["place"] <= NEAR else hurry
            return MOVE * far * occasion(view, own, told["place"])
        if kind == "put":
            cell = view["cells"][told["cell"]]
            liked = shade * (6.0 if own["ducats"] < POOR else 1.0)
            return ring(view, own, cell) * (liked if cell["side"] == "shady" else 1.0)
        if kind == "buy" and "number" in told:
            return float(kinds["buy"] * rich ** told["number"])
        if kind == "score":
            pair = 12.0 if completes_pair(view, own, told["spot"]) else 1.0
            return pair * most(view["turn_now"]["offers"], "spot", told["spot"])
        if kind == "number":
            return most(view["turn_now"]["numbers"], "number", told["number"])
        if kind == "marker":
            return float(2.0 ** -own["markers"][told["resource"]])
        return kinds.get(kind, 1.0)

    def seen(state: State) -> dict[str, Any]:
        if last[0] is not state:
            last[:] = state, state.game.view(state, None)
        view: dict[str, Any] = last[1]
        return view

    return weight


def occasion(view: dict[str, Any], own: dict[str, Any], place: int) -> float:
    """How much there is to do at a place: scoring waits until there is something to score."""
    there = view["track"][place]
    kind = there["kind"]
    if kind == "scoring":
        return 0.01 * sum(tile is not None for tile in own["garden"]) ** 2
    if kind != "barrel":
        prices = [tile.get("number") or there["price"] for tile in there["tiles"]]
        if min(prices) > own["ducats"]:
            return TOO_DEAR
    return PLACES[kind]


def most(offers: list[dict[str, Any]], name: str, value: object) -> float:
    """What a spot, or a number, would bring, steps counting twice."""
    each = [one for one in offers if one[name] == value]
    brought = [
        one["ducats"] + 2 * (one["brewmaster"] + sum(one["markers"].values())) for one in each
    ]
    return float(1 + max(brought))


def ring(view: dict[str, Any], own: dict[str, Any], cell: dict[str, Any]) -> float:
    """How many tiles the rings have that a spot belongs to."""
    beside = {(cell["q"] + q, cell["r"] + r) for q, r in DIRECTIONS}
    return float(
        sum(
            (1 + own["sheds"][one["shed"]]["tiles"]) ** 2
            for one in view["cells"]
            if one["shed"] is not None and (one["q"], one["r"]) in beside
        )
    )


def completes_pair(view: dict[str, Any], own: dict[str, Any], spot: str) -> bool:
    """Whether the other spot of the pair has a disc."""
    return any(spot in pair and set(pair) & set(own["discs"]) for pair in view["pairs"])
