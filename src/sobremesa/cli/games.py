"""``sobremesa games``: what can be played."""

from __future__ import annotations

import click

import sobremesa
from sobremesa.cli.command import Command, as_json
from sobremesa.cli.output import print_json, print_table
from sobremesa.cli.problems import listed
from sobremesa.locales import Words


def command(say: Words) -> click.Command:
    """List the games."""

    def run(json: bool) -> None:
        found = [sobremesa.game(name) for name in sobremesa.games()]
        if json:
            print_json({"games": [_about(game) for game in found]})
            return
        print_table(
            [say("cli-column-game"), say("cli-column-players"), say("cli-column-rules")],
            [
                [game.name, f"{game.min_players}–{game.max_players}", listed(game.rule_sets)]
                for game in found
            ],
        )

    return Command(say, "games", run, [as_json(say)])


def _about(game: sobremesa.Game) -> dict[str, object]:
    return {
        "name": game.name,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "rule_sets": list(game.rule_sets),
        "options": [
            {"name": option.name, "default": option.default, "values": list(option.values)}
            for option in game.options
        ],
        "actions": game.action_count,
        "rules_version": game.rules_version,
    }
