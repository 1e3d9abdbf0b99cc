"""The cross table as a picture: SVG, for documents."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from sobremesa.arena.ratings import Meeting, Rating

CELL_WIDTH: Final = 76
CELL_HEIGHT: Final = 34
LETTER: Final = 8  # about as wide is a letter of a name
MARGIN: Final = 16
TOP: Final = 46

_FONT: Final = "font-family='system-ui, sans-serif' font-size='14'"
_INK: Final = "#2c2a26"
_PAPER: Final = "#fbf7ef"
_LOST: Final = (224, 148, 110)  # vermilion
_EVEN: Final = (243, 236, 222)
_WON: Final = (124, 156, 210)  # indigo, which everybody can tell from it; ink is read on both


def cross_table_svg(
    title: str, heads: tuple[str, str], ratings: Sequence[Rating], meetings: Sequence[Meeting]
) -> str:
    """The table of who was ahead of whom how often; ``heads`` stand over players and ratings."""
    names = [rating.player for rating in ratings]
    found = {(one.player, one.other): one for one in meetings}
    left = MARGIN + LETTER * max(len(text) for text in [*names, heads[0]]) + 12
    first_cell = left + 110
    cell = max(CELL_WIDTH, LETTER * max(map(len, names)) + 12)
    width = max(first_cell + cell * len(names), 9 * len(title) + MARGIN) + MARGIN
    height = TOP + CELL_HEIGHT * (len(names) + 1) + MARGIN
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}' {_FONT}>",
        f"<rect width='{width}' height='{height}' fill='{_PAPER}'/>",
        _text(MARGIN, 28, title, more=" font-weight='bold'"),
        _text(MARGIN, TOP + 22, heads[0]),
        _text(left + 90, TOP + 22, heads[1], "end"),
    ]
    for column, name in enumerate(names):
        parts.append(_text(first_cell + cell * column + cell // 2, TOP + 22, name, "middle"))
    for row, rating in enumerate(ratings):
        top = TOP + CELL_HEIGHT * (row + 1)
        parts.append(_text(MARGIN, top + 22, rating.player))
        strength = f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}"
        parts.append(_text(left + 90, top + 22, strength, "end"))
        for column, other in enumerate(names):
            x = first_cell + cell * column
            meeting = found.get((rating.player, other))
            if meeting is not None:
                parts.append(_cell(x, top, cell, meeting))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _cell(x: int, y: int, width: int, meeting: Meeting) -> str:
    return (
        f"<rect x='{x + 1}' y='{y + 1}' width='{width - 2}' height='{CELL_HEIGHT - 2}' rx='4' "
        f"fill='{_colour(meeting.share)}'/>"
        + _text(x + width // 2, y + 22, f"{meeting.share:.1%}", "middle")
    )


def _colour(share: float) -> str:
    end = _WON if share > 0.5 else _LOST
    far = abs(share - 0.5) * 2
    return "#" + "".join(f"{round(a + (b - a) * far):02x}" for a, b in zip(_EVEN, end, strict=True))


def _text(x: int, y: int, said: str, anchor: str = "start", more: str = "") -> str:
    return f"<text x='{x}' y='{y}' text-anchor='{anchor}' fill='{_INK}'{more}>{escape(said)}</text>"
