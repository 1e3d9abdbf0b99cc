"""Why an action is not legal: the number of the rule that forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.state import CHANCE
from sobremesa.games.asante.actions import (
    ANSWER,
    BUY,
    DISPLAY,
    DONE,
    DRAW_CARD,
    END,
    HOLY,
    KEEP,
    NAME,
    OTHER_ARTIFACT,
    OWN_ARTIFACT,
    PASS,
    PLAY,
    PUT_IN,
    RETURN_WARE,
    SELL,
    TAKE_WARE,
    USE,
)
from sobremesa.games.asante.box import BOX, PLACE_PLAYS, POSITIONS, SLOTS, WARES
from sobremesa.games.asante.card_steps import step_of
from sobremesa.games.asante.cards import (
    FIRST_ARTIFACT,
    FIRST_PLACE_SOURCE,
    FIXED,
    IS_RESPONSE,
    NO_CARD,
    NO_PLACE,
    PACKAGES,
    USE_MARKERS,
)
from sobremesa.games.asante.needs import copies_free, is_person_or_animal, place_works
from sobremesa.games.asante.programs import (
    ANY_PLACE,
    COPY_ARTIFACT,
    GAIN_GOLD,
    GAIN_PLACE,
    PAY_GOLD,
    PROGRAMS,
    TAKE_WARES,
    Operation,
)
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.steps import (
    AGAIN,
    CHOOSE_ARTIFACT,
    CHOOSE_PLACE,
    CHOOSE_POSITION,
    DEAL,
    DRAWING,
    FIRST_PLAYER,
    HAGGLE,
    KEEP_DRAWN,
    PACKAGE,
    RESPONSE,
    SLOT,
    STEALING,
    TAKE,
    TURN,
    TURN_UP,
)
from sobremesa.games.asante.trading import buy_price
from sobremesa.games.asante.wares import how_many

# By source, as the programs: where its effect is told, such as P5; that is what it *needs* as well.
_RULE_OF: Final[list[str]] = [
    card["rule"]
    for group in ("ware_cards", "artifacts", "persons", "animals", "holy_places")
    for card in BOX[group]
]


def refusal(state: AsanteState, action: i64) -> str:
    """The number of the rule that forbids ``action``, which is not legal."""
    step = state.step
    if state.is_over:
        return "10.2"
    if state.to_move == CHANCE:
        return _by_chance(state)
    if step == TURN:
        return _in_turn(state, action)
    if step == KEEP_DRAWN:
        return "4.3"
    if step == PACKAGE:
        if action < NAME or action >= NAME + WARES:
            return "6.6"
        return "6.5" if state.selling else "6.4 b"
    if step == SLOT:
        return "7.4" if action >= PUT_IN and action < PUT_IN + SLOTS else "7.1"
    if step == RESPONSE:
        return "8.3"
    if step == AGAIN:
        return "9.4"
    return _in_effect(state, action)


def _by_chance(state: AsanteState) -> str:
    """What chance is asked for."""
    step = state.step
    if step == TURN_UP:
        return "3.2" if state.turns == 0 else "7.2"
    if step == DEAL:
        return "3.4"
    if step == FIRST_PLAYER:
        return "3.7"
    if step == STEALING or len(state.effects) > 0:
        return _RULE_OF[state.effect().source]
    assert step == DRAWING
    return "4.3"


# ---- in the turn


def _in_turn(state: AsanteState, action: i64) -> str:
    """4.9 What keeps a card, an Artifact or a Holy Place from being played."""
    if action == DRAW_CARD:
        return _drawing(state)
    if action == KEEP or action == KEEP + 1:
        return "4.3"
    if action >= BUY and action < USE:
        return _card(state, action)
    if action >= USE and action < HOLY:
        return _use(state, action - USE)
    if action >= HOLY and action < END:
        return _place(state, action - HOLY)
    if action >= PUT_IN and action < ANSWER:
        return "7.1"
    if action >= ANSWER and action < PASS:
        return "8.7" if IS_RESPONSE[action - ANSWER] == 1 else "8.3"
    if action >= TAKE_WARE and action < NAME:
        return "6.3" if action < RETURN_WARE else "6.5"
    return "8.3" if action == PASS else "4.9"


def _drawing(state: AsanteState) -> str:
    if not state.drawing_phase:
        return "4.8"
    return "4.2" if state.markers == 0 else "5.4"


def _card(state: AsanteState, action: i64) -> str:
    """6.2, 8.1 What keeps a card of the hand from being played."""
    first = BUY
    if action >= PLAY:
        first = PLAY
    elif action >= SELL:
        first = SELL
    card = action - first
    if state.active().hand[card] == 0:
        return "4.9"
    if IS_RESPONSE[card] == 1:
        return "8.7"
    if state.markers == 0:
        return "4.2"
    if first == PLAY:
        return "6.2" if card < FIRST_ARTIFACT else _needs(state, card)
    return _buying(state, card, 0) if first == BUY else "6.5"


def _buying(state: AsanteState, card: i64, change: i64) -> str:
    """6.4 What keeps the wares of a card from being bought."""
    if buy_price(card, change) > state.active().gold:
        return "6.4 c"
    wares = how_many(FIXED[card]) + PACKAGES[card]
    return "6.4 a" if wares > state.free_spaces(state.turn) else "6.4 b"


def _use(state: AsanteState, slot: i64) -> str:
    seat = state.active()
    artifact = seat.artifacts[slot]
    if artifact == NO_CARD or seat.is_turned(slot):
        return "7.6"
    if USE_MARKERS[artifact - FIRST_ARTIFACT] > state.markers:
        return "4.2"
    return _needs(state, artifact)


def _needs(state: AsanteState, source: i64) -> str:
    """5.9 A card's own rule says what it needs; 5.2 it may be gold."""
    for step in PROGRAMS[source]:
        if step.code == PAY_GOLD and step.most > state.active().gold:
            return "5.2"
    return _RULE_OF[source]


