"""Section 20: every worked example of the rule sheet the project started from."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.heaven_and_ale.positions import (
    Player,
    all_home,
    begun,
    by_chance,
    gain,
    garden,
    lying,
    own,
    play,
    rule,
    seen,
    table,
)

_FILE = Path(__file__).parents[2] / "golden" / "seed_examples_heaven_and_ale.toml"
_DATA: dict[str, Any] = tomllib.loads(_FILE.read_text(encoding="utf-8"))
EXAMPLES: list[dict[str, Any]] = _DATA["example"]
ROUNDS: dict[str, dict[str, int]] = _DATA["rounds"]


def by_number(told: dict[str, str]) -> dict[int, str]:
    """Cells and places are numbers; the keys of a file are texts."""
    return {int(key): name for key, name in told.items()}


def test_the_data_has_every_example() -> None:
    assert {example["number"] for example in EXAMPLES} == {"20.1", "20.2", "20.4"}
    assert set(ROUNDS) == {"2", "3", "4"}
    known = {"gained", "refused", "after"}
    assert all(known & set(example) for example in EXAMPLES), "an example that says nothing"


@pytest.mark.rule("heaven_and_ale 20.1", "heaven_and_ale 20.2", "heaven_and_ale 20.4")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["what"])
def test_what_is_done(example: dict[str, Any]) -> None:
    player = Player(garden=by_number(example.get("garden", {})))
    state = table(player, track=by_number(example.get("track", {})))
    if "gained" in example:
        assert gain(state, *example["play"]) == example["gained"]
    play(state, *example["play"])
    for text, number in example.get("refused", {}).items():
        assert rule(state, text) == number, text
    wanted = example.get("after", {})
    if "garden" in wanted:
        assert garden(state) == by_number(wanted["garden"])
    if "discs" in wanted:
        assert own(state)["discs"] == wanted["discs"]


@pytest.mark.rule("heaven_and_ale 20.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_and_stacks_of_monks(players: int) -> None:
    wanted = ROUNDS[str(players)]
    state = begun(players)
    assert seen(state)["rounds"] == wanted["rounds"]
    while not state.is_over:
        monks = [name for place in (3, 10, 18, 25) for name in lying(state, place)]
        assert len(monks) == 4 * seen(state)["round"], "one stack for each round"
        by_chance(all_home(state))
    assert len(monks) == 4 * wanted["stacks"]
