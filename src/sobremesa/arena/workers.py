"""Playing games side by side in processes of this machine.

Every worker is a process of its own (spawned, so that it begins clean), gets one game at a time,
and steps back behind whatever else the machine has to do. It ends with the process that started it,
however that one ends.
"""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from sobremesa.arena.playing import Job, Outcome

NICENESS: Final = 10

# Something that plays games side by side and hands them over as they end, in any order. Closing
# the iterator breaks off the games that are still being played.
Workers = Callable[[Iterator[Job]], Generator[Outcome, None, None]]


class Numbered(Protocol):
    """A game to be played."""

    @property
    def number(self) -> int:
        """Which one; counts from 0."""
        ...


J = TypeVar("J", bound=Numbered)
R = TypeVar("R")


class GameFailed(Exception):
    """A game could not be played to its end; ``details`` says what went wrong in it."""

    def __init__(self, job: Numbered, details: str) -> None:
        super().__init__(f"game {job.number + 1}: {details}")
        self.job = job
        self.details = details


class _Failure(NamedTuple):
    details: str


def side_by_side(
    count: int, play: Callable[[J], R]
) -> Callable[[Iterator[J]], Generator[R, None, None]]:
    """So many workers here that do ``play`` for every job: a function of a module, or a partial."""

    def outcomes(jobs: Iterator[J]) -> Generator[R, None, None]:
        busy: dict[Connection, J] = {}
        processes = []
        context = get_context("spawn")
        try:
            for job in islice(jobs, count):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs, play))
                with _uninterrupted():
                    process.start()
                processes.append(process)
                theirs.close()  # so that we notice when the worker ends
                busy[ours] = job
                _give(ours, job)
            while busy:
                for ready in wait(list(busy)):
                    assert isinstance(ready, Connection)
                    job = busy.pop(ready)
                    outcome: R = _received(ready, job)
                    for following in islice(jobs, 1):
                        busy[ready] = following
                        _give(ready, following)
                    yield outcome
        finally:
            for process in processes:
                process.terminate()
            for process in processes:
                process.join()

    return outcomes


def _give(worker: Connection, job: Numbered) -> None:
    # One that has ended meanwhile is noticed when its answer is due: what it sent before counts.
    with suppress(OSError):
        worker.send(job)


def _received(worker: Connection, job: Numbered) -> Any:
    try:
        answer = worker.recv()
    except (EOFError, OSError) as error:
        raise GameFailed(job, "the process that played it has ended") from error
    if isinstance(answer, _Failure):
        raise GameFailed(job, answer.details)
    return answer


def _work(jobs: Connection, play: Callable[[Any], object]) -> None:
    """What a worker does until nobody wants anything from it any more."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    step_back()
    while True:
        try:
            job = jobs.recv()
        except EOFError:
            return
        try:
            jobs.send(play(job))
        except BrokenPipeError:
            return
        except Exception:  # whatever a player or a game does wrong is told, not hidden
            jobs.send(_Failure(traceback.format_exc()))


def step_back() -> None:
    """Let everything else on this machine go first, where the system knows of such a thing."""
    if hasattr(os, "nice") and os.nice(0) < NICENESS:
        os.nice(NICENESS - os.nice(0))


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes started meanwhile pass over Ctrl-C: we get it too, and stop them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
