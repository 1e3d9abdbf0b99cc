"""Other ways of playing Torres than the best known one, for networks to meet."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.torres.weights import Weights

USUAL: Final = 0.4  # how many are the usual one
HOPES: Final = (20, 40, 60, 80, 100)
WHEN: Final = ((1, 1, 1), (1, 1, 0), (0, 1, 1), (1, 0, 0), (0, 0, 1))  # by scorings to come
GROWTHS: Final = (0, 50, 100, 150)  # percent of the usual one


def in_any_style(usual: Weights, rng: Random) -> Weights:
    """``usual``, changed into the judgements of who builds for the phases to come, or left so.

    Who hopes builds one wide castle and rises there turn by turn, which hardly ever happens
    otherwise. That wins no more often, for others walk in; but somebody will always try it.
    """
    if rng.random() < USUAL:
        return usual
    hope = rng.choice(HOPES)
    fear = rng.choice((0, hope // 2, hope))
    when = rng.choice(WHEN)
    usual.hope = vec[i64]([0] + [hope * share for share in when])
    usual.fear = vec[i64]([0] + [fear * share for share in when])
    growth = rng.choice(GROWTHS)
    usual.growth = vec[i64]([value * growth // 100 for value in usual.growth])
    return usual
