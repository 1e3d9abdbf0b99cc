"""What is in the box of Heaven & Ale: every number, from ``components.toml``."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.components import components
from sobremesa.core.game import Option

BOX: Final[dict[str, Any]] = components(__package__ or "sobremesa.games.heaven_and_ale")

PLAYER_COUNTS: Final[list[int]] = BOX["meta"]["players"]
MIN_PLAYERS: Final[i64] = min(BOX["meta"]["players"])
MAX_PLAYERS: Final[i64] = max(BOX["meta"]["players"])
RULE_SETS: Final[tuple[str, ...]] = ("standard",)

RESOURCE_NAMES: Final[list[str]] = BOX["names"]["resources"]
RESOURCES: Final[i64] = len(BOX["names"]["resources"])
MONK_NAMES: Final[list[str]] = BOX["names"]["monks"]
MONKS: Final[i64] = len(BOX["names"]["monks"])
NUMBERS: Final[i64] = max(BOX["names"]["fertility"])  # fertility goes from 1 to this

START_DUCATS: Final[i64] = BOX["setup"]["start_ducats"]
COPIES: Final[i64] = BOX["tiles_resource"]["copies_per_resource_and_number_in_each_stack"]
MONK_COPIES: Final[i64] = BOX["tiles_monk"]["copies_per_type_in_each_stack"]
DISCS: Final[i64] = BOX["component_counts"]["scoring_discs"]
DISCS_PER_SPACE: Final[i64] = BOX["round_end"]["scoring_spaces_refilled_to"]

TRACK_END: Final[i64] = BOX["production_track"]["numbered_max"]
TRACK_START: Final[i64] = BOX["production_track"]["lowest_position"]
OVERFLOW: Final[i64] = BOX["production_track"]["resource_overflow_ducats_per_step"]

SELL_PRICE: Final[i64] = BOX["privileges"]["sell_price_ducats"]
CARD_NAMES: Final[list[str]] = [card["name"] for card in BOX["privileges"]["cards"]]
CARDS: Final[i64] = len(BOX["privileges"]["cards"])
CARD_AMOUNT: Final[vec[i64]] = vec[i64]([card["amount"] for card in BOX["privileges"]["cards"]])

GOALS: Final[i64] = len(BOX["barrels"]["goals"])
LARGE_POINTS: Final[i64] = BOX["barrels"]["large_vp"]
SMALL_POINTS: Final[i64] = BOX["barrels"]["small_vp"]

DUCATS_PER_STEP: Final[i64] = BOX["final_scoring"]["ducats_per_step"]
FIRST_SPACE_POINTS: Final[i64] = BOX["final_scoring"]["first_player_space_vp"]

START_POSITIONS: Final[dict[str, dict[str, int]]] = {
    "usual": BOX["start_positions"],
    "alternative": BOX["start_positions_alternative"],
}

OPTIONS: Final[tuple[Option, ...]] = (
    Option("start_positions", "usual", ("usual", "alternative")),
    Option(
        "exchange_mode",
        BOX["final_scoring"]["exchange_mode"],
        ("exhaustive_then_ducats", "may_stop_early"),
    ),
)


def rounds_of(players: int) -> int:
    """1.2 How many rounds are played."""
    rounds: int = BOX["player_count"][str(players)]["rounds"]
    return rounds


def monk_piles_of(players: int) -> tuple[int, int]:
    """5.3, 5.4 How many stacks of monks I and of monks II are used, one for each round."""
    told = BOX["player_count"][str(players)]
    return told["monk_piles_I"], told["monk_piles_II"]


def second_discs_of(players: int) -> list[int]:
    """15.5 The spaces that get a second disc before the final round."""
    spaces: list[int] = BOX["player_count_derived"][str(players)][
        "final_round_spaces_with_second_disc"
    ]
    return spaces


# 4.2.5 For each space of the production track, from the lowest: rate and multiplier.
def _of_brewmaster(what: str) -> list[int]:
    rows = BOX["brewmaster_table"]["rows"]
    return [
        next(row[what] for row in rows if row["from"] <= space <= row["to"])
        for space in range(int(TRACK_START), int(TRACK_END) + 1)
    ]


RATE: Final[vec[i64]] = vec[i64](_of_brewmaster("exchange_rate"))
MULTIPLIER: Final[vec[i64]] = vec[i64](_of_brewmaster("multiplier"))
