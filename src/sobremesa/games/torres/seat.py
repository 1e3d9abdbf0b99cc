"""What lies before one player: points, reserve, block stacks, cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.torres.box import KNIGHTS_EACH

GONE: Final[i64] = -1  # a stack that has been used up

# A pile of cards whose order is known is one number, four bits a card (its number from 1), the
# topmost card in the lowest bits. In an observation a card that is not known is UNKNOWN.
UNKNOWN: Final[i64] = 15
_CARD_BITS: Final[i64] = 4


@final
class Seat:
    """One player's things.

    The deck is what he knows of it: cards put back on ``top`` and on the ``bottom``, in order,
    and between them the ``unseen`` ones, of which the order does not exist. ``hand``,
    ``unseen``, ``looked``, ``fresh`` and ``played`` are sets of cards, one bit a card; in an
    observation the ``…_unknown`` count those that are not known.
    """

    def __init__(self, stacks: vec[i64]) -> None:
        self.stacks = stacks
        self.score: i64 = 0
        self.reserve: i64 = KNIGHTS_EACH
        self.hand: i64 = 0
        self.fresh: i64 = 0  # bought this turn
        self.looked: i64 = 0  # drawn, and not yet kept or put back
        self.unseen: i64 = 0
        self.played: i64 = 0
        self.top: i64 = 0
        self.bottom: i64 = 0
        self.hand_unknown: i64 = 0
        self.looked_unknown: i64 = 0
        self.unseen_unknown: i64 = 0

    def clone(self) -> Seat:
        """An independent copy."""
        copy = Seat(self.stacks[:])
        copy.score = self.score
        copy.reserve = self.reserve
        copy.hand = self.hand
        copy.fresh = self.fresh
        copy.looked = self.looked
        copy.unseen = self.unseen
        copy.played = self.played
        copy.top = self.top
        copy.bottom = self.bottom
        copy.hand_unknown = self.hand_unknown
        copy.looked_unknown = self.looked_unknown
        copy.unseen_unknown = self.unseen_unknown
        return copy

    def deck_size(self) -> i64:
        """How many cards the deck has."""
        return (
            pile_size(self.top) + bits(self.unseen) + self.unseen_unknown + pile_size(self.bottom)
        )

    def hand_size(self) -> i64:
        """How many cards the hand has."""
        return bits(self.hand) + self.hand_unknown

    def stacks_left(self) -> i64:
        """How many stacks still stand, emptied ones too."""
        standing: i64 = 0
        for blocks in self.stacks:
            if blocks != GONE:
                standing += 1
        return standing

    def blocks(self) -> i64:
        """How many blocks are in the stacks."""
        found: i64 = 0
        for blocks in self.stacks:
            if blocks != GONE:
                found += blocks
        return found

    def first_like(self, stack: i64, in_use: i64) -> bool:
        """Whether a stack is offered: of equal ones the first, and always the one ``in_use``."""
        if stack == in_use:
            return True
        for earlier in range(stack):
            if earlier != in_use and self.stacks[earlier] == self.stacks[stack]:
                return False
        return True


def bits(cards: i64) -> i64:
    """How many cards a set has."""
    found: i64 = 0
    while cards != 0:
        cards &= cards - 1
        found += 1
    return found


def pile_size(pile: i64) -> i64:
    """How many cards a pile has."""
    size: i64 = 0
    while pile != 0:
        pile >>= _CARD_BITS
        size += 1
    return size


def on_top(pile: i64, card: i64) -> i64:
    """The pile with a card (from 0) put on it."""
    return pile << _CARD_BITS | card + 1


def under(pile: i64, card: i64) -> i64:
    """The pile with a card (from 0) put under it."""
    place: i64 = card + 1
    for _card in range(pile_size(pile)):
        place <<= _CARD_BITS
    return pile | place


def top_of(pile: i64) -> i64:
    """The topmost card (from 0) of a pile that is not empty."""
    return (pile & UNKNOWN) - 1


def without_top(pile: i64) -> i64:
    """The pile after its topmost card is taken."""
    return pile >> _CARD_BITS


def pile_of(cards: list[int]) -> i64:
    """The pile of these cards, the topmost first."""
    pile: i64 = 0
    for card in reversed(cards):
        pile = on_top(pile, card)
    return pile


def cards_in(pile: i64) -> list[int]:
    """The cards of a pile, the topmost first."""
    cards: list[int] = []
    while pile != 0:
        cards.append(int(top_of(pile)))
        pile = without_top(pile)
    return cards


def cards_of(cards: i64) -> list[int]:
    """The cards of a set, ascending."""
    return [card for card in range(64) if cards >> card & 1]
