"""Real processes that play games, fail, and are stopped."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from multiprocessing import active_children
from time import monotonic, sleep

import pytest

from sobremesa.arena import GameFailed, Job, Match, Played, play, side_by_side

MATCH = Match("asara", "beginner", 1, ("random", "greedy"), 3)
SLOW = Match("heaven_and_ale", "standard", 1, ("greedy", "greedy"), 3)
GAMES = 4


def jobs(match: Match = MATCH, games: int = GAMES) -> Iterator[Job]:
    """The first games of a match."""
    return (Job(match, number, False) for number in range(games))


def what_happened(played: Played) -> tuple[object, ...]:
    """A game without how long it took."""
    return (played.number, played.seats, played.scores, played.winners, played.decisions)


def test_however_many_workers_play_the_same_games() -> None:
    found = [
        sorted(what_happened(played) for played, _ in side_by_side(workers, play)(jobs()))
        for workers in (1, 2)
    ]
    assert found[0] == found[1]
    assert [game[0] for game in found[0]] == list(range(GAMES))
    assert active_children() == []


def test_whoever_has_seen_enough_stops_the_others() -> None:
    outcomes = side_by_side(2, play)(jobs(games=1000))
    next(outcomes)
    assert len(active_children()) == 2
    outcomes.close()
    assert active_children() == []


def test_a_game_that_fails_is_told_with_its_reason() -> None:
    nowhere = Match("chess", "beginner", 1, ("random", "greedy"), 3)
    with pytest.raises(GameFailed, match="game 1: ") as failed:
        list(side_by_side(2, play)(jobs(nowhere, 1)))
    assert "UnknownGame" in failed.value.details and "'chess'" in failed.value.details
    assert active_children() == []


def test_a_worker_that_dies_is_noticed() -> None:
    def kill() -> None:
        end = monotonic() + 30
        while not (children := active_children()) and monotonic() < end:
            sleep(0.01)
        pid = children[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    with pytest.raises(GameFailed, match="has ended"):
        list(side_by_side(1, play)(jobs(SLOW)))
    killer.join()
    assert active_children() == []
