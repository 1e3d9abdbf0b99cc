"""Section 8: Persons and Animals are shown, may be answered, and then carried out."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asante.actions import ANSWER, PASS, PLAY
from sobremesa.games.asante.cards import (
    CARD_IDS,
    FIRST_ARTIFACT,
    FIRST_PERSON,
    IS_RESPONSE,
    KINDS,
    PERSON,
    category,
)
from sobremesa.games.asante.effect import TO_DISCARD, Effect
from sobremesa.games.asante.needs import would_do_something
from sobremesa.games.asante.programs import CANCEL, PROGRAMS
from sobremesa.games.asante.state import NOBODY, AsanteState

CARD_MARKERS = 1  # 8.1 what playing a Person or an Animal costs


def append_plays(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """7.1, 8.1 Artifacts, Persons and Animals of the hand that would do something."""
    seat = state.active()
    others = seat.hand_size() - 1
    for card in range(FIRST_ARTIFACT, KINDS):
        if seat.hand[card] == 0:
            continue
        if card < FIRST_PERSON or would_do_something(state, card, others, CARD_MARKERS, False):
            actions = append(actions, PLAY + card)
    return actions


def play_from_hand(state: AsanteState, card: i64) -> None:
    """8.1, 8.2 a The marker is spent, and the card shown."""
    state.markers -= CARD_MARKERS
    state.drawing_phase = False
    state.active().lose_card(card)
    show(state, card)


def show(state: AsanteState, card: i64) -> None:
    """8.2, 8.5, 8.8 The opponent is asked whenever he holds a card."""
    state.effects.append(Effect(card, TO_DISCARD))
    state.cancels = 0
    if state.events is not None:
        state.tell_shown("card_shown", card, {})
    _ask_response(state, state.other())


def _ask_response(state: AsanteState, seat: i64) -> None:
    """8.8 That he is asked does not depend on what he holds."""
    if state.seats[seat].hand_size() == 0:
        _settle(state)
        return
    state.responder = seat


def append_answers(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """8.3 Cards of the hand that cancel what was shown; or it may happen."""
    hand = state.seats[state.to_move].hand
    for card in range(FIRST_PERSON, KINDS):
        if IS_RESPONSE[card] == 1 and hand[card] > 0 and _cancels(state, card):
            actions = append(actions, ANSWER + card)
    return append(actions, PASS)


def _cancels(state: AsanteState, card: i64) -> bool:
    """8.4, 8.6 Whether a card answers what was shown last: a Person, an Animal, or an answer."""
    shown = category(state.effect().source) if state.cancels == 0 else PERSON
    for step in PROGRAMS[card]:
        if step.code == CANCEL:
            for answered in step.cancels:
                if answered == shown:
                    return True
    return False


def answer(state: AsanteState, card: i64) -> None:
    """8.3 Out of turn and without a marker; 8.6 which may be answered itself, by the switch."""
    seat = state.to_move
    state.seats[seat].lose_card(card)
    state.discard(card)
    # 8.6 Only its like answers an answer.
    answered = state.effect().source if state.cancels == 0 else card
    state.cancels += 1
    if state.events is not None:
        told: dict[str, object] = {"seat": int(seat), "card": CARD_IDS[card]}
        told["shown"] = CARD_IDS[answered]
        state.tell(Event("card_answered", told, reveals=True))
    if state.chained:
        _ask_response(state, 1 - seat)
    else:
        _settle(state)


def let_it_happen(state: AsanteState) -> None:
    """8.3 There is no answer (any more)."""
    if state.events is not None:
        state.tell(Event("response_passed", {"seat": int(state.to_move)}))
    _settle(state)


def _settle(state: AsanteState) -> None:
    """8.3, 8.6 Cancelled by an odd number of answers: nothing in it happens, nothing is paid."""
    cancelled = state.cancels % 2 == 1
    state.cancels = 0
    state.responder = NOBODY
    if not cancelled:
        return
    card = state.effects.pop().source
    state.discard(card)
    if state.events is not None:
        state.tell_own("card_cancelled", {"card": CARD_IDS[card]})
