"""Sections 10 and 11: scoring discs, and what activated tiles bring."""

from __future__ import annotations

import pytest

from tests.games.heaven_and_ale.positions import (
    HALE,
    RESOURCES,
    Player,
    events,
    gain,
    legal,
    own,
    play,
    rule,
    seen,
    step,
    table,
    targets,
    told_of,
)

RESOURCE_SPOTS = list(RESOURCES)
MONK_SPOTS = [f"monk_{name}" for name in "ABCD"]
IN_SHADE = {21: "wood 1", 22: "yeast 2", 23: "hops 3", 28: "water 4", 30: "barley 5"}
EVERY = {**IN_SHADE, 1: "monk A", 4: "monk B", 10: "monk C", 17: "monk D"}


# ---- 10: discs and spots


@pytest.mark.rule("heaven_and_ale 10.1")
def test_one_disc_goes_from_the_space_onto_the_spot() -> None:
    state = table(Player(garden={21: "hops 3"}), discs={12: 2}, round_=3)
    play(state, "move 12")
    assert rule(state, "end") == "10.1"
    told = events(state, "score hops")
    assert (seen(state)["track"][12]["discs"], own(state)["discs"]) == (1, ["hops"])
    assert told_of("disc_placed", told)[0]["spot"] == "hops"
    assert own(state)["ducats"] == 25 + 3
    assert step(state) == "end"


@pytest.mark.rule("heaven_and_ale 10.1")
def test_the_second_disc_of_a_space_is_for_another_turn() -> None:
    player = Player(garden={21: "hops 3", 22: "wood 1"})
    state = play(table(player, discs={16: 2}, round_=3), "move 16", "score hops")
    assert (step(state), targets(state, "score")) == ("end", [])
    assert HALE.conserved(state)["discs"] == 36


@pytest.mark.rule("heaven_and_ale 10.2")
@pytest.mark.parametrize(
    ("place", "spots"),
    [
        (4, ["x_tiles"]),
        (7, MONK_SPOTS),
        (12, RESOURCE_SPOTS),
        (16, ["x_tiles", *RESOURCE_SPOTS, *MONK_SPOTS]),
        (20, ["x_tiles", *RESOURCE_SPOTS, *MONK_SPOTS]),
        (24, ["x_tiles", *RESOURCE_SPOTS, *MONK_SPOTS]),
    ],
)
def test_which_spots_a_disc_may_go_onto(place: int, spots: list[str]) -> None:
    state = play(table(Player(garden=EVERY)), f"move {place}")
    assert targets(state, "score") == spots
    refused = [spot for spot in seen(state)["spots"] if spot not in spots]
    assert {rule(state, f"score {spot}") for spot in refused} <= {"10.2"}


@pytest.mark.rule("heaven_and_ale 10.3")
@pytest.mark.parametrize(
    ("garden", "spots"),
    [
        ({21: "monk C"}, ["monk_C"]),
        ({20: "hops 3"}, ["x_tiles", "hops"]),
        ({21: "barley 1", 20: "monk D"}, ["x_tiles", "barley", "monk_D"]),
    ],
)
def test_only_what_is_in_the_garden_is_scored(garden: dict[int, str], spots: list[str]) -> None:
    state = play(table(Player(garden=garden)), "move 16")
    assert targets(state, "score") == spots
    assert rule(state, "score yeast") == rule(state, "score monk_A") == "10.3"


@pytest.mark.rule("heaven_and_ale 10.3")
def test_a_triggered_monk_alone_may_be_scored_for_nothing() -> None:
    state = play(table(Player(garden={21: "monk C"})), "move 7")
    assert gain(state, "score monk_C") == {}


@pytest.mark.rule("heaven_and_ale 10.4", "heaven_and_ale 20.2")
def test_one_number_on_both_sides_and_no_other() -> None:
    tiles = {21: "hops 3", 5: "wood 3", 6: "wood 3", 22: "hops 4", 30: "monk A", 36: "water 3"}
    state = play(table(Player(garden=tiles)), "move 4", "score x_tiles")
    assert gain(state, "number 3") == {"ducats": 3 + 3, "wood": 3 + 3}
    assert gain(state, "number 4") == {"ducats": 4}


@pytest.mark.rule("heaven_and_ale 10.4")
def test_the_number_must_be_on_an_own_tile() -> None:
    tiles = {21: "hops 3", 5: "wood 5", 6: "monk A"}
    state = play(table(Player(garden=tiles)), "move 4", "score x_tiles")
    assert legal(state) == ["number 3", "number 5"]
    assert {rule(state, f"number {number}") for number in (1, 2, 4)} == {"10.4"}


@pytest.mark.rule("heaven_and_ale 10.5", "heaven_and_ale 11.0.3")
def test_a_monk_activates_all_tiles_beside_him() -> None:
    """On spot 15: 16 is a shed spot; 22, 21, 8, 9 may hold tiles; 23 is not beside him."""
    tiles = {15: "monk A", 22: "hops 3", 21: "monk B", 8: "wood 2", 23: "wood 5"}
    state = play(table(Player(garden=tiles)), "move 7")
    assert gain(state, "score monk_A") == {"ducats": 5, "brewmaster": 1}


@pytest.mark.rule("heaven_and_ale 10.5")
def test_a_tile_between_two_triggered_monks_is_activated_twice() -> None:
    tiles = {21: "monk A", 22: "hops 3", 23: "monk A", 30: "monk A"}
    state = table(Player(garden=tiles))
    told = events(play(state, "move 7"), "score monk_A")
    assert [event["cell"] for event in told_of("monk_triggered", told)] == [21, 23, 30]
    assert [event["cell"] for event in told_of("tile_activated", told)] == [22, 30, 22, 23]
    assert own(state)["ducats"] == 25 + 2 * 3
    assert own(state)["brewmaster"] == -10 + 2


