"""Positions of recorded games, at which games to learn from begin."""

from __future__ import annotations

from random import Random

import pytest

from sobremesa import CHANCE, BadReplay, Record, game
from sobremesa.learning.positions import Beginning, beginnings, hash_of
from sobremesa.testing.play import choose

ASANTE = game("asante")


def record(seed: int = 1) -> Record:
    """A game by chance."""
    rng = Random(seed)
    state = ASANTE.start(2)
    made = Record.of(state)
    while not state.is_over:
        action = choose(state, rng, by_kind=False)
        made.add(int(state.to_move), ASANTE.notation(action))
        state.apply(action)
    return made


def test_they_are_where_the_turn_passed() -> None:
    found = beginnings(record(), ASANTE, "standard")
    assert len(found) > 10
    assert len({one.actions for one in found}) == len(found)
    turns = []
    for one in found:
        assert one.players == 2
        state = ASANTE.start(2)
        for action in one.actions[:-1]:
            state.apply(action)
        before = state.turn if hasattr(state, "turn") else state.to_move
        state.apply(one.actions[-1])
        assert not state.is_over and state.to_move != CHANCE
        turns.append((before, int(state.to_move)))
    assert {seat for _, seat in turns} == {0, 1}
    assert all(seat != before for before, seat in turns if before != CHANCE)


def test_records_of_other_games_have_none() -> None:
    some = record()
    assert beginnings(some, game("torres"), "basic") == []
    assert beginnings(some, ASANTE, "other") == []
    some.options = {"any": True}
    assert beginnings(some, ASANTE, "standard") == []


def test_a_record_that_cannot_be_played_is_refused() -> None:
    some = record()
    some.actions[5] = "nonsense"
    with pytest.raises(BadReplay):
        beginnings(some, ASANTE, "standard")


def test_a_hash_tells_them_apart() -> None:
    one, other = (tuple(beginnings(record(seed), ASANTE, "standard")) for seed in (1, 2))
    assert hash_of(one) == hash_of((*one,)) != hash_of(other)
    assert hash_of((Beginning(2, (1, 2)),)) != hash_of((Beginning(3, (1, 2)),))
