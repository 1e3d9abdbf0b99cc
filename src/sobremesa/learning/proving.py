"""Games that show what a trained network is worth."""

from __future__ import annotations

from sobremesa.arena import Job, Outcome, play
from sobremesa.players.learned import using


def play_with(network: bytes, job: Job) -> Outcome:
    """Play a game of a match in which ``trained`` judges by this network.

    The network comes with the game, since the machine that plays it need not have the file.
    """
    with using(network):
        return play(job)
