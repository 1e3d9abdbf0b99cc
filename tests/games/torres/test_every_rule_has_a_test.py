"""Every numbered rule of docs/rules/torres.md is named by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

RULES = Path(__file__).parents[3] / "docs" / "rules" / "torres.md"
SECTIONS = {*range(1, 14), 16}

# "8.3 …" at the start of a line, or the first cell of a table row.
_NUMBERED = re.compile(r"(?:\| )?(\d+(?:\.\d+)+) ")
_SECTION = re.compile(r"## (\d+)\. ")


def rules() -> list[str]:
    """The numbers of the rules, as they come in the rule book."""
    found: list[str] = []
    section = 0
    for line in RULES.read_text(encoding="utf-8").splitlines():
        if heading := _SECTION.match(line):
            section = int(heading[1])
        elif (numbered := _NUMBERED.match(line)) and section in SECTIONS:
            found.append(numbered[1])
    return found


def marked() -> dict[str, list[str]]:
    """The tests that are marked with each rule."""
    found: dict[str, list[str]] = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
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


def test_the_rule_book_is_read() -> None:
    found = rules()
    assert len(found) == len(set(found)) > 140
    assert {"1.1", "4.3.2", "9.1.1", "11.0.10", "12.0.8", "12.11", "13.7", "16.9"} <= set(found)


def test_every_rule_has_a_test() -> None:
    tested = marked()
    assert [number for number in rules() if f"torres {number}" not in tested] == []


def test_every_marked_rule_exists() -> None:
    assert set(marked()) - {f"torres {number}" for number in rules()} == set()
