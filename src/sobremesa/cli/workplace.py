"""Where games are played side by side for a command, and what can go wrong there."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager

from sobremesa.arena import (
    GameFailed,
    GamesFileInUse,
    NoCluster,
    side_by_side,
    side_by_side_on_a_cluster,
)
from sobremesa.arena.workers import J, R
from sobremesa.cli.problems import Problem, shown


def workers_at(
    asked: int | str, play: Callable[[J], R]
) -> Callable[[Iterator[J]], Generator[R, None, None]]:
    """So many workers on this machine, or those of the cluster at an address, who do ``play``."""
    if isinstance(asked, int):
        return side_by_side(asked, play)
    return side_by_side_on_a_cluster(asked, play)


@contextmanager
def problems_at_work(
    asked: int | str, file: str, in_use: str = "cli-problem-in-use"
) -> Iterator[None]:
    """Games that fail, a file in use and a cluster that is not there, told to a person.

    ``in_use`` is the name of what is said of a ``file`` in use: which option names another.
    """
    try:
        yield
    except GamesFileInUse as error:
        raise Problem(in_use, file=file) from error
    except GameFailed as error:
        print(error.details, file=sys.stderr)
        last = error.details.strip().splitlines()[-1]
        raise Problem("cli-problem-game", number=str(error.job.number + 1), why=last) from error
    except NoCluster as error:
        if isinstance(error.__cause__, ImportError):
            raise Problem("cli-problem-no-ray") from error
        raise Problem("cli-problem-cluster", address=shown(asked), why=str(error)) from error
