"""What ``components.toml`` says and the rules take for granted: code carries it out, not data."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.torres.box import BOX
from sobremesa.games.torres.cards import CARDS
from sobremesa.games.torres.seat import UNKNOWN

TAKEN_FOR_GRANTED: list[tuple[str, str, object]] = [
    ("totals", "knights_placed_at_setup", 1),
    ("turn", "cards_kept", 1),
    ("movement", "unlimited_descent", True),
    ("movement", "orthogonal_only", True),
    ("movement", "passage_may_rise", False),
    ("building", "max_height_is_surface", True),
    ("building", "castles_may_join", False),
    ("building", "leftover_blocks_return_at_phase_end", True),
    ("jump_up_2", "adjacency", "orthogonal"),
    ("diagonal", "adjacency", "diagonal"),
    ("free_passage", "any_exit_level", True),
    ("block_under_knight", "block_from", "own_stacks"),
    ("block_under_knight", "may_found_castle", True),
    ("block_under_knight", "counts_toward_block_limit", False),
    ("extra_block", "block_from", "common_supply"),
    ("extra_block", "may_found_castle", False),
    ("extra_block", "counts_toward_block_limit", False),
    ("move_block", "may_found_castle", True),
    ("move_block", "may_remove_castle", True),
    ("jump_over", "pieces_jumped", 1),
    ("jump_over", "over_king", True),
    ("jump_over", "over_any_knight", True),
    ("jump_over", "adjacency", "orthogonal"),
    ("king_move", "after_phases", [1, 2]),
    ("king_move", "by", "fewest_points"),
    ("king_move", "optional", True),
    ("king_move", "mover_starts_next_phase", True),
    ("master_version", "all_action_cards_in_hand", True),
    ("master_version", "buying_cards", False),
    ("master_version", "leader_starts_each_round_after_first", True),
    ("master_version", "master_cards_drawn", 1),
    ("border", "area_size", 28),
    ("diagonals", "area_size", 16),
    ("square", "knights", 4),
]


@pytest.mark.parametrize(("table", "key", "value"), TAKEN_FOR_GRANTED)
def test_the_data_says_what_the_rules_take_for_granted(table: str, key: str, value: object) -> None:
    """Who changes one of these has a rule to write as well."""
    assert tables()[table][key] == value


def test_a_pile_has_room_for_all_cards() -> None:
    """It is one native number, and the number of an unknown card stands in it too."""
    assert CARDS < UNKNOWN


def tables() -> dict[str, Any]:
    """The tables of the box by name, those of the cards by id."""
    cards = [*BOX["action_cards"], *BOX["master_cards"]]
    return BOX | {card["id"]: card for card in cards}
