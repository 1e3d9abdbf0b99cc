"""Our games, as they are installed."""

from __future__ import annotations

from random import Random

import sobremesa
from benchmarks.contestants import CLONES, PLAYOUT, STEPS, Contestant
from sobremesa import Game, State
from sobremesa.cli.measure import clone_all, sample_states, step_game
from sobremesa.locales import words
from sobremesa.players.playout import playout


def ours() -> list[Contestant]:
    """Each rule set, with fewest and most players: step by step, in a playout, and cloned."""
    found: list[Contestant] = []
    for game in map(sobremesa.game, sobremesa.games()):
        for rules in game.rule_sets:
            for players in sorted({game.min_players, game.max_players}):
                name = f"{title(game)} {rules}, {players} players"
                found += _of(name, game.start(players, rules))
    return found


def title(game: Game) -> str:
    """What the names of its contestants begin with."""
    return words("en", game.name)(f"{game.name.replace('_', '-')}-name")


def _of(name: str, start: State) -> list[Contestant]:
    rng = Random(1)
    samples = sample_states(start, rng)
    return [
        Contestant(name, STEPS, lambda: step_game(start, rng)),
        Contestant(name, PLAYOUT, lambda: playout(start.clone(), rng.getrandbits(31))),
        Contestant(name, CLONES, lambda: clone_all(samples)),
    ]
