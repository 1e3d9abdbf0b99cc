"""The commands in the documents are such as the program understands."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from sobremesa.cli import arena, ladder
from sobremesa.cli.simulate import known_players
from sobremesa.locales import words

ROOT = Path(__file__).parents[2]
LADDER = ROOT / "docs" / "researchers" / "ladder.md"


def match_commands() -> list[str]:
    """The commands in the document that play matches, one line each."""
    lines = LADDER.read_text("utf-8").replace("\\\n", " ").splitlines()
    stripped = (line.strip() for line in lines)
    return [line for line in stripped if line.startswith(("sobremesa arena", "sobremesa ladder"))]


def test_there_are_commands() -> None:
    assert len(match_commands()) > 5


@pytest.mark.parametrize("line", match_commands())
def test_a_match_can_be_asked_for_so(line: str) -> None:
    _, name, *arguments = shlex.split(line)
    part = arena if name == "arena" else ladder
    context = part.command(words("en", "cli")).make_context(name, arguments)
    seats = context.params["seats"]
    assert known_players(seats) if seats is not None else name == "ladder"
