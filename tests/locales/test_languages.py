"""The three languages say the same things."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from tests.locales.catalogue import (
    LANGUAGES,
    LOCALES,
    all_texts,
    entries,
    files,
    references,
    texts,
)

_WORD = re.compile(r"[^\W\d_]{2,}")
_CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)

NAMES = sorted({path.name for language in LANGUAGES for path in files(language)})
OTHERS = [language for language in LANGUAGES if language != "en"]


def test_every_folder_is_a_language_and_has_every_file() -> None:
    folders = {folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl"))}
    assert folders == set(LANGUAGES)
    for language in LANGUAGES:
        assert [path.name for path in files(language)] == NAMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_file_can_be_read_to_its_end(language: str, name: str) -> None:
    path = LOCALES / language / name
    junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
    assert junk == []
    assert texts(path), "a file without a text"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_stands_in_one_place(language: str) -> None:
    times = Counter(
        entry.id.name
        for path in files(language)
        for entry in entries(path)
        if isinstance(entry, ast.Message | ast.Term)
    )
    assert [name for name, count in times.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_languages_have_the_same_texts_with_the_same_arguments(language: str, name: str) -> None:
    ours = texts(LOCALES / "en" / name)
    theirs = texts(LOCALES / language / name)
    public = {key for key in ours if not key.startswith("-")}
    assert public == {key for key in theirs if not key.startswith("-")}
    different = {
        key: (set(ours[key].variables), set(theirs[key].variables))
        for key in public
        if ours[key].variables != theirs[key].variables
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    assert [key for key, text in all_texts(language).items() if _is_blank(text.pattern)] == []


def _is_blank(pattern: ast.Pattern | None) -> bool:
    """Whether a pattern is nothing but spaces, ``{""}`` included."""
    if pattern is None:
        return True
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said = element.value
        elif isinstance(element.expression, ast.StringLiteral):
            said = element.expression.value
        else:
            return False
        if said.strip():
            return False
    return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_what_a_text_refers_to_exists(language: str, name: str) -> None:
    assert references(LOCALES / language / name) - set(all_texts(language)) == set()


def test_russian_numbers_have_all_their_forms() -> None:
    """Where a number is said and words follow it, Russian needs one, few and many."""
    lacking = []
    for key, text in all_texts("ru").items():
        choices: dict[str, set[str]] = {}
        said: set[str] = set()
        _choices(text.pattern, choices, said)
        for variable, forms in choices.items():
            complete = "few" in forms and forms & {"many", "other"}
            if variable in said and "one" in forms and not complete:
                lacking.append(key)
    assert lacking == []


def _choices(pattern: ast.Pattern | None, choices: dict[str, set[str]], said: set[str]) -> None:
    """Between which forms each argument chooses, and which arguments are said themselves."""
    for element in pattern.elements if pattern is not None else []:
        if not isinstance(element, ast.Placeable):
            continue
        shown = element.expression
        if isinstance(shown, ast.SelectExpression):
            forms = {one.key.name for one in shown.variants if isinstance(one.key, ast.Identifier)}
            if isinstance(shown.selector, ast.VariableReference):
                choices.setdefault(shown.selector.id.name, set()).update(forms)
            for variant in shown.variants:
                _choices(variant.value, choices, said)
        elif isinstance(shown, ast.VariableReference):
            said.add(shown.id.name)


def test_russian_texts_are_russian() -> None:
    """A text of several words with no Cyrillic letter was forgotten."""
    assert [
        key
        for key, text in all_texts("ru").items()
        if len(_WORD.findall(_said(text.pattern))) > 2 and not _CYRILLIC.search(_said(text.pattern))
    ] == []


def test_spanish_texts_are_not_english() -> None:
    english = all_texts("en")
    assert [
        key
        for key, text in all_texts("es").items()
        if key in english
        and len(_WORD.findall(_said(text.pattern))) > 2
        and _said(text.pattern) == _said(english[key].pattern)
    ] == []


def _said(pattern: ast.Pattern | None) -> str:
    """The plain words of a pattern, of all its variants."""
    words: list[str] = []
    for element in pattern.elements if pattern is not None else []:
        if isinstance(element, ast.TextElement):
            words.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            words.extend(_said(variant.value) for variant in element.expression.variants)
    return " ".join(words)
