"""What is printed on a card is worth so much, whatever the table: the sum of its operations."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.games.asante.cards import BUY_PRICE, PACKAGES, SELL_PRICE, WARE_CARDS
from sobremesa.games.asante.programs import OPERATIONS, PROGRAMS, Operation


def source_worths(
    told: dict[str, tuple[int, int]], every_place: i64, share: i64, package: i64
) -> vec[i64]:
    """For each kind of card and each Holy Place, what it is worth to who carries it out."""
    anyway = vec[i64](told[name][0] for name in OPERATIONS)
    by_number = vec[i64](told[name][1] for name in OPERATIONS)
    worths = vec[i64]()
    for source in range(len(PROGRAMS)):
        worth: i64 = 0
        if source < WARE_CARDS:
            worth = (SELL_PRICE[source] - BUY_PRICE[source]) * share // 2
            worth += PACKAGES[source] * package
        for step in PROGRAMS[source]:
            worth += anyway[step.code] + by_number[step.code] * number_of(step)
            if step.every_one:
                worth += every_place
        worths = append(worths, worth)
    return worths


def number_of(step: Operation) -> i64:
    """How many an operation gives; as many as were returned counts as one."""
    return max(step.most, 1)
