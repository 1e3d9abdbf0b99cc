"""What an operator may set: limits that keep one visitor from spoiling the evening of others."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from sobremesa.players import LEVELS, UnknownPlayer, player
from sobremesa.server.refusals import CannotServe, listed


@dataclass(frozen=True)
class Settings:
    """Limits of one server; each can be given as ``SOBREMESA_<NAME>`` in the environment."""

    requests_per_second: int = 100  # from one address
    new_tables_per_minute: int = 60  # from one address
    tables_per_visitor: int = 200
    sockets_per_visitor: int = 32
    entries_per_table: int = 20_000  # a long game has about a thousand; undoing writes entries too
    body_bytes: int = 16 * 1024
    request_seconds: int = 30  # in which a request has to be there
    cached_tables: int = 64
    computer_processes: int = max(1, min(4, os.cpu_count() or 2))
    computer_niceness: int = 10  # how far the server itself goes first
    decision_ms: int = 3000  # the longest that a computer player plans to think
    answer_ms: int = 1000  # how long he takes where even his haste would tell what he holds
    pace_ms: int = 400  # how long he takes where all seats are lent to computers
    hint_ms: int = 1000
    grace_ms: int = 2000  # longer than was planned: then the process is killed
    hint_player: str = LEVELS[-1]

    @classmethod
    def from_environment(cls) -> Settings:
        """The defaults, changed by what the environment says; raises ``CannotServe``."""
        changed: dict[str, Any] = {}
        for field in fields(cls):
            name = f"SOBREMESA_{field.name.upper()}"
            given = os.environ.get(name)
            if given is None:
                continue
            if isinstance(field.default, str):
                _check_player(name, given)
                changed[field.name] = given
            elif given.isascii() and given.isdigit() and int(given) >= 1:
                changed[field.name] = int(given)
            else:
                raise CannotServe("setting", name=name, given=given)
        return cls(**changed)


def _check_player(name: str, given: str) -> None:
    try:
        player(given, 0)
    except UnknownPlayer as error:
        raise CannotServe(
            "player", name=name, given=given, allowed=listed(error.allowed)
        ) from error


def default_data_dir() -> Path:
    """Where games are kept when nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "sobremesa"
