"""What a state looks like from a seat, as numbers that a network can weigh.

Every game describes each seat by the same *terms* and the table by some more numbers. A seat's
features are its own terms, how far each of them is ahead of the strongest other seat's and of
the others' mean, and the numbers of the table. The first term is the seat's whole outlook: by it
the strongest other seat is found. In a game that is only for two there is one other seat: then
the mean would say the same again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST_SEATS: Final[i64] = 4  # of any game; the table says how many there are, one number for each


def feature_names(
    terms: tuple[str, ...], table: tuple[str, ...], *, for_two: bool = False
) -> tuple[str, ...]:
    """The names of what ``features`` gives, or ``features_of_two``, in its order."""
    by_mean = () if for_two else tuple(f"{term} ahead of the mean" for term in terms)
    return (
        *(f"own {term}" for term in terms),
        *(f"{term} ahead of the strongest" for term in terms),
        *by_mean,
        *table,
    )


def features(terms: list[vec[float]], seat: i64, table: vec[float]) -> vec[float]:
    """The features of a seat, from the terms of all seats and the numbers of the table."""
    seats: i64 = len(terms)
    own = terms[seat]
    strongest: i64 = -1
    for other in range(seats):
        if other != seat and (strongest < 0 or terms[other][0] > terms[strongest][0]):
            strongest = other
    found = _compared(own, terms[strongest])
    for number in range(len(own)):
        total = 0.0
        for other in range(seats):
            if other != seat:
                total += terms[other][number]
        found = append(found, own[number] - total / float(seats - 1))
    for value in table:
        found = append(found, value)
    return found


def features_of_two(own: vec[float], other: vec[float], table: vec[float]) -> vec[float]:
    """The same in a game that is only for two, from the terms of both."""
    found = _compared(own, other)
    for value in table:
        found = append(found, value)
    return found


def _compared(own: vec[float], other: vec[float]) -> vec[float]:
    """Own terms, and how far they are ahead of another seat's."""
    found = own[:]
    for number in range(len(own)):
        found = append(found, own[number] - other[number])
    return found


def turns_until(seat: i64, turn: i64, seats: i64) -> float:
    """How long a seat waits for its turn, in shares of a round: 0 when it is its turn."""
    return float((seat - turn + seats) % seats) / float(seats)


def is_one(fact: bool) -> float:
    """A fact as a number."""
    return 1.0 if fact else 0.0
