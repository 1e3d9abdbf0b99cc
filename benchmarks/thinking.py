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
from statistics import median
from time import process_time

import msgspec

import sobremesa
from sobremesa.arena import Match, play
from sobremesa.arena.playing import Job

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
    if options.here:
        game = sobremesa.game(options.game)
        rules = options.rules or game.rule_sets[0]
        lineup = (options.player, options.player)
        match = Match(game.name, rules, game.rules_version, lineup, options.seed)
        print(msgspec.json.encode(think(match, options.games)).decode())
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


def think(match: Match, games: int) -> Thought:
    """What the players of a match think in so many games, in this process."""
    decisions = 0
    records = sha256()
    began = process_time()
    for number in range(games):
        played, record = play(Job(match, number, with_record=True))
        decisions += sum(played.decisions)
        records.update(str(record).encode())
    spent = 1000 * (process_time() - began)
    return Thought(decisions, spent / decisions, records.hexdigest()[:12])


def _thought_in(copy: str, arguments: list[str]) -> Thought:
    """The same in a process of its own that plays with another copy of the program."""
    told = subprocess.run(
        [sys.executable, "-m", "benchmarks.thinking", *arguments, "--here"],
        env={**os.environ, "PYTHONPATH": copy},
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,  # what went wrong is to be seen
    ).stdout
    return msgspec.json.decode(told, type=Thought)


if __name__ == "__main__":
    main()
