"""What an operator may set: limits that keep one visitor from spoiling the evening of others."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields, replace
from pathlib import Path

from sobremesa.server.refusals import CannotServe


@dataclass(frozen=True)
class Settings:
    """Limits of one server; each can be given as ``SOBREMESA_<NAME>`` in the environment."""

    requests_per_second: int = 100  # from one address
    new_tables_per_minute: int = 60  # from one address
    tables_per_visitor: int = 200
    sockets_per_visitor: int = 32
    entries_per_table: int = 20_000  # a long game has about a thousand; undoing writes entries too
    body_bytes: int = 16 * 1024
    cached_tables: int = 64
    computer_processes: int = max(1, min(4, (os.cpu_count() or 2) - 1))

    @classmethod
    def from_environment(cls) -> Settings:
        """The defaults, changed by what the environment says; raises ``CannotServe``."""
        settings = cls()
        for field in fields(cls):
            name = f"SOBREMESA_{field.name.upper()}"
            given = os.environ.get(name)
            if given is None:
                continue
            if not given.isascii() or not given.isdigit() or int(given) < 1:
                raise CannotServe("setting", name=name, given=given)
            settings = replace(settings, **{field.name: int(given)})
        return settings


def default_data_dir() -> Path:
    """Where games are kept when nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "sobremesa"
