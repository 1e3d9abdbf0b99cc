"""The games of newcomers that the documents tell of can be played again."""

from __future__ import annotations

from pathlib import Path

import pytest

import sobremesa
from sobremesa import Record

GAMES = Path(__file__).parents[2] / "docs" / "researchers" / "newcomers"


@pytest.mark.parametrize("path", sorted(GAMES.iterdir()), ids=lambda path: path.stem)
def test_a_game_of_a_newcomer_ends_as_the_documents_tell(path: Path) -> None:
    record = Record.loads(path.read_text("utf-8"))
    state = record.replay(sobremesa.game)
    assert state.is_over
    newcomer = record.seats.index("newcomer")
    own, other = state.scores[newcomer], state.scores[1 - newcomer]
    told = (GAMES.parent / "newcomers.md").read_text("utf-8")
    told += "".join(page.read_text("utf-8") for page in (GAMES.parent / "tried").glob("*.md"))
    told = told.replace("*", "")
    ways = (f"| {own} | {other} |", f"{own} to {other}", f"{other} to {own}")
    assert any(way in told for way in ways)
