"""What lies before and behind the screen of one player."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.asara.counts import total


@final
class Seat:
    """One player's things.

    ``hand`` are his cards, ``down`` those he has laid face down this year, ``lits`` the lit
    windows behind his screen, by colour (``counts``); in an observation the ``…_unknown``
    count those that are not known. ``piled`` of the cards laid down are at the coloured house.
    ``sections`` counts his unbuilt sections of each kind: everybody saw him take them.
    """

    def __init__(self, sections: vec[i64], towers: vec[i64]) -> None:
        self.sections = sections
        self.towers = towers
        self.score: i64 = 0
        self.money: i64 = 0
        self.hand: i64 = 0
        self.hand_unknown: i64 = 0
        self.down: i64 = 0
        self.down_unknown: i64 = 0
        self.piled: i64 = 0
        self.lits: i64 = 0
        self.lits_unknown: i64 = 0

    def clone(self) -> Seat:
        """An independent copy."""
        copy = Seat(self.sections[:], self.towers[:])
        copy.score = self.score
        copy.money = self.money
        copy.hand = self.hand
        copy.hand_unknown = self.hand_unknown
        copy.down = self.down
        copy.down_unknown = self.down_unknown
        copy.piled = self.piled
        copy.lits = self.lits
        copy.lits_unknown = self.lits_unknown
        return copy

    def hand_size(self) -> i64:
        """How many cards the hand has."""
        return total(self.hand) + self.hand_unknown

    def down_size(self) -> i64:
        """How many cards this seat has laid face down this year."""
        return total(self.down) + self.down_unknown

    def lits_size(self) -> i64:
        """How many lit windows are behind the screen."""
        return total(self.lits) + self.lits_unknown
