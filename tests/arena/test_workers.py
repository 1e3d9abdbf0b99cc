"""Real processes that play games, fail, and are stopped."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from functools import partial
from multiprocessing import active_children
from time import monotonic, sleep

import pytest

from sobremesa.arena import GameFailed, Job, Match, Played, play, side_by_side
from sobremesa.players.search.parallel import can_fork, together

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


def number_before_death(job: Job) -> int:
    """A game whose worker dies soon after the second one."""
    if job.number == 1:
        threading.Timer(0.5, os._exit, [1]).start()
    return job.number


def test_what_a_worker_sent_before_it_died_counts() -> None:
    numbers = side_by_side(1, number_before_death)(jobs())
    assert next(numbers) == 0
    end = monotonic() + 30
    while active_children() and monotonic() < end:
        sleep(0.01)
    assert next(numbers) == 1
    with pytest.raises(GameFailed, match="game 3: the process that played it has ended"):
        next(numbers)


def die() -> None:
    """End the process as one that is killed for its memory."""
    sleep(0.5)
    os.kill(os.getpid(), signal.SIGKILL)


def die_while_a_helper_thinks(job: Job) -> list[None]:
    """A game whose worker dies while another process thinks for it."""
    del job
    return together([die, partial(sleep, 120)])


@pytest.mark.skipif(not can_fork(), reason="nobody thinks along here")
def test_a_helper_does_not_hide_that_its_worker_died() -> None:
    began = monotonic()
    with pytest.raises(GameFailed, match="has ended"):
        list(side_by_side(1, die_while_a_helper_thinks)(jobs()))
    assert monotonic() - began < 60
