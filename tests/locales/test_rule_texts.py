"""Every numbered rule of every game has a short text, and no text is without a rule."""

from __future__ import annotations

import re

import pytest

from tests.games.rule_books import BOOKS, book, section_of
from tests.locales.catalogue import LANGUAGES, LOCALES, texts

GAMES = sorted(path.stem for path in BOOKS.glob("*.md"))


def sections(game: str) -> frozenset[int]:
    """The sections whose rules have texts: all but the last one, which holds worked examples."""
    return book(game).sections - {max(book(game).sections)}


def numbers(game: str) -> list[str]:
    """The numbers of the rules that have texts, as the rule book has them."""
    return [number for number, section in section_of(game).items() if section in sections(game)]


def slug(name: str) -> str:
    """A name as part of a message's id: "3.4 S3" is written 3-4-s3."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower())


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_book_is_read(game: str) -> None:
    assert {section_of(game)[number] for number in numbers(game)} == sections(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_text_and_every_text_its_rule(game: str, language: str) -> None:
    wanted = {f"{slug(game)}-rule-{slug(number)}" for number in numbers(game)}
    wanted |= {f"{slug(game)}-rules-section-{section}" for section in sections(game)}
    wanted |= {
        f"{slug(game)}-rules-section-{number[0].lower()}"
        for number in numbers(game)
        if number[0].isalpha()
    }
    assert set(texts(LOCALES / language / f"{game}-rules.ftl")) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rule_texts_are_short_and_end_like_sentences(game: str, language: str) -> None:
    for line in (LOCALES / language / f"{game}-rules.ftl").read_text("utf-8").splitlines():
        name, _, said = line.partition(" = ")
        if name.startswith(f"{slug(game)}-rule-"):
            assert said.endswith("."), name
            assert len(said) <= 220, name
