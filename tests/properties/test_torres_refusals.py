"""Whatever is not legal in Torres is refused by a rule that exists, and changes nothing."""

from __future__ import annotations

import random

import pytest

import sobremesa
from tests.games.rule_books import rules
from tests.properties.test_torres_oracle import play_randomly

TORRES = sobremesa.game("torres")
TABLES = [(2, "basic"), (4, "basic"), (3, "master")]


@pytest.mark.parametrize(("players", "rule_set"), TABLES)
def test_every_refusal_names_a_rule(players: int, rule_set: str) -> None:
    numbers = {f"torres {number}" for number in rules("torres")}
    rng = random.Random(players)
    state = TORRES.start(players=players, rules=rule_set)
    while not state.is_over:
        if rng.random() < 0.1:
            check_refusals(state, numbers)
        play_randomly(state, rng)
    check_refusals(state, numbers)
    assert state.refusal(0) == "torres 13.7"


def check_refusals(state: sobremesa.State, numbers: set[str]) -> None:
    """Each action of the game is legal (or possible by chance), or refused by a rule."""
    possible = set(state.legal()) | {action for action, _ in state.chances()}
    unknown = {}
    for action in range(TORRES.action_count):
        refused = state.refusal(action)
        if action in possible:
            assert refused is None, TORRES.notation(action)
        elif refused not in numbers:
            unknown[TORRES.notation(action)] = refused
    assert unknown == {}


@pytest.mark.parametrize(("players", "rule_set"), TABLES)
def test_a_refused_action_changes_nothing(players: int, rule_set: str) -> None:
    rng = random.Random(f"unchanged {players}")
    state = TORRES.start(players=players, rules=rule_set)
    while not state.is_over:
        before = TORRES.position(state)
        possible = set(state.legal()) | {action for action, _ in state.chances()}
        action = rng.randrange(TORRES.action_count)
        state.events = []
        if action not in possible:
            with pytest.raises(sobremesa.Illegal) as refused:
                state.apply(action)
            assert refused.value.rule == state.refusal(action)
            assert refused.value.action == TORRES.notation(action)
            assert state.events == []
        assert TORRES.position(state) == before
        play_randomly(state, rng)
