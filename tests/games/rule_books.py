"""The numbered rules in docs/rules, and the tests that are marked with them."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

BOOKS = Path(__file__).parents[2] / "docs" / "rules"
TESTS = Path(__file__).parent


@dataclass(frozen=True)
class Book:
    """What ``tests/games/<game>/book.py`` tells of the rule book of a game."""

    sections: frozenset[int]
    """Those that hold rules, and the last one of them worked examples. The others tell of
    differences between editions, of sources and of decisions taken."""
    rules: int
    """How many there are, examples included."""
    some: frozenset[str]
    """Lines, table rows and parts of rules that must be among what is read."""
    own_numbers: bool
    """Whether rows and cards have numbers of their own, "H1" and "P5", and parts have letters."""


def book(game: str) -> Book:
    """The rule book of a game."""
    told = import_module(f"tests.games.{game}.book")
    own_numbers = getattr(told, "OWN_NUMBERS", False)
    return Book(frozenset(told.SECTIONS), told.RULES, frozenset(told.SOME), own_numbers)


# "8.3 …" at the start of a line, or the first cell of a table row.
_NUMBERED = re.compile(r"(?:\| )?(\d+(?:\.\d+)+) ")
# "S3 …" or "#7 …" in the first cell of a table row: part of the rule above the table, "3.4 S3".
_PART = re.compile(r"\| ([A-Z#]\d+) ")
# "H1 …" in the first cell of a table row, or "**P5 …" at the start of a line.
_OWN = re.compile(r"(?:\| |\*\*)([A-Z]\d+) ")
# "- a. …": a part of the rule above, "5.4 a".
_LETTERED = re.compile(r" +- ([a-z])\. ")
_SECTION = re.compile(r"## (\d+)\. ")


def rules(game: str) -> list[str]:
    """The numbers of a game's rules, as they come in its book."""
    return list(section_of(game))


def section_of(game: str) -> dict[str, int]:
    """In which section each of a game's rules stands."""
    found: list[tuple[str, int]] = []
    told = book(game)
    section = 0
    rule = ""
    for line in (BOOKS / f"{game}.md").read_text(encoding="utf-8").splitlines():
        if heading := _SECTION.match(line):
            section = int(heading[1])
        elif section not in told.sections:
            continue
        elif numbered := _NUMBERED.match(line):
            rule = numbered[1]
            found.append((rule, section))
        elif told.own_numbers:
            if own := _OWN.match(line):
                found.append((own[1], section))
            elif lettered := _LETTERED.match(line):
                found.append((f"{rule} {lettered[1]}", section))
        elif part := _PART.match(line):
            found.append((f"{rule} {part[1]}", section))
    assert len(found) == len(dict(found)), "a number that stands twice"
    return dict(found)


def marked(game: str) -> dict[str, list[str]]:
    """The tests of a game that are marked with each rule."""
    found: dict[str, list[str]] = {}
    for path in sorted((TESTS / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for name in _marked(node):
                    found.setdefault(name, []).append(f"{path.name}::{node.name}")
    return found


def _marked(test: ast.FunctionDef) -> list[str]:
    """What stands in ``@pytest.mark.rule("torres 8.3", …)`` above a test."""
    return [
        argument.value
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
