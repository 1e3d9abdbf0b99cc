"""The file of a network: what it is for, and its numbers.

MessagePack with the fields of ``NetworkFile``. The numbers of a layer are 32-bit floats, lowest
byte first: its weights row by row, then its biases. Nothing in it is code.
"""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from math import isfinite
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from sobremesa.core import Game, SobremesaError
from sobremesa.players.learned.network import Layer, Network

FORMAT: Final = "sobremesa network 5"
OUTPUTS: Final = 2  # see ``network``
FARTHEST: Final = 20  # turns
ENDING: Final = ".network"

# Where networks lie that are tried before those of the package; a folder.
FOLDER: Final = "SOBREMESA_NETWORKS"


class BadNetwork(SobremesaError):
    """A file holds no network that fits this game; the message says why."""


class _Format(Struct):
    format: str  # what else there is depends on it


class NetworkFile(Struct, frozen=True):
    """A network as it is kept.

    ``features`` are the names of what it sees, in order, ``points`` how many points its second
    output counts in, ``members`` the numbers of each layer of each of its members, ``reach`` for
    each of the numbers of ``players`` how many turns a search with it looks ahead. ``made`` tells
    how it came about. ``answers`` are the numbers of players with which a turn is planned by the
    answers to it, where there is time. ``played_on`` is for each number of players how many turns a
    planned one is played on, 0 where it is not; nothing stands for 0 with all of them.
    """

    format: str
    game: str
    rules: str
    rules_version: int
    players: list[int]
    features: list[str]
    points: float
    members: list[list[bytes]]
    sizes: list[int]  # how many numbers each layer gives, in every member
    reach: list[int]
    made: dict[str, str | int | float]
    answers: list[int] = []
    played_on: list[int] = []

    def network(self, game: Game, rules: str) -> Network:
        """The network, for that game and rule set; raises ``BadNetwork``."""
        self._check("game", self.game, game.name)
        self._check("rule set", self.rules, rules)
        self._check("version of the rules", self.rules_version, game.rules_version)
        if self.features != list(game.feature_names()):
            raise BadNetwork(
                f"it sees other features than {game.name} has now: "
                "bring it up with 'sobremesa join', or train it anew"
            )
        players = list(range(game.min_players, game.max_players + 1))
        self._check("list of numbers of players", self.players, players)
        if len(self.reach) != len(players):
            raise BadNetwork(
                f"it says {len(self.reach)} times, not {len(players)}, how far it looks"
            )
        if not all(1 <= turns <= FARTHEST for turns in self.reach):
            raise BadNetwork(f"it looks {self.reach} turns ahead, not 1 to {FARTHEST}")
        if not set(self.answers) <= set(players):
            raise BadNetwork(f"it plans answers with {self.answers} players, not some of {players}")
        if len(self.played_on) not in (0, len(players)):
            raise BadNetwork(
                f"it says {len(self.played_on)} times, not {len(players)}, how far it plays on"
            )
        if not all(0 <= turns <= FARTHEST for turns in self.played_on):
            raise BadNetwork(f"it plays {self.played_on} turns on, not 0 to {FARTHEST}")
        reach = dict(zip(self.players, self.reach, strict=True))
        played_on = dict(zip(self.players, self.played_on, strict=False))
        return Network(self.layers(), self.points, reach, self.answers, played_on)

    def layers(self) -> list[list[Layer]]:
        """Of each member its layers.

        Raises ``BadNetwork`` where they do not fit together or cannot be reckoned with.
        """
        if not (isfinite(self.points) and self.points > 0.0):
            raise BadNetwork(f"its points count in units of {self.points}, not of more than 0")
        if not self.sizes or self.sizes[-1] != OUTPUTS:
            raise BadNetwork(f"its last layer must have {OUTPUTS} outputs")
        if not self.members or any(len(one) != len(self.sizes) for one in self.members):
            raise BadNetwork(f"it must have members of {len(self.sizes)} layers")
        return [self._layers(contents) for contents in self.members]

    def numbers(self) -> list[list[list[float]]]:
        """Of each member the numbers of each layer: its weights row by row, then its biases."""
        return [[_numbers(content).tolist() for content in one] for one in self.members]

    def _layers(self, contents: list[bytes]) -> list[Layer]:
        layers = []
        inputs = len(self.features)
        for number, (content, outputs) in enumerate(zip(contents, self.sizes, strict=True)):
            if number > 0 and number == len(self.sizes) - 1:
                inputs += len(self.features)
            layers.append(_layer(number, content, inputs, outputs))
            inputs = outputs
        return layers

    def _check(self, what: str, given: object, wanted: object) -> None:
        if given != wanted:
            raise BadNetwork(f"its {what} is {given!r}, not {wanted!r}")


