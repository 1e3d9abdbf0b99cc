"""13.3 Another list of cards is a change of data alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.asante.other_lists import LISTS

PROJECT = Path(__file__).parents[3]


@pytest.mark.parametrize("name", [*LISTS, "all"])
def test_another_list_of_cards_is_played(name: str) -> None:
    command = [sys.executable, "-m", "tests.games.asante.other_lists", name]
    tried = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
