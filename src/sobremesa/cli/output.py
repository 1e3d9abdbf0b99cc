"""What a command prints: JSON for programs, tables for people."""

from __future__ import annotations

import sys

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

WIDEST = 200  # of a table that is piped into a file


def compiled() -> bool:
    """Whether the rules that run here are the compiled ones."""
    # Imported here: the other commands start without waiting for what only matches need.
    from sobremesa.arena import compiled as rules_are_compiled

    return rules_are_compiled()


def print_json(answer: object) -> None:
    """The answer on standard output, for a program."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(answer), indent=2).decode() + "\n")


def print_table(heads: list[str], rows: list[list[str]], numbers: int = 0) -> None:
    """Rows for a person; the last ``numbers`` columns are lined up at their right ends."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for i, head in enumerate(heads):
        right = i >= len(heads) - numbers
        table.add_column(head, justify="right" if right else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDEST
    console.print(table)


def progress(about: str) -> Progress:
    """A bar on standard error while games are played; nothing where nobody watches."""
    console = Console(stderr=True)
    return Progress(
        TextColumn(about),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
