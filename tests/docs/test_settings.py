"""docs/server.md names every setting of the server, with what it usually is."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from sobremesa.server import Settings

SERVER = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
TOLD = dict(re.findall(r"^\| `([A-Z_]+)` \| ([^|]+) \|", SERVER, re.MULTILINE))
BY_MACHINE = {"COMPUTER_PROCESSES": "cores, at most 4"}


def test_every_setting_is_told_with_its_usual_value() -> None:
    usual = {field.name.upper(): str(field.default) for field in fields(Settings)}
    assert {name: told.strip("`") for name, told in TOLD.items()} == usual | BY_MACHINE
