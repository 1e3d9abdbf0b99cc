"""A copy of the package with compiled rules in build/compiled, kept up with the sources.

python building/compiled_copy.py       make it, or bring it up to date
PYTHONPATH=build/compiled pytest …     use it in place of the development install
"""

from __future__ import annotations

import contextlib
import filecmp
import hashlib
import os
import shutil
import sys
from importlib.metadata import version
from pathlib import Path

from compiling import COMPILED, NO_COMPILER, ROOT, SOURCE, c_compiler_works, extensions

COPY = ROOT / "build" / "compiled"
BUILDING = ROOT / "building"
STAMP = COPY / "made-from"
WORK = ROOT / "build" / "compiling"
PACKAGE = SOURCE / "sobremesa"
LEFT_OUT = {"__pycache__", ".mypy_cache"}


def tools() -> str:
    """What compiles, in one number: Python, mypyc and how it is asked."""
    used = [sys.version, *(version(name) for name in ("mypy", "librt"))]
    asked = [(BUILDING / name).read_text("utf-8") for name in ("compiling.py", "mypyc.ini")]
    return hashlib.sha256("\n".join(used + asked).encode()).hexdigest()


def fingerprint(source: Path = SOURCE) -> str:
    """What compiled modules depend on, in one number: their sources, and what compiles them."""
    made_from = hashlib.sha256(tools().encode())
    folders = {pattern.partition("/")[0] for pattern in COMPILED}
    for path in sorted(
        path for folder in folders for path in (source / "sobremesa" / folder).rglob("*.py")
    ):
        made_from.update(f"\n{path.relative_to(source)}\n".encode())
        made_from.update(path.read_bytes())
    return made_from.hexdigest()


def is_fresh() -> bool:
    """Whether the copy is there and the same as the present sources."""
    return _is_compiled_from_these() and not _outdated()


def bring_up_to_date() -> None:
    """Compile where a compiled module changed, and copy what else changed."""
    if not _is_compiled_from_these():
        if not c_compiler_works():
            raise SystemExit(NO_COMPILER)
        print("compiling the rules (a minute or two; afterwards only what changed)", flush=True)
        _compile()
    present = _files(PACKAGE)
    for path in _files(COPY / "sobremesa") - present:
        if path.suffix != ".so":
            (COPY / "sobremesa" / path).unlink()
    for path in _outdated():
        target = COPY / "sobremesa" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(PACKAGE / path, target)


def _compile() -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # What other tools left is not built upon.
    if not (WORK / "tools").is_file() or (WORK / "tools").read_text() != tools():
        shutil.rmtree(WORK, ignore_errors=True)
    # From a snapshot: somebody may go on writing while the compiler works.
    shutil.rmtree(WORK / "src", ignore_errors=True)
    shutil.copytree(SOURCE, WORK / "src", ignore=shutil.ignore_patterns(*LEFT_OUT, "page"))
    (WORK / "tools").write_text(tools())
    shutil.rmtree(COPY, ignore_errors=True)
    with contextlib.chdir(WORK):
        modules = extensions(WORK / "c", WORK / "src")
        command = build_ext(Distribution({"ext_modules": modules}))
        command.build_lib = str(WORK / "modules")
        command.build_temp = str(WORK / "objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    for built in map(Path, command.get_outputs()):
        target = COPY / built.relative_to(WORK / "modules")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(built, target)
    STAMP.write_text(fingerprint(WORK / "src"))


def _is_compiled_from_these() -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def _outdated() -> list[Path]:
    """The files of the package that are absent from the copy or other than there."""
    return sorted(
        path
        for path in _files(PACKAGE)
        if not (COPY / "sobremesa" / path).is_file()
        or not filecmp.cmp(PACKAGE / path, COPY / "sobremesa" / path)
    )


def _files(folder: Path) -> set[Path]:
    return {
        path.relative_to(folder)
        for path in folder.rglob("*")
        if path.is_file() and not LEFT_OUT.intersection(path.parts)
    }


if __name__ == "__main__":
    bring_up_to_date()
