"""``sobremesa arena`` and ``sobremesa ladder``: matches, kept in a file and told with intervals."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from sobremesa import Record, game
from sobremesa.arena.playing import compiled
from sobremesa.arena.workers import NICENESS
from sobremesa.players.learned.network_file import FOLDER
from tests.cli.conftest import Run

UNEVEN = ("arena", "asara", "--seats", "greedy,random")
TIMES = ("ms_per_decision", "ms_slowest")


PLAYED = 20
LONG = 150 if compiled() else PLAYED  # games that take some seconds


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module")
def long_match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which that many games were played with their records."""
    folder = tmp_path_factory.mktemp("match")
    command = [*UNEVEN, "--games", str(PLAYED), "--settle", "never", "--records", "records"]
    subprocess.run(
        [sys.executable, "-m", "sobremesa", *command], cwd=folder, env=environment(), check=True
    )
    return folder


@pytest.fixture
def was_played(long_match: Path, tmp_path: Path) -> None:
    """The games of that match are where the command keeps them."""
    shutil.copytree(long_match, tmp_path, dirs_exist_ok=True)


def environment() -> dict[str, str]:
    """For the command as a process of its own: the same package, in English."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "en_GB.UTF-8"}


def lines(path: str = "matches.jsonl") -> list[dict[str, Any]]:
    """The games in a file, as a reader without this program sees them."""
    return [json.loads(line) for line in Path(path).read_text().splitlines()]


def without_times(told: dict[str, Any]) -> dict[str, Any]:
    """An answer without what depends on how fast the machine is."""
    kept = {key: value for key, value in told.items() if key != "file"}
    kept["results"] = [
        {key: value for key, value in result.items() if key not in TIMES}
        for result in told["results"]
    ]
    return kept


def test_a_match_ends_as_soon_as_it_is_settled(run: Run) -> None:
    answer = run(*UNEVEN, "--games", "200", "--settle", "20", "--workers", "1", "--json")
    assert answer.code == 0 and answer.err == ""
    told = answer.json
    assert told["settled"] and told["sides"] == [1] and told["thresholds"] == [0.2]
    assert 0 < told["games"] < 20 and told["planned"] == 200
    assert len(lines()) == told["games"]


@pytest.mark.usefixtures("was_played")
def test_a_settled_match_is_told_with_intervals_that_hold_at_any_time(run: Run) -> None:
    told = run(*UNEVEN, "--games", "200", "--json").json
    assert told["settled"] and told["thresholds"] == [0.5] and told["any_time"]
    assert told["games"] < PLAYED == len(lines())
    greedy, random = told["results"]
    assert (greedy["player"], random["player"]) == ("greedy", "random")
    low, high = greedy["win_interval"]
    assert 0.5 < low < greedy["win_share"] <= high
    assert greedy["mean_difference"] == -random["mean_difference"] > 0
    assert told["ratings"][0]["player"] == "greedy"
    assert {"player": "greedy", "other": "random"}.items() <= told["meetings"][0].items()


@pytest.mark.usefixtures("was_played")
def test_the_file_is_plain_and_tells_who_sat_where() -> None:
    kept = sorted(lines(), key=lambda one: int(one["number"]))
    assert [one["number"] for one in kept] == list(range(PLAYED))
    assert [one["seats"][0] for one in kept] == ["greedy", "random"] * (PLAYED // 2)
    for one in kept:
        best = max(one["scores"])
        assert one["winners"] == [seat for seat in (0, 1) if one["scores"][seat] == best]
        assert min(one["decisions"]) > 10 and min(one["seconds"]) > 0


@pytest.mark.usefixtures("was_played")
def test_games_that_are_there_are_not_played_again(run: Run) -> None:
    command = (*UNEVEN, "--settle", "never", "--json", "--games")
    before = Path("matches.jsonl").read_bytes()
    assert run(*command, "10").json["games"] == 10
    assert run(*command, str(PLAYED)).json["games"] == PLAYED
    assert Path("matches.jsonl").read_bytes() == before
    assert run(*command, str(PLAYED + 2)).json["games"] == PLAYED + 2
    assert Path("matches.jsonl").read_bytes().startswith(before)
    other = run(*command, "2", "--seed", "1").json
    assert other["games"] == 2 and other["games_at_table"] == PLAYED + 4


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The command as a process of its own, ended at the latest with the test."""
    with subprocess.Popen(
        [sys.executable, "-m", "sobremesa", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Tests that run in the background of a shell pass over Ctrl-C, and so would this.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        env=environment(),
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_for_games(count: int) -> None:
    """Until so many games are kept."""
    end = monotonic() + 120
    while monotonic() < end:
        path = Path("matches.jsonl")
        if path.is_file() and path.read_bytes().count(b"\n") >= count:
            return
        sleep(0.02)
    raise AssertionError("nothing was played")


def children_of(process: subprocess.Popen[str]) -> list[int]:
    """The processes that it started, where the system tells."""
    told = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(pid) for pid in told.read_text().split()] if told.is_file() else []


def stat(pid: int) -> list[str]:
    """What the system tells about a process after its name (proc(5), from the third field on)."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def niceness(pid: int) -> int:
    """How far a process steps back behind others."""
    return int(stat(pid)[16])


def is_running(pid: int) -> bool:
    """Whether a process is more than a name."""
    try:
        return stat(pid)[0] != "Z"
    except OSError:
        return False


def test_killed_and_called_again_it_ends_as_if_nothing_had_been(run: Run, long_match: Path) -> None:
    command = (*UNEVEN, "--games", str(LONG), "--settle", "never")
    with started(*command, "--workers", "2") as process:
        wait_for_games(3)
        workers = children_of(process)
        end = monotonic() + 60
        while workers and sum(niceness(pid) == NICENESS for pid in workers) < 2:
            assert monotonic() < end, "not all workers step back"
            sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert len(lines()) < LONG
    end = monotonic() + 60
    while any(is_running(pid) for pid in workers) and monotonic() < end:
        sleep(0.05)
    assert not any(is_running(pid) for pid in workers)
    with Path("matches.jsonl").open("ab") as file:
        file.write(b'{"match":{"game":"asara","rul')  # as a power cut may leave it
    resumed = run(*command, "--workers", "1", "--json")
    shutil.copy(long_match / "matches.jsonl", "whole.jsonl")
    whole = run(*command, "--file", "whole.jsonl", "--json")
    assert without_times(resumed.json) == without_times(whole.json)
    assert len(lines()) == LONG


def test_ctrl_c_stops_it_cleanly(run: Run) -> None:
    command = (*UNEVEN, "--games", "400", "--settle", "never")
    with started(*command) as process:
        wait_for_games(1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers as well
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and out == ""
    assert "matches.jsonl" in err and len(err.strip().splitlines()) == 1
    kept = len(lines())
    assert 0 < kept < 400
    told = run(*UNEVEN, "--games", "2", "--settle", "never", "--json").json
    assert told["games"] == 2 and len(lines()) >= kept


@pytest.mark.usefixtures("was_played")
def test_records_replay_to_the_scores_that_were_kept() -> None:
    names = sorted(path.name for path in Path("records").iterdir())
    assert names == [f"asara-beginner-greedy-random-0-{i:04}.txt" for i in range(1, PLAYED + 1)]
    for one in lines():
        record = Record.loads(Path("records", names[one["number"]]).read_text())
        assert record.seats == one["seats"]
        assert record.replay(game).scores == one["scores"]


@pytest.mark.usefixtures("was_played")
def test_tells_a_person_in_his_language(run: Run) -> None:
    command = (*UNEVEN, "--games", "4", "--settle", "50,97", "--picture", "table.svg")
    answer = run(*command)
    assert answer.code == 0
    assert "4 games in 2 rounds" in answer.out and "matches.jsonl" in answer.out
    assert answer.out.count("Open after 4 of 4 games") == 2
    assert "97 %" in answer.out and "100.0%" in answer.out
    assert "those of points only after many rounds" in answer.out
    spanish, russian = (run(*command, language=language).out for language in ("es", "ru"))
    assert "4 partidas" in spanish and "los de los puntos, solo tras muchas rondas" in spanish
    assert "4 партии, 2 круга" in russian and "для очков – лишь после многих кругов" in russian
    picture = Path("table.svg").read_text()
    assert picture.startswith("<svg") and "asara (beginner), 2 игрока" in picture


def test_a_picture_that_cannot_be_drawn_is_told_before_anything_is_played(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "none.jsonl"
    picture = tmp_path / "nowhere" / ("far" * 70) / "table.svg"
    answer = run(*UNEVEN, "--games", "4", "--file", str(file), "--picture", str(picture))
    assert answer.code == 1 and answer.out == ""
    assert str(picture)[:50] in answer.err and "far/table.svg" in answer.err
    assert not file.exists()


@pytest.mark.usefixtures("was_played")
def test_going_on_with_another_network_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = (*UNEVEN, "--settle", "never", "--workers", "1", "--games")
    assert "2 versions" not in run(*command, str(PLAYED)).out
    (tmp_path / "asara-beginner.network").write_bytes(b"nobody here asks it")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert "2 versions of the rules or players" in run(*command, str(PLAYED + 2)).out


def test_one_name_is_for_all_seats(run: Run) -> None:
    told = run("arena", "asara", "--seats", "random", "--players", "3", "--games", "3", "--json")
    assert told.json["seats"] == ["random"] * 3 and told.json["thresholds"] == []
    assert told.json["games"] == told.json["rounds"] == 3 and not told.json["settled"]
    assert told.json["meetings"] == []


def test_one_against_three_is_measured_by_the_share_that_is_fair(run: Run) -> None:
    seats = "greedy,random,random,random"
    told = run("arena", "asara", "--seats", seats, "--games", "1", "--json").json
    assert told["thresholds"] == [0.25] and told["sides"] == [0]
    assert told["games"] == 4 and told["results"][1]["seats"] == 3


def test_every_game_may_have_its_own_chance(run: Run) -> None:
    command = (*UNEVEN, "--games", "2", "--settle", "never", "--json")
    shared, separate = run(*command).json, run(*command, "--separate").json
    assert shared["shared_chance"] and not separate["shared_chance"]
    assert shared["results"] != separate["results"] and separate["games_at_table"] == 4


@pytest.mark.usefixtures("was_played")
def test_a_ladder_is_climbed_rung_by_rung(run: Run) -> None:
    command = ("ladder", "asara", "--seats", "random,greedy", "--games", str(PLAYED))
    told = run(*command, "--json").json
    [rung] = told["matches"]
    assert rung["seats"] == ["greedy", "random"] and rung["sides"] == [1]
    assert [rating["player"] for rating in told["ratings"]] == ["greedy", "random"]
    answer = run(*command)
    assert answer.code == 0 and "asara (beginner), 2 players" in answer.out


def test_at_a_larger_table_one_sits_against_several_of_the_rung_below(run: Run) -> None:
    command = ("ladder", "asara", "--seats", "random,greedy", "--players", "3", "--games", "3")
    [rung] = run(*command, "--json").json["matches"]
    assert rung["seats"] == ["greedy", "random", "random"] and rung["games"] == 3


def test_what_is_wrong_with_the_file_is_told(run: Run, long_match: Path) -> None:
    Path("matches.jsonl").write_text("dear diary\n")
    answer = run(*UNEVEN)
    assert answer.code == 1 and "matches.jsonl" in answer.err and "1" in answer.err
    assert Path("matches.jsonl").read_text() == "dear diary\n"
    torn = (long_match / "matches.jsonl").read_text().replace('"began":', '"began":9')
    Path("matches.jsonl").write_text(torn)
    answer = run(*UNEVEN)
    assert answer.code == 1 and len(answer.err.splitlines()) == 1
    assert "line 1: began cannot be 9" in answer.err and "0 to 1" in answer.err
    answer = run(*UNEVEN, "--file", "no/such/folder")
    assert answer.code == 1 and "no/such/folder" in answer.err
    answer = run(*UNEVEN, "--records", "matches.jsonl")
    assert answer.code == 1 and "matches.jsonl" in answer.err


def test_without_ray_a_cluster_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # so that it cannot be imported
    answer = run(*UNEVEN, "--workers", "ray://127.0.0.1:10001")
    assert answer.code == 1 and ".[many]" in answer.err
