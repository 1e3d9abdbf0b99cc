"""5.3, 5.14 What a seat does not know of cards, taken out and filled in.

What is filled in is possible: it fits the box and everything the observer knows, and whoever is in
the middle of a card can go on. Where there is nothing else to know, each dealing is as likely as at
a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.games.asante.cards import KINDS
from sobremesa.games.asante.effect import Effect
from sobremesa.games.asante.needs import holds_card_for
from sobremesa.games.asante.programs import PLAY_ARTIFACT, PLAY_WARE_CARD, PROGRAMS, Operation
from sobremesa.games.asante.state import NOBODY, AsanteState
from sobremesa.games.asante.steps import FOUND
from sobremesa.games.asante.unseen import unseen_cards

if TYPE_CHECKING:
    from random import Random


# ---- taken out


def hide(state: AsanteState, observer: i64) -> None:
    """Leave of what ``observer`` may not see only how much there is."""
    for owner in range(state.players):
        if not state.may_see(observer, owner):
            _hide_hand(state, owner, observer)
    if not state.knows_hands(observer):
        for seat in state.seats:
            seat.shown = vec[i64]([0] * int(KINDS))
    if len(state.top) > 0 and not state.may_see(observer, state.top_seen_by):
        state.pile_unknown += len(state.top)
        state.top = vec[i64]()
        state.top_seen_by = NOBODY
    state.pile_unknown += state.pile_cards
    state.pile_cards = 0
    state.pile = vec[i64]([0] * int(KINDS))
    if not state.may_see(observer, state.turn):
        _hide_looked(state, observer)


def _hide_hand(state: AsanteState, owner: i64, observer: i64) -> None:
    """5.14 c, d What was seen of a hand the other player remembers."""
    seat = state.seats[owner]
    size = seat.hand_size()
    if state.knows_hands(observer):
        seat.hand = seat.shown[:]
    else:
        seat.hand = vec[i64]([0] * int(KINDS))
    seat.hand_cards = 0
    for count in seat.hand:
        seat.hand_cards += count
    seat.hand_unknown = size - seat.hand_cards


def _hide_looked(state: AsanteState, observer: i64) -> None:
    """5.14 a, e Of cards set aside those are known that had been seen before."""
    known = vec[i64]()
    for place in range(len(state.looked)):
        if place < state.looked_shown and (state.knows_hands(observer) or _is_open(state)):
            known = append(known, state.looked[place])
    state.looked_unknown += len(state.looked) - len(known)
    state.looked = known


def _is_open(state: AsanteState) -> bool:
    """P5 A card turned up is seen by all."""
    return state.step == FOUND


# ---- filled in


def fill_in(state: AsanteState, rng: Random) -> None:
    """Deal anew what the observer does not know."""
    unseen = unseen_cards(state)
    cards = [card for card in range(int(KINDS)) for _ in range(int(unseen[card]))]
    rng.shuffle(cards)
    if state.active().hand_unknown > 0:
        _suppose(state, cards, rng)
    for seat in state.seats:
        for _ in range(int(seat.hand_unknown)):
            seat.take_card(cards.pop())
        seat.hand_unknown = 0
    for _ in range(int(state.looked_unknown)):
        state.looked = append(state.looked, cards.pop())
    state.looked_unknown = 0
    for card in cards:
        state.pile[card] += 1
    state.pile_cards += len(cards)
    state.pile_unknown = 0


def _suppose(state: AsanteState, cards: list[int], rng: Random) -> None:
    """5.9 Who plays a Haggler or a Carver has shown that he holds a card for it.

    What he would be dealt is dealt first; if no card among it fits, one that does takes the place
    of one of them.
    """
    seat = state.active()
    hand = [cards.pop() for _ in range(int(seat.hand_unknown))]
    for effect in state.effects:
        step = _wanted_card(effect)
        if step is None or _holds(state, step, hand):
            continue
        fitting = [place for place in range(len(cards)) if _holds(state, step, [cards[place]])]
        if fitting:
            place = rng.choice(fitting)
            hand[0], cards[place] = cards[place], hand[0]
    for card in hand:
        seat.take_card(card)
    seat.hand_unknown = 0


def _wanted_card(effect: Effect) -> Operation | None:
    """The step for which a card of the hand is still to be chosen, if there is one."""
    program = PROGRAMS[effect.source]
    if effect.at >= len(program) or effect.chosen != 0:
        return None
    step = program[effect.at]
    return step if step.code == PLAY_WARE_CARD or step.code == PLAY_ARTIFACT else None


def _holds(state: AsanteState, step: Operation, hand: list[int]) -> bool:
    """Whether the hand has a card for a step, with these cards beside those known."""
    seat = state.active()
    for card in hand:
        seat.hand[card] += 1
    found = holds_card_for(state, step)
    for card in hand:
        seat.hand[card] -= 1
    return found
