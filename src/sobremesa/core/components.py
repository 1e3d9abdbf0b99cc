"""What is in a game's box: its ``components.toml``, read once when the game is imported."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def components(package: str) -> dict[str, Any]:
    """The tables of the ``components.toml`` that lies in ``package``."""
    found: dict[str, Any] = tomllib.loads(
        files(package).joinpath("components.toml").read_text("utf-8")
    )
    return found
