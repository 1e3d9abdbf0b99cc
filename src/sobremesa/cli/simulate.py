"""``sobremesa simulate``: whole games between computer players."""

from __future__ import annotations

from pathlib import Path

import click

import sobremesa
from sobremesa import BadSetup, Game, UnknownGame
from sobremesa.cli.command import Command, Whole, as_json, option
from sobremesa.cli.output import compiled, print_json, print_table, progress
from sobremesa.cli.problems import Misuse, Problem, listed, shown, unreadable
from sobremesa.cli.series import Series, Tally
from sobremesa.locales import Words
from sobremesa.players import UnknownPlayer, player
from sobremesa.players.learned import BadNetwork

GAMES = 100
MOST_GAMES = 1_000_000_000
MOST_SEATS = 99
LARGEST_SEED = 2**63 - 1


def command(say: Words) -> click.Command:
    """Let computer players play."""

    def run(
        game: str,
        rules: str | None,
        players: int | None,
        games: int,
        seed: int,
        seats: str | None,
        records: str | None,
        json: bool,
    ) -> None:
        series = _series(game, rules, players, seats, seed)
        folder = None if records is None else _folder(Path(records), series, games)
        tally = series.new_tally()
        with progress(say("cli-simulate-progress", game=game)) as bar:
            task = bar.add_task(game, total=games)
            for number in range(games):
                record = _played(series, number, tally)
                if folder is not None:
                    _write(folder / series.file_name(number), record)
                bar.update(task, advance=1)
        if json:
            print_json({**series.about(), "compiled": compiled(), **tally.result(series.levels)})
        else:
            _print(say, series, tally)

    parameters: list[click.Parameter] = [
        click.Argument(["game"], metavar="GAME", type=click.STRING),
        option(say, "rules", "RULES", "cli-option-rules", click.STRING, None),
        option(say, "players", "N", "cli-option-players", Whole(1, MOST_SEATS), None),
        option(say, "games", "K", "cli-option-games", Whole(1, MOST_GAMES), GAMES),
        option(say, "seed", "S", "cli-option-seed", Whole(0, LARGEST_SEED), 0),
        option(say, "seats", "NAME,…", "cli-option-seats", click.STRING, None),
        option(say, "records", "DIR", "cli-option-records", click.STRING, None),
        as_json(say),
    ]
    return Command(say, "simulate", run, parameters)


def find_game(name: str) -> Game:
    """The game of that name; raises ``Misuse``."""
    try:
        return sobremesa.game(name)
    except UnknownGame as error:
        raise Misuse("cli-misuse-no-game", given=name, allowed=listed(error.allowed)) from error


def _series(
    name: str, rules: str | None, players: int | None, seats: str | None, seed: int
) -> Series:
    game = find_game(name)
    levels = ["random"] if seats is None else known_players(seats)
    count = players or (len(levels) if len(levels) > 1 else game.min_players)
    if len(levels) == 1:
        levels *= count
    if len(levels) != count:
        raise Misuse("cli-misuse-seats", seats=len(levels), players=count)
    try:
        start = game.start(count, rules)
    except BadSetup as error:
        key = "--rules" if error.code == "rules" else "--players"
        raise Misuse(
            "cli-misuse-choice", option=key, given=str(error.given), allowed=listed(error.allowed)
        ) from error
    return Series(start, tuple(levels), seed)


def _played(series: Series, number: int, tally: Tally) -> str:
    """The record of a game; raises ``Problem`` where a player has a network that is none."""
    try:
        return series.play(number, tally)
    except BadNetwork as error:
        raise Problem("cli-problem-network", what=str(error)) from error


def known_players(seats: str) -> list[str]:
    """The players that are named; raises ``Misuse`` for one that there is not."""
    named = [text.strip() for text in seats.split(",")]
    for text in named:
        try:
            player(text, 0)
        except UnknownPlayer as error:
            allowed = listed(error.allowed)
            raise Misuse("cli-misuse-player", given=text, allowed=allowed) from error
    return named


def _folder(folder: Path, series: Series, games: int) -> Path:
    """The folder for the records, created where needed; nothing in it is written over."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        present = {path.name for path in folder.iterdir()}
    except OSError as error:
        raise unreadable(folder, error) from error
    except ValueError as error:
        raise Problem("cli-problem-file", file=shown(folder), why=str(error)) from error
    for number in range(games):
        if series.file_name(number) in present:
            raise Problem("cli-problem-exists", file=shown(folder / series.file_name(number)))
    return folder


def _write(path: Path, text: str) -> None:
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise unreadable(path, error) from error


def _print(say: Words, series: Series, tally: Tally) -> None:
    form = "compiled" if compiled() else "interpreted"
    print(
        say(
            "cli-simulate-done",
            game=series.start.game.name,
            rules=series.start.rules,
            games=tally.games,
            decisions=tally.decisions,
            seconds=round(tally.seconds, 2),
            speed=round(tally.decisions / tally.seconds),
            form=form,
        )
    )
    heads = ["seat", "player", "mean", "wins"]
    print_table(
        [say(f"cli-column-{head}") for head in heads],
        [
            [str(seat + 1), level, f"{tally.mean_score(seat):.2f}", f"{tally.win_share(seat):.1%}"]
            for seat, level in enumerate(series.levels)
        ],
        numbers=2,
    )
