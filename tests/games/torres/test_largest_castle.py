"""How seats stand in the largest castle."""

from __future__ import annotations

from typing import Any

from sobremesa.games.torres.largest_castle import LargestCastle, moves_of_others
from sobremesa.games.torres.rules import Torres
from tests.games.torres.positions import drawn


def standing(drawing: str, seat: int = 0, **setting: Any) -> LargestCastle:
    """Of a seat, in the largest castle of the drawing."""
    state = drawn(drawing, **setting)
    assert isinstance(state, Torres)
    return LargestCastle(state, seat, moves_of_others(state, seat))


SHARED = """
1A 1 2A 2
1  1 1  3B
"""


def test_the_highest_knight_and_how_many_there_are() -> None:
    assert (standing(SHARED).level, standing(SHARED).inside) == (2, 2)
    assert (standing(SHARED, 1).level, standing(SHARED, 1).inside) == (3, 1)


def test_ways_up_are_free_spaces_beside_the_climber_that_are_no_wall() -> None:
    """7.1"""
    assert standing("2A 2 1 1").ways == 1
    assert standing("2A 4 1 1").ways == 0
    assert standing("2A 2B 1 1").ways == 0


def test_blocks_are_lacking_on_the_best_of_them() -> None:
    assert standing("2A 3 1 1").lacking == 0
    assert standing("2A 2 1 1").lacking == 1
    assert standing("2A 1 1 1").lacking == 2
    assert standing("2A 4 1 1").lacking == 3  # no way: as if a space had to be built from nothing


def test_a_way_that_another_knight_may_take_is_contested() -> None:
    """By a step or a passage (7.2)."""
    assert standing("2A 2 2B 1").contested == 1
    assert standing("2A 2 1 2B").contested == 0
    assert standing("2A 2 4 2B").contested == 1


def test_who_is_not_there_has_nothing_there() -> None:
    found = standing("1 1 1A . 1B", seat=1)
    assert (found.level, found.inside, found.ways, found.lacking) == (0, 0, 0, 0)


def test_without_a_castle_there_is_no_largest_one() -> None:
    found = standing("1A", seat=1)
    assert (found.level, found.inside) == (0, 0)
