"""The positions of Heaven & Ale that perft counts from."""

from __future__ import annotations

from typing import Any

from tests.golden.wanted import Wanted


def planted(own: Any) -> int:
    """How many tiles a garden has."""
    return sum(tile is not None for tile in own["garden"])


HEAVEN_AND_ALE = (
    Wanted("lay", "standard", "lay", 2, lambda v, own: v["round"] == 1),
    Wanted(
        "lay-second-stack",
        "standard",
        "lay",
        3,
        lambda v, own: v["stacks"]["first_left"] == 1,
    ),
    Wanted("first", "standard", "first", 4),
    Wanted("start-spaces", "standard", "start", 4),
    Wanted("first-turn", "standard", "move", 3, lambda v, own: v["round"] == 1),
    Wanted(
        "poor",
        "standard",
        "move",
        2,
        lambda v, own: own["ducats"] <= 2 and len(own["hand"]) >= 2 and own["place"] > 0,
    ),
    Wanted(
        "late",
        "standard",
        "move",
        4,
        lambda v, own: v["round"] == 6 and own["place"] >= 10 and len(own["hand"]) <= 3,
    ),
    Wanted(
        "last-one-under-way",
        "standard",
        "move",
        3,
        lambda v, own: (
            v["round"] == 4
            and sum(seat["home"] for seat in v["seats"]) == 2
            and 0 < own["place"] <= 15
        ),
    ),
    Wanted(
        "buying",
        "standard",
        "buy",
        4,
        lambda v, own: (
            len(v["track"][own["place"]]["tiles"]) >= 3 and planted(own) >= 8 and own["ducats"] >= 9
        ),
    ),
    Wanted(
        "monks",
        "standard",
        "buy",
        3,
        lambda v, own: v["track"][own["place"]]["price"] and v["round"] >= 2,
    ),
    Wanted("putting", "standard", "put", 2, lambda v, own: planted(own) >= 12),
    Wanted(
        "closing-a-ring",
        "standard",
        "put",
        4,
        lambda v, own: any(
            shed["tiles"] == 5 and shed["sum"] + (v["turn_now"]["tile"].get("number") or 0) > 7
            for shed in own["sheds"]
        ),
    ),
    Wanted("shed-of-two", "standard", "shed", 2),
    Wanted(
        "shed-of-four",
        "standard",
        "shed",
        4,
        lambda v, own: own["sheds"][v["turn_now"]["shed"]]["type"] == 4,
    ),
    Wanted(
        "scoring",
        "standard",
        "score",
        3,
        lambda v, own: len(v["turn_now"]["offers"]) >= 4 and own["discs"] and len(own["hand"]) >= 2,
    ),
    Wanted("number", "standard", "number", 2, lambda v, own: len(v["turn_now"]["numbers"]) >= 3),
    Wanted("privilege", "standard", "privilege", 4, lambda v, own: len(own["hand"]) >= 3),
    Wanted("marker-by-a-card", "standard", "marker", 3, lambda v, own: v["turn_now"]["card"]),
    Wanted("marker-by-a-start-space", "standard", "marker", 2, lambda v, own: own["home"]),
    Wanted("end-of-a-round", "standard", "end", 2, lambda v, own: all_home(v) and v["round"] == 2),
    Wanted("end-of-the-game", "standard", "end", 4, lambda v, own: all_home(v) and v["round"] == 6),
)


def all_home(view: Any) -> bool:
    """Whether the round is over when the turn is."""
    return all(seat["home"] for seat in view["seats"])
