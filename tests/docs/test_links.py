"""Every link of the documents leads to a file of the project, and to a heading that is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
NAMED = re.compile(r'<a id="([^"]+)">')
ELSEWHERE = re.compile(r"[a-z]+:")
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    """What may follow the # of a link to that page."""
    text = CODE.sub("", page.read_text("utf-8"))
    words = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(text)]
    return {*NAMED.findall(text), *(heading.strip().replace(" ", "-") for heading in words)}


def test_there_are_pages() -> None:
    assert len(PAGES) > 10


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_its_links_lead_somewhere(page: Path) -> None:
    broken = []
    for link in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        path, _, anchor = link.partition("#")
        goal = page.parent / path if path else page
        if ELSEWHERE.match(link):
            continue
        if not goal.exists() or (anchor and anchor not in anchors(goal)):
            broken.append(link)
    assert broken == []
