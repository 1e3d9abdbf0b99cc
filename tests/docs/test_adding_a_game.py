"""What docs/contributing/adding-a-game.md shows stands in the game that the tests add."""

from __future__ import annotations

import re
from fnmatch import fnmatch

from tests.core.broken import BROKEN
from tests.fifth_game.project import GAME, ROOT

PAGE = (ROOT / "docs" / "contributing" / "adding-a-game.md").read_text("utf-8")


def test_its_code_is_that_of_the_game() -> None:
    blocks = re.findall(r"^```(?:python|ftl|svelte|ts)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    pieces = [piece.strip("\n") for block in blocks for piece in block.split("\n\n")]
    files = [path for path in GAME.rglob("*") if path.suffix in (".py", ".ftl", ".svelte", ".ts")]
    game = "\n\n".join(path.read_text("utf-8") for path in files)
    assert len(pieces) > 20
    assert [piece for piece in pieces if piece not in game] == []


def test_its_rules_are_those_of_the_game() -> None:
    """The page quotes the rule book of the game, sections 1 to 3."""
    quoted = " ".join(re.findall(r"^> (.*)$", PAGE, re.MULTILINE))
    book = (GAME / "docs" / "rules" / "last_pebble.md").read_text("utf-8")
    rules = re.findall(r"^[1-3]\.\d .*$", book, re.MULTILINE)
    assert rules and quoted == " ".join(["**Last Pebble.**", *rules])


def test_it_names_every_check() -> None:
    listed = set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))
    noticed = {check for check, _ in BROKEN.values()}
    assert noticed | {"record", "undo"} <= listed


def test_it_names_every_file_of_the_game() -> None:
    table = PAGE[PAGE.index("## The files") : PAGE.index("Then, as the files")]
    named = re.findall(r"`((?:docs|src|web|tests)/[^`]+)`", table)
    names = [one.replace("NAME", "last_pebble").replace("{en,es,ru}", "*") for one in named]
    files = [str(path.relative_to(GAME)) for path in GAME.rglob("*") if path.is_file()]
    assert [file for file in files if not any(fnmatch(file, f"{name}*") for name in names)] == []
