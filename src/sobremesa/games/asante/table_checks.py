"""What must hold of the table of Asante, whatever is going on: one box, laid out as it can be."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.state import EVERYTHING
from sobremesa.games.asante.box import (
    END_GOLD,
    GOLD_IN_BOX,
    OPENING_HAND,
    POSITIONS,
    START_GOLD,
    TOKENS,
    WARE_NAMES,
    WARES,
)
from sobremesa.games.asante.cards import CARD_IDS, KINDS, NO_CARD, NO_PLACE, PLACE_COPIES, PLACE_IDS
from sobremesa.games.asante.effect import TO_PLACES
from sobremesa.games.asante.position_checks import need
from sobremesa.games.asante.seat import Seat
from sobremesa.games.asante.state import NOBODY, AsanteState
from sobremesa.games.asante.steps import DEAL, FIRST_PLAYER, TURN_UP
from sobremesa.games.asante.unseen import number_of, unseen_cards
from sobremesa.games.asante.wares import wares_of

_SET_UP: Final[tuple[i64, ...]] = (TURN_UP, DEAL, FIRST_PLAYER)


def check_table(state: AsanteState) -> None:
    """Raise ``BadPosition`` unless the table can look like this."""
    _check_cards(state)
    _check_places(state)
    _check_wares(state)
    _check_gold(state)
    _check_what_is_seen(state)
    if state.turns == 0:
        _check_set_up(state)
    else:
        need(state.step not in (DEAL, FIRST_PLAYER), "turns", "must be 0 before the first turn")


def _check_cards(state: AsanteState) -> None:
    """1.1 Every card is somewhere."""
    unseen = unseen_cards(state)
    for card in range(KINDS):
        name = CARD_IDS[card]
        need(unseen[card] >= 0, "pile, hands, discards", f"more cards {name!r} than in the box")
    unknown = state.pile_unknown + state.top_unknown + state.looked_unknown
    for seat in state.seats:
        unknown += seat.hand_unknown
    left = number_of(unseen)
    need(left == unknown, "pile, hands, discards", f"{left} cards are missing, unknown: {unknown}")
    fits = unknown == 0 or state.observer != EVERYTHING
    need(fits, "observer", f"{unknown} cards are unknown, which only an observer can say")


def _check_places(state: AsanteState) -> None:
    """1.1 Every Holy Place is somewhere."""
    for place in range(len(PLACE_IDS)):
        found = state.place_pile[place] + state.place_discards[place]
        for seat in state.seats:
            found += seat.places_of(place)
        for open_place in state.display:
            if open_place == place:
                found += 1
        for effect in state.effects:
            if effect.fate == TO_PLACES and effect.source == KINDS + place:
                found += 1
        copies = PLACE_COPIES[place]
        need(
            found == copies, "place_pile", f"{PLACE_IDS[place]!r}: {found}, of {copies} in the box"
        )


def _check_wares(state: AsanteState) -> None:
    """1.1 The supply has what is on no stand."""
    for ware in range(WARES):
        taken: i64 = 0
        for seat in state.seats:
            taken += wares_of(seat.stand, ware)
        name = WARE_NAMES[ware]
        need(taken <= TOKENS[ware], "seats.stand", f"more {name} than in the box")


def _check_gold(state: AsanteState) -> None:
    """5.12 The bank; 10.1 nobody ends a turn with so much gold without the end being near."""
    if not state.endless_bank:
        gold: i64 = 0
        for seat in state.seats:
            gold += seat.gold
        need(gold <= GOLD_IN_BOX, "seats.gold", f"together {gold}, of {GOLD_IN_BOX} in the box")
    if state.turns > 1:
        near = state.seats[state.other()].gold >= END_GOLD
        why = f"does not fit the gold of who had the turn before (10.1: {END_GOLD})"
        need(state.last_turn == near, "last_turn", why)
    else:
        need(not state.last_turn, "last_turn", "the first turn cannot be the last one")


def _check_what_is_seen(state: AsanteState) -> None:
    for number, seat in enumerate(state.seats):
        for card in range(KINDS):
            fits = seat.shown[card] <= seat.hand[card]
            need(fits, f"seats[{number}].shown", f"{CARD_IDS[card]!r} is not in the hand so often")
    on_top = len(state.top) + state.top_unknown
    fits = (state.top_seen_by != NOBODY) == (on_top > 0)
    need(fits, "top_seen_by", "is there where cards on top were seen, and only there")


def _check_set_up(state: AsanteState) -> None:
    """3.1-3.8 Before the first turn nothing has been done."""
    need(state.step in _SET_UP, "step", "turns is 0, so the game is being set up")
    dealt: i64 = 0
    for number, seat in enumerate(state.seats):
        where = f"seats[{number}]"
        need(seat.gold == START_GOLD, f"{where}.gold", f"must be {START_GOLD} at first (3.5)")
        need(_has_nothing(seat), where, "has something before the first turn")
        dealt += seat.hand_size()
    need(state.discard_cards == 0, "discards", "nothing has been discarded yet")
    need(sum(state.place_discards) == 0, "place_discards", "nothing has been played yet")
    vacant = sum(int(place == NO_PLACE) for place in state.display)
    for position in range(POSITIONS - vacant, POSITIONS):
        need(state.display[position] == NO_PLACE, "display", "is laid out from position 1 on")
    need((vacant > 0) == (state.step == TURN_UP), "step", "the display comes first (3.2)")
    hands = [int(seat.hand_size()) for seat in state.seats]
    full = OPENING_HAND * len(hands)
    in_turn = max(hands) <= OPENING_HAND and 0 <= hands[0] - hands[-1] <= 1
    need(in_turn, "seats.hand", f"cards are dealt in turn, {OPENING_HAND} to each (3.4)")
    if state.step == TURN_UP:
        need(dealt == 0, "seats.hand", "hands are dealt when the display lies open (3.4)")
    else:
        need((dealt == full) == (state.step == FIRST_PLAYER), "step", "hands come first (3.4)")


def _has_nothing(seat: Seat) -> bool:
    if seat.stand != 0 or seat.places != 0 or number_of(seat.shown) > 0:
        return False
    return all(card == NO_CARD for card in seat.artifacts)
