"""What the game waits for: the step that it stands at, and its name in views and positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STEPS: Final[list[str]] = [
    "first",  # chance: who begins
    "master",  # chance: the master card
    "castle",  # 12.1
    "knight",  # 3.3
    "king",  # 3.4
    "turn",  # 5
    "card",  # the target of the card just played
    "draw",  # chance: a card of the deck is looked at
    "keep",  # 9.1.1
    "return",  # 9.1.1
    "use",  # 4.8.1
    "leftover",  # 4.5.1
    "move_king",  # 13.4
    "over",
]

FIRST_PLAYER: Final[i64] = 0
MASTER_DRAW: Final[i64] = 1
PLACE_CASTLE: Final[i64] = 2
PLACE_KNIGHT: Final[i64] = 3
PLACE_KING: Final[i64] = 4
TURN: Final[i64] = 5
CARD_TARGET: Final[i64] = 6
DRAW_CARD: Final[i64] = 7
KEEP_CARD: Final[i64] = 8
RETURN_CARDS: Final[i64] = 9
USE_STACK: Final[i64] = 10
LEFTOVERS: Final[i64] = 11
MOVE_KING: Final[i64] = 12
OVER: Final[i64] = 13
