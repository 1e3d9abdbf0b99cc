"""4.3-4.8, 5.4, 5.14 The draw pile: drawing from it, reshuffling it, and who knows what came."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.core.state import EVERYTHING
from sobremesa.games.asante.actions import DRAWN
from sobremesa.games.asante.box import RESHUFFLES
from sobremesa.games.asante.cards import CARD_IDS, KINDS
from sobremesa.games.asante.state import NOBODY, AsanteState
from sobremesa.games.asante.steps import DRAWING, KEEP_DRAWN
from sobremesa.games.asante.unseen import unseen_cards


def can_draw(state: AsanteState) -> bool:
    """5.4 a, 5.4 b Whether there is a card to draw: in the pile, or after a reshuffle."""
    if state.pile_size() > 0:
        return True
    return state.discard_cards > 0 and state.reshuffles < RESHUFFLES


def ask_draw(state: AsanteState) -> None:
    """The top card is to be drawn; there is one, if need be after a reshuffle."""
    if state.pile_size() == 0:
        reshuffle(state)
    state.ask_chance(DRAWING)


def reshuffle(state: AsanteState) -> None:
    """5.4 The discard pile becomes the draw pile. Then all that is not seen is in a hand."""
    _learn_hands(state)
    for card in range(KINDS):
        state.pile[card] += state.discards[card]
        state.discards[card] = 0
    state.pile_cards = state.discard_cards
    state.discard_cards = 0
    if state.observer != EVERYTHING:
        forget_pile(state)
    state.reshuffles += 1
    if state.events is not None:
        state.tell(Event("reshuffled", {"cards": int(state.pile_size())}))


def forget_pile(state: AsanteState) -> None:
    """3.3 Of an observation: what lies in the pile follows from what is seen elsewhere."""
    state.pile_unknown += state.pile_cards
    state.pile_cards = 0
    state.pile = vec[i64]([0] * int(KINDS))


def _learn_hands(state: AsanteState) -> None:
    """5.14 Where no card lies covered but in hands, each player knows what the other holds.

    Of who has set cards aside (5.4 c) the other only knows hand and cards together; that is
    forgotten.
    """
    for owner in range(state.players):
        seat = state.seats[owner]
        if owner == state.turn and state.looked_size() > 0:
            continue
        if seat.hand_unknown > 0:  # of an observation: whose observer can tell now
            if not state.knows_hands(state.observer):
                continue
            seat.hand = _sum(seat.hand, unseen_cards(state))
            seat.hand_cards += seat.hand_unknown
            seat.hand_unknown = 0
        seat.shown = seat.hand[:]


def _sum(some: vec[i64], more: vec[i64]) -> vec[i64]:
    found = some[:]
    for card in range(KINDS):
        found[card] += more[card]
    return found


def draw_chances(state: AsanteState) -> vec[i64]:
    """3.3 What may lie on top of the draw pile."""
    actions = vec[i64]()
    if len(state.top) > 0:
        return append(actions, DRAWN + state.top[0])
    for card in range(KINDS):
        if state.pile[card] > 0:
            actions = append(actions, DRAWN + card)
    return actions


def take_top(state: AsanteState, card: i64) -> bool:
    """The card is no longer on the pile; whether the player not in turn knew it (5.14 e)."""
    if len(state.top) == 0:
        state.pile[card] -= 1
        state.pile_cards -= 1
        return False
    state.top = state.top[1:]
    known = state.top_seen_by == state.other()
    if len(state.top) == 0:
        state.top_seen_by = NOBODY
    return known


def draw_into_hand(state: AsanteState, card: i64) -> None:
    """4.8, 5.14 a A card goes straight to the hand of the player whose turn it is."""
    known = take_top(state, card)
    state.active().take_card(card)
    if known:
        state.active().shown[card] += 1
    tell_drawn(state, card, known)


def look_at(state: AsanteState, card: i64, told: str = "card_drawn") -> None:
    """A card is looked at, and lies aside until it is clear what becomes of it (5.4 c)."""
    known = take_top(state, card)
    state.looked = append(state.looked, card)
    if known:
        state.looked_shown += 1
    tell_drawn(state, card, known, told)


def tell_drawn(state: AsanteState, card: i64, known: bool, told: str = "card_drawn") -> None:
    """5.14 a, e Only who drew it has seen it, unless the other had looked through the pile."""
    if state.events is None:
        return
    seat = int(state.turn)
    knows = (seat, 1 - seat) if known else (seat,)
    left = int(state.pile_size())
    state.tell(Event(told, {"seat": seat, "left": left}, {"card": CARD_IDS[card]}, knows))


def clear_looked(state: AsanteState) -> None:
    """Nothing lies aside any more."""
    state.looked = vec[i64]()
    state.looked_shown = 0
    state.looked_unknown = 0


# ---- phase 1


def spend_on_drawing(state: AsanteState) -> None:
    """4.3 A marker for the top card of the draw pile."""
    state.markers -= 1
    ask_draw(state)


def drawn_in_phase_one(state: AsanteState, card: i64) -> None:
    """4.3 It is looked at, and then kept or discarded."""
    look_at(state, card)
    state.ask(KEEP_DRAWN)


def keep_drawn(state: AsanteState) -> None:
    """4.4 The card is added to the hand, and phase 1 is over."""
    card = state.looked[0]
    state.active().take_card(card)
    if state.looked_shown > 0:
        state.active().shown[card] += 1
    if state.events is not None:
        seat = int(state.turn)
        knows = (seat, 1 - seat) if state.looked_shown > 0 else (seat,)
        state.tell(Event("card_kept", {"seat": seat}, {"card": CARD_IDS[card]}, knows))
    clear_looked(state)
    state.drawing_phase = False


def drop_drawn(state: AsanteState) -> None:
    """4.5 The card is discarded face up, and another may be drawn."""
    card = state.looked[0]
    state.discard(card)
    if state.events is not None:
        state.tell_shown("card_dropped", card, {})
    clear_looked(state)
