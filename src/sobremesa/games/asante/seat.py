"""What one merchant has: hand, gold, market stand, Artifacts, Holy Places."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.asante.box import SLOTS
from sobremesa.games.asante.cards import NO_CARD
from sobremesa.games.asante.wares import NO_WARES

_BITS: Final[i64] = 4
_MASK: Final[i64] = 15


@final
class Seat:
    """One player's things.

    ``hand`` counts the cards of each kind; in an observation ``hand_unknown`` counts those not
    known. ``shown`` counts the cards of each kind that the other player knows to be in this hand,
    at least (5.14). ``stand`` are wares, ``places`` counts the Holy Places in front of him, both
    kept in one number; ``artifacts`` are the kinds of card in his slots, ``turned`` the slots whose
    Artifact has been used this turn, a bit each.
    """

    def __init__(self, hand: vec[i64], shown: vec[i64], artifacts: vec[i64]) -> None:
        self.hand = hand
        self.shown = shown
        self.artifacts = artifacts
        self.hand_cards: i64 = 0
        self.hand_unknown: i64 = 0
        self.gold: i64 = 0
        self.stand: i64 = NO_WARES
        self.places: i64 = 0
        self.turned: i64 = 0

    def clone(self) -> Seat:
        """An independent copy."""
        copy = Seat(self.hand[:], self.shown[:], self.artifacts[:])
        copy.hand_cards = self.hand_cards
        copy.hand_unknown = self.hand_unknown
        copy.gold = self.gold
        copy.stand = self.stand
        copy.places = self.places
        copy.turned = self.turned
        return copy

    def hand_size(self) -> i64:
        """5.3 How many cards the hand has; that is open."""
        return self.hand_cards + self.hand_unknown

    def take_card(self, card: i64) -> None:
        """5.1 A card comes into the hand, which has no limit."""
        self.hand[card] += 1
        self.hand_cards += 1

    def lose_card(self, card: i64) -> None:
        """A card leaves the hand; if the other knew of one of this kind, he knows of one less."""
        if self.hand[card] > 0:
            self.hand[card] -= 1
            self.hand_cards -= 1
        else:
            self.hand_unknown -= 1  # of an observation
        if self.shown[card] > 0:
            self.shown[card] -= 1

    def places_of(self, place: i64) -> i64:
        """How many Holy Places of a kind are in front of him."""
        return self.places >> (_BITS * place) & _MASK

    def gain_place(self, place: i64) -> None:
        """9.1 A Holy Place comes in front of him, for all to see; he may have any number."""
        one: i64 = 1
        self.places += one << (_BITS * place)

    def lose_place(self, place: i64) -> None:
        """A Holy Place is played, or taken away."""
        one: i64 = 1
        self.places -= one << (_BITS * place)

    def has_free_slot(self) -> bool:
        """Whether an Artifact can be played without giving up another."""
        return any(self.artifacts[slot] == NO_CARD for slot in range(SLOTS))

    def is_turned(self, slot: i64) -> bool:
        """7.6 Whether the Artifact in a slot has been used this turn."""
        return self.turned >> slot & 1 == 1

    def turn(self, slot: i64) -> None:
        """7.6 The Artifact in a slot is used."""
        one: i64 = 1
        self.turned |= one << slot

    def set_upright(self, slot: i64) -> None:
        """4.12, 7.7 The Artifact in a slot can be used."""
        one: i64 = 1
        self.turned &= ~(one << slot)
