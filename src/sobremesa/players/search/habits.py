"""Which actions are worth a look at all, learned from all looks so far."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

MEMORY: Final = 30.0  # looks after which the first is as good as forgotten


@final
class Habits:
    """How far below the best of its decision an action of that number looked to a seat.

    What was never looked at is worth a look.
    """

    def __init__(self, actions: i64) -> None:
        self._below = vec[float]([0.0] * int(actions))
        self._looks = vec[float]([0.0] * int(actions))

    def learn(self, actions: vec[i64], values: vec[float]) -> None:
        """How the actions of one decision looked."""
        highest = values[0]
        for value in values:
            highest = max(highest, value)
        for number in range(len(actions)):
            action = actions[number]
            if self._looks[action] < MEMORY:
                self._looks[action] += 1.0
            step = (highest - values[number] - self._below[action]) / self._looks[action]
            self._below[action] += step

    def best(self, actions: vec[i64], most: i64) -> vec[i64]:
        """So many of the actions, in the same order: those that looked best so far."""
        below = [self._below[action] for action in actions]
        below.sort()
        limit = below[most - 1]
        chosen = vec[i64](capacity=most)
        for action in actions:
            if self._below[action] <= limit and len(chosen) < most:
                chosen = append(chosen, action)
        return chosen
