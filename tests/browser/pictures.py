"""Pictures of the running program: a game is played, and its beginning, middle and end are shown.

python -m tests.browser.pictures              those of the README, into docs/pictures
python -m tests.browser.pictures --all DIR    every moment, size, light and language
"""

from __future__ import annotations

import argparse
import json
import tempfile
from itertools import product
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page, expect, sync_playwright

from sobremesa import Record, game
from sobremesa.players.seats import player
from tests.browser.conftest import (
    CHROMIUM_SWITCHES,
    ROOT,
    SIZES,
    Server,
    Visits,
    chromium_path,
)
from tests.browser.hands import Mouse, text

NAMES = ["Ana", "Boris", "Clara", "Dmitri"]


def new_table(page: Page, rules: str, kinds: list[str]) -> str:
    """A table set up by the API; its address."""
    seats = [
        {"kind": kind, "name": None if kind == "computer" else name, "level": level_of(kind)}
        for kind, name in zip(kinds, NAMES, strict=False)
    ]
    told = page.request.post(
        "/api/tables", data={"game": "torres", "rules": rules, "options": {}, "seats": seats}
    )
    assert told.ok, told.text()
    return f"/table/{json.loads(told.body())['id']}"


def level_of(kind: str) -> str | None:
    """How well a seat of that kind plays."""
    return "greedy" if kind == "computer" else None


def play_through(page: Page, table: str) -> int:
    """Let all seats of an open game be played sensibly; how many plies it took."""
    sensible = player("greedy", 4)
    told = json.loads(page.request.get(f"/api{table.replace('table', 'tables')}").body())
    while not told["is_over"]:
        text_so_far = page.request.get(f"/api{table.replace('table', 'tables')}/record").text()
        state = Record.loads(text_so_far).replay(game)
        while not state.is_over:
            seat = int(state.to_move)
            action = sensible.choose(state.observed_by(seat))
            notation = state.game.notation(action)
            state.apply(action)
            told = act(page, table, told["ply"], seat, notation)
            if told["ply"] != told["head"] or state.to_move < 0:
                break
    head: int = told["head"]
    return head


def act(page: Page, table: str, ply: int, seat: int, action: str) -> dict[str, Any]:
    """One decision, by the API; the snapshot after it."""
    answer = page.request.post(
        f"/api{table.replace('table', 'tables')}/actions",
        data={"id": uuid4().hex, "ply": ply, "seat": seat, "action": action},
    )
    assert answer.ok, answer.text()
    told: dict[str, Any] = json.loads(answer.body())["snapshot"]
    return told


class Camera:
    """Takes pictures into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, name: str) -> None:
        """What the page shows now."""
        page.wait_for_timeout(500)
        page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=86)
        print(self.folder / f"{name}.jpg")


def for_the_readme(visits: Visits, camera: Camera) -> None:
    """The lobby, a game in its middle, a phone, lamp light, a scoring and a result."""
    page = visits.new()
    table = new_table(page, "master", ["me", "here", "here", "here"])
    head = play_through(page, table)
    page.goto("/")
    expect(page.get_by_role("button", name=text("lobby-set-up"))).to_be_visible()
    camera.take(page, "lobby")
    page.goto(f"{table}?ply={head * 2 // 3}")
    expect(page.get_by_role("grid")).to_be_visible()
    camera.take(page, "torres")
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(SIZES["tablet"])  # type: ignore[arg-type]
    camera.take(page, "torres-lamp-light")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
    page.goto(f"{table}?ply={head * 2 // 3}")
    expect(page.get_by_role("grid")).to_be_visible()
    camera.take(page, "torres-phone")
    page.set_viewport_size(SIZES["desktop"])  # type: ignore[arg-type]
    page.goto(table)
    page.get_by_role("button", name=text("table-result")).first.click()
    camera.take(page, "result")
    scoring = visits.new()
    scoring.goto(new_table(scoring, "basic", ["me", "computer"]))
    hand = Mouse(scoring, seed=7)
    while not scoring.locator("dialog[open]").count():
        hand.go_on()
    camera.take(scoring, "scoring")


def everything(visits: Visits, camera: Camera) -> None:
    """Beginning, middle and end, three sizes, two lights, three languages."""
    first = visits.new()
    table = new_table(first, "master", ["me", "here", "here", "here"])
    head = play_through(first, table)
    cookies = first.context.cookies()
    for size, theme, language in product(SIZES, ("light", "dark"), ("en", "es", "ru")):
        page = visits.new(size, language, theme)
        page.context.add_cookies(cookies)  # type: ignore[arg-type]
        for moment, ply in (("start", 14), ("middle", head // 2), ("end", head)):
            page.goto(f"{table}?ply={ply}")
            expect(page.get_by_role("grid")).to_be_visible()
            camera.take(page, f"torres-{moment}-{size}-{theme}-{language}")
        page.goto("/")
        camera.take(page, f"lobby-{size}-{theme}-{language}")
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
            everything(visits, Camera(asked.all))
        else:
            for_the_readme(visits, Camera(ROOT / "docs" / "pictures"))
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()
