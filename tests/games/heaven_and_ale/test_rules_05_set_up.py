"""Section 5: setting up, and who stands where."""

from __future__ import annotations

from collections import Counter

import pytest

import sobremesa
from tests.games.heaven_and_ale.positions import (
    CARDS,
    HALE,
    SCORING,
    all_home,
    begun,
    by_chance,
    chances,
    gain,
    legal,
    lying,
    own,
    play,
    played,
    rule,
    seen,
    step,
    targets,
)
from tests.games.heaven_and_ale.test_rules_01_03_the_box import TRACK

SPACES_WITH_TILES = sorted([*TRACK["resource"], *TRACK["monk"]])


def laid_so_far(state: sobremesa.State) -> list[int]:
    """The places with tiles."""
    return [place for place in range(28) if lying(state, place)]


@pytest.mark.rule("heaven_and_ale 5.1", "heaven_and_ale 5.2")
def test_any_tile_of_the_first_stack_may_come_first() -> None:
    state = HALE.start(4)
    resources = ("wood", "yeast", "hops", "water", "barley")
    stack = {f"lay {name} {number}": 2 for name in resources for number in range(1, 6)}
    assert chances(state) == stack
    play(state, "lay hops 5", "lay hops 5", "lay monk A")
    assert chances(state) == {name: n for name, n in stack.items() if name != "lay hops 5"}
    assert rule(state, "lay hops 5") == "5.2"


@pytest.mark.rule("heaven_and_ale 5.2", "heaven_and_ale 5.5")
def test_one_tile_on_each_space_in_track_order() -> None:
    state = HALE.start(3)
    for laid, place in enumerate(SPACES_WITH_TILES):
        assert laid_so_far(state) == SPACES_WITH_TILES[:laid]
        assert all(
            text.startswith("lay monk") == (place in TRACK["monk"]) for text in chances(state)
        )
        play(state, next(iter(chances(state))))
    assert all(len(lying(state, place)) == 1 for place in SPACES_WITH_TILES)
    assert step(state) == "first"


@pytest.mark.rule("heaven_and_ale 5.3")
def test_monks_of_the_first_three_rounds_are_those_of_the_places_one() -> None:
    """Twelve of them, three of each type: with two drawn of type A a third may come, no fourth."""
    state = play(HALE.start(4), "lay wood 1", "lay wood 1")
    assert chances(state) == {f"lay monk {name}": 3 for name in "ABCD"}
    for monk in ("monk A", "monk A", "monk A"):
        play(state, f"lay {monk}")
        while "lay monk B" not in chances(state):
            play(state, next(iter(chances(state))))
    assert chances(state) == {f"lay monk {name}": 3 for name in "BCD"}


@pytest.mark.rule("heaven_and_ale 5.4")
@pytest.mark.parametrize(("players", "second"), [(2, 0), (3, 4), (4, 12)])
def test_monks_of_the_places_two(players: int, second: int) -> None:
    """With three players any four of the twelve come, with two none."""
    state = begun(players)
    assert seen(state)["stacks"]["monks_left_second"] == second
    for _ in range(3):
        all_home(state)
        if state.is_over:
            assert players == 2
            return
        while step(state) == "lay" and not chances(state).keys() & {"lay monk A", "lay monk D"}:
            play(state, next(iter(chances(state))))
        monks = chances(state)
        by_chance(state)
    assert monks == {f"lay monk {name}": 3 for name in "ABCD"}, "all of II, whatever came of I"


@pytest.mark.rule("heaven_and_ale 5.5")
def test_a_monk_on_each_monk_space() -> None:
    state = by_chance(HALE.start(2))
    assert all(lying(state, place)[0].startswith("monk") for place in TRACK["monk"])


