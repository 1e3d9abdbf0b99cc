"""The positions of Torres that perft counts from."""

from __future__ import annotations

from tests.golden.wanted import Wanted

TORRES = (
    Wanted("basic-first-knight", "basic", "knight", 4),
    Wanted("basic-king", "basic", "king", 3),
    Wanted("basic-opening-turn", "basic", "turn", 2, lambda v, own: v["turn"]["points"] == 5),
    Wanted(
        "basic-hand-of-cards",
        "basic",
        "turn",
        3,
        lambda v, own: v["phase"] == 2 and len(own["hand"]) >= 3 and v["turn"]["points"] == 3,
    ),
    Wanted(
        "basic-passages",
        "basic",
        "turn",
        2,
        lambda v, own: v["phase"] == 3 and own["reserve"] <= 2 and v["turn"]["points"] == 4,
    ),
    Wanted(
        "basic-last-points",
        "basic",
        "turn",
        4,
        lambda v, own: v["phase"] == 3 and v["turn"]["points"] == 1,
    ),
    Wanted("basic-draw", "basic", "draw", 2, lambda v, own: v["turn"]["looked_size"] == 1),
    Wanted("basic-keep", "basic", "keep", 3),
    Wanted("basic-return", "basic", "return", 2),
    Wanted(
        "basic-block-under-knight",
        "basic",
        "card",
        2,
        lambda v, own: v["turn"]["card"] == "block_under_knight",
    ),
    Wanted(
        "basic-move-block", "basic", "card", 4, lambda v, own: v["turn"]["card"] == "move_block"
    ),
    Wanted(
        "basic-lifted-block", "basic", "card", 2, lambda v, own: v["turn"]["lifted"] is not None
    ),
    Wanted("basic-use", "basic", "use", 3),
    Wanted("basic-leftover", "basic", "leftover", 4),
    Wanted("basic-king-moves", "basic", "move_king", 3),
    Wanted("master-first-castle", "master", "castle", 2, lambda v, own: not v["castles"]),
    Wanted("master-last-castles", "master", "castle", 3, lambda v, own: len(v["castles"]) == 6),
    Wanted(
        "master-all-cards",
        "master",
        "turn",
        2,
        lambda v, own: len(own["hand"]) == 10 and v["turn"]["points"] == 2,
    ),
    Wanted(
        "master-knight-up", "master", "card", 3, lambda v, own: v["turn"]["card"] == "knight_up_1"
    ),
    Wanted(
        "master-jump-over", "master", "card", 4, lambda v, own: v["turn"]["card"] == "jump_over"
    ),
    Wanted("master-diagonal", "master", "card", 2, lambda v, own: v["turn"]["card"] == "diagonal"),
    Wanted("master-king-moves", "master", "move_king", 4, lambda v, own: v["phase"] == 2),
    Wanted(
        "master-last-turn",
        "master",
        "turn",
        3,
        lambda v, own: (
            v["phase"] == 3
            and v["round"] == 3
            and v["turn"]["seat"] == (v["starter"] + 2) % 3
            and v["turn"]["points"] == 2
        ),
    ),
)
