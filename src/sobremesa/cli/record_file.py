"""Records in files, and what can be wrong with them, told to a person."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sobremesa import BadRecord, BadReplay, Record
from sobremesa.cli.problems import Problem, shown, unreadable

LARGEST: Final = 4 * 1024 * 1024  # bytes; a long game has a hundredth of it


def read_record(path: Path) -> Record:
    """The record in a file; raises ``Problem`` with what is wrong with it."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise unreadable(path, error) from error
    except ValueError as error:  # a name that no file can have
        raise Problem("cli-problem-file", file=shown(path), why=str(error)) from error
    if len(data) > LARGEST:
        raise Problem("cli-problem-too-large", file=shown(path), limit=LARGEST // 1024)
    try:
        return Record.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Problem("cli-problem-not-text", file=shown(path)) from error
    except BadRecord as error:
        raise Problem(
            "cli-problem-record", file=shown(path), line=str(error.line), why=error.why
        ) from error


def not_replayed(path: Path, error: BadReplay) -> Problem:
    """A record that cannot be played."""
    return Problem("cli-problem-replay", file=shown(path), ply=str(error.ply), why=error.why)
