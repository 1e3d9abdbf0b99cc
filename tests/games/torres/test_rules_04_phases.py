"""Section 4: phases, rounds and block stacks."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from tests.games.torres.positions import (
    TORRES,
    castle_count,
    drawn,
    events,
    height,
    last_turn,
    legal,
    play,
    rule,
    seen,
    stacks_of,
    supply,
    targets,
)

OPEN = """
1A 1 1
.  . .
"""
STACKS = {
    2: ([3, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 3]),
    3: ([3, 3, 2, 2], [3, 3, 2], [3, 3, 2]),
    4: ([2, 2, 2, 2], [2, 2, 2], [2, 2, 2]),
}
SITES = ("d1", "c3", "f3", "h4")


def whole_game(players: int) -> list[dict[str, Any]]:
    """What is told in a game in which nobody does anything."""
    state = TORRES.start(players=players)
    told: list[dict[str, Any]] = []
    told += events(state, "first 1", *(f"knight {site}" for site in SITES[:players]), "king e8")
    while not state.is_over:
        texts = legal(state)
        quiet = [text for text in ("end", "king stays") if text in texts]
        told += events(state, quiet[0] if quiet else texts[0])
    return told


@pytest.mark.rule("torres 4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_phases_end_with_a_scoring_and_turns_go_clockwise(players: int) -> None:
    told = whole_game(players)
    order: list[object] = []
    for event in told:
        if event["event"] == "phase_started":
            order.append(("phase", event["phase"]))
        if event["event"] == "castles_scored" and event["seat"] == 0:
            order.append(("scored", event["phase"]))
    assert order == [(what, phase) for phase in (1, 2, 3) for what in ("phase", "scored")]
    first = [event for event in told if event["event"] == "turn_started" and event["phase"] == 1]
    assert [event["seat"] for event in first] == list(range(players)) * 4
    assert [event["round"] for event in first] == [
        round_ for round_ in (1, 2, 3, 4) for _ in range(players)
    ]


@pytest.mark.rule("torres 4.2")
@pytest.mark.parametrize(("players", "rounds"), [(2, [4, 4, 4]), (3, [4, 3, 3]), (4, [4, 3, 3])])
def test_rounds_per_phase(players: int, rounds: list[int]) -> None:
    turns = [event for event in whole_game(players) if event["event"] == "turn_started"]
    for seat in range(players):
        own = [event["phase"] for event in turns if event["seat"] == seat]
        assert [own.count(phase) for phase in (1, 2, 3)] == rounds
        assert len(own) == (12 if players == 2 else 10)


@pytest.mark.rule("torres 4.3", "torres 4.3.1", "torres 4.3.2", "torres 4.3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_phases_card_gives_the_stacks(players: int) -> None:
    told = whole_game(players)
    given = [event["stacks"] for event in told if event["event"] == "phase_started"]
    assert given == list(STACKS[players])
    assert sum(map(sum, given)) == {2: 36, 3: 26, 4: 20}[players]


@pytest.mark.rule("torres 4.3")
def test_everybody_takes_the_blocks_from_the_supply() -> None:
    state = play(TORRES.start(players=3), "first 1", "knight d1", "knight c3", "knight f3")
    before = supply(state)
    play(state, "king e8")
    assert [stacks_of(state, seat) for seat in range(3)] == [[3, 3, 2, 2]] * 3
    assert supply(state) == before - 30


@pytest.mark.rule("torres 4.4")
def test_a_turn_builds_from_one_stack_of_choice() -> None:
    state = drawn(OPEN, players=3, stacks=[3, 3, 2, 2])
    assert {text.split()[1] for text in legal(state) if text.startswith("build")} == {"1", "3"}
    play(state, "build 3 d1")
    assert stacks_of(state, 0) == [3, 3, 1, 2]
    assert {text.split()[1] for text in legal(state) if text.startswith("build")} == {"3"}
    assert rule(state, "build 1 e1") == "4.4"
    play(state, "build 3 e1")
    assert not targets(state, "build 3"), "the stack is empty, points are left"
    assert rule(state, "build 4 f1") == "4.4"


@pytest.mark.rule("torres 4.4")
def test_a_stack_that_is_gone_cannot_be_built_from() -> None:
    state = drawn(OPEN, round_=3, stacks=[None, 2, None, 3])
    assert {text.split()[1] for text in legal(state) if text.startswith("build")} == {"2", "4"}
    assert rule(state, "build 1 d1") == "4.4"


@pytest.mark.rule("torres 4.5", "torres 4.5.1")
def test_left_over_blocks_go_where_the_player_says() -> None:
    state = drawn(OPEN, stacks=[3, 2, 1, 3])
    play(state, "build 1 d1", "end")
    assert legal(state) == ["leftover 2", "leftover 3"], "stack 4 is full"
    assert rule(state, "leftover 4") == "4.5.1"
    assert rule(state, "leftover 1") == "4.5.1"
    both_on_one = play(state.clone(), "leftover 2")
    assert stacks_of(both_on_one, 0) == [None, 3, 2, 3], "then only stack 3 had room"
    play(state, "leftover 3")
    assert stacks_of(state, 0) == [None, 3, 2, 3], "of two equal stacks the first is taken"
    assert state.to_move == both_on_one.to_move == 1


@pytest.mark.rule("torres 4.5.1")
def test_what_fits_is_kept_without_being_asked() -> None:
    state = drawn(OPEN, round_=2, stacks=[3, 3, 1])
    before = supply(state)
    play(state, "build 1 d1", "end")
    assert state.to_move == 1, "only one stack has room"
    assert stacks_of(state, 0)[:3] == [None, 3, 3]
    assert supply(state) == before


@pytest.mark.rule("torres 4.5.1")
def test_no_stack_is_filled_above_three() -> None:
    state = drawn(OPEN, round_=2, stacks=[2, 2, 3])
    play(state, "build 1 d1", "end")
    assert stacks_of(state, 0)[:3] == [None, 3, 3]


@pytest.mark.rule("torres 4.5.2")
def test_blocks_that_do_not_fit_go_back() -> None:
    state = drawn(OPEN, round_=2, stacks=[3, 2, 3])
    before = supply(state)
    told = events(state, "build 1 d1", "end")
    assert stacks_of(state, 0)[:3] == [None, 3, 3]
    assert supply(state) == before + 1
    [returned] = [event for event in told if event["event"] == "blocks_returned"]
    assert (returned["seat"], returned["count"], returned["why"]) == (0, 1, "turn")


@pytest.mark.rule("torres 4.5.3")
def test_left_over_blocks_make_no_new_stack() -> None:
    state = drawn(OPEN, round_=3, stacks=[None, 3, None, 3])
    play(state, "build 2 d1", "end")
    assert stacks_of(state, 0) == [None, None, None, 3]
    state = drawn(OPEN, round_=3, stacks=[None, 3, None, 2])
    play(state, "build 2 d1")
    assert rule(play(state, "build 2 e1"), "leftover 1") == "4.5.1"
    play(state, "end")
    assert stacks_of(state, 0) == [None, None, None, 3]


@pytest.mark.rule("torres 4.6")
def test_blocks_left_when_the_phase_ends_go_back() -> None:
    state = last_turn(_FOR_B, stacks=[3])
    before = supply(state)
    told = events(state, "build 1 d1", "end")
    [returned] = [event for event in told if event["event"] == "blocks_returned"]
    assert (returned["seat"], returned["count"], returned["why"]) == (1, 2, "phase")
    assert supply(state) == before + 2
    play(state, "king stays")
    assert stacks_of(state, 0) == stacks_of(state, 1) == [3, 3, 3, 3], "nothing is taken along"
    assert supply(state) == before + 2 - 24


_FOR_B = """
1B 1 1
.A . .
"""


@pytest.mark.rule("torres 4.7", "torres 4.7.1")
def test_no_more_than_three_blocks_are_built_in_a_turn() -> None:
    state = drawn(OPEN, stacks=[3, 3, 3, 3], hand=["ap7"])
    play(state, "play ap7", "build 1 d1", "build 1 e1", "build 1 f1")
    assert seen(state)["turn"]["points"] == 4
    assert seen(state)["turn"]["blocks"] == 0
    assert rule(state, "build 1 g1") == "4.7.1"
    assert rule(state, "build 2 g1") == "4.7.1"


@pytest.mark.rule("torres 4.7.2")
def test_blocks_of_cards_do_not_count() -> None:
    state = drawn(OPEN, stacks=[3, 3, 3, 3], hand=["extra_block"])
    play(state, "build 1 d1", "build 1 e1", "build 1 f1", "play extra_block", "build supply g1")
    assert height(state, "g1") == 1
    state = drawn(OPEN, stacks=[3, 3, 3, 3], hand=["block_under_knight"])
    play(state, "build 1 d1", "build 1 e1", "build 1 f1", "play block_under_knight", "build 2 a1")
    assert height(state, "a1") == 2
    assert stacks_of(state, 0) == [0, 2, 3, 3]


@pytest.mark.rule("torres 4.7.2")
def test_blocks_of_cards_do_not_choose_the_stack() -> None:
    state = drawn(OPEN, stacks=[3, 2, 2, 2], hand=["block_under_knight"])
    play(state, "play block_under_knight", "build 2 a1")
    assert seen(state)["turn"]["stack"] is None
    play(state, "build 1 d1", "build 1 e1", "build 1 f1")
    assert stacks_of(state, 0) == [0, 1, 2, 2]
    state = drawn(OPEN, stacks=[3, 2, 2, 2], hand=["extra_block"])
    play(state, "play extra_block", "build supply d1")
    assert seen(state)["turn"]["stack"] is None
    assert stacks_of(state, 0) == [3, 2, 2, 2]


@pytest.mark.rule("torres 4.8", "torres 4.8.1")
def test_who_builds_nothing_chooses_the_stack_that_is_used() -> None:
    state = drawn(OPEN, players=3, stacks=[3, 3, 2, 2])
    assert rule(state, "use 3") == "4.9"
    play(state, "end")
    assert legal(state) == ["use 1", "use 3"], "equal stacks are one choice"
    assert rule(state, "end") == "4.8.1"
    play(state, "use 3")
    assert stacks_of(state, 0)[2] is None
    assert sum(blocks is not None for blocks in stacks_of(state, 0)) == 3


@pytest.mark.rule("torres 4.8", "torres 4.8.1")
def test_of_equal_stacks_one_is_used_unasked() -> None:
    state = play(drawn(OPEN, stacks=[2, 2, 2, 2]), "end")
    assert stacks_of(state, 0) == [None, 3, 3, 2]
    assert state.to_move == 1


@pytest.mark.rule("torres 4.8.2")
def test_a_stack_emptied_by_a_card_stands_for_a_turn() -> None:
    state = drawn(OPEN, round_=3, stacks=[1, 2], hand=["block_under_knight"])
    play(state, "play block_under_knight", "build 1 a1")
    assert stacks_of(state, 0) == [0, 2, None, None]
    used = play(state.clone(), "end")
    assert legal(used) == ["use 1", "use 2"]
    play(used, "use 1")
    assert stacks_of(used, 0) == [None, 2, None, None]
    refilled = play(state.clone(), "end", "use 2")
    assert stacks_of(refilled, 0) == [2, None, None, None], "left-over blocks go on it"


@pytest.mark.rule("torres 4.9")
def test_the_end_of_a_turn_goes_in_order() -> None:
    state = drawn(OPEN, stacks=[3, 1, 2, 2])
    told = events(state, "end", "use 1", "leftover 2")
    order = [event["event"] for event in told]
    assert order == [
        "turn_ended",
        "stack_used",
        "leftover_kept",
        "leftover_kept",
        "leftover_kept",
        "turn_started",
    ]
    assert stacks_of(state, 0) == [None, 3, 3, 2]
    assert state.to_move == 1


@pytest.mark.rule("torres 4.9")
def test_the_last_turn_of_a_phase_is_followed_by_returning_blocks_and_scoring() -> None:
    state = last_turn(_FOR_B, stacks=[2])
    order = [event["event"] for event in events(state, "end")]
    assert order[:3] == ["turn_ended", "stack_used", "blocks_returned"]
    assert order[3] == "castles_scored"
    assert castle_count(state) == 2


def test_drawings_are_read_as_they_look() -> None:
    state: sobremesa.State = drawn(OPEN)
    assert [height(state, name) for name in ("a1", "b1", "c1", "d1", "a2", "h8")] == [
        1,
        1,
        1,
        0,
        0,
        1,
    ]
