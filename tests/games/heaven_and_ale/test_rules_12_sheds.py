"""Section 12: sheds."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import sobremesa
from tests.games.heaven_and_ale.positions import (
    SHADY,
    SHEDS,
    Player,
    around,
    by_chance,
    events,
    full,
    gain,
    legal,
    own,
    play,
    played,
    rule,
    seen,
    step,
    table,
    targets,
    told_of,
)

# Five tiles beside the shed spot 16 (all six in the shade) and the sixth, by the sum.
RINGS = {
    0: "monk A, monk A, monk B, monk B, monk C",
    6: "monk A, monk A, monk B, monk B, hops 1",
    7: "monk A, monk A, monk B, monk B, hops 2",
    8: "monk A, monk A, monk B, monk B, hops 3",
    11: "hops 1, hops 1, hops 1, hops 1, wood 2",
    12: "hops 1, hops 1, hops 1, hops 2, wood 2",
    17: "hops 2, hops 2, hops 2, hops 3, wood 3",
    18: "hops 2, hops 2, hops 3, hops 3, wood 3",
    23: "hops 3, hops 3, hops 4, hops 4, wood 4",
    24: "hops 3, hops 4, hops 4, hops 4, wood 4",
    30: "hops 5, hops 5, wood 5, wood 5, barley 5",
}
OPPOSITE = ["1 4", "2 5", "3 6"]
ALTERNATING = ["1 3 5", "2 4 6"]
ANY_FOUR = [" ".join(map(str, chosen)) for chosen in combinations(range(1, 7), 4)]


def closing(total: int, **told: Any) -> Any:
    """The sixth tile, whose number makes the sum, is about to be put beside the shed spot 16."""
    ring = around(16, RINGS[total])
    five = sum(int(name.split()[1]) for name in ring.values() if "monk" not in name)
    last = f"yeast {total - five}" if total else "monk D"
    place = 1 if total else 25
    state = table(Player(garden=ring, **told), track={place: last})
    return play(state, f"move {place}", f"buy {last}")


def choices(state: sobremesa.State) -> list[str]:
    """The tiles that the shed may activate."""
    return targets(state, "activate")


@pytest.mark.rule("heaven_and_ale 12.1")
@pytest.mark.parametrize(("shed", "number"), SHEDS.items())
def test_a_shed_is_enclosed_by_six_tiles(shed: int, number: int) -> None:
    six = around(shed, ", ".join(["hops 1", "wood 1", "water 1"] * 2))
    last = list(six)[-1]
    five = {cell: name for cell, name in six.items() if cell != last}
    state = play(table(Player(garden=five), track={1: "yeast 1, yeast 1"}), "move 1")
    assert own(state)["sheds"][number] == {
        "shed": number,
        "cell": shed,
        "type": None,
        "sum": 5,
        "tiles": 5,
    }
    elsewhere = next(cell for cell in (36, 24, 0) if cell not in six)
    play(state, "buy yeast 1", f"put {elsewhere}")
    assert own(state)["sheds"][number]["type"] is None
    told = events(state, "buy yeast 1", f"put {last}")
    assert [event["cell"] for event in told_of("shed_built", told)] == [shed]
    assert own(state)["sheds"][number]["type"] == 0


@pytest.mark.rule("heaven_and_ale 12.1")
def test_each_shed_is_resolved_once() -> None:
    """The ring is closed and stays closed: later tiles build nothing there again."""
    six = around(16, "monk A, monk A, monk B, monk B, hops 1, hops 1")
    state = table(Player(garden=six), track={1: "hops 2"})
    assert own(state)["sheds"][3]["type"] == 0
    told = events(state, "move 1", "buy hops 2", "put 30")
    assert told_of("shed_built", told) == []
    assert own(state)["brewmaster"] == -10


@pytest.mark.rule("heaven_and_ale 12.2")
def test_numbers_of_both_sides_are_added_and_monks_are_nothing() -> None:
    ring = around(14, "hops 5, hops 4, monk A, hops 3, monk B, -")
    state = table(Player(garden=ring), track={1: "wood 2"})
    [built] = told_of("shed_built", events(state, "move 1", "buy wood 2", "put 8"))
    assert (built["sum"], built["type"]) == (5 + 4 + 3 + 2, 2)


@pytest.mark.rule("heaven_and_ale 12.3")
def test_first_the_brewmaster_then_the_shed_then_the_tiles() -> None:
    state = closing(8)
    told = events(state, "put 10")
    [built] = told_of("shed_built", told)
    assert (built["steps"], built["brewmaster"], built["type"]) == (3, -7, 1)
    assert (step(state), own(state)["brewmaster"]) == ("shed", -7)
    assert told_of("tile_activated", told) == []
    assert [one["cell"] for one in told_of("tile_activated", events(state, "activate 5"))] == [9]


@pytest.mark.rule("heaven_and_ale 12.3", "heaven_and_ale 4.2.7")
@pytest.mark.parametrize(("brewmaster", "steps"), [(14, 6), (18, 2), (20, 0)])
def test_only_steps_that_are_made_are_told(brewmaster: int, steps: int) -> None:
    [built] = told_of("shed_built", events(closing(0, brewmaster=brewmaster), "put 10"))
    assert (built["steps"], built["brewmaster"]) == (steps, 20)


@pytest.mark.rule("heaven_and_ale 12.3.0")
@pytest.mark.parametrize(("total", "price"), [(0, 1), (6, 5), (7, 5)])
def test_a_sum_up_to_7(total: int, price: int) -> None:
    state = closing(total)
    assert gain(state, "put 10") == {"brewmaster": 6, "ducats": -price}
    play(state, "put 10")
    assert (step(state), own(state)["sheds"][3]["type"]) == ("buy", 0)


def legal_number(state: sobremesa.State) -> int:
    """The number of the tile in the hand."""
    number: int = seen(state)["turn_now"]["tile"]["number"]
    return number


def check(total: int, steps: int, kind: int, wanted: list[str]) -> None:
    """What a sum brings."""
    state = closing(total)
    price = legal_number(state)
    play(state, "put 10")
    assert (own(state)["brewmaster"], own(state)["ducats"]) == (-10 + steps, 25 - price)
    assert (step(state), own(state)["sheds"][3]["type"]) == ("shed", kind)
    assert sorted(choices(state)) == wanted
    assert seen(state)["turn_now"]["shed"] == 3
    for chosen in ("", "1", "1 2", "1 2 3", "1 2 3 4 5", *OPPOSITE, *ALTERNATING):
        if chosen and chosen not in wanted:
            assert rule(state, f"activate {chosen}") == f"12.3.{kind}"


@pytest.mark.rule("heaven_and_ale 12.3.1")
@pytest.mark.parametrize("total", [8, 11])
def test_a_sum_from_8_to_11(total: int) -> None:
    check(total, 3, 1, ["1", "2", "3", "4", "5", "6"])


@pytest.mark.rule("heaven_and_ale 12.3.2")
@pytest.mark.parametrize("total", [12, 17])
def test_a_sum_from_12_to_17(total: int) -> None:
    check(total, 1, 2, OPPOSITE)


@pytest.mark.rule("heaven_and_ale 12.3.3")
@pytest.mark.parametrize("total", [18, 23])
def test_a_sum_from_18_to_23(total: int) -> None:
    check(total, 1, 3, ALTERNATING)


@pytest.mark.rule("heaven_and_ale 12.3.4")
@pytest.mark.parametrize("total", [24, 30])
def test_a_sum_from_24(total: int) -> None:
    check(total, 0, 4, sorted(ANY_FOUR))
    assert len(ANY_FOUR) == 15


@pytest.mark.rule("heaven_and_ale 12.3", "heaven_and_ale 11.0.2")
def test_just_the_chosen_tiles_are_activated() -> None:
    ring = around(14, "hops 5, wood 4, water 3, hops 5, yeast 5, -")
    state = play(table(Player(garden=ring), track={1: "wood 5"}), "move 1", "buy wood 5", "put 8")
    assert own(state)["sheds"][2]["type"] == 4
    assert gain(state, "activate 1 2 4 5") == {"ducats": 5 + 4, "hops": 5, "yeast": 5}
    assert gain(state, "activate 3 4 5 6") == {"ducats": 5, "water": 3, "hops": 5, "yeast": 5}


@pytest.mark.rule("heaven_and_ale 12.4")
def test_a_monk_is_activated_by_a_shed_never_triggered() -> None:
    ring = around(16, "monk A, hops 5, hops 5, monk A, hops 5, -")
    state = play(table(Player(garden=ring), track={1: "wood 2"}), "move 1", "buy wood 2", "put 10")
    assert choices(state) == OPPOSITE
    assert gain(state, "activate 1 4") == {"brewmaster": 2}
    told = events(state, "activate 1 4")
    assert told_of("monk_triggered", told) == []


@pytest.mark.rule("heaven_and_ale 12.5")
def test_a_tile_may_be_activated_again_and_again() -> None:
    """Spot 22 is beside the sheds 16 and 29, which are built one after the other."""
    garden = {
        **around(16, "monk A, -, hops 3, monk A, monk B, -"),
        **around(29, "monk C, monk C, monk D, monk D, hops 3, -"),
    }
    state = table(Player(garden=garden), track={1: "wood 5", 2: "water 5"})
    play(state, "move 1", "buy wood 5", "put 10")
    assert step(state) == "buy", "23 is still empty"
    play(state, "end", "start S4", "end", "move 2", "buy water 5", "put 23")
    assert gain(state, "activate 3 6") == {"ducats": 3 + 5, "brewmaster": 3}, "the next shed"
    play(state, "activate 3 6")
    totals = [shed["sum"] for shed in own(state)["sheds"] if shed["type"] is not None]
    assert totals == [13, 8]
    assert gain(state, "activate 5") == {"ducats": 3}
    play(state, "activate 5", "end")
    assert gain(play(state, "move 12"), "score hops") == {"ducats": 3}


@pytest.mark.rule("heaven_and_ale 12.6")
def test_one_tile_may_enclose_two_sheds() -> None:
    two = {
        **around(12, "-, monk A, monk A, monk B, monk B, wood 1"),
        **around(14, "hops 3, hops 3, hops 3, -, wood 2, wood 2"),
    }
    state = table(Player(garden=two), track={1: "water 4"})
    told = events(state, "move 1", "buy water 4", "put 13")
    built = told_of("shed_built", told)
    assert [(one["cell"], one["sum"], one["type"]) for one in built] == [(12, 5, 0), (14, 17, 2)]
    assert own(state)["brewmaster"] == -10 + 6 + 1
    assert step(state) == "shed"
    play(state, "activate 1 4")
    assert step(state) == "buy"
    assert own(state)["markers"]["water"] == -6 + 4


@pytest.mark.rule("heaven_and_ale 12.6")
def test_both_may_ask_for_a_choice() -> None:
    two = {
        **around(16, "hops 1, -, hops 2, wood 2, wood 1, yeast 1"),
        **around(29, "hops 4, hops 4, wood 4, wood 4, hops 2, -"),
    }
    state = table(Player(garden=two), track={1: "water 2"})
    play(state, "move 1", "buy water 2", "put 23")
    assert (seen(state)["turn_now"]["shed"], choices(state)[0]) == (3, "1")
    assert own(state)["sheds"][6]["type"] is None
    play(state, "activate 2")
    assert (seen(state)["turn_now"]["shed"], choices(state)) == (6, ALTERNATING)
    play(state, "activate 1 3 5")
    assert step(state) == "buy"
    assert own(state)["brewmaster"] == -10 + 3 + 1


@pytest.mark.rule("heaven_and_ale 12.6")
def test_two_is_the_most() -> None:
    cells = seen(table())["cells"]
    at = {(cell["q"], cell["r"]): cell for cell in cells}
    directions = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    for cell in cells:
        beside = [at.get((cell["q"] + q, cell["r"] + r)) for q, r in directions]
        assert sum(one is not None and one["side"] == "shed" for one in beside) <= 2


@pytest.mark.rule("heaven_and_ale 12.7")
def test_sheds_stay() -> None:
    state = closing(0)
    play(state, "put 10", "end", "start S4", "end", "start S1", "end")
    by_chance(state)
    assert [shed["type"] for shed in own(state)["sheds"]] == [None] * 3 + [0] + [None] * 3


@pytest.mark.rule("heaven_and_ale 12.1", "heaven_and_ale 12.3")
def test_a_whole_side_builds_its_sheds() -> None:
    shade = full([cell for cell in SHADY if cell != 22], "1 2 3")
    state = table(Player(garden=shade, ducats=60), track={1: "wood 5"})
    played_on = played(state, "move 1", "buy wood 5", "put 22")
    while step(played_on) == "shed":
        play(played_on, legal(played_on)[0])
    built = [shed["cell"] for shed in own(played_on)["sheds"] if shed["type"] is not None]
    assert built == [16, 29]
