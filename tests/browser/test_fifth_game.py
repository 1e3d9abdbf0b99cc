"""A fifth game comes to the page with a folder in web/src/boards and its words, nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from sobremesa import Record
from tests.browser.axe import check, check_table_fits
from tests.browser.conftest import Server, Visits
from tests.browser.hands import Mouse, result, snapshot, table_id
from tests.browser.words import text
from tests.fifth_game.project import run, with_the_game

# The page's own checks of it: types, and words in all languages, none missing and none unused.
NPM = "import page; page.run_npm(page.WEB, 'exec', '--', {})"
CHECKS = (
    ["svelte-check", "--tsconfig", "tsconfig.game.json", "--fail-on-warnings"],
    ["vitest", "run", "src/words"],
)
ONE_GAME = {"extends": "./tsconfig.json", "include": ["src/boards/last_pebble"]}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the game, its page built."""
    made = with_the_game(tmp_path_factory.mktemp("project") / "sobremesa")
    run(made, "building/page.py")
    return made


def test_the_page_checks_it(project: Path) -> None:
    (project / "web" / "tsconfig.game.json").write_text(json.dumps(ONE_GAME))
    for command in CHECKS:
        run(project / "building", "-c", NPM.format(", ".join(map(repr, command))))


def test_it_is_played_in_the_browser(
    project: Path, chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(project / "src"))
    server = Server(tmp_path / "data")
    server.start()
    visits = Visits(chromium, server)
    page = visits.new()
    box = page.get_by_role("article", name="Last Pebble")
    box.get_by_role("button", name=text("lobby-set-up")).click()
    page.get_by_role("dialog").get_by_role("button", name=text("setup-sit")).click()
    page.wait_for_url("**/table/*")
    hand = Mouse(page, seed=1)
    hand.look()
    check(page)
    check_table_fits(page)
    hand.play_to_the_end()
    told = snapshot(page)
    assert told["is_over"] and all(told["scores"])
    assert result(page).is_visible()
    record = Record.loads(page.request.get(f"/api/tables/{table_id(page)}/record").text())
    assert (record.game, len(record.actions) >= 8) == ("last_pebble", True)
    visits.close()
    server.kill()
