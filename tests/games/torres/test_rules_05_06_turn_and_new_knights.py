"""Sections 5 and 6: what a turn costs, and adding a knight."""

from __future__ import annotations

import pytest

from tests.games.torres.positions import (
    CARDS,
    drawn,
    events,
    knights,
    legal,
    play,
    points_left,
    rule,
    seen,
    targets,
)

OPEN = """
1A 1 1
.  . .
"""


@pytest.mark.rule("torres 5.1")
def test_five_points_are_spent_in_any_order() -> None:
    state = play(drawn(OPEN, turn=1, starter=0), "end")
    assert points_left(state) == 5
    play(state, "track", "build 1 d1", "knight b1", "track")
    assert points_left(state) == 0
    assert legal(state) == ["end"]
    other = play(drawn(OPEN), "knight b1", "track", "build 1 d1", "track")
    assert points_left(other) == 0
    assert knights(other, 0) == {"a1", "b1"}


@pytest.mark.rule("torres 5.1")
def test_an_action_may_be_repeated_while_points_last() -> None:
    state = play(drawn(OPEN), *["track"] * 5)
    assert state.scores == [5, 0]
    assert rule(state, "track") == "5.3.6"
    state = play(drawn(OPEN), "move a1 b1", "move b1 a1", "move a1 b1", "move b1 a1", "move a1 b1")
    assert points_left(state) == 0
    assert rule(state, "move b1 a1") == "5.3.2"


@pytest.mark.rule("torres 5.2")
def test_points_left_over_are_lost() -> None:
    state = drawn(OPEN)
    assert "end" in legal(state), "at once"
    told = events(state, "track", "end")
    assert [event["unused"] for event in told if event["event"] == "turn_ended"] == [4]
    assert state.scores == [1, 0]
    assert state.to_move == 1
    assert points_left(state) == 5


@pytest.mark.rule("torres 5.2")
def test_a_turn_can_end_at_any_moment() -> None:
    state = drawn(OPEN)
    for text in ("track", "build 1 d1", "knight b1", "track"):
        assert "end" in legal(play(state, text))


@pytest.mark.rule("torres 5.3", "torres 5.3.1")
def test_a_knight_costs_two_points() -> None:
    state = play(drawn(OPEN), "knight b1")
    assert points_left(state) == 3
    assert seen(state)["seats"][0]["reserve"] == 4
    assert not targets(drawn(OPEN, points=1), "knight")
    assert rule(drawn(OPEN, points=1), "knight b1") == "5.3.1"


@pytest.mark.rule("torres 5.3", "torres 5.3.2")
def test_a_move_costs_one_point() -> None:
    assert points_left(play(drawn(OPEN), "move a1 b1")) == 4
    through = drawn(".A 1 1", points=1)
    assert points_left(play(through, "move a1 d1")) == 0
    assert rule(drawn(OPEN, points=0), "move a1 b1") == "5.3.2"


@pytest.mark.rule("torres 5.3", "torres 5.3.3")
def test_a_block_costs_one_point() -> None:
    assert points_left(play(drawn(OPEN), "build 1 d1")) == 4
    assert rule(drawn(OPEN, points=0), "build 1 d1") == "5.3.3"


@pytest.mark.rule("torres 5.3", "torres 5.3.4")
def test_a_card_costs_one_point_and_is_for_the_basic_version() -> None:
    state = play(drawn(OPEN), "buy")
    assert points_left(state) == 4
    assert rule(drawn(OPEN, points=0), "buy") == "5.3.4"
    assert rule(drawn(OPEN, rules="master"), "buy") == "12.3"


@pytest.mark.rule("torres 5.3", "torres 5.3.5")
def test_playing_a_card_costs_nothing_and_needs_the_card() -> None:
    state = play(drawn(OPEN, points=0, hand=["extra_block"]), "play extra_block", "build supply d1")
    assert points_left(state) == 0
    held = drawn(OPEN, hand=["ap6"])
    assert targets(held, "play") == {"ap6"}
    not_bought = {rule(held, f"play {card}") for card in CARDS if card != "ap6"}
    assert not_bought == {"9.1.1"}, "they are still in the deck"


@pytest.mark.rule("torres 5.3", "torres 5.3.6")
def test_a_step_on_the_track_costs_one_point() -> None:
    state = play(drawn(OPEN), "track")
    assert (points_left(state), state.scores) == (4, [1, 0])
    assert rule(drawn(OPEN, points=0), "track") == "5.3.6"


@pytest.mark.rule("torres 6.1")
def test_a_new_knight_stands_straight_beside_an_own_one_not_higher() -> None:
    state = drawn(
        """
        3  2  .
        1  2A 2
        .  3  1
        """
    )
    assert targets(state, "knight") == {"b1", "a2", "c2"}
    assert rule(state, "knight b3") == "6.1", "one level higher"
    assert rule(state, "knight c3") == "6.1", "over the corner"
    assert rule(state, "knight h1") == "6.1", "far away"
    assert rule(state, "knight b2") == "6.1", "not empty"


@pytest.mark.rule("torres 6.1")
def test_a_new_knight_may_stand_any_number_of_levels_lower() -> None:
    state = drawn(
        """
        4A 1 1
        .  1 .
        """
    )
    assert targets(state, "knight") == {"b1", "a2"}
    assert knights(play(state, "knight a2"), 0) == {"a1", "a2"}


@pytest.mark.rule("torres 6.1")
def test_knights_of_others_and_occupied_spaces_do_not_help() -> None:
    state = drawn(
        """
        1A 1B 1
        1K .  .
        """
    )
    assert targets(state, "knight") == set()
    assert rule(state, "knight c1") == "6.1", "beside another's knight"
    assert rule(state, "knight a2") == "6.1", "the king stands there"


@pytest.mark.rule("torres 6.2")
def test_a_new_knight_does_not_come_through_doors() -> None:
    state = drawn(
        """
        .  1 1
        .A 1 .
        """
    )
    assert "d1" in targets(state, "move a2"), "a knight on the board could go through"
    assert "d1" not in targets(state, "knight")
    assert rule(state, "knight d1") == "6.1"


@pytest.mark.rule("torres 6.3")
def test_without_a_knight_in_reserve_none_can_be_added() -> None:
    state = drawn(
        """
        1A 1A 1A
        .A .A .A
        """
    )
    assert seen(state)["seats"][0]["reserve"] == 0
    assert not targets(state, "knight")
    assert rule(state, "knight d1") == "6.3"


@pytest.mark.rule("torres 6.3")
def test_knights_never_leave_the_board() -> None:
    state = play(drawn(OPEN), "knight b1", "knight c1", "end")
    while not state.is_over:
        texts = legal(state)
        quiet = [text for text in ("end", "king stays") if text in texts]
        play(state, quiet[0] if quiet else texts[0])
        assert knights(state, 0) == {"a1", "b1", "c1"}


@pytest.mark.rule("torres 6.4")
def test_a_new_knight_counts_at_once() -> None:
    state = play(drawn(OPEN), "knight b1")
    assert "c1" in targets(state, "knight"), "the next beside him"
    assert "c1" in targets(state, "move b1"), "and he may move"
    assert knights(play(state, "knight c1", "move c1 d1"), 0) == {"a1", "b1", "d1"}
