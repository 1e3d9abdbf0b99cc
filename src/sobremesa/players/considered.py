"""What a computer player thinks of an action, and a quick opinion of actions."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from sobremesa.core import State
from sobremesa.players.greedy import GreedyPlayer

POINT: Final = 100.0  # evaluations count in hundredths of points
CERTAIN: Final = 15.0  # points ahead that make a win e times as likely
FARTHEST: Final = 40.0  # e to the power of -40 is nothing


@dataclass(frozen=True)
class Considered:
    """An action and what is expected of it.

    ``share`` is the expected share of the win (0 to 1), ``ahead`` the points by which the seat is
    expected to be ahead of the best other one, and ``line`` this action with the decisions of the
    same seat that most likely follow, until chance, something hidden or another seat comes.
    """

    action: int
    share: float
    ahead: float
    line: list[int]


def at_a_glance(observation: State, most: int, seed: int) -> list[Considered]:
    """The best actions of the seat to move, by one look ahead, the best one first."""
    seat = int(observation.to_move)
    greedy = GreedyPlayer(seed)
    values = [(greedy.value_after(observation, a, seat), a) for a in observation.legal()]
    best = sorted(values, key=lambda pair: (-pair[0], pair[1]))[:most]
    return [
        Considered(action, _share(value), value / POINT, [action])
        for value, action in (
            (value - _best_other(observation, seat), action) for value, action in best
        )
    ]


def _best_other(observation: State, seat: int) -> float:
    """What the best of the others has; between two an evaluation is a difference already."""
    if observation.players == 2:
        return 0.0
    others = (other for other in range(int(observation.players)) if other != seat)
    return max(observation.game.evaluate(observation, other) for other in others)


def _share(value: float) -> float:
    return 1.0 / (1.0 + exp(min(max(-value / POINT / CERTAIN, -FARTHEST), FARTHEST)))
