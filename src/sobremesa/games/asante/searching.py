"""P5 Searching the draw pile for a card of some category, and what becomes of the one found."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asante.actions import BUY, KEEP, PLAY, SELL
from sobremesa.games.asante.cards import (
    ARTIFACT,
    CARD_IDS,
    FIRST_ARTIFACT,
    NO_CARD,
    PACKAGES,
    WARE,
    category,
)
from sobremesa.games.asante.drawing import ask_draw, can_draw, clear_looked, take_top
from sobremesa.games.asante.effect import Effect
from sobremesa.games.asante.needs import would_do_something
from sobremesa.games.asante.programs import Operation
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.steps import FOUND, PACKAGE, SLOT
from sobremesa.games.asante.trading import can_buy, can_sell, trade
from sobremesa.games.asante.wares import NO_TYPE

_SETTLED = 1  # what was found is in the hand, or played


def search(state: AsanteState, effect: Effect) -> bool:
    """P5 Go on with the search; whether it is over."""
    if state.card != NO_CARD:
        state.ask(PACKAGE if state.card < FIRST_ARTIFACT else SLOT)
        return False
    if effect.chosen == _SETTLED:
        return True
    if len(state.looked) > 0:
        if _can_play(state, state.looked[0]):
            state.ask(FOUND)
            return False
        keep_found(state)
        return True
    if not can_draw(state):
        return True
    ask_draw(state)
    return False


def turn_up_card(state: AsanteState, card: i64, step: Operation) -> None:
    """P5 A card is turned up for both to see; what is not sought is discarded."""
    take_top(state, card)
    found = category(card) == step.category
    if state.events is not None:
        told: dict[str, object] = {"seat": int(state.turn), "card": CARD_IDS[card], "found": found}
        state.tell(Event("card_turned_up", told))
    if found:
        state.looked = append(state.looked, card)
        state.looked_shown = 1
    else:
        state.discard(card)


def _can_play(state: AsanteState, card: i64) -> bool:
    """P5 Whether it can be played at once, without a marker."""
    kind = category(card)
    if kind == ARTIFACT:
        return True
    if kind == WARE:
        return can_buy(state, card, 0) or can_sell(state, card)
    return would_do_something(state, card, state.active().hand_size(), 0, False)


def append_found(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """P5 What was found is kept, or played: a Ware card to buy or to sell."""
    card = state.looked[0]
    actions = append(actions, KEEP)
    if card >= FIRST_ARTIFACT:
        return append(actions, PLAY + card)
    if can_buy(state, card, 0):
        actions = append(actions, BUY + card)
    if can_sell(state, card):
        actions = append(actions, SELL + card)
    return actions


def keep_found(state: AsanteState) -> None:
    """P5, 5.14 c It is taken into the hand, where both know it to be."""
    card = state.looked[0]
    state.active().take_card(card)
    state.active().shown[card] += 1
    clear_looked(state)
    state.effect().chosen = _SETTLED
    if state.events is not None:
        state.tell_own("card_taken", {"card": CARD_IDS[card]})


def settle_found(state: AsanteState) -> None:
    """P5 It is to be played at once."""
    clear_looked(state)
    state.effect().chosen = _SETTLED


def place_found(state: AsanteState, card: i64) -> None:
    """7.1 An Artifact that was found goes into a slot."""
    settle_found(state)
    state.card = card
    if state.events is not None:
        state.tell_own("artifact_played", {"card": CARD_IDS[card]})


def trade_found(state: AsanteState, card: i64, selling: bool) -> None:
    """6.2 A Ware card that was found is played; for packages a type is named first (6.6)."""
    settle_found(state)
    state.card = card
    state.selling = selling
    if state.events is not None:
        state.tell_own("ware_card_played", {"card": CARD_IDS[card], "selling": selling})
    if PACKAGES[card] == 0:
        trade(state, NO_TYPE, 0)
