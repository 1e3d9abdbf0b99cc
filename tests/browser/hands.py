"""Two ways to play: a hand with a mouse, and a hand that has a keyboard alone.

Both know no rules, and no game. They choose among what the page offers, as a child would, and
press on until the game is over.
"""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import Locator, Page

from sobremesa import games
from sobremesa.locales import words

GAME_LIMIT = 240  # seconds; a game takes half a minute

# Where all that may be pressed can be pressed (web/src/boards/contract.ts says how a board tells
# what may): in its middle, or beside it where something else stands in front of the middle.
ABLE = """() => {
  const all = [...document.querySelectorAll("[data-able]")];
  const first = all.filter((one) => one.dataset.able === "first");
  const pressed = first.length > 0 ? first : all;
  const spots = [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.8], [0.5, 0.2]];
  return pressed.flatMap((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const place = one.closest('[role="gridcell"]') ?? one;
    const points = spots.map(([across, down]) => [x + width * across, y + height * down]);
    const free = points.find(([left, top]) => place.contains(document.elementFromPoint(left, top)));
    return [free ?? points[0]];
  });
}"""


def text(name: str, language: str = "en", /, **arguments: str | float) -> str:
    """A text of the page or of a game, so that the tests speak its language.

    A game's name may stand in it with its underscores, which messages write as hyphens.
    """
    return words(language, "page", *games())(name.replace("_", "-"), **arguments)


def box(page: Page, game: str, language: str = "en") -> Locator:
    """The box of a game in the lobby."""
    return page.get_by_role("article", name=text(f"{game}-name", language), exact=True)


def board(page: Page) -> Locator:
    """What lies on the table: there when the game has been loaded."""
    return page.locator("#board > :first-child")


def table_id(page: Page) -> str:
    """The table the page is at."""
    return page.url.split("/table/")[1].split("?")[0]


def snapshot(page: Page) -> dict[str, Any]:
    """What the server says of the table, asked with the visitor's own cookie."""
    answer = page.request.get(f"/api/tables/{table_id(page)}")
    assert answer.ok, answer.text()
    found: dict[str, Any] = json.loads(answer.body())
    return found


def result(page: Page) -> Locator:
    """The sheet that opens by itself when the last move has been seen."""
    again = page.get_by_role("button", name=text("result-again"), exact=True)
    return page.locator("dialog[open]").filter(has=again)


def way_on(page: Page) -> Locator:
    """The button that leads on from a scoring, or from one person to the next."""
    again = page.get_by_role("button", name=text("result-again"), exact=True)
    return page.locator("dialog[open]").filter(has_not=again).locator(".button.strong")


def is_over(page: Page) -> bool:
    """Whether the page shows the result."""
    return result(page).count() > 0


def set_the_table(page: Page, game: str, rules: str, kinds: list[str]) -> None:
    """Set up a table in the lobby: which game, which version, who sits where."""
    box(page, game).get_by_role("button", name=text("lobby-set-up")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(text(f"{game}-rules-{rules}"), exact=True).click()
    players = dialog.get_by_role("group", name=text("setup-players"))
    players.get_by_label(str(len(kinds)), exact=True).click()
    seats = dialog.get_by_role("listitem")
    for number, kind in enumerate(kinds):
        seats.nth(number).get_by_label(text(f"setup-kind-{kind}"), exact=True).click()
    dialog.get_by_role("button", name=text("setup-sit")).click()
    page.wait_for_url("**/table/*")


def check_time(page: Page, end: float) -> None:
    """Fail where a game takes too long: what the page offers does nothing."""
    assert time.monotonic() < end, f"stuck at {page.url}: {snapshot(page)['view']}"


class Mouse:
    """Plays by clicking on what lights up."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.clicks = 0
        self.end = time.monotonic() + GAME_LIMIT

    def play_to_the_end(self) -> None:
        """Click until the page shows the result."""
        while not is_over(self.page):
            self.go_on()

    def click_often(self, clicks: int) -> None:
        """Play on for so many clicks."""
        while self.clicks < clicks:
            self.go_on()

    def go_on(self) -> None:
        """One click, on something that is offered."""
        page = self.page
        check_time(page, self.end)
        if way_on(page).count():
            self._click(way_on(page).first)
            return
        if not page.get_by_role("button", name=text("action-choices"), disabled=False).count():
            page.wait_for_timeout(30)  # somebody else decides, or something is being shown
            return
        able: list[tuple[float, float]] = page.evaluate(ABLE)
        end = page.get_by_role("button", name=text("action-end-turn"), disabled=False)
        if end.count() and (not able or self.rng.random() < 0.12):
            self._click(end)
        elif able:
            self._press(*self.rng.choice(able))
        else:
            page.wait_for_timeout(30)

    def _click(self, target: Locator) -> None:
        handles = target.element_handles()
        found = handles[0].bounding_box() if handles else None
        if found is not None:  # else it went while we looked
            self._press(found["x"] + found["width"] / 2, found["y"] + found["height"] / 2)

    def _press(self, x: float, y: float) -> None:
        self.clicks += 1
        self.page.mouse.click(x, y)


class Keyboard:
    """Plays with keys alone: the board's arrows, and the list of what may be done."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.end = time.monotonic() + GAME_LIMIT

    def tab_to(self, target: Locator) -> None:
        """Press Tab until ``target`` has the focus."""
        for _ in range(80):
            if self._has_focus(target):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def _has_focus(self, target: Locator) -> bool:
        nodes = target.element_handles()
        return bool(nodes) and bool(nodes[0].evaluate("node => node === document.activeElement"))

    def play_to_the_end(self) -> None:
        """Press keys until the page shows the result."""
        while not is_over(self.page):
            self.go_on()

    def go_on(self) -> None:
        """One decision."""
        page = self.page
        check_time(page, self.end)
        if page.locator("dialog[open]").count():
            if self._has_focus(way_on(page).first):
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("Tab")
            page.wait_for_timeout(30)
            return
        field = page.get_by_role("combobox", name=text("choices-filter"))
        if not field.count():
            page.keyboard.press("/")
            page.wait_for_timeout(30)
            return
        if not self._has_focus(field):
            page.keyboard.press("Tab")
            return
        options = page.locator("#choices-list [role=option]")
        offered = options.count()
        if offered == 0:
            page.wait_for_timeout(30)
            return
        if self.rng.random() < 0.3:  # find it by its words
            label = options.nth(self.rng.randrange(offered)).inner_text().split("\n")[0]
            page.keyboard.type(label)
        else:
            for _ in range(self.rng.randrange(offered)):
                page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
