"""What can be wrong with a command, as the name of a text and its arguments."""

from __future__ import annotations

from pathlib import Path

import click

LONGEST = 200  # as much of what somebody typed is repeated to him


class Problem(Exception):
    """The input of a well-formed command cannot be used."""

    def __init__(self, name: str, **arguments: str | float) -> None:
        super().__init__(name)
        self.name = name
        self.arguments = {
            key: shown(value) if key == "given" else value for key, value in arguments.items()
        }


class Misuse(Problem):
    """The command itself is wrong."""


def shown(given: object) -> str:
    """What somebody typed, fit to be repeated on one line; a long text without its middle."""
    text = "".join(letter if letter.isprintable() else "�" for letter in str(given))
    if len(text) <= LONGEST:
        return text
    return text[: LONGEST // 2 - 1] + "…" + text[-LONGEST // 2 :]


def listed(choices: object) -> str:
    """What is allowed, in one line."""
    assert isinstance(choices, list | tuple)
    return ", ".join(str(choice) for choice in choices)


def unreadable(path: Path, error: OSError) -> Problem:
    """A file or folder that the machine does not give us."""
    return Problem("cli-problem-file", file=shown(path), why=error.strerror or str(error))


def misuse_of(error: click.UsageError) -> Misuse:
    """What click found wrong, to be told in the reader's language."""
    if isinstance(error, click.NoSuchOption):
        return Misuse("cli-misuse-no-option", given=error.option_name, allowed=_options(error))
    if isinstance(error, click.BadOptionUsage):
        return Misuse("cli-misuse-option-value", option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return Misuse("cli-misuse-missing", argument=error.param.make_metavar(_context(error)))
    return Misuse("cli-misuse-other", why=error.format_message())


def _options(error: click.UsageError) -> str:
    names = [
        parameter.opts[0]
        for parameter in _context(error).command.get_params(_context(error))
        if isinstance(parameter, click.Option)
    ]
    return listed(names)


def _context(error: click.UsageError) -> click.Context:
    assert error.ctx is not None
    return error.ctx
