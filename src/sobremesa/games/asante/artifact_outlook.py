"""What the Artifacts and the Holy Places in front of a seat will bring in the turns to come."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.asante.box import PLACE_PLAYS, SLOTS
from sobremesa.games.asante.cards import (
    FIRST_PLACE_SOURCE,
    NO_CARD,
    PLACES,
)
from sobremesa.games.asante.needs import can_use
from sobremesa.games.asante.programs import GAIN_GOLD, PROGRAMS, copies_another
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.time_left import GOLD
from sobremesa.games.asante.weights import Weights, over


def artifacts_worth(
    state: AsanteState, owner: i64, to_come: i64, markers: i64, weights: Weights
) -> i64:
    """7.6 Each may be used once a turn; with ``markers`` left also in this one."""
    seat = state.seats[owner]
    worth: i64 = 0
    for slot in range(SLOTS):
        artifact = seat.artifacts[slot]
        if artifact == NO_CARD:
            continue
        one = _use(state, artifact, weights)
        worth += one * over(weights.uses, to_come) // 100
        if to_come == 0 or markers == 0 or seat.is_turned(slot):
            continue
        if can_use(state, artifact, False):
            worth += one * weights.use_now // 100
    return worth


def _use(state: AsanteState, artifact: i64, weights: Weights) -> i64:
    """One use; of one that copies, that of the best that lies there."""
    best = weights.sources[artifact]
    if not copies_another(artifact):
        return max(best, 0)
    best = best // 2
    for seat in state.seats:
        for slot in range(SLOTS):
            other = seat.artifacts[slot]
            if other != NO_CARD and other != artifact:
                best = max(best, weights.sources[other])
    return best


def places_worth(state: AsanteState, owner: i64, to_come: i64, weights: Weights) -> i64:
    """9.2, 9.3 One is played a turn, as often as there are of its kind."""
    seat = state.seats[owner]
    if seat.places == 0:
        return 0
    turns = to_come // 100
    if owner == state.turn and state.place_plays < PLACE_PLAYS:
        turns += 1
    worth: i64 = 0
    for place in range(PLACES):
        strength = seat.places_of(place)
        for _turn in range(min(strength, turns)):
            worth += application_worth(place, to_come, weights) * strength
            strength -= 1
    return worth * weights.place // 100


def application_worth(place: i64, to_come: i64, weights: Weights) -> i64:
    """9.5 One application of a Holy Place; with no turn to come only its gold counts."""
    return weights.sources[FIRST_PLACE_SOURCE + place] if to_come > 0 else _gold_of(place)


def _gold_of(place: i64) -> i64:
    gold: i64 = 0
    for step in PROGRAMS[FIRST_PLACE_SOURCE + place]:
        if step.code == GAIN_GOLD:
            gold += GOLD * step.most
        for other in step.places:
            gold = max(gold, _gold_of(other))
    return gold
