"""What is in the box of Asante: every number, from ``components.toml``."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.components import components
from sobremesa.core.game import Option

BOX: Final[dict[str, Any]] = components(__package__ or "sobremesa.games.asante")

RULE_SETS: Final[tuple[str, ...]] = ("standard",)
PLAYERS: Final[i64] = BOX["meta"]["players"]

START_GOLD: Final[i64] = BOX["setup"]["start_gold"]
OPENING_HAND: Final[i64] = BOX["setup"]["opening_hand"]
POSITIONS: Final[i64] = BOX["setup"]["face_up_holy_places"]

STAND_SPACES: Final[i64] = BOX["limits"]["stand_spaces"]
MARKERS: Final[i64] = BOX["limits"]["actions_per_turn"]
SLOTS: Final[i64] = BOX["limits"]["artifacts_in_play"]
PLACE_PLAYS: Final[i64] = BOX["limits"]["holy_place_plays_per_turn"]
BONUS_MARKERS: Final[i64] = BOX["limits"]["bonus_markers_left"]
BONUS_GOLD: Final[i64] = BOX["limits"]["bonus_gold"]
END_GOLD: Final[i64] = BOX["limits"]["end_gold"]
RESHUFFLES: Final[i64] = BOX["limits"]["reshuffles_per_turn"]

WARE_NAMES: Final[list[str]] = [ware["id"] for ware in BOX["wares"]]
WARES: Final[i64] = len(BOX["wares"])
TOKENS: Final[vec[i64]] = vec[i64](ware["tokens"] for ware in BOX["wares"])
GOLD_IN_BOX: Final[i64] = sum(coin["value"] * coin["tokens"] for coin in BOX["gold"])

OPTIONS: Final[tuple[Option, ...]] = tuple(
    Option(name, value, (False, True))
    for name, value in BOX["options"].items()
    if isinstance(value, bool)
)
