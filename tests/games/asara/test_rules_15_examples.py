"""Section 15: every worked example of the two rule sheets the project started from."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from tests.games.asara.positions import (
    END,
    Player,
    events,
    last_turn,
    legal,
    money,
    play,
    rule,
    sections,
    table,
    tall,
    told_of,
    towers,
)

_FILE = Path(__file__).parents[2] / "golden" / "seed_examples_asara.toml"
_DATA: dict[str, Any] = tomllib.loads(_FILE.read_text(encoding="utf-8"))
EXAMPLES: list[dict[str, Any]] = _DATA["example"]
FINAL: dict[str, Any] = _DATA["final"]


def examples(*numbers: str) -> pytest.MarkDecorator:
    """The examples of those numbers, each as a case of its own."""
    chosen = [example for example in EXAMPLES if example["number"] in numbers]
    return pytest.mark.parametrize("example", chosen, ids=lambda example: example["what"])


def player_of(example: dict[str, Any]) -> Player:
    """What the player of an example has."""
    told = ("hand", "money", "sections", "towers")
    return Player(**{name: example[name] for name in told if name in example})


def test_the_data_has_every_example() -> None:
    assert {example["number"] for example in EXAMPLES} == {f"15.{i}" for i in range(1, 7)}
    known = {"legal", "refused", "after", "year_end"}
    assert all(known & set(example) for example in EXAMPLES), "an example that says nothing"


@pytest.mark.rule("asara 15.1", "asara 15.2", "asara 15.3", "asara 15.4", "asara 15.5")
@examples("15.1", "15.2", "15.3", "15.4", "15.5")
def test_what_is_done(example: dict[str, Any]) -> None:
    state = table(player_of(example), buyers=example.get("buyers"))
    play(state, *example["play"])
    if "legal" in example:
        assert legal(state) == example["legal"]
    for text, number in example.get("refused", {}).items():
        assert rule(state, text) == number, text
    found = {
        "money": money(state)[0],
        "score": state.scores[0],
        "sections": sections(state, 0),
        "towers": towers(state, 0),
    }
    wanted = example.get("after", {})
    assert {name: found[name] for name in wanted} == wanted


@pytest.mark.rule("asara 15.6")
@examples("15.6")
def test_the_end_of_a_year(example: dict[str, Any]) -> None:
    [scored] = told_of("year_scored", events(last_turn(player_of(example), holder=0), *END))
    wanted = example["year_end"]
    assert {name: scored["seats"][0][name] for name in wanted} == wanted


@pytest.fixture
def final() -> list[dict[str, Any]]:
    """What is told of the contests of the Russian table."""
    seated = [
        Player(towers=[tall(text.split()[0], int(text.split()[1])) for text in built])
        for built in FINAL["towers"]
    ]
    state: sobremesa.State = last_turn(*seated, players=3, year=4)
    return told_of("contest_scored", events(state, *END))


def shares_of(told: dict[str, Any]) -> list[int]:
    """What a contest brings each player."""
    shares = [0] * len(FINAL["players"])
    for place in told["places"]:
        shares[place["seat"]] += place["points"]
    return shares


@pytest.mark.rule("asara 15.7")
def test_the_final_table(final: list[dict[str, Any]]) -> None:
    told = {contest["contest"]: shares_of(contest) for contest in final}
    assert {name: told[name] for name in FINAL["shares"]} == FINAL["shares"]
    assert set(told) == set(FINAL["shares"]) | set(FINAL["first"])
    for name, winner in FINAL["first"].items():
        [first] = [c["places"] for c in final if c["contest"] == name]
        assert [FINAL["players"][one["seat"]] for one in first if one["place"] == 1] == [winner]
    assert told["brown"][0] == 4


@pytest.mark.rule("asara 15.8")
def test_who_owns_the_red_towers(final: list[dict[str, Any]]) -> None:
    [red] = [contest["places"] for contest in final if contest["contest"] == "red"]
    assert [(one["seat"], one["points"]) for one in red] == [(1, 4), (2, 4), (2, 4)]
    assert [len(built) for built in FINAL["towers"]] == [4, 5, 5]
