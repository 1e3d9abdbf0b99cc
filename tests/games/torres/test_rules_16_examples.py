"""Section 16: every worked example of the rule sheet the project started from."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.torres.positions import (
    TORRES,
    drawn,
    events,
    height,
    knights,
    last_turn,
    legal,
    play,
    points_left,
    rule,
)

_FILE = Path(__file__).parents[2] / "golden" / "seed_examples_torres.toml"
EXAMPLES: list[dict[str, Any]] = tomllib.loads(_FILE.read_text(encoding="utf-8"))["example"]


def examples(*numbers: str) -> pytest.MarkDecorator:
    """The examples of those numbers, each as a case of its own."""
    chosen = [example for example in EXAMPLES if example["number"] in numbers]
    return pytest.mark.parametrize("example", chosen, ids=lambda example: example["what"])


def test_the_data_has_every_example() -> None:
    numbers = {example["number"] for example in EXAMPLES}
    assert numbers == {"8.3", *(f"16.{i}" for i in range(1, 10))}
    known = {"levels", "stacks", "legal", "refused", "track", "scoring"}
    assert all(known & set(example) for example in EXAMPLES), "an example that says nothing"


@pytest.mark.rule("torres 16.1")
@examples("16.1")
def test_levels(example: dict[str, Any]) -> None:
    state = drawn(example["drawing"])
    assert knights(state, 0) == set(example["levels"])
    for space, level in example["levels"].items():
        assert height(state, space) == level


@pytest.mark.rule("torres 16.2")
@examples("16.2")
def test_stacks_of_each_phase(example: dict[str, Any]) -> None:
    state = TORRES.start(players=example["players"])
    told = events(state, "first 1", "knight d1", "knight c3", "knight f3", "knight h4", "king e8")
    while not state.is_over:
        texts = legal(state)
        quiet = [text for text in ("end", "king stays") if text in texts]
        told += events(state, quiet[0] if quiet else texts[0])
    assert [e["stacks"] for e in told if e["event"] == "phase_started"] == example["stacks"]
    assert [sum(stacks) for stacks in example["stacks"]] == [8, 6, 6]


@pytest.mark.rule("torres 8.3", "torres 16.3", "torres 16.4")
@examples("8.3", "16.3", "16.4")
def test_what_is_allowed_and_what_is_not(example: dict[str, Any]) -> None:
    state = drawn(example["drawing"])
    for text in example.get("legal", []):
        assert rule(state, text) is None, text
    for text, number in example.get("refused", {}).items():
        assert rule(state, text) == number, text


@pytest.mark.rule("torres 16.5")
@examples("16.5")
def test_a_step_on_the_track(example: dict[str, Any]) -> None:
    scores = example["track"]["scores"]
    state = drawn(example["drawing"], players=example["players"], scores=scores)
    play(state, "track")
    assert state.scores == [example["track"]["after"], *scores[1:]]
    assert points_left(state) == 4


@pytest.mark.rule("torres 16.6", "torres 16.7", "torres 16.8", "torres 16.9")
@examples("16.6", "16.7", "16.8", "16.9")
def test_the_end_of_a_phase(example: dict[str, Any]) -> None:
    wanted = example["scoring"]
    state = last_turn(example["drawing"], phase=wanted["phase"])
    told = [event for event in events(state, "end") if event.get("seat") == 0]
    castles = sum(event["points"] for event in told if event["event"] == "castles_scored")
    bonus = sum(event["points"] for event in told if event["event"] == "king_bonus")
    assert (castles, bonus) == (wanted["castles"], wanted["bonus"])
    assert state.scores[0] == wanted["castles"] + wanted["bonus"]
