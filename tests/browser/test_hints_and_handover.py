"""What the computer does for people at the table: it gives hints, and plays on for them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sobremesa import State, game, games
from tests.browser.axe import check, check_table_fits
from tests.browser.conftest import Server, Visits
from tests.browser.hands import Keyboard, box, snapshot
from tests.browser.tables import (
    SensibleTable,
    beginnings,
    lift_the_curtain,
    open_dealt,
    open_hint,
    open_table,
    sensible_beginning,
    set_up,
)
from tests.browser.words import text

LOOKS = [("desktop", "light", "en"), ("tablet", "dark", "es"), ("phone", "light", "ru")]


def sheet(page: Page, language: str = "en") -> Locator:
    """The sheet that shows hints."""
    return page.get_by_role("dialog", name=text("hints-title", language))


def hint_button(page: Page, language: str = "en") -> Locator:
    """The button that asks for a hint, when it may be pressed."""
    return page.get_by_role("button", name=text("action-hints", language), exact=True)


def choices(page: Page, language: str = "en") -> Locator:
    """What the computer would do, the best first."""
    return sheet(page, language).get_by_role("radio")


def do_button(page: Page) -> Locator:
    """The button that carries out a hint, once it has been there for a moment."""
    return sheet(page).get_by_role("button", name=text("hints-do"))


def open_against_computer(
    visits: Visits, name: str, size: str = "desktop", language: str = "en", theme: str = "light"
) -> Page:
    """A person against the computer, when it is the person's turn; the rules are the richest."""
    page = visits.new(size, language, theme)
    page.goto(f"/table/{set_up(page, name, game(name).rule_sets[-1], 2, 'computer')}")
    expect(hint_button(page, language)).to_be_enabled()
    return page


def give_to_computer(page: Page, level: int, language: str = "en") -> None:
    """Hand the only seat of one's own over, in the sheet that lies open."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=text(f"level-{level}", language), exact=True).click()
    dialog.get_by_role("button", name=text("seat-lend", language), exact=True).click()
    expect(dialog).to_have_count(0)


def lend_button(page: Page, language: str = "en", name: str = "Ana") -> Locator:
    """The button on a player's card that gives the seat to the computer."""
    return page.get_by_role("button", name=text("seat-lend-title", language, name=name))


def wait_until(page: Page, table: str, reached: Callable[[dict[str, Any]], bool]) -> None:
    """Ask the server until it says so."""
    for _ in range(200):
        told = json.loads(page.request.get(f"/api/tables/{table}").body())
        if reached(told):
            return
        page.wait_for_timeout(100)
    raise AssertionError(told)


@pytest.mark.parametrize("name", games())
def test_a_hint_by_mouse(visits: Visits, name: str) -> None:
    page = open_against_computer(visits, name)
    before = snapshot(page)
    hint_button(page).click()
    expect(choices(page).first).to_be_checked()
    count = choices(page).count()
    assert 1 <= count <= 3
    assert re.search(r"\d%", sheet(page).inner_text())
    # Looking at them changes nothing.
    sheet(page).locator("label").last.click()
    expect(choices(page).last).to_be_checked()
    if name == "torres":  # its board alone shows where all actions of that moment are
        expect(page.locator("#board [data-able]")).to_have_count(1)
    sheet(page).get_by_role("button", name=text("page-close")).click()
    expect(sheet(page)).to_have_count(0)
    expect(hint_button(page)).to_be_focused()
    assert snapshot(page)["ply"] == before["ply"]
    # Asked again, it is there at once, and can be carried out.
    hint_button(page).click()
    sheet(page).locator("label").first.click()
    with page.expect_response("**/actions"):
        do_button(page).click()
    expect(sheet(page)).to_have_count(0)
    assert snapshot(page)["ply"] > before["ply"]


# A step of each game in which no action lies on the board alone: a tray, the hand, the bar.
BESIDE = {"asante": "keep", "asara": "card", "heaven_and_ale": "buy", "torres": "keep"}


