"""3.1-3.5: the round track, its spaces, and the start area."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.box import BOX

_SPACES: Final[list[dict[str, Any]]] = BOX["board_track"]["spaces"]
PLACES: Final[i64] = len(BOX["board_track"]["spaces"])  # 3.1: the start area and the action spaces

KIND_NAMES: Final[list[str]] = ["start_area", "resource", "monk", "scoring", "barrel"]
START_AREA: Final[i64] = 0  # as a kind and as a place
RESOURCE: Final[i64] = 1
MONK: Final[i64] = 2
SCORING: Final[i64] = 3
BARREL: Final[i64] = 4
KIND: Final[vec[i64]] = vec[i64]([KIND_NAMES.index(space["type"]) for space in _SPACES])

# 3.3 What a monk costs in the shade, by space; 0 elsewhere.
MONK_PRICE: Final[vec[i64]] = vec[i64]([space.get("price_shady", 0) for space in _SPACES])

# 10.2 Which disc lies on a scoring space.
DISC_NAMES: Final[list[str]] = ["A", "B", "C", "ABC"]
NO_DISC: Final[i64] = -1
DISC: Final[vec[i64]] = vec[i64](
    [DISC_NAMES.index(space["disc"]) if "disc" in space else -1 for space in _SPACES]
)

# 3.4 The start spaces.
_START: Final[list[dict[str, Any]]] = BOX["start_area"]["spaces"]
START_NAMES: Final[list[str]] = [space["id"] for space in _START]
STARTS: Final[i64] = len(BOX["start_area"]["spaces"])
EFFECT_NAMES: Final[list[str]] = [
    "first_player_next_round",
    "brewmaster",
    "one_resource_marker_of_choice",
    "ducats",
]
NO_EFFECT: Final[i64] = 0
BREWMASTER_STEPS: Final[i64] = 1
MARKER_STEPS: Final[i64] = 2
MONEY: Final[i64] = 3
START_EFFECT: Final[vec[i64]] = vec[i64]([EFFECT_NAMES.index(one["effect"]) for one in _START])
START_AMOUNT: Final[vec[i64]] = vec[i64]([one["amount"] for one in _START])
FIRST_START: Final[i64] = 0  # S1, whose occupant starts the next round


def spaces_of(kind: int) -> list[int]:
    """The places of one kind, in track order."""
    return [place for place in range(int(PLACES)) if KIND[place] == kind]


RESOURCE_SPACES: Final[vec[i64]] = vec[i64](spaces_of(1))
MONK_SPACES: Final[vec[i64]] = vec[i64](spaces_of(2))
SCORING_SPACES: Final[vec[i64]] = vec[i64](spaces_of(3))
LAST_BARREL_SPACE: Final[i64] = max(spaces_of(4))
