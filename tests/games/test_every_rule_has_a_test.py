"""Every numbered rule of every game is named by a test."""

from __future__ import annotations

import pytest

import sobremesa
from tests.games.rule_books import book, marked, rules, section_of

GAMES = sobremesa.games()


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_book_is_read(game: str) -> None:
    assert len(rules(game)) == book(game).rules
    assert book(game).some <= set(rules(game))
    assert set(section_of(game).values()) == book(game).sections


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    tested = marked(game)
    assert [number for number in rules(game) if f"{game} {number}" not in tested] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_marked_rule_exists(game: str) -> None:
    assert set(marked(game)) - {f"{game} {number}" for number in rules(game)} == set()