def _place(state: AsanteState, place: i64) -> str:
    if state.place_plays >= PLACE_PLAYS or state.active().places_of(place) == 0:
        return "9.2"
    return _idle(place)


def _idle(place: i64) -> str:
    """9.7 What a place lacks; 5.12 where it is gold in the bank."""
    for step in PROGRAMS[FIRST_PLACE_SOURCE + place]:
        if step.code in (GAIN_GOLD, ANY_PLACE):
            return "5.12"
    return "9.7"


# ---- in the course of an effect


def _in_effect(state: AsanteState, action: i64) -> str:
    """The rule of the card that is being carried out, or one that says more."""
    effect = state.effect()
    step = step_of(effect)
    told = _RULE_OF[effect.source]
    if state.step == CHOOSE_POSITION and step.code != GAIN_PLACE:
        return _position(state, action, told)
    if state.step == CHOOSE_POSITION and action >= DISPLAY and action < DISPLAY + POSITIONS:
        return "7.8"
    if state.step == CHOOSE_PLACE and step.code == ANY_PLACE:
        return _idle(action - HOLY) if _is_offered(step, action - HOLY) else told
    if state.step == CHOOSE_ARTIFACT and step.code == COPY_ARTIFACT:
        return _copying(state, action, told)
    if state.step == TAKE and action == DONE and step.code == TAKE_WARES:
        return told if is_person_or_animal(effect.source) else "5.8"
    if state.step == HAGGLE and action >= BUY and action < PLAY:
        return _bargain(state, step, action, told)
    return told


def _position(state: AsanteState, action: i64, told: str) -> str:
    """A2, P3 What keeps a place of the display from being applied."""
    if action == DONE:
        return "9.4"
    if action < DISPLAY or action >= DISPLAY + POSITIONS:
        return told
    place = state.display[action - DISPLAY]
    if place == NO_PLACE:
        return "7.8"
    works = place_works(state, place, state.active().hand_size(), 0)
    return told if works else _idle(place)


def _is_offered(step: Operation, place: i64) -> bool:
    """H5 Whether a place is one of those to choose from."""
    return any(offered == place for offered in step.places)


def _copying(state: AsanteState, action: i64, told: str) -> str:
    """A3 What keeps an Artifact from being copied: often the markers."""
    if action < OWN_ARTIFACT or action >= OTHER_ARTIFACT + SLOTS:
        return told
    owner = state.turn if action < OTHER_ARTIFACT else state.other()
    artifact = state.seats[owner].artifacts[(action - OWN_ARTIFACT) % SLOTS]
    if artifact == NO_CARD:
        return told
    effect = state.effect()
    free = copies_free(step_of(effect), effect.free)
    if not free and USE_MARKERS[artifact - FIRST_ARTIFACT] > state.markers:
        return "4.2"
    return told


def _bargain(state: AsanteState, step: Operation, action: i64, told: str) -> str:
    """P6 What keeps a Ware card from being played at the changed prices."""
    card = action - SELL if action >= SELL else action - BUY
    if state.active().hand[card] == 0 or (PACKAGES[card] > 0 and not step.packages):
        return told
    return "6.5" if action >= SELL else _buying(state, card, step.buy_change)
