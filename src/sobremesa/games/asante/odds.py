"""What a seat can expect of the cards that it sees nowhere."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.asante.cards import (
    COPIES,
    FIRST_ARTIFACT,
    FIRST_PERSON,
    IS_RESPONSE,
    KINDS,
    NO_CARD,
    WARE_CARDS,
)
from sobremesa.games.asante.effect import TO_DISCARD
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.time_left import turns_to_come
from sobremesa.games.asante.weights import Weights, over


def unseen_by(state: AsanteState, me: i64) -> vec[i64]:
    """5.3, 5.14 How many of each kind a seat sees nowhere, in a whole state or an observation."""
    unseen = COPIES[:]
    other = state.seats[1 - me]
    hand = state.seats[me].hand
    for card in range(KINDS):
        unseen[card] -= hand[card] + other.shown[card] + state.discards[card]
    for seat in state.seats:
        for artifact in seat.artifacts:
            if artifact != NO_CARD:
                unseen[artifact] -= 1
    if state.turn == me:
        for card in state.looked:
            unseen[card] -= 1
    if state.top_seen_by == me:
        for card in state.top:
            unseen[card] -= 1
    for effect in state.effects:
        if effect.fate == TO_DISCARD:
            unseen[effect.source] -= 1
    if state.card != NO_CARD:
        unseen[state.card] -= 1
    return unseen


def held_worth(card: i64, to_come: i64, weights: Weights) -> i64:
    """A card in a hand, whatever else is there, with so many turns to come, in hundredths."""
    worth = weights.sources[card]
    if card >= FIRST_ARTIFACT and card < FIRST_PERSON:
        return max(worth * over(weights.uses, to_come) // 100 * weights.in_hand // 100, 0)
    return max(worth, 0) * over(weights.life, to_come) // 100


@final
class Odds:
    """Of the unseen cards: how many there are, what one is worth, and how likely is an answer."""

    def __init__(self, state: AsanteState, me: i64, weights: Weights) -> None:
        self.unseen = unseen_by(state, me)
        self.total: i64 = 0
        self.answer: i64 = 0
        worth: i64 = 0
        answers: i64 = 0
        other = state.seats[1 - me]
        to_come = turns_to_come(state, me, weights)
        hidden = other.hand_size()
        for card in range(KINDS):
            hidden -= other.shown[card]
            if IS_RESPONSE[card] == 1 and other.shown[card] > 0:
                self.answer = 100
            count = self.unseen[card]
            if count <= 0:
                continue
            self.total += count
            worth += count * held_worth(card, to_come, weights)
            if IS_RESPONSE[card] == 1:
                answers += count
        self.card: i64 = worth // max(self.total, 1)
        if self.answer == 0 and answers > 0:
            none: i64 = 10_000
            for _card in range(hidden):
                none = none * (self.total - answers) // self.total
            self.answer = 100 - none // 100

    def ware_cards(self) -> i64:
        """How many of the unseen cards are Ware cards."""
        found: i64 = 0
        for card in range(WARE_CARDS):
            found += max(self.unseen[card], 0)
        return found
