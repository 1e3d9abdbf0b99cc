"""What a training does with its time, and how far it has come: kept so that it can go on."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from sobremesa.learning.lessons import write_whole

NAME: Final = "training.json"
VERSION: Final = 8  # of what a training does; one that another version began cannot be gone on with


class Stage(Struct, frozen=True):
    """Playing games, or learning from all that were played; ``share`` of the whole time.

    What a stage does not need of it goes to those after it.
    """

    kind: Literal["play", "learn"]
    generation: int
    share: float


GENERATIONS: Final = 5  # of games by search


def _generations(play: float, learn: float) -> tuple[Stage, ...]:
    """Games by search with what was learned so far, and learning from them, again and again."""
    stages: list[Stage] = []
    for generation in range(1, GENERATIONS + 1):
        stages += [Stage("play", generation, play), Stage("learn", generation, learn)]
    return tuple(stages)


# The first games are played greedily: many in a short time. Those after them by search with what
# was learned so far; they get most of the time, being fewer: in them the network meets what looks
# good to it, and learns where it was wrong. The shorter a generation, the sooner it learns that.
STAGES: Final = (
    Stage("play", 0, 0.15),
    Stage("learn", 0, 0.10),
    *_generations(play=0.10, learn=0.05),
)

# With a network to begin with, the first search has it at once. Greedy games are still played, so
# that what they teach is not forgotten, but nothing is learned from them alone.
FURTHER: Final = (Stage("play", 0, 0.10), *_generations(play=0.13, learn=0.05))


# What a training is told besides that changes what it learns, by the names of the options. It has
# been kept only for some time: what a folder does not know of it is not compared.
TOLD: Final = ("simulations", "lines", "last_turns")


class Progress(Struct):
    """Which network is trained, and how far that has come; seconds are those of this stage."""

    game: str
    rules: str
    rules_version: int
    features: list[str]
    seed: int
    stage: int = 0
    seconds: float = 0.0
    epochs: int = 0  # in this stage
    all_epochs: int = 0
    all_seconds: float = 0.0  # of the stages before this one
    best: float | None = None  # the least loss of tested games in this stage
    begins_with: str = ""  # a network, by the hash of its file; or nothing
    positions: str = ""  # at which games begin, by their hash; or none
    hidden: list[int] = []  # how much each hidden layer finds
    version: int = 1  # what it is in files from before there were versions
    simulations: int | None = None  # of a decision in games by search
    lines: int | None = None  # how wide turns are planned in place of a search, or 0
    last_turns: int | None = None  # how often the last turn of a game is played again

    def save(self, folder: Path) -> None:
        """Keep it."""
        write_whole(folder / NAME, msgspec.json.format(msgspec.json.encode(self)))

    def same_training(self, other: Progress) -> bool:
        """Whether both train the same network in the same way."""
        return self._what() == other._what() and not self.told_otherwise(other)

    def told_otherwise(self, other: Progress) -> list[str]:
        """What of ``TOLD`` both know, and not alike."""
        found: list[str] = []
        for name in TOLD:
            mine, its = getattr(self, name), getattr(other, name)
            if None not in (mine, its) and mine != its:
                found.append(name)
        return found

    def _what(self) -> tuple[object, ...]:
        rules = self.rules, self.rules_version, tuple(self.features)
        begins = self.begins_with, self.positions
        return self.game, rules, self.seed, begins, tuple(self.hidden), self.version

    def next_stage(self) -> None:
        """This stage is over."""
        self.stage += 1
        self.all_seconds += self.seconds
        self.seconds = 0.0
        self.epochs = 0
        self.best = None


class OtherTraining(Exception):
    """The folder holds the training of another network."""


def progress_in(folder: Path, new: Progress) -> Progress:
    """How far the training in a folder has come; raises ``OtherTraining``."""
    path = folder / NAME
    if not path.is_file():
        return new
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Progress)
    except msgspec.DecodeError as error:
        raise OtherTraining(str(error)) from error
    if not found.same_training(new):
        what = f"{found.game} ({found.rules}), seed {found.seed}"
        if found.version != new.version:
            what += f", as version {found.version} of the training does it, not {new.version}"
        for name in found.told_otherwise(new):
            what += f", --{name.replace('_', '-')} {getattr(found, name)}"
        raise OtherTraining(what)
    return found
