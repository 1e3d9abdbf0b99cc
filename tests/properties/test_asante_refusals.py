"""Whatever is not legal in Asante is refused by a rule that exists, and changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sobremesa
from tests.games.rule_books import rules
from tests.properties.test_asante_oracle import wild_table

ASANTE = sobremesa.game("asante")
SEEDS = range(6)


def random_game(seed: int) -> tuple[Any, random.Random]:
    """The start of a game; every other one has switches thrown at random."""
    rng = random.Random(f"asante {seed}")
    options: dict[str, Any] = {option.name: rng.choice(option.values) for option in ASANTE.options}
    return ASANTE.start(**(options if seed % 2 else {})), rng


def possible_in(state: sobremesa.State) -> list[int]:
    """All that may be done or drawn."""
    return state.legal() or [action for action, _ in state.chances()]


def check_refusals(state: sobremesa.State, numbers: set[str]) -> None:
    """Each action of the game is legal (or possible by chance), or refused by a rule."""
    possible = set(possible_in(state))
    unknown = {}
    for action in range(ASANTE.action_count):
        refused = state.refusal(action)
        if action in possible:
            assert refused is None, ASANTE.notation(action)
        elif refused not in numbers:
            unknown[ASANTE.notation(action)] = refused
    assert unknown == {}


@pytest.mark.parametrize("seed", SEEDS)
def test_every_refusal_names_a_rule(seed: int) -> None:
    numbers = {f"asante {number}" for number in rules("asante")}
    state, rng = random_game(seed)
    while not state.is_over:
        if rng.random() < 0.3:
            check_refusals(state, numbers)
        state.apply(rng.choice(possible_in(state)))
    check_refusals(state, numbers)
    assert state.refusal(0) == "asante 10.2"


@pytest.mark.parametrize("seed", SEEDS)
def test_every_refusal_names_a_rule_anywhere(seed: int) -> None:
    numbers = {f"asante {number}" for number in rules("asante")}
    rng = random.Random(f"asante anywhere {seed}")
    for _ in range(5):
        state = wild_table(rng, {})
        for _ in range(20):
            check_refusals(state, numbers)
            state.apply(rng.choice(possible_in(state)))
            if state.is_over:
                break


@pytest.mark.parametrize("seed", SEEDS)
def test_a_refused_action_changes_nothing(seed: int) -> None:
    state, rng = random_game(seed)
    while not state.is_over:
        possible = possible_in(state)
        action = rng.randrange(ASANTE.action_count)
        if action not in possible:
            state.events = []
            with pytest.raises(sobremesa.Illegal) as refused:
                state.apply(action)
            assert refused.value.rule == state.refusal(action)
            assert refused.value.action == ASANTE.notation(action)
            assert state.events == []
            state.events = None
        assert possible_in(state) == possible
        state.apply(rng.choice(possible))
