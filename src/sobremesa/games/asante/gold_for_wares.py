"""Gold that a seat could take for wares of its stand at once, without a Ware card."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.asante.box import SLOTS
from sobremesa.games.asante.cards import FIRST_PERSON, KINDS, NO_CARD
from sobremesa.games.asante.needs import most_returned
from sobremesa.games.asante.programs import (
    GAIN_BY_RETURNED,
    GAIN_PER_RETURNED,
    PROGRAMS,
    RETURN_WARES,
    copies_another,
)
from sobremesa.games.asante.state import AsanteState


def gold_by_artifacts(state: AsanteState, owner: i64) -> i64:
    """7.6, 12.1 What the best Artifact of a seat pays for its stand, also one that it copies."""
    seat = state.seats[owner]
    best: i64 = 0
    for slot in range(SLOTS):
        artifact = seat.artifacts[slot]
        if artifact == NO_CARD or (state.turn == owner and seat.is_turned(slot)):
            continue
        best = max(best, _paid(artifact, seat.stand))
        if copies_another(artifact):
            for other in state.seats:
                for copied in other.artifacts:
                    if copied != NO_CARD:
                        best = max(best, _paid(copied, seat.stand))
    return best


def gold_by_cards(state: AsanteState, owner: i64) -> i64:
    """12.1 What the best Person or Animal of a hand pays for the stand."""
    seat = state.seats[owner]
    best: i64 = 0
    for card in range(FIRST_PERSON, KINDS):
        if seat.hand[card] > 0:
            best = max(best, _paid(card, seat.stand))
    return best


def _paid(source: i64, stand: i64) -> i64:
    returned: i64 = 0
    paid: i64 = 0
    for step in PROGRAMS[source]:
        if step.code == RETURN_WARES:
            returned = most_returned(stand, step)
        elif step.code == GAIN_PER_RETURNED:
            paid += step.most * returned
        elif step.code == GAIN_BY_RETURNED and returned > 0:
            paid += step.table[returned - 1]
    return paid
