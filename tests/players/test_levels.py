"""The levels people choose from."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest

from sobremesa import CHANCE, Game, State, game, games
from sobremesa.players import LEVELS, Player, RandomPlayer, player
from sobremesa.players.careless import CarelessPlayer
from sobremesa.players.greedy import GreedyPlayer
from sobremesa.players.levels import level, longest
from sobremesa.players.seats import player_with_settings

SETUPS = [(game(name), rules) for name in games() for rules in game(name).rule_sets]
TABLES = [
    (rules_of, rules, players)
    for rules_of, rules in SETUPS
    for players in sorted({rules_of.min_players, rules_of.max_players})
]
FEW: Final = 4  # simulations
NEAR: Final = "wide=4 played_on=2 lines=2"  # where turns are played on
LONGEST = {**dict.fromkeys(LEVELS, 1000), LEVELS[-1]: 3000}  # milliseconds a decision


def quickly(rules_of: Game, rules: str, name: str, seed: int) -> Player:
    """The player at a level, mistakes and all, with a few simulations at most, and short ones."""
    meant = level(rules_of.name, rules, name)
    written, _, budget = meant.player.partition(":")
    if budget:
        few = FEW if budget.endswith("ms") else min(FEW, int(budget))
        written = f"{written}:{few} {NEAR}"
    rng = Random(seed)
    careful = player_with_settings(written, rng.getrandbits(63))
    return CarelessPlayer(careful, meant.mistakes, rng.getrandbits(63))


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("rules_of", "rules"), SETUPS)
def test_every_level_is_a_player_that_thinks_no_longer_than_a_table_waits(
    rules_of: Game, rules: str, name: str
) -> None:
    meant = level(rules_of.name, rules, name)
    assert player(meant.player, 1)
    assert 0 <= meant.mistakes < 1
    for milliseconds in re.findall(r"(\d+)ms", meant.player):
        assert int(milliseconds) <= LONGEST[name]
    assert longest(name) == LONGEST[name]
    assert not re.search(r"ms:\d", meant.player)  # one core


@pytest.mark.parametrize(("rules_of", "rules"), SETUPS)
def test_no_two_levels_are_the_same(rules_of: Game, rules: str) -> None:
    assert len({level(rules_of.name, rules, name) for name in LEVELS}) == len(LEVELS)


def test_a_game_without_levels_of_its_own_has_those_of_any() -> None:
    assert level("chess", "standard", "level:1") == level("any", "any", "level:1")
    assert level("torres", "house", "level:1") == level("any", "any", "level:1")


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("rules_of", "rules", "players"), TABLES)
def test_what_is_hidden_does_not_sway_it(
    rules_of: Game, rules: str, players: int, name: str
) -> None:
    """Everything its seat does not know is dealt anew: every level decides the same."""
    rng = Random(4)
    state = rules_of.start(players, rules)
    seats: list[Player] = [GreedyPlayer(1), *(RandomPlayer(2 + n) for n in range(1, players))]
    compared = 0
    while compared < 3 and not state.is_over:
        seat = int(state.to_move)
        if seat == CHANCE:
            state.apply(rng.choice([action for action, _ in state.chances()]))
            continue
        if seat == 0 and rng.random() < 0.1:
            seen = state.observed_by(0)
            chosen = quickly(rules_of, rules, name, 9).choose(seen)
            for again in range(2):
                other = seen.determinize(Random(again))
                assert quickly(rules_of, rules, name, 9).choose(other) == chosen
            compared += 1
        state.apply(seats[seat].choose(state.observed_by(seat)))
    assert compared > 1


# ---- mistakes


class First:
    """Takes the first action."""

    def choose(self, observation: State) -> int:
        return observation.legal()[0]


@pytest.mark.parametrize(
    ("mistakes", "least", "most"), [(0.0, 0, 0), (0.3, 15, 45), (1.0, 80, 100)]
)
def test_a_share_of_the_decisions_are_mistakes(mistakes: float, least: int, most: int) -> None:
    seen = game("torres").start(2)
    while seen.to_move == CHANCE:
        seen.apply(seen.chances()[0][0])
    assert len(seen.legal()) > 5
    careless = CarelessPlayer(First(), mistakes, seed=3)
    chosen = [careless.choose(seen) for _ in range(100)]
    assert set(chosen) <= set(seen.legal())
    assert least <= sum(action != seen.legal()[0] for action in chosen) <= most
