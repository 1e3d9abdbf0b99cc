"""What must hold of the cards of Asante that are being carried out, each on top of another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.asante.box import STAND_SPACES
from sobremesa.games.asante.cards import (
    ANIMAL,
    FIRST_ARTIFACT,
    FIRST_PERSON,
    FIRST_PLACE_SOURCE,
    IS_RESPONSE,
    PERSON,
    PLACE_COPIES,
    category,
)
from sobremesa.games.asante.effect import Effect
from sobremesa.games.asante.needs import copies_free
from sobremesa.games.asante.position_checks import need
from sobremesa.games.asante.programs import (
    ANY_PLACE,
    COPY_ARTIFACT,
    DISCARD_ARTIFACT,
    DISCARD_CARDS,
    DRAW,
    DRAW_AS_MANY,
    DRAW_SELECT,
    DRAW_UNTIL,
    DRAW_UP_TO,
    EACH_RETURNS,
    GAIN_PLACE,
    LADDER,
    LOOK_SELECT,
    OPPONENT_RETURNS_TYPE,
    PLACE_EFFECT,
    PLAY_ARTIFACT,
    PLAY_WARE_CARD,
    PROGRAMS,
    RETURN_WARES,
    STEAL,
    SWAP_WARE,
    TAKE_FROM_DISCARD,
    TAKE_WARES,
    Operation,
)
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.steps import (
    AGAIN,
    CARVE,
    CHOOSE_ARTIFACT,
    CHOOSE_PLACE,
    CHOOSE_POSITION,
    DISCARD,
    DISCARD_DRAWN,
    DRAWING,
    FETCH,
    FOUND,
    HAGGLE,
    NAME_TYPE,
    NUMBER,
    PACKAGE,
    PICK,
    RESPONSE,
    RETURN,
    SLOT,
    STEALING,
    TAKE,
    TURN_UP,
    USE_NOW,
)

# Which operations can ask for a step.
_ASKING: Final[dict[int, tuple[int, ...]]] = {
    int(step): tuple(int(code) for code in codes)
    for step, codes in (
        (TURN_UP, (PLAY_ARTIFACT, GAIN_PLACE, DRAW_UNTIL)),
        (DRAWING, (DRAW, DRAW_AS_MANY, DRAW_UP_TO, DRAW_SELECT, LOOK_SELECT, DRAW_UNTIL)),
        (STEALING, (STEAL,)),
        (PACKAGE, (PLAY_WARE_CARD, DRAW_UNTIL)),
        (SLOT, (PLAY_ARTIFACT, DRAW_UNTIL)),
        (RETURN, (RETURN_WARES, SWAP_WARE, EACH_RETURNS)),
        (TAKE, (TAKE_WARES, SWAP_WARE, LADDER)),
        (NAME_TYPE, (OPPONENT_RETURNS_TYPE,)),
        (DISCARD, (DISCARD_CARDS, LADDER)),
        (DISCARD_DRAWN, (DRAW_SELECT,)),
        (NUMBER, (LADDER,)),
        (PICK, (LOOK_SELECT,)),
        (FOUND, (DRAW_UNTIL,)),
        (FETCH, (TAKE_FROM_DISCARD,)),
        (CHOOSE_POSITION, (PLACE_EFFECT, GAIN_PLACE)),
        (CHOOSE_PLACE, (ANY_PLACE, GAIN_PLACE)),
        (HAGGLE, (PLAY_WARE_CARD,)),
        (CARVE, (PLAY_ARTIFACT,)),
        (CHOOSE_ARTIFACT, (COPY_ARTIFACT, DISCARD_ARTIFACT)),
        (USE_NOW, (DISCARD_ARTIFACT,)),
    )
}


def step_fits(state: AsanteState) -> bool:
    """Whether the innermost effect can ask for the step of the state."""
    effect = state.effect()
    program = PROGRAMS[effect.source]
    if effect.at == len(program):
        return state.step == AGAIN
    if state.step == RESPONSE:
        return _is_fresh(effect) and category_of(effect.source) in (PERSON, ANIMAL)
    return int(program[effect.at].code) in _ASKING.get(int(state.step), ())


def check_effects(state: AsanteState) -> None:
    """Raise ``BadPosition`` unless each effect can have brought about the next one."""
    for number, effect in enumerate(state.effects):
        where = f"effects[{number}]"
        _check_numbers(effect, where)
        if number == 0:
            _check_outermost(state, effect, where)
        else:
            within = state.effects[number - 1]
            need(_brings_about(within, effect), where, "does not come of the one before it")
    if len(state.effects) > 0:
        need(not state.drawing_phase, "drawing_phase", "is over once a card was played (4.7)")


def category_of(source: i64) -> i64:
    """The group of a card that is carried out; -1 of a Holy Place."""
    return category(source) if source < FIRST_PLACE_SOURCE else -1


def _is_fresh(effect: Effect) -> bool:
    """8.2 Whether nothing of it has been carried out."""
    return effect.at + effect.done + effect.used + effect.chosen + effect.gave == 0


def _check_numbers(effect: Effect, where: str) -> None:
    """Whether the counts of a step are such as it can have."""
    is_card = effect.source < FIRST_PLACE_SOURCE
    can_be = not is_card or (effect.source >= FIRST_ARTIFACT and IS_RESPONSE[effect.source] == 0)
    need(can_be, f"{where}.source", "is nothing that is carried out")
    need(effect.times == 1 or not is_card, f"{where}.times", "must be 1")
    free = not effect.free or category_of(effect.source) == category(FIRST_ARTIFACT)
    need(free, f"{where}.free", "is for Artifacts (N1)")
    program = PROGRAMS[effect.source]
    if effect.at < len(program):
        step = program[effect.at]
        most = _most_done(step)
        need(effect.done <= most, f"{where}.done", f"is {effect.done}; allowed: 0 to {most}")
        most = _most_chosen(step)
        need(effect.chosen <= most, f"{where}.chosen", f"is {effect.chosen}; allowed: 0 to {most}")
        if step.code == LADDER:
            need(effect.taken <= effect.chosen, f"{where}.taken", "is more than was chosen (P2)")
    need(effect.at > 0 or effect.gave == 0, f"{where}.gave", "nothing came before (5.10)")
    need(effect.gave > 0 or effect.types == 0, f"{where}.types", "nothing came before (5.10)")


def _most_done(step: Operation) -> i64:
    if step.code == LADDER:
        return step.table[len(step.table) - 1]
    if step.code == LOOK_SELECT:
        return step.kept
    if step.code == PLACE_EFFECT:
        return STAND_SPACES
    return max(step.most, STAND_SPACES)


def _most_chosen(step: Operation) -> i64:
    if step.code == LADDER:
        return len(step.table)
    return 2 if step.code == DISCARD_ARTIFACT else 1


def _check_outermost(state: AsanteState, effect: Effect, where: str) -> None:
    """7.6, 8.1, 9.2 It was played from the hand, used in a slot, or played as a Holy Place."""
    source = effect.source
    if source >= FIRST_PLACE_SOURCE:
        place = source - FIRST_PLACE_SOURCE
        need(state.place_plays > 0, "place_plays", "a Holy Place is being played (9.2)")
        most = min(PLACE_COPIES[place], state.active().places_of(place) + 1)
        need(effect.times <= most, f"{where}.times", f"is more than there are places: {most} (9.3)")
    elif source < FIRST_PERSON:
        seat = state.active()
        used = any(
            seat.artifacts[slot] == source and seat.is_turned(slot)
            for slot in range(len(seat.artifacts))
        )
        need(used, f"{where}.source", "no such Artifact of this seat is turned (7.6)")
        need(not effect.free, f"{where}.free", "it was paid for (7.6)")


def _brings_about(outer: Effect, inner: Effect) -> bool:
    """P5, A2, A3, P3, H5, N1 What an effect brings about, and that it keeps it in mind."""
    program = PROGRAMS[outer.source]
    if outer.at >= len(program):
        return False
    step = program[outer.at]
    source = inner.source
    if step.code == PLACE_EFFECT:
        applied = source >= FIRST_PLACE_SOURCE and inner.times <= step.strength
        return applied and outer.done > 0 and outer.used != 0
    if step.code == ANY_PLACE:
        listed = any(source == FIRST_PLACE_SOURCE + place for place in step.places)
        return listed and outer.done == 1 and inner.times == 1
    if step.code == COPY_ARTIFACT:
        excluded = any(source == card for card in step.excluded)
        is_artifact = source >= FIRST_ARTIFACT and source < FIRST_PERSON
        if not is_artifact or excluded or outer.chosen != 1:
            return False
        return inner.free == copies_free(step, outer.free)
    if step.code == DISCARD_ARTIFACT:
        return source == outer.taken and outer.chosen == 2 and inner.free
    if step.code == DRAW_UNTIL:
        return category_of(source) == step.category and outer.chosen == 1
    return False
