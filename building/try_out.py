"""Whether the package that is installed in this environment is whole."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

from compiling import compiles

COMMAND = Path(sys.executable).parent / "sobremesa"


def main() -> None:
    """Look at its parts; raises ``SystemExit`` for the first that is not as it should be."""
    os.chdir(Path(sys.prefix))  # not where the sources are
    where = files("sobremesa")
    _expect(Path(str(where)).is_relative_to(Path(sys.prefix)), f"installed in {where}")
    _expect(where.joinpath("py.typed").is_file(), "types")
    _expect(where.joinpath("server/page/index.html").is_file(), "the page")
    _expect(where.joinpath("server/migrations/env.py").is_file(), "migrations")
    games = [game["name"] for game in _told("games")["games"]]
    _expect(len(games) > 0, f"the games: {', '.join(games)}")
    for name in games:
        told = _told("simulate", name, "--games", "2")
        _expect(told["games"] == 2, f"games of {name} can be simulated")
        _expect(told["compiled"] == compiles(), f"its rules {'' if compiles() else 'not '}compiled")


def _told(*arguments: str) -> dict[str, Any]:
    """What the installed command answers in JSON."""
    command = [str(COMMAND), *arguments, "--json"]
    told: dict[str, Any] = json.loads(
        subprocess.run(command, check=True, capture_output=True).stdout
    )
    return told


def _expect(fact: bool, what: str) -> None:
    print(f"   {'yes' if fact else 'NO'}: {what}")
    if not fact:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
