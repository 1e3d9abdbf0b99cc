"""What people do at a table besides playing on: leave, come back, look back, take back, ask why."""

from __future__ import annotations

import json
import re
from pathlib import Path
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, Visits
from tests.browser.hands import Mouse, set_the_table, snapshot, table_id, text


def open_table(visits: Visits, rules: str = "basic", size: str = "desktop") -> Page:
    """A table for two people at this screen, set up by the API and opened by its address."""
    page = visits.new(size)
    answer = page.request.post(
        "/api/tables",
        data={
            "game": "torres",
            "rules": rules,
            "options": {},
            "seats": [
                {"kind": "me", "name": "Ana", "level": None},
                {"kind": "here", "name": "Boris", "level": None},
            ],
        },
    )
    page.goto(f"/table/{json.loads(answer.body())['id']}")
    return page


def play(page: Page, *actions: str) -> None:
    """Play by the API, for whoever is to move, and let the page show it."""
    for action in actions:
        told = snapshot(page)
        answer = page.request.post(
            f"/api/tables/{told['id']}/actions",
            data={
                "id": uuid4().hex,
                "ply": told["ply"],
                "seat": told["to_move"],
                "action": action,
            },
        )
        assert answer.ok, answer.text()
    page.reload()


def start_master(page: Page) -> None:
    """Master version, set up: castles, knights and king."""
    castles = ["d1", "c3", "f3", "h4", "a5", "c6", "f6", "e8"]
    play(page, *(f"castle {cell}" for cell in castles), "knight d1", "knight c3", "king e8")


def test_reload_and_come_back_from_the_lobby(visits: Visits) -> None:
    page = visits.new()
    set_the_table(page, "basic", ["me", "computer"])
    hand = Mouse(page, seed=2)
    hand.click_often(12)
    page.wait_for_timeout(500)
    before = snapshot(page)
    page.reload()
    expect(page.get_by_role("grid")).to_be_visible()
    assert snapshot(page)["ply"] >= before["ply"]
    page.goto("/")
    page.get_by_role("link").filter(has_text="Torres").first.click()
    page.wait_for_url(f"**/table/{before['id']}*")
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_killed_server_loses_nothing(chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    visits = Visits(chromium, server)
    page = visits.new()
    set_the_table(page, "basic", ["me", "computer"])
    hand = Mouse(page, seed=3)
    hand.click_often(8)
    known = snapshot(page)["ply"]
    server.kill()
    server.start()
    page.reload()
    expect(page.get_by_role("grid")).to_be_visible()
    assert snapshot(page)["ply"] >= known
    hand.click_often(12)
    visits.close()
    server.kill()


def test_a_refused_action_quotes_the_rule(visits: Visits) -> None:
    page = open_table(visits, "master")
    start_master(page)
    page.get_by_role(
        "button", name=re.compile("^" + text("torres-stack", stack=1, blocks=3))
    ).click()
    # h8 is far from every castle: nothing can be built there.
    page.locator("[data-cell='63']").press("Enter")
    note = page.get_by_role("alert")
    expect(note).to_contain_text("8.5")
    assert snapshot(page)["view"]["turn"]["points"] == 5
    note.get_by_role("button", name=text("refused-show")).click()
    expect(page.get_by_role("dialog")).to_contain_text("8.5")


def test_taking_back_a_step_and_a_turn(visits: Visits) -> None:
    page = open_table(visits, "master")
    start_master(page)
    begin = snapshot(page)["ply"]
    play(page, "build 1 c4", "build 1 b3", "track")
    log = page.get_by_role("region", name=text("log-title")).get_by_role("listitem")
    expect(log.last).to_contain_text("track")
    told = log.count()
    page.get_by_role("button", name=text("action-undo-step")).click()
    expect(log).to_have_count(told - 1)
    assert snapshot(page)["ply"] == begin + 2
    page.get_by_role("button", name=text("action-undo-turn")).click()
    expect(log).not_to_have_count(told - 1)
    after = snapshot(page)
    assert after["ply"] <= begin
    assert after["view"]["board"]["heights"][26] == 0


def test_every_position_has_an_address(visits: Visits) -> None:
    page = open_table(visits, "master")
    start_master(page)
    head = snapshot(page)["ply"]
    page.goto(f"/table/{table_id(page)}?ply={head - 3}")
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_role("gridcell", name=re.compile("^d1"))).not_to_have_accessible_name(
        re.compile("Ana|knight")
    )
    page.get_by_role("main").get_by_role("button", name=text("history-next")).click()
    expect(page).to_have_url(re.compile(f"ply={head - 2}$"))
    page.get_by_role("main").get_by_role("button", name=text("history-live")).click()
    expect(page.get_by_role("button", name=text("action-end-turn"))).to_be_visible()


def test_a_castle_tells_what_it_is_worth(visits: Visits) -> None:
    page = open_table(visits, "master")
    start_master(page)
    seat = snapshot(page)["to_move"]
    home = "d1" if snapshot(page)["view"]["board"]["knights"][seat] == [3] else "c3"
    column, row = ord(home[0]) - 97, int(home[1])
    below = f"{home[0]}{row + 1}"
    play(page, f"build 1 {below}")
    page.locator(f"[data-cell='{(row - 1) * 8 + column}']").hover()
    card = page.locator("#board section").filter(has_text=text("torres-castle-surface"))
    expect(card).to_contain_text(["Ana", "Boris"][seat])
    expect(card.locator("dd").first).to_have_text("2")
    expect(card.locator("b")).to_have_text("2")


def test_the_device_is_passed_on(visits: Visits) -> None:
    page = open_table(visits, "basic")
    told = snapshot(page)
    first = told["to_move"]
    other = ["Ana", "Boris"][1 - first]
    lift = page.get_by_role("button", name=text("curtain-lift", name=["Ana", "Boris"][first]))
    grid = page.get_by_role("grid")
    expect(lift.or_(grid).first).to_be_visible()
    if lift.count():
        lift.click()
    page.locator("[data-cell='3']").press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text(text("curtain-title", name=other))
    page.get_by_role("button", name=text("curtain-lift", name=other)).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("language", ["es", "ru"])
def test_the_log_speaks_the_readers_language(visits: Visits, language: str) -> None:
    page = visits.new("desktop", language)
    page.get_by_role("button", name=text("lobby-play", language), exact=True).click()
    page.wait_for_url("**/table/*")
    log = page.get_by_role("region", name=text("log-title", language))
    expect(log).to_contain_text(re.compile(r"\S{3}"))
    english = set(re.findall(r"[a-z]{4,}", text("torres-event-first-player", "en", player="X")))
    assert not english & set(re.findall(r"[a-z]{4,}", log.inner_text()))
