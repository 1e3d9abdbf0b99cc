"""Section 10: the scoring track."""

from __future__ import annotations

import pytest

from tests.games.torres.positions import drawn, events, last_turn, play, points_left, rule, seen

OPEN = """
1A 1 1
.  . .
"""


@pytest.mark.rule("torres 10.1")
@pytest.mark.parametrize(
    ("scores", "after"),
    [
        ([0, 7, 8, 9], 1),
        ([6, 7, 9, 10], 8),
        ([6, 7, 8, 10], 9),
        ([6, 8, 7, 9], 10),
        ([6, 5, 4, 8], 7),
    ],
)
def test_a_step_goes_on_to_the_next_free_space(scores: list[int], after: int) -> None:
    state = drawn(OPEN, players=4, scores=scores)
    [told] = events(state, "track")
    assert state.scores == [after, *scores[1:]]
    assert (told["from"], told["to"]) == (scores[0], after)
    assert points_left(state) == 4


@pytest.mark.rule("torres 10.2")
def test_space_0_holds_all_markers() -> None:
    state = drawn(OPEN, players=4, scores=[0, 0, 0, 0])
    assert state.scores == [0, 0, 0, 0]
    play(state, "track", "end", "track")
    assert state.scores == [1, 2, 0, 0], "space 1 has room for one"


@pytest.mark.rule("torres 10.3")
def test_points_of_a_scoring_go_on_to_a_free_space_too() -> None:
    state = last_turn(
        """
        1A 1 1B
        .  . .
        """,
        scores=[4, 4 + 3],
    )
    told = [e for e in events(state, "end") if e["event"] == "castles_scored"]
    assert [(e["seat"], e["points"], e["from"], e["to"]) for e in told] == [
        (0, 3, 4, 8),
        (1, 3, 7, 10),
    ]
    assert state.scores == [8, 10]


@pytest.mark.rule("torres 10.3")
def test_there_are_no_ties_and_no_gain_moves_nothing() -> None:
    state = last_turn("1 .A .B", scores=[5, 6])
    play(state, "end")
    assert state.scores == [5, 6], "nobody gained anything, nobody moved"
    equal = last_turn(
        """
        2A 1 . 1B
        .  . . 1
        """,
        scores=[0, 2],
    )
    play(equal, "end")
    assert equal.scores == [4, 5], "4 points, and 2 + 2 on an occupied space"


@pytest.mark.rule("torres 10.3")
def test_the_marker_is_the_score() -> None:
    state = drawn(OPEN, scores=[6, 7])
    play(state, "track")
    assert state.scores == [seat["score"] for seat in seen(state)["seats"]] == [8, 7]


@pytest.mark.rule("torres 10.4")
def test_the_track_has_no_end() -> None:
    state = drawn(OPEN, scores=[9_999, 10_000])
    play(state, "track", "track")
    assert state.scores == [10_002, 10_000]
    assert rule(state, "track") is None
