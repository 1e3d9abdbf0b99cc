"""``sobremesa join``: one network of several that learned from different games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from sobremesa import UnknownGame, game
from sobremesa.cli.command import Command, Wholes, as_json, option
from sobremesa.cli.output import print_json
from sobremesa.cli.problems import Problem, shown, unreadable
from sobremesa.locales import Words
from sobremesa.players.learned import BadNetwork, NetworkFile, network_name, read_network

LARGEST: Final = 64 * 1024 * 1024  # bytes; a network has a hundredth of it


def command(say: Words) -> click.Command:
    """Join networks."""

    def run(
        files: tuple[str, ...],
        out: str,
        members: list[int] | None,
        reach: list[int] | None,
        answers: list[int] | None,
        played_on: list[int] | None,
        json: bool,
    ) -> None:
        # Imported here: the other commands start without waiting for what only this one needs.
        from msgspec.msgpack import encode
        from msgspec.structs import replace

        from sobremesa.learning import brought_up, joined, write_whole

        try:
            read = [_network(Path(file)) for file in files]
            new = [brought_up(one, game(one.game).feature_names()) for one in read]
            made = joined(new, members or [])
            made = replace(made, reach=reach or made.reach)
            if answers is not None:
                made = replace(made, answers=[players for players in answers if players > 0])
            made = replace(made, played_on=made.played_on if played_on is None else played_on)
            made.network(game(made.game), made.rules)
        except (BadNetwork, UnknownGame) as error:
            raise Problem("cli-problem-join", what=str(error)) from error
        path = Path(out) / network_name(made.game, made.rules)
        try:
            if path.exists():
                raise Problem("cli-problem-exists", file=shown(path))
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, encode(made))
        except OSError as error:
            raise unreadable(path, error) from error
        except ValueError as error:  # a name that no file can have
            raise Problem("cli-problem-file", file=shown(path), why=str(error)) from error
        if json:
            told = {name: getattr(made, name) for name in ("reach", "answers", "played_on")}
            print_json({"network": str(path), "members": len(made.members), **told})
            return
        print(say("cli-join-done", file=str(path), members=len(made.members)))

    parameters: list[click.Parameter] = [
        click.Argument(["files"], metavar="FILE…", type=click.STRING, nargs=-1, required=True),
        option(say, "out", "DIR", "cli-option-join-out", click.STRING, "joined"),
        option(say, "members", "N,N…", "cli-option-members", Wholes(), None),
        option(say, "reach", "T,T…", "cli-option-reach", Wholes(), None),
        option(say, "answers", "P,P…", "cli-option-answers", Wholes(0), None),
        option(say, "played-on", "T,T…", "cli-option-played-on", Wholes(0), None),
        as_json(say),
    ]
    return Command(say, "join", run, parameters)


def content_of(path: Path) -> bytes:
    """What the file of a network holds, no more than one can; raises ``Problem``."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST)
    except OSError as error:
        raise unreadable(path, error) from error
    except ValueError as error:  # a name that no file can have
        raise Problem("cli-problem-file", file=shown(path), why=str(error)) from error


def _network(path: Path) -> NetworkFile:
    content = content_of(path)
    try:
        return read_network(content)
    except BadNetwork as error:
        raise BadNetwork(f"{shown(path)}: {error}") from error
