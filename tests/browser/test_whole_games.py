"""Whole games in the browser: by mouse, and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sobremesa import Record, game, games
from tests.browser.axe import check, check_table_fits
from tests.browser.conftest import Visits
from tests.browser.hands import (
    QUICK_LEVEL,
    Keyboard,
    Mouse,
    box,
    result,
    set_the_table,
    snapshot,
    table_id,
)
from tests.browser.tables import has_scorings
from tests.browser.words import text

# The simplest rules of each game, and the richest.
SIMPLE = [(name, game(name).rule_sets[0]) for name in games()]
RICH = [(name, game(name).rule_sets[-1]) for name in games()]
MOMENTS = (20, 80)  # clicks after which a game is looked at


def at_one_screen(name: str) -> list[str]:
    """Two people, and a computer player where there is a third seat."""
    return ["me", "here", "computer"][: game(name).max_players]


def play_and_look(hand: Mouse) -> None:
    """Play to the end; what comes up on the way is checked: the table, and each kind of sheet."""
    page = hand.page
    sheets: set[str] = set()
    while not (found := hand.look()).over:
        if hand.clicks in MOMENTS or (found.sheet and found.sheet not in sheets):
            check(page)
            check_table_fits(page)
        sheets.add(found.sheet)
        hand.press(found)
    assert (text("scoring-title") in sheets) == has_scorings(snapshot(page)["game"])


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
    ("name", "rules", "size", "kinds"),
    [
        *((*one, "desktop", ["me", "computer"]) for one in SIMPLE),
        *((*one, "desktop", at_one_screen(one[0])) for one in RICH),
        *((*one, "phone", ["me", "computer"]) for one in RICH),
    ],
)
def test_with_the_mouse(visits: Visits, name: str, rules: str, size: str, kinds: list[str]) -> None:
    page = visits.new(size)
    set_the_table(page, name, rules, kinds)
    # Where nobody at the table has any sense, games are long.
    hand = Mouse(page, seed=len(rules) + len(kinds), haste=0.12 if "computer" in kinds else 0.5)
    play_and_look(hand)
    assert hand.clicks > MOMENTS[0]
    check_the_end(page, rules)
    check(page)


@pytest.mark.parametrize(("name", "rules"), dict.fromkeys([*SIMPLE, *RICH]))
def test_with_the_keyboard_alone(visits: Visits, name: str, rules: str) -> None:
    page = visits.new()
    hand = Keyboard(page, seed=5)
    set_up = box(page, name).get_by_role("button", name=text("lobby-set-up"))
    expect(set_up).to_be_visible()
    hand.tab_to(set_up)
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    first = game(name).rule_sets[0]
    if rules != first:
        hand.tab_to(dialog.get_by_label(text(f"{name}-rules-{first}"), exact=True))
        page.keyboard.press("ArrowRight")
    level = dialog.get_by_role("radio", name=text("level-3"), exact=True)
    hand.tab_to(level)
    page.keyboard.press("ArrowLeft")
    expect(dialog.get_by_role("radio", name=text(QUICK_LEVEL), exact=True)).to_be_checked()
    hand.tab_to(dialog.get_by_role("button", name=text("setup-sit")))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    hand.play_to_the_end()
    check_the_end(page, rules)
