"""``sobremesa train``: a network from nothing, by self-play."""

from __future__ import annotations

import os

import click

from sobremesa import BadSetup, Game
from sobremesa.cli.command import Command, Whole, Wholes, as_json, option
from sobremesa.cli.match_options import Workplace
from sobremesa.cli.problems import Misuse, listed
from sobremesa.cli.simulate import LARGEST_SEED, find_game
from sobremesa.locales import Words

MINUTES = 120
MOST_MINUTES = 100_000
MOST_LINES = 10_000
MOST_LAST_TURNS = 1_000
SIMULATIONS = 10
MOST_SIMULATIONS = 100_000
MATCH = 40
MOST_GAMES = 1_000_000
FOLDER = "training"


def command(say: Words) -> click.Command:
    """Train a network."""

    def run(game: str, rules: str | None, **given: object) -> None:
        # Imported here: the other commands start without waiting for what only this one needs.
        from sobremesa.cli.training import TrainOptions, train

        found = find_game(game)
        train(say, found, _rules(found, rules), TrainOptions.of(given))

    parameters: list[click.Parameter] = [
        click.Argument(["game"], metavar="GAME", type=click.STRING),
        option(say, "rules", "RULES", "cli-option-rules", click.STRING, None),
        option(say, "minutes", "M", "cli-option-minutes", Whole(1, MOST_MINUTES), MINUTES),
        option(say, "out", "DIR", "cli-option-out", click.STRING, FOLDER),
        option(
            say,
            "simulations",
            "N",
            "cli-option-simulations",
            Whole(2, MOST_SIMULATIONS),
            SIMULATIONS,
        ),
        option(say, "seed", "S", "cli-option-training-seed", Whole(0, LARGEST_SEED), 0),
        option(say, "games", "K", "cli-option-final-match", Whole(0, MOST_GAMES), MATCH),
        option(say, "begin-with", "FILE", "cli-option-begin-with", click.STRING, None),
        option(say, "positions", "DIR", "cli-option-positions", click.STRING, None),
        option(say, "lines", "W", "cli-option-lines", Whole(0, MOST_LINES), 0),
        option(say, "last-turns", "N", "cli-option-last-turns", Whole(0, MOST_LAST_TURNS), 0),
        option(say, "hidden", "N,N…", "cli-option-hidden", Wholes(), None),
        option(say, "workers", "N", "cli-option-workers", Workplace(), os.cpu_count() or 1),
        as_json(say),
    ]
    return Command(say, "train", run, parameters)


def _rules(game: Game, rules: str | None) -> str:
    if not game.feature_names():
        raise Misuse("cli-misuse-no-features", game=game.name)
    try:
        game.checked_setup(game.min_players, rules, {})
    except BadSetup as error:
        raise Misuse(
            "cli-misuse-choice",
            option="--rules",
            given=str(error.given),
            allowed=listed(error.allowed),
        ) from error
    return rules or game.rule_sets[0]
