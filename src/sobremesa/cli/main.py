"""Reading the command line, and answering with an exit code: 0 fine, 1 bad input, 2 bad usage."""

from __future__ import annotations

import os
import sys

import click

from sobremesa.cli import arena, bench, games, join, ladder, replay, serve, simulate, train
from sobremesa.cli.command import Group
from sobremesa.cli.problems import Misuse, Problem, misuse_of
from sobremesa.locales import Words, language_of, words

BAD_INPUT = 1
BAD_USAGE = 2
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit code."""
    say = words(language_of(os.environ), "cli")
    try:
        _group(say).main(arguments, "sobremesa", standalone_mode=False)
        sys.stdout.flush()
    except Misuse as error:
        return _complain(say, say(error.name, **error.arguments), BAD_USAGE)
    except click.UsageError as error:
        misuse = misuse_of(error)
        return _complain(say, say(misuse.name, **misuse.arguments), BAD_USAGE)
    except Problem as error:
        return _complain(say, say(error.name, **error.arguments), BAD_INPUT)
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):
        # Whoever read our output has seen enough. (So click and rich end a program then.)
        _write_no_more()
    except OSError as error:
        if error.filename is not None:
            raise
        _write_no_more()
        why = error.strerror or str(error)
        return _complain(say, say("cli-problem-output", why=why), BAD_INPUT)
    return 0


def _write_no_more() -> None:
    """What is still to be written is dropped: Python would try again at the end, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _group(say: Words) -> Group:
    group = Group(say, "sobremesa", about=say("cli-about"))
    for part in (serve, games, simulate, arena, ladder, train, join, bench, replay):
        group.add_command(part.command(say))
    return group


def _complain(say: Words, message: str, code: int) -> int:
    print(say("cli-error", message=message), file=sys.stderr)
    if code == BAD_USAGE:
        print(say("cli-see-help"), file=sys.stderr)
    return code
