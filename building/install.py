"""Set up the environment this runs in: the package as it stands here, and what its work needs.

python building/install.py            to play: with mypyc, and Node where there is none
python building/install.py dev bench  to test and to measure too
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main(extras: list[str]) -> None:
    """Install with pip; raises ``SystemExit`` where that fails."""
    # Needed before the look for a C compiler, which is setuptools' own.
    _pip("setuptools>=77")
    from compiling import NO_COMPILER, compiles, compiling_needs
    from node import node_needs

    project = f"{ROOT}[{','.join(extras)}]" if extras else str(ROOT)
    needs = ["-e", project]
    if compiles():
        needs += compiling_needs()
    else:
        print(NO_COMPILER, file=sys.stderr, flush=True)
    _pip(*needs, *node_needs())


def _pip(*needs: str) -> None:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*command, *needs], check=False).returncode != 0:
        raise SystemExit("pip could not install what is needed; see above")


if __name__ == "__main__":
    print("installing Python packages", flush=True)
    main(sys.argv[1:])
