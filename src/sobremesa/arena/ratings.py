"""How strong players are, from all games they played together: ratings, and who beat whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from random import Random
from statistics import fmean
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from sobremesa.arena.match import Match, Played

# Strengths do not change while they are measured, so doubt about them must never grow again.
_NO_CHANGE: Final = 0.0

_ORDERS: Final = 5


class Rating(Struct, frozen=True):
    """The strength of a player: probably within two ``sigma`` of ``mu``."""

    player: str
    mu: float
    sigma: float
    games: int


class Meeting(Struct, frozen=True):
    """How a player did against another in the games that both played."""

    player: str
    other: str
    games: int
    share: float  # of the games in which he was ahead of the other; a draw is half


def same_table(games: Iterable[Played], match: Match) -> list[Played]:
    """The games of the same game, rules and number of players as a match, whoever played.

    Each once, and in the same order in whatever order they ended.
    """
    unique = {(played.match, played.number): played for played in games if _fits(played, match)}
    return sorted(unique.values(), key=lambda played: (played.number, repr(played.match)))


def _fits(played: Played, match: Match) -> bool:
    theirs = played.match
    return (theirs.game, theirs.rules, theirs.rules_version, len(theirs.lineup)) == (
        match.game,
        match.rules,
        match.rules_version,
        len(match.lineup),
    )


def rate(games: Sequence[Played]) -> list[Rating]:
    """Every player's strength, the strongest first.

    Weng and Lin, "A Bayesian approximation method for online ranking" (Journal of Machine Learning
    Research 12, 2011), with the model of Plackett and Luce. It moves ratings by one game after the
    other, so that the order tells; the mean over several random orders is taken. Who has several
    seats in a game moves by the mean of what they say; games against nobody else say nothing.
    """
    passes = [_rated_in_order(Random(i).sample(games, len(games))) for i in range(_ORDERS)]
    times = Counter(name for played in games for name in set(played.seats))
    found = [
        Rating(
            name,
            fmean(one[name].mu for one in passes),
            fmean(one[name].sigma for one in passes),
            times[name],
        )
        for name in sorted(times)
    ]
    return sorted(found, key=lambda rating: -rating.mu)


def _rated_in_order(games: Sequence[Played]) -> dict[str, PlackettLuceRating]:
    model = PlackettLuce(tau=_NO_CHANGE)
    rated: dict[str, PlackettLuceRating] = {}
    for played in games:
        names = list(dict.fromkeys(played.seats))
        for name in names:
            rated.setdefault(name, model.rating())
        if len(names) > 1:
            teams = [[rated[name]] for name in played.seats]
            moved = model.rate(teams, ranks=[-float(score) for score in _ranking(played)])
            for name in names:
                own = [moved[seat][0] for seat, sat in enumerate(played.seats) if sat == name]
                rated[name] = model.rating(
                    fmean(one.mu for one in own), fmean(one.sigma for one in own)
                )
    return rated


def meetings(games: Sequence[Played], order: Sequence[str]) -> list[Meeting]:
    """All pairs of players that met, in that order of players."""
    ahead: dict[tuple[str, str], list[float]] = {}
    for played in games:
        standing = _ranking(played)
        here: dict[tuple[str, str], list[float]] = {}
        for a, b in permutations(range(len(played.seats)), 2):
            pair = played.seats[a], played.seats[b]
            if pair[0] != pair[1]:
                won = (standing[a] > standing[b]) + (standing[a] == standing[b]) / 2
                here.setdefault(pair, []).append(won)
        for pair, results in here.items():
            ahead.setdefault(pair, []).append(fmean(results))
    return [
        Meeting(*pair, len(ahead[pair]), fmean(ahead[pair]))
        for pair in permutations(order, 2)
        if pair in ahead
    ]


def _ranking(played: Played) -> list[int]:
    """The scores; the winners stay ahead where a game breaks ties otherwise than by points."""
    best = max(played.scores)
    return [
        best + 1 if seat in played.winners else score for seat, score in enumerate(played.scores)
    ]
