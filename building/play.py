"""Build the page and the rules at the same time, then serve the table and open the browser."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from compiled_copy import COPY, bring_up_to_date
from compiling import NO_COMPILER, ROOT, compiles

BUILDING = Path(__file__).parent


def main(arguments: list[str]) -> None:
    """Build, then become the server."""
    page = subprocess.Popen([sys.executable, str(BUILDING / "page.py")])
    environment = dict(os.environ)
    fast = compiles()
    try:
        if fast:
            bring_up_to_date()
    finally:
        failed = page.wait() != 0
    if failed:
        raise SystemExit("the page could not be built; see above")
    if fast:
        bring_up_to_date()  # now with the page
        environment["PYTHONPATH"] = str(COPY)
    else:
        print(NO_COMPILER, file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "sobremesa", "serve", "--open", *arguments]
    os.chdir(ROOT)
    sys.stdout.flush()
    os.execve(sys.executable, command, environment)


if __name__ == "__main__":
    main(sys.argv[1:])
