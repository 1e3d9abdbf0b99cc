"""What each thing that can be done at once would cost and bring, for whoever may do it.

Only what is certain before anything is chosen or drawn: prices, wares, markers, strength.
"""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.asante.actions import (
    ANSWER,
    BUY,
    DONE,
    DRAW_CARD,
    END,
    HOLY,
    KEEP,
    PASS,
    PLAY,
    PUT_IN,
    SELL,
    USE,
)
from sobremesa.games.asante.artifact_steps import who_gains_place
from sobremesa.games.asante.box import BONUS_GOLD, BONUS_MARKERS
from sobremesa.games.asante.card_steps import step_of
from sobremesa.games.asante.cards import (
    BUY_PRICE,
    CARD_IDS,
    FIRST_ARTIFACT,
    FIXED,
    NO_CARD,
    NO_PLACE,
    PACKAGES,
    PLACE_IDS,
    SELL_PRICE,
    USE_MARKERS,
)
from sobremesa.games.asante.programs import GAIN_BY_RETURNED, GAIN_PER_RETURNED, PROGRAMS
from sobremesa.games.asante.responses import CARD_MARKERS
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.steps import CARVE, FOUND, HAGGLE, RETURN, SLOT, TURN
from sobremesa.games.asante.trading import buy_price, told_wares
from sobremesa.games.asante.ware_steps import gold_for

DRAW_MARKERS = 1  # 4.3 what drawing costs


def offers(state: AsanteState) -> dict[str, object]:
    """By the text of the action; empty where nothing can be told beforehand."""
    if state.step not in (TURN, HAGGLE, CARVE, FOUND, SLOT, RETURN):
        return {}
    told: dict[str, object] = {}
    for action in state.legal():
        offer = _offer(state, action)
        if offer:
            told[state.game.notation(action)] = offer
    return told


def _offer(state: AsanteState, action: i64) -> dict[str, object]:
    in_turn = state.step == TURN
    if action == DRAW_CARD:
        return {"markers": int(DRAW_MARKERS)}
    if action == END:
        return _end(state)
    if action >= PASS:
        return _enough(state) if action == DONE else {}
    if action >= PUT_IN and action < ANSWER:
        return _slot(state, action - PUT_IN)
    if action >= HOLY:
        return {"markers": 0, "strength": int(state.active().places_of(action - HOLY))}
    if action >= USE:
        slot = action - USE
        return {"markers": int(USE_MARKERS[state.active().artifacts[slot] - FIRST_ARTIFACT])}
    if action >= PLAY:
        return {"markers": int(CARD_MARKERS) if in_turn else 0}
    if action >= SELL:
        return _trade(state, action - SELL, True)
    if action >= BUY:
        return _trade(state, action - BUY, False)
    assert action >= KEEP
    return {}


def _trade(state: AsanteState, card: i64, selling: bool) -> dict[str, object]:
    """6.3, 6.5, P6 Gold that is paid (below 0) or received, and the wares of the card."""
    change: i64 = 0
    if state.step == HAGGLE:
        step = step_of(state.effect())
        change = step.sell_change if selling else step.buy_change
    gold = -buy_price(card, change)
    if selling:
        gold = state.payable(SELL_PRICE[card] + change)
    return {
        "markers": int(CARD_MARKERS) if state.step == TURN else 0,
        "gold": int(gold),
        "printed": int(SELL_PRICE[card] if selling else BUY_PRICE[card]),
        "wares": told_wares(FIXED[card]),
        "packages": int(PACKAGES[card]),
    }


def _end(state: AsanteState) -> dict[str, object]:
    """4.11 The bonus for markers left."""
    return {"gold": int(state.payable(BONUS_GOLD)) if state.markers >= BONUS_MARKERS else 0}


def _enough(state: AsanteState) -> dict[str, object]:
    """A1, P14 What the wares returned so far bring, where it is gold."""
    effect = state.effect()
    for step in PROGRAMS[effect.source][effect.at + 1 :]:
        if step.code in (GAIN_BY_RETURNED, GAIN_PER_RETURNED):
            return {"gold": int(state.payable(gold_for(step, effect.done)))}
    return {}


def _slot(state: AsanteState, slot: i64) -> dict[str, object]:
    """7.2, 7.3 The place of the display that somebody gains, and the Artifact that gives way."""
    place = state.display[slot]
    old = state.active().artifacts[slot]
    return {
        "place": None if place == NO_PLACE else PLACE_IDS[place],
        "to": None if place == NO_PLACE else int(who_gains_place(state)),
        "replaced": None if old == NO_CARD else CARD_IDS[old],
    }
