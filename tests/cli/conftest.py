"""Running the command in this process, as a person would in a terminal."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Protocol

import pytest

from sobremesa.cli import main


@dataclass(frozen=True)
class Answer:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The answer as data."""
        return json.loads(self.out)


class Run(Protocol):
    """Runs a command with these arguments."""

    def __call__(self, *arguments: str, language: str = "en_GB.UTF-8") -> Answer: ...


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """A terminal."""

    def command(*arguments: str, language: str = "en_GB.UTF-8") -> Answer:
        for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", language)
        capsys.readouterr()
        code = main(list(arguments))
        told = capsys.readouterr()
        return Answer(code, told.out, told.err)

    return command
