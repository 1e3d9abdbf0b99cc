"""One decision ahead: every legal action is tried on a copy and the outcome judged."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import vec

from sobremesa.core import CHANCE, EVERYTHING, Hidden, State
from sobremesa.players.considered import Considered, goes_on
from sobremesa.players.search.worth import POINT, advantage, to_shares

MOST_OUTCOMES: Final = 16  # of a draw; where more are possible, that many are sampled
LONGEST_LINE: Final = 20  # decisions told in advance, should a turn never end


class GreedyPlayer:
    """Takes the action after which the game's own evaluation likes its seat best.

    It looks at nothing that its seat may not know, and remembers nothing between decisions
    but its random numbers, which only choose among equally good actions and sample long draws.
    """

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, observation: State) -> int:
        """The best of the legal actions, one of the best where there are several."""
        seat = int(observation.to_move)
        if observation.observer == EVERYTHING:
            observation = observation.observed_by(seat)
        actions = observation.legal()
        if len(actions) == 1:
            return actions[0]
        values = self._values(observation, actions, seat)
        highest = max(values)
        best = [action for action, value in zip(actions, values, strict=True) if value == highest]
        return best[0] if len(best) == 1 else self._rng.choice(best)

    def consider(self, observation: State, most: int) -> list[Considered]:
        """The actions that look best, so many at most."""
        seat = int(observation.to_move)
        if observation.observer == EVERYTHING:
            observation = observation.observed_by(seat)
        actions = observation.legal()
        values = self._values(observation, actions, seat)
        others = [0.0] * (int(observation.players) - 1)
        scale = advantage(values)
        ranked = sorted(zip(actions, values, strict=True), key=lambda both: -both[1])
        return [
            Considered(
                action,
                _first_share([value, *others], scale),
                value / POINT,
                self._line(observation, action),
            )
            for action, value in ranked[:most]
        ]

    def _line(self, observation: State, action: int) -> list[int]:
        """What it would do after ``action`` in the same turn."""
        state = observation.clone()
        line = [action]
        while len(line) < LONGEST_LINE and goes_on(state, line[-1]):
            actions = state.legal()
            values = self._values(state, actions, int(state.to_move))
            line.append(actions[values.index(max(values))])
        return line

    def _values(self, state: State, actions: list[int], seat: int) -> list[float]:
        return [self._value_after(state, action, seat) for action in actions]

    def _value_after(self, state: State, action: int, seat: int) -> float:
        after = state.clone()
        after._apply(action)  # one of legal(), so need not be checked again
        if after.to_move != CHANCE or after.is_over:
            return after.game.evaluate(after, seat)
        return self._mean_over_chances(after, seat)

    def _mean_over_chances(self, state: State, seat: int) -> float:
        """The mean over what chance may bring, each outcome as heavy as it is likely."""
        try:
            outcomes = state.chances()
        except Hidden:  # another seat's draw, which this one cannot foresee
            return state.game.evaluate(state, seat)
        if len(outcomes) > MOST_OUTCOMES:
            actions = [action for action, _ in outcomes]
            weights = [weight for _, weight in outcomes]
            outcomes = [(a, 1) for a in self._rng.choices(actions, weights, k=MOST_OUTCOMES)]
        total = 0.0
        for action, weight in outcomes:
            after = state.clone()
            after._apply(action)
            total += weight * state.game.evaluate(after, seat)
        return total / sum(weight for _, weight in outcomes)


def _first_share(values: list[float], scale: float) -> float:
    """The share of the win of the first seat, if the seats stand so."""
    shares = vec[float](values)
    to_shares(shares, scale)
    return float(shares[0])