@pytest.mark.parametrize("name", games())
def test_where_a_hint_can_be_carried_out_is_marked(
    visits: Visits, server: Server, name: str
) -> None:
    [begun] = beginnings(name, lambda view: str(view["step"]), [BESIDE[name]])
    page = open_dealt(visits, server, name, begun)
    lift_the_curtain(page)
    marked = page.locator("[data-hinted]")
    expect(hint_button(page)).to_be_enabled()
    expect(marked).to_have_count(0)
    with page.expect_response("**/hints") as answered:
        hint_button(page).click()
    expect(choices(page).first).to_be_checked()
    last = json.loads(answered.value.body())["choices"][-1]
    sheet(page).locator("label").last.click()
    expect(choices(page).last).to_be_checked()
    expect(marked).to_have_count(1)
    opens = marked.get_attribute("aria-expanded") is not None  # a card to be read first
    with page.expect_request("**/actions") as sent:
        marked.click()
        if opens:
            page.locator("[data-hinted]:not([aria-expanded])").click()
    assert json.loads(sent.value.post_data or "")["action"] == last["text"]
    expect(marked).to_have_count(0)


def described(state: State, *kinds: str) -> list[dict[str, Any]]:
    """What may be done of some kinds."""
    told = [state.game.describe(action) for action in state.legal()]
    return [one for one in told if one["do"] in kinds]


def may_use_a_plot_in_ways(state: State) -> bool:
    """In Asara: a plot takes several numbers of sections."""
    plots = [one["plot"] for one in described(state, "plot")]
    return len(plots) > len(set(plots))


def test_a_hint_shows_where_a_section_goes(visits: Visits, server: Server) -> None:
    laying = ("trunk", "window")
    begun = sensible_beginning("asara", lambda state: len(described(state, *laying)) > 1)
    page = open_dealt(visits, server, "asara", begun)
    lift_the_curtain(page)
    last = [one for one in snapshot(page)["legal"] if one["do"] in laying][-1]
    lit = page.locator("#board .skyline [data-able]")
    expect(lit.nth(1)).to_be_visible()
    open_hint(page, last["text"])
    expect(lit).to_have_count(1)
    with page.expect_request("**/actions") as sent:
        lit.click()
    assert json.loads(sent.value.post_data or "")["action"] == last["text"]


def test_a_list_on_the_board_marks_what_a_hint_speaks_of(visits: Visits, server: Server) -> None:
    begun = sensible_beginning("asara", may_use_a_plot_in_ways)
    page = open_dealt(visits, server, "asara", begun)
    lift_the_curtain(page)
    legal = snapshot(page)["legal"]
    plots = [one["plot"] for one in legal if one["do"] == "plot"]
    last = [one for one in legal if one["do"] == "plot" and plots.count(one["plot"]) > 1][-1]
    open_hint(page, last["text"])
    page.locator("#board [data-able]").click()
    expect(page.get_by_role("menuitem").nth(1)).to_be_visible()
    with page.expect_request("**/actions") as sent:
        page.get_by_role("menu").locator("[data-hinted]").click()
    assert json.loads(sent.value.post_data or "")["action"] == last["text"]


def test_a_card_in_the_hand_does_not_put_a_hint_out(visits: Visits) -> None:
    page = open_table(visits, "asara", "beginner")
    lift_the_curtain(page)
    pair = page.get_by_role("button", name=text("asara-bar-pair"), exact=True)
    pair.click()  # two cards can be laid only where a colour is asked for: nowhere, so far
    expect(pair).to_have_attribute("aria-pressed", "true")
    open_hint(page, "send bank")
    expect(pair).to_have_attribute("aria-pressed", "false")
    lit = page.locator("#board [data-able]")
    expect(lit).to_have_count(1)
    pair.click()
    expect(pair).to_have_attribute("aria-pressed", "true")
    expect(lit).to_have_count(1)


