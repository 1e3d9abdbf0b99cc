"""A match of two players that differ in one thing, and what came of it."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

import sobremesa
from sobremesa.arena import Contest, GamesFile, Match, known, play, run, side_by_side, summary
from sobremesa.core import State
from sobremesa.players import Player


def options_of(description: str) -> argparse.ArgumentParser:
    """What every such match is asked for."""
    asked = argparse.ArgumentParser(description=description.partition("\n")[0])
    asked.add_argument("game")
    asked.add_argument("--rules")
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--json", action="store_true")
    return asked


def duel(
    options: argparse.Namespace,
    pair: tuple[str, str],
    player_written: Callable[[str, int], Player],
    shown: Callable[[State, int, str], State] = known,
) -> None:
    """Play all games, in rounds that share their chance, and print what came of them.

    ``player_written`` and ``shown`` are those of ``sobremesa.arena.play``. Broken off with Ctrl-C,
    it prints what came of the whole rounds that were played.
    """
    game = sobremesa.game(options.game)
    rules = options.rules or game.rule_sets[0]
    match = Match(game.name, rules, game.rules_version, pair, options.seed)
    contest = Contest(match, options.games)
    with tempfile.TemporaryDirectory() as folder, GamesFile(Path(folder) / "games.jsonl") as file:
        one = partial(play, player_written=player_written, shown=shown)
        workers = side_by_side(options.workers, one)
        try:
            run(contest, file, workers, watch=lambda: _tell(contest))
        except KeyboardInterrupt:
            if not contest.rounds:
                raise
    found = summary(contest)
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    first, second = found.players
    low, high = first.win_interval
    print(
        f"{first.player} against {second.player}, {found.games} games of {match.rules} {game.name}"
    )
    print(f"wins {first.win_share:.1%} (95 %: {low:.1%} … {high:.1%})")
    if first.mean_difference is not None and first.difference_interval is not None:
        low, high = first.difference_interval
        print(f"ahead by {first.mean_difference:.1f} points ({low:.1f} … {high:.1f})")
    print(f"a decision took {first.ms_per_decision:.0f} and {second.ms_per_decision:.0f} ms")


def _tell(contest: Contest) -> None:
    if sys.stderr.isatty():
        print(f"\r{contest.played} of {contest.planned} games", end="", file=sys.stderr)
