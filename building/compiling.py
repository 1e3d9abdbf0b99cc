"""Which modules are compiled with mypyc, and how. The same files run interpreted."""

from __future__ import annotations

import os
import re
import tempfile
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"

# The rules and what plays whole games over them. Calls between them stay native.
COMPILED = (
    "core/*.py",
    "games/*/*.py",
    "players/playout.py",
    "players/search/*.py",
    "players/learned/*.py",
)

# msgspec reads the annotations of the classes that describe a position, or the file of a network;
# compiled they are lost.
NOT_COMPILED = ("__init__.py", "position.py", "network_file.py")

IMPORTED = ("librt", "msgspec", "mypy_extensions")  # by compiled modules

SWITCH = "SOBREMESA_COMPILE"

PROBE = """#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""

NO_COMPILER = (
    "No working C compiler (with Python's headers) was found: the rules will run interpreted, "
    "correct but several times slower. To have them fast, install a compiler and repeat this; "
    f"{SWITCH}=0 asks for interpreted rules."
)


def compiled_modules(source: Path = SOURCE) -> list[Path]:
    """The files that are compiled."""
    package = source / "sobremesa"
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(path for path in found if path.name not in NOT_COMPILED)


def compiling_needs() -> list[str]:
    """What pip has to install so that modules can be compiled: mypyc, and what they import."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    [mypy] = (need for need in project["optional-dependencies"]["dev"] if _names(need) == "mypy")
    return [mypy, *(need for need in project["dependencies"] if _names(need) in IMPORTED)]


@cache
def compiles() -> bool:
    """Whether to compile: what SOBREMESA_COMPILE says, else whether a C compiler works here."""
    asked = os.environ.get(SWITCH, "")
    if asked not in ("", "0", "1"):
        raise SystemExit(f"{SWITCH} is 0 (interpreted) or 1 (compiled), not {asked!r}")
    if asked:
        return asked == "1"
    return c_compiler_works()


def c_compiler_works() -> bool:
    """Whether a file that uses Python's C interface can be compiled and linked here."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text(PROBE)
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(probe)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception:  # every way in which a compiler can be missing or broken
            return False
    return True


def extensions(target: Path, source: Path = SOURCE) -> list[Extension]:
    """The compiled modules; their C is written below ``target``.

    Each game is a group of its own, so that they are compiled side by side, and again only where
    something changed. What all games stand on is one more.
    """
    from mypyc.build import mypycify

    groups: dict[str, list[str]] = {}
    for path in compiled_modules(source):
        folder = path.relative_to(source / "sobremesa").parts
        group = folder[1] if folder[0] == "games" else "base"
        groups.setdefault(f"sobremesa_{group}", []).append(os.path.relpath(path))
    made: list[Extension] = mypycify(
        [
            f"--config-file={ROOT / 'building' / 'mypyc.ini'}",
            *(path for paths in groups.values() for path in paths),
        ],
        separate=[(paths, group) for group, paths in groups.items()],
        target_dir=str(target),
        debug_level="0",
    )
    for extension in made:
        # Nothing replaces a function of ours when it is loaded, so the C compiler may inline them.
        if os.name == "posix":
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return made


def _names(need: str) -> str:
    """The project that a requirement names."""
    return re.split(r"[^\w.-]", need, maxsplit=1)[0]
