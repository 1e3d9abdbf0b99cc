"""The examples in the documents are run: what they print is what the program prints."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WITH_EXAMPLES = sorted(
    path
    for path in [ROOT / "README.md", *ROOT.glob("docs/**/*.md")]
    if ">>> " in path.read_text("utf-8")
)


def test_there_are_examples() -> None:
    assert ROOT / "docs" / "researchers" / "library.md" in WITH_EXAMPLES


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda path: path.name)
def test_examples_say_what_happens(path: Path) -> None:
    failed, tried = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0
