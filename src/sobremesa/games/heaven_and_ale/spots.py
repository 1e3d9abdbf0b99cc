"""4.3.1, 4.3.2, 10.2, 13: the tile-scoring spots, and the privilege pairs they form."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.box import BOX, MONK_NAMES, RESOURCE_NAMES
from sobremesa.games.heaven_and_ale.tiles import FIRST_MONK, KINDS, resource_of
from sobremesa.games.heaven_and_ale.track import DISC_NAMES

_SPOTS: Final[list[dict[str, Any]]] = BOX["scoring_spots"]["spots"]
SPOT_NAMES: Final[list[str]] = [spot["id"] for spot in _SPOTS]
SPOTS: Final[i64] = len(BOX["scoring_spots"]["spots"])

NUMBER_SPOT: Final[i64] = [spot["kind"] for spot in BOX["scoring_spots"]["spots"]].index("number")
NOT_SUCH: Final[i64] = -1
# The resource, or the monk type, that each spot scores.
SPOT_RESOURCE: Final[vec[i64]] = vec[i64](
    [RESOURCE_NAMES.index(spot["id"]) if spot["kind"] == "resource" else -1 for spot in _SPOTS]
)
SPOT_MONK: Final[vec[i64]] = vec[i64](
    [
        MONK_NAMES.index(spot["id"].removeprefix("monk_")) if spot["kind"] == "monk" else -1
        for spot in _SPOTS
    ]
)
PAIR: Final[vec[i64]] = vec[i64]([spot["pair"] - 1 for spot in _SPOTS])
PAIRS: Final[i64] = len(BOX["privileges"]["pairs"])


def _partner() -> list[int]:
    """The other spot of the pair of each."""
    return [
        next(
            other
            for other in range(len(_SPOTS))
            if other != spot and _SPOTS[other]["pair"] == _SPOTS[spot]["pair"]
        )
        for spot in range(len(_SPOTS))
    ]


PARTNER: Final[vec[i64]] = vec[i64](_partner())

# 10.2 The spots that each disc may go onto, as a set.
ALLOWED: Final[vec[i64]] = vec[i64](
    [
        sum(1 << number for number, spot in enumerate(_SPOTS) if disc in spot["allowed_from"])
        for disc in DISC_NAMES
    ]
)


def _of_tile(kind: int) -> int:
    """10.3 The spots that score a kind of tile, as a set."""
    if kind < FIRST_MONK:
        resource = SPOT_NAMES.index(RESOURCE_NAMES[resource_of(kind)])
        return 1 << int(NUMBER_SPOT) | 1 << resource
    return 1 << SPOT_NAMES.index(f"monk_{MONK_NAMES[kind - int(FIRST_MONK)]}")


SPOTS_OF_TILE: Final[vec[i64]] = vec[i64]([_of_tile(kind) for kind in range(int(KINDS))])


def allows(disc: i64, spot: i64) -> bool:
    """10.2 Whether a disc from such a space may go onto a spot."""
    return ALLOWED[disc] >> spot & 1 == 1
