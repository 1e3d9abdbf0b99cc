"""A fifth game is files that are added: it is played, served and tested without another edit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sobremesa
from tests.fifth_game.project import GAME, ROOT, run, with_the_game

# What a game is asked for by its name alone: each of these files finds the game by its folder.
ASKED = {
    "tests/cli/test_simulate.py",  # whole games by the command, and records that replay
    "tests/games/last_pebble/test_rules.py",
    "tests/games/test_every_rule_has_a_test.py",
    "tests/golden/test_golden_records.py",
    "tests/golden/test_perft.py",
    "tests/locales/test_languages.py",
    "tests/locales/test_rule_texts.py",
    "tests/locales/test_words_of_games.py",
    "tests/players/test_greedy.py",
    "tests/players/test_playout.py",
    "tests/players/test_seats.py",
    "tests/properties/test_conformance.py",  # check_game
    "tests/server/test_storage.py",
    "tests/server/test_whole_games.py",  # a server on a socket, people and computer players
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_the_game(tmp_path_factory.mktemp("project") / "sobremesa")


def test_its_rules_are_short() -> None:
    rules = (GAME / "src" / "sobremesa" / "games" / "last_pebble").iterdir()
    assert sum(len(path.read_text("utf-8").splitlines()) for path in rules) <= 200


def test_no_file_of_the_project_is_edited() -> None:
    files = [path.relative_to(GAME) for path in GAME.rglob("*") if path.is_file()]
    assert [str(path) for path in files if (ROOT / path).exists()] == []


def test_it_is_found_by_its_folder(project: Path) -> None:
    told = run(project, "-c", "import sobremesa; print(*sobremesa.games())")
    assert set(told.split()) == {*sobremesa.games(), "last_pebble"}


def test_all_that_is_asked_of_a_game_passes(project: Path) -> None:
    run(project, "-m", "tests.golden.write", "last_pebble")
    run(project, "-m", "tests.golden.perft", "last_pebble")
    told = run(
        project,
        *("-m", "pytest", "-v", "-p", "no:cacheprovider", "-k", "last_pebble", *sorted(ASKED)),
    )
    assert set(re.findall(r"^(tests/\S+?)::.* PASSED", told, re.MULTILINE)) == ASKED
