"""Tower sections: their kinds by shape, colour and gold, and how many of each there are."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.asara.box import BOX, COLOUR_NAMES, COLOURS

SHAPE_NAMES: Final[list[str]] = BOX["colours"]["shapes"]
SHAPES: Final[i64] = len(BOX["colours"]["shapes"])
BASE: Final[i64] = SHAPE_NAMES.index("base")
TRUNK: Final[i64] = SHAPE_NAMES.index("trunk")
WINDOW: Final[i64] = SHAPE_NAMES.index("window")
TURRET: Final[i64] = SHAPE_NAMES.index("turret")

# A kind of section is one number: shape by shape, within it colour by colour, plain before gold.
FINISHES: Final[i64] = 2
KINDS_OF_SHAPE: Final[i64] = COLOURS * FINISHES
KINDS: Final[i64] = SHAPES * KINDS_OF_SHAPE


def kind_of(shape: i64, colour: i64, gold: i64) -> i64:
    """The kind of a section; ``gold`` is 0 or 1."""
    return shape * KINDS_OF_SHAPE + colour * FINISHES + gold


def shape_of(kind: i64) -> i64:
    """The shape of a kind."""
    return kind // KINDS_OF_SHAPE


def colour_of(kind: i64) -> i64:
    """The colour of a kind."""
    return kind % KINDS_OF_SHAPE // FINISHES


def gold_of(kind: i64) -> i64:
    """1 for a kind with a gold decoration."""
    return kind % FINISHES


def _contents() -> list[int]:
    """1.0, 1.2 How many of each kind are in the box."""
    counts = [0] * int(KINDS)
    for group in BOX["tile_groups"]:
        first = int(
            kind_of(SHAPE_NAMES.index(group["shape"]), COLOUR_NAMES.index(group["colour"]), 0)
        )
        counts[first] += group["plain"]
        counts[first + 1] += group["gold"]
    return counts


IN_BOX: Final[vec[i64]] = vec[i64](_contents())

# 7.2.7 A tower needs a base and a turret of its colour: so many can there be in all.
MOST_TOWERS: Final[i64] = sum(
    min(
        sum(_contents()[int(kind_of(shape, colour, gold))] for gold in range(int(FINISHES)))
        for shape in (BASE, TURRET)
    )
    for colour in range(int(COLOURS))
)


def described(kind: int) -> dict[str, object]:
    """A kind as data: ``{"shape": "base", "colour": "white", "gold": True}``."""
    return {
        "shape": SHAPE_NAMES[shape_of(kind)],
        "colour": COLOUR_NAMES[colour_of(kind)],
        "gold": gold_of(kind) == 1,
    }


def any_of_shape(counts: vec[i64], shape: i64) -> i64:
    """How many sections of a shape there are among ``counts`` of all kinds."""
    found: i64 = 0
    for kind in range(shape * KINDS_OF_SHAPE, (shape + 1) * KINDS_OF_SHAPE):
        found += counts[kind]
    return found
