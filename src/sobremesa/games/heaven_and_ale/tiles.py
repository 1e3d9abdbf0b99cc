"""2.2, 2.3: resource tiles and monks, their kinds, and piles of them kept in one number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.box import (
    MONK_NAMES,
    MONKS,
    NUMBERS,
    RESOURCE_NAMES,
    RESOURCES,
)

# A kind of tile is one number: resources by resource and fertility, then the monks.
RESOURCE_KINDS: Final[i64] = RESOURCES * NUMBERS
FIRST_MONK: Final[i64] = RESOURCE_KINDS
KINDS: Final[i64] = RESOURCE_KINDS + MONKS

EMPTY: Final[i64] = -1  # of a garden cell

# Of each kind; to look them up takes less time than to divide.
_RESOURCE: Final[vec[i64]] = vec[i64]([kind // int(NUMBERS) for kind in range(int(KINDS))])
_FERTILITY: Final[vec[i64]] = vec[i64](
    [kind % int(NUMBERS) + 1 if kind < FIRST_MONK else 0 for kind in range(int(KINDS))]
)

_BITS: Final[i64] = 5
_MASK: Final[i64] = 31


def resource_of(kind: i64) -> i64:
    """The resource of a resource tile."""
    return _RESOURCE[kind]


def fertility_of(kind: i64) -> i64:
    """The number of a tile; monks count 0 (12.2)."""
    return _FERTILITY[kind]


def is_resource(kind: i64) -> bool:
    """Whether a garden cell or a space holds a resource tile."""
    return kind >= 0 and kind < FIRST_MONK


def is_monk(kind: i64) -> bool:
    """Whether it is a monk."""
    return kind >= FIRST_MONK


def put_on(pile: i64, kind: i64) -> i64:
    """The pile with one more tile; a pile is sorted, for its order means nothing."""
    below: i64 = 0
    shift: i64 = 0
    rest = pile
    while rest != 0 and (rest & _MASK) - 1 < kind:
        below |= (rest & _MASK) << shift
        shift += _BITS
        rest >>= _BITS
    return below | (kind + 1) << shift | rest << (shift + _BITS)


def take_from(pile: i64, kind: i64) -> i64:
    """The pile without one tile of a kind that it has."""
    below: i64 = 0
    shift: i64 = 0
    rest = pile
    while (rest & _MASK) - 1 != kind:
        below |= (rest & _MASK) << shift
        shift += _BITS
        rest >>= _BITS
    return below | rest >> _BITS << shift


def first_in(pile: i64) -> i64:
    """The first tile of a pile that is not empty."""
    return (pile & _MASK) - 1


def rest_of(pile: i64) -> i64:
    """The pile without its first tile."""
    return pile >> _BITS


def tiles_in(pile: i64) -> list[int]:
    """The tiles of a pile, ascending."""
    found: list[int] = []
    while pile != 0:
        found.append(int(first_in(pile)))
        pile = rest_of(pile)
    return found


def tile_name(kind: int) -> str:
    """``hops 5``, or ``monk A``."""
    if kind < FIRST_MONK:
        return f"{RESOURCE_NAMES[resource_of(kind)]} {fertility_of(kind)}"
    return f"monk {MONK_NAMES[kind - int(FIRST_MONK)]}"


def described(kind: int) -> dict[str, object]:
    """A tile as data: ``{"tile": "hops", "number": 5}`` or ``{"tile": "monk", "monk": "A"}``."""
    if kind < FIRST_MONK:
        return {
            "tile": RESOURCE_NAMES[resource_of(kind)],
            "number": int(fertility_of(kind)),
        }
    return {"tile": "monk", "monk": MONK_NAMES[kind - int(FIRST_MONK)]}
