"""The player that thinks ahead."""

from __future__ import annotations

from random import Random
from time import perf_counter

from sobremesa.core import CHANCE, EVERYTHING, State
from sobremesa.players.search.budget import Budget


class SearchPlayer:
    """Tries every action on possible worlds, and takes the one with the best mean."""

    def __init__(self, budget: Budget, seed: int) -> None:
        self._budget = budget
        self._rng = Random(seed)

    def choose(self, observation: State) -> int:
        """The action whose outcomes look best on the average."""
        seat = int(observation.to_move)
        if observation.observer == EVERYTHING:
            observation = observation.observed_by(seat)
        actions = observation.legal()
        if len(actions) == 1:
            return actions[0]
        totals = [0.0] * len(actions)
        tries = [0] * len(actions)
        until = perf_counter() + self._budget.milliseconds / 1000
        done = 0
        while done < self._budget.simulations or perf_counter() < until:
            number = done % len(actions)
            state = observation.determinize(self._rng)
            state._apply(actions[number])
            while state.to_move == CHANCE and not state.is_over:
                drawn, weights = zip(*state.chances(), strict=True)
                state._apply(self._rng.choices(drawn, weights)[0])
            totals[number] += state.game.evaluate(state, seat)
            tries[number] += 1
            done += 1
        tried = [number for number in range(len(actions)) if tries[number]]
        return actions[max(tried, key=lambda number: totals[number] / tries[number])]
