"""How many privilege pairs a seat is likely to complete still (section 13)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.beer import STEP
from sobremesa.games.heaven_and_ale.seat import NO_CARD, Seat, has
from sobremesa.games.heaven_and_ale.spots import PAIR, PAIRS, PARTNER, SPOTS


def pairs_to_come(seat: Seat, chance: i64) -> vec[i64]:
    """For each number of pairs, how likely at least so many will still be completed.

    In hundredths of percents; the last one, more than there are, has no chance. ``chance`` is how
    likely a disc comes onto a spot that is free, in percent.
    """
    exactly = vec[i64]([0] * (PAIRS + 2))
    exactly[0] = STEP * STEP
    for spot in range(SPOTS):
        partner = PARTNER[spot]
        if partner < spot or seat.beside[PAIR[spot]] != NO_CARD:
            continue
        share = chance
        if not has(seat.discs, spot):
            if not has(seat.discs, partner):
                share = chance * chance // STEP
        elif has(seat.discs, partner):
            continue
        for count in range(PAIRS, 0, -1):
            exactly[count] += (exactly[count - 1] - exactly[count]) * share // STEP
        exactly[0] -= exactly[0] * share // STEP
    for count in range(PAIRS - 1, -1, -1):
        exactly[count] += exactly[count + 1]
    return exactly
