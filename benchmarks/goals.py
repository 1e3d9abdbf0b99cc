"""What the speed of the rules has to reach, as ratios within one run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import sobremesa
from benchmarks.contestants import CLONES, GAMES, PLAYOUT, STEPS, Contestant
from benchmarks.ours import title
from benchmarks.prototype import PROTOTYPE

# How many decisions step by step a game makes while the peer that it is measured by makes one.
PEERS = {"torres": (("quoridor (OpenSpiel)", STEPS, 1.0), ("Catanatron", GAMES, 15.0))}
OTHERWISE = (("chess (OpenSpiel)", STEPS, 1.0),)
PLAYOUT_PER_STEP = 1.5
CLONES_PER_PROTOTYPE = 1 / 1.5


@dataclass(frozen=True)
class Goal:
    """A ratio that is to be reached."""

    name: str
    at_least: float
    ratio: float

    @property
    def reached(self) -> bool:
        """Whether it is."""
        return self.ratio >= self.at_least


def goals(contestants: list[Contestant], figures: dict[Contestant, float]) -> list[Goal]:
    """The goals of every game; of its setups the slowest counts."""

    def speeds(name: str, what: str) -> Iterator[float]:
        for one in contestants:
            if one.what == what and one.name.startswith(name):
                yield figures[one]

    def slowest(name: str, what: str) -> float:
        return min(speeds(name, what))

    found: list[Goal] = []
    for game in map(sobremesa.game, sobremesa.games()):
        ours = title(game)
        for peer, what, at_least in PEERS.get(game.name, OTHERWISE):
            ratio = slowest(ours, STEPS) / slowest(peer, what)
            found.append(Goal(f"{ours} step by step / {peer}", at_least, ratio))
        pairs = zip(speeds(ours, PLAYOUT), speeds(ours, STEPS), strict=True)
        ratio = min(playout / step for playout, step in pairs)
        found.append(Goal(f"{ours} playout / step by step", PLAYOUT_PER_STEP, ratio))
    ratio = slowest("Torres", CLONES) / slowest(PROTOTYPE, CLONES)
    found.append(Goal("Torres clone / prototype's clone", CLONES_PER_PROTOTYPE, ratio))
    return found
