"""What a state is worth to every seat, between 0 and 1."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.state import State

MARGIN: Final = 0.1  # the part of the worth of an end that goes by points, not by places
FEWEST: Final[i64] = 4  # values that a spread is taken of
ENOUGH: Final = 1000.0  # spreads, after which the mean changes no more
POINT: Final = 100.0  # evaluations count in hundredths of points
FARTHEST: Final = 40.0  # e to the power of -40 is nothing


@final
class Spread:
    """How far apart the better actions of a decision usually are, in the game's evaluation.

    It is the measure of all values, learned from the decisions met, so that no game needs one.
    """

    def __init__(self) -> None:
        self._total = 0.0
        self._count = 0.0

    def learn(self, values: vec[float]) -> None:
        """A decision with these values: of the better half, the standard deviation."""
        if self._count >= ENOUGH or len(values) < 2:
            return
        better = sorted(values)
        better = better[-max(int(FEWEST), 1 + len(better) // 2) :]
        mean = sum(better) / len(better)
        squares = 0.0
        for value in better:
            squares += (value - mean) * (value - mean)
        self._total += sqrt(squares / len(better))
        self._count += 1.0

    def size(self) -> float:
        """In the mean of all decisions; never 0."""
        if self._total <= 0.0:
            return POINT
        return max(1.0, self._total / self._count)


def worth(state: State, scale: float) -> vec[float]:
    """To every seat its share of the win, as far as the evaluation can tell.

    ``scale`` is the advantage in the evaluation that makes a win e times as likely.
    """
    if state.is_over:
        return _at_the_end(state, scale)
    values = vec[float](capacity=state.players)
    for seat in range(state.players):
        values = append(values, state.game.evaluate(state, int(seat)))
    if state.players == 2:  # each evaluation is a difference already
        values[0] = (values[0] - values[1]) / 2.0
        values[1] = 0.0
    return _shares(values, scale)


def _at_the_end(state: State, scale: float) -> vec[float]:
    """The winners share it; a small part goes by how close it was."""
    points = vec[float](capacity=state.players)
    for score in state.scores:
        points = append(points, POINT * score)
    shares = _shares(points, scale)
    winners = state.winners
    for seat in range(state.players):
        shares[seat] = MARGIN * shares[seat]
    for winner in winners:
        shares[winner] += (1.0 - MARGIN) / len(winners)
    return shares


def _shares(values: vec[float], scale: float) -> vec[float]:
    """Shares of 1 whose logarithms are as far apart as the values in that scale."""
    most = values[0]
    for value in values:
        most = max(most, value)
    total = 0.0
    for seat in range(len(values)):
        values[seat] = exp(max((values[seat] - most) / scale, -FARTHEST))
        total += values[seat]
    for seat in range(len(values)):
        values[seat] = values[seat] / total
    return values
