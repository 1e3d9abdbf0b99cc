"""What must hold of a turn of Asante under way: each step has its own things, and no others.

Most of it follows from one thing: where the game waits, going on changes nothing (``gone_on``).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.errors import BadPosition
from sobremesa.core.state import EVERYTHING
from sobremesa.games.asante.box import MARKERS
from sobremesa.games.asante.cards import (
    FIRST_ARTIFACT,
    FIRST_PERSON,
    IS_RESPONSE,
    KINDS,
    NO_CARD,
)
from sobremesa.games.asante.effect_checks import check_effects, step_fits
from sobremesa.games.asante.effects import go_on
from sobremesa.games.asante.hidden import Unmixed, fill_in
from sobremesa.games.asante.position_checks import need
from sobremesa.games.asante.programs import DRAW_SELECT, LOOK_SELECT, PROGRAMS
from sobremesa.games.asante.rules import Asante
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.steps import (
    DISCARD_DRAWN,
    DRAWING,
    FOUND,
    KEEP_DRAWN,
    OVER,
    PACKAGE,
    PICK,
    RESPONSE,
    SLOT,
    STEP_NAMES,
    TURN,
    TURN_UP,
)

_WITHOUT_EFFECT: Final[tuple[i64, ...]] = (
    TURN_UP,
    DRAWING,
    TURN,
    KEEP_DRAWN,
    PACKAGE,
    SLOT,
    OVER,
)


def check_turn(state: AsanteState) -> None:
    """Raise ``BadPosition`` unless a turn can stand like this."""
    if state.turns == 0:
        _check_untouched(state)
        return
    check_effects(state)
    _check_phase(state)
    _check_cards_aside(state)
    _check_card(state)
    _check_responses(state)
    if len(state.effects) == 0:
        need(state.step in _WITHOUT_EFFECT, "effects", f"must not be empty at step {_named(state)}")
    else:
        need(step_fits(state), "effects", f"the last of them does not ask for {_named(state)}")
    need(state.step != OVER or state.last_turn, "last_turn", "the game is not over yet (10.2)")
    for number, seat in enumerate(state.seats):
        if number != state.turn:
            upright = seat.turned == 0
            need(upright, f"seats[{number}].turned", "Artifacts are upright after a turn (4.12)")


def _named(state: AsanteState) -> str:
    return repr(STEP_NAMES[state.step])


def _need(state: AsanteState, met: bool, field: str) -> None:
    need(met, field, f"cannot be so at step {_named(state)}")


def _check_untouched(state: AsanteState) -> None:
    """3.8 Before the first turn nobody has done anything."""
    at_first = state.markers == MARKERS and state.drawing_phase
    need(at_first, "markers, drawing_phase", "nothing has been done before the first turn (3.8)")
    _need(state, state.turn == 0, "turn")
    _need(state, state.place_plays == 0, "place_plays")
    _need(state, state.reshuffles == 0, "reshuffles")
    _need(state, len(state.effects) == 0, "effects")
    _need(state, state.looked_size() == 0 and state.looked_shown == 0, "looked")
    _need(state, len(state.top) + state.top_unknown == 0, "top")
    _need(state, state.card == NO_CARD and not state.selling, "card")
    _need(state, state.cancels == 0, "cancels")


def _check_phase(state: AsanteState) -> None:
    """4.3-4.8 Phase 1 is drawing, and nothing else."""
    in_phase_one = len(state.effects) == 0 and (state.step == DRAWING or state.step == KEEP_DRAWN)
    if in_phase_one:
        _need(state, state.drawing_phase, "drawing_phase")
        _need(state, state.markers < MARKERS, "markers")
        _need(state, state.step != DRAWING or state.pile_size() > 0, "pile")
    elif state.drawing_phase:
        _need(state, state.step in (TURN, OVER), "drawing_phase")
    if state.drawing_phase:
        nothing = state.place_plays == 0 and state.active().turned == 0
        need(nothing, "drawing_phase", "is over once something was played (4.7)")


def _check_cards_aside(state: AsanteState) -> None:
    """4.3, P5, P9, P11 Where cards lie aside, and how many."""
    step = state.step
    number = state.looked_size()
    if step == KEEP_DRAWN:
        fits = number == 1
    elif step == FOUND:
        fits = number == 1 and state.looked_shown == 1 and len(state.looked) == 1
    elif step in (DISCARD_DRAWN, PICK):
        fits = number > 0
    elif step == DRAWING and len(state.effects) > 0:
        fits = number == 0 or _looks(state)
    else:
        fits = number == 0
    _need(state, fits, "looked")


def _looks(state: AsanteState) -> bool:
    """Whether the innermost effect looks at cards one after another."""
    effect = state.effect()
    program = PROGRAMS[effect.source]
    if effect.at == len(program):
        return False
    return program[effect.at].code in (DRAW_SELECT, LOOK_SELECT)


def _check_card(state: AsanteState) -> None:
    """6.6 A card whose packages are to be filled, 7.1 an Artifact on its way into a slot."""
    card = state.card
    if state.step == PACKAGE:
        fits = card != NO_CARD and card < FIRST_ARTIFACT
    elif state.step == SLOT:
        fits = card >= FIRST_ARTIFACT and card < FIRST_PERSON
    else:
        fits = card == NO_CARD
    _need(state, fits, "card")
    _need(state, not state.selling or state.step == PACKAGE, "selling")


def _check_responses(state: AsanteState) -> None:
    """8.3, 8.6, 8.8 Who is asked holds a card; earlier answers lie on the discard pile."""
    if state.step != RESPONSE:
        _need(state, state.cancels == 0, "cancels")
        return
    answers: i64 = 0
    for card in range(KINDS):
        if IS_RESPONSE[card] == 1:
            answers += state.discards[card]
    need(state.cancels <= answers, "cancels", "more answers than lie on the discard pile (8.3)")
    need(state.cancels == 0 or state.chained, "cancels", "an answer is not answered (8.6)")
    asked = state.responder
    size = state.seats[asked].hand_size()
    need(size > 0, f"seats[{asked}].hand", "is empty, so nobody is asked (8.8)")


# ---- as a whole


def as_dealt(state: Asante) -> Asante:
    """A whole state that fits what is told; the same again, if it is one."""
    dealt = state.clone()
    if dealt.observer != EVERYTHING:
        fill_in(dealt, Unmixed())
        dealt.observer = EVERYTHING
    if not dealt.is_over and len(dealt.legal()) == 0 and len(dealt.chances()) == 0:
        raise BadPosition("step", f"nothing could be done at {_named(state)}")
    return dealt


def gone_on(state: Asante) -> Asante:
    """The state after whatever goes on by itself; the same where the game waits."""
    after = state.clone()
    by_itself = after.turns > 0 and after.step != OVER
    if by_itself and not (len(after.effects) == 0 and after.step in (DRAWING, KEEP_DRAWN)):
        go_on(after)
    return after
