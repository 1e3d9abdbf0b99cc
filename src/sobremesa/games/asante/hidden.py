"""5.3, 5.14 What a seat does not know of cards, taken out and filled in.

What is filled in is possible: it fits the box and everything the observer knows, and whoever is in
the middle of a card can go on. Where there is nothing else to know, each dealing is as likely as at
a table.

What is known is what was seen: cards taken openly, stolen, drawn where the other had looked, put
back, and what follows from seeing all others. Some things are forgotten: which cards lay on top,
once the other player has looked at them too (5.14 e); what a hand and the cards set aside were
together, if the pile is reshuffled meanwhile (5.4 c); that whoever was cancelled at a Haggler still
holds a card for it. Who looks on remembers nothing of hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.games.asante.cards import KINDS
from sobremesa.games.asante.drawing import forget_pile
from sobremesa.games.asante.effect import Effect
from sobremesa.games.asante.needs import holds_card_for
from sobremesa.games.asante.programs import PLAY_ARTIFACT, PLAY_WARE_CARD, PROGRAMS, Operation
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.steps import FOUND
from sobremesa.games.asante.unseen import unseen_cards

if TYPE_CHECKING:
    from random import Random


_TRIES: Final = 16  # dealings at random, before something is dealt that fits


# ---- taken out


def hide(state: AsanteState, observer: i64) -> None:
    """Leave of what ``observer`` may not see only how much there is."""
    for owner in range(state.players):
        if not state.may_see(observer, owner):
            _hide_hand(state, owner, observer)
    if not state.knows_hands(observer):
        for seat in state.seats:
            seat.shown = vec[i64]([0] * int(KINDS))
    if not state.may_see(observer, state.top_seen_by):
        state.top_unknown += len(state.top)
        state.top = vec[i64]()
    forget_pile(state)
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
    if state.knows_hands(observer) or _is_open(state):
        known = state.looked[: state.looked_shown]
    state.looked_unknown += len(state.looked) - len(known)
    state.looked = known


def _is_open(state: AsanteState) -> bool:
    """P5 A card turned up is seen by all."""
    return state.step == FOUND


# ---- filled in


class Unmixed:
    """Deals the cards as they lie: enough to see whether some dealing fits."""

    def shuffle(self, cards: list[int]) -> None:
        """Leave them."""

    def choice(self, places: list[int]) -> int:
        """The first."""
        return places[0]


def fill_in(state: AsanteState, rng: Random | Unmixed) -> None:
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
    for _ in range(int(state.top_unknown)):
        state.top = append(state.top, cards.pop())
    state.top_unknown = 0
    for card in cards:
        state.pile[card] += 1
    state.pile_cards += len(cards)
    state.pile_unknown = 0


def _suppose(state: AsanteState, cards: list[int], rng: Random | Unmixed) -> None:
    """5.9 Who plays a Haggler or a Carver has shown that he holds a card for it.

    His hand is dealt until it has one; after some dealings at random one that fits takes the place
    of another.
    """
    seat = state.active()
    number = int(seat.hand_unknown)
    steps = [step for step in map(_wanted_card, state.effects) if step is not None]
    for _ in range(_TRIES):
        if all(_holds(state, step, cards[-number:]) for step in steps):
            break
        rng.shuffle(cards)
    hand = [cards.pop() for _ in range(number)]
    for step in steps:
        if _holds(state, step, hand):
            continue
        fitting = [place for place in range(len(cards)) if _holds(state, step, [cards[place]])]
        if fitting:
            place = rng.choice(fitting)
            hand[0], cards[place] = cards[place], hand[0]
    for card in hand:
        seat.take_card(card)
    seat.hand_unknown = 0


def _wanted_card(effect: Effect) -> Operation | None:
    """The step for which a card of the hand is still to be chosen, where there must be one."""
    program = PROGRAMS[effect.source]
    if effect.at >= len(program) or effect.chosen != 0 or len(program) > 1:
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
