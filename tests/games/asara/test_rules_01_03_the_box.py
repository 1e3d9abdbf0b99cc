"""Sections 1 to 3: what is in the box, the areas of the board, the prices."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

import sobremesa
from tests.games.asara.positions import (
    ASARA,
    BEGINNER,
    END,
    PROFESSIONAL,
    Player,
    area,
    last_turn,
    legal,
    lits,
    money,
    play,
    played,
    rule,
    seen,
    table,
    targets,
)

BOX: dict[str, Any] = tomllib.loads(
    files("sobremesa.games.asara").joinpath("components.toml").read_text("utf-8")
)
COLOURS = ("brown", "green", "red", "black", "white")
SHAPES = ("base", "trunk", "window", "turret")
PRICES = {"brown": 3, "green": 4, "red": 5, "black": 6, "white": 8}
RICH = Player(money=50)


def in_the_box() -> dict[str, list[dict[str, Any]]]:
    """The sections of each shape before any is turned up."""
    return {shape: market["stack"] for shape, market in seen(ASARA.start())["markets"].items()}


@pytest.mark.rule("asara 1.0")
def test_the_box_holds_what_the_list_says() -> None:
    totals = BOX["totals"]
    assert (totals["sections"], totals["normal_sections"], totals["lit_windows"]) == (100, 85, 15)
    assert [totals[name] for name in ("bases", "trunks", "windows", "turrets")] == [20, 20, 25, 20]
    assert (totals["buyer_cards"], totals["coins"], totals["coin_value_total"]) == (45, 52, 215)
    coins = BOX["coins"]
    assert coins["ones"] + coins["fives"] + coins["tens"] == 52
    assert coins["ones"] + 5 * coins["fives"] + 10 * coins["tens"] == 215
    assert totals["prestige_counters"] == totals["screens"] == totals["board_triangles"] == 4
    assert totals["year_counters"] == totals["patronage_tiles"] == 1
    assert totals["board_squares"] == 5


@pytest.mark.rule("asara 1.0")
def test_the_game_begins_with_the_whole_box() -> None:
    sizes = {shape: sum(k["count"] for k in kinds) for shape, kinds in in_the_box().items()}
    assert sizes == {"base": 20, "trunk": 20, "window": 25, "turret": 20}
    table_of_pros = seen(ASARA.start(players=4, rules=PROFESSIONAL))
    assert (table_of_pros["deck_size"], table_of_pros["lit_stack"]["size"]) == (45, 15)
    for rules in (BEGINNER, PROFESSIONAL):
        whole = ASARA.conserved(ASARA.start(players=4, rules=rules))
        assert 215 in whole.values() and 45 in whole.values()


@pytest.mark.rule("asara 1.0")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_sections_of_each_colour(colour: str) -> None:
    counts = {
        shape: sum(kind["count"] for kind in kinds if kind["colour"] == colour)
        for shape, kinds in in_the_box().items()
    }
    assert counts == {"base": 4, "trunk": 4, "window": 5, "turret": 4}
    [lit] = [group for group in BOX["lit_window_groups"] if group["colour"] == colour]
    assert lit["count"] == 3


@pytest.mark.rule("asara 1.1")
def test_the_five_materials() -> None:
    for kinds in in_the_box().values():
        assert {kind["colour"] for kind in kinds} == set(COLOURS)
    assert tuple(seen(ASARA.start())["prices"]) == COLOURS


@pytest.mark.rule("asara 1.2")
def test_a_minority_has_gold() -> None:
    gold = [
        (shape, kind["colour"], kind["count"])
        for shape, kinds in in_the_box().items()
        for kind in kinds
        if kind["gold"]
    ]
    assert sorted(gold) == sorted((shape, colour, 1) for shape in SHAPES for colour in COLOURS)


@pytest.mark.rule("asara 1.3")
def test_lit_windows_have_no_gold() -> None:
    for text in ("lit red gold", "keep red gold", "return red gold"):
        with pytest.raises(sobremesa.BadNotation):
            ASARA.parse(text)
    lit = table(Player(towers=["red b w+ u"]), rules=PROFESSIONAL)
    assert seen(lit)["seats"][0]["towers"][0]["gold"] == 0


@pytest.mark.rule("asara 1.4")
def test_buyers_and_sections_have_colours_of_their_own() -> None:
    state = table(Player(hand=f"{BLUE} red", money=50))
    offered = {
        card: legal(played(state, "send market_base", f"card {card}")) for card in (BLUE, "red")
    }
    assert offered[BLUE] == offered["red"], "what is bought does not depend on the buyer"
    assert {text.split()[2] for text in offered["red"]} == set(COLOURS)


@pytest.mark.rule("asara 1.4")
def test_the_five_colours_of_buyers() -> None:
    hand = seen(table(), 0)["seats"][0]["hand"]
    assert len(hand) == 5
    assert {BLUE, "green", "violet"} <= set(hand)
    assert BOX["buyers"]["per_colour"] == 9


BLUE = "blue"


@pytest.mark.rule("asara 1.5")
def test_who_sits_where_changes_nothing() -> None:
    rich, poor = Player(hand="blue red", money=9), Player(hand="green", money=1)
    state, turned = table(rich, poor, turn=0), table(poor, rich, turn=1)
    for text in ("send market_base", "card red"):
        assert legal(state) == legal(turned)
        play(state, text)
        play(turned, text)
    assert legal(state) == legal(turned)


# ---- 2: the areas

TILES = {"market_base": 7, "market_turret": 7, "market_trunk": 7, "market_window": 8}


@pytest.mark.rule("asara 2.0.1", "asara 2.0.2", "asara 2.0.3", "asara 2.0.4")
@pytest.mark.parametrize("rules", [BEGINNER, PROFESSIONAL])
@pytest.mark.parametrize("market", TILES)
def test_markets(market: str, rules: str) -> None:
    shape = market.removeprefix("market_")
    state = sobremesa_after_set_up(rules)
    assert sum(tile["count"] for tile in seen(state)["markets"][shape]["up"]) == TILES[market]
    rich = table(RICH, rules=rules)
    assert area(rich, market)["spaces"] == [None] * 4
    assert area(rich, market)["labels"] is None
    play(rich, f"send {market}", "card blue")
    assert {text.split()[0] for text in targets(rich, "take")} == {shape}
    assert area(play(rich, legal(rich)[0]), market)["colour"] == "blue"


def sobremesa_after_set_up(rules: str, players: int = 2) -> sobremesa.State:
    """A game in which chance always brought the first thing it could."""
    state = ASARA.start(players=players, rules=rules)
    while state.to_move == sobremesa.CHANCE:
        state.apply(state.chances()[0][0])
    return state


AREAS = {
    "building_circle": ([1, 2, 3, 4, 5, 6, 7], 7),
    "bank": ([12, 10, 8, 6], 4),
    "spies": ([3, 5], 2),
    "caliph": (None, 1),
    "tent": ([3, 5, 7], 3),
    "lit_house": (None, 3),
}


@pytest.mark.rule(
    "asara 2.0.5",
    "asara 2.0.6",
    "asara 2.0.8",
    "asara 2.0.9",
    "asara 2.0.10",
    "asara 2.0.11",
)
@pytest.mark.parametrize("name", AREAS)
def test_spaces_and_labels(name: str) -> None:
    labels, spaces = AREAS[name]
    told = area(table(rules=PROFESSIONAL), name)
    assert told["spaces"] == [None] * spaces
    assert (told["labels"] or None) == labels
    assert told["pile"] is None


@pytest.mark.rule("asara 2.0.5")
@pytest.mark.parametrize("plot", range(1, 8))
def test_a_plot_costs_its_label(plot: int) -> None:
    seven = "base red, turret red, trunk red, trunk red, window red, window red, window red"
    player = Player(money=9, sections=seven, towers=["red b u"])
    state = play(table(player), "send building_circle", "card red")
    assert money(play(state, f"plot {plot} with {plot}"))[0] == 9 - plot


@pytest.mark.rule("asara 2.0.6")
@pytest.mark.parametrize(("space", "asari"), [(1, 12), (2, 10), (3, 8), (4, 6)])
def test_the_bank_pays_its_label(space: int, asari: int) -> None:
    state = play(table(Player(money=0)), "send bank", "card red", f"space {space}")
    assert money(state)[0] == asari


@pytest.mark.rule("asara 2.0.7")
def test_the_coloured_house_takes_any_number_of_cards() -> None:
    state = table(Player(hand="blue red red green green violet", money=0), Player(hand="blue blue"))
    for card in ("blue", "blue", "red", "blue", "red", "green", "green", "violet"):
        assert area(state, "coloured_house")["colour"] is None
        play(state, "send coloured_house", f"down {card}")
        if state.to_move == sobremesa.CHANCE:
            break
    assert money(state) == [6 * 5, 20 + 2 * 5]


@pytest.mark.rule("asara 2.0.8")
@pytest.mark.parametrize(("space", "fee"), [(1, 3), (2, 5)])
def test_spies_cost_their_label_and_then_the_price(space: int, fee: int) -> None:
    state = play(table(RICH), "send spies", "card red", f"space {space}", "stack base")
    assert money(state)[0] == 50 - fee
    assert money(play(state, "take base black"))[0] == 50 - fee - 6


@pytest.mark.rule("asara 2.0.10")
@pytest.mark.parametrize(("space", "fee"), [(1, 3), (2, 5), (3, 7)])
def test_the_tent_costs_its_label(space: int, fee: int) -> None:
    state = play(table(RICH, rules=PROFESSIONAL), "send tent", "card red", f"space {space}")
    assert money(state)[0] == 50 - fee


@pytest.mark.rule("asara 2.0.11")
def test_the_house_of_lit_windows_costs_4_or_10() -> None:
    state = play(table(RICH, rules=PROFESSIONAL), "send lit_house", "card red")
    assert money(played(state, "look small"))[0] == 46
    assert money(played(state, "look large"))[0] == 40


@pytest.mark.rule("asara 2.1")
def test_districts_have_one_to_seven_spaces_most_of_them_three_or_four() -> None:
    areas = seen(table(rules=PROFESSIONAL))["areas"]
    sizes = [len(told["spaces"]) for told in areas if told["area"] != "coloured_house"]
    assert (min(sizes), max(sizes)) == (1, 7)
    assert 2 * sum(size in (3, 4) for size in sizes) > len(sizes)


@pytest.mark.rule("asara 2.2")
def test_which_areas_are_in_play() -> None:
    both = [*TILES, "building_circle", "bank", "coloured_house", "spies", "caliph"]
    names = {
        rules: [told["area"] for told in seen(table(rules=rules))["areas"]]
        for rules in (BEGINNER, PROFESSIONAL)
    }
    assert sorted(names[BEGINNER]) == sorted(both)
    assert sorted(names[PROFESSIONAL]) == sorted([*both, "tent", "lit_house"])
    beginner = table(RICH)
    assert not {"tent", "lit_house"} & targets(beginner, "send")
    assert {rule(beginner, f"send {name}") for name in ("tent", "lit_house")} == {"2.2"}
    assert {"tent", "lit_house"} <= targets(table(RICH, rules=PROFESSIONAL), "send")


@pytest.mark.rule("asara 2.3")
def test_prestige_counts_on_beyond_100() -> None:
    tall = Player(score=99, towers=["red b w u", "white b u"])
    state = play(last_turn(tall), *END)
    assert state.scores[0] == 99 + 3


@pytest.mark.rule("asara 2.3")
def test_there_are_four_years() -> None:
    for year in (1, 2, 3, 4):
        state = last_turn(year=year)
        assert (seen(state)["year"], seen(state)["years"]) == (year, 4)
        assert play(state, *END).is_over == (year == 4)


# ---- 3: prices


@pytest.mark.rule("asara 3.1", "asara 3.2")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_price_depends_on_the_colour_alone(colour: str, shape: str) -> None:
    for finish in ("", " gold"):
        state = table(Player(money=20), market={shape: colour + finish})
        play(state, f"send market_{shape}", "card green", f"take {shape} {colour}{finish}")
        assert money(state)[0] == 20 - PRICES[colour]


@pytest.mark.rule("asara 3.2")
def test_the_prices_are_shown() -> None:
    assert seen(table())["prices"] == PRICES


@pytest.mark.rule("asara 3.3")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_lit_window_has_no_price_of_its_colour(colour: str) -> None:
    state = table(Player(money=4), rules=PROFESSIONAL, lit_stack=f"{colour} {colour} {colour}")
    play(state, "send lit_house", "card blue", "look small", *[f"lit {colour}"] * 3)
    play(state, f"keep {colour}")
    assert (lits(state, 0), money(state)[0]) == (colour, 0)
