"""What is printed on cards and Holy Places, as data for a page: the same in every game."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sobremesa.games.asante.box import BOX
from sobremesa.games.asante.cards import (
    CARD_IDS,
    CATEGORIES,
    IS_RESPONSE,
    PACKAGES,
    PLACE_IDS,
    PRINTED,
    WARE,
    category,
)
from sobremesa.games.asante.responses import CARD_MARKERS

_DOUBTS: Final[tuple[str, ...]] = ("name", "effect", "count", "wares", "price")


def _doubts(card: dict[str, Any]) -> dict[str, object]:
    """How sure what is printed is, as a whole and part by part where that is told."""
    parts = {part: card[f"{part}_confidence"] for part in _DOUBTS if f"{part}_confidence" in card}
    return {"confidence": card["confidence"], "confidences": parts}


def _card(kind: int) -> dict[str, object]:
    card = PRINTED[kind]
    number: i64 = kind
    is_ware = category(number) == WARE
    return {
        "category": CATEGORIES[category(number)],
        "rule": card["rule"],
        "copies": card["count"],
        **_doubts(card),
        "wares": dict(card["wares"]) if is_ware else None,
        "packages": int(PACKAGES[number]) if is_ware else None,
        "buy": card["buy"] if is_ware else None,
        "sell": card["sell"] if is_ware else None,
        "markers": 0 if IS_RESPONSE[number] == 1 else int(CARD_MARKERS),
        "use_markers": card.get("use_markers"),
        "response": IS_RESPONSE[number] == 1,
        "steps": card.get("steps", []),
    }


def _place(place: dict[str, Any]) -> dict[str, object]:
    return {
        "rule": place["rule"],
        "copies": place["count"],
        **_doubts(place),
        "steps": place["steps"],
    }


CARDS: Final[dict[str, object]] = {name: _card(kind) for kind, name in enumerate(CARD_IDS)}
PLACES: Final[dict[str, object]] = {
    name: _place(place) for name, place in zip(PLACE_IDS, BOX["holy_places"], strict=True)
}
