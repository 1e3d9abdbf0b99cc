"""Who plays what against whom, and what came of one game of it."""

from __future__ import annotations

from msgspec import Struct


class Match(Struct, frozen=True):
    """What is played: two matches that are equal have the same games.

    The players of ``lineup`` sit down in this order and move on by one seat from game to game.
    When all have sat in every seat that makes a difference, a *round* is over. All games of a round
    have the same chance (see ``Chance``) unless ``shared_chance`` is off.
    """

    game: str
    rules: str
    rules_version: int
    lineup: tuple[str, ...]
    seed: int
    shared_chance: bool = True

    @property
    def round_length(self) -> int:
        """How many games make a round: after so many the players sit as in the first one."""
        seats = len(self.lineup)
        return next(n for n in range(1, seats + 1) if self._moved(n) == self.lineup)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who plays in each seat of that game."""
        return self._moved(number % self.round_length)

    def whole_rounds(self, games: int) -> int:
        """As many games as asked for, and as many more as the last round needs."""
        return -(-games // self.round_length) * self.round_length

    def _moved(self, places: int) -> tuple[str, ...]:
        return (*self.lineup[-places:], *self.lineup[:-places]) if places else self.lineup


class Played(Struct, frozen=True):
    """One game that was played to its end; the lists have one value a seat."""

    match: Match
    number: int  # counts from 0
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # the seats with the best score
    began: int  # the seat of the first decision
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # spent on these decisions
    slowest: tuple[float, ...]  # seconds of the longest one
    compiled: bool  # whether the rules were
    program: str  # a fingerprint of rules and players

    def share(self, seat: int) -> float:
        """The win of a seat: the first place, divided among those who share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
