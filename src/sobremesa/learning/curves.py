"""How a training went, as a picture: SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from sobremesa.learning.log import Epoch

WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 64
RIGHT: Final = 200
TOP: Final = 44
GAP: Final = 40

_INK: Final = "#2c2a26"
_PAPER: Final = "#fbf7ef"
_COLOURS: Final = ("#7c9cd2", "#c2552d", "#8a8577")  # told apart by everybody, and on both
_FONT: Final = "font-family='system-ui, sans-serif' font-size='13'"

Line = tuple[str, Sequence[float]]


def curves(title: str, epochs: Sequence[Epoch], names: tuple[str, str, str, str, str]) -> str:
    """Losses epoch by epoch; ``names`` of both panels, then of what was learned, tested, known."""
    shares, points, learned, tested, known = names
    panels: list[tuple[str, list[Line]]] = [
        (
            shares,
            [
                (learned, [epoch.share_learned for epoch in epochs]),
                (tested, [epoch.share_tested for epoch in epochs]),
                (known, [epoch.share_by_evaluation for epoch in epochs]),
            ],
        ),
        (
            points,
            [
                (learned, [epoch.points_learned for epoch in epochs]),
                (tested, [epoch.points_tested for epoch in epochs]),
            ],
        ),
    ]
    height = TOP + len(panels) * (HEIGHT + GAP)
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' width='{WIDTH}' height='{height}' {_FONT}>",
        f"<rect width='{WIDTH}' height='{height}' fill='{_PAPER}'/>",
        _text(LEFT, 26, title, more=" font-weight='bold'"),
    ]
    for number, (name, lines) in enumerate(panels):
        parts += _panel(TOP + number * (HEIGHT + GAP), name, lines)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(top: int, name: str, lines: list[Line]) -> list[str]:
    values = [value for _, line in lines for value in line]
    low, high = (min(values), max(values)) if values else (0.0, 1.0)
    high = max(high, low + 1e-6)
    bottom = top + HEIGHT
    right = WIDTH - RIGHT
    parts = [
        f"<path d='M{LEFT} {top + 16}V{bottom}H{right}' fill='none' stroke='{_INK}'/>",
        _text(LEFT, top + 8, name),
        _text(LEFT - 8, top + 26, f"{high:.3g}", "end"),
        _text(LEFT - 8, bottom, f"{low:.3g}", "end"),
        _text(right, bottom + 16, str(max(len(line) for _, line in lines)), "end"),
    ]
    scale = (HEIGHT - 24) / (high - low)
    for number, (label, line) in enumerate(lines):
        step = (right - LEFT) / max(len(line) - 1, 1)
        places = [
            f"{LEFT + step * at:.1f} {bottom - (value - low) * scale:.1f}"
            for at, value in enumerate(line)
        ]
        colour = _COLOURS[number]
        parts.append(
            f"<path d='M{' L'.join(places)}' fill='none' stroke='{colour}' stroke-width='2'/>"
            if places
            else ""
        )
        parts.append(_text(right + 12, top + 26 + 20 * number, label, more=f" fill='{colour}'"))
    return parts


def _text(x: int, y: int, said: str, anchor: str = "start", more: str = "") -> str:
    fill = "" if "fill" in more else f" fill='{_INK}'"
    return f"<text x='{x}' y='{y}' text-anchor='{anchor}'{fill}{more}>{escape(said)}</text>"
