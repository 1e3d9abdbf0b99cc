"""What the speed of the rules has to reach, as ratios within one run."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.contestants import CLONES, GAMES, PLAYOUT, STEPS, Contestant
from benchmarks.ours import NAME
from benchmarks.prototype import PROTOTYPE


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
    """The goals; of our setups the slowest counts."""

    def speed(name: str, what: str) -> float:
        return min(
            figures[one] for one in contestants if one.what == what and one.name.startswith(name)
        )

    steps = {
        one.name: figures[one]
        for one in contestants
        if one.what == STEPS and one.name.startswith(NAME)
    }
    return [
        Goal("step by step / OpenSpiel quoridor", 1, speed(NAME, STEPS) / speed("quoridor", STEPS)),
        Goal("step by step / Catanatron", 15, speed(NAME, STEPS) / speed("Catanatron", GAMES)),
        Goal(
            "playout / step by step",
            1.5,
            min(speed(name, PLAYOUT) / figure for name, figure in steps.items()),
        ),
        Goal("clone / prototype's clone", 1 / 1.5, speed(NAME, CLONES) / speed(PROTOTYPE, CLONES)),
    ]
