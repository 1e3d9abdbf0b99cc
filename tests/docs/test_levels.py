"""The ladder tells who plays at each level as players/levels.toml does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sobremesa
from sobremesa.locales import words
from sobremesa.players.levels import LEVELS, level

LADDER = Path(__file__).parents[2] / "docs" / "researchers" / "ladder.md"
TOLD = dict(re.findall(r"^\| ([^|]+) \| (`greedy`.*) \|$", LADDER.read_text("utf-8"), re.MULTILINE))
VERSIONS = [(name, rules) for name in sobremesa.games() for rules in sobremesa.game(name).rule_sets]


@pytest.mark.parametrize(("name", "rules"), VERSIONS)
def test_the_ladder_tells_who_plays_at_each_level(name: str, rules: str) -> None:
    title = words("en", name)(f"{name.replace('_', '-')}-name")
    told = TOLD[title if rules == "standard" else f"{title}, {rules}"]
    played = [level(name, rules, at) for at in LEVELS]
    assert told.split(" | ") == [
        f"`{one.player}`" + (f", {100 * one.mistakes:.3g} %" if one.mistakes else "")
        for one in played
    ]
