"""The tables of docs/contributing/README.md name the files that there are, and all of them."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

import sobremesa
from sobremesa.locales import words

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "contributing" / "README.md").read_text("utf-8")
TABLES = dict(re.findall(r"^## Where ([^\n]+) is$(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
EVERY_GAME = ["__init__.py", "actions.py", "game.py"]
GAMES = {words("en", name)(f"{name.replace('_', '-')}-name"): name for name in sobremesa.games()}


def test_there_are_tables() -> None:
    assert TABLES and set(TABLES) <= set(GAMES)


@pytest.mark.parametrize("title", TABLES)
def test_a_table_names_all_files_of_its_game(title: str) -> None:
    folder = ROOT / "src" / "sobremesa" / "games" / GAMES[title]
    files = [path.name for path in folder.glob("*.py")]
    named = [name.replace("…", "*") for name in re.findall(r"`([\w…]+\.py)`", TABLES[title])]
    assert [name for name in named if not any(fnmatch(file, name) for file in files)] == []
    named += EVERY_GAME
    assert [file for file in files if not any(fnmatch(file, name) for name in named)] == []
