"""Section 14: every worked example of the rule sheet the project started from."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from sobremesa.games.asante.box import BOX
from tests.games.asante.positions import (
    DISPLAY,
    Player,
    events,
    gold,
    hand,
    legal,
    markers,
    places,
    play,
    rule,
    stand,
    table,
    told_of,
)
from tests.games.asante.test_rules_01_03_the_box import begun

_FILE = Path(__file__).parents[2] / "golden" / "seed_examples_asante.toml"
_DATA: dict[str, Any] = tomllib.loads(_FILE.read_text(encoding="utf-8"))
EXAMPLES: list[dict[str, Any]] = _DATA["example"]
START: dict[str, Any] = _DATA["start"]


def test_the_data_has_every_example() -> None:
    numbers = {example["number"] for example in EXAMPLES} | {START["number"]}
    assert numbers == {f"14.{number}" for number in range(1, 8)}
    known = {"legal", "refused", "after", "bonus"}
    assert all(known & set(example) for example in EXAMPLES), "an example that says nothing"


@pytest.mark.rule("asante 14.1", "asante 14.2", "asante 14.3")
@pytest.mark.rule("asante 14.4", "asante 14.5", "asante 14.6")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["what"])
def test_what_is_done(example: dict[str, Any]) -> None:
    told = ("hand", "gold", "stand", "artifacts", "places")
    state = table(
        Player(**{name: example[name] for name in told if name in example}),
        display=example.get("display", DISPLAY),
        markers=example.get("markers", 5),
        phase=example.get("phase", "play"),
    )
    play(state, *example["play"])
    if "legal" in example:
        assert legal(state) == example["legal"]
    for text, number in example.get("refused", {}).items():
        assert rule(state, text) == number, text
    found = {
        "hand": hand(state),
        "gold": gold(state),
        "stand": stand(state),
        "places": places(state),
        "markers": markers(state),
    }
    wanted = example.get("after", {})
    assert {name: found[name] for name in wanted} == wanted
    if "bonus" in example:
        [ended] = told_of("turn_ended", events(state, "end"))
        assert ended["bonus"] == example["bonus"]


@pytest.mark.rule("asante 14.7")
def test_the_gold_to_begin_with() -> None:
    values = [int(value) * tokens for value, tokens in START["tokens"].items()]
    assert sum(values) == START["gold"] == gold(begun())
    assert BOX["setup"]["start_gold_tokens"] == {"one": 5, "five": 3}
