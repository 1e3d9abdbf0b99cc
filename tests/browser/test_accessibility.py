"""Every screen is checked with axe, in both lights, at three widths; nothing scrolls sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sobremesa import game, games
from tests.browser.axe import check
from tests.browser.conftest import Visits
from tests.browser.hands import Mouse, board, box, is_over, set_the_table, text

MOMENTS = (30, 90)  # clicks after which a game is looked at


def check_table_fits(page: Page) -> None:
    """The page at the table never scrolls."""
    more = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert more <= 0, f"the table is {more} pixels too high"


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [("desktop", "light", "en"), ("tablet", "dark", "es"), ("phone", "light", "ru")],
)
def test_every_screen(visits: Visits, name: str, size: str, theme: str, language: str) -> None:
    page = visits.new(size, language, theme)
    expect(page.locator("html")).to_have_attribute("lang", language)
    lid = box(page, name, language)
    expect(lid.get_by_role("button", name=text("lobby-set-up", language))).to_be_visible()
    check(page)
    lid.get_by_role("button", name=text("lobby-set-up", language)).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.locator("details > summary").click()
    check(page)
    page.keyboard.press("Escape")
    lid.get_by_role("button", name=text("lobby-play", language), exact=True).click()
    page.wait_for_url("**/table/*")
    expect(board(page)).to_be_visible()
    check(page)
    check_table_fits(page)
    for key, title in (("/", "choices-title"), ("?", "help-title"), ("r", None)):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        if title:
            expect(page.get_by_role("heading", name=text(title, language))).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("name", games())
def test_middle_and_end_of_a_game(visits: Visits, name: str) -> None:
    page = visits.new()
    set_the_table(page, name, game(name).rule_sets[-1], ["me", "computer"])
    hand = Mouse(page, seed=1)
    scored = False
    while not is_over(page):
        if not scored and page.locator("dialog[open]").count():
            check(page)  # the scoring
            scored = True
        hand.go_on()
        if hand.clicks in MOMENTS:
            check(page)
            check_table_fits(page)
            hand.clicks += 1  # once is enough
    assert scored
    check(page)