@pytest.mark.rule("heaven_and_ale 10.5", "heaven_and_ale 20.4")
def test_monks_of_one_type_activate_each_other() -> None:
    state = play(table(Player(garden={21: "monk A", 22: "monk A"})), "move 7")
    assert gain(state, "score monk_A") == {"brewmaster": 2}


@pytest.mark.rule("heaven_and_ale 10.5")
def test_every_monk_of_the_type_is_triggered_wherever_he_is() -> None:
    tiles = {5: "monk D", 6: "hops 1", 36: "monk D", 35: "wood 4", 10: "monk C", 9: "wood 5"}
    state = play(table(Player(garden=tiles)), "move 7")
    assert gain(state, "score monk_D") == {"hops": 1, "ducats": 4}


@pytest.mark.rule("heaven_and_ale 10.6")
def test_an_activated_monk_is_not_triggered() -> None:
    tiles = {21: "monk A", 22: "monk B", 23: "hops 5"}
    state = play(table(Player(garden=tiles)), "move 7")
    assert gain(state, "score monk_A") == {"brewmaster": 1}
    assert gain(state, "score monk_B") == {"brewmaster": 1, "ducats": 5}


@pytest.mark.rule("heaven_and_ale 10.7")
def test_a_resource_spot_activates_all_tiles_of_it() -> None:
    tiles = {21: "hops 1", 22: "hops 5", 5: "hops 2", 6: "hops 3", 23: "wood 4", 13: "wood 4"}
    state = play(table(Player(garden=tiles)), "move 12")
    assert gain(state, "score hops") == {"ducats": 6, "hops": 5}
    assert gain(state, "score wood") == {"ducats": 4, "wood": 4}


@pytest.mark.rule("heaven_and_ale 10.8", "heaven_and_ale 13.1")
@pytest.mark.parametrize(
    ("before", "texts", "after"),
    [
        ("", ["score hops"], "end"),
        ("yeast", ["score hops"], "privilege"),
        ("wood", ["score x_tiles", "number 3"], "privilege"),
        ("x_tiles", ["score hops"], "end"),
        ("x_tiles yeast", ["score hops"], "privilege"),
    ],
)
def test_after_the_scoring_a_pair_may_be_complete(
    before: str, texts: list[str], after: str
) -> None:
    tiles = {21: "hops 3", 22: "yeast 1", 23: "wood 1"}
    state = play(table(Player(garden=tiles, discs=before)), "move 16", *texts)
    assert step(state) == after
    assert own(state)["ducats"] == 25 + 3, "it was carried out before"


# ---- 11: rewards


@pytest.mark.rule("heaven_and_ale 11.0.1")
@pytest.mark.parametrize("name", RESOURCES)
@pytest.mark.parametrize("number", [1, 5])
def test_a_resource_in_the_shade_brings_ducats(name: str, number: int) -> None:
    state = play(table(Player(garden={30: f"{name} {number}"})), "move 12")
    assert gain(state, f"score {name}") == {"ducats": number}


@pytest.mark.rule("heaven_and_ale 11.0.2")
@pytest.mark.parametrize("name", RESOURCES)
@pytest.mark.parametrize("number", [1, 5])
def test_a_resource_in_the_sun_moves_its_marker(name: str, number: int) -> None:
    state = play(table(Player(garden={31: f"{name} {number}"})), "move 12")
    assert gain(state, f"score {name}") == {name: number}


@pytest.mark.rule("heaven_and_ale 11.0.2", "heaven_and_ale 4.2.6")
def test_beyond_20_it_brings_ducats() -> None:
    tiles = {31: "hops 5", 32: "hops 4"}
    state = play(table(Player(garden=tiles, markers={"hops": 14})), "move 12")
    assert gain(state, "score hops") == {"hops": 6, "ducats": 3}


@pytest.mark.rule("heaven_and_ale 11.0.3")
@pytest.mark.parametrize("cell", [7, 8])
def test_a_monk_moves_the_brewmaster_on_either_side(cell: int) -> None:
    beside = {7: 6, 8: 9}[cell]
    state = play(table(Player(garden={cell: "monk B", beside: "monk A"})), "move 7")
    assert gain(state, "score monk_A") == {"brewmaster": 1}


@pytest.mark.rule("heaven_and_ale 11.1")
def test_all_of_it_happens_at_once() -> None:
    """Nobody is asked, neither which tiles nor in what order; all of it is told."""
    tiles = {31: "hops 5", 32: "hops 4", 21: "hops 1"}
    state = play(table(Player(garden=tiles, markers={"hops": 19})), "move 12")
    told = told_of("tile_activated", events(state, "score hops"))
    assert {event["cell"] for event in told} == {21, 31, 32}
    assert sum(event["ducats"] for event in told) == 1 + 8
    assert step(state) == "end"


@pytest.mark.rule("heaven_and_ale 11.1", "heaven_and_ale 10.5")
def test_monks_are_carried_out_one_after_the_other() -> None:
    tiles = {21: "monk A", 22: "hops 3", 36: "monk A", 35: "wood 4"}
    state = play(table(Player(garden=tiles)), "move 7")
    told = [
        (event["event"], event["cell"])
        for event in events(state, "score monk_A")
        if event["event"] in ("monk_triggered", "tile_activated")
    ]
    assert told == [
        ("monk_triggered", 21),
        ("tile_activated", 22),
        ("monk_triggered", 36),
        ("tile_activated", 35),
    ]
