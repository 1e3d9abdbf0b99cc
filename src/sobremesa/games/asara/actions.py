"""The actions of Asara: one number each, one text each.

A turn is ``send bank``, then ``card blue`` or ``pair`` and twice ``down red``, then the space
where spaces differ (``space 2``, ``plot 4 with 3``), then what the area offers. Sections are named
``base white gold`` when they are taken; on one's own towers ``trunk 2 gold`` puts a gold trunk into
the second tower. ``light 2 gold`` lays a lit window onto a window of that tower that has gold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.action_texts import ActionTexts
from sobremesa.games.asara.areas import AREA_NAMES, AREAS, MOST_SPACES, PLOTS
from sobremesa.games.asara.box import (
    BUYER_COLOURS,
    BUYER_NAMES,
    COLOUR_NAMES,
    COLOURS,
    LIT_OPTIONS,
    MAX_PLAYERS,
)
from sobremesa.games.asara.sections import (
    FINISHES,
    KINDS,
    KINDS_OF_SHAPE,
    MOST_TOWERS,
    SHAPE_NAMES,
    SHAPES,
    described,
)

_ON_TOWERS: Final[i64] = MOST_TOWERS * FINISHES

FIRST: Final[i64] = 0
FILL_MARKET: Final[i64] = FIRST + MAX_PLAYERS
DEAL_CARD: Final[i64] = FILL_MARKET + KINDS
SEE_LIT: Final[i64] = DEAL_CARD + BUYER_COLOURS
SEND: Final[i64] = SEE_LIT + COLOURS
CARD: Final[i64] = SEND + AREAS
PAIR: Final[i64] = CARD + BUYER_COLOURS
DOWN: Final[i64] = PAIR + 1
SPACE: Final[i64] = DOWN + BUYER_COLOURS
PLOT: Final[i64] = SPACE + MOST_SPACES
TAKE: Final[i64] = PLOT + PLOTS * PLOTS
STACK: Final[i64] = TAKE + KINDS
DECLINE: Final[i64] = STACK + SHAPES
HIRE_CARDS: Final[i64] = DECLINE + 1
LOOK: Final[i64] = HIRE_CARDS + 1
KEEP: Final[i64] = LOOK + len(LIT_OPTIONS)
RETURN: Final[i64] = KEEP + COLOURS
BASE_OF: Final[i64] = RETURN + COLOURS
TURRET_OF: Final[i64] = BASE_OF + KINDS_OF_SHAPE
TRUNK_ON: Final[i64] = TURRET_OF + KINDS_OF_SHAPE
WINDOW_ON: Final[i64] = TRUNK_ON + _ON_TOWERS
LIGHT_ON: Final[i64] = WINDOW_ON + _ON_TOWERS
DONE: Final[i64] = LIGHT_ON + _ON_TOWERS
NOTHING: Final[i64] = DONE + 1

FORMS: Final[list[str]] = [
    "first 1",
    "fill base white",
    "fill base white gold",
    "deal blue",
    "lit red",
    "send bank",
    "card blue",
    "pair",
    "down blue",
    "space 2",
    "plot 4 with 3",
    "take base white",
    "take base white gold",
    "stack turret",
    "decline",
    "hire",
    "look small",
    "keep red",
    "return red",
    "base white",
    "base white gold",
    "turret white",
    "trunk 2",
    "trunk 2 gold",
    "window 2",
    "light 2",
    "done",
    "nothing",
]


def _descriptions() -> list[dict[str, object]]:
    """What each action is, in the order of their numbers."""
    kinds = [described(kind) for kind in range(int(KINDS))]
    finishes: list[dict[str, object]] = [
        {"colour": colour, "gold": gold} for colour in COLOUR_NAMES for gold in (False, True)
    ]
    on_towers: list[dict[str, object]] = [
        {"tower": tower, "gold": gold}
        for tower in range(int(MOST_TOWERS))
        for gold in (False, True)
    ]
    plots = range(1, int(PLOTS) + 1)
    listed: list[dict[str, object]] = []
    listed += [{"do": "first", "seat": seat} for seat in range(int(MAX_PLAYERS))]
    listed += [{"do": "fill", **kind} for kind in kinds]
    listed += [{"do": "deal", "card": card} for card in BUYER_NAMES]
    listed += [{"do": "lit", "colour": colour} for colour in COLOUR_NAMES]
    listed += [{"do": "send", "area": area} for area in AREA_NAMES]
    listed += [{"do": "card", "card": card} for card in BUYER_NAMES]
    listed.append({"do": "pair"})
    listed += [{"do": "down", "card": card} for card in BUYER_NAMES]
    listed += [{"do": "space", "space": space} for space in range(int(MOST_SPACES))]
    listed += [{"do": "plot", "plot": plot, "sections": used} for plot in plots for used in plots]
    listed += [{"do": "take", **kind} for kind in kinds]
    listed += [{"do": "stack", "shape": shape} for shape in SHAPE_NAMES]
    listed += [{"do": "decline"}, {"do": "hire"}]
    listed += [{"do": "look", "option": option} for option in LIT_OPTIONS]
    listed += [{"do": "keep", "colour": colour} for colour in COLOUR_NAMES]
    listed += [{"do": "return", "colour": colour} for colour in COLOUR_NAMES]
    listed += [{"do": "base", **finish} for finish in finishes]
    listed += [{"do": "turret", **finish} for finish in finishes]
    for shape in ("trunk", "window", "light"):
        listed += [{"do": shape, **place} for place in on_towers]
    listed += [{"do": "done"}, {"do": "nothing"}]
    return listed


def _text(told: dict[str, object]) -> str:
    words = [str(told["do"])]
    for key, value in told.items():
        if key == "gold":
            words += ["gold"] if value else []
        elif key == "sections":
            words += ["with", str(value)]
        elif isinstance(value, int) and key != "plot":
            words.append(str(value + 1))
        elif key != "do":
            words.append(str(value))
    return " ".join(words)


ACTION_TEXTS: Final[ActionTexts] = ActionTexts(_descriptions(), _text, FORMS)
