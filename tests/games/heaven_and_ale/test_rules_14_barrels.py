"""Section 14: barrels."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from tests.games.heaven_and_ale.positions import (
    HALE,
    RESOURCES,
    SHADY,
    SUNNY,
    Player,
    events,
    full,
    legal,
    own,
    play,
    seen,
    step,
    table,
    told_of,
)

MONKS = {1: "monk A", 10: "monk B", 17: "monk C", 36: "monk D"}
FIVE = {21: "hops 1", 22: "yeast 2", 23: "wood 3", 28: "water 3", 30: "barley 3"}
HIGH = dict.fromkeys(RESOURCES, 1)


def barrels(state: sobremesa.State, seat: int = 0) -> dict[int, str]:
    """The barrels of a seat by goal."""
    listed: list[dict[str, Any]] = own(state, seat)["barrels"]
    return {one["goal"]: "large" if one["large"] else "small" for one in listed}


def taken(player: Player, place: int = 14, *others: Player) -> dict[int, str]:
    """What the player takes on a barrel space."""
    state = table(player, *others)
    if f"move {place}" not in legal(state):
        return {}
    return barrels(play(state, f"move {place}"))


# ---- 14.1-14.3


@pytest.mark.rule("heaven_and_ale 14.1")
@pytest.mark.parametrize("place", [14, 26])
def test_every_available_barrel_is_taken(place: int) -> None:
    player = Player(brewmaster=1, markers={**HIGH, "wood": 20})
    state = table(player)
    told = told_of("barrel_taken", events(state, f"move {place}"))
    assert [(event["goal"], event["large"]) for event in told] == [
        (1, True),
        (2, True),
        (9, True),
    ]
    assert step(state) == "end"


@pytest.mark.rule("heaven_and_ale 14.4")
@pytest.mark.parametrize("round_", [1, 3])
def test_what_a_barrel_brings_and_when_it_was_taken_is_told(round_: int) -> None:
    other = Player(brewmaster=1, large=[1], place=5)
    state = table(Player(brewmaster=1, markers=HIGH), other, round_=round_)
    assert told_of("barrel_taken", events(state, "move 14")) == [
        {
            "event": "barrel_taken",
            "seat": 0,
            "goal": goal,
            "large": points == 4,
            "points": points,
            "round": round_,
        }
        for goal, points in ((1, 2), (2, 4))
    ]


@pytest.mark.rule("heaven_and_ale 14.1", "heaven_and_ale 6.2")
@pytest.mark.parametrize(("place", "ahead"), [(0, [14, 26]), (14, [26]), (25, [26]), (26, [])])
def test_which_barrel_spaces_lie_ahead(place: int, ahead: list[int]) -> None:
    state = table(Player(brewmaster=1, place=place), Player(start="S2"))
    assert [there for there in (14, 26) if f"move {there}" in legal(state)] == ahead


@pytest.mark.rule("heaven_and_ale 14.2")
def test_the_large_one_first_then_the_small_one() -> None:
    player = Player(brewmaster=1)
    state = table(player, player, player, players=3)
    for kind in ("large", "small"):
        seat = state.to_move
        play(state, "move 14")
        assert barrels(state, seat) == {1: kind}
        play(state, "end")
    assert "move 14" not in legal(state), "none is left for the third one"


@pytest.mark.rule("heaven_and_ale 14.2")
def test_nobody_has_both_barrels_of_a_goal() -> None:
    state = play(table(Player(brewmaster=1, markers={"wood": 19})), "move 14", "end", "start S2")
    assert barrels(state) == {1: "large"}
    later = Player(brewmaster=1, large=[1], markers={"wood": 20})
    assert taken(later, 26) == {1: "large", 9: "large"}
    assert seen(play(table(later), "move 26"))["goals"][0]["small"]


@pytest.mark.rule("heaven_and_ale 14.3")
def test_barrels_are_kept() -> None:
    """Even by who is overtaken; nobody loses one."""
    state = table(Player(brewmaster=1), Player(brewmaster=9))
    play(state, "move 14", "end", "move 14", "end")
    assert [barrels(state, seat) for seat in (0, 1)] == [{1: "large"}, {1: "small"}]
    assert HALE.conserved(state)["barrels of goal 1"] == 2


# ---- 14.4: the goals

ALMOST = [
    (1, {"brewmaster": 1}, {"brewmaster": 0}),
    (2, {"markers": HIGH}, {"markers": {**HIGH, "hops": 0}}),
    (
        5,
        {"garden": MONKS, "discs": "monk_A monk_B monk_C monk_D"},
        {"discs": "monk_A monk_B monk_C"},
    ),
    (
        6,
        {"garden": FIVE, "discs": "wood yeast hops water barley"},
        {"discs": "wood yeast hops water x_tiles"},
    ),
    (9, {"markers": {"water": 20}}, {"markers": {"water": 19}}),
]


@pytest.mark.rule(
    "heaven_and_ale 14.4",
    "heaven_and_ale 14.4 #1",
    "heaven_and_ale 14.4 #2",
    "heaven_and_ale 14.4 #5",
    "heaven_and_ale 14.4 #6",
    "heaven_and_ale 14.4 #9",
)
@pytest.mark.parametrize(("goal", "met", "short"), ALMOST)
def test_goals_of_track_and_spots(goal: int, met: dict[str, Any], short: dict[str, Any]) -> None:
    closed: dict[str, Any] = {
        "beside": {2: "declined", 3: "declined", 4: "declined", 5: "declined"}
    }
    assert taken(Player(**met, **closed)) == {goal: "large"}
    assert taken(Player(**{**met, **short}, **closed)) == {}


@pytest.mark.rule("heaven_and_ale 14.4 #3", "heaven_and_ale 14.4 #4")
@pytest.mark.parametrize(("goal", "number", "other"), [(3, 1, 5), (4, 5, 1)])
def test_six_tiles_with_a_number(goal: int, number: int, other: int) -> None:
    """On either side, of any resource."""
    cells = [0, 2, 6, 4, 9, 36]
    tiles = full(cells, str(number) + " 2")
    tiles[36] = f"wood {number}"
    assert taken(Player(garden=tiles)) == {goal: "large"}
    assert taken(Player(garden={**tiles, 36: f"wood {other}"})) == {}
    assert taken(Player(garden={**tiles, 36: "monk A"})) == {}
    assert taken(Player(garden={**tiles, 35: f"yeast {number}"})) == {goal: "large"}


def with_sheds(*kinds: int) -> Any:
    """A table at which the first player has built sheds of these types, whatever he has."""
    state = table(Player())
    for shed, kind in enumerate(kinds):
        state.seats[0].sheds[shed] = kind
    return state


@pytest.mark.rule("heaven_and_ale 14.4 #7")
@pytest.mark.parametrize(
    ("sheds", "met"),
    [
        ((0, 0, 0), True),
        ((4, 1, 4, 4), True),
        ((2, 2, 2, 2), True),
        ((0, 0, 1, 1), False),
        ((), False),
    ],
)
def test_three_sheds_of_one_type(sheds: tuple[int, ...], met: bool) -> None:
    state = with_sheds(*sheds)
    assert ("move 14" in legal(state)) == met
    if met:
        assert barrels(play(state, "move 14")) == {7: "large"}


@pytest.mark.rule("heaven_and_ale 14.4 #8")
@pytest.mark.parametrize(
    ("sheds", "met"),
    [
        ((0, 1, 2, 3), True),
        ((1, 4, 2, 3, 3), True),
        ((0, 1, 2, 3, 4), True),
        ((0, 0, 1, 1, 2, 2), False),
        ((1, 2, 4), False),
    ],
)
def test_sheds_of_four_types(sheds: tuple[int, ...], met: bool) -> None:
    state = with_sheds(*sheds)
    assert ("move 14" in legal(state)) == met
    if met:
        assert barrels(play(state, "move 14")) == {8: "large"}


@pytest.mark.rule("heaven_and_ale 14.4 #10")
def test_three_cards_beside_pairs() -> None:
    discs = "x_tiles wood yeast hops water barley"
    three: dict[int, str] = {1: "money", 2: "discs", 3: "barrels"}
    own_things: dict[str, Any] = {"garden": FIVE, "discs": discs, "large": [6]}
    assert taken(Player(**own_things, beside=three)) == {6: "large", 10: "large"}
    declined = {**three, 3: "declined"}
    assert taken(Player(**own_things, beside=declined)) == {}
    assert taken(Player(**own_things, beside=declined, sold="money barrels resource")) == {}


@pytest.mark.rule("heaven_and_ale 14.4 #11", "heaven_and_ale 14.4 #12")
@pytest.mark.parametrize(("goal", "cells"), [(11, SUNNY), (12, SHADY)])
def test_a_side_that_is_full(goal: int, cells: list[int]) -> None:
    tiles = full(cells, "2 3 4")
    assert goal in taken(Player(garden=tiles))
    tiles[cells[3]] = "monk A"
    assert goal in taken(Player(garden=tiles)), "with monks as well"
    del tiles[cells[3]]
    assert goal not in taken(Player(garden=tiles))


@pytest.mark.rule("heaven_and_ale 14.4", "heaven_and_ale 16.4")
def test_what_barrels_are_worth() -> None:
    assert own(table(Player(large=[1, 2], small=[3])))["now"]["barrels"] == 4 + 4 + 2


@pytest.mark.rule("heaven_and_ale 14.4")
def test_how_far_with_each_goal() -> None:
    player = Player(garden={**MONKS, **FIVE}, discs="monk_A hops wood", brewmaster=-3)
    goals = seen(table(player))["goals"]
    assert [goal["value"] for goal in goals] == [1, 1, 6, 6, 4, 5, 3, 4, 20, 3, 15, 15]
    assert own(table(player))["goals"] == [-3, -8, 1, 0, 1, 2, 0, 0, 0, 0, 0, 9]
