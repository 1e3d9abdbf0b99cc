"""The areas of the board and their buyer spaces (section 2)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.asara.box import BOX
from sobremesa.games.asara.sections import SHAPE_NAMES

_AREAS: Final[dict[str, dict[str, Any]]] = BOX["areas"]

AREA_NAMES: Final[list[str]] = list(BOX["areas"])
AREAS: Final[i64] = len(BOX["areas"])
MARKET: Final[vec[i64]] = vec[i64](  # the market of each shape
    AREA_NAMES.index(name)
    for shape in SHAPE_NAMES
    for name in AREA_NAMES
    if _AREAS[name].get("shape") == shape
)
MARKETS: Final[i64] = len(SHAPE_NAMES)
CIRCLE: Final[i64] = AREA_NAMES.index("building_circle")
BANK: Final[i64] = AREA_NAMES.index("bank")
COLOURED_HOUSE: Final[i64] = AREA_NAMES.index("coloured_house")
SPIES: Final[i64] = AREA_NAMES.index("spies")
CALIPH: Final[i64] = AREA_NAMES.index("caliph")
TENT: Final[i64] = AREA_NAMES.index("tent")
LIT_HOUSE: Final[i64] = AREA_NAMES.index("lit_house")

NO_AREA: Final[i64] = -1

# 2.0.7 The pile of the coloured house is unlimited: it has no counted spaces.
SPACES_OF: Final[vec[i64]] = vec[i64](max(_AREAS[name]["buyer_spaces"], 0) for name in AREA_NAMES)
FIRST_SPACE: Final[vec[i64]] = vec[i64](
    sum(max(_AREAS[other]["buyer_spaces"], 0) for other in AREA_NAMES[:number])
    for number in range(len(AREA_NAMES))
)
SPACES: Final[i64] = sum(max(area["buyer_spaces"], 0) for area in _AREAS.values())
MOST_SPACES: Final[i64] = max(area["buyer_spaces"] for area in _AREAS.values())

TILE_SPACES: Final[vec[i64]] = vec[i64](
    _AREAS[AREA_NAMES[MARKET[shape]]]["tile_spaces"] for shape in range(len(SHAPE_NAMES))
)
PLOTS: Final[i64] = len(_AREAS["building_circle"]["plots"])
HOUSE_GAIN: Final[i64] = _AREAS["coloured_house"]["value"]


def labels_of(area: int) -> list[int]:
    """What is printed on the spaces of an area: a cost or, at the bank, a gain."""
    told = _AREAS[AREA_NAMES[area]]
    printed: list[int] = told.get("plots") or told.get("values") or told.get("fees") or []
    return printed


LABEL: Final[vec[i64]] = vec[i64](
    label
    for area in range(len(AREA_NAMES))
    for label in (labels_of(area) or [0] * max(_AREAS[AREA_NAMES[area]]["buyer_spaces"], 0))
)


_IN_BOTH_VERSIONS: Final[vec[i64]] = vec[i64](
    int(_AREAS[name]["version"] == "both") for name in AREA_NAMES
)


def is_in_play(area: i64, professional: bool) -> bool:
    """2.2 The tent and the house of lit windows belong to the professional version."""
    return professional or _IN_BOTH_VERSIONS[area] == 1


def has_labels(area: i64) -> bool:
    """Whether the spaces of an area differ, so that one of them is chosen."""
    return SPACES_OF[area] > 0 and LABEL[FIRST_SPACE[area]] > 0
