"""``sobremesa replay``: what came of a recorded game."""

from __future__ import annotations

from pathlib import Path

import click

import sobremesa
from sobremesa import BadReplay, Record, State
from sobremesa.cli.command import Command, as_json
from sobremesa.cli.output import print_json, print_table
from sobremesa.cli.record_file import not_replayed, read_record
from sobremesa.locales import Words


def command(say: Words) -> click.Command:
    """Replay a record."""

    def run(file: str, json: bool) -> None:
        record = read_record(Path(file))
        try:
            end = record.replay(sobremesa.game)
        except BadReplay as error:
            raise not_replayed(Path(file), error) from error
        if json:
            print_json(_result(record, end))
        else:
            _print(say, record, end)

    argument = click.Argument(["file"], metavar="FILE", type=click.STRING)
    return Command(say, "replay", run, [argument, as_json(say)])


def _result(record: Record, end: State) -> dict[str, object]:
    return {
        "game": record.game,
        "rules": record.rules,
        "players": record.players,
        "seats": [_name(record, seat) for seat in range(record.players)],
        "plies": len(record.actions),
        "is_over": end.is_over,
        "scores": list(end.scores),
        "winners": list(end.winners),
    }


def _print(say: Words, record: Record, end: State) -> None:
    plies = len(record.actions)
    state = "over" if end.is_over else "running"
    print(say(f"cli-replay-{state}", game=record.game, rules=record.rules, plies=plies))
    winners = end.winners
    print_table(
        [say("cli-column-seat"), say("cli-column-name"), say("cli-column-score"), ""],
        [
            [
                str(seat + 1),
                _name(record, seat) or "",
                str(score),
                say("cli-replay-won") if seat in winners else "",
            ]
            for seat, score in enumerate(end.scores)
        ],
    )


def _name(record: Record, seat: int) -> str | None:
    return record.seats[seat] if seat < len(record.seats) else None
