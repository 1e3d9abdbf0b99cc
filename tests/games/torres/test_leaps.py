"""How high cards that send a knight bring it in a castle, with blocks built there first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from sobremesa import State
from sobremesa.games.torres.card_play import card_moves
from sobremesa.games.torres.cards import (
    CARD_IDS,
    DIAGONAL_STEP,
    EFFECT,
    FREE_PASSAGE,
    JUMP_OVER,
    JUMP_UP_2,
    ONE_CARD,
)
from sobremesa.games.torres.cells import ONE, cells_of
from sobremesa.games.torres.leaps import SENDERS, effects_of, leaps
from sobremesa.games.torres.rules import Torres
from tests.games.torres.positions import CARDS, drawn, play
from tests.games.torres.test_evaluation import best, middle_of_a_game, worth


def highest(drawing: str, effect: int, blocks: int = 0) -> list[int]:
    """For the knight of seat 0, in the castle of a1."""
    state = drawn(drawing)
    assert isinstance(state, Torres)
    board = state.board
    return list(leaps(board, board.castle_at(0), board.knights[0], int(ONE[effect]), blocks))


def test_cards_of_a_hand_by_what_they_do() -> None:
    cards = [CARD_IDS.index("jump_up_2"), CARD_IDS.index("jump_over")]
    hand = sum(int(ONE_CARD[card]) for card in cards)
    assert effects_of(hand) == ONE[JUMP_UP_2] | ONE[JUMP_OVER]
    assert [EFFECT[card] for card in cards] == [JUMP_UP_2, JUMP_OVER]


@pytest.mark.parametrize(("seed", "effect"), list(product(range(30), SENDERS)))
def test_without_blocks_it_comes_as_high_as_the_card_may_send_it(seed: int, effect: int) -> None:
    state = middle_of_a_game(seed, 60 + 5 * seed, "master")
    board = state.board
    for seat, number in product(range(int(state.players)), range(len(board.castles))):
        knights, castle = board.knights[seat], board.castles[number]
        targets = [
            int(board.height[cell])
            for knight in cells_of(knights)
            for cell in cells_of(card_moves(state, effect, knight) & castle)
        ]
        found = leaps(board, number, knights, int(ONE[effect]), 0)
        assert list(found) == [max(targets, default=0)]


def test_blocks_bring_a_space_up_to_two_levels_higher() -> None:
    """11.0.3"""
    assert highest("1 1A 1 1", JUMP_UP_2, 3) == [0, 0, 3, 3]  # on ground beside it with three
    assert highest("1 1A 2 1", JUMP_UP_2, 3) == [0, 3, 3, 3]
    assert highest("1 1A 3 1", JUMP_UP_2, 1) == [3, 0]


def test_no_higher_than_the_castle_is_wide() -> None:
    """8.3"""
    assert highest("1 1A", JUMP_UP_2, 3) == [0, 0, 0, 0]
    assert highest("1 1A 1", JUMP_UP_2, 2) == [0, 0, 3]


def test_over_a_corner_and_over_a_piece_a_knight_may_also_come_down() -> None:
    """11.0.4, 11.6"""
    corner = """
    2A 1
    1  1
    """
    assert highest(corner, DIAGONAL_STEP, 2) == [1, 0, 3]
    assert highest("1A 1B 1 1", JUMP_OVER, 1) == [1, 2]
    assert highest("1A 1 1 1", JUMP_OVER, 1) == [0, 0]  # over nobody


def test_a_castle_may_grow_where_the_knight_lands() -> None:
    """8.2 The space over the corner is ground yet."""
    drawing = """
    1A 1
    1  .
    """
    assert highest(drawing, DIAGONAL_STEP, 2) == [0, 0, 2]


def test_through_a_castle_to_its_highest_door() -> None:
    """11.2 In at a door of one's own level; from level 2 a block stands up to level 3."""
    assert highest("1A 3 2", FREE_PASSAGE) == [2]
    assert highest("1A 1 1", FREE_PASSAGE) == [0]


HIDDEN = """
1A 1 1 1
1  1 1 1
"""


TOWER = HIDDEN.replace("1  1 1 1", "3  1 1 1")
OTHERS = ("jump_over", "diagonal", "free_passage")


def in_turn(drawing: str, played_before: Sequence[str], **setting: Any) -> State:
    """The last turn of the last phase in the master version, unless something else is said."""
    usual = {"phase": 3, "round_": 4, "points": 2, "stacks": (3,)}
    return drawn(drawing, rules="master", played_before=played_before, **{**usual, **setting})


def worth_of_the_card(drawing: str, **setting: Any) -> float:
    """Of the great leap in the hand, where no other card sends a knight."""
    without = [*OTHERS, "jump_up_2"]
    return worth(in_turn(drawing, OTHERS, **setting)) - worth(in_turn(drawing, without, **setting))


def test_in_the_last_phase_two_blocks_are_built_for_a_leap() -> None:
    """The card brings two levels, where two blocks without it bring one or less."""
    others = [card for card in CARDS if card != "jump_up_2"]
    state = in_turn(HIDDEN, others, master_card="row")
    first = best(state)
    assert first.startswith("build")
    play(state, first)
    assert best(state) == first
    play(state, first)
    assert best(state) == "play jump_up_2"


@pytest.mark.parametrize("phase", [1, 2])
def test_before_the_last_phase_it_counts_for_nothing(phase: int) -> None:
    """The card is worth no more beside a tower than anywhere else."""
    assert worth_of_the_card(TOWER, phase=phase) == worth_of_the_card(HIDDEN, phase=phase)


def test_a_card_already_played_in_the_turn_leaves_no_leap() -> None:
    """9.3.1"""
    assert worth_of_the_card(TOWER) > worth_of_the_card(TOWER, played=1)


def test_only_blocks_of_this_turn_are_built_for_a_leap() -> None:
    """4.7.1"""
    low = HIDDEN.replace("1  1 1 1", "2  1 1 1")
    turn = {"round_": 3, "points": 1, "stacks": (3, 3), "stack": 0}
    assert worth_of_the_card(low, built=2, **turn) > worth_of_the_card(low, built=3, **turn)
