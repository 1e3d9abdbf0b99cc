"""Whole games in the browser: by mouse, and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sobremesa import Record, game
from tests.browser.conftest import Visits
from tests.browser.hands import Keyboard, Mouse, result, set_the_table, snapshot, table_id, text


def check_the_end(page: Page, rules: str) -> None:
    """What the page shows at the end is what the server says, and the record replays to it."""
    told = snapshot(page)
    assert told["is_over"]
    assert told["rules"] == rules
    answer = page.request.get(f"/api/tables/{table_id(page)}/record")
    replayed = Record.loads(answer.text()).replay(game)
    assert replayed.is_over
    assert replayed.scores == told["scores"]
    for score in told["scores"]:
        expect(result(page).get_by_text(str(score), exact=True).first).to_be_visible()


@pytest.mark.parametrize(
    ("rules", "size", "kinds"),
    [
        ("basic", "desktop", ["me", "computer"]),
        ("master", "desktop", ["me", "here", "computer"]),
        ("master", "phone", ["me", "computer"]),
    ],
)
def test_with_the_mouse(visits: Visits, rules: str, size: str, kinds: list[str]) -> None:
    page = visits.new(size)
    set_the_table(page, rules, kinds)
    hand = Mouse(page, seed=len(rules) + len(kinds))
    hand.play_to_the_end()
    assert hand.clicks > 40
    check_the_end(page, rules)


@pytest.mark.parametrize("rules", ["basic", "master"])
def test_with_the_keyboard_alone(visits: Visits, rules: str) -> None:
    page = visits.new()
    hand = Keyboard(page, seed=5)
    expect(page.get_by_role("button", name=text("lobby-set-up"))).to_be_visible()
    hand.tab_to(page.get_by_role("button", name=text("lobby-set-up")))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    if rules == "master":
        hand.tab_to(dialog.get_by_label(text("torres-rules-basic"), exact=True))
        page.keyboard.press("ArrowRight")
    hand.tab_to(dialog.get_by_role("button", name=text("setup-sit")))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    hand.play_to_the_end()
    check_the_end(page, rules)
