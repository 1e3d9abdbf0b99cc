"""Section 12: the operations with wares, gold and markers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asante.actions import DONE, NAME, RETURN_WARE, TAKE_WARE
from sobremesa.games.asante.box import WARE_NAMES, WARES
from sobremesa.games.asante.card_steps import step_of
from sobremesa.games.asante.effect import Effect
from sobremesa.games.asante.needs import is_person_or_animal
from sobremesa.games.asante.programs import (
    ALL_DIFFERENT,
    ALL_DIFFERENT_NOT_RETURNED,
    ALL_OF_STAND,
    AS_MANY_AS_RETURNED,
    EACH_RETURNS,
    GAIN_BY_RETURNED,
    GAIN_GOLD,
    GAIN_PER_RETURNED,
    LADDER,
    OPPONENT_RETURNS_TYPE,
    PAY_GOLD,
    PROGRAMS,
    RECOVER_MARKERS,
    RETURN_WARES,
    SAME_TYPE,
    SWAP_WARE,
    TAKE_WARES,
    Operation,
)
from sobremesa.games.asante.state import NOBODY, AsanteState
from sobremesa.games.asante.steps import NAME_TYPE, RETURN, TAKE
from sobremesa.games.asante.trading import told_wares
from sobremesa.games.asante.wares import NO_WARES, how_many, one_ware, wares_of

_RETURNED = 1  # H4: the ware is back, and another may be taken


def begin_ware_step(state: AsanteState, effect: Effect, step: Operation) -> bool:
    """One of the operations of this file; returns whether the step is over."""
    code = step.code
    if code == RETURN_WARES:
        return _return_wares(state, effect, step)
    if code == TAKE_WARES:
        return _take_wares(state, effect, step)
    if code == SWAP_WARE:
        return _swap(state, effect, step)
    if code == OPPONENT_RETURNS_TYPE:
        return _name(state, effect, step)
    if code == EACH_RETURNS:
        return _each_returns(state, step)
    if code == RECOVER_MARKERS:
        _recover(state, step)
    elif code == PAY_GOLD:
        _pay(state, step.most)
    elif code == GAIN_GOLD:
        _gain(state, step.most)
    else:
        _gain(state, gold_for(step, effect.gave))
    return True


# ---- gold and markers


def _pay(state: AsanteState, gold: i64) -> None:
    seat = state.active()
    seat.gold -= gold
    if state.events is not None:
        state.tell_gold("gold_paid", {"gold": int(gold), "has": int(seat.gold)})


def _gain(state: AsanteState, gold: i64) -> None:
    gained = state.gain_gold(state.turn, gold)
    if state.events is not None:
        state.tell_gold("gold_gained", {"gold": int(gained), "has": int(state.active().gold)})


def gold_for(step: Operation, wares: i64) -> i64:
    """A1, P14 What so many wares bring; beyond a table as much as its last entry."""
    if step.code == GAIN_PER_RETURNED:
        return step.most * wares
    assert step.code == GAIN_BY_RETURNED
    if wares == 0:
        return 0
    most: i64 = len(step.table)
    return step.table[min(wares, most) - 1]


def _recover(state: AsanteState, step: Operation) -> None:
    """H3 Spent markers come back."""
    markers = min(step.most, state.spent())
    state.markers += markers
    if state.events is not None:
        state.tell_own("markers_recovered", {"number": int(markers), "has": int(state.markers)})


# ---- wares of one's own go back


def _return_wares(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if step.constraint == ALL_OF_STAND:
        _return_all(state, effect)
        return True
    if effect.enough or effect.done >= step.most or not _can_return(state, effect, step):
        return True
    state.ask(RETURN)
    return False


def _return_all(state: AsanteState, effect: Effect) -> None:
    """P8 The whole stand."""
    seat = state.active()
    wares = seat.stand
    for ware in range(WARES):
        if wares_of(wares, ware) > 0:
            effect.mark(ware)
    effect.done = how_many(wares)
    seat.stand = NO_WARES
    state.supply += wares
    if state.events is not None and wares != NO_WARES:
        state.tell_own("wares_returned", {"wares": told_wares(wares)})


def returner(state: AsanteState) -> i64:
    """Who returns wares now: whose turn it is, or the opponent before him (N5)."""
    step = step_of(state.effect())
    if step.code != EACH_RETURNS:
        return state.turn
    return _who_has_too_many(state, step)


def _is_returnable(state: AsanteState, effect: Effect, step: Operation, ware: i64) -> bool:
    if wares_of(state.seats[returner(state)].stand, ware) == 0:
        return False
    if step.code != RETURN_WARES:
        return True
    if step.constraint == ALL_DIFFERENT:
        return not effect.has_used(ware)
    if step.constraint == SAME_TYPE:
        if effect.used != 0 and not effect.has_used(ware):
            return False
        if effect.done + wares_of(state.active().stand, ware) < _least(state, effect, step):
            return False
        return effect.done < _most_of_one_type(state, effect, ware)
    return True


def _least(state: AsanteState, effect: Effect, step: Operation) -> i64:
    """How many must go back; 5.8 of an Artifact or a place as many as make room for what comes."""
    if is_person_or_animal(effect.source):
        return step.least
    program = PROGRAMS[effect.source]
    for following in range(effect.at + 1, len(program)):
        if program[following].code == TAKE_WARES:
            free = state.free_spaces(state.turn) - effect.done
            return max(step.least, program[following].most - free)
    return step.least


def _most_of_one_type(state: AsanteState, effect: Effect, ware: i64) -> i64:
    """P4 No more than there are other types in the supply to be taken for them."""
    program = PROGRAMS[effect.source]
    following = effect.at + 1
    if following >= len(program) or program[following].most != AS_MANY_AS_RETURNED:
        return WARES * WARES
    others: i64 = 0
    for other in range(WARES):
        if other != ware and wares_of(state.supply, other) > 0:
            others += 1
    return others


def _can_return(state: AsanteState, effect: Effect, step: Operation) -> bool:
    return any(_is_returnable(state, effect, step, ware) for ware in range(WARES))


def append_returns(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """Wares that may go back to the supply; enough may be enough."""
    effect = state.effect()
    step = step_of(effect)
    for ware in range(WARES):
        if _is_returnable(state, effect, step, ware):
            actions = append(actions, RETURN_WARE + ware)
    if step.code == RETURN_WARES and effect.done >= _least(state, effect, step):
        actions = append(actions, DONE)
    return actions


def return_ware(state: AsanteState, ware: i64) -> None:
    """A ware goes back to the supply."""
    effect = state.effect()
    step = step_of(effect)
    owner = returner(state)
    state.seats[owner].stand -= one_ware(ware)
    state.supply += one_ware(ware)
    effect.mark(ware)
    if step.code == SWAP_WARE:
        effect.chosen = _RETURNED
    else:
        effect.done += 1
    if state.events is not None:
        wares = told_wares(one_ware(ware))
        state.tell(Event("wares_returned", {"seat": int(owner), "wares": wares}))


# ---- wares of the supply


def _take_wares(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if effect.enough or effect.done >= _wanted(effect, step) or not _can_take(state, effect, step):
        return True
    state.ask(TAKE)
    return False


def _wanted(effect: Effect, step: Operation) -> i64:
    return effect.gave if step.most == AS_MANY_AS_RETURNED else step.most


def _is_takeable(state: AsanteState, effect: Effect, step: Operation, ware: i64) -> bool:
    if wares_of(state.supply, ware) == 0:
        return False
    if step.constraint == SAME_TYPE:
        if effect.used != 0 or is_person_or_animal(effect.source):
            return effect.used == 0 or effect.has_used(ware)
        return wares_of(state.supply, ware) >= _wanted(effect, step)  # 5.8
    if step.constraint == ALL_DIFFERENT:
        return not effect.has_used(ware)
    if step.constraint == ALL_DIFFERENT_NOT_RETURNED:
        return not effect.has_used(ware) and not effect.has_given(ware)
    return True


def _can_take(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if state.free_spaces(state.turn) == 0:
        return False
    return any(_is_takeable(state, effect, step, ware) for ware in range(WARES))


def append_takes(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """Wares that may be taken; 5.7 of a Person or an Animal fewer than offered may be kept."""
    effect = state.effect()
    step = step_of(effect)
    for ware in range(WARES):
        if _is_takeable(state, effect, step, ware):
            actions = append(actions, TAKE_WARE + ware)
    if step.code != SWAP_WARE and is_person_or_animal(effect.source):
        actions = append(actions, DONE)
    return actions


def take_ware(state: AsanteState, ware: i64) -> None:
    """A ware of the supply comes onto the stand."""
    effect = state.effect()
    step = step_of(effect)
    seat = state.active()
    state.supply -= one_ware(ware)
    seat.stand += one_ware(ware)
    if step.code == LADDER:
        effect.taken += 1
    else:
        effect.mark(ware)
        effect.done += 1
        effect.chosen = 0
    if state.events is not None:
        state.tell_own("wares_taken", {"wares": told_wares(one_ware(ware))})


# ---- H4


def _swap(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if effect.chosen == _RETURNED:
        state.ask(TAKE)
        return False
    if effect.done >= step.most or how_many(state.active().stand) == 0:
        return True
    state.ask(RETURN)
    return False


# ---- N3


def _name(state: AsanteState, effect: Effect, step: Operation) -> bool:
    if effect.done >= step.most or state.seats[state.other()].stand == NO_WARES:
        return True
    state.ask(NAME_TYPE)
    return False


def append_types(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """N3 The types on the opponent's stand."""
    for ware in range(WARES):
        if wares_of(state.seats[state.other()].stand, ware) > 0:
            actions = append(actions, NAME + ware)
    return actions


def name_type(state: AsanteState, ware: i64) -> None:
    """N3 The opponent returns all wares of a type."""
    owner = state.seats[state.other()]
    wares = wares_of(owner.stand, ware) * one_ware(ware)
    owner.stand -= wares
    state.supply += wares
    state.effect().done += 1
    if state.events is not None:
        state.tell_own("type_named", {"ware": WARE_NAMES[ware]})
        told = {"seat": int(state.other()), "wares": told_wares(wares)}
        state.tell(Event("wares_returned", told))


# ---- N5


def _who_has_too_many(state: AsanteState, step: Operation) -> i64:
    """N5 First the opponent, then oneself."""
    for seat in (state.other(), state.turn):
        if how_many(state.seats[seat].stand) > step.most:
            return seat
    return NOBODY


def _each_returns(state: AsanteState, step: Operation) -> bool:
    seat = _who_has_too_many(state, step)
    if seat == NOBODY:
        return True
    state.step = RETURN
    state.to_move = seat
    return False
