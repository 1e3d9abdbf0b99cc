"""The action cards of section 11 and the master cards of section 12: which there are."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.torres.box import ACTION_POINTS, BOX

_action_cards: Final[list[dict[str, Any]]] = BOX["action_cards"]
_master_cards: Final[list[dict[str, Any]]] = BOX["master_cards"]

# What a card does; its place in this list is its effect's number.
EFFECTS: Final[list[str]] = [
    "ap6",
    "ap7",
    "jump_up_2",
    "diagonal",
    "free_passage",
    "block_under_knight",
    "extra_block",
    "move_block",
    "jump_over",
    "knight_up_1",
]
AP6: Final[i64] = 0
AP7: Final[i64] = 1
JUMP_UP_2: Final[i64] = 2
DIAGONAL_STEP: Final[i64] = 3
FREE_PASSAGE: Final[i64] = 4
BLOCK_UNDER_KNIGHT: Final[i64] = 5
EXTRA_BLOCK: Final[i64] = 6
MOVE_BLOCK: Final[i64] = 7
JUMP_OVER: Final[i64] = 8
KNIGHT_UP_1: Final[i64] = 9


def _cards() -> list[tuple[str, str]]:
    """Name and effect of each card of a set; a second copy is called ``ap6-2``."""
    return [
        (card["id"] if copy == 0 else f"{card['id']}-{copy + 1}", card["id"])
        for card in _action_cards
        for copy in range(card["copies"])
    ]


def _number(card_id: str, key: str) -> int:
    """A number printed on an action card, 0 where a set has no such card."""
    for card in _action_cards:
        if card["id"] == card_id:
            value: int = card[key]
            return value
    return 0


CARD_IDS: Final[list[str]] = [name for name, _ in _cards()]
EFFECT: Final[vec[i64]] = vec[i64]([EFFECTS.index(effect) for _, effect in _cards()])
CARDS: Final[i64] = len(CARD_IDS)
ONE_CARD: Final[vec[i64]] = vec[i64]([1 << card for card in range(len(CARD_IDS))])
ALL_CARDS: Final[i64] = sum(1 << card for card in range(len(CARD_IDS)))

MORE_POINTS: Final[vec[i64]] = vec[i64](
    [max(0, _number(effect, "action_points") - int(ACTION_POINTS)) for effect in ("ap6", "ap7")]
)
LEVELS_UP: Final[i64] = _number("jump_up_2", "levels_up")
DIAGONAL_CLIMB: Final[i64] = _number("diagonal", "max_climb")
FEWEST_CASTLES: Final[i64] = _number("move_block", "min_castles_after")
JUMP_CLIMB: Final[i64] = _number("jump_over", "max_climb")
KNIGHT_LEVELS_ABOVE: Final[i64] = _number("knight_up_1", "max_levels_above")
KNIGHT_CARD_COST: Final[i64] = _number("knight_up_1", "ap_cost")

MASTER_IDS: Final[list[str]] = [card["id"] for card in _master_cards]
MASTER_CARDS: Final[list[dict[str, Any]]] = _master_cards
NO_CARD: Final[i64] = -1
