"""Sets of spaces: one native number, one bit a space.

The board has 64 spaces, so bit 63 is the sign. A set is only ever combined, compared with zero,
taken apart and moved through the functions here, which mask before they shift to the right.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.games.torres.box import HEIGHT, SPACES, WIDTH

NONE: Final[i64] = 0

# A table and no shift: mypyc compiles ``1 << cell`` of an i64 into a shift of a 32-bit 1.
ONE: Final[vec[i64]] = vec[i64]([1 << cell for cell in range(63)] + [-(1 << 63)])


def _join(cells: list[int]) -> int:
    """The set of some spaces."""
    joined: i64 = 0
    for cell in cells:
        joined |= ONE[cell]
    return joined


def _column(cell: int) -> int:
    return cell % int(WIDTH)


ALL: Final[i64] = _join([cell for cell in range(64) if cell < SPACES])
_LAST: Final[i64] = ONE[SPACES - 1]
_BESIDE_LAST: Final[i64] = ONE[SPACES - 2] | ONE[SPACES - 1 - WIDTH]
_NOT_LAST_ROW: Final[i64] = _join([cell for cell in range(64) if cell < SPACES - WIDTH])
_NOT_LAST_COLUMN: Final[i64] = _join([cell for cell in range(64) if _column(cell) < WIDTH - 1])
# What is moved towards the last space leaves out its two neighbours: that space is the sign.
_MAY_GO_DOWN: Final[i64] = _NOT_LAST_ROW & ~_BESIDE_LAST
_MAY_GO_RIGHT: Final[i64] = _NOT_LAST_COLUMN & ~_BESIDE_LAST

EDGE: Final[i64] = _join(
    [
        cell
        for cell in range(64)
        if cell // int(WIDTH) in (0, HEIGHT - 1) or _column(cell) in (0, WIDTH - 1)
    ]
)
LONG_DIAGONALS: Final[i64] = _join(
    [
        cell
        for cell in range(64)
        if _column(cell) in (cell // int(WIDTH), WIDTH - 1 - cell // int(WIDTH))
    ]
)

_DE_BRUIJN: Final = 0x03F79D71B4CB0A89  # its 64 shifts all begin with another six bits


def _places() -> vec[i64]:
    places = vec[i64]([0] * 64)
    for cell in range(64):
        places[(ONE[cell] * _DE_BRUIJN >> 58) & 63] = cell
    return places


_PLACES: Final[vec[i64]] = _places()


def first_of(cells: i64) -> i64:
    """The lowest space of a set that is not empty."""
    return _PLACES[((cells & -cells) * _DE_BRUIJN >> 58) & 63]


def count(cells: i64) -> i64:
    """How many spaces a set has."""
    found: i64 = 0
    while cells != 0:
        cells &= ~ONE[first_of(cells)]
        found += 1
    return found


def beside(cells: i64) -> i64:
    """The spaces orthogonally next to any of ``cells``."""
    near = (
        (cells & _MAY_GO_DOWN) << WIDTH
        | (cells >> WIDTH) & _NOT_LAST_ROW
        | (cells & _MAY_GO_RIGHT) << 1
        | (cells >> 1) & _NOT_LAST_COLUMN
    )
    if cells & _BESIDE_LAST != 0:
        near |= _LAST
    return near


def _corners(cell: int) -> int:
    x, y = cell % int(WIDTH), cell // int(WIDTH)
    return _join(
        [
            other
            for other in range(int(SPACES))
            if abs(other % int(WIDTH) - x) == 1 and abs(other // int(WIDTH) - y) == 1
        ]
    )


def _near(cell: int, distance: int) -> int:
    x, y = cell % int(WIDTH), cell // int(WIDTH)
    return _join(
        [
            other
            for other in range(int(SPACES))
            if abs(other % int(WIDTH) - x) + abs(other // int(WIDTH) - y) < distance
        ]
    )


def near_table(distance: int) -> vec[i64]:
    """For each space the spaces fewer than ``distance`` orthogonal steps away, itself too."""
    return vec[i64]([_near(cell, distance) for cell in range(64)])


BESIDE: Final[vec[i64]] = vec[i64]([beside(ONE[cell]) for cell in range(64)])
DIAGONAL: Final[vec[i64]] = vec[i64]([_corners(cell) for cell in range(64)])


def beyond(cell: i64, neighbour: i64) -> i64:
    """The space behind ``neighbour`` in a straight line from ``cell``, as a set; may be none."""
    return BESIDE[neighbour] & ~DIAGONAL[cell] & ~ONE[cell]


def grown(seed: i64, within: i64) -> i64:
    """All spaces of ``within`` that hang together with ``seed``, ``seed`` itself included."""
    reached = seed & within
    while True:
        further = (reached | beside(reached)) & within
        if further == reached:
            return reached
        reached = further


def append_each(actions: vec[i64], base: i64, cells: i64) -> vec[i64]:
    """``actions`` and one more action, ``base + cell``, for each of ``cells``."""
    while cells != 0:
        cell = first_of(cells)
        actions = append(actions, base + cell)
        cells &= ~ONE[cell]
    return actions


def cells_of(cells: i64) -> list[int]:
    """The spaces of a set, ascending."""
    listed: list[int] = []
    while cells != 0:
        cell = first_of(cells)
        listed.append(int(cell))
        cells &= ~ONE[cell]
    return listed
