"""``sobremesa ladder``: several computer players, each against the one before."""

from __future__ import annotations

from itertools import pairwise

import click

from sobremesa.cli.command import Command
from sobremesa.cli.match_options import MatchOptions, match_options
from sobremesa.cli.problems import Misuse
from sobremesa.cli.simulate import find_game, known_players
from sobremesa.locales import Words
from sobremesa.players import LEVELS


def command(say: Words) -> click.Command:
    """Let computer players climb."""

    def run(seats: str | None, json: bool, **given: object) -> None:
        # Imported here: the other commands start without waiting for what only matches need.
        from sobremesa.cli.match_answers import print_ladder
        from sobremesa.cli.matches import play_matches

        options = MatchOptions.of(given)
        rungs = list(LEVELS) if seats is None else known_players(seats)
        if len(rungs) < 2 or len(set(rungs)) < len(rungs):
            raise Misuse("cli-misuse-rungs", given=seats or "")
        others = (options.players or find_game(options.game).min_players) - 1
        lineups = [(upper, *[lower] * others) for lower, upper in pairwise(rungs)]
        print_ladder(say, play_matches(say, options, lineups), json)

    return Command(say, "ladder", run, match_options(say, "cli-option-ladder-seats"))
