"""Small phones, and phones held sideways: all that a turn needs is within reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sobremesa import game, games
from tests.browser.axe import check, check_table_fits
from tests.browser.conftest import SIDEWAYS, Visits
from tests.browser.hands import Mouse, board, set_the_table
from tests.browser.tables import lift_the_curtain, open_table
from tests.browser.words import text

CLICKS = 20
SMALL = [(740, 360), (360, 740)]
BOARD = 0.9  # of the height, at least

# What cannot be pressed or read where it is: beyond the screen, cut off, or under something else.
# What lies in a row that can be scrolled is looked at where it is scrolled to; the row is put back,
# so that what a hand has found still lies where it was.
OUT_OF_REACH = """() => {
  const spots = [
    [0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.8], [0.5, 0.2], [0.12, 0.5], [0.88, 0.5],
  ];
  const scrolls = ({ parentElement: at }) => {
    for (; at && !at.matches("main, section, .prompt"); at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return at;
    }
    return null;
  };
  const rows = new Map();
  const isReached = (one) => {
    const row = scrolls(one);
    if (row) {
      if (!rows.has(row)) rows.set(row, { left: row.scrollLeft, top: row.scrollTop });
      const [mine, its] = [one.getBoundingClientRect(), row.getBoundingClientRect()];
      row.scrollBy({ left: mine.left - its.left, top: mine.top - its.top, behavior: "instant" });
    }
    const { x, y, width, height } = one.getBoundingClientRect();
    const place = one.closest('[role="gridcell"]') ?? one;
    return width > 0 && spots.some(([across, down]) =>
      place.contains(document.elementFromPoint(x + width * across, y + height * down)));
  };
  const all = [...document.querySelectorAll("[data-able]")];
  const first = all.filter((one) => one.dataset.able === "first");
  const bar = document.querySelector(".prompt").closest("section");
  const prompt = document.querySelector(".prompt p");
  const needed = [
    ...(first.length > 0 ? first : all), prompt, ...bar.querySelectorAll("button"),
    ...document.querySelectorAll("header :is(a, button)"),
  ];
  const over = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.outerHTML.slice(0, 80);
  };
  const told = needed.filter((one) => !isReached(one))
    .map((one) => `${one.outerHTML.slice(0, 160)} under ${over(one)}`);
  for (const [row, at] of rows) row.scrollTo({ ...at, behavior: "instant" });
  const isCut = (one, { top, right, bottom }) => {
    const its = one.getBoundingClientRect();
    return its.top < top - 1 || its.right > right + 1 || its.bottom > bottom + 1;
  };
  if (isCut(prompt, prompt.parentElement.getBoundingClientRect())) told.push(prompt.outerHTML);
  const screen = { top: 0, right: innerWidth, bottom: innerHeight };
  for (const one of bar.querySelectorAll("button")) {
    if (!scrolls(one) && isCut(one, screen)) told.push(`cut off: ${one.outerHTML.slice(0, 160)}`);
  }
  return told;
}"""


def check_reach(page: Page) -> None:
    """Fail with what a thumb cannot reach once no note lies over it, as of a line that is down."""
    expect(page.locator(".notes .note")).to_have_count(0)
    told = page.evaluate(OUT_OF_REACH)
    assert not told, "\n".join(told)


@pytest.mark.parametrize("name", games())
def test_all_that_a_turn_needs_is_within_reach_sideways(visits: Visits, name: str) -> None:
    page = visits.new("sideways")
    set_the_table(page, name, game(name).rule_sets[-1], ["me", "computer"])
    hand = Mouse(page, seed=4)
    for _ in range(CLICKS):
        found = hand.look()
        if not found.on:
            check_reach(page)
        hand.press(found)
    hand.look()
    box = page.locator("#board").bounding_box()
    assert box is not None
    assert box["height"] >= BOARD * SIDEWAYS["height"]
    check(page)
    check_table_fits(page)


@pytest.mark.parametrize("name", games())
def test_long_words_have_room_on_a_small_one(visits: Visits, name: str) -> None:
    page = open_table(visits, name, game(name).rule_sets[-1], "sideways", "ru")
    lift_the_curtain(page)
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        expect(board(page)).to_be_visible()
        expect(page.locator(".prompt p")).not_to_be_empty()
        check_reach(page)
        check_table_fits(page)


@pytest.mark.parametrize("key", ["action-choices", "action-hints"])
def test_a_sheet_lies_beside_the_board(visits: Visits, key: str) -> None:
    page = open_table(visits, "torres", "basic", "sideways")
    lift_the_curtain(page)
    page.get_by_role("button", name=text(key), exact=True).click()
    sheet = page.get_by_role("dialog").bounding_box()
    lies = page.locator("#board").bounding_box()
    assert sheet is not None
    assert lies is not None
    assert sheet["x"] >= lies["x"] + lies["width"] - 1
