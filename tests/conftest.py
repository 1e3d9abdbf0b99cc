"""Which rules the tests run, interpreted or compiled: said aloud, and never the wrong ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sobremesa.core import state as rules

ROOT = Path(__file__).parents[1]
FORM = "interpreted" if str(rules.__file__).endswith(".py") else "compiled"


def pytest_configure() -> None:
    """Stop where the rules are not the ones that were asked for."""
    expected = os.environ.get("SOBREMESA_EXPECT", FORM)
    if expected not in ("compiled", "interpreted"):
        pytest.exit(f"SOBREMESA_EXPECT is compiled or interpreted, not {expected!r}", 2)
    if expected != FORM:
        pytest.exit(f"the rules are {FORM} ({rules.__file__}), {expected} ones were expected", 2)
    if FORM == "compiled" and not _is_fresh():
        pytest.exit(
            f"{rules.__file__} was compiled from other sources than these; "
            "run: python building/compiled_copy.py",
            2,
        )


def pytest_report_header() -> str:
    """Tell which rules run."""
    return f"rules: {FORM} ({Path(str(rules.__file__)).parents[1]})"


def _is_fresh() -> bool:
    check = "import compiled_copy, sys; sys.exit(not compiled_copy.is_fresh())"
    ours = Path(str(rules.__file__)).is_relative_to(ROOT / "build" / "compiled")
    return (
        ours
        and subprocess.run(
            [sys.executable, "-c", check], cwd=ROOT / "building", check=False
        ).returncode
        == 0
    )