def test_a_hint_by_keyboard(visits: Visits) -> None:
    page = open_against_computer(visits, "torres")
    hand = Keyboard(page, seed=1)
    before = snapshot(page)
    hand.tab_to(hint_button(page))
    page.keyboard.press("Enter")
    expect(choices(page).first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(choices(page).nth(1)).to_be_focused()
    wanted = choices(page).nth(1)
    described = page.locator(f"#{wanted.get_attribute('aria-describedby')}")
    expect(described).to_contain_text(re.compile(r"\S"))
    page.keyboard.press("Escape")
    expect(hint_button(page)).to_be_focused()
    assert snapshot(page)["ply"] == before["ply"]
    page.keyboard.press("h")
    expect(wanted).to_be_focused()  # as it was left
    expect(do_button(page)).to_be_enabled()
    with page.expect_response("**/actions"):
        page.keyboard.press("Enter")
    expect(sheet(page)).to_have_count(0)
    expect(page.get_by_role("region", name=text("log-title"))).to_contain_text("Ana")
    assert snapshot(page)["ply"] > before["ply"]


def test_enter_twice_carries_out_nothing_unseen(visits: Visits) -> None:
    page = open_against_computer(visits, "torres")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    hint_button(page).click()
    expect(choices(page).first).to_be_focused()
    page.keyboard.press("Escape")
    expect(hint_button(page)).to_be_focused()
    # The answer is there at once, and no time passes: pressed twice, and then held down.
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(choices(page).first).to_be_focused()
    page.keyboard.press("Escape")
    expect(hint_button(page)).to_be_focused()
    page.keyboard.down("Enter")
    page.clock.run_for(1_000)
    expect(do_button(page)).to_be_enabled()
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(choices(page).first).to_be_focused()
    assert not [url for url in sent if url.endswith("/actions")]


def choices_field(page: Page) -> Locator:
    """The field of the list of what may be done."""
    return page.get_by_role("combobox", name=text("choices-filter"))


def test_one_sheet_lies_open_at_a_time(visits: Visits) -> None:
    page = open_against_computer(visits, "torres", "phone")
    hint_button(page).click()
    expect(choices(page).first).to_be_checked()
    drawer = page.get_by_role("button", name=text("table-side"))
    drawer.click()
    expect(lend_button(page)).to_be_visible()
    expect(sheet(page)).to_have_count(0)
    page.keyboard.press("/")
    expect(choices_field(page)).to_be_focused()
    expect(drawer).to_have_attribute("aria-expanded", "false")
    # What is typed into the list is forgotten when another sheet takes its place.
    choices_field(page).fill("k")
    page.get_by_role("dialog").get_by_role("button", name=text("page-close")).focus()
    page.keyboard.press("h")
    expect(choices(page).first).to_be_focused()
    page.locator("#board").focus()
    page.keyboard.press("/")
    expect(choices_field(page)).to_have_value("")


def test_a_sheet_is_reached_and_closed_from_elsewhere(visits: Visits) -> None:
    page = open_against_computer(visits, "torres")
    board = page.locator("#board")
    for key, inside in (("h", choices(page).first), ("/", choices_field(page))):
        for _ in range(2):
            board.focus()
            page.keyboard.press(key)
            expect(inside).to_be_focused()
        board.focus()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(board).to_be_focused()


# Where the keyboard is, something else lies.
COVERED = """() => {
  const at = document.activeElement;
  const { x, y, width, height } = at.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top?.closest("[role=dialog]") && !at.closest("[role=dialog]") ? at.outerHTML : null;
}"""


@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
@pytest.mark.parametrize("key", ["h", "/"])
def test_the_keyboard_is_never_under_a_sheet(visits: Visits, size: str, key: str) -> None:
    page = open_against_computer(visits, "torres", size)
    hand = Keyboard(page, seed=1)
    hand.tab_to(hint_button(page))
    page.keyboard.press(key)
    inside = choices(page).first if key == "h" else choices_field(page)
    expect(inside).to_be_focused()
    page.locator("#board").focus()
    while page.evaluate("!document.activeElement.closest('[role=dialog]')"):
        assert page.evaluate(COVERED) is None
        page.keyboard.press("Tab")
    page.keyboard.press(key)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_hint_is_gone_when_another_sits_before_the_screen(visits: Visits) -> None:
    page = open_table(visits, "asante", "standard")
    page.locator("dialog[open] .button.strong").click()
    expect(hint_button(page)).to_be_enabled()
    seat = snapshot(page)["to_move"]
    hint_button(page).click()
    expect(choices(page).first).to_be_checked()
    # The turn is ended elsewhere: then the device changes hands.
    told = snapshot(page)
    end = next(one for one in told["legal"] if one["do"] == "end")
    page.request.post(
        f"/api/tables/{told['id']}/actions",
        data={"id": "elsewhere", "ply": told["ply"], "seat": seat, "action": end["text"]},
    )
    expect(page.locator("dialog[open] .button.strong")).to_be_visible()
    expect(choices(page)).to_have_count(0)
    page.locator("dialog[open] .button.strong").click()
    expect(hint_button(page)).to_be_enabled()
    expect(choices(page)).to_have_count(0)


@pytest.mark.parametrize(("size", "theme", "language"), LOOKS)
@pytest.mark.parametrize("name", games())
def test_hints_and_handing_over_are_fit_for_all(
    visits: Visits, name: str, size: str, theme: str, language: str
) -> None:
    page = open_against_computer(visits, name, size, language, theme)
    hint_button(page, language).click()
    expect(choices(page, language).first).to_be_checked()
    check(page)
    check_table_fits(page)
    page.keyboard.press("Escape")
    expect(sheet(page, language)).to_have_count(0)
    if size != "desktop":
        page.get_by_role("button", name=text("table-side", language)).click()
    lend_button(page, language).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)
    give_to_computer(page, 5, language)
    expect(page.get_by_text(text("seat-lent", language, name="Ana")).first).to_be_visible()
    check(page)
    check_table_fits(page)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_seat_is_handed_over_and_taken_back(visits: Visits, size: str) -> None:
    page = open_against_computer(visits, "heaven_and_ale", size)
    before = snapshot(page)
    if size == "phone":
        page.get_by_role("button", name=text("table-side")).click()
    lend_button(page).click()
    give_to_computer(page, 3)
    back = page.get_by_role("button", name=text("seat-take-back-of", name="Ana"))
    expect(back).to_be_focused()  # where the keyboard was, a button is gone
    # The computer plays on by itself, for both.
    table = before["id"]
    wait_until(page, table, lambda told: bool(told["ply"] > before["ply"] + 4))
    # Whoever comes back sees it at once.
    page.goto("/")
    slip = page.get_by_role("link").filter(has_text=text("heaven-and-ale-name")).first
    expect(slip).to_contain_text(text("seat-lent", name="Ana"))
    expect(slip).not_to_contain_text(text("lobby-your-turn", name="Ana"))
    slip.click()
    take_back = page.get_by_role("button", name=text("seat-take-back"), exact=True).last
    expect(take_back).to_be_visible()
    take_back.click()
    expect(page.get_by_text(text("seat-lent", name="Ana"))).to_have_count(0)
    told = snapshot(page)
    assert told["seats"][0]["kind"] == "me"
    assert not told["seats"][0]["lent"]


