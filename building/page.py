"""The page: built by npm from web/ into the package, where the server finds it.

python building/page.py            build it, unless nothing has changed
python building/page.py NAME …     the scripts of web/package.json with these names
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from node import run_npm

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
LOCALES = ROOT / "src" / "sobremesa" / "locales"
PAGE = ROOT / "src" / "sobremesa" / "server" / "page"
ENTRY = PAGE / "index.html"


def page_is_to_be_built() -> bool:
    """Whether the built page is absent or older than what it is made from.

    Source archives hold the built page and no web/.
    """
    if not WEB.is_dir():
        if not ENTRY.is_file():
            raise SystemExit(f"there is neither a built page in {PAGE} nor its source in {WEB}")
        return False
    if not ENTRY.is_file():
        return True
    built = ENTRY.stat().st_mtime
    return any(path.stat().st_mtime > built for path in _sources())


def build_page() -> None:
    """Build the page where that is needed."""
    if page_is_to_be_built():
        print("building the page", flush=True)
        install_packages()
        run_npm(WEB, "run", "build")


def install_packages() -> None:
    """What web/package-lock.json names, unless it is there already."""
    wanted = WEB / "package-lock.json"
    present = WEB / "node_modules" / ".package-lock.json"
    if not present.is_file() or present.stat().st_mtime < wanted.stat().st_mtime:
        run_npm(WEB, "ci", "--no-audit", "--no-fund")


def _sources() -> Iterator[Path]:
    for path in WEB.iterdir():
        if path.is_file():
            yield path
    for folder in (WEB / "src", WEB / "public", LOCALES):
        yield from (path for path in folder.rglob("*") if path.is_file())


if __name__ == "__main__":
    scripts = sys.argv[1:]
    if scripts:
        install_packages()
        for script in scripts:
            run_npm(WEB, "run", script)
    else:
        build_page()
