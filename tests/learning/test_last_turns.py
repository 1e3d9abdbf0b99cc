"""Last turns that are played again, to learn from."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sobremesa import game
from sobremesa.games.asante.state import AsanteState
from sobremesa.learning.last_turns import WORLDS, as_others_see, worth_of_last_turn
from sobremesa.players.greedy import GreedyPlayer
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


def greedy(seed: int) -> Callable[[], GreedyPlayer]:
    seeds = Random(seed)
    return lambda: GreedyPlayer(seeds.getrandbits(60))


def test_a_last_turn_is_worth_how_it_ends_in_the_mean() -> None:
    beginning = beginning_of_last_turn()
    once = [worth_of_last_turn(beginning, 1, greedy(4), rng) for rng in [Random(6)] * 4]
    mean = worth_of_last_turn(beginning, 4, greedy(4), Random(6))
    for seat in range(2):
        assert mean.shares[seat] == sum(one.shares[seat] for one in once) / 4
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
