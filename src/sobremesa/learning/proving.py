"""Games that show what a trained network is worth, and how far a search with it should look.

The better a network judges, the less far a search needs to look before it asks it, and the more
it can try in the same time. How far is best is found by games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from sobremesa.arena import Job, Outcome, play
from sobremesa.learning.lessons import write_whole
from sobremesa.players.learned import read_network, using
from sobremesa.players.seats import player_with_settings

REACHES: Final = (1, 2, 4)  # turns ahead, with the fewest players


def play_with(network: bytes, job: Job) -> Outcome:
    """Play a game of a match in which ``trained`` judges by this network.

    Players may be written with settings (``trained:40ms reach=2``).
    The network comes with the game, since the machine that plays it need not have the file.
    """
    with using(network):
        return play(job, player_with_settings)


def reaches(players: int, fewest: int, best: int) -> list[int]:
    """How far a search may be tried to look, with more than the ``fewest`` players.

    ``best`` is what was best with these: as many turns, or as many rounds.
    """
    return sorted({best, best * players // fewest})


def look_ahead(network: Path, turns: list[int]) -> None:
    """From now on a search with the network in that file looks so many turns ahead.

    ``turns`` are for the fewest players, one more, and so on.
    """
    file = msgspec.structs.replace(read_network(network.read_bytes()), reach=turns)
    write_whole(network, msgspec.msgpack.encode(file))
