"""How high a knight may still climb, by blocks, action points, surface and free spaces."""

from __future__ import annotations

from typing import Any

from sobremesa.games.torres.climbs import Climbs
from sobremesa.games.torres.rules import Torres
from tests.games.torres.positions import drawn


def climbs(drawing: str, **setting: Any) -> Climbs:
    """Those of seat 0, whose turn it is."""
    state = drawn(drawing, **setting)
    assert isinstance(state, Torres)
    return Climbs(state, 0)


WIDE = """
1A 1 1 1
1  1 1 1
"""


def test_the_first_level_takes_what_the_next_space_lacks() -> None:
    found = climbs(WIDE, phase=3, round_=4, stacks=(1, None, None, None))
    assert (found.levels, found.gain, found.surface) == (1, 8, 8)
    assert climbs(WIDE, phase=3, round_=4, stacks=(0, None, None, None)).gain == 0


def test_every_further_level_takes_two_blocks_and_a_step() -> None:
    for blocks, levels in ((2, 1), (3, 2)):
        found = climbs(WIDE, phase=3, round_=4, stacks=(blocks, None, None, None), points=7)
        assert found.levels == levels


def test_action_points_bound_it_too() -> None:
    for points, levels in ((1, 0), (2, 1), (4, 1), (5, 2)):
        found = climbs(WIDE, phase=3, round_=4, stacks=(3, None, None, None), points=points)
        assert found.levels == levels, points


def test_no_higher_than_the_castle_is_wide() -> None:
    """8.3"""
    found = climbs("1A 1 1", phase=3, round_=1, stacks=(3, 3, 3, 3))
    assert (found.levels, found.gain) == (2, 6)


def test_a_knight_that_is_walled_in_stays() -> None:
    found = climbs("1A 1B 1 1 1", phase=3, round_=1, stacks=(3, 3, 3, 3))
    assert (found.gain, found.ways) == (0, 0)
    assert climbs("1B 1A 1 1 1", phase=3, round_=1, stacks=(3, 3, 3, 3)).ways == 1


def test_a_wall_is_no_way_up() -> None:
    found = climbs("1A 3 1 1 1", phase=3, round_=1, stacks=(3, 3, 3, 3))
    assert found.gain == 0


def test_the_blocks_of_later_phases_count_in_all() -> None:
    now = climbs(WIDE, phase=3, round_=4, stacks=(1, None, None, None))
    before = climbs(WIDE, phase=2, round_=4, stacks=(1, None, None, None))
    assert now.in_all == now.gain == before.gain == 8
    assert before.in_all == 7 * 8  # 8.3: twelve blocks more are enough


def test_the_second_best_castle() -> None:
    two = """
    1A 1 1 1
    .  . . .
    1A 1 1 .
    """
    found = climbs(two, phase=3, round_=4, stacks=(1, None, None, None))
    assert (found.gain, found.second) == (4, 3)


def test_on_the_ground_nobody_climbs() -> None:
    assert climbs(".A 1 1 1", phase=3, round_=1, stacks=(3, 3, 3, 3)).gain == 0
