"""What the game waits for: the step that it stands at, and its name in views and positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STEPS: Final[list[str]] = [
    "fill",  # chance: a section for a market
    "first",  # chance: who begins
    "deal",  # chance: a buyer for a hand, at the start of a year
    "area",  # 5.1 where to send a buyer
    "card",  # 6.1-6.4 which card, or face-down ones instead
    "down",  # 6.4, 7.3.2 a card that is laid face down
    "space",  # which space, where they differ
    "tile",  # 7.1.1
    "stack",  # 7.4.1 which stack is looked through
    "bribe",  # 7.4.1 what is taken out of it
    "hire",  # 10.1, only where a buyer may lie idle
    "hire_draw",  # chance: a buyer drawn in the tent
    "lit_option",  # 10.2.1
    "lit_draw",  # chance: a lit window that is looked at
    "keep",  # 10.2.2
    "return",  # 10.2.4
    "build",  # 7.2 the next section
    "turret",  # 7.2.10 the turret of the tower just begun
    "over",
]

FILL: Final[i64] = 0
FIRST_PLAYER: Final[i64] = 1
DEAL: Final[i64] = 2
CHOOSE_AREA: Final[i64] = 3
CHOOSE_CARD: Final[i64] = 4
LAY_DOWN: Final[i64] = 5
CHOOSE_SPACE: Final[i64] = 6
TAKE_TILE: Final[i64] = 7
CHOOSE_STACK: Final[i64] = 8
BRIBE: Final[i64] = 9
HIRE: Final[i64] = 10
HIRE_DRAW: Final[i64] = 11
LIT_OPTION: Final[i64] = 12
LIT_DRAW: Final[i64] = 13
KEEP_LIT: Final[i64] = 14
RETURN_LIT: Final[i64] = 15
BUILD: Final[i64] = 16
CROWN: Final[i64] = 17
OVER: Final[i64] = 18
