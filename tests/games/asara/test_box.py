"""What ``components.toml`` says and the rules take for granted: code carries it out, not data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.games.asara.box import BOX, hand_size
from sobremesa.games.asara.counts import counts_of, of_colour, total

TAKEN_FOR_GRANTED: list[tuple[str, object]] = [
    ("coins_rule.unlimited_supply", True),
    ("track.first", 0),
    ("track.last_printed", 100),
    ("track.counts_on_beyond", True),
    ("new_year.reshuffle_all_buyers", True),
    ("new_year.refill_markets", True),
    ("new_year.keep_money_and_sections", True),
    ("colours.shapes", ["base", "trunk", "window", "turret"]),
    ("areas.building_circle.plots", [1, 2, 3, 4, 5, 6, 7]),
    ("areas.building_circle.prestige_per_section", 1),
    ("areas.coloured_house.buyer_spaces", -1),
    ("areas.coloured_house.face_down", True),
    ("areas.coloured_house.colour_rule", False),
    ("areas.caliph.buyer_spaces", 1),
    ("areas.caliph.takes_effect", "next_year"),
    ("areas.tent.version", "professional"),
    ("areas.lit_house.version", "professional"),
    ("scoring.ties.rounding", "up"),
    ("scoring.ties.tower_contests_share_by", "tower"),
    ("scoring.ties.most_towers_share_by", "player"),
    ("scoring.ties.first_place_tie_pools_both_values", True),
    ("scoring.ties.second_place_after_first_place_tie", False),
    ("scoring.ties.pro_tiebreak", "lit_windows"),
]

MARKETS = [f"market_{shape}" for shape in BOX["colours"]["shapes"]]


@pytest.mark.parametrize(("path", "value"), TAKEN_FOR_GRANTED)
def test_the_data_says_what_the_rules_take_for_granted(path: str, value: object) -> None:
    """Who changes one of these has a rule to write as well."""
    found = BOX
    for key in path.split("."):
        found = found[key]
    assert found == value


@pytest.mark.parametrize("area", [name for name in BOX["areas"] if name != "coloured_house"])
def test_every_other_area_asks_for_a_colour(area: str) -> None:
    assert BOX["areas"][area]["colour_rule"] is True


def test_areas_come_in_the_order_of_their_numbers() -> None:
    """Markets first, in the order of their shapes: the number of a market is that of its shape."""
    assert list(BOX["areas"])[: len(MARKETS)] == MARKETS
    assert [BOX["areas"][name]["shape"] for name in MARKETS] == BOX["colours"]["shapes"]


def test_each_label_has_a_space() -> None:
    for area in BOX["areas"].values():
        labels = area.get("plots") or area.get("values") or area.get("fees")
        assert labels is None or len(labels) == area["buyer_spaces"]


def test_sections_add_up() -> None:
    totals, groups = BOX["totals"], BOX["tile_groups"]
    by_shape = {
        shape: sum(one["plain"] + one["gold"] for one in groups if one["shape"] == shape)
        for shape in BOX["colours"]["shapes"]
    }
    assert by_shape == {
        "base": totals["bases"],
        "trunk": totals["trunks"],
        "window": totals["windows"],
        "turret": totals["turrets"],
    }
    assert sum(by_shape.values()) == totals["normal_sections"]
    assert sum(one["count"] for one in BOX["lit_window_groups"]) == totals["lit_windows"]
    assert totals["sections"] == totals["normal_sections"] + totals["lit_windows"]
    assert sum(one["gold"] for one in groups) == 20


def test_each_kind_has_one_group() -> None:
    kinds = [(one["shape"], one["colour"]) for one in BOX["tile_groups"]]
    assert len(kinds) == len(set(kinds)) == 20
    lit = [one["colour"] for one in BOX["lit_window_groups"]]
    assert sorted(lit) == sorted(BOX["colours"]["section_colours"])


def test_markets_can_be_filled() -> None:
    names = dict(
        zip(BOX["colours"]["shapes"], ("bases", "trunks", "windows", "turrets"), strict=True)
    )
    for shape, plural in names.items():
        assert BOX["areas"][f"market_{shape}"]["tile_spaces"] < BOX["totals"][plural]


def test_buyers_and_coins_add_up() -> None:
    totals, coins = BOX["totals"], BOX["coins"]
    assert len(BOX["buyer_colours"]["names"]) == totals["buyer_colour_count"]
    assert BOX["buyers"]["per_colour"] * totals["buyer_colour_count"] == totals["buyer_cards"]
    assert coins["ones"] + coins["fives"] + coins["tens"] == totals["coins"]
    assert coins["ones"] + 5 * coins["fives"] + 10 * coins["tens"] == totals["coin_value_total"]
    assert sum(BOX["start_money"]["by_turn_order"]) == 86
    for players in range(BOX["game"]["min_players"], BOX["game"]["max_players"] + 1):
        assert players * hand_size(players) < totals["buyer_cards"]


def test_every_section_colour_has_a_price_and_a_contest() -> None:
    colours = BOX["colours"]["section_colours"]
    assert [BOX["price"][name] for name in colours] == sorted(
        BOX["price"][name] for name in colours
    )
    values = [BOX["scoring"]["final"][name] for name in colours]
    assert all(value["first"] == 2 * value["second"] for value in values)
    assert [value["first"] for value in values] == [4, 6, 8, 10, 12]


def test_an_offer_keeps_fewer_than_it_shows() -> None:
    for offer in BOX["lit_options"].values():
        assert 0 < offer["keep"] < offer["look"] <= BOX["totals"]["lit_windows"]


def test_for_each_number_of_players_a_winner_can_score_as_is_said() -> None:
    told = {name: score for name, score in BOX["typical_scores"].items() if name != "confidence"}
    numbers = range(BOX["game"]["min_players"], BOX["game"]["max_players"] + 1)
    assert list(told) == [f"winner_{players}p" for players in numbers]
    assert all(0 < low < high for low, high in told.values())
    assert list(told.values()) == sorted(told.values(), reverse=True), "more players share the box"


def tables_in(told: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """All tables that hold no others."""
    values = [one for value in told.values() for one in (value if type(value) is list else [value])]
    inner = [value for value in values if isinstance(value, dict)]
    if not inner:
        yield told
    for table in inner:
        yield from tables_in(table)


def test_everything_says_where_it_comes_from() -> None:
    for table in tables_in(BOX):
        assert table["confidence"] in ("seed", "sourced", "reconstructed"), table


def test_counts_of_five_colours_have_room_for_the_whole_box() -> None:
    most = [0] * 9 + [4] * 45
    counts = counts_of(most)
    assert [of_colour(counts, colour) for colour in range(5)] == [9, 0, 0, 0, 45]
    assert total(counts) == 54
