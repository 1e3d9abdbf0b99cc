"""Which cards an observer sees nowhere: they are in the draw pile, or hidden by somebody."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.asante.cards import COPIES, KINDS, NO_CARD
from sobremesa.games.asante.effect import TO_DISCARD
from sobremesa.games.asante.state import AsanteState


def unseen_cards(state: AsanteState) -> vec[i64]:
    """1.1 All cards of each kind, but those that the state knows to be somewhere."""
    unseen = COPIES[:]
    for card in range(KINDS):
        unseen[card] -= state.pile[card] + state.discards[card]
        for seat in state.seats:
            unseen[card] -= seat.hand[card]
    for seat in state.seats:
        for artifact in seat.artifacts:
            if artifact != NO_CARD:
                unseen[artifact] -= 1
    for card in state.top:
        unseen[card] -= 1
    for card in state.looked:
        unseen[card] -= 1
    for effect in state.effects:
        if effect.fate == TO_DISCARD:  # 5.5 it lies in no pile
            unseen[effect.source] -= 1
    if state.card != NO_CARD:
        unseen[state.card] -= 1
    return unseen


def number_of(cards: vec[i64]) -> i64:
    """How many cards that is."""
    found: i64 = 0
    for count in cards:
        found += count
    return found
