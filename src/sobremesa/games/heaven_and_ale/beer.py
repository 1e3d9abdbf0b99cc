"""What beer will be worth: the level that all markers reach, times the multiplier (16.2-16.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.box import MULTIPLIER, TRACK_END, TRACK_START

STEP: Final[i64] = 100  # everything is counted in hundredths: steps, ducats, points, chances
MOST_BLUR: Final[i64] = 6
_SPACES: Final[i64] = len(range(int(TRACK_START), int(TRACK_END) + 1))


def _blurred() -> list[int]:
    """For each blur and space: the mean multiplier, in hundredths, of the spaces around it."""
    last = int(_SPACES) - 1
    return [
        sum(int(MULTIPLIER[min(max(near, 0), last)]) for near in range(space - b, space + b + 1))
        * int(STEP)
        // (2 * b + 1)
        for b in range(int(MOST_BLUR) + 1)
        for space in range(int(_SPACES))
    ]


_BLURRED: Final[vec[i64]] = vec[i64](_blurred())


def multiplier_around(brewmaster: i64, blur: i64) -> i64:
    """4.2.5 The multiplier, in hundredths, where the brewmaster will stand, give or take."""
    place = min(max(brewmaster - TRACK_START * STEP, 0), (_SPACES - 1) * STEP)
    space = place // STEP
    below = _BLURRED[min(blur, MOST_BLUR) * _SPACES + space]
    if space + 1 == _SPACES:
        return below
    above = _BLURRED[min(blur, MOST_BLUR) * _SPACES + space + 1]
    return below + (above - below) * (place - space * STEP) // STEP


def level(markers: vec[i64], spare: i64, rate: i64) -> i64:
    """16.2, 16.3 How far the lowest marker comes with ``spare`` steps to give to any of them.

    Markers above the level pay for those below, ``rate`` steps for one.
    """
    low: i64 = -4 * TRACK_END * STEP
    high: i64 = TRACK_END * STEP + 1
    while high - low > 1:
        middle = (low + high) // 2
        missing: i64 = 0
        for marker in markers:
            if marker < middle:
                missing += (middle - marker) * rate
            else:
                missing -= marker - middle
        if missing <= spare * rate:
            low = middle
        else:
            high = middle
    return low
