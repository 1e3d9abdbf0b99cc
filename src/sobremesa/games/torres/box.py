"""What is in the box of Torres: every number, from ``components.toml``."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.components import components
from sobremesa.core.game import Option

BOX: Final[dict[str, Any]] = components(__package__ or "sobremesa.games.torres")

_totals: Final[dict[str, int]] = BOX["totals"]
_turn: Final[dict[str, int]] = BOX["turn"]

RULE_SETS: Final[tuple[str, ...]] = tuple(BOX["game"]["versions"])
BASIC: Final[str] = RULE_SETS[0]
MASTER: Final[str] = RULE_SETS[1]
MIN_PLAYERS: Final[i64] = BOX["game"]["min_players"]
MAX_PLAYERS: Final[i64] = BOX["game"]["max_players"]
PHASES: Final[i64] = BOX["game"]["phases"]

WIDTH: Final[i64] = BOX["board"]["width"]
HEIGHT: Final[i64] = BOX["board"]["height"]
SPACES: Final[i64] = WIDTH * HEIGHT
START_CASTLES: Final[i64] = BOX["board"]["start_castles"]
START_SITES: Final[vec[i64]] = vec[i64](
    sorted(x + BOX["board"]["width"] * y for x, y in BOX["start_sites"]["squares"])
)

BLOCKS: Final[i64] = _totals["blocks"]
KNIGHTS_EACH: Final[i64] = _totals["knights_per_player"]
KNIGHTS: Final[i64] = _totals["knights"]

ACTION_POINTS: Final[i64] = _turn["action_points"]
COST_KNIGHT: Final[i64] = _turn["cost_add_knight"]
COST_STEP: Final[i64] = _turn["cost_move_step"]
COST_PASSAGE: Final[i64] = _turn["cost_move_through_castle"]
COST_BLOCK: Final[i64] = _turn["cost_build_block"]
COST_BUY: Final[i64] = _turn["cost_buy_card"]
COST_PLAY: Final[i64] = _turn["cost_play_card"]
COST_TRACK: Final[i64] = _turn["cost_track_step"]
MOST_BLOCKS: Final[i64] = _turn["max_blocks_per_turn"]
TALLEST_STACK: Final[i64] = _turn["max_stack_height"]
MOST_BOUGHT: Final[i64] = _turn["max_cards_bought_per_turn"]
MOST_PLAYED: Final[i64] = _turn["max_cards_played_per_turn"]
LOOKED_AT: Final[i64] = _turn["cards_looked_at"]
FRESH_PLAYABLE: Final[bool] = BOX["turn"]["bought_card_playable_same_turn"]
CLIMB: Final[i64] = BOX["movement"]["max_climb"]

KING_LEVEL: Final[vec[i64]] = vec[i64](BOX["scoring"]["king_bonus"]["level_by_phase"])
KING_POINTS: Final[vec[i64]] = vec[i64](BOX["scoring"]["king_bonus"]["points_by_phase"])
CASTLE_DISTANCE: Final[i64] = BOX["master_version"]["min_castle_distance"]

OPTIONS: Final[tuple[Option, ...]] = (
    *(
        Option(name, value, (False, True))
        for name, value in BOX["flags"].items()
        if isinstance(value, bool)
    ),
    Option(
        "tied_last_king_mover",
        BOX["flags"]["tied_last_king_mover"],
        ("last_in_turn_order", "first_in_turn_order"),
    ),
    Option(
        "leader_starts_new_phases",
        BOX["master_version"]["leader_starts_new_phases"],
        (False, True),
    ),
)


def phases_card(players: int) -> list[list[int]]:
    """4.3 The stacks that each player takes before each phase: ``[phase][stack]`` blocks."""
    stacks: list[list[int]] = BOX["phases_card"][f"p{players}"]["stacks"]
    return stacks


def rounds_of(players: int) -> list[int]:
    """4.2 The rounds of each phase."""
    rounds: list[int] = BOX["rounds"][f"p{players}"]
    return rounds


MOST_STACKS: Final[i64] = max(
    len(phase)
    for count in range(BOX["game"]["min_players"], BOX["game"]["max_players"] + 1)
    for phase in phases_card(count)
)

# Castles never join, so with all blocks out the tallest castle has as many levels as spaces.
HIGHEST: Final[i64] = (BLOCKS + 1) // 2
