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
    ANY,
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
    """Whether all costs of a card can be paid, and something of the rest be carried out.

    ``cards`` is how many the hand has beside it, ``cost`` the markers paid for it; ``free`` says
    that an Artifact's markers are waived (N1).
    """
    room: i64 = 0  # that wares returned before will make
    only_costs = True
    does_something = False
    for step in PROGRAMS[source]:
        if step.follows:
            continue
        if step.code == CANCEL:
            return False  # 8.7 it only ever answers
        if step.code == TAKE_WARES:
            can_begin = _can_give(state, source, step, room)
        else:
            can_begin = _can_begin(state, step, cards, cost, free)
        if not can_begin and (step.is_cost or _must_be_whole(source, step)):
            return False
        if step.code == RETURN_WARES:
            room += most_returned(state.active().stand, step)
        if step.is_cost and step.code != LADDER:
            continue
        only_costs = False
        does_something = does_something or can_begin
    return only_costs or does_something


def _can_begin(state: AsanteState, step: Operation, cards: i64, cost: i64, free: bool) -> bool:
    code = step.code
    if code in (PLACE_EFFECT, ANY_PLACE):
        return a_place_works(state, step, cards, cost)
    if code == RECOVER_MARKERS:
        return state.spent() + cost > 0
    if code == COPY_ARTIFACT:
        return an_artifact_can_be_copied(state, step, free)
    if code == DISCARD_ARTIFACT:
        return an_artifact_is_in_play(state)
    if code == GAIN_PLACE:
        return _a_place_is_there(state, step)
    if code in (PLAY_WARE_CARD, PLAY_ARTIFACT):
        return state.markers - cost >= step.markers and holds_card_for(state, step)
    if code >= PAY_GOLD:
        return _can_trade(state, step)
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


def _can_trade(state: AsanteState, step: Operation) -> bool:
    code = step.code
    seat = state.active()
    if code == PAY_GOLD:
        return seat.gold >= step.most
    if code == GAIN_GOLD:
        return state.bank() > 0
    if code == RETURN_WARES:
        least = 1 if step.constraint == ALL_OF_STAND else step.least
        return _most_returnable(seat.stand, step) >= least
    if code == SWAP_WARE:
        return how_many(seat.stand) > 0
    if code == OPPONENT_RETURNS_TYPE:
        return how_many(state.seats[state.other()].stand) > 0
    if code == EACH_RETURNS:
        own = how_many(seat.stand)
        return max(own, how_many(state.seats[state.other()].stand)) > step.most
    return True


def _can_give(state: AsanteState, source: i64, step: Operation, room: i64) -> bool:
    """5.7 Of a Person or an Animal one ware is something; 5.8 of others all must be there.

    5.13 Some ware is always in the supply.
    """
    room += state.free_spaces(state.turn)
    if is_person_or_animal(source):
        return room > 0
    if step.most > room:
        return False
    types: i64 = 0
    most: i64 = 0
    for ware in range(WARES):
        wares = wares_of(state.supply, ware)
        types += 1 if wares > 0 else 0
        most = max(most, wares)
    if step.constraint == SAME_TYPE:
        return most >= step.most
    return step.constraint == ANY or types >= step.most


def _must_be_whole(source: i64, step: Operation) -> bool:
    """5.8 Wares of an Artifact or a Holy Place."""
    return step.code == TAKE_WARES and not is_person_or_animal(source)


def most_returned(stand: i64, step: Operation) -> i64:
    """How many wares of a stand a step returns at most; so many spaces they leave."""
    most = _most_returnable(stand, step)
    return most if step.constraint == ALL_OF_STAND else min(most, step.most)


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


def a_place_works(state: AsanteState, step: Operation, cards: i64, cost: i64) -> bool:
    """H5, A2, P3 Whether one of the places that may be chosen would do something."""
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


def copies_free(step: Operation, free: bool) -> bool:
    """A3, N1 Whether an Artifact is copied without its markers."""
    return free or not step.pays_copied


def can_copy(state: AsanteState, step: Operation, owner: i64, slot: i64, free: bool) -> bool:
    """A3 Whether the Artifact in a slot may be copied."""
    seat = state.seats[owner]
    artifact = seat.artifacts[slot]
    if artifact == NO_CARD or (seat.is_turned(slot) and not step.turned_too):
        return False
    for excluded in step.excluded:
        if artifact == excluded:
            return False
    return can_use(state, artifact, copies_free(step, free))


def an_artifact_can_be_copied(state: AsanteState, step: Operation, free: bool) -> bool:
    """A3 Whether there is one, on either side."""
    for owner in range(state.players):
        for slot in range(SLOTS):
            if can_copy(state, step, owner, slot, free):
                return True
    return False


def an_artifact_is_in_play(state: AsanteState) -> bool:
    """N1 Whether there is one, on either side."""
    for seat in state.seats:
        for artifact in seat.artifacts:
            if artifact != NO_CARD:
                return True
    return False


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
