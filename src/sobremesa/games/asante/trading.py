"""Section 6: Ware cards, played to buy or to sell."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.games.asante.actions import BUY, NAME, SELL
from sobremesa.games.asante.box import WARE_NAMES, WARES
from sobremesa.games.asante.cards import (
    BUY_PRICE,
    FIXED,
    NO_CARD,
    PACKAGES,
    SELL_PRICE,
    WARE_CARDS,
)
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.wares import NO_TYPE, has_all, how_many, listed, one_ware


def wares_on(card: i64, packed: i64) -> i64:
    """6.1, 6.6 The wares of a card, its packages holding wares of the type ``packed``."""
    if PACKAGES[card] == 0 or packed == NO_TYPE:
        return FIXED[card]
    return FIXED[card] + PACKAGES[card] * one_ware(packed)


def buy_price(card: i64, change: i64) -> i64:
    """6.3 What the wares of a card cost; P6 changes it, never below 0."""
    return max(BUY_PRICE[card] + change, 0)


def can_buy(state: AsanteState, card: i64, change: i64) -> bool:
    """6.4 Whether there is room and gold for all the wares (6.4 d), and the supply has them."""
    if buy_price(card, change) > state.active().gold:
        return False
    if how_many(FIXED[card]) + PACKAGES[card] > state.free_spaces(state.turn):
        return False
    return _can_fill(state.supply, card)


def can_sell(state: AsanteState, card: i64) -> bool:
    """6.5 Whether exactly these wares are on the stand."""
    return _can_fill(state.active().stand, card)


def _can_fill(wares: i64, card: i64) -> bool:
    if PACKAGES[card] == 0:
        return has_all(wares, FIXED[card])
    return any(has_all(wares, wares_on(card, ware)) for ware in range(WARES))


def append_trades(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """6.2 Ware cards of the hand, to buy and to sell with."""
    hand = state.active().hand
    for card in range(WARE_CARDS):
        if hand[card] > 0 and can_buy(state, card, 0):
            actions = append(actions, BUY + card)
    for card in range(WARE_CARDS):
        if hand[card] > 0 and can_sell(state, card):
            actions = append(actions, SELL + card)
    return actions


def play_ware_card(state: AsanteState, card: i64, selling: bool) -> None:
    """6.2 The card is shown; for packages a type is named first."""
    state.markers -= 1
    state.drawing_phase = False
    state.active().lose_card(card)
    state.card = card
    state.selling = selling
    if state.events is not None:
        state.tell_shown("ware_card_played", card, {"selling": selling})
    if PACKAGES[card] == 0:
        trade(state, NO_TYPE, 0)


def append_package_types(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """6.6 Which type of ware can be in the packages."""
    wares = state.active().stand if state.selling else state.supply
    for ware in range(WARES):
        if has_all(wares, wares_on(state.card, ware)):
            actions = append(actions, NAME + ware)
    return actions


def trade(state: AsanteState, packed: i64, change: i64) -> None:
    """6.3, 6.5 Wares and gold change hands; 6.7 with that the card is used up."""
    card = state.card
    seat = state.active()
    wares = wares_on(card, packed)
    if state.selling:
        seat.stand -= wares
        state.supply += wares
        gold = state.gain_gold(state.turn, SELL_PRICE[card] + change)
    else:
        gold = buy_price(card, change)
        seat.gold -= gold
        state.supply -= wares
        seat.stand += wares
    state.discard(card)
    state.card = NO_CARD
    if state.events is not None:
        state.tell_gold(
            "wares_sold" if state.selling else "wares_bought",
            {"wares": told_wares(wares), "gold": int(gold), "has": int(seat.gold)},
        )
    state.selling = False


def told_wares(wares: i64) -> dict[str, int]:
    """Wares as data: ``{"tea": 2}``."""
    counts = listed(wares)
    return {WARE_NAMES[ware]: counts[ware] for ware in range(len(counts)) if counts[ware] > 0}
