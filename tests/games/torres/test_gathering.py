"""How far knights are from what the master card wants of them together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sobremesa.games.torres.gathering import FAR, Gathering
from sobremesa.games.torres.rules import Torres
from sobremesa.games.torres.scoring import MasterCard
from tests.games.torres.positions import drawn

A_POINT = 400
TOGETHER = ("neighbours", "different_levels", "row", "square", "same_level")


def gathering(drawing: str, card: str, **setting: Any) -> Gathering:
    """That of seat 0."""
    state = drawn(drawing, rules="master", master_card=card, phase=3, **setting)
    assert isinstance(state, Torres)
    return Gathering(state, 0, A_POINT)


def found(drawing: str, card: str, **setting: Any) -> tuple[int, int]:
    """The action points that are lacking, and the price."""
    at = gathering(drawing, card, **setting)
    return int(at.lacking), int(at.price)


MET = {
    "neighbours": ".A .A .A\n.A .A .A",
    "different_levels": ".A 1A 2A 3A 4A 5A",
    "row": ".A .A . .A .A .A . .A",
    "square": ".A . .A\n\n.A . .A",
    "same_level": ".A . .A . .A\n\n.A . .A . .A",
}
ONE_STEP_OFF = {
    "neighbours": ".A .A .A\n.A .A . .A",
    "different_levels": ".A 1A 2A 3A 4A 4A\n. . . . . 5",
    "row": ".A .A . .A .A .A\n. . .A",
    "square": ".A .A\n.A . .A",
    "same_level": ".A . .A . .A\n\n.A . .A . 1A",
}


@pytest.mark.parametrize("card", TOGETHER)
def test_nothing_is_lacking_where_all_stand_as_the_card_wants(card: str) -> None:
    assert found(MET[card], card) == (0, 0)


@pytest.mark.parametrize("card", TOGETHER)
def test_a_step_costs_an_action_point(card: str) -> None:
    assert gathering(ONE_STEP_OFF[card], card).lacking == 1


@pytest.mark.parametrize("card", ["border", "diagonals", "castle_count"])
def test_other_cards_want_nothing_together(card: str) -> None:
    assert gathering(MET["row"], card).lacking == FAR


def test_a_knight_of_the_reserve_costs_what_it_costs_to_put_him_on_the_board() -> None:
    """6.1"""
    assert found(".A .A .A .A .A", "row") == (2, 2 * A_POINT)


def test_two_knights_do_not_take_the_same_space() -> None:
    free = ".A .A .A .A . . 1B 1B\n. . . . .A .A"
    assert gathering(free, "row").lacking == 2
    for_one = free.replace(".A . . 1B", ".A . 1B 1B")
    assert gathering(for_one, "row").lacking == 4  # all into the second row


def test_one_follows_the_other_into_a_group() -> None:
    assert gathering(".A .A .A .A\n. . . . .A .A", "neighbours").lacking == 2


def test_a_passage_is_a_way() -> None:
    """7.2"""
    around = ".A .A .A .A .A\n\n. . . . . .A"
    through = ".A .A .A .A .A\n. . . . 1 2\n. . . . . .A"
    assert gathering(around, "row").lacking == 2
    assert gathering(through, "row").lacking == 1


def test_who_leaves_a_castle_gives_up_what_he_holds_there() -> None:
    """13.1"""
    leaving = ".A .A .A .A .A .\n. . . . . 2A 1"
    assert found(leaving, "row") == (1, A_POINT + 2 * 2 * 100)


def test_who_stays_as_high_in_his_castle_gives_up_nothing() -> None:
    assert found(".A .A .A .A .A 2\n. . . . . 2A 1", "row") == (1, A_POINT)


def test_what_costs_more_than_the_card_gives_is_no_aim() -> None:
    tower = "5A 1 1 1\n1  1 1 1\n1 1 1"
    assert gathering(f"{tower}\n. .A .A .A .A .A", "row").lacking == FAR


def test_side_by_side_where_the_game_is_played_so() -> None:
    """12.8.3"""
    contiguous = {"master_row_contiguous": True}
    assert found(MET["row"], "row", options=contiguous)[0] > 0
    assert found(".A .A .A .A .A .A", "row", options=contiguous) == (0, 0)


GROUND = (".", ".", ".", ".", ".", ".", ".", ".")
STAIRS = (".", "1", "2", "3", "4", "5", ".", ".")


@pytest.mark.parametrize("row", [GROUND, STAIRS])
@pytest.mark.parametrize("card", TOGETHER)
def test_nothing_is_lacking_exactly_when_the_card_scores(card: str, row: tuple[str, ...]) -> None:
    """12.0.4 to 12.0.8"""
    rng = Random(card)
    seen = set()
    for _try in range(400):
        spaces = [*row, ".", "."]  # two of the second row
        for cell in rng.sample(range(len(spaces)), 6):
            spaces[cell] += "A"
        drawing = " ".join(spaces[:8]) + "\n" + " ".join(spaces[8:])
        state = drawn(drawing, rules="master", master_card=card, phase=3)
        assert isinstance(state, Torres)
        told = MasterCard(int(state.master_card), state.options)
        scores = told.points(state.board, 0, 2, 2) > 0
        assert (Gathering(state, 0, A_POINT).lacking == 0) == scores, drawing
        seen.add(scores)
    never = {("same_level", STAIRS), ("different_levels", GROUND)}
    always = ("same_level", GROUND)
    assert seen == ({(card, row) == always} if (card, row) in {*never, always} else {True, False})
