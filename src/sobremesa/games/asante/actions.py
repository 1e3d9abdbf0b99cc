"""The actions of Asante: one number each, one text each.

``draw`` spends a marker on the top card of the draw pile; what comes is chance's ``drawn camel``,
which then is ``keep`` or ``drop``. ``buy w2_salt_tea``, ``sell w1_package``, ``play camel`` play a
card of the hand, ``use 2`` an Artifact in a slot, ``holy victoria`` a Holy Place; ``end`` ends the
turn. ``answer animalist`` cancels a card that was shown, ``pass`` lets it happen. In the course of
an effect: ``take tea`` and ``return tea`` wares, ``type tea`` names a type, ``discard camel`` and
``fetch camel`` cards, ``pick 2`` one of the cards looked at, ``display 1`` a position of the
display, ``artifact own 2`` and ``artifact other 2`` one in play, ``number 3`` how many wares are to
be paid for, ``apply`` carries something out, ``done`` ends a choice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.action_texts import ActionTexts
from sobremesa.games.asante.box import PLAYERS, POSITIONS, SLOTS, STAND_SPACES, WARE_NAMES, WARES
from sobremesa.games.asante.cards import CARD_IDS, KINDS, PLACE_IDS, PLACES, WARE_CARDS
from sobremesa.games.asante.programs import MOST_LOOKED

FIRST: Final[i64] = 0
DRAWN: Final[i64] = FIRST + PLAYERS
STOLEN: Final[i64] = DRAWN + KINDS
TURNED_UP: Final[i64] = STOLEN + KINDS
DRAW_CARD: Final[i64] = TURNED_UP + PLACES
KEEP: Final[i64] = DRAW_CARD + 1
DROP: Final[i64] = KEEP + 1
BUY: Final[i64] = DROP + 1
SELL: Final[i64] = BUY + WARE_CARDS
PLAY: Final[i64] = SELL + WARE_CARDS
USE: Final[i64] = PLAY + KINDS
HOLY: Final[i64] = USE + SLOTS
END: Final[i64] = HOLY + PLACES
PUT_IN: Final[i64] = END + 1
ANSWER: Final[i64] = PUT_IN + SLOTS
PASS: Final[i64] = ANSWER + KINDS
TAKE_WARE: Final[i64] = PASS + 1
RETURN_WARE: Final[i64] = TAKE_WARE + WARES
NAME: Final[i64] = RETURN_WARE + WARES
DISCARD_CARD: Final[i64] = NAME + WARES
FETCH_CARD: Final[i64] = DISCARD_CARD + KINDS
PICK_CARD: Final[i64] = FETCH_CARD + KINDS
DISPLAY: Final[i64] = PICK_CARD + MOST_LOOKED
OWN_ARTIFACT: Final[i64] = DISPLAY + POSITIONS
OTHER_ARTIFACT: Final[i64] = OWN_ARTIFACT + SLOTS
NUMBER_OF: Final[i64] = OTHER_ARTIFACT + SLOTS
APPLY: Final[i64] = NUMBER_OF + STAND_SPACES
DONE: Final[i64] = APPLY + 1

FORMS: Final[list[str]] = [
    "first 1",
    "drawn camel",
    "stolen camel",
    "turned victoria",
    "draw",
    "keep",
    "drop",
    "buy w2_salt_tea",
    "sell w2_salt_tea",
    "play camel",
    "use 2",
    "holy victoria",
    "end",
    "slot 2",
    "answer animalist",
    "pass",
    "take tea",
    "return tea",
    "type tea",
    "discard camel",
    "fetch boatman",
    "pick 2",
    "display 1",
    "artifact own 2",
    "artifact other 2",
    "number 3",
    "apply",
    "done",
]


def _descriptions() -> list[dict[str, object]]:
    """What each action is, in the order of their numbers."""
    slots = range(1, int(SLOTS) + 1)
    listed: list[dict[str, object]] = []
    listed += [{"do": "first", "seat": seat} for seat in range(int(PLAYERS))]
    listed += [{"do": "drawn", "card": card} for card in CARD_IDS]
    listed += [{"do": "stolen", "card": card} for card in CARD_IDS]
    listed += [{"do": "turned", "place": place} for place in PLACE_IDS]
    listed += [{"do": "draw"}, {"do": "keep"}, {"do": "drop"}]
    listed += [{"do": "buy", "card": card} for card in CARD_IDS[: int(WARE_CARDS)]]
    listed += [{"do": "sell", "card": card} for card in CARD_IDS[: int(WARE_CARDS)]]
    listed += [{"do": "play", "card": card} for card in CARD_IDS]
    listed += [{"do": "use", "slot": slot} for slot in slots]
    listed += [{"do": "holy", "place": place} for place in PLACE_IDS]
    listed.append({"do": "end"})
    listed += [{"do": "slot", "slot": slot} for slot in slots]
    listed += [{"do": "answer", "card": card} for card in CARD_IDS]
    listed.append({"do": "pass"})
    listed += [{"do": "take", "ware": ware} for ware in WARE_NAMES]
    listed += [{"do": "return", "ware": ware} for ware in WARE_NAMES]
    listed += [{"do": "type", "ware": ware} for ware in WARE_NAMES]
    listed += [{"do": "discard", "card": card} for card in CARD_IDS]
    listed += [{"do": "fetch", "card": card} for card in CARD_IDS]
    listed += [{"do": "pick", "number": number + 1} for number in range(int(MOST_LOOKED))]
    listed += [{"do": "display", "position": spot + 1} for spot in range(int(POSITIONS))]
    listed += [{"do": "artifact", "side": "own", "slot": slot} for slot in slots]
    listed += [{"do": "artifact", "side": "other", "slot": slot} for slot in slots]
    listed += [{"do": "number", "number": wares + 1} for wares in range(int(STAND_SPACES))]
    listed += [{"do": "apply"}, {"do": "done"}]
    return listed


def _text(told: dict[str, object]) -> str:
    words: list[str] = []
    for key, value in told.items():
        if key == "seat" and isinstance(value, int):
            words.append(str(value + 1))
        else:
            words.append(str(value))
    return " ".join(words)


ACTION_TEXTS: Final[ActionTexts] = ActionTexts(_descriptions(), _text, FORMS)
