"""Computer players that only tests have. Python loads this by itself in every program it starts.

Whose module path has this folder in it, the server and its thinking processes, can seat them.
"""

from __future__ import annotations

import itertools
import os
import signal
import time

import sobremesa.players
from sobremesa.players import seats


class Stuck:
    """Never answers, and is busy in a way that lets no other thread of its process run."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, observation: object) -> int:
        return sum(itertools.repeat(0))

    def consider(self, observation: object, most: int) -> list[int]:
        return [self.choose(observation)] * most


class Slow(seats.GreedyPlayer):
    """Answers after a while."""

    def choose(self, observation: object) -> int:
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


OURS = {"stuck": Stuck, "slow": Slow, "dying": Dying, "wrong": Wrong}
seats._MAKERS.update(OURS)
seats.QUICK = sobremesa.players.QUICK = (*seats.QUICK, *OURS)
