"""What ``components.toml`` says and the rules take for granted: code carries it out, not data."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from sobremesa.games.heaven_and_ale.box import BOX
from sobremesa.games.heaven_and_ale.tiles import (
    KINDS,
    first_in,
    put_on,
    rest_of,
    take_from,
    tiles_in,
)

COUNTS: dict[str, int] = BOX["component_counts"]
CELLS: list[dict[str, Any]] = BOX["garden"]["cells"]
SPACES: list[dict[str, Any]] = BOX["board_track"]["spaces"]
SPOTS: list[dict[str, Any]] = BOX["scoring_spots"]["spots"]
PLAYERS = BOX["meta"]["players"]

TAKEN_FOR_GRANTED: list[tuple[str, object]] = [
    ("meta.expansion_included", False),
    ("supply_limits.money_unlimited", True),
    ("supply_limits.shed_tiles_unlimited", True),
    ("tiles_resource.stacks", ["I", "II"]),
    ("tiles_monk.pile_size", 4),
    ("setup.resource_tiles_per_resource_space", 1),
    ("setup.monk_tiles_per_monk_space", 1),
    ("setup.discs_per_scoring_space", 1),
    (
        "setup.start_space_choice_order",
        "counter_clockwise_from_player_right_of_start_player",
    ),
    ("setup.start_player_space", "S1"),
    ("setup.start_player", "random"),
    ("board_track.direction", "clockwise"),
    ("start_area.same_for_all_player_counts", True),
    ("start_area.capacity_per_space", 1),
    ("start_area.last_returning_player_must_take_S1_if_empty", True),
    ("costs.minimum_purchase_on_resource_or_monk_space", 1),
    ("production_track.numbered_min", 1),
    ("production_track.run_up_counts_as", 0),
    ("production_track.brewmaster_overflow_ducats_per_step", 0),
    ("scoring_spots.discs_per_spot", 1),
    ("scoring_spots.requires_matching_tile_present", True),
    ("activation.resource_shady", "ducats = fertility"),
    ("activation.resource_sunny", "marker of that resource + fertility steps"),
    ("activation.monk_any_side", "brewmaster + 1"),
    ("activation.triggered_monk_gets_reward_itself", False),
    ("activation.activated_monk_triggers_others", False),
    ("activation.tile_may_be_activated_several_times_per_disc", True),
    ("sheds.order", ["brewmaster_steps", "place_shed_tile", "activate"]),
    ("privileges.cards_per_pair", 1),
    ("privileges.may_decline", True),
    ("privileges.declined_pair_closed_for_good", True),
    ("privileges.sell_when", "any point of own turn, cards not yet placed"),
    ("barrels.take_all_available_on_visit", True),
    ("barrels.one_size_per_goal_and_player", True),
    ("round_end.add_monk_tiles_per_monk_space", 1),
    ("round_end.add_resource_tiles_per_resource_space", 1),
    ("round_end.leftover_tiles_stay", True),
    ("round_end.draw_I_before_II", True),
    ("round_end.fill_order", "track order 1..27"),
    (
        "final_scoring.steps",
        ["exchange", "ducats", "product", "barrels", "barrel_privilege", "first_player_space"],
    ),
    ("final_scoring.exchange_receiver", "least advanced marker"),
    ("final_scoring.exchange_givers_may_not_end_behind_receiver", True),
    ("final_scoring.product", "max(0, lowest marker) * multiplier"),
    ("final_scoring.tie", "shared_victory"),
]


@pytest.mark.parametrize(("path", "value"), TAKEN_FOR_GRANTED)
def test_the_data_says_what_the_rules_take_for_granted(path: str, value: object) -> None:
    """Who changes one of these has a rule to write as well."""
    found = BOX
    for key in path.split("."):
        found = found[key]
    assert found == value


# ---- sums


def test_tiles_add_up() -> None:
    resources, monks = BOX["tiles_resource"], BOX["tiles_monk"]
    names = BOX["names"]
    each = resources["copies_per_resource_and_number_in_each_stack"]
    kinds = len(names["resources"]) * len(names["fertility"])
    assert each * kinds == resources["tiles_per_stack"] == 50
    assert 2 * resources["tiles_per_stack"] == resources["total"] == COUNTS["resource_tiles"]
    assert COUNTS["resource_tiles_per_resource"] * len(names["resources"]) == resources["total"]
    in_stack = monks["copies_per_type_in_each_stack"] * len(names["monks"])
    assert in_stack == monks["tiles_per_stack"] == COUNTS["monk_tiles_I"] == COUNTS["monk_tiles_II"]
    assert 2 * in_stack == monks["total"] == COUNTS["monk_tiles"]
    assert COUNTS["monk_tiles_per_type"] * len(names["monks"]) == monks["total"]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_round_has_a_stack_of_monks(players: int) -> None:
    told, derived = (BOX[name][str(players)] for name in ("player_count", "player_count_derived"))
    piles = told["monk_piles_I"] + told["monk_piles_II"]
    assert piles == told["rounds"]
    totals = BOX["board_track_totals"]
    assert derived["monk_tiles_used"] == piles * BOX["tiles_monk"]["pile_size"]
    assert BOX["tiles_monk"]["pile_size"] == totals["monk"]
    assert told["monk_piles_I"] * totals["monk"] == COUNTS["monk_tiles_I"]
    used = derived["resource_tiles_used"]
    assert used == told["rounds"] * totals["resource"]
    assert derived["resource_tiles_used_I"] == min(used, BOX["tiles_resource"]["tiles_per_stack"])
    assert derived["resource_tiles_used_II"] == used - derived["resource_tiles_used_I"]
    second = len(derived["final_round_spaces_with_second_disc"])
    assert derived["max_discs_put_out"] == told["rounds"] * totals["scoring"] + second
    assert derived["max_discs_put_out"] <= COUNTS["scoring_discs"]


def test_discs_barrels_and_cards_add_up() -> None:
    goals = BOX["barrels"]["goals"]
    assert [goal["id"] for goal in goals] == list(range(1, len(goals) + 1))
    assert len(goals) == COUNTS["large_barrels"] == COUNTS["small_barrels"]
    cards = BOX["privileges"]["cards"]
    assert len(cards) == BOX["setup"]["privilege_cards_per_player"]
    assert len(cards) * max(PLAYERS) == COUNTS["privilege_cards"]
    assert len({card["effect"] for card in cards}) == len(cards)


def test_the_track_adds_up() -> None:
    assert [space["index"] for space in SPACES] == list(range(BOX["board_track"]["places"]))
    assert len(SPACES) == BOX["board_track"]["action_spaces"] + 1
    for kind in ("resource", "monk", "scoring", "barrel"):
        found = [space for space in SPACES if space["type"] == kind]
        assert len(found) == BOX["board_track_totals"][kind]
    factor = BOX["costs"]["monk_sunny_factor"]
    assert BOX["monk_prices"]["sunny_factor"] == factor
    for space in SPACES:
        if space["type"] == "monk":
            assert space["price_shady"] == BOX["monk_prices"]["by_space"][str(space["index"])]
            assert space["price_sunny"] == factor * space["price_shady"]


def test_the_shade_is_cheaper_than_the_sun() -> None:
    """So the cheapest spot is shady as long as one is empty."""
    costs = BOX["costs"]
    for what in ("resource", "monk"):
        assert costs[f"{what}_shady_factor"] < costs[f"{what}_sunny_factor"]


def test_a_pile_of_a_space_fits_into_one_number() -> None:
    """5 bits a tile, one tile a round: six tiles at most lie on a space."""
    pile = 0
    tiles = [24, 0, 28, 24, 5, 28]
    for kind in tiles:
        pile = int(put_on(pile, kind))
    assert tiles_in(pile) == sorted(tiles)
    assert max(tiles) < KINDS <= 31
    for kind in tiles:
        pile = int(take_from(pile, kind))
    assert pile == 0
    pile = int(put_on(put_on(0, 7), 3))
    assert (first_in(pile), tiles_in(rest_of(pile))) == (3, [7])
    assert max(BOX["player_count"][str(players)]["rounds"] for players in PLAYERS) <= len(tiles)


# ---- garden and sheds


def test_cells_are_what_the_counts_say() -> None:
    told = BOX["garden"]
    assert [cell["id"] for cell in CELLS] == list(range(told["total"]))
    for side, name in (("sunny", "sunny"), ("shady", "shady"), ("shed", "sheds")):
        assert sum(cell["side"] == side for cell in CELLS) == told[name]
    assert [cell["id"] for cell in CELLS if cell["side"] == "shed"] == told["shed_ids"]
    assert sum(told["row_lengths"]) == told["total"]


def test_neighbours_are_those_of_the_coordinates() -> None:
    at = {(cell["q"], cell["r"]): cell["id"] for cell in CELLS}
    directions = BOX["garden"]["neighbour_directions"]
    for cell in CELLS:
        found = [at.get((cell["q"] + q, cell["r"] + r), -1) for q, r in directions]
        assert cell["neighbours"] == found


def test_directions_go_around() -> None:
    """Consecutive ones are adjacent sides, and i and i + 3 are opposite: patterns rely on it."""
    directions = BOX["garden"]["neighbour_directions"]
    for i, (q, r) in enumerate(directions):
        assert directions[(i + 3) % 6] == [-q, -r]
        following = directions[(i + 1) % 6]
        assert [following[0] - q, following[1] - r] in directions


def test_brackets_of_sheds_join() -> None:
    rows = BOX["sheds"]["rows"]
    assert [row["shed_type"] for row in rows] == list(range(len(rows)))
    assert rows[0]["sum_from"] == 0
    assert rows[-1]["sum_to"] == 6 * max(BOX["names"]["fertility"])
    for lower, upper in pairwise(rows):
        assert upper["sum_from"] == lower["sum_to"] + 1
        assert upper["activations"] == lower["activations"] + 1
    assert [row["choices"] for row in rows] == [1, 6, 3, 2, 15]


def test_brackets_of_the_brewmaster_join() -> None:
    rows = BOX["brewmaster_table"]["rows"]
    track = BOX["production_track"]
    assert (rows[0]["from"], rows[-1]["to"]) == (track["lowest_position"], track["numbered_max"])
    for lower, upper in pairwise(rows):
        assert upper["from"] == lower["to"] + 1
        assert upper["exchange_rate"] <= lower["exchange_rate"]
        assert upper["multiplier"] >= lower["multiplier"]
    assert BOX["final_scoring"]["marker_cap"] == track["numbered_max"]


def test_all_begin_on_the_track() -> None:
    lowest = BOX["production_track"]["lowest_position"]
    for name in ("start_positions", "start_positions_alternative"):
        spaces = [BOX[name][piece] for piece in BOX["production_track"]["shared_by"]]
        assert min(spaces) >= lowest


# ---- spots


def test_spots_and_pairs_are_the_same_told_twice() -> None:
    pairs = BOX["privileges"]["pairs"]
    for number, pair in enumerate(pairs, 1):
        assert [spot["id"] for spot in SPOTS if spot["pair"] == number] == pair
    assert len(SPOTS) == 2 * len(pairs)


def test_a_spot_for_each_resource_and_each_monk() -> None:
    resources = [spot["id"] for spot in SPOTS if spot["kind"] == "resource"]
    monks = [spot["id"] for spot in SPOTS if spot["kind"] == "monk"]
    assert resources == BOX["names"]["resources"]
    assert monks == [f"monk_{name}" for name in BOX["names"]["monks"]]
    assert [spot["id"] for spot in SPOTS if spot["kind"] == "number"] == ["x_tiles"]


def test_the_most_points_add_up() -> None:
    times = max(row["multiplier"] for row in BOX["brewmaster_table"]["rows"])
    barrels = len(BOX["barrels"]["goals"])
    [card] = [one for one in BOX["privileges"]["cards"] if one["effect"] == "vp_per_barrel_at_end"]
    points = BOX["production_track"]["numbered_max"] * times
    points += barrels * (BOX["barrels"]["large_vp"] + card["amount"])
    points += BOX["final_scoring"]["first_player_space_vp"]
    assert points == BOX["final_scoring"]["max_possible"] == 181
    spaces = [space["vp_if_here_at_game_end"] for space in BOX["start_area"]["spaces"]]
    assert spaces == [BOX["final_scoring"]["first_player_space_vp"], 0, 0, 0]
