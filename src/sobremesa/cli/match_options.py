"""What can be asked of a match on the command line."""

from __future__ import annotations

import os
from typing import Any, Final, NamedTuple, cast

import click

from sobremesa.cli.command import Whole, as_json, option
from sobremesa.cli.problems import Misuse
from sobremesa.cli.simulate import LARGEST_SEED, MOST_SEATS, find_game, known_players
from sobremesa.locales import Words

GAMES: Final = 100
MOST_GAMES: Final = 1_000_000
MOST_WORKERS: Final = 999
FILE: Final = "matches.jsonl"
CLUSTER: Final = "ray://"
NEVER: Final = "never"


class MatchOptions(NamedTuple):
    """What was asked for, besides who plays."""

    game: str
    rules: str | None
    players: int | None
    games: int
    seed: int
    settle: tuple[float, ...] | None  # shares of wins; None: the fair one
    separate: bool
    file: str
    workers: int | str
    records: str | None
    picture: str | None

    @staticmethod
    def of(given: dict[str, object]) -> MatchOptions:
        """The options as click gives them."""
        return MatchOptions(**cast("dict[str, Any]", given))


def match_options(say: Words, about_seats: str) -> list[click.Parameter]:
    """The game, who plays, and all that ``MatchOptions`` holds."""
    return [
        click.Argument(["game"], metavar="GAME", type=click.STRING),
        option(say, "seats", "NAME,…", about_seats, click.STRING, None),
        option(say, "rules", "RULES", "cli-option-rules", click.STRING, None),
        option(say, "players", "N", "cli-option-players", Whole(1, MOST_SEATS), None),
        option(say, "games", "K", "cli-option-match-games", Whole(1, MOST_GAMES), GAMES),
        option(say, "seed", "S", "cli-option-seed", Whole(0, LARGEST_SEED), 0),
        option(say, "settle", "%,…", "cli-option-settle", Percentages(), None),
        option(say, "separate", None, "cli-option-separate", None, None),
        option(say, "file", "FILE", "cli-option-file", click.STRING, FILE),
        option(say, "workers", "N", "cli-option-workers", Workplace(), os.cpu_count() or 1),
        option(say, "records", "DIR", "cli-option-records", click.STRING, None),
        option(say, "picture", "FILE", "cli-option-picture", click.STRING, None),
        as_json(say),
    ]


def lineup(seats: str | None, options: MatchOptions) -> tuple[str, ...]:
    """Who sits down in the first game: one named for each seat, or one for all."""
    if seats is None:
        raise Misuse("cli-misuse-missing", argument="--seats")
    named = known_players(seats)
    players = options.players
    if len(named) == 1:
        named *= players or find_game(options.game).min_players
    if players is not None and len(named) != players:
        raise Misuse("cli-misuse-seats", seats=len(named), players=players)
    return tuple(named)


class Percentages(click.ParamType[tuple[float, ...]]):
    """Percentages between 0 and 100, or ``never`` for none at all."""

    name = "percentages"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[float, ...]:
        """They as shares from 0 to 1; raises ``Misuse``."""
        del param, ctx
        if value == NEVER:
            return ()
        try:
            shares = tuple(float(text.strip().removesuffix("%")) / 100 for text in value.split(","))
        except ValueError as error:
            raise Misuse("cli-misuse-settle", given=value) from error
        if not all(0 < share < 1 for share in shares):
            raise Misuse("cli-misuse-settle", given=value)
        return shares


class Workplace(click.ParamType["int | str"]):
    """How many games at a time on this machine, or the address of a cluster."""

    name = "workers"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> int | str:
        """A number or an address; raises ``Misuse``."""
        del param, ctx
        if isinstance(value, int):
            return value
        text = str(value)
        if text.startswith(CLUSTER) and len(text) > len(CLUSTER):
            return text
        if text.isascii() and text.isdigit() and len(text) <= len(str(MOST_WORKERS)):
            number = int(text)
            if 1 <= number <= MOST_WORKERS:
                return number
        raise Misuse("cli-misuse-workers", given=text, high=str(MOST_WORKERS))
