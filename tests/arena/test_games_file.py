"""The file of games survives whatever ends the program."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from sobremesa.arena import BadGamesFile, GamesFile, GamesFileInUse, Match, Played
from tests.arena.games import match, played

GAMES = [played(match(), number, [number, 5]) for number in range(3)]


def kept(path: Path, games: list[Played]) -> Path:
    """A file with these games."""
    with GamesFile(path) as file:
        for game in games:
            file.add(game)
    return path


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    path = kept(tmp_path / "games", GAMES[:2])
    with GamesFile(path) as file:
        assert file.games == GAMES[:2]
        file.add(GAMES[2])
    with GamesFile(path) as file:
        assert file.games == GAMES


def test_whatever_was_written_last_is_taken_back_unless_it_is_whole(tmp_path: Path) -> None:
    whole = kept(tmp_path / "games", GAMES).read_bytes()
    before = len(kept(tmp_path / "less", GAMES[:2]).read_bytes())
    for length in range(before, len(whole)):
        path = tmp_path / "torn"
        path.write_bytes(whole[:length])
        with GamesFile(path) as file:
            assert file.games == GAMES[:2]
            file.add(GAMES[2])
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"dear diary", 1),
        (b"dear diary\n", 1),
        (b'{"other": 1}\n', 1),
        (b"\n", 1),
        (b"\xff\n", 1),
    ],
)
def test_files_of_others_are_refused_and_left_alone(
    tmp_path: Path, content: bytes, line: int
) -> None:
    path = tmp_path / "games"
    path.write_bytes(content)
    with pytest.raises(BadGamesFile) as refused:
        GamesFile(path)
    assert refused.value.line == line
    assert path.read_bytes() == content


def test_the_line_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = kept(tmp_path / "games", GAMES)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + lines[1][:-5] + b"\n" + lines[2])
    with pytest.raises(BadGamesFile) as refused:
        GamesFile(path)
    assert refused.value.line == 2


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"seats": ()}, "seats cannot be []; allowed: ['b', 'a']"),
        ({"seats": ("b", "a", "a")}, "seats cannot be ['b', 'a', 'a']; allowed: ['b', 'a']"),
        ({"seats": ("b", "c\n")}, "seats cannot be ['b', 'c\\n']; allowed: ['b', 'a']"),
        ({"seats": ("a", "b")}, "seats cannot be ['a', 'b']; allowed: ['b', 'a']"),
        ({"scores": ()}, "scores cannot be []; allowed: 2 numbers from -1000000000 to 1000000000"),
        ({"scores": (3,)}, "scores cannot be [3]; allowed: 2 numbers"),
        ({"scores": (2**62, 5)}, "scores cannot be [4611686018427387904, 5]; allowed: 2 numbers"),
        ({"decisions": (1,)}, "decisions cannot be [1]; allowed: 2 numbers from 0 to 1000000000"),
        ({"decisions": (1, -1)}, "decisions cannot be [1, -1]; allowed: 2 numbers from 0"),
        ({"seconds": (1.0, 1e308)}, "seconds cannot be [1.0, 1e+308]; allowed: 2 numbers from 0"),
        ({"slowest": ()}, "slowest cannot be []; allowed: 2 numbers from 0"),
        ({"winners": ()}, "winners cannot be []; allowed: at least one seat from 0 to 1"),
        ({"winners": (9,)}, "winners cannot be [9]; allowed: at least one seat from 0 to 1"),
        ({"winners": (0, 0)}, "winners cannot be [0, 0]; allowed: at least one seat from 0 to 1"),
        ({"number": -1}, "number cannot be -1; allowed: 0 to 1000000000"),
        ({"began": 9}, "began cannot be 9; allowed: 0 to 1"),
        ({"began": -1}, "began cannot be -1; allowed: 0 to 1"),
        (
            {"match": Match("torres", "basic", 1, (), 0), "seats": ()},
            "match.lineup cannot be []; allowed: at least one player",
        ),
    ],
)
def test_games_that_there_cannot_have_been_are_refused(
    tmp_path: Path, changed: dict[str, object], told: str
) -> None:
    path = kept(tmp_path / "games", [GAMES[0], replace(GAMES[1], **changed), GAMES[2]])
    content = path.read_bytes()
    with pytest.raises(BadGamesFile) as refused:
        GamesFile(path)
    assert refused.value.line == 2
    assert refused.value.why.startswith(told)
    assert path.read_bytes() == content


def test_one_program_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "games"
    with GamesFile(path), pytest.raises(GamesFileInUse):
        GamesFile(path)
    with GamesFile(path) as file:
        assert file.games == []