@pytest.mark.rule("heaven_and_ale 5.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_disc_on_each_scoring_space(players: int) -> None:
    track = seen(HALE.start(players))["track"]
    assert [place["place"] for place in track if place["discs"]] == list(SCORING)
    assert all(track[place]["discs"] == 1 for place in SCORING)
    assert seen(HALE.start(players))["reserve"] == 30


@pytest.mark.rule("heaven_and_ale 5.7")
def test_two_barrels_for_each_goal() -> None:
    whole = HALE.conserved(HALE.start(2))
    assert [whole[f"barrels of goal {goal}"] for goal in range(1, 13)] == [2] * 12


@pytest.mark.rule("heaven_and_ale 5.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_gets(players: int) -> None:
    for seat in seen(HALE.start(players))["seats"]:
        assert (seat["ducats"], seat["hand"]) == (25, list(CARDS))
        assert set(seat["garden"]) == {None}
        assert seat["discs"] == seat["barrels"] == seat["sold"] == []


@pytest.mark.rule("heaven_and_ale 5.9")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_start_spaces_are_chosen_counter_clockwise(first: int) -> None:
    state = HALE.start(4)
    while step(state) == "lay":
        play(state, next(iter(chances(state))))
    assert chances(state) == {f"first {seat}": 1 for seat in (1, 2, 3, 4)}
    play(state, f"first {first}")
    assert own(state, first - 1)["start"] == "S1"
    order = [(first - 1 - after) % 4 for after in (1, 2, 3)]
    for seat, space in zip(order, ("S4", "S2", "S3"), strict=True):
        assert (state.to_move, step(state)) == (seat, "start")
        assert rule(state, "start S1") == "5.9"
        play(state, f"start {space}")
        assert own(state, seat)["start"] == space
    play(state, "marker barley")
    assert (step(state), state.to_move) == ("move", first - 1)


@pytest.mark.rule("heaven_and_ale 5.9")
def test_the_reward_is_taken_at_once() -> None:
    state = play(by_chance(HALE.start(4)))
    assert targets(state, "start") == ["S2", "S3", "S4"]
    assert gain(state, "start S2", seat=3) == {"brewmaster": 1}
    assert gain(state, "start S4", seat=3) == {"ducats": 2}
    assert gain(state, "start S3", "marker hops", seat=3) == {"hops": 2}
    play(state, "start S4")
    assert targets(state, "start") == ["S2", "S3"]
    assert legal(state) == ["start S2", "start S3"], "no card is sold before the first turn"


MATERIAL = {2: (45, 45, 12, 12, 20), 3: (60, 50, 16, 12, 27), 4: (90, 50, 24, 12, 36)}


@pytest.mark.rule("heaven_and_ale 5.10", "heaven_and_ale 15.3", "heaven_and_ale 15.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_much_is_used(players: int) -> None:
    state = begun(players)
    while not state.is_over:
        by_chance(all_home(state))
    stacks = seen(state)["stacks"]
    resources = 100 - sum(state.first_tiles[:25]) - sum(state.second_tiles[:25])
    monks_left = sum(state.first_tiles[25:]) + sum(state.second_tiles[25:])
    first = (50 - stacks["first_left"], 12 - stacks["monks_left_first"])
    used = (resources, first[0], 24 - monks_left, first[1])
    assert used == MATERIAL[players][:4]
    laid = Counter(name.split()[0] for place in range(28) for name in lying(state, place))
    assert laid["monk"] == MATERIAL[players][2]
    assert laid.total() == MATERIAL[players][0] + MATERIAL[players][2]


@pytest.mark.rule("heaven_and_ale 5.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_many_discs_are_put_out_at_most(players: int) -> None:
    """Every round all are taken away, as if they were scored."""
    state = begun(players)
    put_out = 0
    while not state.is_over:
        for place in SCORING:
            put_out += int(state.discs[place])
            state.discs[place] = 0
        by_chance(all_home(state))
    assert put_out == MATERIAL[players][4]


@pytest.mark.rule("heaven_and_ale 5.11")
def test_the_reserve() -> None:
    state = HALE.start(4)
    assert (seen(state)["reserve"], HALE.conserved(state)["discs"]) == (30, 36)
    types = [row["shed_type"] for row in seen(state)["shed_table"]]
    assert types == [0, 1, 2, 3, 4]
    assert len(legal(state)) == 0
    assert len(played(state, "lay hops 5").chances()) == 25
