"""A state of Asante made from what a position tells, which has been checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.state import CHANCE
from sobremesa.games.asante.box import WARE_NAMES
from sobremesa.games.asante.cards import (
    CARD_IDS,
    FIRST_PERSON,
    FIRST_PLACE_SOURCE,
    NO_CARD,
    NO_PLACE,
    PLACE_IDS,
    PLACES,
    card_number,
    place_number,
)
from sobremesa.games.asante.effect import STAYS, TO_DISCARD, TO_PLACES, Effect
from sobremesa.games.asante.position_checks import SOURCES
from sobremesa.games.asante.programs import EACH_RETURNS, PROGRAMS
from sobremesa.games.asante.seat import Seat
from sobremesa.games.asante.state import NOBODY, AsanteState
from sobremesa.games.asante.steps import FIRST_CHOICE, OVER, RESPONSE, RETURN, STEP_NAMES
from sobremesa.games.asante.ware_steps import returner
from sobremesa.games.asante.wares import one_ware

if TYPE_CHECKING:
    from sobremesa.games.asante.position import EffectData, PositionData, SeatData


def fill(state: AsanteState, told: PositionData) -> None:
    """Everything that the position tells."""
    _fill_table(state, told)
    state.step = STEP_NAMES.index(told.step)
    state.turn = told.turn
    state.turns = told.turns
    state.markers = told.markers
    state.drawing_phase = told.drawing_phase
    state.place_plays = told.place_plays
    state.reshuffles = told.reshuffles
    state.last_turn = told.last_turn
    state.effects = [_effect(effect, number == 0) for number, effect in enumerate(told.effects)]
    state.looked = _cards(told.looked)
    state.looked_shown = told.looked_shown
    state.looked_unknown = told.looked_unknown
    state.card = NO_CARD if told.card is None else card_number(told.card)
    state.selling = told.selling
    state.cancels = told.cancels
    state.observer = told.observer
    state.is_over = state.step == OVER
    state.to_move = _who_decides(state)


def _who_decides(state: AsanteState) -> i64:
    """8.3, 8.6 Answers alternate; N5 the opponent returns wares too; else whose turn it is."""
    if state.step == RESPONSE:
        state.responder = state.turn if state.cancels % 2 == 1 else state.other()
        return state.responder
    if state.step < FIRST_CHOICE:
        return CHANCE
    if state.step == RETURN and _each_returns(state):
        owner = returner(state)
        return state.turn if owner == NOBODY else owner
    return state.turn


def _each_returns(state: AsanteState) -> bool:
    if len(state.effects) == 0:
        return False
    effect = state.effect()
    program = PROGRAMS[effect.source]
    return effect.at < len(program) and program[effect.at].code == EACH_RETURNS


# ---- the table


def _fill_table(state: AsanteState, told: PositionData) -> None:
    state.pile = _counts(told.pile, CARD_IDS)
    state.pile_cards = sum(told.pile.values())
    state.pile_unknown = told.pile_unknown
    state.top = _cards(told.top)
    state.top_unknown = told.top_unknown
    state.top_seen_by = NOBODY if told.top_seen_by is None else told.top_seen_by
    state.discards = _counts(told.discards, CARD_IDS)
    state.discard_cards = sum(told.discards.values())
    state.place_pile = _counts(told.place_pile, PLACE_IDS)
    state.place_discards = _counts(told.place_discards, PLACE_IDS)
    for position, place in enumerate(told.display):
        state.display[position] = NO_PLACE if place is None else place_number(place)
    state.seats = [_seat(seat) for seat in told.seats]
    for seat in state.seats:
        state.supply -= seat.stand


def _counts(told: dict[str, int], names: list[str]) -> vec[i64]:
    counts = vec[i64]([0] * len(names))
    for name, count in told.items():
        counts[names.index(name)] = count
    return counts


def _cards(told: list[str]) -> vec[i64]:
    cards = vec[i64]()
    for name in told:
        cards = append(cards, card_number(name))
    return cards


def _seat(told: SeatData) -> Seat:
    artifacts = vec[i64]()
    for name in told.artifacts:
        artifacts = append(artifacts, NO_CARD if name is None else card_number(name))
    seat = Seat(_counts(told.hand, CARD_IDS), _counts(told.shown, CARD_IDS), artifacts)
    seat.hand_cards = sum(told.hand.values())
    seat.hand_unknown = told.hand_unknown
    seat.gold = told.gold
    for name, count in told.stand.items():
        seat.stand += count * one_ware(WARE_NAMES.index(name))
    for slot in told.turned:
        seat.turn(slot - 1)
    for place in range(PLACES):
        for _ in range(told.places.get(PLACE_IDS[place], 0)):
            seat.gain_place(place)
    return seat


# ---- what is being carried out


def _effect(told: EffectData, outermost: bool) -> Effect:
    source: i64 = SOURCES.index(told.source)
    effect = Effect(source, _fate(source, outermost))
    effect.at = told.at
    effect.done = told.done
    for number in told.used:
        effect.mark(number)
    effect.chosen = told.chosen
    effect.taken = told.taken if told.artifact is None else card_number(told.artifact)
    effect.gave = told.gave
    for name in told.types:
        effect.types |= 1 << WARE_NAMES.index(name)
    effect.times = told.times
    effect.free = told.free
    return effect


def _fate(source: i64, outermost: bool) -> i64:
    """5.5, 7.6, 9.2, 9.8 Only Persons, Animals, and a place that was played leave play."""
    if source >= FIRST_PLACE_SOURCE:
        return TO_PLACES if outermost else STAYS
    return TO_DISCARD if source >= FIRST_PERSON else STAYS
