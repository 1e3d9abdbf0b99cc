"""The player everybody beats."""

from __future__ import annotations

from random import Random

from sobremesa.core import State


class RandomPlayer:
    """Chooses among the legal actions, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, observation: State) -> int:
        """Any legal action."""
        return self._rng.choice(observation.legal())
