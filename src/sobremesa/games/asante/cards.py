"""The cards: which kinds there are, and what is printed on each.

A kind of card is a number: Ware cards first, then Artifacts, Persons, Animals, each in the order
of the box. Holy Places are not among them: they have numbers of their own.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.asante.box import BOX, WARE_NAMES
from sobremesa.games.asante.wares import packed

PRINTED: Final[list[dict[str, Any]]] = [
    *BOX["ware_cards"],
    *BOX["artifacts"],
    *BOX["persons"],
    *BOX["animals"],
]

CARD_IDS: Final[list[str]] = [card["id"] for card in PRINTED]
COPIES: Final[vec[i64]] = vec[i64](card["count"] for card in PRINTED)
KINDS: Final[i64] = len(PRINTED)

WARE_CARDS: Final[i64] = len(BOX["ware_cards"])
FIRST_ARTIFACT: Final[i64] = len(BOX["ware_cards"])
FIRST_PERSON: Final[i64] = len(BOX["ware_cards"]) + len(BOX["artifacts"])
FIRST_ANIMAL: Final[i64] = len(PRINTED) - len(BOX["animals"])

PLACE_IDS: Final[list[str]] = [place["id"] for place in BOX["holy_places"]]
PLACE_COPIES: Final[vec[i64]] = vec[i64](place["count"] for place in BOX["holy_places"])
PLACES: Final[i64] = len(BOX["holy_places"])

FIRST_PLACE_SOURCE: Final[i64] = len(PRINTED)  # of effects: kinds of cards, then places

NO_CARD: Final[i64] = -1
NO_PLACE: Final[i64] = -1

# What is printed on Ware cards: fixed wares, packages, the price left and the price right (6.1).
FIXED: Final[vec[i64]] = vec[i64](
    packed([card["wares"].get(ware, 0) for ware in WARE_NAMES]) for card in BOX["ware_cards"]
)
PACKAGES: Final[vec[i64]] = vec[i64](card["packages"] for card in BOX["ware_cards"])
BUY_PRICE: Final[vec[i64]] = vec[i64](card["buy"] for card in BOX["ware_cards"])
SELL_PRICE: Final[vec[i64]] = vec[i64](card["sell"] for card in BOX["ware_cards"])

# Markers that the use of an Artifact costs.
USE_MARKERS: Final[vec[i64]] = vec[i64](card["use_markers"] for card in BOX["artifacts"])

ANY_CATEGORY: Final[i64] = -1
WARE: Final[i64] = 0
ARTIFACT: Final[i64] = 1
PERSON: Final[i64] = 2
ANIMAL: Final[i64] = 3
CATEGORIES: Final[list[str]] = ["ware", "artifact", "person", "animal"]

IS_RESPONSE: Final[vec[i64]] = vec[i64](int(card.get("reaction", False)) for card in PRINTED)


def category(card: i64) -> i64:
    """Which of the four groups a card belongs to."""
    if card < FIRST_ARTIFACT:
        return WARE
    if card < FIRST_PERSON:
        return ARTIFACT
    if card < FIRST_ANIMAL:
        return PERSON
    return ANIMAL


def card_number(name: str) -> int:
    """The kind of card with that id; raises ``ValueError``."""
    return CARD_IDS.index(name)


def place_number(name: str) -> int:
    """The Holy Place with that id; raises ``ValueError``."""
    return PLACE_IDS.index(name)
