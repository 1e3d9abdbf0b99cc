"""What action cards are worth as long as they are kept."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.torres.box import MOST_PLAYED, PHASES
from sobremesa.games.torres.cards import CARDS, EFFECT, ONE_CARD
from sobremesa.games.torres.seat import Seat, top_of, without_top
from sobremesa.games.torres.state import TorresState
from sobremesa.games.torres.steps import DRAW_CARD, KEEP_CARD

# In hundredths of points, by effect: what using the card well gains.
_USE: Final[vec[i64]] = vec[i64]([350, 650, 700, 500, 500, 700, 400, 500, 400, 650])
_MIDDLING: Final[i64] = 500
# A third card to look at hides something better than middling more often than not.
_UNSEEN: Final[i64] = 600


def cards_worth(state: TorresState, me: i64, in_turn: bool) -> i64:
    """9.3.1 The best of the hand, no more than one for each turn that is left."""
    seat = state.seats[me]
    uses = seat.stacks_left()
    for phase in range(state.phase + 1, PHASES):
        uses += state.setting.rounds[phase]
    choosing = state.turn == me and (state.step == DRAW_CARD or state.step == KEEP_CARD)
    if in_turn and state.played >= MOST_PLAYED:
        uses -= 1
    worth = _worth_on_top(seat)
    if choosing:
        # 9.2.2 What is being bought now can be played in a later turn at the earliest.
        if uses > 1:
            worth += _kept(seat, state.to_look)
        uses -= 1
    cards = seat.hand
    if in_turn and uses <= 1:
        cards &= ~seat.fresh
    for _use in range(uses):
        if cards == 0:
            break
        card = _best_of(cards)
        worth += _USE[EFFECT[card]]
        cards &= ~ONE_CARD[card]
    return worth


def _best_of(cards: i64) -> i64:
    best: i64 = -1
    for card in range(CARDS):
        held = cards & ONE_CARD[card] != 0
        if held and (best < 0 or _USE[EFFECT[card]] > _USE[EFFECT[best]]):
            best = card
    return best


def _kept(seat: Seat, to_look: i64) -> i64:
    """9.1.1 The one that will be kept of the cards looked at."""
    kept: i64 = 0
    if to_look > 0:
        kept = _UNSEEN
    if seat.looked != 0:
        kept = max(kept, _USE[EFFECT[_best_of(seat.looked)]])
    return kept


def _worth_on_top(seat: Seat) -> i64:
    """9.1.1 Good cards are better on the top of the deck than on the bottom."""
    worth: i64 = 0
    pile = seat.top
    while pile != 0:
        worth += (_USE[EFFECT[top_of(pile)]] - _MIDDLING) // 10
        pile = without_top(pile)
    return worth
