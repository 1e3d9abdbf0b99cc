"""Networks from before a game told more of its positions."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sobremesa.players.learned import BadNetwork, NetworkFile
from sobremesa.players.learned.network_file import numbers_of


def brought_up(file: NetworkFile, features: Sequence[str]) -> NetworkFile:
    """The same network for the features that its game has now: new ones weigh nothing in it.

    It says what it said before. Raises ``BadNetwork`` where it sees a feature that is gone.
    """
    if list(features) == file.features:
        return file
    gone = [name for name in file.features if name not in features]
    if gone:
        raise BadNetwork(f"it sees {gone[0]!r}, which {file.game} does not tell any more")
    places = [file.features.index(name) if name in file.features else None for name in features]
    last = len(file.sizes) - 1
    members = []
    for layers in file.numbers():
        first = _spread(layers[0], file.sizes[0], 0, places, len(file.features))
        layers = [first, *layers[1:]]
        if last > 0:
            hidden = file.sizes[last - 1]
            layers[last] = _spread(
                layers[last], file.sizes[last], hidden, places, len(file.features)
            )
        members.append([numbers_of(layer) for layer in layers])
    return replace(file, features=list(features), members=members)


def _spread(
    numbers: list[float], outputs: int, before: int, places: Sequence[int | None], width: int
) -> list[float]:
    """A layer that sees ``width`` features after ``before`` other numbers, now by ``places``."""
    inputs = before + width
    spread: list[float] = []
    for row in range(outputs):
        weights = numbers[row * inputs : (row + 1) * inputs]
        spread += weights[:before]
        spread += [0.0 if place is None else weights[before + place] for place in places]
    return spread + numbers[outputs * inputs :]
