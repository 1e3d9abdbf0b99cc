"""Every screen is checked with axe, in both lights, at three widths; nothing scrolls sideways.

What comes up in the middle of a game is checked where whole games are played.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sobremesa import games
from tests.browser.axe import check, check_table_fits
from tests.browser.conftest import Visits
from tests.browser.hands import board, box
from tests.browser.words import text

LOOKS = [("desktop", "light", "en"), ("tablet", "dark", "es"), ("phone", "light", "ru")]


@pytest.mark.parametrize(("size", "theme", "language"), LOOKS)
def test_the_lobby(visits: Visits, size: str, theme: str, language: str) -> None:
    page = visits.new(size, language, theme)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for name in games():
        set_up = box(page, name, language).get_by_role(
            "button", name=text("lobby-set-up", language)
        )
        expect(set_up).to_be_visible()
    check(page)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize(("size", "theme", "language"), LOOKS)
def test_every_screen(visits: Visits, name: str, size: str, theme: str, language: str) -> None:
    page = visits.new(size, language, theme)
    lid = box(page, name, language)
    lid.get_by_role("button", name=text("lobby-set-up", language)).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.locator("details > summary").click()  # house rules
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
