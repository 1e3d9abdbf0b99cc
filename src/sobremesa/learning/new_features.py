"""Networks from before a game told more of its positions."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sobremesa.players.learned import BadNetwork, NetworkFile
from sobremesa.players.learned.network import Layer
from sobremesa.players.learned.network_file import numbers_of


def brought_up(file: NetworkFile, features: Sequence[str]) -> NetworkFile:
    """The same network for the features that its game has now: new ones weigh nothing in it.

    It says what it said before. Raises ``BadNetwork`` where it sees a feature that is gone, or
    where its layers do not fit together.
    """
    if list(features) == file.features:
        return file
    gone = [name for name in file.features if name not in features]
    if gone:
        raise BadNetwork(f"it sees {gone[0]!r}, which {file.game} does not tell any more")
    places = [file.features.index(name) if name in file.features else None for name in features]
    last = len(file.sizes) - 1
    members = []
    for contents, layers in zip(file.members, file.layers(), strict=True):
        brought = list(contents)
        for number in {0, last}:  # those that see the features
            brought[number] = numbers_of(_spread(layers[number], len(file.features), places))
        members.append(brought)
    return replace(file, features=list(features), members=members)


def _spread(layer: Layer, known: int, places: Sequence[int | None]) -> list[float]:
    """A layer whose last ``known`` inputs are features, with these at other places, or nowhere."""
    weights, biases = list(layer.weights), list(layer.biases)
    inputs = int(layer.inputs)
    before = inputs - known
    spread: list[float] = []
    for row in range(0, len(weights), inputs):
        features = row + before
        spread += weights[row:features]
        spread += [0.0 if place is None else weights[features + place] for place in places]
    return spread + biases
