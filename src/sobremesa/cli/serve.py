"""``sobremesa serve``: the table in the browser."""

from __future__ import annotations

from pathlib import Path

import click

from sobremesa.cli.command import Command, Whole, option
from sobremesa.cli.problems import Problem
from sobremesa.locales import Words

HOST = "127.0.0.1"
PORT = 8000
HIGHEST_PORT = 65535


def command(say: Words) -> click.Command:
    """Run the server."""

    def run(host: str, port: int, data: str | None, open: bool) -> None:  # noqa: A002
        # Imported here: the other commands need no web server and start without waiting for it.
        from sobremesa.server import CannotServe, default_data_dir, serve

        folder = default_data_dir() if data is None else Path(data)

        def ready(url: str) -> None:
            print(say("cli-serve-ready", url=url), flush=True)
            print(say("cli-serve-data", folder=str(folder)), flush=True)
            print(say("cli-serve-stop"), flush=True)

        try:
            serve(host, port, folder, open, ready)
        except (CannotServe, ValueError) as error:
            raise Problem("cli-problem-serve", why=str(error)) from error
        except KeyboardInterrupt:
            return  # how a server is stopped

    parameters: list[click.Parameter] = [
        option(say, "host", "HOST", "cli-option-host", click.STRING, HOST),
        option(say, "port", "PORT", "cli-option-port", Whole(0, HIGHEST_PORT), PORT),
        option(say, "data", "DIR", "cli-option-data", click.STRING, None),
        option(say, "open", None, "cli-option-open", None, None),
    ]
    return Command(say, "serve", run, parameters)
