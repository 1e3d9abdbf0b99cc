"""Two ways to play: a hand with a mouse, and a hand that has a keyboard alone.

Both know no rules, and no game. They choose among what the page offers, as a child would, and
press on until the game is over.
"""

from __future__ import annotations

import json
import random
import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TookTooLong

from sobremesa import game
from tests.browser.eyes import Listed, Offered, Place, listed, offered
from tests.browser.words import text

QUICK_LEVEL = "level-2"
GAME_LIMIT = 360  # seconds; a game takes half a minute, on busy machines much longer
SHEET_PATIENCE = 3_000  # milliseconds until a sheet that was pressed away is gone
LETTERS = 5  # of what is looked for that are typed
PAGE = 8  # lines of the list that PageDown goes further
# Where the keyboard is, and the key that leads on from there.
KEYS = {"table": "/", "way on": "Enter", "sheet": "Tab", "beside the list": "Tab"}


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


def set_the_table(page: Page, name: str, rules: str, kinds: list[str]) -> None:
    """Set up a table in the lobby: which game, which version, who sits where.

    Computers play at a level that decides at once.
    """
    box(page, name).get_by_role("button", name=text("lobby-set-up")).click()
    dialog = page.get_by_role("dialog")
    # Where there is nothing to choose, nothing is asked.
    if len(game(name).rule_sets) > 1:
        dialog.get_by_label(text(f"{name}-rules-{rules}"), exact=True).click()
    if game(name).min_players < game(name).max_players:
        players = dialog.get_by_role("group", name=text("setup-players"))
        players.get_by_label(str(len(kinds)), exact=True).click()
    seats = dialog.get_by_role("listitem")
    for number, kind in enumerate(kinds):
        seats.nth(number).get_by_label(text(f"setup-kind-{kind}"), exact=True).click()
        if kind == "computer":
            seats.nth(number).get_by_label(text(QUICK_LEVEL), exact=True).click()
    dialog.get_by_role("button", name=text("setup-sit")).click()
    page.wait_for_url("**/table/*")


class Hand:
    """Something that plays; it gives up where what the page offers leads nowhere."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self._end = time.monotonic() + GAME_LIMIT

    def _check_time(self) -> None:
        page = self.page
        if time.monotonic() > self._end:
            told = snapshot(page)
            legal = [one["text"] for one in told["legal"]]
            shown = page.locator("body").inner_text()
            raise AssertionError(
                f"stuck at {page.url}, ply {told['ply']}: {legal[:9]}; the page shows: {shown}"
            )


class Mouse(Hand):
    """Plays by clicking on what lights up; ends a turn with the chance ``haste``."""

    clicks = 0

    def __init__(self, page: Page, seed: int, haste: float = 0.12) -> None:
        super().__init__(page, seed)
        self._haste = haste

    def look(self) -> Offered:
        """What the page offers, as soon as it offers something."""
        while (found := offered(self.page)) is None:
            self._check_time()
        self._check_time()
        return found

    def play_to_the_end(self) -> None:
        """Click until the page shows the result."""
        while not (found := self.look()).over:
            self.press(found)

    def click_often(self, clicks: int) -> None:
        """Play on for so many clicks."""
        while self.clicks < clicks:
            self.press(self.look())

    def press(self, found: Offered) -> None:
        """One click, on something that is offered."""
        self.clicks += 1
        sheet = self.page.query_selector("dialog[open]") if found.on else None
        self.page.mouse.click(*self._choose(found))
        if sheet:  # a second click would go through to what lies under it
            with suppress(TookTooLong):  # where the next sheet is in its place already
                sheet.wait_for_element_state("hidden", timeout=SHEET_PATIENCE)

    def _choose(self, found: Offered) -> Place:
        if found.on:
            return found.on
        if found.end and (not found.able or self.rng.random() < self._haste):
            return found.end
        return self.rng.choice(found.able)


class Keyboard(Hand):
    """Plays with keys alone, from the list of what may be done."""

    def tab_to(self, target: Locator) -> None:
        """Press Tab until ``target`` has the focus."""
        for _ in range(80):
            nodes = target.element_handles()
            if nodes and nodes[0].evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def play_to_the_end(self) -> None:
        """Press keys until the page shows the result."""
        while (found := listed(self.page)) is None or not found.over:
            self._check_time()
            if found:
                self._press(found)

    def _press(self, found: Listed) -> None:
        """Go where the list is, or decide."""
        if found.where == "list":
            self._decide(found.options)
        else:
            self.page.keyboard.press(KEYS[found.where])

    def _decide(self, options: list[str]) -> None:
        keyboard = self.page.keyboard
        chosen = self.rng.randrange(len(options))
        if self.rng.random() < 0.3:  # find it, or one like it, by its words
            keyboard.type(options[chosen][:LETTERS])
        else:
            for key, steps in (("PageDown", PAGE), ("ArrowDown", 1)):
                for _ in range(chosen // steps):
                    keyboard.press(key)
                chosen %= steps
        keyboard.press("Enter")
