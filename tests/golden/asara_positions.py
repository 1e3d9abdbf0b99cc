"""The positions of Asara that perft counts from."""

from __future__ import annotations

from tests.golden.wanted import Wanted

ASARA = (
    Wanted("beginner-fill", "beginner", "fill", 2),
    Wanted("beginner-first-turn", "beginner", "area", 4, lambda v, own: v["year"] == 1),
    Wanted(
        "beginner-few-areas",
        "beginner",
        "area",
        3,
        lambda v, own: v["year"] == 2 and own["hand_size"] == 2 and own["money"] <= 6,
    ),
    Wanted("beginner-card-or-pair", "beginner", "card", 2, lambda v, own: own["hand_size"] >= 5),
    Wanted("beginner-pair", "beginner", "down", 3, lambda v, own: v["turn_now"]["card"] == "pair"),
    Wanted("beginner-market", "beginner", "tile", 4, lambda v, own: own["money"] >= 12),
    Wanted("beginner-spies", "beginner", "stack", 2),
    Wanted("beginner-bribe", "beginner", "bribe", 3, lambda v, own: own["money"] >= 5),
    Wanted(
        "beginner-plots",
        "beginner",
        "space",
        4,
        lambda v, own: (
            v["turn_now"]["area"] == "building_circle"
            and own["money"] >= 6
            and len(own["sections"]) >= 5
        ),
    ),
    Wanted("beginner-building", "beginner", "build", 2, lambda v, own: v["turn_now"]["left"] >= 4),
    Wanted("beginner-turret", "beginner", "turret", 3, lambda v, own: v["turn_now"]["left"] >= 3),
    Wanted(
        "beginner-year-end",
        "beginner",
        "area",
        2,
        lambda v, own: v["year"] == 1 and sum(seat["hand_size"] for seat in v["seats"]) == 1,
    ),
    Wanted(
        "beginner-last-cards",
        "beginner",
        "area",
        3,
        lambda v, own: v["year"] == 4 and sum(seat["hand_size"] for seat in v["seats"]) == 2,
    ),
    Wanted("professional-tent", "professional", "hire_draw", 2),
    Wanted("professional-lit-house", "professional", "lit_option", 3),
    Wanted("professional-look", "professional", "lit_draw", 4),
    Wanted("professional-keep", "professional", "keep", 2, lambda v, own: v["turn_now"]["to_keep"]),
    Wanted("professional-return", "professional", "return", 3),
    Wanted(
        "professional-lit-windows",
        "professional",
        "build",
        2,
        lambda v, own: own["lits_size"] and v["turn_now"]["left"] >= 3,
    ),
)
