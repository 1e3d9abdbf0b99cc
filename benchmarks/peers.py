"""Other people's games: OpenSpiel's (C++, stepped from Python) and Catanatron's (Python)."""

from __future__ import annotations

from random import Random

import pyspiel
from catanatron import Color, Game, RandomPlayer

from benchmarks.contestants import GAMES, STEPS, Contestant

OPEN_SPIEL = ("quoridor", "chess", "backgammon")


def peers() -> list[Contestant]:
    """All of them."""
    return [*(_open_spiel(name) for name in OPEN_SPIEL), _catanatron()]


def _open_spiel(name: str) -> Contestant:
    game = pyspiel.load_game(name)
    rng = Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        random = rng.random
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                [action] = rng.choices(actions, chances)
                state.apply_action(action)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return Contestant(f"{name} (OpenSpiel)", STEPS, play)


def _catanatron() -> Contestant:
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return Contestant("Catanatron, 4 players", GAMES, play)
