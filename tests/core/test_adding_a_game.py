"""The game that docs/contributing/adding-a-game.md shows works as it stands there."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from sobremesa import Game, History
from sobremesa.testing import check_game
from tests.core.broken import BROKEN

PAGE = Path(__file__).parents[2] / "docs" / "contributing" / "adding-a-game.md"


@pytest.fixture(scope="module")
def game() -> Game:
    """The game of the page's pieces, put together in their order."""
    pieces = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    module = ModuleType("last_pebble")
    sys.modules[module.__name__] = module
    exec(compile("\n".join(pieces), str(PAGE), "exec"), module.__dict__)
    made = module.__dict__["GAME"]
    assert isinstance(made, Game)
    return made


def test_the_example_passes_the_kit(game: Game) -> None:
    check_game(game, seeds=range(12))


def test_the_example_plays_as_its_rules_say(game: Game) -> None:
    history = History(game.start(2))
    for action in ("take", "draw 6", "show", "take", "draw 5", "drop"):
        history.play(game.parse(action))
    assert history.state.scores == [6, 0]
    assert game.view(history.at(5), 1)["held"] == 5
    assert game.view(history.at(5), 0)["held"] is None


def test_the_page_names_every_check() -> None:
    listed = set(re.findall(r"^\| `(\w+)` \|", PAGE.read_text("utf-8"), re.MULTILINE))
    noticed = {check for check, _ in BROKEN.values()}
    assert noticed | {"record", "undo"} <= listed
