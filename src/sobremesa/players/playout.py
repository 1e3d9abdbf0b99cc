"""Random play to the end of a game, compiled together with the rules.

It draws from a small generator of its own: calling Python's would cost more than the rules do.
The same seed gives the same game, compiled or not.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import CHANCE, State

NO_LIMIT: Final = 1_000_000_000

# Park and Miller's generator; its products stay far below 63 bits.
FACTOR: Final[i64] = 48271
MODULUS: Final[i64] = 2147483647


def playout(state: State, seed: i64, limit: i64 = NO_LIMIT) -> i64:
    """Play ``state`` itself on at random until it ends or ``limit`` decisions were made.

    Returns how many decisions the seats made; what chance decides is not counted. Give it a
    clone of your own: it uses the unchecked side of the rules.
    """
    number: i64 = (seed % (MODULUS - 1) + 1) * FACTOR % MODULUS
    decisions: i64 = 0
    while not state.is_over and decisions < limit:
        if state.to_move == CHANCE:
            state._apply(_drawn(state._chance_actions(), state._chance_weights(), number))
        else:
            actions = state._legal()
            state._apply(actions[number % len(actions)])
            decisions += 1
        number = number * FACTOR % MODULUS
    return decisions


def _drawn(actions: vec[i64], weights: vec[i64], number: i64) -> i64:
    """One of ``actions``, as likely as its weight says."""
    total: i64 = 0
    for weight in weights:
        total += weight
    left = number % total
    i: i64 = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return actions[i]
