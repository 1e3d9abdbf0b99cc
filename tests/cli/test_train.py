"""``sobremesa train``: what can be asked, and what it answers."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa import Game, game
from sobremesa.arena import Job, Outcome, play
from sobremesa.arena.games_file import lock
from sobremesa.cli import join, training
from sobremesa.learning import REACHES, Epoch, Log, Met, OtherTraining
from sobremesa.learning.fitting import HIDDEN, Learner
from sobremesa.learning.plan import STAGES, VERSION, Progress
from sobremesa.players import RandomPlayer
from sobremesa.players.learned import read_network
from tests.cli.conftest import Run
from tests.players.networks import any_network, put

NEEDS_TORCH = pytest.mark.skipif(
    find_spec("torch") is None, reason='training needs "sobremesa[learn]"'
)


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_without_pytorch_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "find_spec", lambda name: None)
    answer = run("train", "asante")
    assert (answer.code, answer.out) == (1, "")
    assert 'pip install ".[learn]"' in answer.err
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nowhere",), "nowhere"),
        (("asante", "--rules", "basic"), "--rules"),
        (("asante", "--minutes", "0"), "--minutes"),
        (("asante", "--simulations", "1"), "--simulations"),
        (("asante", "--workers", "many"), "--workers"),
        (("asante", "--lines", "-1"), "--lines"),
        (("asante", "--last-turns", "-1"), "--last-turns"),
        (("asante", "--hidden", "64,0"), "--hidden"),
    ],
)
def test_misuse_is_refused(run: Run, arguments: tuple[str, ...], said: str) -> None:
    answer = run("train", *arguments)
    assert answer.code == 2
    assert said in answer.err


def finished_training(folder: Path) -> None:
    """One that has nothing left to do."""
    asante = game("asante")
    names = list(asante.feature_names())
    folder.mkdir()
    over = len(STAGES)
    progress = Progress("asante", "standard", asante.rules_version, names, 0, over, version=VERSION)
    progress.hidden = list(HIDDEN)
    progress.save(folder)
    put(any_network(asante, "standard"), folder)
    log = Log(folder)
    log.add(Epoch(0, 1, 100, 0.6, 0.4, 0.45, 9.0, 10.0, 1.0, kept=True))  # tested by other games
    log.add(Epoch(1, 2, 100, 0.6, 0.65, 0.7, 9.0, 10.0, 1.0, kept=True))
    log.add(Epoch(1, 3, 100, 0.5, 0.66, 0.7, 9.0, 10.0, 2.0))


@pytest.mark.skipif(find_spec("torch") is None, reason='training needs "sobremesa[learn]"')
@pytest.mark.parametrize("language", ["en_GB.UTF-8", "es_ES.UTF-8", "ru_RU.UTF-8"])
def test_it_tells_what_was_learned_and_how_that_plays(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    met = Met("trained:40ms", "search:40ms", 2, 3, 4, 0.75, 0.3, 0.95)
    played: list[Any] = []

    def best_matches(*given: Any) -> list[Met]:
        played.append(given)
        return [met]

    monkeypatch.setattr(training, "_best_matches", best_matches)
    finished_training(tmp_path / "out")
    answer = run("train", "asante", "--out", "out", "--games", "4", language=language)
    assert answer.code == 0, answer.err
    assert len(played) == 1
    assert "0.65" in answer.out.replace(",", ".") and "75.0%" in answer.out
    assert "asante-standard.network" in answer.out and "{" not in answer.out
    network = read_network((tmp_path / "out" / "asante-standard.network").read_bytes())
    assert network.reach == [3]
    assert (tmp_path / "out" / "curves.svg").read_text().startswith("<svg")
    told = run("train", "asante", "--out", "out", "--games", "4", "--json").json
    assert told["best"]["share_tested"] == 0.65
    assert told["matches"][0]["share"] == 0.75


@pytest.mark.skipif(find_spec("torch") is None, reason='training needs "sobremesa[learn]"')
def test_it_tells_when_nothing_better_was_learned(run: Run, tmp_path: Path) -> None:
    finished_training(tmp_path / "out")
    (tmp_path / "out" / "log.jsonl").unlink()
    Log(tmp_path / "out").add(Epoch(1, 1, 100, 0.6, 0.65, 0.7, 9.0, 10.0, 1.0))
    answer = run("train", "asante", "--out", "out", "--games", "0")
    assert answer.code == 0, answer.err
    assert "nothing learned judged games kept back better" in answer.out
    assert run("train", "asante", "--out", "out", "--games", "0", "--json").json["best"] is None


@pytest.mark.skipif(find_spec("torch") is None, reason='training needs "sobremesa[learn]"')
def test_the_match_at_the_end_leaves_nothing_behind(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "MATCH_BUDGET", "1")
    finished_training(tmp_path / "out")
    Learner(1, seed=0)  # with the first one PyTorch notes in the environment where it keeps things
    before = dict(os.environ)
    train = ("train", "asante", "--out", "out", "--games", "2", "--workers", "1", "--json")
    told = run(*train).json
    [met] = told["matches"]
    assert (met["players"], met["games"]) == (2, 2)
    games = (tmp_path / "out" / training.MATCHES).read_text()
    assert all(games.count(f'"lineup":["trained:1 reach={reach}"') == 2 for reach in REACHES)
    found = {one.reach: one for one in Log(tmp_path / "out").matches()}
    assert list(found) == list(REACHES)
    assert met["share"] == max(one.share for one in found.values())
    assert run(*train).json == told
    assert len(Log(tmp_path / "out").matches()) == len(REACHES)  # nothing was played again
    network = read_network((tmp_path / "out" / "asante-standard.network").read_bytes())
    assert network.reach == [met["reach"]]
    assert {**os.environ, "LANG": before.get("LANG")} == {**before, "LANG": before.get("LANG")}


def test_for_each_number_of_players_it_looks_as_far_as_is_best(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With two it is tried how far; with more, as many turns or as many rounds."""
    shares = {(2, 1): 0.4, (2, 2): 0.6, (2, 4): 0.5, (3, 2): 0.3, (3, 3): 0.4, (4, 2): 0.3}

    def match(_game: Game, _rules: str, players: int, *given: Any) -> Met:
        reach: int = given[1]
        share = shares.get((players, reach), 0.2)
        return Met("trained", "search", players, reach, 4, share, 0.0, 1.0)

    monkeypatch.setattr(training, "_match", match)
    network = put(any_network(game("asara"), "beginner"), tmp_path)
    given = (1, str(tmp_path), 2, 0, 4, 1, None, None, 0, 0, None)
    options = training.TrainOptions(*given, json=False)
    best = training._best_matches(game("asara"), "beginner", network, options)
    assert [(one.players, one.reach) for one in best] == [(2, 2), (3, 3), (4, 2)]
    tried = [(one.players, one.reach) for one in Log(tmp_path).matches()]
    assert tried == [(2, 1), (2, 2), (2, 4), (3, 2), (3, 3), (4, 2), (4, 4)]


