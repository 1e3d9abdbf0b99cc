"""What the privilege cards in a hand will bring: those for which there will be pairs, best first.

A card can be given up for ducats whenever they are needed (6.8), so each is worth these at least.
Until then selling wins nothing.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.beer import STEP
from sobremesa.games.heaven_and_ale.box import CARD_AMOUNT, CARDS, RESOURCES, SELL_PRICE
from sobremesa.games.heaven_and_ale.final import BARREL_CARD
from sobremesa.games.heaven_and_ale.outlook import Outlook
from sobremesa.games.heaven_and_ale.privileges import (
    BREWMASTER_CARD,
    DISCS_CARD,
    MONEY_CARD,
    RESOURCE_CARD,
)
from sobremesa.games.heaven_and_ale.seat import NO_CARD, Seat, has, member, size
from sobremesa.games.heaven_and_ale.spots import SPOTS
from sobremesa.games.heaven_and_ale.tiles import is_resource, resource_of

__all__ = ["cards_in_hand"]


def cards_in_hand(outlook: Outlook) -> i64:
    """13 What the cards will do is added to the outlook; returned are their own points."""
    seat = outlook.seat
    hand = seat.hand
    value = -size(seat.sold) * outlook.weights.sale * outlook.time.left // 100
    if hand == 0:
        return value
    likely = outlook.time.pairs
    amounts = vec[i64]([0] * CARDS)
    for card in range(CARDS):
        if has(hand, card):
            amounts[card] = _amount(outlook, card)
    ducat = _worth_of_a_ducat_more(outlook)
    rank: i64 = 1
    while likely[rank] > 0:
        best = NO_CARD
        highest = SELL_PRICE * ducat
        for card in range(CARDS):
            if has(hand, card):
                one = ducat if card == MONEY_CARD else _worth_of_one(outlook, card)
                worth = amounts[card] * one // STEP
                if worth > highest:
                    highest = worth
                    best = card
        if best == NO_CARD:
            break  # the others are worth more sold
        hand &= ~member(best)
        chance = likely[rank] // STEP
        outlook.ducats -= SELL_PRICE * chance
        value += _placed(outlook, best, amounts[best] * chance // STEP)
        rank += 1
    return value


def _amount(outlook: Outlook, card: i64) -> i64:
    """13.4 How many ducats, steps or barrels a card is likely to be good for, in hundredths."""
    seat = outlook.seat
    if card == DISCS_CARD:
        discs = size(seat.discs)
        return discs * STEP + (SPOTS - discs) * outlook.time.chance * outlook.weights.later // 100
    if card == RESOURCE_CARD:
        to_come = outlook.tiles // RESOURCES * outlook.weights.later // 100
        return _most_alike(seat) * STEP + to_come
    if card == BARREL_CARD:
        barrels = size(seat.large) + size(seat.small)
        return barrels * STEP + outlook.weights.barrels_to_come * outlook.time.left // 100
    return CARD_AMOUNT[card] * STEP


def _most_alike(seat: Seat) -> i64:
    """13.4 P4 How many tiles a garden has of the resource of which it has most."""
    counts = vec[i64]([0] * RESOURCES)
    most: i64 = 0
    for tile in seat.garden:
        if is_resource(tile):
            resource = resource_of(tile)
            counts[resource] += 1
            most = max(most, counts[resource])
    return most


def _worth_of_a_ducat_more(outlook: Outlook) -> i64:
    """Much, while tiles can be bought with it; in hundredths of steps."""
    weights = outlook.weights
    money = outlook.ducats + outlook.income * weights.income // 100
    needed = outlook.tiles * weights.need // 100
    return outlook.ducat if money < needed else weights.spare_ducat


def _worth_of_one(outlook: Outlook, card: i64) -> i64:
    """About how many steps of a marker one of these is worth, in hundredths."""
    if card == BREWMASTER_CARD:
        return outlook.weights.brewmaster_step
    return outlook.weights.barrel_point if card == BARREL_CARD else STEP


def _placed(outlook: Outlook, card: i64, amount: i64) -> i64:
    """13.4 What a card does; its points."""
    if card == MONEY_CARD:
        outlook.income += amount
    elif card == BREWMASTER_CARD:
        outlook.brewmaster += amount
    elif card == BARREL_CARD:
        return amount
    else:
        outlook.steps += amount
    return 0
