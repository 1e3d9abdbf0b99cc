"""What cards that send a knight could bring in the next turn."""

from __future__ import annotations

from typing import Any

from sobremesa.games.torres.cards import DIAGONAL_STEP, FREE_PASSAGE, JUMP_OVER, JUMP_UP_2
from sobremesa.games.torres.leaps import SENDERS
from sobremesa.games.torres.next_leaps import NextLeaps, OpenLeaps
from sobremesa.games.torres.rules import Torres
from tests.games.torres.positions import drawn

TOWER = """
1A 3 1 1 . 1B
1  1 1 1 . 1
"""
FLAT = TOWER.replace("3", "1")


def leaps(drawing: str, *hand: str, seat: int = 0, **setting: Any) -> NextLeaps:
    """Those of a seat; it is seat 0's turn, and the cards are its."""
    state = drawn(drawing, hand=hand, **setting)
    assert isinstance(state, Torres)
    return NextLeaps(state, seat)


def test_a_leap_brings_its_levels_times_the_surface() -> None:
    found = leaps(TOWER, "jump_up_2", "ap7")
    assert (found.gain, found.second, found.effects) == (2 * 8, 0, 1)


def test_without_such_a_card_there_is_none() -> None:
    found = leaps(TOWER, "ap7", "extra_block")
    assert (found.gain, found.effects) == (0, 0)


def test_effects_are_counted_wherever_they_lead() -> None:
    assert leaps(FLAT, "jump_up_2", "diagonal", "free_passage", "jump_over").effects == 4


def test_blocks_and_action_points_of_the_turn_are_what_may_be_built_for_it() -> None:
    turn: dict[str, Any] = {"phase": 3, "round_": 4}
    assert leaps(FLAT, "jump_up_2", stacks=(2,), **turn).gain == 2 * 8
    assert leaps(FLAT, "jump_up_2", stacks=(1,), **turn).gain == 0
    assert leaps(FLAT, "jump_up_2", stacks=(2,), points=1, **turn).gain == 0


def test_one_card_a_turn() -> None:
    """9.3.1"""
    found = leaps(TOWER, "jump_up_2", played=1)
    assert (found.gain, found.effects) == (0, 1)


def test_who_waits_has_a_whole_turn_before_him() -> None:
    setting: dict[str, Any] = {"rules": "master", "points": 0}
    found = leaps(FLAT.replace("1B", "1 1B"), seat=1, **setting)
    assert found.effects == 4
    assert found.gain > 0


def test_after_the_last_turn_there_is_no_other() -> None:
    setting: dict[str, Any] = {"rules": "master", "phase": 3, "round_": 4, "starter": 1}
    assert leaps(TOWER, seat=1, **setting).gain == 0


def test_before_a_new_phase_its_stacks_count() -> None:
    setting: dict[str, Any] = {"rules": "master", "phase": 2, "round_": 4, "starter": 1}
    assert leaps(FLAT.replace("1B", "1 1B"), seat=1, **setting).gain > 0


def open_to(drawing: str, effect: int, seat: int = 0, **setting: Any) -> int:
    """What a card with that effect would bring a seat, points at one scoring."""
    state = drawn(drawing, **setting)
    assert isinstance(state, Torres)
    return int(OpenLeaps(state, seat).gains[SENDERS.index(effect)])


def test_what_a_card_would_bring_does_not_hang_on_the_hand() -> None:
    for hand in ((), ("ap7",), ("jump_up_2",)):
        assert open_to(TOWER, JUMP_UP_2, hand=hand) == 2 * 8


def test_each_effect_for_itself() -> None:
    drawings = {
        JUMP_UP_2: ("1A 3 1 . 1B", 2 * 3),
        DIAGONAL_STEP: ("1A 1 1 . 1B\n1 2 1", 1 * 6),
        JUMP_OVER: ("1A 1B 2 1", 1 * 4),
        FREE_PASSAGE: ("1A 4 3 1 . 1B", 2 * 4),
    }
    turn: dict[str, Any] = {"hand": (), "stacks": (0,), "phase": 3, "round_": 4, "points": 0}
    for effect, (drawing, gain) in drawings.items():
        for other in SENDERS:
            assert open_to(drawing, other, **turn) == (gain if other == effect else 0)


def test_a_knight_may_go_a_step_before_it_leaps() -> None:
    turn: dict[str, Any] = {"hand": (), "stacks": (0,), "phase": 3, "round_": 4}
    far = "1A 1 3 1 1 1 . 1B"
    assert open_to(far, JUMP_UP_2, points=1, **turn) == 2 * 6
    assert open_to(far, JUMP_UP_2, points=0, **turn) == 0


def test_others_see_what_is_left_open_to_them() -> None:
    assert open_to("3 2 1 1 1A .B", FREE_PASSAGE, seat=1, hand=()) == 2 * 5
