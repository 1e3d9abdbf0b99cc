"""Section 8: building a block."""

from __future__ import annotations

import pytest

from tests.games.torres.positions import (
    castle_count,
    drawn,
    events,
    height,
    play,
    rule,
    seen,
    targets,
)


@pytest.mark.rule("torres 8.1")
def test_anybody_builds_at_any_castle_and_at_several_in_a_turn() -> None:
    state = drawn(
        """
        1A . . 1B
        .  . . .
        .  1 . .
        """,
        stacks=[3, 3, 3, 3],
    )
    play(state, "build 1 e1", "build 1 b4", "build 1 a2")
    assert [height(state, name) for name in ("e1", "b4", "a2")] == [1, 1, 1]


@pytest.mark.rule("torres 8.2")
def test_a_block_goes_on_a_castle_or_on_ground_beside_exactly_one() -> None:
    state = drawn(
        """
        1 1 . .
        . . 1 .
        """
    )
    # h8 is the king's castle
    assert targets(state, "build 1") == {
        *("a1", "b1"),  # on top
        *("a2", "d2", "c3"),  # beside one; b2 and c1 are beside both
        *("g8", "h7"),
    }
    assert rule(state, "build 1 e5") == "8.5"
    assert height(play(state, "build 1 b1"), "b1") == 2
    assert height(play(state, "build 1 a2"), "a2") == 1
    castle = next(c for c in seen(state)["castles"] if 0 in c["cells"])
    assert (castle["surface"], castle["highest"]) == (3, 2)


@pytest.mark.rule("torres 8.3")
def test_no_space_is_higher_than_the_surface() -> None:
    state = drawn("1 2 .", stacks=[3, 3, 3, 3])
    assert rule(state, "build 1 b1") == "8.3"
    assert rule(state, "build 1 a1") is None
    assert rule(state, "build 1 h8") == "8.6"
    play(state, "build 1 c1")
    assert rule(state, "build 1 b1") is None, "now the surface is 3"
    play(state, "build 1 b1")
    assert height(state, "b1") == 3
    assert rule(state, "build 1 b1") == "8.3"
    assert rule(drawn("1 . 1K"), "build 1 a1") == "8.3"


@pytest.mark.rule("torres 8.4")
def test_castles_never_become_joined_but_may_touch_at_corners() -> None:
    state = drawn(
        """
        1 . 1
        . . .
        """,
        stacks=[3, 3, 3, 3],
    )
    assert rule(state, "build 1 b1") == "8.4"
    assert rule(state, "build 1 b2") == "8.5", "beside neither of them yet"
    play(state, "build 1 a2")
    assert rule(state, "build 1 b2") is None, "it touches c1 at a corner only"
    before = castle_count(state)
    play(state, "build 1 b2")
    assert castle_count(state) == before
    assert rule(state, "build 1 c2") == "8.4"


@pytest.mark.rule("torres 8.5")
def test_a_normal_build_founds_no_castle() -> None:
    state = drawn("1A")
    before = castle_count(state)
    for name in ("e5", "b2", "a3", "c1"):
        assert rule(state, f"build 1 {name}") == "8.5"
    told = events(state, "build 1 b1")
    assert [event["founded"] for event in told] == [False]
    assert castle_count(state) == before


@pytest.mark.rule("torres 8.6")
def test_nobody_builds_where_a_piece_stands() -> None:
    state = drawn(
        """
        1A 1B 1K
        .A 1  .B
        """
    )
    for name in ("a1", "b1", "c1", "a2", "c2"):
        assert rule(state, f"build 1 {name}") == "8.6"
    assert rule(state, "build 1 b2") is None
