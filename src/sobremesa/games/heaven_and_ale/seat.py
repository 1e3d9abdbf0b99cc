"""One player's monastery: garden, production track, spots, cards, barrels, figure."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.box import OVERFLOW, TRACK_END

NO_CARD: Final[i64] = -1  # beside a privilege pair: nothing yet
DECLINED: Final[i64] = -2  # beside a privilege pair: never a card (13.2)
NOT_BUILT: Final[i64] = -1  # a shed spot that is not enclosed
NOT_THERE: Final[i64] = -1  # a figure that has left the start area


@final
class Seat:
    """One player's things.

    ``garden`` has for each cell the kind of its tile, or ``EMPTY``; ``sheds`` the type of the
    shed on each shed spot. ``markers`` are the resource markers' spaces on the production track,
    which the brewmaster shares with them; the run-up is 0 and below (4.2.1-4.2.3).
    ``discs``, ``hand``, ``sold``, ``large`` and ``small`` are sets: of spots, cards and goals,
    one bit each. ``beside`` is the card beside each privilege pair. The figure stands at ``place``
    of the round track, in the start area on the start space ``start``; ``home`` when it has come
    back in this round.
    """

    def __init__(self, garden: vec[i64], sheds: vec[i64], markers: vec[i64], beside: vec[i64]):
        self.garden = garden
        self.sheds = sheds
        self.markers = markers
        self.beside = beside
        self.brewmaster: i64 = 0
        self.ducats: i64 = 0
        self.discs: i64 = 0
        self.hand: i64 = 0
        self.sold: i64 = 0
        self.large: i64 = 0
        self.small: i64 = 0
        self.place: i64 = 0
        self.start: i64 = NOT_THERE
        self.home = False
        self.score: i64 = 0

    def clone(self) -> Seat:
        """An independent copy."""
        copy = Seat(self.garden[:], self.sheds[:], self.markers[:], self.beside[:])
        copy.brewmaster = self.brewmaster
        copy.ducats = self.ducats
        copy.discs = self.discs
        copy.hand = self.hand
        copy.sold = self.sold
        copy.large = self.large
        copy.small = self.small
        copy.place = self.place
        copy.start = self.start
        copy.home = self.home
        copy.score = self.score
        return copy

    def advance(self, resource: i64, steps: i64) -> None:
        """4.2.6 A marker goes forward; each step beyond the last space pays a ducat instead."""
        space = self.markers[resource] + steps
        if space > TRACK_END:
            self.ducats += (space - TRACK_END) * OVERFLOW
            space = TRACK_END
        self.markers[resource] = space

    def advance_brewmaster(self, steps: i64) -> i64:
        """4.2.7 The brewmaster stops at the last space; further steps are lost.

        How many he goes.
        """
        gone = min(steps, TRACK_END - self.brewmaster)
        self.brewmaster += gone
        return gone

    def lowest(self) -> i64:
        """The space of the least advanced marker."""
        found = self.markers[0]
        for space in self.markers:
            found = min(found, space)
        return found


# A table and no shift: mypyc compiles ``1 << number`` of an i64 into a shift of a 32-bit 1.
_ONE: Final[vec[i64]] = vec[i64]([1 << number for number in range(62)])


def member(number: i64) -> i64:
    """The set of one spot, card, goal or cell."""
    return _ONE[number]


def has(numbers: i64, number: i64) -> bool:
    """Whether a set has a number."""
    return numbers >> number & 1 != 0


def size(numbers: i64) -> i64:
    """How many a set has."""
    found: i64 = 0
    while numbers != 0:
        numbers &= numbers - 1
        found += 1
    return found


def members(numbers: i64) -> list[int]:
    """The numbers of a set, ascending."""
    return [number for number in range(62) if numbers >> number & 1]
