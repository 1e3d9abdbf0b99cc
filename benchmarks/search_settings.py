"""What a setting of the search is worth: a match against the standard settings.

    PYTHONPATH=build/compiled python -m benchmarks.search_settings torres --rules master \\
        --player search:60ms --with planned=0 [--games N] [--seed S] [--workers N] [--json]

Two players, equal but for the setting; all games are played, in rounds that share their chance.
The names of the settings are those of ``sobremesa.players.search.settings``.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from functools import partial
from pathlib import Path

import msgspec

import sobremesa
from sobremesa.arena import Contest, GamesFile, Match, play, run, side_by_side, summary
from sobremesa.core import SobremesaError
from sobremesa.players.seats import player_with_settings


def main() -> None:
    """Play the match and print what came of it."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("game")
    asked.add_argument("--rules")
    asked.add_argument("--player", default="search:60ms")
    asked.add_argument("--with", dest="changes", action="append", required=True)
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--json", action="store_true")
    options = asked.parse_args()
    game = sobremesa.game(options.game)
    changed = " ".join([options.player, *options.changes])
    try:
        player_with_settings(changed, 0)  # what is wrong with it is told now
    except SobremesaError as error:
        raise SystemExit(str(error)) from error
    match = Match(
        game.name,
        options.rules or game.rule_sets[0],
        game.rules_version,
        (changed, options.player),
        options.seed,
    )
    contest = Contest(match, options.games)
    with tempfile.TemporaryDirectory() as folder, GamesFile(Path(folder) / "games.jsonl") as file:
        workers = side_by_side(options.workers, partial(play, player_written=player_with_settings))
        run(contest, file, workers, watch=lambda: _tell(contest))
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


if __name__ == "__main__":
    main()
