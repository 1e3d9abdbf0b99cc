"""What chance will bring, as the evaluation supposes: cards without a face, the likeliest place."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.asante.actions import DRAWN, TURNED_UP
from sobremesa.games.asante.box import RESHUFFLES
from sobremesa.games.asante.card_steps import step_of
from sobremesa.games.asante.cards import PLACES
from sobremesa.games.asante.drawing import clear_looked
from sobremesa.games.asante.effects import go_on
from sobremesa.games.asante.programs import DRAW_SELECT, DRAW_UNTIL, LOOK_SELECT
from sobremesa.games.asante.rules import Asante
from sobremesa.games.asante.steps import STEALING, TURN, TURN_UP
from sobremesa.games.asante.weights import Weights, at


def suppose(state: Asante, me: i64, weights: Weights) -> i64:
    """Let chance bring something; returns what the choice among several is worth beside it.

    A card without a face is one more of ``hand_unknown``.
    """
    if state.step == TURN_UP:
        state._apply(TURNED_UP + _likeliest_place(state))
        return 0
    seat = state.active()
    if state.step == STEALING:
        state.seats[state.other()].hand_unknown -= 1
        seat.hand_unknown += 1
        state.effect().done += 1
        go_on(state)
        return 0
    if len(state.effects) == 0:
        return _suppose_first_draw(state, me, weights)
    effect = state.effect()
    step = step_of(effect)
    choice: i64 = 0
    if step.code == DRAW_SELECT or step.code == LOOK_SELECT:
        choice = (step.most - step.kept) * weights.selection
        clear_looked(state)
        seat.hand_unknown += step.kept
        _take_off(state, step.most if step.code == DRAW_SELECT else step.kept)
        effect.next_step(step.gives)
    elif step.code == DRAW_UNTIL:
        choice = weights.free_animal
        seat.hand_unknown += 1
        _take_off(state, 1)
        effect.next_step(step.gives)
    else:
        seat.hand_unknown += 1
        _take_off(state, 1)
        effect.done += 1
    go_on(state)
    return choice


def _suppose_first_draw(state: Asante, me: i64, weights: Weights) -> i64:
    """4.3 A card that will be kept, or another in its stead while markers are left."""
    if state.turn == me and state.top_seen_by == me:
        state._apply(DRAWN + state.top[0])
        return 0
    state.active().hand_unknown += 1
    _take_off(state, 1)
    state.drawing_phase = False
    state.ask(TURN)
    return at(weights.choice, state.markers)


def _take_off(state: Asante, cards: i64) -> None:
    """The pile is lower; a reshuffle is not foreseen."""
    state.pile_unknown -= cards
    if state.pile_size() <= 0:
        state.reshuffles = RESHUFFLES


def _likeliest_place(state: Asante) -> i64:
    best: i64 = 0
    for place in range(PLACES):
        if state.place_pile[place] > state.place_pile[best]:
            best = place
    return best
