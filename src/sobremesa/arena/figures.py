"""What a match has shown, for each player in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct

from sobremesa.arena.contest import Contest, share_of
from sobremesa.arena.intervals import Interval, any_time_mean, fixed_mean, fixed_share
from sobremesa.arena.match import Played
from sobremesa.arena.settling import any_time_interval


class Figures(Struct, frozen=True):
    """How one player did, in all the seats that he had."""

    player: str
    seats: int
    win_share: float  # of all his seats together; first places are divided among who shares them
    win_interval: Interval
    mean_score: float
    mean_difference: float | None  # his mean score less that of the others; none without others
    difference_interval: Interval | None
    decisions: int
    ms_per_decision: float
    ms_slowest: float


class Summary(Struct, frozen=True):
    """What the games of a match that count have shown."""

    games: int
    rounds: int
    planned: int
    any_time: bool  # whether the intervals hold at all times together, or for this number of games
    thresholds: tuple[float, ...]
    sides: list[int]  # 1 above a threshold, -1 below, 0 open
    settled: bool
    mean_winning_score: float
    beginner_share: float  # of the wins, for whoever decides first
    beginner_interval: Interval
    compiled: bool
    programs: list[str]
    players: list[Figures]


def summary(contest: Contest) -> Summary:
    """The figures of a match; at least one round must be over.

    Where the match may end early, the intervals are such as hold whenever one stops (those of
    points after many rounds); where all games are played in any case, the narrower ones for a fixed
    number of games.
    """
    any_time = bool(contest.thresholds)
    games = [played for games in contest.rounds for played in games]
    beginners = [fmean(played.share(played.began) for played in games) for games in contest.rounds]
    return Summary(
        games=len(games),
        rounds=len(contest.rounds),
        planned=contest.planned,
        any_time=any_time,
        thresholds=contest.thresholds,
        sides=contest.sides(),
        settled=contest.is_settled,
        mean_winning_score=fmean(max(played.scores) for played in games),
        beginner_share=fmean(beginners),
        beginner_interval=win_interval(beginners, any_time),
        compiled=all(played.compiled for played in games),
        programs=sorted({played.program for played in games}),
        players=[
            _figures(player, contest, any_time) for player in dict.fromkeys(contest.match.lineup)
        ],
    )


def win_interval(shares: Sequence[float], any_time: bool) -> Interval:
    """The 95 % interval of a share of wins, from the shares in each round."""
    return any_time_interval(Counter(shares)) if any_time else fixed_share(shares)


def _figures(player: str, contest: Contest, any_time: bool) -> Figures:
    rounds = contest.rounds
    shares = [share_of(player, games) for games in rounds]
    alone = set(contest.match.lineup) == {player}
    differences = [] if alone else [_difference(player, games) for games in rounds]
    own = [
        (played, seat)
        for games in rounds
        for played in games
        for seat, name in enumerate(played.seats)
        if name == player
    ]
    decisions = sum(played.decisions[seat] for played, seat in own)
    seconds = sum(played.seconds[seat] for played, seat in own)
    interval = any_time_mean if any_time else fixed_mean
    return Figures(
        player=player,
        seats=contest.match.lineup.count(player),
        win_share=fmean(shares),
        win_interval=win_interval(shares, any_time),
        mean_score=fmean(played.scores[seat] for played, seat in own),
        mean_difference=fmean(differences) if differences else None,
        difference_interval=interval(differences) if differences else None,
        decisions=decisions,
        ms_per_decision=1000 * seconds / max(1, decisions),
        ms_slowest=1000 * max(played.slowest[seat] for played, seat in own),
    )


def _difference(player: str, games: Sequence[Played]) -> float:
    """How many more points a player has than the others, in the mean of a round."""
    return fmean(
        fmean(_scores(player, played, own=True)) - fmean(_scores(player, played, own=False))
        for played in games
    )


def _scores(player: str, played: Played, own: bool) -> list[int]:
    return [
        score
        for name, score in zip(played.seats, played.scores, strict=True)
        if (name == player) == own
    ]
