"""Last turns, played again: what the position before one is worth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from librt.vecs import vec

from sobremesa import CHANCE, State
from sobremesa.learning.foresight import Outcome, ended
from sobremesa.players import Player
from sobremesa.players.search.steps import whose_turn

THOUGHT: Final = 20  # simulations a decision: what ends the game leaves little to be judged
WORLDS: Final = 4  # as which each such position is kept: nothing else tells of last turns


def worth_of_last_turn(
    beginning: State, times: int, player: Callable[[], Player], rng: Random
) -> Outcome:
    """How a game ends, in the mean of so many times, that such players play on from there."""
    mean = _played_on(beginning, player(), rng)
    for number in range(2, times + 1):
        mean = mean.mixed(_played_on(beginning, player(), rng), 1 / number)
    return mean


def as_others_see(beginning: State, rng: Random) -> list[list[vec[float]]]:
    """The features of every seat at such a position, in several possible worlds.

    They are possible to seats that do not have the turn: one of them judged the position when its
    own turn ended with it.
    """
    seats = range(beginning.players)
    others = [seat for seat in seats if seat != whose_turn(beginning)]
    found = []
    for _ in range(WORLDS):
        world = beginning.observed_by(rng.choice(others)).determinize(rng)
        found.append([beginning.game.features(world, seat) for seat in seats])
    return found


def _played_on(beginning: State, player: Player, rng: Random) -> Outcome:
    state = beginning.clone()
    while not state.is_over:
        seat = int(state.to_move)
        if seat == CHANCE:
            actions, weights = zip(*state.chances(), strict=True)
            state.apply(rng.choices(actions, weights)[0])
        else:
            state.apply(player.choose(state.observed_by(seat)))
    return ended(state)
