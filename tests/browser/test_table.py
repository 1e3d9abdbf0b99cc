"""What people do at a table of any game besides playing on: leave, come back, ask why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from sobremesa import game, games
from tests.browser.axe import check
from tests.browser.conftest import PHONE, Server, Visits
from tests.browser.hands import Mouse, board, box, set_the_table, snapshot
from tests.browser.tables import SensibleTable, lift_the_curtain, open_table
from tests.browser.words import text
from tests.locales.catalogue import LOCALES

MOVES = 12


@pytest.mark.parametrize("name", games())
def test_reload_and_come_back_from_the_lobby(visits: Visits, name: str) -> None:
    page = visits.new()
    set_the_table(page, name, game(name).rule_sets[0], ["me", "computer"])
    hand = Mouse(page, seed=2)
    hand.click_often(12)
    hand.look()  # all has arrived
    before = snapshot(page)
    page.reload()
    expect(board(page)).to_be_visible()
    assert snapshot(page)["ply"] >= before["ply"]
    # On a phone what was begun lies above all that could be.
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto("/")
    link = page.get_by_role("link").filter(has_text=text(f"{name}-name")).first
    expect(link).to_be_in_viewport()
    link.click()
    page.wait_for_url(f"**/table/{before['id']}*")
    expect(board(page)).to_be_visible()


@pytest.mark.parametrize("name", games())
def test_looking_back_goes_by_decisions(visits: Visits, server: Server, name: str) -> None:
    page = visits.new()
    table = SensibleTable(page, server, name, game(name).rule_sets[-1], 2)
    begin = last = table.plies
    moves = 0
    # Until something is drawn after a decision, which some games never do.
    while moves < 2 or (moves < MOVES and table.plies <= last + 1):
        last, moves = table.plies, moves + 1
        table.play_on()
    page.goto(table.address)
    lift_the_curtain(page)
    back = page.get_by_role("group", name=text("history-title")).last
    expect(back).to_contain_text(text("history-where", made=moves, all=moves))
    previous = back.get_by_role("button", name=text("history-previous"))
    previous.click()
    expect(back).to_contain_text(text("history-where", made=moves - 1, all=moves))
    assert snapshot(page)["ply"] == table.plies
    expect(page).to_have_url(re.compile(f"ply={last}$"))
    back.get_by_role("button", name=text("history-first")).click()
    expect(back).to_contain_text(text("history-where", made=0, all=moves))
    expect(page).to_have_url(re.compile(f"ply={begin}$"))
    expect(previous).to_be_disabled()
    back.get_by_role("button", name=text("history-next")).click()
    expect(back).to_contain_text(text("history-where", made=1, all=moves))


FOUR = [name for name in games() if game(name).max_players == 4]


@pytest.mark.parametrize("name", FOUR)
def test_of_four_players_whoever_moves_is_seen(visits: Visits, server: Server, name: str) -> None:
    page = visits.new()
    table = SensibleTable(page, server, name, game(name).rule_sets[-1], 4)
    table.play_until(lambda state: int(state.to_move) == 3)
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(table.address)
    lift_the_curtain(page)
    cards = page.locator("#side .players > section > ol > li")
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1366, "height": 500})
    page.reload()
    lift_the_curtain(page)
    expect(cards.last).to_have_attribute("aria-current", "true")
    expect(cards.last).to_be_in_viewport(ratio=1)


def test_who_cannot_sit_down_is_told_why(visits: Visits) -> None:
    page = visits.new()
    # The list of tables, which the lobby asks for at the same address, still comes.
    page.route(
        "**/api/tables",
        lambda route: route.abort() if route.request.method == "POST" else route.fallback(),
    )
    box(page, "torres").get_by_role("button", name=text("lobby-set-up")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=text("setup-sit")).click()
    expect(dialog.get_by_role("alert")).to_have_text(text("page-unreachable"))
    check(page)
    dialog.get_by_role("button", name=text("page-cancel")).click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_killed_server_loses_nothing(chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    visits = Visits(chromium, server)
    page = visits.new()
    set_the_table(page, "torres", "basic", ["me", "computer"])
    hand = Mouse(page, seed=3)
    hand.click_often(8)
    known = snapshot(page)["ply"]
    server.kill()
    server.start()
    page.reload()
    expect(board(page)).to_be_visible()
    assert snapshot(page)["ply"] >= known
    hand.click_often(12)
    visits.close()
    server.kill()


@pytest.mark.parametrize("name", games())
def test_a_refusal_names_its_rule(visits: Visits, name: str) -> None:
    """What is not in the list of what may be done can be typed all the same."""
    page = open_table(visits, name, game(name).rule_sets[0])
    told = snapshot(page)
    lift = page.get_by_role(
        "button", name=text("curtain-lift", name=["Ana", "Boris"][told["to_move"]])
    )
    choices = page.get_by_role("button", name=text("action-choices"), disabled=False)
    expect(lift.or_(choices).first).to_be_visible()
    if lift.count():
        lift.click()
    choices.click()
    page.get_by_role("combobox", name=text("choices-filter")).fill(other_kind(name, told["legal"]))
    page.keyboard.press("Enter")
    note = page.get_by_role("alert")
    expect(note).to_contain_text(re.compile(r"\d+\.\d+"))
    [rule] = re.findall(r"\d+(?:\.\d+)+", note.inner_text())[:1]
    assert snapshot(page)["ply"] == told["ply"]
    page.keyboard.press("Escape")
    note.get_by_role("button", name=text("refused-show")).click()
    expect(page.locator(f"#rule-{rule.replace('.', '-')}")).to_be_focused()


def other_kind(name: str, legal: list[dict[str, object]]) -> str:
    """The notation of some action that is of no kind that is legal."""
    kinds = {told["do"] for told in legal}
    actions = range(game(name).action_count)
    action = next(one for one in actions if game(name).describe(one)["do"] not in kinds)
    return str(game(name).notation(action))


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("language", ["es", "ru"])
def test_the_log_speaks_the_readers_language(visits: Visits, name: str, language: str) -> None:
    page = visits.new("desktop", language)
    play = text("lobby-play", language)
    box(page, name, language).get_by_role("button", name=play, exact=True).click()
    page.wait_for_url("**/table/*")
    log = page.get_by_role("region", name=text("log-title", language))
    expect(log).to_contain_text(re.compile(r"\S{3}"))
    english = spoken(name, "en") - spoken(name, language)
    assert not english & set(re.findall(r"[a-z]{4,}", log.inner_text()))


def spoken(name: str, language: str) -> set[str]:
    """The words of a game and of the page that are written in Latin letters."""
    texts = [(LOCALES / language / f"{part}.ftl").read_text("utf-8") for part in (name, "page")]
    said = [line.partition("=")[2] or line for file in texts for line in file.splitlines()]
    return set(re.findall(r"[a-z]{4,}", " ".join(said)))
