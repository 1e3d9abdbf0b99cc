"""What the game waits for: the step that it stands at, and its name in views and positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Chance decides.
DEAL: Final[i64] = 0  # 3.4 the opening hands
TURN_UP: Final[i64] = 1  # 3.2, 7.2 a place comes into the display
FIRST_PLAYER: Final[i64] = 2
DRAWING: Final[i64] = 3  # the top card of the draw pile
STEALING: Final[i64] = 4  # N4 a card at random from a hand

FIRST_CHOICE: Final[i64] = 5  # from here on a seat decides
TURN: Final[i64] = 5
KEEP_DRAWN: Final[i64] = 6  # 4.3
PACKAGE: Final[i64] = 7  # 6.6 which ware is in the packages
SLOT: Final[i64] = 8  # 7.1 where an Artifact goes
RESPONSE: Final[i64] = 9  # 8.3
RETURN: Final[i64] = 10  # a ware of one's own
TAKE: Final[i64] = 11  # a ware of the supply
NAME_TYPE: Final[i64] = 12  # a type that the opponent returns
DISCARD: Final[i64] = 13  # a card of the hand
DISCARD_DRAWN: Final[i64] = 14  # one of the cards just drawn
NUMBER: Final[i64] = 15  # how many wares are paid for with cards
PICK: Final[i64] = 16  # one of the cards looked at
FOUND: Final[i64] = 17  # whether the animal turned up is played
FETCH: Final[i64] = 18  # a card of the discard pile
CHOOSE_POSITION: Final[i64] = 19  # of the display
CHOOSE_PLACE: Final[i64] = 20  # an effect, or a place of the opponent
AGAIN: Final[i64] = 21  # 9.3 whether a strong place is applied once more
HAGGLE: Final[i64] = 22  # a Ware card at a better price
CARVE: Final[i64] = 23  # an Artifact of hand or discard pile
CHOOSE_ARTIFACT: Final[i64] = 24  # one in play
USE_NOW: Final[i64] = 25  # whether the Artifact just discarded is carried out
OVER: Final[i64] = 26

STEP_NAMES: Final[list[str]] = [
    "deal",
    "turn_up",
    "first_player",
    "drawing",
    "stealing",
    "turn",
    "keep",
    "package",
    "slot",
    "response",
    "return",
    "take",
    "name_type",
    "discard",
    "discard_drawn",
    "number",
    "pick",
    "found",
    "fetch",
    "position",
    "place",
    "again",
    "haggle",
    "carve",
    "artifact",
    "use_now",
    "over",
]
