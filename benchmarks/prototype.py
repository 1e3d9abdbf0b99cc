"""The prototype of Torres (no cards), compiled here: what a clone costs is measured against it."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import shutil
import sys
from pathlib import Path
from random import Random
from types import ModuleType

from benchmarks.contestants import CLONES, Contestant

SOURCE = Path(__file__).with_name("prototype_torres.py")
BUILD = Path(__file__).parents[1] / "build" / "prototype"
PROTOTYPE = "the prototype"
SAMPLES = 200


def prototype_clone() -> Contestant:
    """Cloning its states, from everywhere in random games."""
    torres = _compiled().Torres
    rng = Random(1)
    samples = []
    for seed in range(SAMPLES):
        state = torres.new_game(seed)
        state.playout(seed, rng.randrange(150))
        samples.append(state)

    def clone_all() -> int:
        for state in samples:
            state.clone()
        return len(samples)

    return Contestant(PROTOTYPE, CLONES, clone_all)


def _compiled() -> ModuleType:
    """The module, compiled unless it is already."""
    made_from = hashlib.sha256(SOURCE.read_bytes() + sys.version.encode()).hexdigest()
    stamp = BUILD / "made-from"
    if not stamp.is_file() or stamp.read_text() != made_from:
        _compile()
        stamp.write_text(made_from)
    [library] = BUILD.glob("prototype_torres.*.so")
    spec = importlib.util.spec_from_file_location("prototype_torres", library)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _compile() -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.mkdir(parents=True)
    shutil.copy(SOURCE, BUILD)
    with contextlib.chdir(BUILD):
        modules = mypycify([SOURCE.name], target_dir="c", debug_level="0")
        command = build_ext(Distribution({"ext_modules": modules}))
        command.build_lib = str(BUILD)
        command.build_temp = str(BUILD / "objects")
        command.ensure_finalized()
        command.run()
