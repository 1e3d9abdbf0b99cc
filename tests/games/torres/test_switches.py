"""Every switch of the data: the other reading of a rule that the sources leave open."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.torres.positions import (
    TORRES,
    drawn,
    events,
    last_turn,
    legal,
    play,
    rule,
    seen,
    targets,
)


def switched(name: str, value: object = True) -> dict[str, object]:
    """Options with one switch turned."""
    [option] = [option for option in TORRES.options if option.name == name]
    assert option.default != value
    assert value in option.values
    return {name: value}


def master_points(card: str, drawing: str, options: dict[str, object], phase: int = 3) -> int:
    """What seat 0 gets for the open master card."""
    state = last_turn(drawing, phase=phase, rules="master", master_card=card, options=options)
    told = [e for e in events(state, "end") if e["event"] == "master_card_scored"]
    return sum(event["points"] for event in told if event["seat"] == 0)


SWITCHES = {
    "auto_convert_ap",
    "passage_needs_inner_path",
    "cards_returned_to_same_end",
    "master_all_means_all_six",
    "master_row_contiguous",
    "master_row_includes_diagonals",
    "master_square_axis_parallel_only",
    "master_neighbours_orthogonal",
    "tied_last_king_mover",
    "master_castle_count_by_phase",
    "leader_starts_new_phases",
}


def test_these_are_all_switches() -> None:
    assert {option.name for option in TORRES.options} == SWITCHES


def test_points_left_may_become_points() -> None:
    drawing = "1A 1 1"
    state = drawn(drawing, options=switched("auto_convert_ap"), scores=[0, 2])
    told = events(state, "build 1 d1", "end")
    assert state.scores == [5, 2], "four steps, one of them over the other marker"
    [converted] = [event for event in told if event["event"] == "points_converted"]
    assert (converted["from"], converted["to"]) == (0, 5)
    assert play(drawn(drawing, scores=[0, 2]), "build 1 d1", "end").scores == [0, 2]


def test_the_way_inside_may_have_to_stay_under_the_walls() -> None:
    # Two towers on a low base: at level 1 no wall joins b1 and d1.
    drawing = """
    1A 2 1K 2 1
    """
    assert "e1" in targets(drawn(drawing), "move a1")
    strict = drawn(drawing, options=switched("passage_needs_inner_path"))
    assert "e1" not in targets(strict, "move a1")
    assert "f1" in targets(strict, "move a1"), "down inside, and out to the ground"
    assert rule(strict, "move a1 e1") == "7.4", "by 7.3 he could come out"


def test_cards_may_go_back_to_different_ends() -> None:
    state = drawn("1A 1", options=switched("cards_returned_to_same_end", False))
    play(state, "buy", "draw ap6", "draw ap7", "draw diagonal", "keep ap6", "return ap7 top")
    assert legal(state) == ["return diagonal top", "return diagonal bottom"]
    play(state, "return diagonal bottom")
    deck: Any = seen(state, 0)["seats"][0]["deck"]
    assert (deck["top"], deck["bottom"]) == (["ap7"], ["diagonal"])


def test_all_may_mean_all_there_are() -> None:
    drawing = ".A .A .A .B"
    assert master_points("row", drawing, {}) == 0
    assert master_points("row", drawing, switched("master_all_means_all_six", False)) == 50


def test_a_row_may_have_to_be_without_gaps() -> None:
    gaps, whole = ".A .A . .A .A .A .A\n.B", ".A .A .A .A .A .A\n.B"
    options = switched("master_row_contiguous")
    assert [master_points("row", drawing, {}) for drawing in (gaps, whole)] == [50, 50]
    assert [master_points("row", drawing, options) for drawing in (gaps, whole)] == [0, 50]


def test_a_row_may_be_a_diagonal() -> None:
    options = switched("master_row_includes_diagonals")
    for mirrored in (False, True):
        rows = [[".A" if x == y else "." for x in range(8)] for y in range(6)]
        drawing = "\n".join(" ".join(row[::-1] if mirrored else row) for row in rows)
        assert master_points("row", drawing, {}) == 0
        assert master_points("row", drawing, options) == 50
    knights_move = ".A . .\n. . .A\n"
    all_six = switched("master_all_means_all_six", False)
    assert master_points("row", knights_move, {**options, **all_six}) == 0


def test_a_square_may_be_slanted() -> None:
    slanted = ". .A . .\n. . . .A\n.A . . .\n. . .A .B"
    assert master_points("square", slanted, {}) == 0
    assert master_points("square", slanted, switched("master_square_axis_parallel_only", False))


def test_neighbours_may_touch_at_corners() -> None:
    corners = ".A . .A\n. .A .B\n.A . .A\n. .A ."
    assert master_points("neighbours", corners, {}) == 0
    options = switched("master_neighbours_orthogonal", False)
    assert master_points("neighbours", corners, options) == 40
    assert master_points("neighbours", corners.replace(". .A .", ". . .\n.A"), options) == 0


def test_castle_count_may_score_any_of_its_numbers_in_any_phase() -> None:
    five = "1A . 1A . 1A . 1A\n. . . . . . .\n1A . .B"
    options = switched("master_castle_count_by_phase", False)
    assert [master_points("castle_count", five, {}, phase) for phase in (1, 2, 3)] == [0, 15, 0]
    assert [master_points("castle_count", five, options, phase) for phase in (1, 2, 3)] == [15] * 3


@pytest.mark.parametrize(("starter", "mover"), [(0, 0), (1, 2), (2, 2)])
def test_the_first_of_several_last_ones_may_move_the_king(starter: int, mover: int) -> None:
    options = switched("tied_last_king_mover", "first_in_turn_order")
    state = last_turn("1 .A .B .C", players=3, starter=starter, scores=[0, 4, 0], options=options)
    assert play(state, "end").to_move == mover


def test_the_king_mover_may_begin_new_phases_in_the_master_version_too() -> None:
    told: dict[str, Any] = {"rules": "master", "scores": [3, 9]}
    usual = play(last_turn("1A 1 . 1B 1", **told), "end", "king stays")
    assert usual.to_move == 1
    options = switched("leader_starts_new_phases", False)
    other = play(last_turn("1A 1 . 1B 1", options=options, **told), "end", "king stays")
    assert other.to_move == 0
