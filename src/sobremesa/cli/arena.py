"""``sobremesa arena``: a match between computer players."""

from __future__ import annotations

import click

from sobremesa.cli.command import Command
from sobremesa.cli.match_options import MatchOptions, lineup, match_options
from sobremesa.locales import Words


def command(say: Words) -> click.Command:
    """Let computer players meet."""

    def run(seats: str | None, json: bool, **given: object) -> None:
        # Imported here: the other commands start without waiting for what only matches need.
        from sobremesa.cli.match_answers import print_match
        from sobremesa.cli.matches import play_matches

        options = MatchOptions.of(given)
        players = lineup(seats, options)
        answer = play_matches(say, options, [players])
        print_match(say, answer, json)

    return Command(say, "arena", run, match_options(say, "cli-option-arena-seats"))
