"""How many of each of five colours: small counts, kept in one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.asara.box import BUYER_COLOURS, COLOURS

WIDTH: Final[i64] = max(COLOURS, BUYER_COLOURS)
_BITS: Final[i64] = 6
_MOST: Final[i64] = 63

NONE_AT_ALL: Final[i64] = 0


def one(colour: i64) -> i64:
    """One of a colour, to be added or taken away."""
    single: i64 = 1
    return single << (colour * _BITS)


def of_colour(counts: i64, colour: i64) -> i64:
    """How many there are of a colour."""
    return counts >> (colour * _BITS) & _MOST


def total(counts: i64) -> i64:
    """How many there are in all."""
    found: i64 = 0
    while counts != 0:
        found += counts & _MOST
        counts >>= _BITS
    return found


def colours_in(counts: i64) -> list[int]:
    """Each of them by its colour, ascending: a colour as often as it is there."""
    return [
        colour
        for colour in range(int(WIDTH))
        for _ in range(int(counts >> (colour * int(_BITS)) & _MOST))
    ]


def counts_of(colours: list[int]) -> i64:
    """The counts of these colours."""
    counts: i64 = 0
    for colour in colours:
        counts += one(colour)
    return counts
