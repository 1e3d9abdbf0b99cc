"""A player that makes mistakes."""

from __future__ import annotations

from random import Random

from sobremesa.core import State
from sobremesa.players.considered import Considered, Considering
from sobremesa.players.player import Player


class CarelessPlayer:
    """Decides as another player does, but for a share of its decisions takes any legal action.

    A mistake is not the worst there is, only one that nobody thought about: what a beginner does.
    """

    def __init__(self, careful: Player, mistakes: float, seed: int) -> None:
        self._careful = careful
        self._mistakes = mistakes
        self._rng = Random(seed)

    def choose(self, observation: State) -> int:
        """What the careful player takes, or now and then any of the legal actions."""
        if self._rng.random() < self._mistakes:
            return self._rng.choice(observation.legal())
        return self._careful.choose(observation)

    def consider(self, observation: State, most: int) -> list[Considered]:
        """What the careful player thinks, without a mistake."""
        careful = self._careful
        return careful.consider(observation, most) if isinstance(careful, Considering) else []
