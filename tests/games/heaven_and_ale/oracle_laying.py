"""The first half of the second Heaven & Ale (``oracle``): the table, and how it is laid out."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.heaven_and_ale.oracle_garden import MONKS, RESOURCES, Owner

# 3.1: r a resource space, a digit the price of a monk space, A B C X scoring, b a barrel space.
TRACK = ".rr4ArrBrr3rCrbrXr2rXrrrX1br"
ROUNDS = {2: 3, 3: 4, 4: 6}
SECOND_DISCS = {2: (7, 12), 3: (7, 12, 16), 4: ()}
SCORING = [place for place, kind in enumerate(TRACK) if kind in "ABCX"]


class Laying:
    """All that lies on the table, and what chance does."""

    def __init__(self, players: int, alternative: bool = False, early: bool = False) -> None:
        self.early = early
        spaces = (1 if alternative else 0, -2, -4, -6, -8)
        self.seats = [
            Owner(dict(zip(RESOURCES, spaces, strict=True)), -9 if alternative else -10)
            for _ in range(players)
        ]
        each = {f"{name} {number}": 2 for name in RESOURCES for number in range(1, 6)}
        self.stacks = [Counter(each), Counter(each)]
        self.monks = [Counter(dict.fromkeys(MONKS, 3)), Counter(dict.fromkeys(MONKS, 3))]
        self.piles: dict[int, Counter[str]] = {place: Counter() for place in range(len(TRACK))}
        self.discs: Counter[int] = Counter()
        self.reserve = 36
        self.centre = {goal: ["large", "small"] for goal in range(1, 13)}
        self.round = 1
        self.starter = -1
        self.turn = self.shed = self.bought = 0
        self.tile = self.spot = self.card = ""
        self.choices: list[str] = []
        self.scores: list[int] = []
        self._lay_out()

    def _begin_turn(self, seat: int) -> None:
        raise NotImplementedError

    # ---- what everybody asks

    @property
    def me(self) -> Owner:
        """Whose turn it is."""
        return self.seats[self.turn]

    @property
    def rounds(self) -> int:
        """1.2"""
        return ROUNDS[len(self.seats)]

    def possible(self) -> dict[str, int]:
        """All that may be done or drawn now, with its weight."""
        found: Any = getattr(self, f"may_{self.step}")()
        return found if isinstance(found, dict) else dict.fromkeys(found, 1)

    def play(self, text: str) -> None:
        """Carry out a decision."""
        verb, *words = text.split()
        getattr(self, f"do_{verb}")(*words)

    # ---- 5, 15: laying out

    def _lay_out(self) -> None:
        for place in SCORING:
            second = self.round == self.rounds and place in SECOND_DISCS[len(self.seats)]
            while self.discs[place] < 1 + second:
                self.discs[place] += 1
                self.reserve -= 1
        self.to_lay = [place for place, kind in enumerate(TRACK) if kind in "r1234"]
        self.step = "lay"

    def _stack(self) -> Counter[str]:
        """Where the next tile comes from."""
        if TRACK[self.to_lay[0]] == "r":
            return self.stacks[0] if self.stacks[0].total() else self.stacks[1]
        return self.monks[0 if self.round <= 3 else 1]

    def may_lay(self) -> dict[str, int]:
        """5.2, 5.5, 15.2, 15.3"""
        return {f"lay {name}": n for name, n in self._stack().items() if n > 0}

    def do_lay(self, *name: str) -> None:
        """5.2, 5.5, 15.2, 15.3"""
        self._stack()[" ".join(name)] -= 1
        self.piles[self.to_lay.pop(0)][" ".join(name)] += 1
        if not self.to_lay:
            if self.starter < 0:
                self.step = "first"
            else:
                self._begin_turn(self.starter)

    def may_first(self) -> list[str]:
        """5.9"""
        return [f"first {seat + 1}" for seat in range(len(self.seats))]

    def do_first(self, number: str) -> None:
        """5.9"""
        self.starter = int(number) - 1
        self.seats[self.starter].start = "S1"
        self.turn = (self.starter - 1) % len(self.seats)
        self.step = "start"
