"""One game: the same wherever it is played."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from benchmarks.seeing import shown

from sobremesa import Record, game, games
from sobremesa.arena import Job, Match, play
from sobremesa.arena.playing import program
from sobremesa.core import State
from sobremesa.games.asante.rules import Asante
from sobremesa.players.learned.network_file import FOLDER


class Onlooker:
    """Decides at random, and notes of how many of the other's cards it was not told which."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.unknown: list[int] = []

    def choose(self, observation: State) -> int:
        """Any legal action."""
        assert isinstance(observation, Asante)
        seat = int(observation.to_move)
        assert observation.observer == seat
        self.unknown.append(int(observation.seats[1 - seat].hand_unknown))
        return self.rng.choice(observation.legal())


@pytest.mark.parametrize("name", games())
def test_the_same_job_gives_the_same_game(name: str) -> None:
    match = Match(name, game(name).rule_sets[0], 1, ("random", "random"), 5)
    once, again, next_one = (play(Job(match, number, True)) for number in (0, 0, 1))
    assert once.record == again.record != next_one.record
    assert once.played.scores == again.played.scores


def test_the_record_tells_who_sat_where_and_replays_to_the_scores() -> None:
    match = Match("torres", "master", 1, ("greedy", "random"), 5)
    played, text = play(Job(match, 1, True))
    assert text is not None
    record = Record.loads(text)
    assert tuple(record.seats) == played.seats == ("random", "greedy")
    end = record.replay(game)
    assert end.is_over
    assert (tuple(end.scores), tuple(end.winners)) == (played.scores, played.winners)
    decided = [record.deciders.count(seat) for seat in (0, 1)]
    assert tuple(decided) == played.decisions
    assert all(0 < slow <= sum_ for slow, sum_ in zip(played.slowest, played.seconds, strict=True))


def test_without_being_asked_there_is_no_record() -> None:
    match = Match("asara", "beginner", 1, ("random", "random"), 5)
    assert play(Job(match, 0, False)).record is None


def test_who_is_shown_what_is_hidden_alone_knows_it() -> None:
    onlookers: dict[str, Onlooker] = {}

    def written(text: str, seed: int) -> Onlooker:
        return onlookers.setdefault(text, Onlooker(seed))

    match = Match("asante", "standard", 1, ("random seeing", "random"), 5)
    play(Job(match, 0, False), written, shown)
    told, untold = onlookers["random seeing"].unknown, onlookers["random"].unknown
    assert len(told) > 10 and not any(told) and any(untold)
    onlookers.clear()
    play(Job(match, 0, False), written)
    assert all(any(onlooker.unknown) for onlooker in onlookers.values())


def test_a_network_of_ones_own_makes_it_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(folder: str, *contents: bytes) -> str:
        (tmp_path / folder).mkdir()
        for content in contents:
            (tmp_path / folder / "torres-basic.network").write_bytes(content)
        monkeypatch.setenv(FOLDER, str(tmp_path / folder))
        return program("torres", "basic")

    usual = program("torres", "basic")
    one, other = told("one", b"one"), told("other", b"other")
    assert len({usual, one, other}) == 3
    assert told("one again", b"one") == one
    assert program("torres", "master") == usual == told("nothing")


def test_a_game_tells_the_program_that_played_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = Job(Match("asara", "beginner", 1, ("random", "random"), 5), 0, False)
    usual = play(job).played.program
    (tmp_path / "asara-beginner.network").write_bytes(b"mine")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert usual == program("asara", "professional") != play(job).played.program
