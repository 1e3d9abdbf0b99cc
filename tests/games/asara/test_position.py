"""Positions and observations come back from JSON the same, and say what they should."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from sobremesa import State
from sobremesa.games.asara.steps import STEPS
from tests.games.asara.positions import ASARA, BEGINNER
from tests.games.asara.random_games import one_more, position_at, refused, states_of_a_game

IDLE = "allow_placement_without_action"
ONE_COLOUR = "substitutes_need_same_colour"
EVERYTHING, SPECTATOR = -2, -3


# ---- there and back


@pytest.mark.parametrize("step", STEPS)
def test_every_step_comes_back_as_it_was(step: str) -> None:
    data = position_at(step, switch=IDLE if step == "hire" else "")
    state = ASARA.from_position(data)
    assert ASARA.position(state) == data
    assert state.is_over or state.legal() or state.chances()


@pytest.mark.parametrize("step", STEPS)
def test_what_anybody_observes_comes_back_as_it_was(step: str) -> None:
    state = ASARA.from_position(position_at(step, switch=IDLE if step == "hire" else ""))
    for observer in (0, 1, None):
        data = json.loads(json.dumps(ASARA.position(state.observed_by(observer))))
        again = ASARA.from_position(data)
        assert ASARA.position(again) == data
        assert ASARA.view(again, observer) == ASARA.view(state, observer)


def test_sections_cards_and_lit_windows_are_named() -> None:
    data = position_at("area", year=3)
    assert set(data["markets"]) | set(data["stacks"]) > {"base white", "turret red gold"}
    assert set(data["deck"]) <= {"blue", "green", "violet", "red", "yellow"}
    assert data["areas"]["bank"]["spaces"].count(None) <= 4
    assert list(data["areas"])[-2:] == ["tent", "lit_house"]
    assert "tent" not in position_at("area", rules=BEGINNER)["areas"]
    assert position_at("area", rules=BEGINNER)["lit_stack"] is None


def test_a_tower_just_begun_has_no_turret() -> None:
    data = position_at("turret")
    tower = data["seats"][data["turn"]]["towers"][-1]
    assert [tower[part] for part in ("trunks", "windows", "gold_windows", "lit")] == [0, 0, 0, 0]
    data["step"] = "build"
    assert refused(data)[0] == "stacks"


# ---- observations


def observed(step: str, observer: int | None, **told: Any) -> tuple[State, Any]:
    """A state, and what is observed of it as data."""
    state = ASARA.from_position(position_at(step, **told))
    return state, ASARA.position(state.observed_by(observer))


def test_an_observation_has_no_more_than_its_observer_knows() -> None:
    state, data = observed("area", 0, year=2)
    whole: Any = ASARA.position(state)
    data["deck"], data["deck_unknown"] = whole["deck"], 0
    assert refused(data) == ("deck", "has something that its observer may not see (4.9)")


def test_an_observer_knows_what_is_his() -> None:
    _, data = observed("area", 0, year=2)
    assert data["observer"] == 0
    data["observer"] = 1
    assert refused(data)[0] in ("seats[0]", "seats[1]")
    data["observer"] = SPECTATOR
    assert refused(data) == ("seats[0]", "has something that its observer may not see (4.9)")
    data["observer"] = EVERYTHING
    assert refused(data)[1] == "has something unknown that its observer may see"


def test_of_another_seat_only_its_own_eyes_see() -> None:
    _, data = observed("keep", None)
    looked = data["turn_now"]
    assert (looked["looked"], looked["looked_unknown"] > 0) == ({}, True)
    looked["looked"], looked["looked_unknown"] = {"red": looked["looked_unknown"]}, 0
    assert refused(data)[0] in ("turn_now.looked", "lit_stack")


def with_a_pair() -> tuple[Any, int]:
    """A position in which nothing lies face down but a pair of one colour, and whose it is."""
    for seed in range(20):
        for state in states_of_a_game(2, BEGINNER, seed, **{ONE_COLOUR: True}):
            data: Any = ASARA.position(state)
            for number, seat in enumerate(data["seats"]):
                if data["step"] == "area" and sum(seat["down"].values()) == 2 and not seat["piled"]:
                    return data, number
    raise AssertionError("nobody lays a pair")


@pytest.mark.rule("asara 6.4")
def test_substitutes_of_two_colours_where_they_must_be_alike() -> None:
    data, number = with_a_pair()
    ASARA.from_position(deepcopy(data))
    [(alike, cards)] = data["seats"][number]["down"].items()
    assert cards == 2
    odd = next(name for name in data["deck"] if name != alike)
    data["seats"][number]["down"] = {alike: 1, odd: 1}
    data["deck"][odd] -= 1
    one_more(data["deck"], alike)
    assert refused(data) == (f"seats[{number}].down", "are not as many of one colour (6.4)")
