"""What a stand and the Ware cards of a hand are worth together: the best trades with them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.games.asante.box import STAND_SPACES, WARES
from sobremesa.games.asante.cards import BUY_PRICE, FIXED, PACKAGES, SELL_PRICE, WARE_CARDS
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.time_left import GOLD
from sobremesa.games.asante.trading import wares_on
from sobremesa.games.asante.wares import has_all, how_many, one_ware, wares_of
from sobremesa.games.asante.weights import Weights, at

_FULL: Final[i64] = 8  # in each place of packed wares: set while no more was taken than is there
_GUARD: Final[i64] = sum(int(_FULL * one_ware(ware)) for ware in range(int(WARES)))


def stand_worth(stand: i64, weights: Weights) -> i64:
    """Wares that nobody has planned to sell: many of a type are hard to sell, and take room."""
    worth: i64 = 0
    wares: i64 = 0
    for ware in range(WARES):
        count = wares_of(stand, ware)
        for one in range(count):
            worth -= at(weights.same, one)
        for _one in range(count):
            worth += at(weights.ware, wares)
            wares += 1
    return max(worth, 0)


def fits(stand: i64, wares: i64) -> bool:
    """Whether a stand has all of these wares."""
    return ((stand | _GUARD) - wares) & _GUARD == _GUARD


def _ways_to_pack(card: i64) -> i64:
    """6.6 Packages may be of any type, those of a card all of the same."""
    if PACKAGES[card] > 0:
        return WARES
    return 1


@final
class Trades:
    """The Ware cards of a hand, with what each is worth if it is kept.

    ``best`` is what follows the best trades within ``plays``; ``planned`` how many those are.
    """

    def __init__(self, state: AsanteState, me: i64, life: i64, weights: Weights) -> None:
        self.weights = weights
        self.life = life
        self.supply: i64 = state.supply
        self.cards: vec[i64] = vec[i64]()
        self.kept: vec[i64] = vec[i64]()
        self.used: i64 = 0
        self.planned: i64 = 0
        hand = state.seats[me].hand
        for card in range(WARE_CARDS):
            for _copy in range(hand[card]):
                self.cards = append(self.cards, card)
                self.kept = append(self.kept, weights.sources[card] * life // 100)

    def nothing(self, stand: i64) -> i64:
        """All cards are kept, all wares stay."""
        worth = stand_worth(stand, self.weights) * self.life // 100
        for number in range(len(self.cards)):
            if self.used >> number & 1 == 0:
                worth += self.kept[number] + self._nearly(stand, self.cards[number])
        return worth

    def _nearly(self, stand: i64, card: i64) -> i64:
        """A card for which some of the wares are there."""
        wares = FIXED[card]
        lacking: i64 = 0
        for ware in range(WARES):
            lacking += max(wares_of(wares, ware) - wares_of(stand, ware), 0)
        all_wares = how_many(wares)
        if PACKAGES[card] > 0:
            most: i64 = 0
            for ware in range(WARES):
                most = max(most, wares_of(stand, ware))
            lacking += max(PACKAGES[card] - most, 0)
            all_wares += PACKAGES[card]
        if lacking == all_wares or lacking >= len(self.weights.lacking):
            return 0
        return self.weights.lacking[lacking] * self.life // 100

    def sales(self, stand: i64, first: i64, plays: i64) -> i64:
        """The best that can be sold with the cards from ``first`` on."""
        best = self.nothing(stand)
        most_planned: i64 = 0
        if plays == 0:
            self.planned = 0
            return best
        one: i64 = 1
        for number in range(first, len(self.cards)):
            if self.used >> number & 1 == 1:
                continue
            card = self.cards[number]
            if number > first and self._is_twin(number):
                continue
            price = GOLD * SELL_PRICE[card]
            for packed in range(_ways_to_pack(card)):
                wares = wares_on(card, packed)
                if not fits(stand, wares):
                    continue
                self.used |= one << number
                worth = price + self.sales(stand - wares, number + 1, plays - 1)
                self.used &= ~(one << number)
                if worth > best:
                    best = worth
                    most_planned = self.planned + 1
        self.planned = most_planned
        return best

    def _is_twin(self, number: i64) -> bool:
        """Whether the card before is the same, and was tried."""
        return self.cards[number] == self.cards[number - 1] and self.used >> (number - 1) & 1 == 0

    def purchases(self, stand: i64, gold: i64, plays: i64) -> i64:
        """The best that can be sold after one purchase; less than 0 where there is none."""
        best: i64 = -1
        most_planned: i64 = 0
        one: i64 = 1
        room = STAND_SPACES - how_many(stand)
        for number in range(len(self.cards)):
            card = self.cards[number]
            if number > 0 and self._is_twin(number):
                continue
            price = BUY_PRICE[card]
            if price > gold or how_many(FIXED[card]) + PACKAGES[card] > room:
                continue
            self.used |= one << number
            for packed in range(_ways_to_pack(card)):
                wares = wares_on(card, packed)
                if not has_all(self.supply, wares):
                    continue
                worth = self.sales(stand + wares, 0, plays - 1) - GOLD * price
                if worth > best:
                    best = worth
                    most_planned = self.planned + 1
            self.used &= ~(one << number)
        self.planned = most_planned
        return best
