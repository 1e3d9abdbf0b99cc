"""Section 12: what the eight master cards are worth."""

from __future__ import annotations

import pytest

from tests.games.torres.positions import events, last_turn


def scored(card: str, drawing: str, phase: int = 3, players: int = 2, **told: object) -> list[int]:
    """What each seat gets for the open master card when that phase ends."""
    state = last_turn(
        drawing,
        phase=phase,
        players=players,
        rules="master",
        master_card=card,
        **told,
    )
    points = [0] * players
    for event in events(state, "end"):
        if event["event"] == "master_card_scored":
            assert event["card"] == card
            points[event["seat"]] += event["points"]
    return points


@pytest.mark.rule("torres 12.0.1")
@pytest.mark.parametrize(("phase", "each"), [(1, 2), (2, 5), (3, 10)])
def test_border(phase: int, each: int) -> None:
    drawing = """
    .A . . . . . . .A
    .B . . . . . . .
    .  . .A . . . . .
    .  . .B . . . . .
    .  . . . . . . .
    .  . . . . . . .
    .  . . . . . . .
    .A . . . . . . .
    """
    assert scored("border", drawing, phase) == [3 * each + each, each]
    tied = drawing.replace(".A . . . . . . .A", ".A . . . . . . .").replace(".  . .A", ".B . .A", 1)
    assert scored("border", tied, phase) == [2 * each, 2 * each], "nobody has more than the other"


@pytest.mark.rule("torres 12.0.1")
def test_the_border_has_28_spaces() -> None:
    worth = 0
    for y in range(8):
        for x in range(8):
            if (x, y) in ((4, 4), (3, 3)):
                continue
            rows = [["."] * 8 for _ in range(8)]
            rows[4][4], rows[3][3] = "1K", ".B"
            rows[y][x] = ".A"
            drawing = "\n".join(" ".join(row) for row in rows)
            worth += scored("border", drawing, phase=1)[0] == 4
    assert worth == 28


@pytest.mark.rule("torres 12.0.2")
@pytest.mark.parametrize(("phase", "each"), [(1, 2), (2, 5), (3, 10)])
def test_diagonals(phase: int, each: int) -> None:
    drawing = """
    .A .  .  .  . .  .  .B
    .  .A .  .  . .  .B .
    .  .  .  .  . .A .  .
    .  .B .  .  . .  .  .
    """
    assert scored("diagonals", drawing, phase) == [3 * each + each, 2 * each]
    tied = drawing.replace(".A .  .  .  . .  .  .B", ".  .  .A .  . .  .  .B")
    assert scored("diagonals", tied, phase) == [2 * each, 2 * each]


@pytest.mark.rule("torres 12.0.2")
def test_the_diagonals_have_16_spaces() -> None:
    worth = 0
    for y in range(8):
        for x in range(8):
            if (x, y) in ((4, 1), (3, 0)):
                continue
            rows = [["."] * 8 for _ in range(8)]
            rows[1][4], rows[0][3] = "1K", ".B"
            rows[y][x] = ".A"
            drawing = "\n".join(" ".join(row) for row in rows)
            worth += scored("diagonals", drawing, phase=1)[0] == 4
    assert worth == 16


FOUR_CASTLES = """
1A . 1A 1 . 1A . .
.  . .  . . .  . .
.A . .  . . .  . 1A
"""
FIVE_CASTLES = FOUR_CASTLES.replace(".A . .  .", ".  . .  1A")
SIX_CASTLES = """
1A . 1A . 1A . 1A .
.  . .  . .  . .  .
1A . 1A . 1  . .  .
"""


@pytest.mark.rule("torres 12.0.3", "torres 12.10")
@pytest.mark.parametrize(
    ("drawing", "castles"), [(FOUR_CASTLES, 4), (FIVE_CASTLES, 5), (SIX_CASTLES, 6)]
)
def test_castle_count_asks_for_4_5_and_6_by_phase(drawing: str, castles: int) -> None:
    wanted = {1: (4, 5), 2: (5, 15), 3: (6, 30)}
    for phase, (exact, points) in wanted.items():
        expected = points if castles == exact else 0
        assert scored("castle_count", drawing, phase)[0] == expected, (phase, castles)


@pytest.mark.rule("torres 12.0.3")
def test_castle_count_counts_castles_not_knights() -> None:
    two_in_one = FOUR_CASTLES.replace("1A . 1A 1 .", "1A . 1A 1A .").replace(".A . .", ".  . .")
    assert scored("castle_count", two_in_one, phase=1)[0] == 5
    three = FOUR_CASTLES.replace("1A . 1A 1 .", ".  . 1A 1A .")
    assert scored("castle_count", three, phase=1)[0] == 0, "three castles, five knights"


GROUP = """
.A .A .A . .
.  .A .  . .B
.  .A .A . .
"""


@pytest.mark.rule("torres 12.0.4", "torres 12.8.2")
def test_neighbours_is_one_group_by_the_sides() -> None:
    assert scored("neighbours", GROUP) == [40, 0]
    over_a_corner = GROUP.replace(".  .A .A . .", ".  .A .  .A .")
    assert scored("neighbours", over_a_corner) == [0, 0]
    corner_only = """
    .A .A .A .  .
    .  .  .  .A .B
    .  .  .  .A .A
    """
    assert scored("neighbours", corner_only) == [0, 0]


@pytest.mark.rule("torres 12.0.5", "torres 12.8.5")
def test_different_levels() -> None:
    levels = """
    1A 2A 3A 4A 5A .A .B
    """
    assert scored("different_levels", levels) == [40, 0], "the ground is a level too"
    assert scored("different_levels", levels.replace("5A", "4A")) == [0, 0]


