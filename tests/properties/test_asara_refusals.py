"""Whatever is not legal in Asara is refused by a rule that exists, and changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sobremesa
from tests.games.asara.oracle import Oracle
from tests.games.asara.oracle_towers import Switches
from tests.games.rule_books import rules
from tests.properties.test_asara_oracle import choose, random_switches

ASARA = sobremesa.game("asara")
TABLES = [(2, "beginner"), (4, "beginner"), (3, "professional"), (2, "professional")]


class Beside:
    """A random game, guided by the oracle that is played beside it."""

    def __init__(self, players: int, rule_set: str, seed: int) -> None:
        self.rng = random.Random(f"{players} {rule_set} {seed}")
        options: dict[str, Any] = random_switches(self.rng) if seed % 2 else {}
        self.state = ASARA.start(players=players, rules=rule_set, **options)
        self.oracle = Oracle(players, rule_set, Switches(**options))

    def play(self) -> None:
        """The next decision or draw."""
        text = choose(self.state, self.oracle, self.rng)
        self.state.apply(ASARA.parse(text))
        self.oracle.play(text)


def possible_in(state: sobremesa.State) -> set[int]:
    """All that may be done or drawn."""
    return set(state.legal()) | {action for action, _ in state.chances()}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("players", "rule_set"), TABLES)
def test_every_refusal_names_a_rule(players: int, rule_set: str, seed: int) -> None:
    numbers = {f"asara {number}" for number in rules("asara")}
    game = Beside(players, rule_set, seed)
    while not game.state.is_over:
        if game.rng.random() < 0.15:
            check_refusals(game.state, numbers)
        game.play()
    check_refusals(game.state, numbers)
    assert game.state.refusal(0) == "asara 9.8"


def check_refusals(state: sobremesa.State, numbers: set[str]) -> None:
    """Each action of the game is legal (or possible by chance), or refused by a rule."""
    possible = possible_in(state)
    unknown = {}
    for action in range(ASARA.action_count):
        refused = state.refusal(action)
        if action in possible:
            assert refused is None, ASARA.notation(action)
        elif refused not in numbers:
            unknown[ASARA.notation(action)] = refused
    assert unknown == {}


@pytest.mark.parametrize(("players", "rule_set"), TABLES)
def test_a_refused_action_changes_nothing(players: int, rule_set: str) -> None:
    game = Beside(players, rule_set, 1)
    while not game.state.is_over:
        before = ASARA.position(game.state)
        action = game.rng.randrange(ASARA.action_count)
        game.state.events = []
        if action not in possible_in(game.state):
            with pytest.raises(sobremesa.Illegal) as refused:
                game.state.apply(action)
            assert refused.value.rule == game.state.refusal(action)
            assert refused.value.action == ASARA.notation(action)
            assert game.state.events == []
        assert ASARA.position(game.state) == before
        game.play()
