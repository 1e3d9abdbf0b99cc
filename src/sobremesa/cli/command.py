"""click's commands and values, speaking with our words."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import click

from sobremesa.cli.problems import Misuse, listed
from sobremesa.locales import Words

WIDTH = 88


class Command(click.Command):
    """One command."""

    def __init__(
        self,
        say: Words,
        name: str,
        run: Callable[..., None],
        parameters: list[click.Parameter],
    ) -> None:
        about = say(f"cli-{name}")
        super().__init__(name, callback=run, params=parameters, help=about, short_help=about)
        self.say = say

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments; refuse what is too much."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise Misuse("cli-misuse-too-much", given=" ".join(rest), command=ctx.command_path)
        return rest

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """``--help``, in the reader's language."""
        return _help_option(super().get_help_option(ctx), self.say)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How the command is used."""
        formatter.width = WIDTH
        usage = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, usage, prefix=self.say("cli-usage") + " ")
        formatter.write_paragraph()
        formatter.write_text(self.help or "")
        _write_options(self, self.say, ctx, formatter)


class Group(click.Group):
    """The command of all commands."""

    def __init__(self, say: Words, name: str, about: str) -> None:
        super().__init__(
            name,
            help=about,
            no_args_is_help=False,
            invoke_without_command=True,
            params=[
                click.Option(
                    ["--version"],
                    is_flag=True,
                    is_eager=True,
                    expose_value=False,
                    callback=_tell_version,
                    help=say("cli-option-version"),
                )
            ],
        )
        self.say = say
        self.callback = self._without_command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command of that name."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise Misuse("cli-misuse-no-command", given=args[0], allowed=listed([*self.commands]))
        return super().resolve_command(ctx, args)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """``--help``, in the reader's language."""
        return _help_option(super().get_help_option(ctx), self.say)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What there is."""
        formatter.width = WIDTH
        usage = self.say("cli-usage-pieces")
        formatter.write_usage(ctx.command_path, usage, prefix=self.say("cli-usage") + " ")
        formatter.write_paragraph()
        formatter.write_text(self.help or "")
        with formatter.section(self.say("cli-commands")):
            formatter.write_dl(
                [(name, command.short_help or "") for name, command in self.commands.items()]
            )
        _write_options(self, self.say, ctx, formatter)

    def _without_command(self) -> None:
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            click.echo(context.get_help())


class Whole(click.ParamType[int]):
    """A whole number from ``low`` to ``high``."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number that was given; raises ``Misuse``."""
        del ctx
        if isinstance(value, int):
            return value
        text = str(value)
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) <= len(str(self.high)):
            number = int(text)
            if self.low <= number <= self.high:
                return number
        raise Misuse(
            "cli-misuse-number",
            option=_name(param),
            given=text,
            low=str(self.low),
            high=str(self.high),
        )


class Wholes(click.ParamType[list[int]]):
    """Whole numbers with commas between them, no smaller than ``least``."""

    name = "numbers"

    def __init__(self, least: int = 1) -> None:
        self._least = least

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> list[int]:
        """The numbers that were given; raises ``Misuse``."""
        del ctx
        parts = str(value).split(",")
        if all(part.isascii() and part.isdigit() and len(part) <= 3 for part in parts):
            numbers = [int(part) for part in parts]
            if min(numbers) >= self._least:
                return numbers
        low = str(self._least)
        raise Misuse("cli-misuse-numbers", option=_name(param), low=low, given=str(value))


def option(
    say: Words,
    name: str,
    letters: str | None,
    about: str,
    kind: click.ParamType[Any] | None,
    default: object,
) -> click.Option:
    """``--name LETTERS``; without letters a switch."""
    if letters is None:
        return click.Option([f"--{name}"], is_flag=True, help=say(about))
    return click.Option([f"--{name}"], type=kind, default=default, metavar=letters, help=say(about))


def as_json(say: Words) -> click.Option:
    """``--json``."""
    return option(say, "json", None, "cli-option-json", None, None)


def _name(param: click.Parameter | None) -> str:
    if param is None:
        return ""
    return param.opts[0] if isinstance(param, click.Option) else str(param.metavar)


def _tell_version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked:
        click.echo(f"sobremesa {version('sobremesa')}")
        ctx.exit()


def _help_option(made: click.Option | None, say: Words) -> click.Option | None:
    if made is not None:
        made.help = say("cli-option-help")
    return made


def _write_options(
    command: click.Command, say: Words, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    rows = [
        row
        for parameter in command.get_params(ctx)
        if isinstance(parameter, click.Option)
        and (row := parameter.get_help_record(ctx)) is not None
    ]
    with formatter.section(say("cli-options")):
        formatter.write_dl(rows)
