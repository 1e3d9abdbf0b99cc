"""Words that Python code asks for exist. (What the page asks for is checked with the page.)"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.locales.catalogue import LANGUAGES, ROOT, all_texts

SOURCE = ROOT / "src" / "sobremesa"
# A literal that could be the name of a text: the first words of the names there are.
_NAME = re.compile(r"[a-z]+(?:-[a-z0-9]+)+(?:\.[a-z]+)?")


def _literals(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def test_every_text_named_in_python_exists() -> None:
    known = all_texts("en")
    families = {name.split("-")[0] for name in known}
    missing = [
        f"{path.relative_to(ROOT)}:{line} {literal}"
        for path in sorted(SOURCE.rglob("*.py"))
        for line, literal in _literals(path)
        if _NAME.fullmatch(literal)
        and literal.split("-")[0] in families
        and all_texts_lack(literal)
    ]
    assert missing == []


def all_texts_lack(name: str) -> bool:
    """Whether some language has no such text."""
    return any(name not in _TEXTS[language] for language in LANGUAGES)


_TEXTS = {language: all_texts(language) for language in LANGUAGES}
