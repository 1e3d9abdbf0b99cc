"""Torres, as it is installed."""

from __future__ import annotations

from random import Random

import sobremesa
from benchmarks.contestants import CLONES, PLAYOUT, STEPS, Contestant
from sobremesa import State
from sobremesa.cli.measure import clone_all, sample_states, step_game
from sobremesa.players.playout import playout

NAME = "Torres"
SETUPS = (("basic", 2), ("basic", 4), ("master", 2), ("master", 4))


def ours() -> list[Contestant]:
    """Each setup step by step, in a playout, and cloned."""
    torres = sobremesa.game("torres")
    found: list[Contestant] = []
    for rules, players in SETUPS:
        name = f"{NAME} {rules}, {players} players"
        found += _of(name, torres.start(players, rules))
    return found


def _of(name: str, start: State) -> list[Contestant]:
    rng = Random(1)
    samples = sample_states(start, rng)
    return [
        Contestant(name, STEPS, lambda: step_game(start, rng)),
        Contestant(name, PLAYOUT, lambda: playout(start.clone(), rng.getrandbits(31))),
        Contestant(name, CLONES, lambda: clone_all(samples)),
    ]
