"""Ware tokens: how many of each type, kept in one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.asante.box import TOKENS, WARES

_BITS: Final[i64] = 4
_MASK: Final[i64] = 15

NO_WARES: Final[i64] = 0
NO_TYPE: Final[i64] = -1


def one_ware(ware: i64) -> i64:
    """One ware of a type; wares are added and taken away as numbers are."""
    one: i64 = 1
    return one << (_BITS * ware)


def wares_of(wares: i64, ware: i64) -> i64:
    """How many of a type."""
    return wares >> (_BITS * ware) & _MASK


def how_many(wares: i64) -> i64:
    """How many of all types together."""
    found: i64 = 0
    while wares != 0:
        found += wares & _MASK
        wares >>= _BITS
    return found


def has_all(wares: i64, wanted: i64) -> bool:
    """Whether all the wanted wares are among them."""
    return all(wares_of(wares, ware) >= wares_of(wanted, ware) for ware in range(WARES))


def listed(wares: i64) -> list[int]:
    """How many of each type, in the order of the box."""
    return [int(wares_of(wares, ware)) for ware in range(WARES)]


def packed(counts: list[int]) -> i64:
    """Wares from how many there are of each type."""
    wares: i64 = NO_WARES
    for ware in range(WARES):
        wares += counts[ware] * one_ware(ware)
    return wares


ALL_WARES: Final[i64] = packed([int(tokens) for tokens in TOKENS])
