"""5.9, 5.10 Whether a card would do anything, and can be paid for: the *Needs* of section 11.

Judged for the player whose turn it is, by what he can see.
"""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.asante.box import POSITIONS, SLOTS, WARES
from sobremesa.games.asante.cards import (
    FIRST_ARTIFACT,
    FIRST_PERSON,
    FIRST_PLACE_SOURCE,
    NO_CARD,
    NO_PLACE,
    PACKAGES,
    PLACES,
    USE_MARKERS,
    WARE_CARDS,
    category,
)
from sobremesa.games.asante.drawing import can_draw
from sobremesa.games.asante.programs import (
    ALL_DIFFERENT,
    ALL_OF_STAND,
    ANY_PLACE,
    CANCEL,
    COPY_ARTIFACT,
    DISCARD_ARTIFACT,
    DISCARD_CARDS,
    DRAW,
    DRAW_SELECT,
    DRAW_UNTIL,
    DRAW_UP_TO,
    EACH_RETURNS,
    GAIN_GOLD,
    GAIN_PLACE,
    LADDER,
    LOOK_SELECT,
    OPPONENT_RETURNS_TYPE,
    PAY_GOLD,
    PLACE_EFFECT,
    PLAY_ARTIFACT,
    PLAY_WARE_CARD,
    PROGRAMS,
    RECOVER_MARKERS,
    RETURN_WARES,
    SAME_TYPE,
    STEAL,
    SWAP_WARE,
    TAKE_FROM_DISCARD,
    TAKE_WARES,
    Operation,
)
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.trading import can_buy, can_sell
from sobremesa.games.asante.wares import how_many, wares_of


def would_do_something(state: AsanteState, source: i64, cards: i64, cost: i64, free: bool) -> bool:
    """Whether all steps of a card can be begun.

    ``cards`` is how many the hand has beside it, ``cost`` the markers paid for it; ``free`` says
    that an Artifact's markers are waived (N1).
    """
    room_is_made = False
    for step in PROGRAMS[source]:
        if step.code == RETURN_WARES:
            room_is_made = True
        elif step.code == TAKE_WARES and room_is_made:
            continue
        if not _can_begin(state, source, step, cards, cost, free):
            return False
    return True


def _can_begin(
    state: AsanteState, source: i64, step: Operation, cards: i64, cost: i64, free: bool
) -> bool:
    code = step.code
    if code in (PLACE_EFFECT, ANY_PLACE):
        return _a_place_works(state, step, cards, cost)
    if code == RECOVER_MARKERS:
        return state.spent() + cost > 0
    if code == COPY_ARTIFACT:
        return _an_artifact_can_be_copied(state, step, cards, free)
    if code == DISCARD_ARTIFACT:
        return _has_artifact(state, state.turn) or _has_artifact(state, state.other())
    if code == GAIN_PLACE:
        return _a_place_is_there(state, step)
    if code in (PLAY_WARE_CARD, PLAY_ARTIFACT):
        return holds_card_for(state, step)
    if code == CANCEL:
        return False  # 8.7 it only ever answers
    if code >= PAY_GOLD:
        return _can_trade(state, source, step)
    return _cards_are_there(state, step, cards)


def _cards_are_there(state: AsanteState, step: Operation, cards: i64) -> bool:
    code = step.code
    if code in (DRAW, DRAW_SELECT, LOOK_SELECT, DRAW_UNTIL):
        return can_draw(state)
    if code == DRAW_UP_TO:
        return cards < step.most and can_draw(state)
    if code == TAKE_FROM_DISCARD:
        return fetchable(state, step)
    if code == DISCARD_CARDS:
        return cards >= step.least
    if code == LADDER:
        return cards >= step.table[0] and state.free_spaces(state.turn) > 0
    if code == STEAL:
        return state.seats[state.other()].hand_size() > 0
    return True


def _can_trade(state: AsanteState, source: i64, step: Operation) -> bool:
    code = step.code
    seat = state.active()
    if code == PAY_GOLD:
        return seat.gold >= step.most
    if code == GAIN_GOLD:
        return state.bank() > 0
    if code == RETURN_WARES:
        return step.constraint == ALL_OF_STAND or _most_returnable(seat.stand, step) >= step.least
    if code == TAKE_WARES:  # 5.7 Persons and Animals may give less, 5.8 others may not
        wanted = 1 if is_person_or_animal(source) else step.most
        return state.free_spaces(state.turn) >= wanted
    if code == SWAP_WARE:
        return how_many(seat.stand) > 0
    if code == OPPONENT_RETURNS_TYPE:
        return how_many(state.seats[state.other()].stand) > 0
    if code == EACH_RETURNS:
        own = how_many(seat.stand)
        return max(own, how_many(state.seats[state.other()].stand)) > step.most
    return True


