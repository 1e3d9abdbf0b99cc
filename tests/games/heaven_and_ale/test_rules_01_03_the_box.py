"""Sections 1 to 3: the game as a whole, what is in the box, the round track."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heaven_and_ale.positions import (
    CARDS,
    HALE,
    RESOURCES,
    SHADY,
    SUNNY,
    Player,
    all_home,
    begun,
    by_chance,
    gain,
    own,
    play,
    played,
    rule,
    seen,
    step,
    table,
    targets,
)

TRACK = {
    "resource": [1, 2, 5, 6, 8, 9, 11, 13, 15, 17, 19, 21, 22, 23, 27],
    "monk": [3, 10, 18, 25],
    "scoring": [4, 7, 12, 16, 20, 24],
    "barrel": [14, 26],
}


def places(kind: str) -> list[dict[str, Any]]:
    """The places of a kind when the table has been laid out."""
    track = seen(by_chance(HALE.start(4)))["track"]
    return [place for place in track if place["kind"] == kind]


# ---- 1


@pytest.mark.rule("heaven_and_ale 1.1")
def test_most_points_win() -> None:
    rich = Player(markers=dict.fromkeys(RESOURCES, 3), home=True, start="S2")
    state = table(Player(), rich, round_=3)
    assert not state.is_over
    play(state, "start S1", "end")
    assert state.is_over
    assert (state.scores, state.winners) == ([1, 3 * 2], [1])


@pytest.mark.rule("heaven_and_ale 1.2", "heaven_and_ale 15.1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 3), (3, 4), (4, 6)])
def test_so_many_rounds(players: int, rounds: int) -> None:
    state = begun(players)
    for round_ in range(1, rounds + 1):
        assert (seen(state)["round"], seen(state)["rounds"]) == (round_, rounds)
        assert not state.is_over
        by_chance(all_home(state))
    assert state.is_over


@pytest.mark.rule("heaven_and_ale 1.3")
def test_each_figure_goes_around_once() -> None:
    state = table(Player(), Player(home=True, start="S2"), track={27: "hops 1"})
    play(state, "move 27", "buy hops 1", "put 21", "end")
    assert own(state)["place"] == 27
    play(state, "start S1", "end")
    assert (step(state), seen(state)["round"]) == ("lay", 2)
    assert [seat["home"] for seat in seen(state)["seats"]] == [False, False]


@pytest.mark.rule("heaven_and_ale 1.4", "heaven_and_ale 16.4")
def test_points_are_product_barrels_privilege_and_first_space() -> None:
    player = Player(
        markers=dict.fromkeys(RESOURCES, 4),
        brewmaster=9,
        garden={21: "hops 1", 22: "water 1"},
        discs="hops yeast",
        beside={2: "barrels"},
        large=[1, 2],
        small=[9],
    )
    now = own(table(player))["now"]
    told = [now[name] for name in ("product", "barrels", "privilege", "first_space", "points")]
    assert told == [4 * 4, 2 * 4 + 2, 3, 1, 30]


@pytest.mark.rule("heaven_and_ale 1.5")
def test_nothing_is_hidden() -> None:
    state = by_chance(HALE.start(3))
    assert not HALE.has_secrets("standard")
    for seat in range(3):
        view: Any = HALE.view(state.observed_by(seat), seat)
        assert {**view, "seat": None} == HALE.view(state, None)
        assert [one["ducats"] for one in view["seats"]] == [25] * 3
        assert [one["hand"] for one in view["seats"]] == [list(CARDS)] * 3


# ---- 2


@pytest.mark.rule("heaven_and_ale 2.1")
def test_money_has_no_end() -> None:
    state = table(Player(ducats=900, start="S2"))
    assert gain(state, "start S4") == {"ducats": 2}


@pytest.mark.rule("heaven_and_ale 2.1")
def test_shed_tiles_have_no_end() -> None:
    """All seven of one garden may be of one type."""
    monks = [f"monk {name}" for name in "ABCD"] * 6
    tiles = [*monks, *[f"{name} 1" for name in RESOURCES]]
    cells = [cell for cell in [*SUNNY, *SHADY] if cell != 13]
    state = table(Player(garden=dict(zip(cells, tiles, strict=True))), track={1: "wood 1"})
    play(state, "move 1", "buy wood 1", "put 13")
    assert [shed["type"] for shed in own(state)["sheds"]] == [0] * 7


@pytest.mark.rule("heaven_and_ale 2.2")
def test_five_resources() -> None:
    seat = own(HALE.start())
    assert list(seat["markers"]) == ["wood", "yeast", "hops", "water", "barley"]
    stacks = seen(HALE.start(4))["stacks"]
    for stack in ("first", "second"):
        for name in RESOURCES:
            assert [stacks[stack][f"{name} {number}"] for number in range(1, 6)] == [2] * 5


@pytest.mark.rule("heaven_and_ale 2.3")
def test_four_types_of_monks() -> None:
    stacks = seen(HALE.start(4))["stacks"]
    for stack in ("first", "second"):
        assert [stacks[stack][f"monk {name}"] for name in "ABCD"] == [3] * 4


# ---- 3


@pytest.mark.rule("heaven_and_ale 3.1")
def test_the_order_of_the_track() -> None:
    track = seen(HALE.start())["track"]
    assert [place["place"] for place in track] == list(range(28))
    assert track[0]["kind"] == "start_area"
    for kind, wanted in TRACK.items():
        assert [place["place"] for place in track if place["kind"] == kind] == wanted
    discs = {place["place"]: place["disc"] for place in track if place["disc"]}
    assert discs == {4: "A", 7: "B", 12: "C", 16: "ABC", 20: "ABC", 24: "ABC"}


@pytest.mark.rule("heaven_and_ale 3.2")
def test_how_many_there_are_of_each() -> None:
    assert {kind: len(places(kind)) for kind in TRACK} == {
        "resource": 15,
        "monk": 4,
        "scoring": 6,
        "barrel": 2,
    }
    assert sorted(place["disc"] for place in places("scoring")) == ["A", *["ABC"] * 3, "B", "C"]


@pytest.mark.rule("heaven_and_ale 3.3", "heaven_and_ale 9.1")
def test_monks_become_cheaper_along_the_way() -> None:
    assert [place["price"] for place in places("monk")] == [4, 3, 2, 1]
    assert all(place["price"] is None for place in places("resource"))


@pytest.mark.rule("heaven_and_ale 3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_start_spaces_for_every_table(players: int) -> None:
    starts = seen(HALE.start(players))["starts"]
    assert [start["space"] for start in starts] == ["S1", "S2", "S3", "S4"]
    assert [start["amount"] for start in starts] == [0, 1, 2, 2]


@pytest.mark.rule("heaven_and_ale 3.4 S1", "heaven_and_ale 15.7")
def test_the_first_space_gives_the_next_round() -> None:
    state = table(Player(start="S2"), Player(home=True, start="S4"), turn=0)
    assert gain(state, "start S1") == {}
    play(state, "start S1", "end")
    by_chance(state)
    assert (state.to_move, seen(state)["starter"]) == (0, 0)


@pytest.mark.rule("heaven_and_ale 3.4 S1", "heaven_and_ale 16.4")
def test_the_first_space_is_a_point_at_the_end() -> None:
    state = table(Player(), Player(home=True, start="S2"), round_=3)
    assert play(state, "start S1", "end").scores == [1, 0]


@pytest.mark.rule("heaven_and_ale 3.4 S2")
def test_the_second_space_moves_the_brewmaster() -> None:
    state = table(Player(brewmaster=4), Player(start="S4"))
    assert gain(state, "start S2") == {"brewmaster": 1}
    assert step(played(state, "start S2")) == "end"


@pytest.mark.rule("heaven_and_ale 3.4 S3")
@pytest.mark.parametrize("name", RESOURCES)
def test_the_third_space_moves_a_marker_of_choice(name: str) -> None:
    state = table(Player(), Player(start="S4"))
    play(state, "start S3")
    assert (rule(state, "end"), rule(state, "sell money")) == ("3.4 S3", "13.5")
    assert targets(state, "marker") == list(RESOURCES)
    assert gain(state, f"marker {name}") == {name: 2}
    assert step(played(state, f"marker {name}")) == "end"


@pytest.mark.rule("heaven_and_ale 3.4 S4")
def test_the_fourth_space_gives_ducats() -> None:
    assert gain(table(Player(), Player(start="S2")), "start S4") == {"ducats": 2}


@pytest.mark.rule("heaven_and_ale 3.5", "heaven_and_ale 5.7")
def test_barrels_lie_in_the_centre() -> None:
    goals = seen(HALE.start())["goals"]
    assert [goal["goal"] for goal in goals] == list(range(1, 13))
    assert all(goal["large"] and goal["small"] for goal in goals)


@pytest.mark.rule("heaven_and_ale 3.5")
@pytest.mark.parametrize(("players", "second"), [(2, 0), (3, 4), (4, 12)])
def test_stacks_of_four_monks(players: int, second: int) -> None:
    """One stack a round; what is drawn from the places II is not drawn from the places I."""
    state = begun(players)
    drawn = {"first": 4, "second": 0}
    while not by_chance(all_home(state)).is_over:
        drawn["first" if seen(state)["round"] <= 3 else "second"] += 4
        stacks = seen(state)["stacks"]
        assert stacks["monks_left_first"] == 12 - drawn["first"]
        assert stacks["monks_left_second"] == second - drawn["second"]
    assert drawn == {"first": 12, "second": second}