def test_where_turns_are_played_on_it_is_not_tried_how_far_it_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks nowhere then; with other numbers of players it does, and there that is tried."""

    def match(_game: Game, _rules: str, players: int, *given: Any) -> Met:
        _, reach, _, played_on = given
        share = 0.6 if reach == 2 else 0.5
        return Met("trained", "search", players, reach, 4, share, 0.0, 1.0, played_on)

    monkeypatch.setattr(training, "_match", match)
    asara = game("asara")
    given = (1, "out", 2, 0, 4, 1, None, None, 0, 0, None)
    options = training.TrainOptions(*given, json=False)
    for turns, found, tried in (
        ([7, 7, 7], [4, 5, 6], [(2, 4), (3, 5), (4, 6)]),
        ([7, 0, 0], [4, 2, 2], [(2, 4), (3, 1), (3, 2), (3, 4), (4, 2)]),
        ([0, 7, 0], [2, 5, 2], [(2, 1), (2, 2), (2, 4), (3, 5), (4, 2), (4, 4)]),
    ):
        folder = tmp_path / str(turns)
        folder.mkdir()
        network = put(any_network(asara, "beginner", reach=[4, 5, 6], played_on=turns), folder)
        best = training._best_matches(asara, "beginner", network, options)
        assert [one.reach for one in best] == found
        assert [one.played_on for one in best] == turns
        assert [(one.players, one.reach) for one in Log(folder).matches()] == tried


@NEEDS_TORCH
@pytest.mark.parametrize("language", ["en_GB.UTF-8", "es_ES.UTF-8", "ru_RU.UTF-8"])
def test_the_only_match_of_a_network_that_plays_turns_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def randomly(_network: bytes, job: Job) -> Outcome:
        return play(job, lambda _written, seed: RandomPlayer(seed))

    monkeypatch.setattr(training, "play_with", randomly)
    monkeypatch.setattr(
        training, "workers_at", lambda _asked, do: lambda jobs: (do(job) for job in jobs)
    )
    finished_training(tmp_path / "out")
    put(any_network(game("asante"), "standard", reach=[3], played_on=[9]), tmp_path / "out")
    train = ("train", "asante", "--out", "out", "--games", "2", "--workers", "1")
    answer = run(*train, language=language)
    assert answer.code == 0, answer.err
    [line] = [line for line in answer.out.splitlines() if "search:40ms" in line]
    assert " 9 " in line and " 3 " not in line and "{" not in line
    games = (tmp_path / "out" / training.MATCHES).read_text().splitlines()
    assert len(games) == 2
    assert all('"lineup":["trained:40ms","search:40ms"]' in one for one in games)
    [met] = run(*train, "--json").json["matches"]
    assert (met["reach"], met["played_on"]) == (3, 9)
    network = read_network((tmp_path / "out" / "asante-standard.network").read_bytes())
    assert (network.reach, network.played_on) == ([3], [9])


@NEEDS_TORCH
@pytest.mark.parametrize("language", ["en_GB.UTF-8", "es_ES.UTF-8", "ru_RU.UTF-8"])
@pytest.mark.parametrize("name", ["checkpoint.pt", "games/1-000000-2.lessons"])
def test_a_damaged_file_of_a_training_is_named(
    run: Run, tmp_path: Path, language: str, name: str
) -> None:
    finished_training(tmp_path / "out")
    progress = msgspec.json.decode((tmp_path / "out/training.json").read_bytes(), type=Progress)
    progress.stage = 2  # games of the first generation between searches
    progress.save(tmp_path / "out")
    (tmp_path / "out" / name).parent.mkdir(exist_ok=True)
    (tmp_path / "out" / name).write_bytes(b"nothing")
    answer = run("train", "asante", "--out", "out", "--workers", "1", language=language)
    assert (answer.code, answer.out) == (1, "")
    assert f"out/{name}" in answer.err and "--out" in answer.err
    assert len(answer.err.splitlines()) == 1


@NEEDS_TORCH
def test_other_games_where_those_at_the_end_are_kept_are_told(run: Run, tmp_path: Path) -> None:
    finished_training(tmp_path / "out")
    (tmp_path / "out" / training.MATCHES).write_text("shopping list\n")
    answer = run("train", "asante", "--out", "out", "--games", "2", "--workers", "1")
    assert (answer.code, answer.out) == (1, "")
    assert "out/matches.jsonl is no file of games, line 1" in answer.err


@NEEDS_TORCH
def test_curves_that_cannot_be_written_are_told(run: Run, tmp_path: Path) -> None:
    finished_training(tmp_path / "out")
    (tmp_path / "out" / "curves.svg").mkdir()
    answer = run("train", "asante", "--out", "out", "--games", "0")
    assert (answer.code, answer.out) == (1, "")
    assert "curves.svg" in answer.err and len(answer.err.splitlines()) == 1


@NEEDS_TORCH
@pytest.mark.parametrize("content", [b"nothing", None])
def test_a_trained_network_that_is_none_is_told(
    run: Run, tmp_path: Path, content: bytes | None
) -> None:
    finished_training(tmp_path / "out")
    path = tmp_path / "out" / "asante-standard.network"
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    answer = run("train", "asante", "--out", "out", "--games", "2", "--workers", "1")
    assert (answer.code, answer.out) == (1, "")
    assert "out/asante-standard.network" in answer.err and len(answer.err.splitlines()) == 1
    assert "begin with" not in answer.err


@NEEDS_TORCH
def test_no_more_is_read_than_a_network_can_be(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(join, "LARGEST", 1000)
    (tmp_path / "large").write_bytes(msgspec.msgpack.encode({"format": "x" * 1000}))
    answer = run("train", "asante", "--out", "out", "--begin-with", "large")
    assert (answer.code, answer.out) == (1, "")
    assert "large is no network to begin with: it is no network: Input data was trunc" in answer.err


@NEEDS_TORCH
@pytest.mark.parametrize("language", ["en_GB.UTF-8", "es_ES.UTF-8", "ru_RU.UTF-8"])
def test_a_folder_in_use_is_told(run: Run, tmp_path: Path, language: str) -> None:
    """And which option names another: there is no other one here."""
    finished_training(tmp_path / "out")
    with (tmp_path / "out" / "lock").open("ab") as file:
        lock(file)
        answer = run("train", "asante", "--out", "out", language=language)
    assert (answer.code, answer.out) == (1, "")
    assert "--out" in answer.err and "--file" not in answer.err


@NEEDS_TORCH
def test_a_training_in_another_way_is_refused(run: Run, tmp_path: Path) -> None:
    finished_training(tmp_path / "out")
    progress = msgspec.json.decode((tmp_path / "out/training.json").read_bytes(), type=Progress)
    progress.simulations, progress.lines, progress.last_turns = 10, 4, 0
    progress.save(tmp_path / "out")
    asked = ("train", "asante", "--out", "out", "--games", "0")
    answer = run(*asked)
    assert (answer.code, answer.out) == (1, "")
    assert "another training: asante (standard), seed 0, --lines 4; --out" in answer.err
    assert run(*asked, "--lines", "4").code == 0


@pytest.mark.skipif(find_spec("torch") is None, reason='training needs "sobremesa[learn]"')
def test_a_folder_with_another_training_is_refused(run: Run, tmp_path: Path) -> None:
    finished_training(tmp_path / "out")
    answer = run("train", "torres", "--out", "out")
    assert answer.code == 1
    assert "asante" in answer.err and "--out" in answer.err


@pytest.mark.skipif(find_spec("torch") is None, reason='training needs "sobremesa[learn]"')
@pytest.mark.parametrize("content", [None, b"", b"nothing"])
def test_a_file_that_cannot_be_begun_with_is_named(run: Run, content: bytes | None) -> None:
    if content is not None:
        Path("first.network").write_bytes(content)
    answer = run("train", "asante", "--out", "out", "--begin-with", "first.network")
    assert (answer.code, answer.out) == (1, "")
    assert "first.network" in answer.err
    assert not Path("out").exists()


@pytest.mark.skipif(find_spec("torch") is None, reason='training needs "sobremesa[learn]"')
@pytest.mark.parametrize(
    ("name", "change", "said"),
    [
        ("asante.record", ("", ""), "asante (standard)"),  # only a game of another name lies there
        ("torres.json", ("torres", "torres"), "*.record, *.txt"),
        ("broken.record", ("sobremesa record 1", "nothing"), "broken.record"),
        ("forbidden.record", ("knight ", "horse "), "forbidden.record"),
    ],
)
def test_positions_that_cannot_be_begun_at_are_named(
    run: Run, name: str, change: tuple[str, str], said: str
) -> None:
    folder = Path("positions")
    run("simulate", "torres", "--games", "1", "--seats", "random,random", "--records", str(folder))
    [file] = folder.iterdir()
    file.write_text(file.read_text().replace(*change))
    file.rename(folder / name)
    asked = "asante" if change == ("", "") else "torres"
    answer = run("train", asked, "--out", "out", "--positions", str(folder))
    assert (answer.code, answer.out) == (1, "")
    assert said in answer.err
    assert not Path("out").exists()


@pytest.mark.skipif(find_spec("torch") is None, reason='training needs "sobremesa[learn]"')
def test_a_folder_of_positions_that_is_not_there_is_named(run: Run) -> None:
    answer = run("train", "asante", "--out", "out", "--positions", "nowhere")
    assert (answer.code, answer.out) == (1, "")
    assert "nowhere" in answer.err and not Path("out").exists()


@pytest.mark.skipif(find_spec("torch") is None, reason='training needs "sobremesa[learn]"')
def test_it_begins_where_the_turn_passed_in_records(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    plans: list[Any] = []

    class Noted:
        def __init__(self, plan: Any, *_given: Any) -> None:
            plans.append(plan)
            raise OtherTraining("enough")

    monkeypatch.setattr(training, "Training", Noted)
    folder = Path("positions")
    for name in ("asante", "torres"):
        run("simulate", name, "--games", "2", "--seats", "random,random", "--records", str(folder))
    asked = ("train", "asante", "--out", "out", "--positions", str(folder))
    answer = run(*asked, "--lines", "5", "--last-turns", "3")
    assert answer.code == 1
    assert "2 records are passed over" in answer.err
    [plan] = plans
    assert (plan.lines, plan.last_turns) == (5, 3)
    assert len(plan.positions) > 20
    assert {one.players for one in plan.positions} == {2}
