"""Games of the past play on exactly as they were played."""

from __future__ import annotations

from pathlib import Path

import pytest

import sobremesa
from tests.golden.records import GoldenGame, files, games_each, loads, result_of, tables

FILES = [path for name in sobremesa.games() for path in files(name)]


def label(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=label)
def test_golden_records_replay_exactly(path: Path) -> None:
    for number, golden in enumerate(loads(path.read_text("utf-8")), 1):
        end = golden.record.replay(sobremesa.game)
        assert end.is_over, f"game {number}"
        assert result_of(end) == golden.result, f"game {number}"


@pytest.mark.parametrize("path", FILES, ids=label)
def test_golden_files_are_written_as_they_are_read(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "\n".join(game.dumps() for game in loads(text)) == text


@pytest.mark.parametrize("name", sobremesa.games())
def test_there_are_enough_of_every_table(name: str) -> None:
    game = sobremesa.game(name)
    found = {table: _records(name, *table) for table in tables(game)}
    assert all(len(games) >= games_each(game) for games in found.values())
    played = {
        action.split()[0]
        for games in found.values()
        for golden in games
        for action in golden.record.actions
    }
    kinds = {str(game.notation(action)).split()[0] for action in range(game.action_count)}
    assert played == kinds


def _records(name: str, rules: str, players: int) -> list[GoldenGame]:
    [path] = [path for path in files(name) if path.stem == f"{rules}-{players}"]
    games = loads(path.read_text("utf-8"))
    for golden in games:
        assert (golden.record.rules, golden.record.players) == (rules, players)
    return games
