"""``sobremesa simulate``: whole games, told in numbers and kept as records."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa import Record, game, games
from sobremesa.players.learned.network_file import FOLDER
from sobremesa.players.playout import playout
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("name", "rules", "players"),
    [
        (name, rules, players)
        for name in games()
        for rules in game(name).rule_sets
        for players in range(game(name).min_players, game(name).max_players + 1)
    ],
)
def test_plays_whole_games(run: Run, name: str, rules: str, players: int) -> None:
    answer = run(
        "simulate", name, "--rules", rules, "--players", str(players), "--games", "3", "--json"
    )
    assert answer.code == 0 and answer.err == ""
    told = answer.json
    assert told["game"] == name and told["rules"] == rules
    assert told["players"] == players and told["games"] == 3
    one = playout(game(name).start(players, rules), 1)
    assert told["decisions"] > one and told["seconds"] > 0
    assert [seat["player"] for seat in told["seats"]] == ["random"] * players
    assert sum(seat["win_share"] for seat in told["seats"]) == pytest.approx(1)


def test_the_same_seed_plays_the_same_games(run: Run) -> None:
    def played(seed: str) -> object:
        told = run("simulate", "torres", "--games", "4", "--seed", seed, "--json").json
        return told["decisions"], told["seats"]

    assert played("5") == played("5")
    assert played("5") != played("6")


def test_the_first_games_of_a_longer_series_are_the_same(run: Run, tmp_path: Path) -> None:
    run("simulate", "torres", "--games", "2", "--records", str(tmp_path / "short"))
    run("simulate", "torres", "--games", "3", "--records", str(tmp_path / "long"))
    for short in (tmp_path / "short").iterdir():
        assert (tmp_path / "long" / short.name).read_text() == short.read_text()


def test_tells_a_person(run: Run) -> None:
    answer = run("simulate", "torres", "--games", "1")
    assert answer.code == 0
    assert "1 game," in answer.out and "random" in answer.out
    assert "2 партии," in run("simulate", "torres", "--games", "2", language="ru").out


@pytest.mark.parametrize("name", games())
def test_every_record_replays_to_the_scores_that_were_counted(
    run: Run, name: str, tmp_path: Path
) -> None:
    told = run("simulate", name, "--games", "3", "--records", str(tmp_path), "--json").json
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3
    ends = [Record.loads(file.read_text()).replay(game) for file in files]
    assert all(end.is_over for end in ends)
    for seat, counted in enumerate(told["seats"]):
        assert counted["mean_score"] == pytest.approx(sum(end.scores[seat] for end in ends) / 3)


def test_one_name_is_for_all_seats_and_a_list_sets_their_number(run: Run) -> None:
    told = run(
        "simulate", "torres", "--seats", "random", "--players", "3", "--games", "1", "--json"
    )
    assert [seat["player"] for seat in told.json["seats"]] == ["random"] * 3
    told = run("simulate", "torres", "--seats", "random,greedy", "--games", "1", "--json")
    assert [seat["player"] for seat in told.json["seats"]] == ["random", "greedy"]


def test_records_are_not_written_over(run: Run, tmp_path: Path) -> None:
    once = run("simulate", "torres", "--games", "2", "--records", str(tmp_path))
    assert once.code == 0
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    again = run("simulate", "torres", "--games", "3", "--records", str(tmp_path))
    assert again.code == 1 and again.out == ""
    assert str(tmp_path) in again.err
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_folder_that_cannot_be_made_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    answer = run("simulate", "torres", "--records", str(tmp_path / "file" / "folder"))
    assert answer.code == 1 and answer.out == ""
    assert "folder" in answer.err and len(answer.err.splitlines()) == 1


@pytest.mark.parametrize("language", ["en_GB.UTF-8", "es_ES.UTF-8", "ru_RU.UTF-8"])
def test_a_network_that_is_none_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    path = tmp_path / "asante-standard.network"
    path.write_bytes(b"nothing")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    answer = run("simulate", "asante", "--seats", "trained:5", "--games", "1", language=language)
    assert (answer.code, answer.out) == (1, "")
    assert f"{path}: it is no network" in answer.err
    assert len(answer.err.splitlines()) == 1
