"""Section 9 and 7.2, 7.8: Holy Places applied, gained, and the display refilled."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asante.actions import DISPLAY, DONE, HOLY, TURNED_UP
from sobremesa.games.asante.box import POSITIONS
from sobremesa.games.asante.card_steps import step_of
from sobremesa.games.asante.cards import FIRST_PLACE_SOURCE, NO_PLACE, PLACE_IDS, PLACES
from sobremesa.games.asante.effect import STAYS, TO_PLACES, Effect
from sobremesa.games.asante.needs import (
    a_place_works,
    can_play_place,
    place_works,
    position_works,
    would_do_something,
)
from sobremesa.games.asante.programs import ANY_PLACE, GAIN_PLACE, PLACE_EFFECT, Operation
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.steps import CHOOSE_PLACE, CHOOSE_POSITION, TURN_UP


def begin_place_step(state: AsanteState, effect: Effect, step: Operation) -> bool:
    """One of the operations of this file; returns whether the step is over."""
    if step.code == PLACE_EFFECT:
        return _apply_places(state, effect, step)
    if step.code == ANY_PLACE:
        return _any_place(state, effect, step)
    assert step.code == GAIN_PLACE
    return _gain(state, effect, step)


# ---- 9.2 playing one's own


def append_places(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """9.2 Holy Places in front of the player that would do something."""
    for place in range(PLACES):
        if can_play_place(state, place):
            actions = append(actions, HOLY + place)
    return actions


def play_place(state: AsanteState, place: i64) -> None:
    """9.2, 9.3 Without a marker, as often as there are places of this kind."""
    state.drawing_phase = False
    state.place_plays += 1
    seat = state.active()
    effect = Effect(FIRST_PLACE_SOURCE + place, TO_PLACES)
    effect.times = seat.places_of(place)
    seat.lose_place(place)
    state.effects.append(effect)
    if state.events is not None:
        told: dict[str, object] = {"place": PLACE_IDS[place], "strength": int(effect.times)}
        state.tell_own("place_played", told)


def can_apply_again(state: AsanteState, effect: Effect) -> bool:
    """9.3, 9.4 Whether a strong place can be applied once more."""
    if effect.times <= 1 or effect.enough:
        return False
    return would_do_something(state, effect.source, state.active().hand_size(), 0, False)


def apply_again(effect: Effect) -> None:
    """9.4, 9.6 The next application, chosen anew."""
    effect.times -= 1
    effect.next_step(False)
    effect.at = 0


# ---- A2, P3


def _apply_places(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if effect.enough or (effect.done >= step.most and not step.every_one):
        return True
    for position in range(POSITIONS):
        if not effect.has_used(position) and position_works(state, position):
            state.ask(CHOOSE_POSITION)
            return False
    return True


def append_positions(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """A2, P3, P15 Positions of the display; after the first place others may be declined."""
    effect = state.effect()
    step = step_of(effect)
    for position in range(POSITIONS):
        if step.code == GAIN_PLACE:
            if state.display[position] != NO_PLACE:
                actions = append(actions, DISPLAY + position)
        elif not effect.has_used(position) and position_works(state, position):
            actions = append(actions, DISPLAY + position)
    if step.code == PLACE_EFFECT and effect.done > 0:
        actions = append(actions, DONE)
    return actions


def choose_position(state: AsanteState, position: i64) -> None:
    """A2, P3 The place there is applied once (9.8), or P15 it is taken."""
    effect = state.effect()
    place = state.display[position]
    effect.done += 1
    effect.mark(position)
    step = step_of(effect)
    if step.code == GAIN_PLACE:
        give_place(state, position, state.turn)
        return
    if state.events is not None:
        state.tell_own("place_applied", {"place": PLACE_IDS[place], "position": int(position) + 1})
    applied = Effect(FIRST_PLACE_SOURCE + place, STAYS)
    applied.times = step.strength
    state.effects.append(applied)


# ---- H5


def _any_place(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if effect.done > 0 or not a_place_works(state, step, state.active().hand_size(), 0):
        return True
    state.ask(CHOOSE_PLACE)
    return False


def append_choices_of_place(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """H5 The effects to choose from, or N6 the opponent's places."""
    step = step_of(state.effect())
    if step.code == ANY_PLACE:
        for place in step.places:
            if place_works(state, place, state.active().hand_size(), 0):
                actions = append(actions, HOLY + place)
        return actions
    for place in range(PLACES):
        if state.seats[state.other()].places_of(place) > 0:
            actions = append(actions, HOLY + place)
    return actions


def choose_place(state: AsanteState, place: i64) -> None:
    """H5 One effect is chosen, or N6 a place changes its owner."""
    effect = state.effect()
    effect.done += 1
    if step_of(effect).code == ANY_PLACE:
        if state.events is not None:
            state.tell_own("effect_chosen", {"place": PLACE_IDS[place]})
        state.effects.append(Effect(FIRST_PLACE_SOURCE + place, STAYS))
        return
    state.seats[state.other()].lose_place(place)
    state.active().gain_place(place)
    if state.events is not None:
        told: dict[str, object] = {"place": PLACE_IDS[place], "from": int(state.other())}
        state.tell_own("place_taken_away", told)


# ---- P15, N6


def _gain(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if effect.done >= step.most:
        return True
    if step.from_opponent:
        if state.seats[state.other()].places == 0:
            return True
        state.ask(CHOOSE_PLACE)
        return False
    for position in range(POSITIONS):
        if state.display[position] != NO_PLACE:
            state.ask(CHOOSE_POSITION)
            return False
    return True


# ---- the display


def give_place(state: AsanteState, position: i64, to: i64) -> None:
    """7.2, 7.3, P15 The place at a position goes to a player; 7.8 there may be none."""
    place = state.display[position]
    if place == NO_PLACE:
        return
    state.seats[to].gain_place(place)
    state.display[position] = NO_PLACE
    if state.events is not None:
        told: dict[str, object] = {"seat": int(to), "place": PLACE_IDS[place]}
        state.tell(Event("place_gained", {**told, "position": int(position) + 1}))


def vacant_position(state: AsanteState) -> i64:
    """7.8 The lowest position without a place, or ``POSITIONS``."""
    for position in range(POSITIONS):
        if state.display[position] == NO_PLACE:
            return position
    return POSITIONS


def refill(state: AsanteState) -> bool:
    """7.2, 7.8, 5.4 Whether a place is to be turned up for a vacant position now."""
    if vacant_position(state) == POSITIONS:
        return False
    if _none(state.place_pile):
        if _none(state.place_discards):
            return False
        state.place_pile = state.place_discards
        state.place_discards = vec[i64]([0] * int(PLACES))
        if state.events is not None:
            state.tell(Event("places_reshuffled", {}))
    state.ask_chance(TURN_UP)
    return True


def _none(places: vec[i64]) -> bool:
    return all(count <= 0 for count in places)


def place_chances(state: AsanteState) -> vec[i64]:
    """3.2 What may be turned up."""
    actions = vec[i64]()
    for place in range(PLACES):
        if state.place_pile[place] > 0:
            actions = append(actions, TURNED_UP + place)
    return actions


def turn_up(state: AsanteState, place: i64) -> None:
    """3.2, 7.2 A place comes into the display."""
    position = vacant_position(state)
    state.place_pile[place] -= 1
    state.display[position] = place
    if state.events is not None:
        told: dict[str, object] = {"place": PLACE_IDS[place], "position": int(position) + 1}
        state.tell(Event("place_turned_up", told))
