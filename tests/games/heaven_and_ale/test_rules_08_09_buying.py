"""Sections 8 and 9: buying resource tiles and monks."""

from __future__ import annotations

import pytest

from tests.games.heaven_and_ale.positions import (
    CARDS,
    HALE,
    RESOURCES,
    SHADY,
    SHEDS,
    SUNNY,
    Player,
    around,
    by_chance,
    events,
    full,
    gain,
    garden,
    legal,
    lying,
    own,
    play,
    played,
    rule,
    step,
    table,
    targets,
    told_of,
)

# ---- 8: resource spaces


@pytest.mark.rule("heaven_and_ale 8.1")
def test_at_least_one_tile_is_bought() -> None:
    state = play(table(track={1: "hops 1, wood 2"}), "move 1")
    assert targets(state, "buy") == ["wood 2", "hops 1"]
    assert rule(state, "end") == "8.1"
    play(state, "buy hops 1", "put 21")
    assert rule(state, "end") is None
    play(state, "end")
    assert (lying(state, 1), state.to_move) == (["wood 2"], 1)


@pytest.mark.rule("heaven_and_ale 8.1")
def test_as_many_as_can_be_paid_for_in_any_order() -> None:
    state = table(Player(ducats=6, sold=" ".join(CARDS)), track={1: "hops 1, wood 2, wood 5"})
    play(state, "move 1", "buy wood 2", "put 21")
    assert targets(state, "buy") == ["hops 1"]
    assert rule(state, "buy wood 5") == "8.2"
    play(state, "buy hops 1", "put 22")
    assert legal(state) == ["end"]


@pytest.mark.rule("heaven_and_ale 8.1")
def test_each_tile_needs_an_empty_spot() -> None:
    almost = full([cell for cell in [*SHADY, *SUNNY] if cell != 36], "1 2")
    state = play(table(Player(garden=almost), track={1: "hops 5, wood 5"}), "move 1", "buy hops 5")
    assert targets(state, "put") == ["36"]
    assert rule(state, "put 21") == "8.1"
    play(state, "put 36")
    while step(state) == "shed":
        play(state, legal(state)[0])
    assert targets(state, "buy") == []
    assert rule(state, "buy wood 5") == "8.1"


@pytest.mark.rule("heaven_and_ale 8.1")
def test_only_tiles_that_lie_there_are_bought() -> None:
    state = play(table(track={1: "hops 1", 2: "wood 1", 3: "monk A"}), "move 1")
    assert rule(state, "buy wood 1") == rule(state, "buy monk A") == "8.1"


@pytest.mark.rule("heaven_and_ale 8.2")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_number_in_the_shade_twice_that_in_the_sun(number: int) -> None:
    tile = f"hops {number}"
    state = play(table(track={1: tile}), "move 1", f"buy {tile}")
    assert gain(state, "put 21") == {"ducats": -number}
    assert gain(state, "put 20") == {"ducats": -2 * number}
    assert garden(played(state, "put 20")) == {20: tile}


@pytest.mark.rule("heaven_and_ale 8.2")
def test_any_empty_spot_of_a_side_will_do() -> None:
    player = Player(garden={21: "hops 1", 5: "wood 1"})
    state = play(table(player, track={1: "hops 2"}), "move 1", "buy hops 2")
    empty = sorted({*SHADY, *SUNNY} - {21, 5})
    assert [int(cell) for cell in targets(state, "put")] == empty


@pytest.mark.rule("heaven_and_ale 8.2")
def test_with_little_money_only_the_shade() -> None:
    state = table(Player(ducats=9), track={1: "hops 5"})
    play(state, "move 1", "buy hops 5")
    assert [int(cell) for cell in targets(state, "put")] == SHADY
    assert rule(state, "put 20") == "8.2"


@pytest.mark.rule("heaven_and_ale 8.3", "heaven_and_ale 20.1")
def test_each_tile_is_paid_and_placed_at_once_and_sides_may_be_mixed() -> None:
    state = table(track={1: "hops 5, barley 3"})
    play(state, "move 1", "buy hops 5")
    for text in ("buy barley 3", "end"):
        assert rule(state, text) == "8.3"
    told = events(state, "put 21", "buy barley 3", "put 20")
    paid = [(event["cell"], event["ducats"], event["money"]) for event in told_of("tile_put", told)]
    assert paid == [(21, 5, 20), (20, 6, 14)]


@pytest.mark.rule("heaven_and_ale 8.4")
def test_tiles_never_go_on_shed_spots() -> None:
    state = play(table(track={1: "hops 5"}), "move 1", "buy hops 5")
    assert not {str(shed) for shed in SHEDS} & set(targets(state, "put"))
    assert {rule(state, f"put {shed}") for shed in SHEDS} == {"8.4"}


