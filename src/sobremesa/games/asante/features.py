"""What a state of Asante looks like from a seat, in numbers for a network."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.features import feature_names, features_of_two, is_one, turns_until
from sobremesa.games.asante.artifact_outlook import artifacts_worth, places_worth
from sobremesa.games.asante.box import END_GOLD, MARKERS, SLOTS, STAND_SPACES, WARE_NAMES, WARES
from sobremesa.games.asante.cards import (
    CARD_IDS,
    FIRST_ARTIFACT,
    FIRST_PERSON,
    IS_RESPONSE,
    KINDS,
    NO_CARD,
    NO_PLACE,
    PLACE_IDS,
    PLACES,
    WARE_CARDS,
)
from sobremesa.games.asante.gold_for_wares import gold_by_artifacts, gold_by_cards
from sobremesa.games.asante.odds import Odds, held_worth
from sobremesa.games.asante.standing import other_outlook, own_outlook
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.time_left import GOLD, turns_to_come
from sobremesa.games.asante.trade_outlook import Trades, stand_worth
from sobremesa.games.asante.wares import how_many, wares_of
from sobremesa.games.asante.weights import Weights, over

TERMS: Final = (
    "outlook",
    "outlook as others see it",
    "gold",
    "gold to the end",
    "turns to come",
    "wares",
    "kinds of ware",
    "worth of the stand",
    "trades without a sale",
    "sales",
    "sales in one turn",
    "purchases",
    "cards",
    "Ware cards",
    "Artifact cards",
    "Person and Animal cards",
    "answers",
    "worth of the hand",
    "best card",
    "cards the other knows",
    "Artifacts",
    "worth of Artifacts",
    "gold for wares by Artifacts",
    "gold for wares by cards",
    "Holy Places",
    "worth of Holy Places",
    "expected card",
    "to move",
    "until the turn",
    "markers",
    *(f"{name} on the stand" for name in WARE_NAMES),
    *(f"Holy Place {name}" for name in PLACE_IDS),
    *(f"{name} in the hand" for name in CARD_IDS),
    *(f"{name} in front" for name in CARD_IDS[FIRST_ARTIFACT:FIRST_PERSON]),
)

TABLE: Final = (
    "last turn",
    "end of the game reached",
    "drawing phase",
    "turns played",
    "draw pile",
    "wares in the supply",
    *(f"open Holy Place {name}" for name in PLACE_IDS),
)

NAMES: Final = feature_names(TERMS, TABLE, for_two=True)

_GOLD: Final = 30.0  # so much gold is 1
_OUTLOOK: Final = 3000.0  # the evaluation counts in hundredths
_CARDS: Final = 8.0
_FEW: Final = 3.0
_TURNS: Final = 30.0
_PILE: Final = 60.0


def features(state: AsanteState, seat: i64, weights: Weights) -> vec[float]:
    """What the seat sees of a whole state."""
    own = _terms(state, seat, weights)
    return features_of_two(own, _terms(state, 1 - seat, weights), _table(state))


def _terms(state: AsanteState, me: i64, weights: Weights) -> vec[float]:
    seat = state.seats[me]
    odds = Odds(state, me, weights)
    outlook = GOLD * seat.gold
    seen = outlook
    if not state.is_over:
        outlook += own_outlook(state, me, odds, weights)
        seen += other_outlook(state, me, Odds(state, 1 - me, weights), weights)
    to_come = turns_to_come(state, me, weights)
    life = over(weights.life, to_come)
    trades = Trades(state, me, life, weights)
    nothing = trades.nothing(seat.stand)
    sales = trades.sales(seat.stand, 0, MARKERS) - nothing
    one_sale = trades.sales(seat.stand, 0, 2) - nothing
    purchases = max(trades.purchases(seat.stand, seat.gold, MARKERS) - nothing, 0)
    ware_cards: i64 = 0
    artifact_cards: i64 = 0
    others: i64 = 0
    answers: i64 = 0
    held: i64 = 0
    best: i64 = 0
    shown: i64 = 0
    for card in range(KINDS):
        cards = seat.hand[card]
        shown += seat.shown[card]
        if cards == 0:
            continue
        if card < WARE_CARDS:
            ware_cards += cards
        elif card >= FIRST_ARTIFACT and card < FIRST_PERSON:
            artifact_cards += cards
        else:
            others += cards
        answers += cards * IS_RESPONSE[card]
        worth = held_worth(card, to_come, weights)
        held += cards * worth
        best = max(best, worth)
    artifacts: i64 = 0
    for slot in range(SLOTS):
        if seat.artifacts[slot] != NO_CARD:
            artifacts += 1
    kinds: i64 = 0
    for ware in range(WARES):
        if wares_of(seat.stand, ware) > 0:
            kinds += 1
    acting = state.turn == me
    terms = vec[float](
        [
            float(outlook) / _OUTLOOK,
            float(seen) / _OUTLOOK,
            float(seat.gold) / _GOLD,
            float(max(END_GOLD - seat.gold, 0)) / _GOLD,
            float(to_come) / 1000.0,
            float(how_many(seat.stand)) / float(STAND_SPACES),
            float(kinds) / float(WARES),
            float(stand_worth(seat.stand, weights)) / _OUTLOOK,
            float(nothing) / _OUTLOOK,
            float(sales) / _OUTLOOK,
            float(one_sale) / _OUTLOOK,
            float(purchases) / _OUTLOOK,
            float(seat.hand_size()) / _CARDS,
            float(ware_cards) / _CARDS,
            float(artifact_cards) / _FEW,
            float(others) / _FEW,
            float(answers) / _FEW,
            float(held) / _OUTLOOK,
            float(best) / 1000.0,
            float(shown) / _CARDS,
            float(artifacts) / float(SLOTS),
            float(artifacts_worth(state, me, to_come, 0, weights)) / _OUTLOOK,
            float(gold_by_artifacts(state, me)) / _GOLD,
            float(gold_by_cards(state, me)) / _GOLD,
            float(how_many(seat.places)) / _FEW,
            float(places_worth(state, me, to_come, weights)) / _OUTLOOK,
            float(odds.card) / 1000.0,
            is_one(state.to_move == me),
            turns_until(me, state.turn, state.players),
            float(state.markers) / float(MARKERS) if acting else 0.0,
        ]
    )
    for ware in range(WARES):
        terms = append(terms, float(wares_of(seat.stand, ware)) / _FEW)
    for place in range(PLACES):
        terms = append(terms, float(seat.places_of(place)) / _FEW)
    for card in range(KINDS):
        terms = append(terms, float(seat.hand[card]) / _FEW)
    for card in range(FIRST_ARTIFACT, FIRST_PERSON):
        terms = append(terms, is_one(card in seat.artifacts))
    return terms


def _table(state: AsanteState) -> vec[float]:
    numbers = vec[float](
        [
            is_one(state.last_turn),
            is_one(state.active().gold >= END_GOLD),
            is_one(state.drawing_phase),
            float(state.turns) / _TURNS,
            float(state.pile_size()) / _PILE,
            float(how_many(state.supply)) / float(WARES * STAND_SPACES),
        ]
    )
    shown = vec[i64](0 for _ in range(PLACES))
    for place in state.display:
        if place != NO_PLACE:
            shown[place] += 1
    for place in range(PLACES):
        numbers = append(numbers, float(shown[place]) / _FEW)
    return numbers
