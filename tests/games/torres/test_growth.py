"""What a castle may still grow to in the turns to come."""

from __future__ import annotations

from typing import Any

from sobremesa.games.torres.growth import growth
from sobremesa.games.torres.rules import Torres
from tests.games.torres.positions import drawn

WIDE = """
1A 1 1 1
1  1 1 1
"""
LAST: dict[str, Any] = {"round_": 4, "stacks": (1, None, None, None)}  # the last turn of a phase


def grown(drawing: str, seat: int = 0, **setting: Any) -> int:
    """That of a seat; it is seat 0's turn."""
    state = drawn(drawing, **setting)
    assert isinstance(state, Torres)
    return int(growth(state, seat))


def test_without_a_turn_to_come_nothing_grows() -> None:
    assert grown(WIDE, phase=3, **LAST) == 0


def test_a_level_and_a_space_every_turn() -> None:
    # four turns before the last scoring
    assert grown(WIDE, phase=2, **LAST) == (1 + 4) * (8 + 4) - 8


def test_every_scoring_to_come_counts() -> None:
    last = (1 + 8) * (8 + 8) - 8
    assert grown(WIDE, phase=1, **LAST) == (1 + 4) * (8 + 4) - 8 + last


def test_the_turn_under_way_is_not_to_come() -> None:
    own = grown(WIDE, phase=3, round_=3, stacks=(1, 1, None, None))
    assert own == (1 + 1) * (8 + 1) - 8


def test_a_stair_that_lies_deep_takes_a_turn_more() -> None:
    low = "3A 1 1 1 1 1 1 1"
    assert grown(low, phase=2, **LAST) == (3 + 3) * (8 + 4) - 3 * 8


def test_no_higher_than_the_castle_is_wide() -> None:
    """8.3"""
    assert grown("2A 2", phase=2, **LAST) == 6 * 6 - 2 * 2
    assert grown("3A 3 1B", phase=2, **LAST) == 7 * 7 - 3 * 3


def test_a_knight_that_is_walled_in_does_not_rise() -> None:
    assert grown("1A 1B 1 1 1", phase=2, **LAST) == 1 * (5 + 4) - 5
    assert grown("1A 3 1 1 1", phase=2, **LAST) == 1 * (5 + 4) - 5


def test_a_castle_without_room_does_not_widen() -> None:
    """8.4 What lies beside another castle, too, joins nothing."""
    shut = """
    1A 1  . 1
    .  1  . 1
    1  .  1 .
    """
    open_ = shut.replace("1  .  1 .", ".  .  . .")
    assert grown(shut, phase=2, **LAST) < grown(open_, phase=2, **LAST)


def test_the_best_castle_alone_counts() -> None:
    two = f"{WIDE}\n. . . .\n1A 1 1 ."
    assert grown(two, phase=2, **LAST) == grown(WIDE, phase=2, **LAST)


def test_others_have_theirs() -> None:
    drawing = "1A 1 . 1B 1"
    assert grown(drawing, 1, phase=3, round_=4, stacks=(1, None, None, None)) > 0
    assert grown(".A . . 1B 1", 0, phase=2, **LAST) == 0
