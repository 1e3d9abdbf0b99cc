"""What axe says of a page, and whether the page scrolls."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A colour that is just changing into another has a contrast that nobody sees.
STILL = """() => {
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  return Promise.all(changing.map((one) => one.finished.catch(() => null)));
}"""
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Only what is wrong is told, and told of by its words: paths to it would be long to work out.
RUN = """(tags) => axe.run(document, {
  runOnly: { type: "tag", values: tags },
  resultTypes: ["violations"],
  selectors: false,
})"""


def check(page: Page) -> None:
    """Fail with what axe found."""
    page.evaluate(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate(RUN, RULES)
    told = [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
    assert not told, "\n".join(told)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"the page is {wide} pixels too wide"


def check_table_fits(page: Page) -> None:
    """The page at the table never scrolls."""
    more = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert more <= 0, f"the table is {more} pixels too high"
