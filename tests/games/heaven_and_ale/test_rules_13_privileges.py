"""Section 13: privilege pairs and the five cards."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from tests.games.heaven_and_ale.positions import (
    CARDS,
    RESOURCES,
    Player,
    events,
    gain,
    legal,
    own,
    play,
    rule,
    step,
    table,
    targets,
    told_of,
)

TILES = {21: "hops 1", 22: "yeast 1", 23: "wood 1", 28: "water 1", 30: "barley 1"}
MONKS = {1: "monk A", 10: "monk B", 17: "monk C", 36: "monk D"}


def completed(**told: Any) -> sobremesa.State:
    """The pair of yeast and hops has just been completed."""
    told = {"garden": TILES, "discs": "yeast", **told}
    state: sobremesa.State = play(table(Player(**told)), "move 12", "score hops")
    return state


PAIRS = [
    ("wood", "x_tiles", 1),
    ("hops", "yeast", 2),
    ("water", "barley", 3),
    ("monk_B", "monk_A", 4),
    ("monk_C", "monk_D", 5),
]


@pytest.mark.rule("heaven_and_ale 13.1", "heaven_and_ale 4.3.2")
@pytest.mark.parametrize(("first", "second", "pair"), PAIRS)
def test_a_card_beside_each_pair(first: str, second: str, pair: int) -> None:
    state = table(Player(garden={**TILES, **MONKS}, discs=first))
    play(state, "move 16", f"score {second}")
    if second == "x_tiles":
        play(state, "number 1")
    assert targets(state, "card") == list(CARDS)
    [placed] = told_of("card_placed", events(state, "card money"))
    assert placed["pair"] == pair - 1
    seat = own(state)
    assert seat["beside"] == ["money" if i == pair else None for i in range(1, 6)]
    assert seat["hand"] == list(CARDS[1:])


@pytest.mark.rule("heaven_and_ale 13.1")
def test_it_is_resolved_immediately() -> None:
    assert gain(completed(), "card money") == {"ducats": 12}
    assert step(play(completed(), "card money")) == "end"


@pytest.mark.rule("heaven_and_ale 13.1")
def test_without_a_card_nothing_is_asked() -> None:
    assert step(completed(sold=" ".join(CARDS))) == "end"


@pytest.mark.rule("heaven_and_ale 13.2")
def test_declining_closes_the_pair_for_good() -> None:
    state = completed(garden={**TILES, **MONKS}, discs="yeast wood")
    assert rule(state, "decline") is None
    [told] = told_of("card_declined", events(state, "decline"))
    assert told["pair"] == 1
    assert own(state)["beside"] == [None, "declined", None, None, None]
    assert own(state)["hand"] == list(CARDS)
    play(state, "end", "start S2", "end", "move 16", "score x_tiles", "number 1", "card money")
    assert own(state)["beside"] == ["money", "declined", None, None, None]


@pytest.mark.rule("heaven_and_ale 13.3")
def test_each_card_is_used_once() -> None:
    state = completed(discs="yeast x_tiles wood", beside={1: "money"}, sold="discs")
    assert targets(state, "card") == ["brewmaster", "barrels", "resource"]
    assert rule(state, "card money") == rule(state, "card discs") == "13.3"


@pytest.mark.rule("heaven_and_ale 13.3")
def test_five_pairs_five_cards() -> None:
    tiles = {**TILES, **MONKS}
    spots = "x_tiles wood yeast hops water barley monk_A monk_B monk_C"
    beside = dict(enumerate(CARDS[:4], 1))
    state = table(Player(garden=tiles, discs=spots, beside=beside))
    play(state, "move 7", "score monk_D")
    assert legal(state) == ["card discs", "decline"]
    play(state, "card discs")
    assert own(state)["hand"] == []
    assert own(state)["beside"] == list(CARDS)


@pytest.mark.rule("heaven_and_ale 13.4", "heaven_and_ale 5.8")
def test_the_five_cards() -> None:
    assert own(table())["hand"] == ["money", "brewmaster", "barrels", "resource", "discs"]


@pytest.mark.rule("heaven_and_ale 13.4 P1")
def test_the_money_card() -> None:
    assert gain(completed(), "card money") == {"ducats": 12}


@pytest.mark.rule("heaven_and_ale 13.4 P2")
def test_the_brewmaster_card() -> None:
    assert gain(completed(), "card brewmaster") == {"brewmaster": 5}


@pytest.mark.rule("heaven_and_ale 13.4 P3")
def test_the_barrels_card_counts_all_barrels_later_ones_too() -> None:
    state = completed(large=[1, 3], small=[9], brewmaster=1)
    assert gain(state, "card barrels") == {}
    play(state, "card barrels")
    assert own(state)["now"]["privilege"] == 3
    state = table(
        Player(
            garden={**TILES, **MONKS},
            discs="yeast hops monk_A monk_B monk_C monk_D",
            beside={2: "barrels", 4: "money", 5: "discs"},
        )
    )
    assert own(state)["now"]["privilege"] == 0
    play(state, "move 14")
    assert [barrel["goal"] for barrel in own(state)["barrels"]] == [5, 10]
    assert own(state)["now"]["privilege"] == 2


@pytest.mark.rule("heaven_and_ale 13.4 P3", "heaven_and_ale 16.4")
def test_sold_or_in_the_hand_it_counts_nothing() -> None:
    for sold in ("", "barrels"):
        assert own(table(Player(large=[1, 2], sold=sold)))["now"]["privilege"] == 0


@pytest.mark.rule("heaven_and_ale 13.4 P4")
def test_the_resource_card_counts_tiles_of_one_resource() -> None:
    tiles = {21: "hops 5", 22: "hops 5", 5: "hops 1", 6: "yeast 1", 7: "monk A"}
    state = play(completed(garden=tiles), "card resource")
    assert targets(state, "marker") == list(RESOURCES)
    assert gain(state, "marker hops") == {"hops": 3}
    assert gain(state, "marker yeast") == {"yeast": 1}
    assert gain(state, "marker wood") == {}
    assert (rule(state, "end"), rule(state, "sell money")) == ("13.4 P4", "13.5")
    assert step(play(state, "marker wood")) == "end"


@pytest.mark.rule("heaven_and_ale 13.4 P5")
def test_the_discs_card_moves_the_least_advanced_marker() -> None:
    """By the discs on spots, the one just placed included."""
    state = completed(discs="yeast wood water")
    assert gain(state, "card discs") == {"barley": 4}
    assert step(play(state, "card discs")) == "end"


@pytest.mark.rule("heaven_and_ale 13.4 P5")
def test_on_a_tie_one_of_them_is_chosen_for_the_whole_move() -> None:
    state = completed(markers={"wood": 1, "yeast": -3, "hops": 2, "water": -3, "barley": -3})
    play(state, "card discs")
    assert targets(state, "marker") == ["yeast", "water", "barley"]
    assert rule(state, "marker wood") == rule(state, "end") == "13.4 P5"
    assert gain(state, "marker water") == {"water": 2}
    assert step(play(state, "marker water")) == "end"


@pytest.mark.rule("heaven_and_ale 13.5")
def test_emergency_money() -> None:
    state = table(Player(ducats=0, sold="discs"), track={1: "hops 3"})
    play(state, "move 1")
    assert targets(state, "buy") == []
    assert legal(state) == [f"sell {card}" for card in CARDS[:4]]
    play(state, "sell money")
    assert targets(state, "buy") == ["hops 3"]
    assert own(state)["sold"] == ["money", "discs"]
    [told] = told_of("card_sold", events(state, "sell barrels"))
    assert (told["ducats"], told["money"]) == (3, 6)


@pytest.mark.rule("heaven_and_ale 13.5")
def test_what_a_disc_asks_is_answered_before_cards_are_sold() -> None:
    garden = {0: "monk A", 2: "monk B"}
    state = play(table(Player(garden=garden, discs="monk_B", place=3)), "move 7")
    for answer in ("score monk_A", "card resource"):
        assert rule(state, "sell money") == "13.5"
        play(state, answer)
    assert rule(state, "sell money") == "13.5"


@pytest.mark.rule("heaven_and_ale 13.6", "heaven_and_ale 14.4 #10")
def test_a_card_may_be_placed_without_effect() -> None:
    full_track = completed(markers=dict.fromkeys(RESOURCES, 20), brewmaster=20)
    for card in ("brewmaster", "barrels"):
        assert gain(full_track, f"card {card}") == {}
    state = completed(
        garden={**TILES, **MONKS},
        discs="yeast x_tiles wood monk_A monk_B",
        beside={1: "money", 4: "discs"},
        brewmaster=20,
        large=[1],
    )
    assert own(state)["goals"][9] == 2
    play(state, "card brewmaster", "end", "start S2", "end", "move 14")
    assert own(state)["goals"][9] == 3
    assert {"goal": 10, "large": True} in own(state)["barrels"]


@pytest.mark.rule("heaven_and_ale 13.1", "heaven_and_ale 13.2")
def test_at_the_choice_of_a_card_nothing_else_is_done() -> None:
    state = completed()
    assert legal(state) == [*(f"card {card}" for card in CARDS), "decline"]
    assert (rule(state, "end"), rule(state, "sell money")) == ("13.1", "13.5")
