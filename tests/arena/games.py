"""Matches and games that nobody had to play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sobremesa.arena import Match, Played


def match(*lineup: str, seed: int = 0, game: str = "torres") -> Match:
    """A match of these players."""
    return Match(game, "basic", 1, lineup or ("a", "b"), seed)


def played(of: Match, number: int, scores: Sequence[int]) -> Played:
    """A game with these scores, one a seat."""
    best = max(scores)
    seats = len(scores)
    return Played(
        of,
        number,
        of.seated(number),
        tuple(scores),
        tuple(seat for seat in range(seats) if scores[seat] == best),
        0,
        (10,) * seats,
        (0.5,) * seats,
        (0.1,) * seats,
        True,
        "0" * 12,
    )


def drawn_games(of: Match, chance: float, games: int, seed: int = 1) -> list[Played]:
    """Games of two in which the first player named wins with that chance."""
    rng = Random(seed)
    made = []
    for number in range(games):
        first = of.seated(number).index(of.lineup[0])
        winner = first if rng.random() < chance else 1 - first
        made.append(played(of, number, [30 if seat == winner else 20 for seat in (0, 1)]))
    return made
