"""What a state is worth to every seat, between 0 and 1."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.state import State
from sobremesa.players.search.settings import STANDARD

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


def advantage(values: list[float]) -> float:
    """What makes a win e times as likely, as far as one decision with these values can tell."""
    spread = Spread()
    spread.learn(vec[float](values))
    return STANDARD.certainty * spread.size()


def standings(state: State) -> vec[float]:
    """How every seat stands, in hundredths of points; only the differences count."""
    values = vec[float](capacity=state.players)
    if state.is_over:
        for score in state.scores:
            values = append(values, POINT * score)
        return values
    # What others have is in each evaluation, so that differences count what is own twice or nearly.
    own = float(state.players - 1) / float(state.players)
    for seat in range(state.players):
        values = append(values, own * state.game.standing(state, int(seat)))
    return values


def ahead(values: vec[float], seat: i64) -> float:
    """By how many points a seat is ahead of the best other; below 0 where it is behind."""
    most = 0.0
    first = True
    for other in range(len(values)):
        if other != seat and (first or values[other] > most):
            most = values[other]
            first = False
    return (values[seat] - most) / POINT


def worth(state: State, values: vec[float], scale: float) -> vec[float]:
    """To every seat its share of the win, as far as the standings (``values``) can tell.

    ``scale`` is the advantage that makes a win e times as likely. At the end the winners share
    it, and a small part goes by how close it was.
    """
    shares = vec[float](values)
    to_shares(shares, scale)
    if not state.is_over:
        return shares
    winners = state.winners
    for seat in range(state.players):
        shares[seat] = MARGIN * shares[seat]
    for winner in winners:
        shares[winner] += (1.0 - MARGIN) / len(winners)
    return shares


def to_shares(values: vec[float], scale: float) -> None:
    """Shares of 1, in place of values, whose logarithms are as far apart as these in that scale."""
    most = values[0]
    for value in values:
        most = max(most, value)
    total = 0.0
    for seat in range(len(values)):
        share = exp(max((values[seat] - most) / scale, -FARTHEST))
        values[seat] = share
        total += share
    for seat in range(len(values)):
        values[seat] = values[seat] / total
