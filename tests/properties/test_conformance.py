"""Every game passes the conformance kit."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sobremesa
from sobremesa.testing import check_choices, check_game

TABLES = [
    (name, rules, players)
    for name in sobremesa.games()
    for rules in sobremesa.game(name).rule_sets
    for players in range(sobremesa.game(name).min_players, sobremesa.game(name).max_players + 1)
]


@pytest.mark.parametrize(("name", "rules", "players"), TABLES)
def test_games_played_blindly(name: str, rules: str, players: int) -> None:
    check_game(
        sobremesa.game(name), seeds=range(2), rules=(rules,), players=(players,), thorough=0.05
    )


@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), choices=st.lists(st.integers(0, 2**16), max_size=120))
@pytest.mark.parametrize("name", sobremesa.games())
def test_games_chosen_by_hypothesis(name: str, data: st.DataObject, choices: list[int]) -> None:
    game = sobremesa.game(name)
    check_choices(
        game,
        choices,
        players=data.draw(st.integers(game.min_players, game.max_players)),
        rules=data.draw(st.sampled_from(game.rule_sets)),
        options=data.draw(
            st.fixed_dictionaries(
                {},
                optional={option.name: st.sampled_from(option.values) for option in game.options},
            )
        ),
        thorough=0.05,
    )