def network_name(game: str, rules: str) -> str:
    """The name of the file with the network for a game and rule set."""
    return f"{game}-{rules}{ENDING}"


def read_network(content: bytes) -> NetworkFile:
    """What a file says; raises ``BadNetwork``."""
    try:
        form = msgspec.msgpack.decode(content, type=_Format).format
        if form != FORMAT:
            raise BadNetwork(f"its format is {form!r}, not {FORMAT!r}")
        return msgspec.msgpack.decode(content, type=NetworkFile)
    except msgspec.DecodeError as error:
        raise BadNetwork(f"it is no network: {error}") from error


# Networks that are being used in this process, by the names of their files.
_in_use: dict[str, bytes] = {}


@contextmanager
def using(content: bytes) -> Iterator[None]:
    """Meanwhile a network goes before all others for its game and rule set, in this process alone.

    Raises ``BadNetwork``.
    """
    file = read_network(content)
    before = _in_use.copy()
    _in_use[network_name(file.game, file.rules)] = content
    try:
        yield
    finally:
        _in_use.clear()
        _in_use.update(before)


def shipped_network(game: Game, rules: str) -> Network | None:
    """The network for a game and rule set, if there is one; raises ``BadNetwork``.

    One that is being used goes before those of the folder that the environment names (``FOLDER``),
    and these before those of the package.
    """
    content = _in_use.get(network_name(game.name, rules))
    if content is not None:
        return network_in(content, game, rules)
    return _network(game, rules, os.environ.get(FOLDER, ""))


@cache
def network_in(content: bytes, game: Game, rules: str) -> Network:
    """The network in the content of a file; raises ``BadNetwork``."""
    return read_network(content).network(game, rules)


@cache
def _network(game: Game, rules: str, folder: str) -> Network | None:
    name = network_name(game.name, rules)
    places = [files(__package__) / "networks" / name]
    if folder:
        places.insert(0, Path(folder) / name)
    for place in places:
        try:
            if place.is_file():
                return read_network(place.read_bytes()).network(game, rules)
        except BadNetwork as error:
            raise BadNetwork(f"{place}: {error}") from error
        except OSError as error:
            raise BadNetwork(f"{place}: {error.strerror or error}") from error
    return None


def numbers_of(values: list[float]) -> bytes:
    """Numbers as they are kept."""
    numbers = array("f", values)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _numbers(content: bytes) -> array[float]:
    numbers = array("f")
    numbers.frombytes(content)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _layer(number: int, content: bytes, inputs: int, outputs: int) -> Layer:
    wanted = (inputs + 1) * outputs
    size = array("f").itemsize
    if outputs < 1 or len(content) != wanted * size:
        raise BadNetwork(
            f"layer {number + 1} has {len(content)} bytes of numbers, "
            f"not {wanted * size} as for {inputs} inputs and {outputs} outputs"
        )
    values = _numbers(content).tolist()
    for value in values:
        if not isfinite(value):
            raise BadNetwork(f"layer {number + 1} has {value} among its numbers")
    return Layer(values[: inputs * outputs], values[inputs * outputs :])