def test_who_stays_away_is_stood_in_for_until_they_come_back(visits: Visits) -> None:
    page = visits.new()
    # A level that takes its time: a quick one may reach a scoring, whose sheet covers the seats.
    stand_in = {"after": 1, "level": "level:5"}
    table = set_up(page, "torres", "basic", 2, "computer", stand_in=stand_in)
    wait_until(page, table, lambda told: bool(told["seats"][0]["lent"]))  # nobody looks on
    page.goto(f"/table/{table}")
    expect(page.get_by_text(text("seat-lent", name="Ana")).first).to_be_visible()
    page.get_by_role("button", name=text("seat-take-back"), exact=True).last.click()
    expect(page.get_by_text(text("seat-lent", name="Ana"))).to_have_count(0)


def test_the_level_is_chosen_by_name_and_remembered(visits: Visits) -> None:
    page = visits.new()
    lid = box(page, "torres")
    expect(lid).to_contain_text(text("level-3"))
    lid.get_by_role("button", name=text("lobby-set-up")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=text("level-1"), exact=True).click()
    expect(dialog).to_contain_text(text("level-1-about"))
    page.locator("details > summary").click()
    away = dialog.get_by_role("combobox", name=text("setup-stand-in"))
    away.select_option(text("setup-stand-in-300"))
    check(page)
    dialog.get_by_role("button", name=text("setup-sit")).click()
    page.wait_for_url("**/table/*")
    told = snapshot(page)
    assert told["seats"][1]["level"] == "level:1"
    assert told["stand_in"] == {"after": 300, "level": "level:3"}
    page.goto("/")
    expect(box(page, "torres")).to_contain_text(text("level-1"))


def test_a_finished_game_is_handed_to_nobody(visits: Visits, server: Server) -> None:
    page = visits.new()
    table = SensibleTable(page, server, "torres", "basic", 2)
    table.play_to_the_end()
    page.goto(table.at(0.5))
    bar = page.get_by_role("region", name=text("action-bar"))
    expect(bar.get_by_role("button", name=text("history-live"))).to_be_visible()
    expect(lend_button(page)).to_have_count(0)
