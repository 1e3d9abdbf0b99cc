"""4.1.1-4.1.5: the garden: its hexes, of which some are shed spots."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.box import BOX

_CELLS: Final[list[dict[str, Any]]] = BOX["garden"]["cells"]
CELLS: Final[i64] = len(BOX["garden"]["cells"])
SIDE_NAMES: Final[list[str]] = ["sunny", "shady", "shed"]
SUNNY: Final[i64] = 0
SHADY: Final[i64] = 1
SHED: Final[i64] = 2
SIDE: Final[vec[i64]] = vec[i64]([SIDE_NAMES.index(cell["side"]) for cell in _CELLS])
SUNNY_CELLS: Final[vec[i64]] = vec[i64]([cell for cell in range(int(CELLS)) if SIDE[cell] == SUNNY])
SHADY_CELLS: Final[vec[i64]] = vec[i64]([cell for cell in range(int(CELLS)) if SIDE[cell] == SHADY])
DIRECTIONS: Final[i64] = len(BOX["garden"]["neighbour_directions"])
OUTSIDE: Final[i64] = -1
# The neighbours of all cells one after another, in the order of the directions.
NEIGHBOUR: Final[vec[i64]] = vec[i64](
    [neighbour for cell in _CELLS for neighbour in cell["neighbours"]]
)
# The neighbours of each cell as a set, one bit for each cell.
BESIDE: Final[vec[i64]] = vec[i64](
    [sum(1 << near for near in cell["neighbours"] if near >= 0) for cell in _CELLS]
)
SHED_CELLS: Final[vec[i64]] = vec[i64](BOX["garden"]["shed_ids"])
SHEDS: Final[i64] = len(BOX["garden"]["shed_ids"])


def _shed_number() -> list[int]:
    """For each cell the number of its shed spot, or -1."""
    sheds = BOX["garden"]["shed_ids"]
    return [sheds.index(cell) if cell in sheds else -1 for cell in range(len(_CELLS))]


SHED_NUMBER: Final[vec[i64]] = vec[i64](_shed_number())
