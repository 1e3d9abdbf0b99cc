"""The list of what may be done: what it says, and what of it is seen on the board."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sobremesa import game, games
from tests.browser.axe import check, check_table_fits
from tests.browser.conftest import Visits
from tests.browser.hands import snapshot
from tests.browser.tables import lift_the_curtain, open_table
from tests.browser.words import text

ON_THE_BOARD = ("torres", "asara")  # all that may be done at first lies on the board


def open_choices(visits: Visits, name: str, size: str = "desktop", language: str = "en") -> Page:
    """A table for two at one screen, with the list open."""
    page = open_table(visits, name, game(name).rule_sets[0], size, language)
    lift_the_curtain(page)
    page.get_by_role("button", name=text("action-choices", language), exact=True).click()
    expect(field(page)).to_be_focused()
    return page


def field(page: Page) -> Locator:
    """Where one types to find something."""
    return page.get_by_role("combobox")


def entries(page: Page) -> Locator:
    """What may be done."""
    return page.get_by_role("option")


def lit(page: Page) -> Locator:
    """What may be pressed on the board."""
    return page.locator("#board [data-able]")


@pytest.mark.parametrize("name", ON_THE_BOARD)
def test_what_is_pointed_at_is_shown_on_the_board(visits: Visits, name: str) -> None:
    page = open_choices(visits, name)
    several = lit(page).count()
    assert several > 1
    entries(page).nth(1).hover()
    expect(lit(page)).to_have_count(1)
    page.mouse.move(1, 1)
    expect(lit(page)).to_have_count(several)
    page.keyboard.press("ArrowDown")
    expect(lit(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(lit(page)).to_have_count(several)
    # Pressed is done, with a mouse as with the keyboard.
    page.keyboard.press("/")
    with page.expect_response("**/actions"):
        entries(page).first.click()


def test_a_button_bears_what_is_pointed_at(visits: Visits) -> None:
    page = open_choices(visits, "asante")
    marked = page.locator("[data-hinted]")
    expect(marked).to_have_count(0)
    for _ in range(entries(page).count()):
        page.keyboard.press("ArrowDown")
    expect(marked).to_have_count(1)
    page.keyboard.press("Escape")
    expect(marked).to_have_count(0)


@pytest.mark.parametrize("name", games())
def test_the_list_speaks_the_readers_words_alone(visits: Visits, name: str) -> None:
    page = open_choices(visits, name, language="ru")
    for entry in entries(page).all_inner_texts():
        assert not re.search(r"[a-z]{2,}", entry)
    # The notation is understood all the same.
    last = snapshot(page)["legal"][-1]
    field(page).fill(last["text"])
    expect(page.locator(f"#choice-{last['action']}")).to_be_visible()


@pytest.mark.parametrize("name", ON_THE_BOARD)
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_a_finger_sees_before_it_does(visits: Visits, name: str, language: str) -> None:
    page = open_choices(visits, name, "phone", language)
    sent: list[object] = []
    page.on("request", lambda one: sent.append(one.post_data_json) if one.post_data else None)
    first, second = entries(page).nth(0), entries(page).nth(1)
    again = text("choices-again", language)
    for entry, other in ((second, first), (first, second)):
        entry.tap()
        expect(entry).to_contain_text(again)
        expect(other).not_to_contain_text(again)
        expect(lit(page)).to_have_count(1)
        expect(lit(page)).to_be_in_viewport(ratio=1)
        box, sheet = lit(page).bounding_box(), page.get_by_role("dialog").bounding_box()
        assert box
        assert sheet
        assert box["y"] + box["height"] <= sheet["y"]
    check(page)
    check_table_fits(page)
    assert not sent
    wanted = entries(page).first.get_attribute("id")
    legal = {f"choice-{one['action']}": one["text"] for one in snapshot(page)["legal"]}
    with page.expect_request("**/actions") as request:
        first.tap()
    assert json.loads(request.value.post_data or "")["action"] == legal[wanted or ""]
    expect(page.get_by_text(again)).to_have_count(0)
