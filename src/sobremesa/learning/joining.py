"""Networks that learned from different games, put together into one."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from msgspec.msgpack import encode
from msgspec.structs import replace

from sobremesa.players.learned import BadNetwork, NetworkFile
from sobremesa.players.learned.network import POINTS
from sobremesa.players.learned.network_file import numbers_of

# What networks have to share so that one can be made of them.
_ALIKE: Final = ("game", "rules", "rules_version", "players", "features", "sizes")


def joined(files: Sequence[NetworkFile], firsts: Sequence[int] = ()) -> NetworkFile:
    """One network that says what all of ``files`` say in the mean; it looks as far as the first.

    Of each file as many members are taken as ``firsts`` says, the first ones (usually all). Raises
    ``BadNetwork`` for networks of different games or shapes, where more members are wanted than
    there are, or where the numbers of one cannot be reckoned with.
    """
    for number, file in enumerate(files[1:], 2):
        for what in _ALIKE:
            if getattr(file, what) != getattr(files[0], what):
                raise BadNetwork(f"network {number} differs from the first one in its {what}")
    if firsts and len(firsts) != len(files):
        raise BadNetwork(f"there are {len(files)} networks, but {len(firsts)} numbers of members")
    members = []
    for number, file in enumerate(files, 1):
        try:
            file.layers()
        except BadNetwork as error:
            raise BadNetwork(f"network {number}: {error}") from error
        many = firsts[number - 1] if firsts else len(file.members)
        if not 1 <= many <= len(file.members):
            raise BadNetwork(f"network {number} has {len(file.members)} members, not {many}")
        members += _counting_in(files[0].points, file)[:many]
    made = {f"joined {n}": sha256(encode(file)).hexdigest() for n, file in enumerate(files, 1)}
    return replace(files[0], members=members, made=made)


def _counting_in(points: float, file: NetworkFile) -> list[list[bytes]]:
    """The members of a network, where so many points count as 1."""
    factor = file.points / points
    if factor == 1.0:
        return file.members
    outputs = file.sizes[-1]
    members = []
    for contents, layers in zip(file.members, file.numbers(), strict=True):
        numbers = layers[-1]
        inputs = len(numbers) // outputs - 1
        mine = range(int(POINTS) * inputs, (int(POINTS) + 1) * inputs)
        for place in (*mine, outputs * inputs + int(POINTS)):
            numbers[place] *= factor
        members.append([*contents[:-1], numbers_of(numbers)])
    return members
