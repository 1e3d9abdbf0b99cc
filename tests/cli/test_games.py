"""``sobremesa games`` and the help."""

from __future__ import annotations

from importlib.metadata import version

import pytest

import sobremesa
from tests.cli.conftest import Run

COMMANDS = ("serve", "games", "simulate", "bench", "replay")


def test_lists_every_game_for_a_person(run: Run) -> None:
    answer = run("games")
    assert answer.code == 0 and answer.err == ""
    for name in sobremesa.games():
        assert name in answer.out


def test_lists_every_game_for_a_program(run: Run) -> None:
    games = run("games", "--json").json["games"]
    assert [game["name"] for game in games] == list(sobremesa.games())
    for told in games:
        game = sobremesa.game(told["name"])
        assert told["min_players"] == game.min_players
        assert told["max_players"] == game.max_players
        assert told["rule_sets"] == list(game.rule_sets)
        assert told["actions"] == game.action_count
        assert {option["name"]: option["default"] for option in told["options"]} == {
            option.name: option.default for option in game.options
        }


def test_tells_its_version(run: Run) -> None:
    answer = run("--version")
    assert answer.code == 0 and answer.err == ""
    assert answer.out == f"sobremesa {version('sobremesa')}\n"


def test_without_a_command_tells_the_commands(run: Run) -> None:
    answer = run()
    assert answer.code == 0
    assert answer == run("--help")
    for command in COMMANDS:
        assert f"\n  {command} " in answer.out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["en_GB.UTF-8", "es_ES.UTF-8", "ru_RU.UTF-8"])
def test_every_command_has_help_in_every_language(run: Run, command: str, language: str) -> None:
    answer = run(command, "--help", language=language)
    assert answer.code == 0 and answer.err == ""
    assert f"sobremesa {command}" in answer.out
    if not language.startswith("en"):
        assert answer.out != run(command, "--help").out


@pytest.mark.parametrize(
    ("language", "begins"),
    [("en_US", "Usage:"), ("es_MX.UTF-8", "Uso:"), ("ru", "Использование:"), ("xx", "Usage:")],
)
def test_speaks_the_language_of_the_terminal(run: Run, language: str, begins: str) -> None:
    assert run("--help", language=language).out.startswith(begins)
