"""Section 15: the end of a round, and what is laid out for the next one."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from tests.games.heaven_and_ale.positions import (
    HALE,
    RESOURCES,
    SCORING,
    Player,
    all_home,
    begun,
    by_chance,
    chances,
    events,
    garden,
    lying,
    own,
    play,
    rule,
    seen,
    step,
    table,
    targets,
    told_of,
)
from tests.games.heaven_and_ale.test_rules_01_03_the_box import TRACK


def in_round(players: int, round_: int) -> sobremesa.State:
    """All have gone straight home until a round begins to be laid out."""
    state: sobremesa.State = begun(players)
    while seen(state)["round"] < round_:
        all_home(by_chance(state))
    return state


def discs(state: sobremesa.State) -> dict[int, int]:
    """How many discs lie on each scoring space."""
    return {place: seen(state)["track"][place]["discs"] for place in SCORING}


@pytest.mark.rule("heaven_and_ale 15.1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 3), (3, 4), (4, 6)])
def test_after_the_last_round_the_game_is_counted(players: int, rounds: int) -> None:
    state = by_chance(in_round(players, rounds))
    for stack in ("first", "second"):
        assert seen(state)["stacks"][f"monks_left_{stack}"] == 0, "no stack is left"
    state.events = []
    all_home(state)
    told = [event.seen_by(None) for event in state.events]
    assert [event["event"] for event in told][-2:] == ["game_scored", "game_over"]
    assert state.is_over
    assert rule(state, "start S1") == "16.4"


@pytest.mark.rule("heaven_and_ale 15.2")
def test_a_monk_is_added_to_each_monk_space() -> None:
    state = by_chance(begun(4))
    play(state, "move 3", f"buy {lying(state, 3)[0]}", "put 21", "end")
    by_chance(all_home(state))
    assert {place: len(lying(state, place)) for place in TRACK["monk"]} == {
        3: 1,
        10: 2,
        18: 2,
        25: 2,
    }


@pytest.mark.rule("heaven_and_ale 15.2", "heaven_and_ale 5.4")
@pytest.mark.parametrize("round_", [2, 3, 4, 5, 6])
def test_first_the_monks_of_the_places_one(round_: int) -> None:
    state = in_round(4, round_)
    while not next(iter(chances(state))).startswith("lay monk"):
        play(state, next(iter(chances(state))))
    stack = "first" if round_ <= 3 else "second"
    left = seen(state)["stacks"][stack]
    assert chances(state) == {
        f"lay monk {name}": left[f"monk {name}"] for name in "ABCD" if left[f"monk {name}"]
    }


@pytest.mark.rule("heaven_and_ale 15.3")
def test_a_resource_is_added_to_each_resource_space() -> None:
    state = by_chance(begun(2))
    play(state, "move 1", f"buy {lying(state, 1)[0]}", "put 21", "end")
    by_chance(all_home(state))
    assert len(lying(state, 1)) == 1
    assert {len(lying(state, place)) for place in TRACK["resource"][1:]} == {2}


@pytest.mark.rule("heaven_and_ale 15.3")
def test_the_second_stack_comes_when_the_first_one_is_empty() -> None:
    """In round 4 five of stack I are left: for the places 1, 2, 5, 6 and 8."""
    state = in_round(3, 4)
    for place in TRACK["resource"][:5]:
        while next(iter(chances(state))).startswith("lay monk"):
            play(state, next(iter(chances(state))))
        left = seen(state)["stacks"]["first"]
        wanted = {f"lay {name}": n for name, n in left.items() if n and "monk" not in name}
        assert chances(state) == wanted
        [laid] = told_of("tile_laid", events(state, next(iter(wanted))))
        assert laid["place"] == place
    assert seen(state)["stacks"]["first_left"] == 0
    assert chances(state) == {f"lay {name} {n}": 2 for name in RESOURCES for n in range(1, 6)}


@pytest.mark.rule("heaven_and_ale 15.3", "heaven_and_ale 15.2")
@pytest.mark.parametrize("round_", [2, 3])
def test_in_track_order(round_: int) -> None:
    state = in_round(2, round_)
    laid = []
    while step(state) == "lay":
        told = events(state, next(iter(chances(state))))
        laid += [event["place"] for event in told_of("tile_laid", told)]
    assert laid == sorted([*TRACK["resource"], *TRACK["monk"]])


@pytest.mark.rule("heaven_and_ale 5.2", "heaven_and_ale 5.5")
@pytest.mark.rule("heaven_and_ale 15.2", "heaven_and_ale 15.3")
@pytest.mark.parametrize("round_", [1, 2, 4])
def test_of_the_wrong_kind_or_stack_nothing_is_laid(round_: int) -> None:
    """Each space has its kind; in the fourth round no monk of stack I is left."""
    state = HALE.start(4) if round_ == 1 else in_round(4, round_)
    on_resources, on_monks = ("5.2", "5.5") if round_ == 1 else ("15.3", "15.2")
    assert rule(state, "lay monk A") == rule(state, "first 1") == on_resources
    for _ in (1, 2):
        play(state, next(iter(chances(state))))
    assert rule(state, "lay hops 5") == rule(state, "move 1") == on_monks


@pytest.mark.rule("heaven_and_ale 15.4")
def test_each_scoring_space_has_one_disc_again() -> None:
    player = Player(garden={21: "hops 1", 22: "monk A"})
    state = play(table(player, players=4), "move 4", "score x_tiles", "number 1", "end")
    all_home(state)
    assert discs(state) == dict.fromkeys(SCORING, 1), "what lay there stays, none is added to it"
    assert seen(state)["reserve"] == 36 - 6 - 1


SECOND = {2: [7, 12], 3: [7, 12, 16], 4: []}


@pytest.mark.rule("heaven_and_ale 15.5")
@pytest.mark.parametrize(("players", "rounds"), [(2, 3), (3, 4), (4, 6)])
def test_second_discs_before_the_final_round(players: int, rounds: int) -> None:
    for round_ in range(2, rounds + 1):
        second = SECOND[players] if round_ == rounds else []
        state = in_round(players, round_)
        assert discs(state) == {place: 1 + (place in second) for place in SCORING}
        assert HALE.conserved(state)["discs"] == 36


@pytest.mark.rule("heaven_and_ale 15.6")
def test_what_stays() -> None:
    things: dict[str, Any] = {
        "garden": {21: "hops 1", 5: "monk A"},
        "markers": {"wood": 7, "hops": 2},
        "brewmaster": 5,
        "ducats": 3,
        "discs": "hops",
        "sold": "money",
        "large": [1],
        "small": [9],
    }
    state = table(Player(**things))
    was = own(state)
    play(state, "start S1", "end")
    by_chance(all_home(state))
    now = own(state)
    for name in ("garden", "markers", "brewmaster", "ducats", "discs", "sold", "hand", "barrels"):
        assert now[name] == was[name], name
    assert garden(state) == things["garden"]
    assert seen(state)["goals"][0]["large"] is False


@pytest.mark.rule("heaven_and_ale 15.7")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_one_on_the_first_space_starts(first: int) -> None:
    state = begun(3)
    for seat in range(3):
        free = targets(state, "start")
        play(state, f"start {'S1' if seat == first else free[-1]}")
        if step(state) == "marker":
            play(state, "marker wood")
        play(state, "end")
    starts = [seat["start"] for seat in seen(state)["seats"]]
    assert starts[first] == "S1"
    by_chance(state)
    assert (state.to_move, seen(state)["starter"]) == (first, first)
    assert [seat["start"] for seat in seen(state)["seats"]] == starts
    play(state, f"start {targets(state, 'start')[0]}")
    assert seen(state)["turn"] == first