@pytest.mark.rule("heaven_and_ale 8.4")
def test_tiles_stay_where_they_are() -> None:
    player = Player(garden={21: "hops 1", 5: "monk A"})
    state = table(player, track={1: "hops 2"})
    play(state, "move 1", "buy hops 2", "put 22", "end", "start S4", "end", "move 7")
    play(state, "score monk_A", "end", "start S1", "end")
    assert garden(by_chance(state)) == {21: "hops 1", 5: "monk A", 22: "hops 2"}


@pytest.mark.rule("heaven_and_ale 8.5")
def test_a_shed_is_built_before_the_next_purchase() -> None:
    ring = around(16, "hops 2, hops 2, wood 2, wood 2, yeast 2, -")
    state = table(Player(garden=ring), track={1: "hops 1, water 1"})
    play(state, "move 1", "buy hops 1", "put 10")
    assert step(state) == "shed"
    assert rule(state, "buy water 1") == rule(state, "end") == "12.3.1", "a sum of 11"
    play(state, "activate 1")
    assert targets(state, "buy") == ["water 1"]


@pytest.mark.rule("heaven_and_ale 8.5")
def test_its_ducats_pay_for_later_purchases() -> None:
    ring = around(16, "hops 5, -, monk A, monk A, monk A, monk B")
    poor = Player(garden=ring, ducats=4, sold=" ".join(CARDS))
    state = table(poor, track={1: "wood 4, water 5"})
    play(state, "move 1", "buy wood 4", "put 23")
    assert own(state)["ducats"] == 0
    play(state, "activate 1")
    assert targets(state, "buy") == ["water 5"]
    assert play(state, "buy water 5", "put 36")
    assert own(state)["ducats"] == 0


# ---- 9: monk spaces


@pytest.mark.rule("heaven_and_ale 9.1")
@pytest.mark.parametrize(("place", "shady"), [(3, 4), (10, 3), (18, 2), (25, 1)])
@pytest.mark.parametrize("name", "AD")
def test_the_space_makes_the_price(place: int, shady: int, name: str) -> None:
    state = play(table(track={place: f"monk {name}"}), f"move {place}", f"buy monk {name}")
    assert gain(state, "put 21") == {"ducats": -shady}
    assert gain(state, "put 20") == {"ducats": -2 * shady}


@pytest.mark.rule("heaven_and_ale 9.1")
def test_money_for_one_side_only() -> None:
    state = table(Player(ducats=7, sold=" ".join(CARDS)), track={3: "monk A, monk B"})
    play(state, "move 3", "buy monk A")
    assert rule(state, "put 20") == "9.1"
    play(state, "put 21")
    assert rule(state, "buy monk B") == "9.1"
    assert legal(state) == ["end"]


@pytest.mark.rule("heaven_and_ale 9.2")
def test_at_least_one_monk_at_most_all_each_paid_for() -> None:
    state = play(table(track={25: "monk A, monk A, monk C"}), "move 25")
    assert targets(state, "buy") == ["monk A", "monk C"]
    assert rule(state, "end") == "9.2"
    for tile in ("monk B", "monk D", "hops 1", "wood 1"):
        assert rule(state, f"buy {tile}") == "9.2"
    play(state, "buy monk A", "put 21", "buy monk C", "put 20")
    assert rule(state, "end") is None
    play(state, "buy monk A", "put 22")
    assert own(state)["ducats"] == 25 - 1 - 2 - 1
    assert targets(state, "buy") == []


@pytest.mark.rule("heaven_and_ale 9.3")
def test_monks_go_on_no_shed_spot() -> None:
    state = play(table(track={3: "monk A"}), "move 3", "buy monk A")
    assert {rule(state, f"put {shed}") for shed in SHEDS} == {"9.3"}


@pytest.mark.rule("heaven_and_ale 9.3", "heaven_and_ale 12.1")
def test_monks_enclose_sheds() -> None:
    ring = around(16, "monk A, monk A, monk B, monk B, hops 1, -")
    state = play(
        table(Player(garden=ring), track={25: "monk C"}), "move 25", "buy monk C", "put 10"
    )
    assert own(state)["sheds"][3]["type"] == 0


@pytest.mark.rule("heaven_and_ale 8.1")
def test_all_tiles_may_be_bought() -> None:
    names = ", ".join(f"{name} 1" for name in RESOURCES)
    state = play(table(track={1: names}, round_=3), "move 1")
    for name, cell in zip(RESOURCES, SHADY, strict=False):
        play(state, f"buy {name} 1", f"put {cell}")
    assert (lying(state, 1), own(state)["ducats"]) == ([], 20)
    assert HALE.conserved(state)["resource tiles"] == 100
