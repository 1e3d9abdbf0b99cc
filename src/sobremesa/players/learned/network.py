"""The network itself: from the features of a seat to what may be expected for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

SHARE: Final[i64] = 0  # of the outputs: the logarithm of a share of the win, but for a constant
POINTS: Final[i64] = 1  # and the points at the end


@final
class Layer:
    """Sums of what comes in, with ``weights`` row by row, one row for each of ``biases``."""

    def __init__(self, weights: list[float], biases: list[float]) -> None:
        self.weights = vec[float](weights)
        self.biases = vec[float](biases)
        self.inputs: i64 = len(weights) // len(biases)
        # What weighs nothing is passed over, too: features that are newer than the network.
        step = int(self.inputs)
        self._weighed = vec[i64]([number for number in range(step) if any(weights[number::step])])

    def sums(self, values: vec[float]) -> vec[float]:
        """The sum of each row.

        What comes in as 0, which is much, is passed over; and rows are added up in fours, for one
        sum alone would wait for itself at every step.
        """
        inputs = self.inputs
        weights = self.weights
        biases = self.biases
        rows: i64 = len(biases)
        at = vec[i64](capacity=inputs)
        some = vec[float](capacity=inputs)
        for number in self._weighed:
            if values[number] != 0.0:
                at = append(at, number)
                some = append(some, values[number])
        many: i64 = len(at)
        found = vec[float](capacity=rows)
        row: i64 = 0
        while row + 4 <= rows:
            first = biases[row]
            second = biases[row + 1]
            third = biases[row + 2]
            fourth = biases[row + 3]
            place = row * inputs
            for one in range(many):
                here = place + at[one]
                value = some[one]
                first += weights[here] * value
                second += weights[here + inputs] * value
                third += weights[here + 2 * inputs] * value
                fourth += weights[here + 3 * inputs] * value
            found = append(found, first)
            found = append(found, second)
            found = append(found, third)
            found = append(found, fourth)
            row += 4
        while row < rows:
            total = biases[row]
            place = row * inputs
            for one in range(many):
                total += weights[place + at[one]] * some[one]
            found = append(found, total)
            row += 1
        return found


@final
class Network:
    """What several small networks say in the mean: each errs in its own way.

    Each of these ``members`` is layers of sums; between them what is below 0 counts as 0. The last
    layer sees the features besides what the layer before it found. ``reach`` says for each number
    of players how many turns a search should look ahead that is judged by it; ``answers`` are the
    numbers of players with which a turn should rather be planned by the answers to it, and
    ``played_on`` says with how many for how many turns it should be played on.
    """

    def __init__(
        self,
        members: list[list[Layer]],
        points: float,
        reach: dict[int, int],
        answers: Sequence[int] = (),
        played_on: Mapping[int, int] | None = None,
    ) -> None:
        self._members = members
        self._points = points  # so many points are 1 in what comes out
        self._reach = reach
        self._answers = answers
        self._played_on = dict(played_on or {})

    def reach(self, players: int) -> int:
        """How many turns a search should look ahead that is judged by it, with so many players."""
        return self._reach[players]

    def answers(self, players: int) -> bool:
        """Whether a turn should be planned by the answers to it, with so many players."""
        return players in self._answers

    def played_on(self, players: int) -> int:
        """How many turns a planned one should be played on, with so many players; 0: not at all."""
        return self._played_on.get(players, 0)

    def expected(self, features: vec[float]) -> vec[float]:
        """``SHARE`` and ``POINTS`` for the seat whose features these are."""
        outcome = vec[float]([0.0, 0.0])
        part = 1.0 / float(len(self._members))
        for layers in self._members:
            found = _outputs(layers, features)
            outcome[SHARE] += part * found[SHARE]
            outcome[POINTS] += part * found[POINTS]
        outcome[POINTS] = outcome[POINTS] * self._points
        return outcome


def _outputs(layers: list[Layer], features: vec[float]) -> vec[float]:
    """What the last layer gives."""
    values = features
    last: i64 = len(layers) - 1
    for number in range(last):
        found = layers[number].sums(values)
        for place in range(len(found)):
            if found[place] < 0.0:
                found[place] = 0.0
        values = found
    if last > 0:
        for feature in features:
            values = append(values, feature)
    return layers[last].sums(values)
