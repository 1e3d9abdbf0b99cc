"""The commands in the documents are such as the program understands."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

import pytest

from sobremesa.cli import arena, join, ladder, train
from sobremesa.cli.simulate import known_players
from sobremesa.locales import words

ROOT = Path(__file__).parents[2]
PARTS: Final = {"arena": arena, "ladder": ladder, "train": train, "join": join}


def commands() -> list[str]:
    """The commands in all documents that play matches or make networks, one line each."""
    found: dict[str, None] = {}
    for document in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))):
        for line in document.read_text("utf-8").replace("\\\n", " ").splitlines():
            program, _, rest = line.strip().partition(" ")
            if program == "sobremesa" and rest.partition(" ")[0] in PARTS:
                found[line.strip()] = None
    return list(found)


def test_there_are_commands() -> None:
    assert {line.split()[1] for line in commands()} == set(PARTS)


@pytest.mark.parametrize("line", commands())
def test_they_can_be_asked_for_so(line: str) -> None:
    _, name, *arguments = shlex.split(line, comments=True)
    context = PARTS[name].command(words("en", "cli")).make_context(name, arguments)
    if name in ("arena", "ladder"):
        seats = context.params["seats"]
        assert known_players(seats) if seats is not None else name == "ladder"
