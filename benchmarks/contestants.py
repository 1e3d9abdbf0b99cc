"""Who is measured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

STEPS = "decisions, step by step from Python"
PLAYOUT = "decisions in a compiled playout"
GAMES = "decisions in whole games of its own random players"
CLONES = "clones"


@dataclass(frozen=True)
class Contestant:
    """One thing that is measured: ``work`` does some of it and says how many units it did."""

    name: str
    what: str
    work: Callable[[], int]
