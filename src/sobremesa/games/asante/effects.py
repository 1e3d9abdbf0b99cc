"""Carrying out cards: step after step, as far as nobody has to decide."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.asante.artifact_steps import begin_artifact_step
from sobremesa.games.asante.card_steps import begin_card_step
from sobremesa.games.asante.cards import FIRST_ARTIFACT, FIRST_PLACE_SOURCE, NO_CARD
from sobremesa.games.asante.effect import TO_DISCARD, TO_PLACES, Effect
from sobremesa.games.asante.place_steps import begin_place_step, can_apply_again, refill
from sobremesa.games.asante.programs import (
    ANY_PLACE,
    GAIN_PLACE,
    PAY_GOLD,
    PLACE_EFFECT,
    PLAY_WARE_CARD,
    PROGRAMS,
    Operation,
)
from sobremesa.games.asante.state import NOBODY, AsanteState
from sobremesa.games.asante.steps import AGAIN, PACKAGE, RESPONSE, SLOT, TURN
from sobremesa.games.asante.ware_steps import begin_ware_step


def go_on(state: AsanteState) -> None:
    """Carry out what lies on top, until somebody has to decide or the turn goes on (4.9).

    5.11 What is to be chosen is asked when its step is reached, after any response.
    """
    while True:
        if refill(state):
            return
        if state.responder != NOBODY:
            state.step = RESPONSE
            state.to_move = state.responder
            return
        if len(state.effects) == 0:
            _ask_in_turn(state)
            return
        effect = state.effect()
        program = PROGRAMS[effect.source]
        if effect.at < len(program):
            step = program[effect.at]
            if not _begin(state, effect, step):
                return
            effect.next_step(step.gives)
        elif can_apply_again(state, effect):
            state.ask(AGAIN)
            return
        else:
            _finish(state)


def _ask_in_turn(state: AsanteState) -> None:
    """4.9 What next; or 6.6 which ware is in the packages, 7.1 where the Artifact goes."""
    if state.card == NO_CARD:
        state.ask(TURN)
    elif state.card < FIRST_ARTIFACT:
        state.ask(PACKAGE)
    else:
        state.ask(SLOT)


def _begin(state: AsanteState, effect: Effect, step: Operation) -> bool:
    """Whether the step is over; if not, somebody has been asked."""
    code = step.code
    if code < PAY_GOLD:
        return begin_card_step(state, effect, step)
    if code in (PLACE_EFFECT, ANY_PLACE, GAIN_PLACE):
        return begin_place_step(state, effect, step)
    if code >= PLAY_WARE_CARD:
        return begin_artifact_step(state, effect, step)
    return begin_ware_step(state, effect, step)


def _finish(state: AsanteState) -> None:
    """5.5, 8.1, 9.2 What was carried out goes to its discard pile, if it leaves play."""
    effect = state.effects.pop()
    if effect.fate == TO_DISCARD:
        state.discard(effect.source)
    elif effect.fate == TO_PLACES:
        state.place_discards[_place(effect)] += 1


def _place(effect: Effect) -> i64:
    return effect.source - FIRST_PLACE_SOURCE
