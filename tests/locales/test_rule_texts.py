"""Every numbered rule of Torres has a short text, and no text is without a rule."""

from __future__ import annotations

import re

import pytest

from tests.locales.catalogue import LANGUAGES, LOCALES, ROOT, texts

RULES = ROOT / "docs" / "rules" / "torres.md"
LAST_SECTION = 13

# "8.3 …" at the start of a line, or the first cell of a table row; not "1.1" inside a sentence.
_NUMBERED = re.compile(r"(?:\| )?(\d+(?:\.\d+)+) ")
_SECTION = re.compile(r"## (\d+)\. ")


def numbers() -> list[str]:
    """The numbers of the rules of sections 1 to 13, as the rule book has them."""
    found: list[str] = []
    section = 0
    for line in RULES.read_text(encoding="utf-8").splitlines():
        if heading := _SECTION.match(line):
            section = int(heading[1])
        elif (numbered := _NUMBERED.match(line)) and section <= LAST_SECTION:
            assert numbered[1].split(".")[0] == str(section), f"{numbered[1]} in section {section}"
            found.append(numbered[1])
    return found


def test_the_rule_book_is_read() -> None:
    found = numbers()
    assert len(found) == len(set(found))
    assert {number.split(".")[0] for number in found} == {
        str(section) for section in range(1, LAST_SECTION + 1)
    }
    assert {"1.2", "4.3.2", "5.3.1", "8.3", "9.1.1", "11.0.10", "12.0.6", "13.7"} <= set(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_text_and_every_text_its_rule(language: str) -> None:
    wanted = {f"torres-rule-{number.replace('.', '-')}" for number in numbers()}
    wanted |= {f"torres-rules-section-{section}" for section in range(1, LAST_SECTION + 1)}
    assert set(texts(LOCALES / language / "torres-rules.ftl")) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_are_short_and_end_like_sentences(language: str) -> None:
    for line in (LOCALES / language / "torres-rules.ftl").read_text("utf-8").splitlines():
        name, _, said = line.partition(" = ")
        if name.startswith("torres-rule-"):
            assert said.endswith("."), name
            assert len(said) <= 220, name
