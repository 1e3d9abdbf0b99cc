"""What axe says of a page, and whether the page scrolls sideways."""

from __future__ import annotations

from pathlib import Path
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


def check(page: Page) -> None:
    """Fail with what axe found."""
    page.evaluate(STILL)
    page.evaluate(Path(AXE).read_text("utf-8"))
    found: dict[str, Any] = page.evaluate(
        "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}})", RULES
    )
    told = [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
    assert not told, "\n".join(told)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"the page is {wide} pixels too wide"
