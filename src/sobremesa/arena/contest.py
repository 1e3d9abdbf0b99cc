"""A match on its way: which games are played, which count, and whether the question is settled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

from sobremesa.arena.match import Match, Played
from sobremesa.arena.settling import side


class Contest:
    """A match of at most so many games, that ends early when its question is settled.

    The question is whether the share of wins of the first player named lies above or below each of
    ``thresholds``; without any, all games are played.

    Games count in the order of their numbers and by whole rounds, up to the round that settled the
    question. So the answer does not depend on how many were played at a time, or on whether the
    match was interrupted.
    """

    def __init__(self, match: Match, games: int, thresholds: Sequence[float] = ()) -> None:
        self.match = match
        self.planned = match.whole_rounds(games)
        self.thresholds = tuple(thresholds)
        self.rounds: list[list[Played]] = []  # those that count
        self.is_settled = False
        self._played: dict[int, Played] = {}
        self._shares: Counter[float] = Counter()  # of the first player, over the rounds that count

    @property
    def games(self) -> int:
        """How many games count."""
        return len(self.rounds) * self.match.round_length

    def ended(self) -> bool:
        """Whether no more games are needed."""
        return self.is_settled or self.games == self.planned

    @property
    def played(self) -> int:
        """How many games there are, those that do not count yet as well."""
        return len(self._played)

    def add(self, games: Iterable[Played]) -> None:
        """Count games of this match; others, and those that are there already, are passed over."""
        for played in games:
            if played.match == self.match and played.number < self.planned:
                self._played.setdefault(played.number, played)
        while not self.ended() and self._has_round(len(self.rounds)):
            self._count_round(len(self.rounds))

    def to_play(self) -> Iterator[int]:
        """The numbers of the games that are missing, as long as any are needed."""
        for number in range(self.planned):
            if self.ended():
                return
            if number not in self._played:
                yield number

    def sides(self) -> list[int]:
        """For each threshold 1 where the share lies above it, -1 where below, 0 where open."""
        return [side(self._shares, threshold) for threshold in self.thresholds]

    def _has_round(self, number: int) -> bool:
        length = self.match.round_length
        return all(game in self._played for game in range(number * length, (number + 1) * length))

    def _count_round(self, number: int) -> None:
        length = self.match.round_length
        games = [self._played[game] for game in range(number * length, (number + 1) * length)]
        self.rounds.append(games)
        self._shares[share_of(self.match.lineup[0], games)] += 1
        self.is_settled = bool(self.thresholds) and all(self.sides())


def share_of(player: str, games: Sequence[Played]) -> float:
    """The mean share of wins of a player in all the seats that he has."""
    return fmean(
        sum(played.share(seat) for seat, name in enumerate(played.seats) if name == player)
        for played in games
    )
