"""Write golden records: ``python -m tests.golden.write GAME``.

What is written once stays: a file that exists is replayed, and only how its games ended is written
anew (where the form of positions has changed, say). ``--anew`` plays new games in its place, which
is right only when the rules have a new version.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from random import Random

import sobremesa
from sobremesa import CHANCE, Game, History, State
from tests.golden.records import HERE, GoldenGame, games_each, loads, result_of, tables

WITH_SWITCHES = 7  # so many of 25 with switches thrown at random

Weight = Callable[[State, dict[str, object]], float]


def weight_of(game: str, rng: Random) -> Weight:
    """The mix of a game, ``asara_weight`` in ``asara_mix.py``; without one all kinds are alike."""
    if not (HERE / f"{game}_mix.py").exists():
        return lambda state, told: 1.0
    made: Weight = getattr(import_module(f"tests.golden.{game}_mix"), f"{game}_weight")(rng)
    return made


def play(game: Game, rules: str, players: int, number: int) -> GoldenGame:
    """One game, made of decisions drawn by weight: first a kind, then one of its kind."""
    rng = Random(f"golden {game.name} {rules} {players} {number}")
    switches: dict[str, object] = {}
    games = games_each(game)
    if number >= games - games * WITH_SWITCHES // 25:
        switches = {option.name: rng.choice(option.values) for option in game.options}
    weight = weight_of(game.name, rng)
    history = History(game.start(players, rules, **switches))
    while not history.state.is_over:
        history.play(_decision(history.state, rng, weight))
    return GoldenGame(history.record(), result_of(history.state))


def _decision(state: State, rng: Random, weight: Weight) -> int:
    if state.to_move == CHANCE:
        actions, weights = zip(*state.chances(), strict=True)
        return int(rng.choices(actions, weights)[0])
    legal = state.legal()
    told = [state.game.describe(action) for action in legal]
    kinds = [str(one["do"]) for one in told]
    each = [weight(state, one) / kinds.count(kind) for one, kind in zip(told, kinds, strict=True)]
    return rng.choices(legal, each)[0] if any(each) else rng.choice(legal)


def main() -> None:
    """Write the files of one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sobremesa.games())
    parser.add_argument("--anew", action="store_true", help="play new games over the old ones")
    told = parser.parse_args()
    game = sobremesa.game(told.game)
    for rules, players in tables(game):
        path = HERE / game.name / f"{rules}-{players}.records"
        if path.exists() and not told.anew:
            games = [
                GoldenGame(old.record, result_of(old.record.replay(sobremesa.game)))
                for old in loads(path.read_text("utf-8"))
            ]
        else:
            games = [play(game, rules, players, number) for number in range(games_each(game))]
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(one.dumps() for one in games), "utf-8")
        print(path.name, len(games), "games,", path.stat().st_size // 1024, "kB")


if __name__ == "__main__":
    main()
