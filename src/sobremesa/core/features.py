"""What a state looks like from a seat, as numbers that a network can weigh.

Every game describes each seat by the same *terms* and the table by some more numbers. A seat's
features are its own terms, how far each of them is ahead of the strongest other seat's and of
the others' mean, and the numbers of the table. The first term is the seat's whole outlook: by it
the strongest other seat is found.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST_SEATS: Final[i64] = 4  # of any game; the table says how many there are, one number for each


def feature_names(terms: tuple[str, ...], table: tuple[str, ...]) -> tuple[str, ...]:
    """The names of what ``features`` gives, in its order."""
    return (
        *(f"own {term}" for term in terms),
        *(f"{term} ahead of the strongest" for term in terms),
        *(f"{term} ahead of the mean" for term in terms),
        *table,
    )


def features(terms: list[vec[float]], seat: i64, table: vec[float]) -> vec[float]:
    """The features of a seat, from the terms of all seats and the numbers of the table."""
    seats: i64 = len(terms)
    own = terms[seat]
    count: i64 = len(own)
    strongest: i64 = -1
    for other in range(seats):
        if other != seat and (strongest < 0 or terms[other][0] > terms[strongest][0]):
            strongest = other
    best = terms[strongest]
    found = vec[float](capacity=3 * count + len(table))
    for value in own:
        found = append(found, value)
    for number in range(count):
        found = append(found, own[number] - best[number])
    for number in range(count):
        total = 0.0
        for other in range(seats):
            if other != seat:
                total += terms[other][number]
        found = append(found, own[number] - total / float(seats - 1))
    for value in table:
        found = append(found, value)
    return found


def turns_until(seat: i64, turn: i64, seats: i64) -> float:
    """How long a seat waits for its turn, in shares of a round: 0 when it is its turn."""
    return float((seat - turn + seats) % seats) / float(seats)


def is_one(fact: bool) -> float:
    """A fact as a number."""
    return 1.0 if fact else 0.0
