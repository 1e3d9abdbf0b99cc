"""What a position teaches: how the game went on, as the network saw it, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from librt.vecs import append, vec

from sobremesa import State
from sobremesa.players.learned import Network
from sobremesa.players.learned.network import POINTS, SHARE
from sobremesa.players.search.worth import to_shares

# How a game ends hangs on so much else that it says little of a position long before. What the
# network says of the next ones hangs on less, and knows less: each turn further on counts so much.
FURTHER_ON: Final = 0.95


class Outcome(NamedTuple):
    """Of every seat its share of the win and its points: as a game ended, or may be expected to."""

    shares: tuple[float, ...]
    points: tuple[float, ...]

    def mixed(self, other: Outcome, part: float) -> Outcome:
        """This one, and of the other one so great a part."""
        return Outcome(
            _mixed(self.shares, other.shares, part), _mixed(self.points, other.points, part)
        )


def ended(state: State) -> Outcome:
    """How a game that is over ended."""
    winners = state.winners
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.players))
    return Outcome(shares, tuple(float(points) for points in state.scores))


def expected(network: Network, features: Sequence[vec[float]]) -> Outcome:
    """What the network says of a position, by the features of every seat."""
    shares, points = vec[float](), []
    for seen in features:
        found = network.expected(seen)
        shares = append(shares, found[SHARE])
        points.append(found[POINTS])
    to_shares(shares, 1.0)
    return Outcome(tuple(shares), tuple(points))


def taught(said: Sequence[Outcome], end: Outcome) -> list[Outcome]:
    """What each position of a game teaches, of which the network said so much, in their order.

    It is the mean of what was said of all that came after it and of the end, each turn further on
    counting ``FURTHER_ON`` times as much as the one before it, and the end all that is left.
    """
    lessons: list[Outcome] = []
    later = end
    for one in reversed(said):
        lessons.append(later)
        later = one.mixed(later, FURTHER_ON)
    lessons.reverse()
    return lessons


def _mixed(one: tuple[float, ...], other: tuple[float, ...], part: float) -> tuple[float, ...]:
    return tuple((1.0 - part) * a + part * b for a, b in zip(one, other, strict=True))
