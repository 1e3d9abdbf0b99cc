"""What the page and the command look for in a game's words, by names that its rules give."""

from __future__ import annotations

import re

import pytest

import sobremesa
from tests.locales.catalogue import LANGUAGES, LOCALES, texts


def slug(name: str) -> str:
    """A name as part of a message's id (see web/src/boards/contract.ts)."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower())


def asked(name: str) -> list[str]:
    """The names of the texts of a game that its setup asks for."""
    game = sobremesa.game(name)
    found = ["name", "tagline"]
    for rules in game.rule_sets:
        found += [f"rules-{slug(rules)}", f"rules-{slug(rules)}.note"]
    for option in game.options:
        found += [f"option-{slug(option.name)}", f"option-{slug(option.name)}.note"]
        if not isinstance(option.default, bool):
            found += [f"option-{slug(option.name)}-{slug(str(one))}" for one in option.values]
    return [f"{slug(name)}-{text}" for text in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sobremesa.games())
def test_a_game_has_the_words_of_its_setup(name: str, language: str) -> None:
    known = texts(LOCALES / language / f"{name}.ftl")
    assert [text for text in asked(name) if text not in known] == []
