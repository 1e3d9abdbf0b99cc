"""Section 16 by trying everything: all exchanges in every order, all ways to spend the ducats.

It shares nothing with the game. Which marker is which does not matter for the lowest one, so a
track is the sorted spaces of its markers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

Track = tuple[int, ...]
LAST = 20

# 4.2.5: up to which space of the brewmaster, exchange rate, multiplier.
BREWMASTER = (
    (0, 5, 2),
    (4, 4, 3),
    (8, 3, 3),
    (11, 3, 4),
    (14, 2, 4),
    (17, 2, 5),
    (19, 2, 6),
    (20, 1, 6),
)


def rate_and_multiplier(brewmaster: int) -> tuple[int, int]:
    """16.1"""
    return next((rate, times) for to, rate, times in BREWMASTER if brewmaster <= to)


def payments(steps: int, rooms: Track) -> Iterator[Track]:
    """All ways to take so many steps, from each marker as many as it has room for."""
    if not rooms:
        if steps == 0:
            yield ()
        return
    for taken in range(min(steps, rooms[0]) + 1):
        for others in payments(steps - taken, rooms[1:]):
            yield taken, *others


@cache
def exchanged(track: Track, rate: int) -> frozenset[Track]:
    """16.2 All that one exchange can make of a track."""
    lowest, *givers = track
    arrives = lowest + 1
    if arrives > LAST:
        return frozenset()
    rooms = tuple(max(space - arrives, 0) for space in givers)
    return frozenset(
        tuple(sorted([arrives, *(space - n for space, n in zip(givers, paid, strict=True))]))
        for paid in payments(rate, rooms)
    )


@cache
def paid_for(track: Track, steps: int) -> int:
    """16.3 The best lowest marker after so many steps that are paid in ducats, on any markers."""
    if steps == 0:
        return track[0]
    tried = [
        paid_for(tuple(sorted([*track[:i], space + 1, *track[i + 1 :]])), steps - 1)
        for i, space in enumerate(track)
        if space < LAST and space not in track[:i]
    ]
    return max(tried, default=track[0])


@cache
def best_lowest(track: Track, rate: int, steps: int, early: bool) -> int:
    """16.2, 16.3, R15 The best that can come out, the exchanges made to the end or not."""
    following = exchanged(track, rate)
    found = [best_lowest(after, rate, steps, early) for after in following]
    if early or not following:
        found.append(paid_for(track, steps))
    return max(found)


def product(markers: list[int], brewmaster: int, ducats: int, early: bool = False) -> int:
    """16.4 The lowest marker, after everything, times the multiplier."""
    rate, times = rate_and_multiplier(brewmaster)
    return max(0, best_lowest(tuple(sorted(markers)), rate, ducats // 10, early)) * times


def can_come(before: list[int], after: list[int], rate: int, exchanges: int, steps: int) -> bool:
    """Whether so many exchanges and paid steps make one track of the other, and no more can be."""
    tracks = {tuple(sorted(before))}
    for _ in range(exchanges):
        tracks = {following for track in tracks for following in exchanged(track, rate)}
    for _ in range(steps):
        tracks = {
            tuple(sorted([*track[:i], track[i] + 1, *track[i + 1 :]]))
            for track in tracks
            for i in range(len(track))
            if track[i] < LAST
        } or tracks
    return tuple(sorted(after)) in tracks
