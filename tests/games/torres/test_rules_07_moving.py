"""Section 7: moving a knight."""

from __future__ import annotations

import pytest

from tests.games.torres.positions import (
    drawn,
    events,
    knights,
    play,
    points_left,
    rule,
    targets,
)


@pytest.mark.rule("torres 7.1")
def test_a_step_goes_one_level_up_at_most_and_down_any_number() -> None:
    state = drawn(
        """
        4 1  1
        . 2A 3
        . 4  .
        """
    )
    assert targets(state, "move b2") >= {"b1", "c2", "a2"}
    assert "b3" not in targets(state, "move b2")
    assert rule(state, "move b2 b3") == "7.1", "two levels up"
    assert knights(play(state, "move b2 c2"), 0) == {"c2"}


@pytest.mark.rule("torres 7.1")
def test_a_step_down_from_a_tower() -> None:
    state = drawn(
        """
        4A 1 1
        .  1 .
        """
    )
    assert targets(state, "move a1") == {"b1", "a2"}
    assert knights(play(state, "move a1 a2"), 0) == {"a2"}


@pytest.mark.rule("torres 7.1")
def test_no_step_goes_over_a_corner_or_onto_or_over_a_piece() -> None:
    state = drawn(
        """
        1A 1B 1
        1K 1  .
        1  .  .
        """
    )
    assert targets(state, "move a1") == set()
    assert rule(state, "move a1 b1") == "7.1", "another's knight"
    assert rule(state, "move a1 a2") == "7.1", "the king"
    assert rule(state, "move a1 b2") is not None, "over the corner"
    assert rule(state, "move a1 c1") is not None, "over a knight"


@pytest.mark.rule("torres 7.1")
def test_a_step_is_told_as_one() -> None:
    [moved] = events(drawn("1A 1"), "move a1 b1")
    assert moved == {
        "event": "knight_moved",
        "seat": 0,
        "from": 0,
        "to": 1,
        "way": "step",
        "points": 1,
    }


@pytest.mark.rule("torres 7.2")
def test_a_knight_goes_in_at_a_door_on_his_level_and_out_at_any_door_of_the_castle() -> None:
    state = drawn(
        """
        .A 1 1 . .
        .  . . . .
        .  . . 1 .
        """
    )
    through = {"d1", "b2", "c2"}
    assert targets(state, "move a1") == {"b1", "a2"} | through
    assert "d2" not in targets(state, "move a1"), "beside another castle only"
    assert rule(state, "move a1 d2") == "7.3"
    [moved] = events(state, "move a1 d1")
    assert (moved["way"], moved["points"]) == ("passage", 1)


@pytest.mark.rule("torres 7.2")
def test_a_block_of_equal_or_lower_height_shows_no_door() -> None:
    state = drawn("1A 1 1")
    assert targets(state, "move a1") == {"b1", "a2"}
    assert rule(state, "move a1 d1") == "7.2", "no door stands beside him on level 1"
    lower = drawn("2A 1 .")
    assert "c1" not in targets(lower, "move a1")


@pytest.mark.rule("torres 7.2")
def test_a_passage_never_rises_but_may_fall() -> None:
    state = drawn(
        """
        1A 3 2 . .
        2  . 1 . .
        """
    )
    assert "c2" in targets(state, "move a1"), "the same level"
    assert "d1" in targets(state, "move a1"), "down to the ground"
    assert rule(state, "move a1 c1") == "7.2", "up to level 2, though a door is there"
    fallen = play(state, "move a1 d1")
    assert rule(fallen, "move d1 c2") is not None, "c2 is one level up, and no step away"


@pytest.mark.rule("torres 7.2")
def test_a_passage_ends_on_another_empty_space() -> None:
    state = drawn(
        """
        .A 1 .B
        1K . .
        """
    )
    assert rule(state, "move a1 c1") == "7.1", "somebody stands there"
    assert rule(state, "move a1 a1") is not None
    assert "b2" in targets(state, "move a1")


@pytest.mark.rule("torres 7.2")
def test_the_way_out_is_of_the_castle_that_was_entered() -> None:
    state = drawn(
        """
        1 .A 1
        . .  .
        1 .  .
        . .  .
        """
    )
    assert targets(state, "move b1") == {"a1", "c1", "b2", "a2", "c2", "d1"}
    assert "a4" not in targets(state, "move b1"), "a third castle has a door there"


@pytest.mark.rule("torres 7.3")
def test_a_door_opens_on_a_lower_part_of_the_castle() -> None:
    state = drawn(
        """
        1A 2 2 .
        1  . 1 2
        """
    )
    assert "c2" in targets(state, "move a1"), "level 1, under the wall of d2"
    assert knights(play(state, "move a1 c2"), 0) == {"c2"}
    flat = drawn(
        """
        1A 2 1 1
        """
    )
    assert "c1" in targets(flat, "move a1"), "beside the wall of b1"
    assert rule(flat, "move a1 d1") == "7.3", "no higher block stands beside it"


@pytest.mark.rule("torres 7.4")
def test_the_inside_does_not_matter() -> None:
    state = drawn(
        """
        1A 2  1  2 1
        .  1B 1K . .
        """
    )
    # b1 and d1 are two towers with a low yard between: at level 1 the walls are not joined,
    # and pieces stand on the spaces passed through.
    assert "e1" in targets(state, "move a1")
    occupied = drawn(".A 1B 1K")
    assert "d1" in targets(occupied, "move a1")
    assert knights(play(occupied, "move a1 d1"), 0) == {"d1"}


@pytest.mark.rule("torres 7.5")
def test_a_passage_costs_one_point_however_long_and_can_be_repeated() -> None:
    state = drawn(".A 1 1 1 1 1 .")
    play(state, "move a1 g1")
    assert points_left(state) == 4
    play(state, "move g1 a1", "move a1 g1")
    assert points_left(state) == 2
    assert knights(state, 0) == {"g1"}


@pytest.mark.rule("torres 7.6")
def test_a_door_off_the_board_leads_nowhere() -> None:
    state = drawn(". . . . . . .A 1")
    assert targets(state, "move g1") == {"f1", "g2", "h1"} | {"h2"}, "and not a2, behind the edge"
    corner = drawn(
        """
        1 .A
        1 .
        """
    )
    assert targets(corner, "move b1") == {"a1", "c1"} | {"b2", "a3"}


@pytest.mark.rule("torres 7.7")
def test_moves_are_shared_among_own_knights_only() -> None:
    state = drawn(
        """
        1A 1 1 1A
        .  . . 1B
        """
    )
    play(state, "move a1 b1", "move d1 c1", "move b1 a1")
    assert knights(state, 0) == {"a1", "c1"}
    assert points_left(state) == 2
    assert rule(state, "move d2 d1") == "7.7"
    assert rule(state, "move b2 b1") == "7.7", "nobody stands there"
