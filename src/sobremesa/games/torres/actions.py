"""The actions of Torres: one number each, one text each.

``move a1 b1`` also tells where a card sends a knight; ``build 1 c3`` builds from the first
stack, ``build supply c3`` from the common supply. Spaces are named by column and row: ``a1`` is
the corner (0, 0), ``d1`` the space (3, 0). Stacks that are alike are one choice: of equal stacks
only the first is offered, besides the one that is in use.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.action_texts import ActionTexts
from sobremesa.games.torres.box import MAX_PLAYERS, MOST_STACKS, SPACES, WIDTH
from sobremesa.games.torres.cards import CARD_IDS, MASTER_IDS

_CARDS: Final[i64] = len(CARD_IDS)

FIRST: Final[i64] = 0
MASTER_CARD: Final[i64] = FIRST + MAX_PLAYERS
DRAW: Final[i64] = MASTER_CARD + len(MASTER_IDS)
KEEP: Final[i64] = DRAW + _CARDS
RETURN_TOP: Final[i64] = KEEP + _CARDS
RETURN_BOTTOM: Final[i64] = RETURN_TOP + _CARDS
PLAY: Final[i64] = RETURN_BOTTOM + _CARDS
CASTLE: Final[i64] = PLAY + _CARDS
KNIGHT: Final[i64] = CASTLE + SPACES
KING: Final[i64] = KNIGHT + SPACES
KING_STAYS: Final[i64] = KING + SPACES
BUILD: Final[i64] = KING_STAYS + 1
BUILD_FROM_SUPPLY: Final[i64] = BUILD + MOST_STACKS * SPACES
LIFT: Final[i64] = BUILD_FROM_SUPPLY + SPACES
PUT: Final[i64] = LIFT + SPACES
TRACK: Final[i64] = PUT + SPACES
BUY: Final[i64] = TRACK + 1
END: Final[i64] = BUY + 1
USE: Final[i64] = END + 1
LEFTOVER: Final[i64] = USE + MOST_STACKS
MOVE: Final[i64] = LEFTOVER + MOST_STACKS

FORMS: Final[list[str]] = [
    "first 1",
    "master border",
    "draw ap6",
    "castle d1",
    "knight d1",
    "king d1",
    "king stays",
    "move a1 b1",
    "build 1 c3",
    "build supply c3",
    "lift c3",
    "put d4",
    "track",
    "buy",
    "keep ap6",
    "return ap6 top",
    "return ap6 bottom",
    "play ap6",
    "end",
    "use 1",
    "leftover 1",
]


def cell_name(cell: int) -> str:
    """``d1`` for the space in column 3 of row 0."""
    return "abcdefghijklmnopqrstuvwxyz"[cell % int(WIDTH)] + str(cell // int(WIDTH) + 1)


def _descriptions() -> list[dict[str, object]]:
    """What each action is, in the order of their numbers."""
    spaces = range(int(SPACES))
    stacks = range(int(MOST_STACKS))
    listed: list[dict[str, object]] = []
    listed += [{"do": "first", "seat": seat} for seat in range(int(MAX_PLAYERS))]
    listed += [{"do": "master", "card": card} for card in MASTER_IDS]
    listed += [{"do": "draw", "card": card} for card in CARD_IDS]
    listed += [{"do": "keep", "card": card} for card in CARD_IDS]
    listed += [{"do": "return", "card": card, "end": "top"} for card in CARD_IDS]
    listed += [{"do": "return", "card": card, "end": "bottom"} for card in CARD_IDS]
    listed += [{"do": "play", "card": card} for card in CARD_IDS]
    listed += [{"do": "castle", "cell": cell} for cell in spaces]
    listed += [{"do": "knight", "cell": cell} for cell in spaces]
    listed += [{"do": "king", "cell": cell} for cell in spaces]
    listed.append({"do": "king_stays"})
    listed += [{"do": "build", "stack": stack, "cell": cell} for stack in stacks for cell in spaces]
    listed += [{"do": "build", "stack": "supply", "cell": cell} for cell in spaces]
    listed += [{"do": "lift", "cell": cell} for cell in spaces]
    listed += [{"do": "put", "cell": cell} for cell in spaces]
    listed += [{"do": "track"}, {"do": "buy"}, {"do": "end"}]
    listed += [{"do": "use", "stack": stack} for stack in stacks]
    listed += [{"do": "leftover", "stack": stack} for stack in stacks]
    listed += [{"do": "move", "from": origin, "to": to} for origin in spaces for to in spaces]
    return listed


def _text(told: dict[str, object]) -> str:
    do = str(told["do"])
    words = ["king", "stays"] if do == "king_stays" else [do]
    for key in ("seat", "stack", "card", "end", "from", "to", "cell"):
        value = told.get(key)
        if isinstance(value, int):
            words.append(cell_name(value) if key in ("from", "to", "cell") else str(value + 1))
        elif value is not None:
            words.append(str(value))
    return " ".join(words)


ACTION_TEXTS: Final[ActionTexts] = ActionTexts(_descriptions(), _text, FORMS)
