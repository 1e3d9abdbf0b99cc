"""How long a computer player thinks, in two copies of the program in turns.

    PYTHONPATH=build/compiled python -m benchmarks.thinking heaven_and_ale \\
        [--rules R] [--player trained:20] [--games N] [--rounds N] [--seed S] [--beside COPY]

Whole games of two such players. The figures are milliseconds of process CPU time a decision, the
median of the rounds. A player with a number of simulations chooses the same in both copies if
what makes it faster changes nothing else: the fingerprint of all choices tells.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import msgspec

import sobremesa
from sobremesa import CHANCE
from sobremesa.players.seats import player

ROOT = Path(__file__).parents[1]


class Thought(msgspec.Struct):
    """What came of some games: decisions, CPU milliseconds each, all choices in one number."""

    decisions: int
    milliseconds: float
    fingerprint: str


def main() -> None:
    """Let each copy play the games in turns, and print how long they thought."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("game")
    asked.add_argument("--rules")
    asked.add_argument("--player", default="trained:20")
    asked.add_argument("--games", type=int, default=1)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--beside", metavar="COPY", help="a folder that holds another sobremesa")
    asked.add_argument("--here", action="store_true", help="play once, in this process")
    options = asked.parse_args()
    rules = options.rules or sobremesa.game(options.game).rule_sets[0]
    if options.here:
        found = think(options.game, rules, options.player, options.games, options.seed)
        print(msgspec.json.encode(found).decode())
        return
    this = str(Path(sobremesa.__file__).parents[1])
    copies = [this] if options.beside is None else [this, options.beside]
    rounds: dict[str, list[Thought]] = {copy: [] for copy in copies}
    for _ in range(options.rounds):
        for copy, thoughts in rounds.items():
            thoughts.append(_thought_in(copy, sys.argv[1:]))
    for copy, thoughts in rounds.items():
        one = thoughts[0]
        spent = median(thought.milliseconds for thought in thoughts)
        print(f"{copy}: {spent:.2f} ms a decision, {one.decisions} decisions, {one.fingerprint}")
    if options.beside is not None:
        pairs = zip(rounds[options.beside], rounds[this], strict=True)
        times = median(beside.milliseconds / here.milliseconds for beside, here in pairs)
        print(f"the first is {times:.2f} times as fast")


def think(game_name: str, rules: str, written: str, games: int, seed: int) -> Thought:
    """Games of two such players, in this process."""
    game = sobremesa.game(game_name)
    chosen: list[int] = []
    spent = 0.0
    for number in range(games):
        rng = Random(f"{seed} {number}")
        state = game.start(2, rules)
        seats = [player(written, rng.getrandbits(60)) for _ in range(2)]
        while not state.is_over:
            if state.to_move == CHANCE:
                actions, weights = zip(*state.chances(), strict=True)
                state.apply(rng.choices(actions, weights)[0])
                continue
            observation = state.observed_by(int(state.to_move))
            began = process_time()
            chosen.append(seats[state.to_move].choose(observation))
            spent += process_time() - began
            state.apply(chosen[-1])
    fingerprint = sha256(repr(chosen).encode()).hexdigest()[:12]
    return Thought(len(chosen), 1000 * spent / len(chosen), fingerprint)


def _thought_in(copy: str, arguments: list[str]) -> Thought:
    """The same in a process of its own that plays with another copy of the program."""
    told = subprocess.run(
        [sys.executable, "-m", "benchmarks.thinking", *arguments, "--here"],
        env={**os.environ, "PYTHONPATH": copy},
        cwd=ROOT,
        check=True,
        capture_output=True,
    ).stdout
    return msgspec.json.decode(told, type=Thought)


if __name__ == "__main__":
    main()