@pytest.mark.rule("torres 12.0.6", "torres 12.8.3")
def test_row_is_a_row_or_a_column_and_may_have_gaps() -> None:
    assert scored("row", ". . .B\n.A 1A .A . .A .A . 1A") == [50, 0]
    column = "\n".join(". .A ." for _ in range(6)) + "\n. . .B"
    assert scored("row", column) == [50, 0]
    gap = ". .A\n. .\n" + "\n".join(". .A" for _ in range(5)) + "\n.B ."
    assert scored("row", gap) == [50, 0]
    assert scored("row", ".A .A .A .A .A .\n. . . . . .A\n.B") == [0, 0]
    diagonal = "\n".join(" ".join(".A" if x == y else "." for x in range(8)) for y in range(6))
    assert scored("row", diagonal) == [0, 0], "a diagonal is no row"


@pytest.mark.rule("torres 12.0.7", "torres 12.8.4")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_square_of_any_size_whatever_the_levels(size: int) -> None:
    rows = [["."] * 8 for _ in range(8)]
    rows[0][1], rows[0][1 + size], rows[size][1], rows[size][1 + size] = "1A", ".A", ".A", ".A"
    rows[6][7], rows[7][7] = ".B", "1K"
    drawing = "\n".join(" ".join(row) for row in rows)
    assert scored("square", drawing) == [50, 0]
    rows[size][1 + size], rows[size + 1][1 + size] = ".", ".A"
    assert scored("square", "\n".join(" ".join(row) for row in rows)) == [0, 0]


@pytest.mark.rule("torres 12.0.7", "torres 12.8.4")
def test_square_lies_parallel_and_needs_only_four() -> None:
    slanted = """
    .  .A .
    .A .  .A
    .  .A .B
    """
    assert scored("square", slanted) == [0, 0]
    oblong = """
    .A . .A
    .A . .A
    .B . .
    """
    assert scored("square", oblong) == [0, 0]
    with_more = """
    .A .A .
    .A .A .A
    .A .B .
    """
    assert scored("square", with_more) == [50, 0]
    assert scored("square", ".A .A .\n.A .B .") == [0, 0]


@pytest.mark.rule("torres 12.0.8", "torres 12.8.5")
def test_same_level() -> None:
    on_one = "1A 1A 1A . 1A 1A .\n. . . . . 1A .B"
    assert scored("same_level", on_one) == [50, 0]
    assert scored("same_level", on_one.replace(". . . . . 1A", ". . . . 1 2A")) == [0, 0]
    assert scored("same_level", ".A .A . .A .\n.A .A . .A .B") == [50, 0], "all on the ground"


@pytest.mark.rule("torres 12.8", "torres 12.8.1")
@pytest.mark.parametrize(
    ("card", "drawing"),
    [
        ("neighbours", GROUP),
        ("different_levels", "1A 2A 3A 4A 5A .A .B"),
        ("row", "1A .A .A .A .A . .A\n.B"),
        ("same_level", ".A .A . .A .\n.A .A . .A .B"),
    ],
)
def test_all_means_all_six(card: str, drawing: str) -> None:
    assert scored(card, drawing)[0] > 0
    five = drawing.replace("1A", "1", 1) if "1A" in drawing else drawing.replace(".A", ".", 1)
    assert scored(card, five) == [0, 0], "five of six, however well they stand"


@pytest.mark.rule("torres 12.0.4", "torres 12.0.5", "torres 12.0.6", "torres 12.0.7")
@pytest.mark.rule("torres 12.0.8")
@pytest.mark.parametrize(
    ("card", "drawing"),
    [
        ("neighbours", GROUP),
        ("different_levels", "1A 2A 3A 4A 5A .A .B"),
        ("row", "1A .A .A .A .A . .A\n.B"),
        ("square", ".A .A\n.A .A\n.B"),
        ("same_level", ".A .A . .A .\n.A .A . .A .B"),
    ],
)
def test_five_cards_score_only_at_the_end(card: str, drawing: str) -> None:
    assert [scored(card, drawing, phase)[0] > 0 for phase in (1, 2, 3)] == [False, False, True]


@pytest.mark.rule("torres 12.9")
@pytest.mark.parametrize("card", ["border", "diagonals"])
def test_most_needs_a_knight_there(card: str) -> None:
    nobody = """
    . .  .  .  .
    . .  .A .B .
    . .A .  .  .
    """
    assert scored(card, nobody) == [0, 0]
    alone = {"border": ".A\n. . .B", "diagonals": ". .\n. .A .B"}[card]
    assert scored(card, alone) == [20, 0]


@pytest.mark.rule("torres 12.11")
def test_the_king_plays_no_part() -> None:
    in_the_way = GROUP.replace(".  .A .  . .B", ".  1K .  . .B")
    assert scored("neighbours", in_the_way) == [0, 0], "he joins nobody"
    assert scored("border", ". 1K\n. .A .B") == [0, 0], "he is nobody's knight"


@pytest.mark.rule("torres 12.11")
def test_the_board_counts_as_the_phase_leaves_it() -> None:
    state = last_turn(". . .\n. 1A 1B", phase=1, rules="master", master_card="border")
    told = events(state, "move c2 c1", "end")
    points = [(e["seat"], e["points"]) for e in told if e["event"] == "master_card_scored"]
    assert points == [(1, 4)], "c1 was reached in the last turn"
