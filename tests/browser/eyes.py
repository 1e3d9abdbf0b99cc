"""What a page offers to a hand, seen in one look: each look is one question to the browser.

The page is looked at again and again, within the browser, until it offers something: while somebody
else decides, or an action is on its way, there is nothing to see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.browser.words import text

PATIENCE = 5_000  # milliseconds that one look takes at most

Place = tuple[float, float]


# What both kinds of look begin with: the sheet of the result, or one with a button that leads on.
SHEETS = """
  const named = (one, name) => (one.ariaLabel ?? one.textContent.trim()) === name;
  const button = (name) =>
    [...document.querySelectorAll("button:enabled")].find((one) => named(one, name));
  const sheets = document.querySelectorAll("dialog[open]");
  const strong = [...document.querySelectorAll("dialog[open] .button.strong")];
  const isOver = strong.some((one) => named(one, words.again));
"""

# Where all that may be pressed can be pressed (web/src/boards/contract.ts says how a board tells
# what may): in its middle, or beside it where something else stands in front of the middle.
OFFERED = (
    SHEETS
    + """
  const spots = [
    [0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.8], [0.5, 0.2], [0.38, 0.5], [0.62, 0.5],
  ];
  const pointsOf = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    // Whole pixels: on an edge, part of one would be rounded another way when it is pressed.
    return spots.map(([across, down]) => [
      Math.round(x + width * across), Math.round(y + height * down),
    ]);
  };
  const middle = (one) => (one ? (pointsOf(one)[0] ?? null) : null);
  const nothing = { over: false, sheet: "", on: null, able: [], end: null };
  if (isOver) return { ...nothing, over: true };
  if (strong.length) {
    const sheet = strong[0].closest("dialog").querySelector("h2");
    return { ...nothing, sheet: sheet.textContent, on: middle(strong[0]) };
  }
  if (!button(words.choices)) return null;
  const all = [...document.querySelectorAll("[data-able]")];
  const first = all.filter((one) => one.dataset.able === "first");
  // Where a card was scrolled away lies something else, which nobody means who presses there.
  const isScrolledAway = (one, [x, y]) => {
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(at).overflow)) continue;
      const { left, top, right, bottom } = at.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  };
  const able = (first.length > 0 ? first : all).flatMap((one) => {
    const place = one.closest('[role="gridcell"]') ?? one;
    const points = pointsOf(one);
    const free = points.find((at) => place.contains(document.elementFromPoint(...at)));
    if (free) return [free];
    return points.length && !isScrolledAway(one, points[0]) ? [points[0]] : [];
  });
  const end = middle(button(words.end));
  return able.length || end ? { ...nothing, able, end } : null;
"""
)

# Where the keyboard is, and what the list of what may be done holds.
LISTED = (
    SHEETS
    + """
  const focus = document.activeElement;
  if (isOver) return { over: true, where: "", options: [] };
  const where = (is) => ({ over: false, where: is, options: [] });
  if (sheets.length) return where(focus && focus === strong[0] ? "way on" : "sheet");
  const field = document.querySelector('[role="combobox"][aria-controls="choices-list"]');
  if (!field) return where("table");
  if (field !== focus) return where("beside the list");
  const options = [...document.querySelectorAll("#choices-list [role=option] > :first-child")];
  if (!options.length) return null;
  return { over: false, where: "list", options: options.map((one) => one.textContent) };
"""
)

UNTIL = """async ({ words, patience }) => {
  const end = performance.now() + patience;
  const look = () => { %s };
  for (;;) {
    const found = look();
    if (found || performance.now() > end) return found;
    await new Promise((later) => setTimeout(later, 8));
  }
}"""


@dataclass(frozen=True)
class Offered:
    """What may be pressed, each thing by a point of it."""

    over: bool  # the result lies open
    sheet: str  # the title of the sheet that wants to be read first
    on: Place | None  # the button that leads on from a scoring, or from one person to the next
    able: list[Place]
    end: Place | None  # the button that ends the turn


@dataclass(frozen=True)
class Listed:
    """Where the keyboard is, and what may be chosen in the list if it is there."""

    over: bool
    where: str
    options: list[str]


def offered(page: Page) -> Offered | None:
    """What may be pressed as soon as there is something; nothing where that takes too long."""
    found = _until(page, OFFERED)
    return Offered(**found) if found else None


def listed(page: Page) -> Listed | None:
    """Where the keyboard is, as soon as it can do something; nothing where that takes too long."""
    found = _until(page, LISTED)
    return Listed(**found) if found else None


def _until(page: Page, look: str) -> dict[str, Any] | None:
    names = {"again": "result-again", "choices": "action-choices", "end": "action-end-turn"}
    told = {key: text(name) for key, name in names.items()}
    found: dict[str, Any] | None = page.evaluate(
        UNTIL % look, {"words": told, "patience": PATIENCE}
    )
    return found
