"""Every numbered rule of every game is named by a test."""

from __future__ import annotations

import pytest

import sobremesa
from tests.games.rule_books import SECTIONS, marked, rules, section_of

# Lines, table rows and parts of rules that must be among what is read.
SOME = {
    "asante": {"1.1", "4.14", "5.4 c", "5.14 e", "6.4 d", "H5", "W7", "A1", "P15", "N6", "14.7"},
    "asara": {"1.0", "2.0.11", "4.4.1", "7.2.12", "9.0.8", "10.7.4", "15.1", "15.8"},
    "heaven_and_ale": {"1.1", "3.4 S3", "5.10", "11.0.1", "12.3.2", "13.4 P4", "14.4 #7", "20.4"},
    "torres": {"1.1", "4.3.2", "9.1.1", "11.0.10", "12.0.8", "12.11", "13.7", "16.9"},
}

GAMES = sobremesa.games()


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_book_is_read(game: str) -> None:
    found = rules(game)
    assert len(found) > 100
    assert SOME[game] <= set(found)
    assert set(section_of(game).values()) == SECTIONS[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    tested = marked(game)
    assert [number for number in rules(game) if f"{game} {number}" not in tested] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_marked_rule_exists(game: str) -> None:
    assert set(marked(game)) - {f"{game} {number}" for number in rules(game)} == set()
