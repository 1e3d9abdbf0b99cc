"""Playing games side by side on many machines, through Ray.

Sobremesa must be installed on every machine of the cluster, in the same version: a game is sent
there as a name and a number, the rules are not. The compiled rules are used where they are there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterator
from itertools import islice
from typing import Any, Final

from sobremesa.arena.workers import GameFailed, J, R

# Ray starts a process for whoever connects, and now and then that one dies while it begins.
ATTEMPTS: Final = 3


class NoCluster(Exception):
    """Ray is not installed, or does not answer."""


def side_by_side_on_a_cluster(
    address: str, play: Callable[[J], R]
) -> Callable[[Iterator[J]], Generator[R, None, None]]:
    """One worker for each core of the cluster at ``ray://HOST:PORT``.

    They do ``play`` for every job: a function of a module, or a partial.
    """

    def outcomes(jobs: Iterator[J]) -> Generator[R, None, None]:
        ray = _connected(address)
        try:
            cores = int(ray.cluster_resources().get("CPU", 1))
            # The play may be a partial one, which Ray does not take for a function.
            task = ray.remote(num_cpus=1)(_done)
            running = {task.remote(play, job): job for job in islice(jobs, cores)}
            while running:
                ended, _ = ray.wait(list(running), num_returns=1)
                for reference in ended:
                    job = running.pop(reference)
                    try:
                        outcome: R = ray.get(reference)
                    except ray.exceptions.RayError as error:
                        raise GameFailed(job, str(error)) from error
                    running.update({task.remote(play, job): job for job in islice(jobs, 1)})
                    yield outcome
        finally:
            ray.shutdown()

    return outcomes


def _done(play: Callable[[J], R], job: J) -> R:
    return play(job)


def _connected(address: str) -> Any:
    # Imported here: only who asks for a cluster needs it.
    try:
        import ray
    except ImportError as error:
        raise NoCluster("ray") from error
    for later in reversed(range(ATTEMPTS)):
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
            break
        except ConnectionAbortedError as error:
            if later == 0:
                raise NoCluster(str(error)) from error
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoCluster(str(error)) from error
    return ray
