"""What the game waits for: the step that it stands at, and its name in views and positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STEPS: Final[list[str]] = [
    "lay",  # chance: a tile for a space of the round track
    "first",  # chance: who begins
    "start",  # 5.9 a start space, before the first round
    "move",  # 6.2
    "buy",  # 8.1, 9.2 which tile, or no more
    "put",  # 8.2, 9.1 where the tile goes
    "shed",  # 12.3 which tiles the shed activates
    "score",  # 10.1 which spot takes the disc
    "number",  # 10.4
    "privilege",  # 13.1
    "marker",  # 3.4 S3, 13.4 P4, P5: which resource marker
    "end",  # 6.8, 17.6 the end of a turn, said by the player
    "over",
]

LAY: Final[i64] = 0
FIRST_PLAYER: Final[i64] = 1
CHOOSE_START: Final[i64] = 2
MOVE: Final[i64] = 3
BUY: Final[i64] = 4
PUT: Final[i64] = 5
SHED_CHOICE: Final[i64] = 6
SCORE: Final[i64] = 7
NUMBER: Final[i64] = 8
PRIVILEGE: Final[i64] = 9
MARKER: Final[i64] = 10
TURN_END: Final[i64] = 11
OVER: Final[i64] = 12


def is_in_a_turn(step: i64) -> bool:
    """6.8 Whether a seat is in the middle of something that it does in its turn."""
    return step >= MOVE and step <= TURN_END


def is_buying(step: i64) -> bool:
    """8.1, 9.2 Whether a seat is on a space with tiles, at whatever part of a purchase."""
    return step in (BUY, PUT, SHED_CHOICE)
