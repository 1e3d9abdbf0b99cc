"""A turn under way has what belongs to its step, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heaven_and_ale.test_position import Spoil, Wanted, at, of_turn
from tests.games.heaven_and_ale.test_position_tables import (
    RESOURCE_PLACES,
    home_at_the_end_of_the_turn,
    refuse,
)


def step_is(step: str) -> Spoil:
    def spoil(data: Any) -> None:
        data["step"] = step

    return spoil


def turn_now(**told: Any) -> Spoil:
    def spoil(data: Any) -> None:
        data["turn_now"].update(told)

    return spoil


def a_monk_in_the_hand(data: Any) -> None:
    """On a resource space; the tile from there lies in a garden instead."""
    garden = data["seats"][-1]["garden"]
    cell = next(cell for cell, tile in enumerate(garden) if tile and tile.startswith("monk"))
    garden[cell], data["turn_now"]["tile"] = data["turn_now"]["tile"], garden[cell]


def resource_in_the_hand(data: Any) -> bool:
    """And a monk in the last seat's garden, which encloses no shed."""
    seat = data["seats"][-1]
    monks = [tile for tile in seat["garden"] if tile and tile.startswith("monk")]
    return (
        data["step"] == "put"
        and of_turn(data)["place"] in RESOURCE_PLACES
        and bool(monks)
        and not seat["discs"]
        and set(seat["sheds"]) == {None}
    )


def no_disc_left(data: Any) -> None:
    place = of_turn(data)["place"]
    data["track"][place]["discs"] = 0
    data["reserve"] += 1


def many_discs(data: Any) -> bool:
    placed = sum(len(seat["discs"]) for seat in data["seats"])
    return data["step"] == "score" and data["round"] > 1 and placed > 6


def all_sold(data: Any) -> None:
    seat = of_turn(data)
    seat["sold"] += seat["hand"]
    seat["hand"] = []


def has_bought(data: Any) -> bool:
    return bool(data["step"] == "buy" and data["turn_now"]["bought"] == 1)


def only_tile_of_its_kind(data: Any) -> bool:
    """In the second round a monk was bought, the first one of this garden and the last there."""
    seat = of_turn(data)
    monks = [tile for tile in seat["garden"] if tile and tile.startswith("monk")]
    left = data["track"][seat["place"]]["tiles"]
    on_monks = seat["place"] in (3, 10, 18, 25)
    return has_bought(data) and on_monks and data["round"] == 2 and len(monks) == 1 and not left


def ended_while_buying(data: Any) -> None:
    data["step"] = "end"
    data["turn_now"]["bought"] = 0


def on_another_start_space(data: Any) -> bool:
    return home_at_the_end_of_the_turn(data) and of_turn(data)["start"] != "S3"


CASES: list[tuple[Wanted, Spoil, str, str]] = [
    (at("buy"), step_is("score"), "seats[", "has no step 'score'"),
    (at("score"), step_is("buy"), "seats[", "has no step 'buy'"),
    (only_tile_of_its_kind, turn_now(bought=2), "turn_now.bought", "cannot be so at step 'buy'"),
    (has_bought, ended_while_buying, "seats[", "has no step 'end'"),
    (at("score"), step_is("put"), "seats[", "has no step 'put'"),
    (on_another_start_space, step_is("marker"), "seats[", "has no step 'marker'"),
    (at("move"), turn_now(bought=1), "turn_now.bought", "cannot be so at step 'move'"),
    (at("move"), turn_now(shed=1), "turn_now.shed", "cannot be so at step 'move'"),
    (at("move"), turn_now(spot="hops"), "turn_now.spot", "cannot be so at step 'move'"),
    (at("shed"), turn_now(bought=0), "turn_now.bought", "cannot be so at step 'shed'"),
    (resource_in_the_hand, a_monk_in_the_hand, "turn_now.tile", "cannot be so at step 'put'"),
    (many_discs, no_disc_left, "track[", "one is taken here"),
    (at("privilege"), all_sold, "seats[", "has a card to be asked for"),
]


@pytest.mark.parametrize(("wanted", "spoil", "where", "why"), CASES)
def test_such_a_turn_is_refused(wanted: Wanted, spoil: Spoil, where: str, why: str) -> None:
    refuse(wanted, spoil, where, why)
