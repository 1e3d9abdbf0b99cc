"""The levels people choose from, from one a child beats to the best there is."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

LEVELS: Final[tuple[str, ...]] = ("level:1", "level:2", "level:3", "level:4", "level:5")

# Milliseconds that a level has for a decision at a table, and the best one.
LONGEST: Final = 1000
LONGEST_OF_THE_BEST: Final = 3000

ANY: Final = "any"  # where a game or a version of it has no levels of its own


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays at a level."""

    player: str
    mistakes: float = 0.0  # the share of decisions that are any legal action


def level(game: str, rules: str, name: str) -> Level:
    """Who plays at the level of that name, one of ``LEVELS``."""
    table = _table()
    named = table.get(game, {}).get(rules) or table[ANY][ANY]
    return named[name.removeprefix("level:")]


def longest(name: str) -> int:
    """How many milliseconds whoever plays under that name has for a decision at a table."""
    return LONGEST_OF_THE_BEST if name == LEVELS[-1] else LONGEST


@cache
def _table() -> dict[str, dict[str, dict[str, Level]]]:
    """By game, version and number."""
    text = files(__package__).joinpath("levels.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, dict[str, dict[str, Level]]])
