"""Other ways of playing Torres than the best known one, for networks to meet."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.torres.weights import Weights

USUAL: Final = 2  # of EVERY styles
EVERY: Final = 5
HOPES: Final = (20, 40, 60, 80, 100)
FEARS: Final = (0, 50, 100)  # percent of the hope
WHEN: Final = ((1, 1, 1), (1, 1, 0), (0, 1, 1), (1, 0, 0), (0, 0, 1))  # by scorings to come
GROWTHS: Final = (0, 50, 100, 150)  # percent of the usual one
THRIFTS: Final = (0, 100, 200)  # the same


def in_style(usual: Weights, number: int) -> Weights:
    """``usual``, changed into the judgements of who builds for the phases to come, or left so.

    Who hopes builds one wide castle and rises there turn by turn, which hardly ever happens
    otherwise. That wins no more often, for others walk in; but somebody will always try it.
    And some play their cards sooner, some later.
    """
    number, kind = divmod(number, EVERY)
    if kind < USUAL:
        return usual
    number, at = divmod(number, len(HOPES))
    hope = HOPES[at]
    number, at = divmod(number, len(FEARS))
    fear = hope * FEARS[at] // 100
    number, at = divmod(number, len(WHEN))
    when = WHEN[at]
    number, at = divmod(number, len(GROWTHS))
    growth = GROWTHS[at]
    thrift = THRIFTS[number % len(THRIFTS)]
    usual.hope = vec[i64]([0] + [hope * share for share in when])
    usual.fear = vec[i64]([0] + [fear * share for share in when])
    usual.growth = vec[i64]([value * growth // 100 for value in usual.growth])
    usual.thrift = vec[i64]([value * thrift // 100 for value in usual.thrift])
    return usual
