"""The server as a program of its own, for tests that kill it: PORT DATA."""

import sys
from pathlib import Path

from sobremesa.server import CannotServe, serve

if __name__ == "__main__":
    try:
        serve(
            "127.0.0.1",
            int(sys.argv[1]),
            Path(sys.argv[2]),
            ready=lambda url: print(url, flush=True),
        )
    except CannotServe as error:
        sys.exit(str(error))