def _most_returnable(stand: i64, step: Operation) -> i64:
    """How many wares of a stand a constraint lets go."""
    types: i64 = 0
    most: i64 = 0
    for ware in range(WARES):
        wares = wares_of(stand, ware)
        types += 1 if wares > 0 else 0
        most = max(most, wares)
    if step.constraint == SAME_TYPE:
        return most
    return types if step.constraint == ALL_DIFFERENT else how_many(stand)


def is_person_or_animal(source: i64) -> bool:
    """Whether 5.7 applies to the wares it gives."""
    return source >= FIRST_PERSON and source < FIRST_PLACE_SOURCE


def is_fetchable(step: Operation, card: i64) -> bool:
    """Whether a step may take a card of this kind from the discard pile."""
    if category(card) != step.category:
        return False
    return all(card != excluded for excluded in step.excluded)


def fetchable(state: AsanteState, step: Operation) -> bool:
    """P7 Whether the discard pile has a card that may be taken."""
    for card in range(FIRST_PLACE_SOURCE):
        if state.discards[card] > 0 and is_fetchable(step, card):
            return True
    return False


# ---- Holy Places


def place_works(state: AsanteState, place: i64, cards: i64, cost: i64) -> bool:
    """9.7 Whether one application of a place would do something."""
    return would_do_something(state, FIRST_PLACE_SOURCE + place, cards, cost, False)


def position_works(state: AsanteState, position: i64) -> bool:
    """A2, P3 Whether the place at a position of the display would do something now."""
    place = state.display[position]
    return place != NO_PLACE and place_works(state, place, state.active().hand_size(), 0)


def _a_place_works(state: AsanteState, step: Operation, cards: i64, cost: i64) -> bool:
    if step.code == ANY_PLACE:
        return any(place_works(state, place, cards, cost) for place in step.places)
    for place in state.display:
        if place != NO_PLACE and place_works(state, place, cards, cost):
            return True
    return False


def _a_place_is_there(state: AsanteState, step: Operation) -> bool:
    if step.from_opponent:
        return state.seats[state.other()].places > 0
    return any(state.display[position] != NO_PLACE for position in range(POSITIONS))


def can_play_place(state: AsanteState, place: i64) -> bool:
    """9.2 Whether a Holy Place in front of the player can be played."""
    seat = state.active()
    return seat.places_of(place) > 0 and place_works(state, place, seat.hand_size(), 0)


def has_playable_place(state: AsanteState) -> bool:
    """Whether any can be played."""
    return any(can_play_place(state, place) for place in range(PLACES))


# ---- Artifacts


def can_use(state: AsanteState, artifact: i64, free: bool) -> bool:
    """7.6 Whether an Artifact's effect can be carried out, markers and all."""
    cost = USE_MARKERS[artifact - FIRST_ARTIFACT]
    if not free and cost > state.markers:
        return False
    cards = state.active().hand_size()
    return would_do_something(state, artifact, cards, 0 if free else cost, free)


def can_copy(state: AsanteState, step: Operation, artifact: i64, free: bool) -> bool:
    """A3 Whether an Artifact in a slot may be copied."""
    if artifact == NO_CARD:
        return False
    for excluded in step.excluded:
        if artifact == excluded:
            return False
    return can_use(state, artifact, free)


def _an_artifact_can_be_copied(state: AsanteState, step: Operation, cards: i64, free: bool) -> bool:
    for seat in state.seats:
        for slot in range(SLOTS):
            if can_copy(state, step, seat.artifacts[slot], free):
                return True
    return False


def _has_artifact(state: AsanteState, owner: i64) -> bool:
    return any(state.seats[owner].artifacts[slot] != NO_CARD for slot in range(SLOTS))


def _has_artifact_card(state: AsanteState, step: Operation) -> bool:
    for card in range(FIRST_ARTIFACT, FIRST_PERSON):
        if step.from_hand and state.active().hand[card] > 0:
            return True
        if step.from_discard and state.discards[card] > 0:
            return True
    return False


# ---- P6, P10


def holds_card_for(state: AsanteState, step: Operation) -> bool:
    """P6, P10 Whether there is a Ware card to haggle with, or an Artifact to carve."""
    if step.code == PLAY_ARTIFACT:
        return _has_artifact_card(state, step)
    return _can_haggle(state, step)


def can_haggle(state: AsanteState, step: Operation, card: i64) -> bool:
    """P6 Whether a Ware card of the hand may be played at the changed prices."""
    if state.active().hand[card] == 0 or (PACKAGES[card] > 0 and not step.packages):
        return False
    return can_buy(state, card, step.buy_change) or can_sell(state, card)


def _can_haggle(state: AsanteState, step: Operation) -> bool:
    return any(can_haggle(state, step, card) for card in range(WARE_CARDS))
