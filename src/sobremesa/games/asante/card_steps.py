"""Section 12: the operations with cards: drawing, looking, searching, fetching, discarding.

``begin_…`` goes on with a step as far as nobody has to decide; it returns whether the step is over.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asante.actions import (
    DISCARD_CARD,
    DONE,
    FETCH_CARD,
    NUMBER_OF,
    PICK_CARD,
    STOLEN,
)
from sobremesa.games.asante.cards import CARD_IDS, KINDS
from sobremesa.games.asante.drawing import (
    ask_draw,
    can_draw,
    clear_looked,
    draw_into_hand,
    look_at,
)
from sobremesa.games.asante.effect import Effect
from sobremesa.games.asante.needs import (
    fetchable,
    is_fetchable,
    is_person_or_animal,
)
from sobremesa.games.asante.programs import (
    DISCARD_CARDS,
    DRAW,
    DRAW_AS_MANY,
    DRAW_SELECT,
    DRAW_UNTIL,
    DRAW_UP_TO,
    LADDER,
    LOOK_SELECT,
    PROGRAMS,
    STEAL,
    Operation,
)
from sobremesa.games.asante.searching import search, turn_up_card
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.steps import (
    DISCARD,
    DISCARD_DRAWN,
    FETCH,
    NUMBER,
    PICK,
    STEALING,
    TAKE,
)

_LOOKING = 0  # cards are still being drawn or turned up
_CHOOSING = 1


def step_of(effect: Effect) -> Operation:
    """The step that an effect stands at."""
    return PROGRAMS[effect.source][effect.at]


def begin_card_step(state: AsanteState, effect: Effect, step: Operation) -> bool:
    """One of the operations of this file."""
    code = step.code
    if code in (DRAW, DRAW_AS_MANY, DRAW_UP_TO):
        return _draw(state, effect, step)
    if code == DRAW_SELECT:
        return _draw_select(state, effect, step)
    if code == LOOK_SELECT:
        return _look_select(state, effect, step)
    if code == DRAW_UNTIL:
        return search(state, effect)
    if code == DISCARD_CARDS:
        return _discard(state, effect, step)
    if code == LADDER:
        return _pay_with_cards(state, effect, step)
    if code == STEAL:
        return _steal(state, effect, step)
    return _fetch(state, effect, step)


def card_drawn(state: AsanteState, card: i64) -> None:
    """The card that an effect wanted drawn."""
    effect = state.effect()
    step = step_of(effect)
    if step.code == DRAW_SELECT:
        look_at(state, card)
    elif step.code == LOOK_SELECT:
        look_at(state, card, "card_looked_at")
    elif step.code == DRAW_UNTIL:
        turn_up_card(state, card, step)
    else:
        draw_into_hand(state, card)
        effect.done += 1


# ---- drawing into the hand


def _draw(state: AsanteState, effect: Effect, step: Operation) -> bool:
    wanted = step.most
    if step.code == DRAW_AS_MANY:
        wanted = effect.gave
    elif step.code == DRAW_UP_TO:
        wanted = effect.done + step.most - state.active().hand_size()
    if effect.done >= wanted or not can_draw(state):
        return True
    ask_draw(state)
    return False


# ---- P9


def _draw_select(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if effect.chosen == _LOOKING:
        if state.looked_size() < step.most and can_draw(state):
            ask_draw(state)
            return False
        effect.chosen = _CHOOSING
    if state.looked_size() > step.kept:
        state.ask(DISCARD_DRAWN)
        return False
    _keep_looked(state)
    return True


def _keep_looked(state: AsanteState) -> None:
    """P9 What is kept comes into the hand; of the cards the other knew he knows it (5.14 e)."""
    seat = state.active()
    for place in range(len(state.looked)):
        card = state.looked[place]
        seat.take_card(card)
        if place < state.looked_shown:
            seat.shown[card] += 1
    if state.events is not None:
        cards = [CARD_IDS[card] for card in state.looked]
        state.tell(
            Event(
                "cards_kept",
                {"seat": int(state.turn), "number": len(cards)},
                {"cards": cards},
                (int(state.turn),),
            )
        )
    clear_looked(state)


def append_looked(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """P9 One of the cards just drawn is discarded."""
    for card in range(KINDS):
        for looked in state.looked:
            if looked == card:
                actions = append(actions, DISCARD_CARD + card)
                break
    return actions


def discard_looked(state: AsanteState, card: i64) -> None:
    """P9 A card just drawn goes to the discard pile; seen by both (5.14 b)."""
    left = vec[i64]()
    shown: i64 = 0
    gone = False
    for place in range(len(state.looked)):
        if not gone and state.looked[place] == card:
            gone = True
            continue
        left = append(left, state.looked[place])
        if place < state.looked_shown:
            shown += 1
    state.looked = left
    state.looked_shown = shown
    state.discard(card)
    if state.events is not None:
        state.tell_shown("card_discarded", card, {})


# ---- P11


def _look_select(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if effect.chosen == _LOOKING:
        if state.looked_size() < step.most and can_draw(state):
            ask_draw(state)
            return False
        effect.chosen = _CHOOSING
    if effect.done < step.kept and state.looked_size() > 0:
        state.ask(PICK)
        return False
    _put_back(state)
    return True


def append_picks(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """P11 The cards looked at, from the topmost."""
    for place in range(len(state.looked)):
        actions = append(actions, PICK_CARD + place)
    return actions


def pick(state: AsanteState, place: i64) -> None:
    """P11 A card of those looked at is taken; the other does not learn which."""
    card = state.looked[place]
    state.looked = _without(state.looked, place)
    state.looked_shown = 0
    state.active().take_card(card)
    state.effect().done += 1
    if state.events is not None:
        seat = int(state.turn)
        state.tell(Event("card_picked", {"seat": seat}, {"card": CARD_IDS[card]}, (seat,)))


def _put_back(state: AsanteState) -> None:
    """P11, 5.14 e The others lie on top in unchanged order, known to who looked."""
    if len(state.looked) == 0:
        return
    if state.top_seen_by == state.other():
        # Below them lie cards whose order only the other knows: from now on nobody does.
        for card in state.top:
            state.pile[card] += 1
            state.pile_cards += 1
        state.top = vec[i64]()
        state.pile_unknown += state.top_unknown
        state.top_unknown = 0
    back = state.looked[:]
    for card in state.top:
        back = append(back, card)
    state.top = back
    state.top_seen_by = state.turn
    if state.events is not None:
        told: dict[str, object] = {"seat": int(state.turn), "number": len(state.looked)}
        state.tell(Event("cards_put_back", told))
    clear_looked(state)


def _without(cards: vec[i64], place: i64) -> vec[i64]:
    left = vec[i64]()
    for other in range(len(cards)):
        if other != place:
            left = append(left, cards[other])
    return left


# ---- P7


def _fetch(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if effect.done >= step.most or not fetchable(state, step):
        return True
    state.ask(FETCH)
    return False


def append_fetchable(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """P7 Cards that may be taken from the discard pile."""
    step = step_of(state.effect())
    for card in range(KINDS):
        if state.discards[card] > 0 and is_fetchable(step, card):
            actions = append(actions, FETCH_CARD + card)
    return actions


def fetch(state: AsanteState, card: i64) -> None:
    """P7, 5.14 c A card of the discard pile comes into the hand, openly."""
    state.discards[card] -= 1
    state.discard_cards -= 1
    state.active().take_card(card)
    state.active().shown[card] += 1
    state.effect().done += 1
    if state.events is not None:
        state.tell_own("card_taken", {"card": CARD_IDS[card]})


# ---- A5, A6, P2


def _discard(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if effect.enough or effect.done >= step.most or state.active().hand_size() == 0:
        return True
    state.ask(DISCARD)
    return False


def append_discards(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """5.10 Cards of the hand that may be paid with; enough may be enough."""
    hand = state.active().hand
    for card in range(KINDS):
        if hand[card] > 0:
            actions = append(actions, DISCARD_CARD + card)
    effect = state.effect()
    step = step_of(effect)
    if step.code == DISCARD_CARDS and effect.done >= step.least:
        actions = append(actions, DONE)
    return actions


def discard_card(state: AsanteState, card: i64) -> None:
    """5.14 b A card of the hand is discarded, seen by both."""
    state.active().lose_card(card)
    state.discard(card)
    state.effect().done += 1
    if state.events is not None:
        state.tell_shown("card_discarded", card, {})


def _pay_with_cards(state: AsanteState, effect: Effect, step: Operation) -> bool:
    """P2 First how many wares, then the cards they cost, then the wares.

    8.6 Where answers are answered, the cards to pay with may be gone by now.
    """
    if effect.chosen == 0:
        if state.active().hand_size() < step.table[0]:
            return True
        state.ask(NUMBER)
        return False
    if effect.done < step.table[effect.chosen - 1]:
        state.ask(DISCARD)
        return False
    if effect.enough or effect.taken >= effect.chosen or state.free_spaces(state.turn) == 0:
        return True
    state.ask(TAKE)
    return False


def append_numbers(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """P2 As many wares as the hand can pay for; 5.8 of an Artifact as many as there is room for."""
    effect = state.effect()
    step = step_of(effect)
    most = len(step.table)
    if not is_person_or_animal(effect.source):
        most = min(most, state.free_spaces(state.turn))
    for wares in range(most):
        if step.table[wares] <= state.active().hand_size():
            actions = append(actions, NUMBER_OF + wares)
    return actions


# ---- N4


def _steal(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if effect.done >= step.most or state.seats[state.other()].hand_size() == 0:
        return True
    state.ask_chance(STEALING)
    return False


def steal_chances(state: AsanteState) -> vec[i64]:
    """N4 Each card of the hand is equally likely."""
    actions = vec[i64]()
    hand = state.seats[state.other()].hand
    for card in range(KINDS):
        if hand[card] > 0:
            actions = append(actions, STOLEN + card)
    return actions


def steal(state: AsanteState, card: i64) -> None:
    """N4, 5.14 d The card changes hands; both players see it, and nobody else."""
    state.seats[state.other()].lose_card(card)
    state.active().take_card(card)
    state.active().shown[card] += 1
    state.effect().done += 1
    if state.events is not None:
        seat = int(state.turn)
        secret: dict[str, object] = {"card": CARD_IDS[card]}
        state.tell(Event("card_stolen", {"seat": seat, "from": 1 - seat}, secret, (seat, 1 - seat)))
