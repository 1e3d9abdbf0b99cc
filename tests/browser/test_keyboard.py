"""Where the keyboard is: never behind a curtain, never nowhere."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from sobremesa import State
from tests.browser.axe import check
from tests.browser.conftest import Server, Visits
from tests.browser.hands import board, box, result
from tests.browser.tables import lift_the_curtain, open_dealt, open_table, sensible_beginning
from tests.browser.test_asante_table import dealt, hand, lift, open_card
from tests.browser.words import text

IS_SOMEWHERE = "document.activeElement !== document.body"


def expect_somewhere(page: Page) -> None:
    """The keyboard stands on something, and stays there."""
    page.wait_for_function(IS_SOMEWHERE)
    page.wait_for_timeout(300)
    assert page.evaluate(IS_SOMEWHERE)


# ---- the curtain


def open_two_hands(visits: Visits, server: Server) -> Page:
    """Asante for two people at one screen; Ana is to move, and has read a card."""
    page = open_dealt(
        visits, server, "asante", dealt(["camel", "dyer"], ["nomad", "gorilla"], "first 1")
    )
    lift(page, "Ana")
    expect(hand(page)).to_have_count(5)
    return page


def expect_curtain(page: Page, before: str) -> None:
    """The curtain is down before somebody, and nothing is behind it."""
    expect(page.get_by_role("dialog")).to_contain_text(text("curtain-title", name=before))
    expect(page.locator("#board, #side, dialog:not([open])")).to_have_count(0)
    expect(hand(page)).to_have_count(0)
    shown = page.content()
    for card in ("camel", "dyer", "nomad", "gorilla"):
        assert text(f"asante-card-{card}") not in shown


def test_the_curtain_stays_whatever_key_is_pressed(visits: Visits, server: Server) -> None:
    page = open_two_hands(visits, server)
    page.get_by_role("button", name=text("action-end-turn")).focus()
    page.keyboard.down("Enter")
    button = page.get_by_role("button", name=text("curtain-lift", name="Boris"))
    expect(button).to_be_focused()
    for _ in range(4):
        page.keyboard.down("Enter")  # as a keyboard repeats it
        expect_curtain(page, "Boris")
    page.keyboard.up("Enter")
    for _ in range(4):
        page.keyboard.press("Escape")
        expect_curtain(page, "Boris")
    check(page)
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(hand(page)).to_have_count(5)
    expect_somewhere(page)


def test_the_curtain_leads_to_the_lobby(visits: Visits, server: Server) -> None:
    page = open_two_hands(visits, server)
    page.keyboard.press("e")
    expect_curtain(page, "Boris")
    page.get_by_role("link", name=text("table-lobby")).click()
    expect(box(page, "asante")).to_be_visible()
    page.go_back()
    expect_curtain(page, "Boris")


def test_a_card_that_is_read_is_not_behind_the_curtain(visits: Visits, server: Server) -> None:
    page = open_two_hands(visits, server)
    expect(open_card(page, "camel")).to_be_visible()
    page.keyboard.press("e")
    expect_curtain(page, "Boris")
    lift(page, "Boris")
    expect(hand(page)).to_have_count(5)
    expect(page.get_by_role("dialog")).to_have_count(0)


# ---- wherever it was is gone


def ends_with_the_next(state: State) -> bool:
    """Whether the game may be over with one action more."""
    for action in state.legal():
        then = state.clone()
        then.apply(action)
        if then.is_over:
            return True
    return False


@cache
def nearly_over(name: str) -> tuple[str, ...]:
    """A game that is played sensibly, but for its last action."""
    return tuple(sensible_beginning(name, ends_with_the_next))


def watch_the_end(visits: Visits, server: Server) -> Page:
    """A page that sees the last move of a game, and then the result, which opens by itself."""
    page = open_dealt(visits, server, "torres", nearly_over("torres"))
    lift_the_curtain(page)
    page.get_by_role("button", name=text("action-end-turn")).press("Enter")
    page.locator("dialog[open] .button.strong").press("Enter")  # the scoring has been seen
    expect(result(page)).to_be_visible()
    return page


@pytest.mark.parametrize("how", ["cross", "escape", "watch", "moment"])
def test_the_result_gives_the_keyboard_back(visits: Visits, server: Server, how: str) -> None:
    page = watch_the_end(visits, server)
    sheet = result(page)
    if how == "cross":
        sheet.get_by_role("button", name=text("page-close")).press("Enter")
    elif how == "escape":
        page.keyboard.press("Escape")
    elif how == "watch":
        sheet.get_by_role("button", name=text("result-watch")).press("Enter")
    else:
        sheet.locator(".moments button").first.press("Enter")
    expect(result(page)).to_have_count(0)
    expect_somewhere(page)


@pytest.mark.parametrize("back", ["button", "step", "key"])
def test_the_way_back_to_now_leaves_the_keyboard_somewhere(visits: Visits, back: str) -> None:
    page = open_table(visits, "torres", "basic")
    lift_the_curtain(page)
    page.locator("#board [data-able]").first.press("Enter")
    page.get_by_role("button", name=text("history-previous")).first.press("Enter")
    live = page.get_by_role("button", name=text("history-live")).first
    expect(live).to_be_visible()
    expect_somewhere(page)
    if back == "step":
        page.get_by_role("group", name=text("history-title")).last.get_by_role(
            "button", name=text("history-next")
        ).press("Enter")
    else:
        live.focus()
        page.keyboard.press("Enter" if back == "button" else "End")
    expect(page.get_by_role("button", name=text("action-choices"))).to_be_enabled()
    expect_somewhere(page)


def test_a_question_why_leaves_the_keyboard_with_the_card(visits: Visits, server: Server) -> None:
    start = dealt(["dyer", "camel"], ["gorilla", "nomad"], "first 1")
    page = open_dealt(visits, server, "asante", start, "computer")
    read = open_card(page, "dyer")
    read.get_by_role("button", name=text("asante-detail-why")).press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(text("refused-rule", rule="P4"))
    expect_somewhere(page)
    assert read.evaluate("(card) => card.contains(document.activeElement)")


def test_between_lobby_and_table_the_keyboard_goes_along(visits: Visits) -> None:
    page = open_table(visits, "torres", "basic")
    lift_the_curtain(page)
    page.get_by_role("link", name=text("table-lobby")).press("Enter")
    slip = page.get_by_role("link").filter(has_text=text("torres-name")).first
    expect(slip).to_be_visible()
    expect_somewhere(page)
    slip.press("Enter")
    expect(board(page)).to_be_visible()
    expect_somewhere(page)
    page.go_back()
    expect(slip).to_be_visible()
    expect_somewhere(page)
