"""How pip builds this project: setuptools, asking only for the tools that this machine needs."""

from __future__ import annotations

import os
import sys
from typing import Any

from compiling import NO_COMPILER, SWITCH, compiles, compiling_needs
from node import node_needs
from page import page_is_to_be_built
from setuptools import build_meta
from setuptools.build_meta import (
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """mypyc where there is a C compiler, Node where the page is to be built without one."""
    needs = list(build_meta.get_requires_for_build_wheel(config_settings))
    if compiles():
        needs += compiling_needs()
    elif SWITCH not in os.environ:
        print(NO_COMPILER, file=sys.stderr, flush=True)
    return needs + _page_needs()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Node where the page is to be built without one: who installs from the archive needs none."""
    return list(build_meta.get_requires_for_build_sdist(config_settings)) + _page_needs()


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """A development install needs neither."""
    os.environ[SWITCH] = "0"
    return list(build_meta.get_requires_for_build_editable(config_settings))


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A development install stays interpreted: a stale compiled module hides an edited source."""
    os.environ[SWITCH] = "0"
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))


def _page_needs() -> list[str]:
    return node_needs() if page_is_to_be_built() else []
