"""Rule 9.5: what a seat does not know of the others' cards, taken out and filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.torres.cards import ALL_CARDS, ONE_CARD
from sobremesa.games.torres.seat import (
    UNKNOWN,
    Seat,
    bits,
    cards_of,
    on_top,
    pile_of,
    pile_size,
)
from sobremesa.games.torres.state import TorresState
from sobremesa.games.torres.steps import (
    CARD_TARGET,
    DRAW_CARD,
    KEEP_CARD,
    RETURN_CARDS,
    TURN,
)

if TYPE_CHECKING:
    from random import Random


def hide(state: TorresState, observer: i64) -> None:
    """Leave of the cards that ``observer`` may not see only how many there are."""
    for owner in range(state.players):
        if not state.may_see(observer, owner):
            _hide_cards(state.seats[owner])


def _hide_cards(seat: Seat) -> None:
    seat.hand_unknown += bits(seat.hand)
    seat.looked_unknown += bits(seat.looked)
    seat.unseen_unknown += bits(seat.unseen)
    seat.hand = 0
    seat.fresh = 0
    seat.looked = 0
    seat.unseen = 0
    seat.top = _unknown_pile(pile_size(seat.top))
    seat.bottom = _unknown_pile(pile_size(seat.bottom))


def _unknown_pile(size: i64) -> i64:
    pile: i64 = 0
    for _ in range(size):
        pile = on_top(pile, UNKNOWN - 1)
    return pile


def fill_in(state: TorresState, rng: Random) -> None:
    """Deal the cards not played yet, in any way: each is as likely as another.

    All sets are alike and nothing that the others saw depends on which card is which, as long
    as it has not been played; so every deal that has the right numbers is possible.
    """
    for owner in range(state.players):
        if not state.may_see(state.observer, owner):
            fresh = _fresh_count(state) if owner == state.turn else 0
            _deal(state.seats[owner], fresh, rng)


def _fresh_count(state: TorresState) -> i64:
    """9.2.2 How many cards bought this turn are in the hand."""
    if state.step == DRAW_CARD or state.step == KEEP_CARD:
        return state.bought - 1
    if state.step == TURN or state.step == CARD_TARGET or state.step == RETURN_CARDS:
        return state.bought
    return 0


def _deal(seat: Seat, fresh: i64, rng: Random) -> None:
    cards = cards_of(ALL_CARDS & ~seat.played)
    rng.shuffle(cards)
    looked = _take(cards, seat.looked_unknown)
    seat.looked = _set_of(looked)
    hand = _take(cards, seat.hand_unknown)
    seat.hand = _set_of(hand)
    seat.fresh = _set_of(hand[:fresh])
    seat.top = pile_of(_take(cards, pile_size(seat.top)))
    seat.bottom = pile_of(_take(cards, pile_size(seat.bottom)))
    seat.unseen = _set_of(cards)
    seat.hand_unknown = 0
    seat.looked_unknown = 0
    seat.unseen_unknown = 0


def _take(cards: list[int], number: i64) -> list[int]:
    taken = cards[:number]
    del cards[:number]
    return taken


def _set_of(cards: list[int]) -> i64:
    found: i64 = 0
    for card in cards:
        found |= ONE_CARD[card]
    return found
