"""A copy of the project to which a fifth game comes: its files are added, no other is touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = Path(__file__).with_name("last_pebble")  # laid out as the project is
LEFT_OUT = shutil.ignore_patterns("__pycache__", "fifth_game", "node_modules", "page")


def with_the_game(place: Path) -> Path:
    """The project in the folder ``place``, with the files of the game in their places."""
    for folder in ("building", "docs", "src", "tests", "web"):
        shutil.copytree(ROOT / folder, place / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", place)
    (place / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(GAME, place, ignore=LEFT_OUT, dirs_exist_ok=True)
    return place


def run(project: Path, *arguments: str) -> str:
    """What Python writes when it is run in the project; fails where it fails."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env=environment(project),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def environment(project: Path) -> dict[str, str]:
    """Ours, but with the package of that project, and no word of the test that is running."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return ours | {"PYTHONPATH": str(project / "src"), "SOBREMESA_EXPECT": "interpreted"}
