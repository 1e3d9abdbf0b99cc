"""Pictures of the running program: games are played, and their beginnings, middles and ends shown.

python -m tests.browser.pictures              those of the README, into docs/pictures
python -m tests.browser.pictures --all DIR    every game, moment, size, light and language
"""

from __future__ import annotations

import argparse
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from sobremesa import game, games
from tests.browser.conftest import (
    CHROMIUM_SWITCHES,
    ROOT,
    SIZES,
    Server,
    Visits,
    chromium_path,
)
from tests.browser.hands import Mouse, board, box
from tests.browser.tables import SensibleTable, has_scorings
from tests.browser.words import text

QUALITY = 86
LOBBY = {"width": 1440, "height": 1320}  # in which all the boxes lie


class Camera:
    """Takes pictures into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, name: str) -> None:
        """What the page shows now."""
        page.wait_for_timeout(800)
        page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=QUALITY)
        print(self.folder / f"{name}.jpg")


def show(page: Page, address: str) -> None:
    """Open a position and wait until it lies on the table."""
    page.goto(address)
    expect(board(page)).to_be_visible()


def played(page: Page, server: Server, name: str, rules: str, players: int) -> SensibleTable:
    """A table at which a game has been played to its end."""
    table = SensibleTable(page, server, name, rules, players)
    table.play_to_the_end()
    return table


def for_the_readme(visits: Visits, server: Server, camera: Camera) -> None:
    """The lobby, each game in its middle, a phone, lamp light, scorings and a result."""
    page = visits.new()
    tables = {
        name: played(page, server, name, game(name).rule_sets[-1], game(name).max_players)
        for name in games()
    }
    page.set_viewport_size(LOBBY)  # type: ignore[arg-type]
    page.goto("/")
    for name in games():
        expect(box(page, name)).to_be_visible()
    camera.take(page, "lobby")
    page.set_viewport_size(SIZES["desktop"])  # type: ignore[arg-type]
    for name, table in tables.items():
        show(page, table.at(0.7))
        camera.take(page, name)
        page.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
        show(page, table.at(0.7))
        camera.take(page, f"{name}-phone")
        page.set_viewport_size(SIZES["desktop"])  # type: ignore[arg-type]
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(SIZES["tablet"])  # type: ignore[arg-type]
    for name, table in tables.items():
        show(page, table.at(0.7))
        camera.take(page, f"{name}-lamp-light")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(SIZES["desktop"])  # type: ignore[arg-type]
    for name, table in tables.items():
        show(page, table.address)
        page.get_by_role("button", name=text("table-result")).first.click()
        camera.take(page, f"{name}-result")
    for name in filter(has_scorings, games()):
        camera.take(_first_scoring(visits, name), f"{name}-scoring")


def _first_scoring(visits: Visits, name: str) -> Page:
    """A game played by hand until something is scored."""
    page = visits.new()
    page.goto("/")
    box(page, name).get_by_role("button", name=text("lobby-play"), exact=True).click()
    page.wait_for_url("**/table/*")
    hand = Mouse(page, seed=7)
    while not (found := hand.look()).on:
        assert not found.over
        hand.press(found)
    return page


def everything(visits: Visits, server: Server, camera: Camera) -> None:
    """Beginning, middle and end, four sizes, two lights, three languages."""
    first = visits.new()
    tables = [
        played(first, server, name, rules, players)
        for name in games()
        for rules, players in zip(game(name).rule_sets, (2, 4), strict=False)
    ]
    cookies = first.context.cookies()
    for size, theme, language in product(SIZES, ("light", "dark"), ("en", "es", "ru")):
        page = visits.new(size, language, theme)
        page.context.add_cookies(cookies)  # type: ignore[arg-type]
        look = f"{size}-{theme}-{language}"
        for table in tables:
            rules = table.state.rules
            for moment, part in (("start", 0.15), ("middle", 0.5), ("late", 0.9), ("end", 1)):
                show(page, table.at(part))
                camera.take(page, f"{table.name}-{rules}-{moment}-{look}")
        page.goto("/")
        camera.take(page, f"lobby-{look}")
        page.context.close()


def main() -> None:
    """Start a server and a browser, and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", metavar="DIR", type=Path)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data")
        server.start()
        browser = playwright.chromium.launch(
            executable_path=chromium_path(), args=CHROMIUM_SWITCHES
        )
        visits = Visits(browser, server)
        if asked.all:
            everything(visits, server, Camera(asked.all))
        else:
            for_the_readme(visits, server, Camera(ROOT / "docs" / "pictures"))
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()
