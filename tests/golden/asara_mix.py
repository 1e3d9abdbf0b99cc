"""What the golden games of Asara are made of: every area, pairs, bribes, much building."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from sobremesa import State

AREAS = {
    "market_base": 2.0,
    "market_trunk": 2.0,
    "market_window": 3.0,
    "market_turret": 2.0,
    "building_circle": 2.5,  # for each section behind the screen
    "bank": 2.0,
    "coloured_house": 1.0,
    "spies": 2.0,
    "caliph": 1.5,
    "tent": 2.0,
    "lit_house": 3.0,
}
KINDS = {
    "pair": 0.1,  # beside a card
    "decline": 0.2,  # beside what may be taken
    "nothing": 0.3,
    "base": 3.0,
    "light": 10.0,
    "done": 6.0,  # beside a lit window that may be laid
}
ENOUGH = 4  # sections behind the screen that are worth a plot
FITTING = 20.0
MARKETS = {f"market_{shape}": shape for shape in ("base", "trunk", "window", "turret")}


def asara_weight(rng: Random) -> Callable[[State, dict[str, object]], float]:
    """The taste of one game, somewhat different each time."""
    areas = {area: weight * rng.uniform(0.4, 1.6) for area, weight in AREAS.items()}
    kinds = {kind: weight * rng.uniform(0.4, 1.6) for kind, weight in KINDS.items()}
    kinds["pair"] *= rng.choice((0.5, 1.0, 6.0))
    patience = rng.choice((1.0, 1.0, 0.1))  # who builds late builds much at a time
    last: list[Any] = [None, {}]

    def weight(state: State, told: dict[str, Any]) -> float:
        kind = told["do"]
        if kind == "send":
            return areas[told["area"]] * occasion(seen(state), told["area"], patience)
        if kind == "plot":
            return float(told["sections"] ** 2 * (1 + told["plot"] - told["sections"]))
        if kind in ("take", "keep"):
            view = seen(state)
            own = view["seats"][view["seat"]]
            good = fits(own, told) if kind == "take" else stands(own, told["colour"])
            return FITTING if good else 1.0
        return kinds.get(kind, 1.0)

    def seen(state: State) -> dict[str, Any]:
        if last[0] is not state:
            last[:] = state, state.game.view(state, int(state.to_move))
        view: dict[str, Any] = last[1]
        return view

    return weight


def occasion(view: dict[str, Any], area: str, patience: float) -> float:
    """How much there is to do in an area."""
    own = view["seats"][view["seat"]]
    if area in MARKETS:
        shape = MARKETS[area]
        tiles = [{**tile, "shape": shape} for tile in view["markets"][shape]["up"]]
        return 4.0 if any(fits(own, tile) for tile in tiles) else 1.0
    if area == "building_circle":
        sections = float(sum(kind["count"] for kind in own["sections"]) + (own["lits_size"] or 0))
        return sections if sections >= ENOUGH else sections * patience
    return 1.0


def fits(own: dict[str, Any], tile: dict[str, Any]) -> bool:
    """Whether a section can be built with what a seat has already; a base begins something."""
    colour = tile["colour"]
    waiting = {
        shape: sum(
            kind["count"]
            for kind in own["sections"]
            if kind["shape"] == shape and kind["colour"] == colour
        )
        for shape in MARKETS.values()
    }
    if tile["shape"] == "base":
        return bool(waiting["base"] <= waiting["turret"])
    if tile["shape"] == "turret":
        return bool(waiting["turret"] < waiting["base"])
    return stands(own, colour) or min(waiting["base"], waiting["turret"]) > 0


def stands(own: dict[str, Any], colour: str) -> bool:
    """Whether a seat has a tower of a colour."""
    return any(tower["colour"] == colour for tower in own["towers"])
