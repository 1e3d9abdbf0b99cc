"""``sobremesa bench``: how fast the rules are on this machine."""

from __future__ import annotations

import click

import sobremesa
from sobremesa import Game
from sobremesa.cli.command import Command, as_json
from sobremesa.cli.measure import Speed, measure
from sobremesa.cli.output import compiled, print_json, print_table, progress
from sobremesa.cli.simulate import find_game
from sobremesa.locales import Words

COLUMNS = ("game", "rules", "players", "step", "playout", "clone", "legal")


def command(say: Words) -> click.Command:
    """Measure the rules."""

    def run(game: tuple[str, ...], json: bool) -> None:
        chosen = [find_game(name) for name in dict.fromkeys(game or sobremesa.games())]
        setups = [setup for game in chosen for setup in _setups(game)]
        speeds: list[Speed] = []
        with progress(say("cli-bench-progress")) as bar:
            task = bar.add_task("", total=len(setups))
            for game_, rules, players in setups:
                speeds.append(measure(game_.start(players, rules)))
                bar.update(task, advance=1)
        if json:
            print_json({"compiled": compiled(), "speeds": speeds})
        else:
            _print(say, speeds)

    argument = click.Argument(["game"], metavar="[GAME …]", type=click.STRING, nargs=-1)
    return Command(say, "bench", run, [argument, as_json(say)])


def _setups(game: Game) -> list[tuple[Game, str, int]]:
    counts = sorted({game.min_players, game.max_players})
    return [(game, rules, players) for rules in game.rule_sets for players in counts]


def _print(say: Words, speeds: list[Speed]) -> None:
    print(say("cli-bench-form", form="compiled" if compiled() else "interpreted"))
    print_table(
        [say(f"cli-column-{column}") for column in COLUMNS],
        [
            [
                speed.game,
                speed.rules,
                str(speed.players),
                f"{speed.steps_per_second:,.0f}",
                f"{speed.playout_steps_per_second:,.0f}",
                f"{speed.clone_microseconds:.2f}",
                f"{speed.legal_microseconds:.2f}",
            ]
            for speed in speeds
        ],
        numbers=5,
    )
    if not compiled():
        print(say("cli-bench-interpreted"))
