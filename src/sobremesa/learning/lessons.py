"""The folder in which lessons are kept, and how they become what PyTorch learns from."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import msgspec

from sobremesa.learning.self_play import Lesson

ENDING: Final = ".lessons"
TESTED: Final = 10  # every tenth game is not learned from, but shows what was learned


class DamagedFile(Exception):
    """A file that a training needs to go on does not hold what was written to it."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why


class LessonStore:
    """Lessons in files of some seconds of play each, by generation. A file is whole or absent."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def count(self, generation: int) -> int:
        """How many games of a generation there are."""
        return sum(int(path.stem.split("-")[2]) for path in self._files(generation))

    def next_number(self, generation: int) -> int:
        """One more than the highest of the numbers of its games, which may have gaps."""
        return max((lesson.number for lesson in self.read(generation)), default=-1) + 1

    def add(self, generation: int, lessons: list[Lesson]) -> None:
        """Keep some more."""
        number = len(self._files(generation))
        path = self._folder / f"{generation}-{number:06}-{len(lessons)}{ENDING}"
        write_whole(path, msgspec.msgpack.encode(lessons))

    def read(self, generation: int) -> list[Lesson]:
        """All lessons of a generation; raises ``DamagedFile``."""
        found: list[Lesson] = []
        for path in self._files(generation):
            try:
                found += msgspec.msgpack.decode(path.read_bytes(), type=list[Lesson])
            except msgspec.DecodeError as error:
                raise DamagedFile(path, str(error)) from error
        return found

    def _files(self, generation: int) -> list[Path]:
        return sorted(self._folder.glob(f"{generation}-*{ENDING}"))


class Examples:
    """Positions as tensors: features, which seats there are, shares of the win, points."""

    def __init__(self, features: Any, seated: Any, shares: Any, points: Any, weights: Any) -> None:
        self.features = features
        self.seated = seated
        self.shares = shares
        self.points = points
        self.weights = weights

    def __len__(self) -> int:
        return len(self.features)

    def part(self, which: Any, device: Any) -> Examples:
        """Some of them, brought to a device of PyTorch's."""
        return Examples(
            self.features[which].to(device).float(),
            self.seated[which].to(device),
            self.shares[which].to(device),
            self.points[which].to(device),
            self.weights[which].to(device),
        )


def examples(
    lessons: list[tuple[Lesson, float]], width: int, seats: int, *, by_end: bool = False
) -> Examples:
    """The positions of all lessons, each with the weight of its lesson; ``seats`` at most.

    With each goes what it teaches, or, ``by_end``, how the game ended.
    """
    import torch

    total = sum(lesson.positions for lesson, _ in lessons)
    features = torch.zeros(total, seats, width, dtype=torch.float16)
    seated = torch.zeros(total, seats, dtype=torch.bool)
    shares = torch.zeros(total, seats)
    points = torch.zeros(total, seats)
    weights = torch.zeros(total)
    at = 0
    for lesson, weight in lessons:
        if lesson.positions == 0:
            continue
        until = at + lesson.positions
        numbers = torch.frombuffer(bytearray(lesson.features), dtype=torch.float32)
        shape = (lesson.positions, lesson.seats, width)
        features[at:until, : lesson.seats] = numbers.reshape(shape).half()
        seated[at:until, : lesson.seats] = True
        if lesson.taught and not by_end:
            numbers = torch.frombuffer(bytearray(lesson.taught), dtype=torch.float32)
            wanted = numbers.reshape(lesson.positions, 2, lesson.seats)
        else:
            wanted = torch.tensor([[lesson.shares, [float(one) for one in lesson.points]]])
        shares[at:until, : lesson.seats] = wanted[:, 0]
        points[at:until, : lesson.seats] = wanted[:, 1]
        weights[at:until] = weight
        at = until
    return Examples(features, seated, shares, points, weights)


def is_tested(lesson: Lesson) -> bool:
    """Whether a game is kept back to show what was learned."""
    return lesson.number % TESTED == 0


def write_whole(path: Path, content: bytes) -> None:
    """Write a whole file or none, whatever ends the program."""
    unfinished = path.with_name(f"{path.name}.part")
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)
