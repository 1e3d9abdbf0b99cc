"""Computer players that only tests have. Python loads this by itself in every program it starts.

Whose module path has this folder in it, the server and its thinking processes, can seat them.
"""

from __future__ import annotations

import itertools
import os
import signal
import time
from collections.abc import Callable

import sobremesa.players
from sobremesa.core import State
from sobremesa.players import Player, seats
from sobremesa.players.greedy import GreedyPlayer


class Stuck:
    """Never answers, and is busy in a way that lets no other thread of its process run."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, observation: object) -> int:
        return sum(itertools.repeat(0))

    def consider(self, observation: object, most: int) -> list[int]:
        return [self.choose(observation)] * most


class Slow(GreedyPlayer):
    """Answers after a while."""

    def choose(self, observation: State) -> int:
        time.sleep(1.5)
        return super().choose(observation)


class Dying(Stuck):
    """Takes its whole process with it."""

    def choose(self, observation: object) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Wrong(Stuck):
    """Wants what it may not have."""

    def choose(self, observation: object) -> int:
        return -7


OURS: dict[str, Callable[[int], Player]] = {
    "stuck": Stuck,
    "slow": Slow,
    "dying": Dying,
    "wrong": Wrong,
}
seats._MAKERS.update(OURS)
seats.QUICK = sobremesa.players.QUICK = (*seats.QUICK, *OURS)  # type: ignore[misc]  # Final elsewhere
