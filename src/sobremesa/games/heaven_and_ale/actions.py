"""The actions of Heaven & Ale: one number each, one text each.

``move 7`` goes to the seventh space of the round track, ``start S2`` into the start area (and,
before the first round, onto a start space). ``buy hops 5`` takes a tile, ``put 21`` puts it on a
cell of the garden, ``end`` ends the buying. ``activate 1 4`` are the tiles beside a shed, counted
from the right hand side clockwise. ``sell money`` gives up a privilege card, ``card money`` plays
it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.action_texts import ActionTexts
from sobremesa.games.heaven_and_ale.box import (
    CARD_NAMES,
    CARDS,
    MAX_PLAYERS,
    NUMBERS,
    RESOURCE_NAMES,
)
from sobremesa.games.heaven_and_ale.garden import CELLS, DIRECTIONS
from sobremesa.games.heaven_and_ale.spots import SPOT_NAMES, SPOTS
from sobremesa.games.heaven_and_ale.tiles import KINDS, described
from sobremesa.games.heaven_and_ale.track import PLACES, START_NAMES, STARTS

SETS_OF_DIRECTIONS: Final[i64] = 2 ** len(range(int(DIRECTIONS)))

FIRST: Final[i64] = 0
LAY_TILE: Final[i64] = FIRST + MAX_PLAYERS
START: Final[i64] = LAY_TILE + KINDS
GO: Final[i64] = START + STARTS
SELL: Final[i64] = GO + PLACES
BUY_TILE: Final[i64] = SELL + CARDS
END: Final[i64] = BUY_TILE + KINDS
PUT_ON: Final[i64] = END + 1
ACTIVATE: Final[i64] = PUT_ON + CELLS
SCORE_SPOT: Final[i64] = ACTIVATE + SETS_OF_DIRECTIONS
NAME_NUMBER: Final[i64] = SCORE_SPOT + SPOTS
PLAY_CARD: Final[i64] = NAME_NUMBER + NUMBERS
DECLINE: Final[i64] = PLAY_CARD + CARDS
CHOOSE_MARKER: Final[i64] = DECLINE + 1

FORMS: Final[list[str]] = [
    "first 1",
    "lay hops 5",
    "lay monk A",
    "start S2",
    "move 7",
    "sell money",
    "buy hops 5",
    "buy monk A",
    "end",
    "put 21",
    "activate 1 4",
    "score wood",
    "number 3",
    "card money",
    "decline",
    "marker wood",
]


def _descriptions() -> list[dict[str, object]]:
    """What each action is, in the order of their numbers."""
    tiles = [described(kind) for kind in range(int(KINDS))]
    listed: list[dict[str, object]] = []
    listed += [{"do": "first", "seat": seat} for seat in range(int(MAX_PLAYERS))]
    listed += [{"do": "lay", **tile} for tile in tiles]
    listed += [{"do": "start", "space": space} for space in START_NAMES]
    listed += [{"do": "move", "place": place} for place in range(int(PLACES))]
    listed += [{"do": "sell", "card": card} for card in CARD_NAMES]
    listed += [{"do": "buy", **tile} for tile in tiles]
    listed.append({"do": "end"})
    listed += [{"do": "put", "cell": cell} for cell in range(int(CELLS))]
    listed += [
        {
            "do": "activate",
            "directions": [d for d in range(int(DIRECTIONS)) if chosen >> d & 1],
        }
        for chosen in range(int(SETS_OF_DIRECTIONS))
    ]
    listed += [{"do": "score", "spot": spot} for spot in SPOT_NAMES]
    listed += [{"do": "number", "number": number} for number in range(1, int(NUMBERS) + 1)]
    listed += [{"do": "card", "card": card} for card in CARD_NAMES]
    listed.append({"do": "decline"})
    listed += [{"do": "marker", "resource": resource} for resource in RESOURCE_NAMES]
    return listed


def _text(told: dict[str, object]) -> str:
    words: list[str] = []
    for key, value in told.items():
        if isinstance(value, list):
            words += [str(direction + 1) for direction in value]
        elif key == "seat" and isinstance(value, int):
            words.append(str(value + 1))
        else:
            words.append(str(value))
    return " ".join(words)


ACTION_TEXTS: Final[ActionTexts] = ActionTexts(_descriptions(), _text, FORMS)
