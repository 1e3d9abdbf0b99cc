"""``sobremesa replay``: the end of a recorded game, or where and why it cannot be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The record of a whole game."""
    run(
        "simulate", "torres", "--games", "1", "--seats", "random,greedy", "--records", str(tmp_path)
    )
    [file] = tmp_path.iterdir()
    return file


def test_tells_the_final_scores(run: Run, record: Path) -> None:
    told = run("replay", str(record), "--json").json
    assert told["game"] == "torres" and told["rules"] == "basic" and told["players"] == 2
    assert told["seats"] == ["random", "greedy"]
    assert told["is_over"] and told["plies"] > 100
    best = max(told["scores"])
    assert [told["scores"][seat] for seat in told["winners"]] == [best]
    for_person = run("replay", str(record))
    assert for_person.code == 0
    assert all(str(score) in for_person.out for score in told["scores"])


def test_a_running_game_replays_as_far_as_it_goes(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    record.write_text("\n".join(lines[:20]) + "\n")
    told = run("replay", str(record), "--json").json
    assert not told["is_over"] and told["winners"] == []
    assert "not over" in run("replay", str(record)).out


def test_tells_the_ply_that_the_rules_forbid(run: Run, record: Path) -> None:
    text = record.read_text()
    head, _, play = text.partition("\n\n")
    first, second, rest = play.split("\n", 2)
    record.write_text(f"{head}\n\n{first}\n{second}, end\n{rest}")
    plies = first.count(",") + second.count(",") + 3
    answer = run("replay", str(record))
    assert answer.code == 1 and answer.out == ""
    assert f"ply {plies}:" in answer.err


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("game: torres", "game: chess", ["ply 0", "chess", "torres"]),
        ("players: 2", "players: 9", ["ply 0", "9", "2, 3, 4"]),
        ("rules: basic", "rules: expert", ["ply 0", "expert", "basic, master"]),
        ("rules version: 1", "rules version: 99", ["ply 0", "99"]),
        ("knight ", "horse ", ["ply ", "horse"]),
        ("sobremesa record 1", "sobremesa record 77", ["line 1", "sobremesa record 1"]),
        ("players: 2", "players: two", ["line ", "two"]),
        ("\n1: ", "\n7: ", ["line "]),
    ],
)
def test_what_is_wrong_with_a_record_is_told(
    run: Run, record: Path, old: str, new: str, words: list[str]
) -> None:
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new, 1))
    for options in ([], ["--json"]):
        answer = run("replay", str(record), *options)
        assert answer.code == 1 and answer.out == ""
        [message] = answer.err.splitlines()
        for word in words:
            assert word in message


def test_a_file_that_is_no_record_is_told(run: Run, tmp_path: Path) -> None:
    for content in (b"", b"\xff\xfe\x00", b"\x00" * 1000, b"x" * (5 * 1024 * 1024)):
        file = tmp_path / "file"
        file.write_bytes(content)
        answer = run("replay", str(file))
        assert answer.code == 1 and answer.out == ""
        assert len(answer.err.splitlines()) == 1 and str(file) in answer.err


def test_a_file_that_cannot_be_read_is_told(run: Run, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "absent", Path("/dev/null/x"), Path("a\0b")):
        answer = run("replay", str(path))
        assert answer.code == 1 and answer.out == ""
        assert len(answer.err.splitlines()) == 1
