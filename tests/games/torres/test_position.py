"""Positions that cannot stand on a table are refused, and what is accepted can be played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from sobremesa import BadPosition
from tests.games.torres.positions import TORRES
from tests.properties.test_torres_oracle import play_randomly

Spoil = Callable[[Any], None]


def played_until(step: str, phase: int = 1) -> Any:
    """The position of a random game the first time it stands at ``step``."""
    rng = random.Random(1)
    while True:
        state = TORRES.start(players=2)
        while not state.is_over:
            play_randomly(state, rng)
            data: Any = TORRES.position(state)
            if data["step"] == step and data["phase"] + 1 >= phase:
                return data


def hidden_card(data: Any) -> None:
    data["seats"][0]["hand"].append("?")


def king_after_the_end(data: Any) -> None:
    data["step"] = "move_king"


def end_too_early(data: Any) -> None:
    data["step"] = "over"


def set_up_too_late(data: Any) -> None:
    data["phase"] = 1


def more_looks_than_cards(data: Any) -> None:
    seat = data["seats"][data["turn"]]
    seat["played"] += seat["unseen"][1:] + seat["bottom"]
    seat["unseen"], seat["bottom"] = seat["unseen"][:1], []
    data["to_look"] = 2


def known_top(data: Any) -> None:
    seat = data["seats"][data["turn"]]
    seat["top"] = [seat["unseen"].pop()]


def covered(data: Any) -> None:
    """One castle on all spaces of the board."""
    stacks = sum(blocks or 0 for seat in data["seats"] for blocks in seat["stacks"])
    data["heights"] = [1] * 64
    data["castles"] = [[*range(64)]]
    data["supply"] = 92 - 64 - stacks


@pytest.mark.parametrize(
    ("step", "spoil", "where", "why"),
    [
        ("turn", hidden_card, "seats[0]", "'?' is no card"),
        ("over", king_after_the_end, "step", "the king stays after the last phase"),
        ("move_king", end_too_early, "step", "play is over only after the last phase"),
        ("knight", set_up_too_late, "step", "the set-up comes before"),
        ("draw", more_looks_than_cards, "to_look", "the deck has 1 cards"),
        ("knight", covered, "supply", "72 blocks are still to be taken"),
        ("draw", known_top, "step", "what lies on top is known"),
    ],
)
def test_what_no_table_can_hold_is_refused(step: str, spoil: Spoil, where: str, why: str) -> None:
    data = played_until(step)
    TORRES.from_position(data)
    spoil(data)
    with pytest.raises(BadPosition) as refused:
        TORRES.from_position(data)
    assert (refused.value.where, refused.value.why[: len(why)]) == (where, why)


@pytest.mark.rule("torres 8.3")
def test_the_largest_castle_can_be_built_on() -> None:
    data = played_until("turn", phase=3)
    covered(data)
    state = TORRES.from_position(data)
    play_randomly(state, random.Random(1))
    assert TORRES.view(state, None)["castles"]
