"""Last turns that are played again, to learn from."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from sobremesa import game
from sobremesa.games.asante.state import AsanteState
from sobremesa.learning.last_turns import WORLDS, as_others_see, worth_of_last_turn
from sobremesa.players.random_player import RandomPlayer
from sobremesa.testing.play import choose

ASANTE = game("asante")


def beginning_of_last_turn() -> AsanteState:
    """Of a game of chance, in which somebody came to the gold that ends it."""
    rng = Random(5)
    state = ASANTE.start(2)
    assert isinstance(state, AsanteState)
    while not state.last_turn:
        state.apply(choose(state, rng, by_kind=False))
    assert not state.is_over
    return state


def players() -> Callable[[], RandomPlayer]:
    """The same ones each time that this is called."""
    seeds = Random(4)
    return lambda: RandomPlayer(seeds.getrandbits(60))


def test_a_last_turn_is_worth_how_it_ends_in_the_mean() -> None:
    beginning = beginning_of_last_turn()
    player, rng = players(), Random(6)
    once = [worth_of_last_turn(beginning, 1, player, rng) for _ in range(5)]
    mean = worth_of_last_turn(beginning, 5, players(), Random(6))
    assert len({one.points for one in once}) > 1
    for seat in range(2):
        assert mean.points[seat] == pytest.approx(sum(one.points[seat] for one in once) / 5)
        assert mean.shares[seat] == pytest.approx(sum(one.shares[seat] for one in once) / 5)
    assert beginning.last_turn
    assert not beginning.is_over


def test_it_is_kept_as_who_does_not_have_the_turn_may_see_it() -> None:
    """Whatever the one holds who has it."""
    beginning = beginning_of_last_turn()
    other = beginning.observed_by(1 - beginning.turn).determinize(Random(9))
    assert isinstance(other, AsanteState)
    hands = [one.seats[int(one.turn)].hand for one in (beginning, other)]
    assert list(hands[0]) != list(hands[1])
    found = as_others_see(beginning, Random(7))
    assert [[list(seat) for seat in world] for world in found] == [
        [list(seat) for seat in world] for world in as_others_see(other, Random(7))
    ]
    assert len(found) == WORLDS
