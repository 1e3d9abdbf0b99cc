"""What people see and do on the board of Torres besides playing on."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import check
from tests.browser.conftest import Server, Visits
from tests.browser.hands import snapshot, table_id
from tests.browser.tables import (
    beginnings,
    lift_the_curtain,
    open_dealt,
    open_hint,
    open_table,
    play,
)
from tests.browser.words import text


def open_master(visits: Visits, size: str = "desktop") -> Page:
    """Master version, set up: castles, knights and king."""
    page = open_table(visits, "torres", "master", size)
    castles = ["d1", "c3", "f3", "h4", "a5", "c6", "f6", "e8"]
    play(page, *(f"castle {cell}" for cell in castles), "knight d1", "knight c3", "king e8")
    return page


def test_a_refused_action_quotes_the_rule(visits: Visits) -> None:
    page = open_master(visits)
    note = page.get_by_role("alert")
    # h8 is far from every castle: nothing can be built there, with empty hands or a block in them.
    far = page.locator("[data-cell='63']")
    far.click()
    expect(note).to_contain_text("8.5")
    note.get_by_role("button", name=text("page-close")).click()
    expect(note).not_to_contain_text("8.5")
    page.get_by_role(
        "button", name=re.compile("^" + text("torres-stack", stack=1, blocks=3))
    ).click()
    far.press("Enter")
    expect(note).to_contain_text("8.5")
    assert snapshot(page)["view"]["turn"]["points"] == 5
    note.get_by_role("button", name=text("refused-show")).click()
    expect(page.get_by_role("dialog")).to_contain_text("8.5")


def test_escape_puts_down_before_it_closes_the_list(visits: Visits) -> None:
    page = open_master(visits)
    expect(page.get_by_role("grid")).to_be_visible()
    page.keyboard.press("/")
    expect(page.get_by_role("combobox", name=text("choices-filter"))).to_be_focused()
    stack = page.get_by_role(
        "button", name=re.compile("^" + text("torres-stack", stack=1, blocks=3))
    )
    stack.click()
    expect(stack).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(stack).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_escape_closes_the_drawer_before_it_puts_down(visits: Visits) -> None:
    page = open_master(visits, "tablet")
    stack = page.get_by_role(
        "button", name=re.compile("^" + text("torres-stack", stack=1, blocks=3))
    )
    stack.click()
    expect(stack).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=text("table-side")).click()
    lend = page.get_by_role("button", name=text("seat-lend-title", name="Ana"))
    expect(lend).to_be_visible()
    page.keyboard.press("Escape")
    expect(lend).to_have_count(0)
    expect(stack).to_have_attribute("aria-pressed", "true")


def test_taking_back_a_step_and_a_turn(visits: Visits) -> None:
    page = open_master(visits)
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
    page = open_master(visits)
    head = snapshot(page)["ply"]
    page.goto(f"/table/{table_id(page)}?ply={head - 3}")
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_role("gridcell", name=re.compile("^d1"))).not_to_have_accessible_name(
        re.compile("Ana|knight")
    )
    bar = page.get_by_role("region", name=text("action-bar"))
    bar.get_by_role("button", name=text("history-next")).click()
    expect(page).to_have_url(re.compile(f"ply={head - 2}$"))
    bar.get_by_role("button", name=text("history-live")).click()
    expect(page.get_by_role("button", name=text("action-end-turn"))).to_be_visible()


def test_a_castle_tells_what_it_is_worth(visits: Visits) -> None:
    page = open_master(visits)
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
    page = open_table(visits, "torres", "basic")
    first = snapshot(page)["to_move"]
    other = ["Ana", "Boris"][1 - first]
    lift_the_curtain(page)
    page.locator("[data-cell='3']").press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text(text("curtain-title", name=other))
    page.get_by_role("button", name=text("curtain-lift", name=other)).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_every_card_of_a_full_hand_can_be_pressed_on_a_phone(visits: Visits) -> None:
    """Wherever the pointer is: the card under it leaves enough of its neighbours to press."""
    page = open_master(visits, "phone")
    cards = page.locator(".hand .card")
    expect(cards).to_have_count(10)
    for number in range(10):
        box = cards.nth(number).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 0.4 * box["width"], box["y"] + box["height"] / 2)
        check(page)


def test_the_master_card_gets_out_of_the_way(visits: Visits) -> None:
    """It lies over a quarter of the board of a phone: a press on it, or beside it, folds it up."""
    page = open_master(visits, "phone")
    unfold = page.get_by_role("button", name=re.compile("^" + text("torres-master-card")))
    card = page.locator("#master-card")
    unfold.click()
    card.click()
    expect(card).to_have_count(0)
    page.get_by_role(
        "button", name=re.compile("^" + text("torres-stack", stack=1, blocks=3))
    ).click()
    unfold.click()
    expect(card).to_be_visible()
    beside = page.locator("[data-cell='4']").bounding_box()
    assert beside is not None
    page.mouse.click(beside["x"] + beside["width"] / 2, beside["y"] + beside["height"] / 2)
    expect(card).to_have_count(0)
    expect(page.locator("[data-cell='4'] .level")).to_have_text("1")


FIRST_PLACE = """() => {
  const watch = new MutationObserver(() => {
    const menu = document.querySelector('[role="menu"]');
    if (!menu) return;
    watch.disconnect();
    const { x, y } = menu.getBoundingClientRect();
    window.firstPlace = { x, y };
  });
  watch.observe(document.body, { childList: true, subtree: true });
}"""


def test_a_list_opens_where_it_stays(visits: Visits) -> None:
    """Where nothing moves, nothing lies elsewhere for a moment: one might press there."""
    page = open_master(visits, "phone")
    told = snapshot(page)
    cells = [action["cell"] for action in told["legal"] if "cell" in action]
    cell = next(cell for cell in cells if cells.count(cell) > 1)
    page.evaluate(FIRST_PLACE)
    page.locator(f"[data-cell='{cell}']").press("Enter")
    menu = page.get_by_role("menu")
    expect(menu).to_be_visible()
    place = menu.bounding_box()
    assert place is not None
    assert page.evaluate("window.firstPlace") == {"x": place["x"], "y": place["y"]}


def hidden_knights(view: dict[str, Any], seat: int) -> list[int]:
    """Those of a seat with a column three levels higher right before them, as the board lies."""
    board = view["board"]
    heights = board["heights"]
    return [
        cell
        for cell in board["knights"][seat]
        if cell % 8 < 7 and cell < 56 and heights[cell + 9] >= heights[cell] + 3
    ]


def open_hidden(visits: Visits, server: Server) -> Page:
    """A turn of somebody with a knight behind a castle."""

    def hides_one(view: dict[str, Any]) -> str:
        return str(view["turn"]["points"] == 5 and bool(hidden_knights(view, view["to_move"])))

    [actions] = beginnings("torres", hides_one, ["True"])
    page = open_dealt(visits, server, "torres", actions)
    lift_the_curtain(page)
    return page


def test_a_knight_behind_a_tall_castle_can_be_picked_up(visits: Visits, server: Server) -> None:
    """Its mark stands before the castle."""
    page = open_hidden(visits, server)
    told = snapshot(page)
    knight = hidden_knights(told["view"], told["to_move"])[0]
    space = page.locator(f"[data-cell='{knight}']")
    ring = space.locator("[data-able]").bounding_box()
    assert ring is not None
    page.mouse.click(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
    expect(space).to_have_attribute("aria-selected", "true")


def test_a_hint_marks_nothing_else_behind_castles(visits: Visits, server: Server) -> None:
    page = open_hidden(visits, server)
    marks = page.locator("#board circle.mark")
    expect(marks).not_to_have_count(0)
    open_hint(page, "track")
    expect(marks).to_have_count(0)


def test_a_press_on_what_a_hint_lights_up_means_the_hint(visits: Visits) -> None:
    """What was picked up before is put down: with it the same space would mean something else."""
    page = open_master(visits)
    legal = snapshot(page)["legal"]
    blocks = {one["cell"] for one in legal if one["do"] == "build"}
    knight = next(one for one in legal if one["do"] == "knight" and one["cell"] in blocks)
    stack = page.get_by_role(
        "button", name=re.compile("^" + text("torres-stack", stack=1, blocks=3))
    )
    stack.click()
    expect(stack).to_have_attribute("aria-pressed", "true")
    open_hint(page, knight["text"])
    expect(stack).to_have_attribute("aria-pressed", "false")
    lit = page.locator("#board [data-able]")
    expect(lit).to_have_count(1)
    # With something else picked up it is not lit.
    stack.click()
    expect(lit).to_have_count(0)
    stack.click()
    expect(lit).to_have_count(1)
    page.locator(f"[data-cell='{knight['cell']}']").press("Enter")
    marked = page.get_by_role("menu").locator("[data-hinted]")
    with page.expect_request("**/actions") as sent:
        marked.click()
    assert json.loads(sent.value.post_data or "")["action"] == knight["text"]
