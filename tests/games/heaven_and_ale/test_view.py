"""What the view tells of the turn under way is what then happens."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from sobremesa.games.heaven_and_ale.box import BOX
from tests.games.heaven_and_ale.test_position import HALE, at, played_until


def seen(state: sobremesa.State) -> Any:
    """The view, loosely typed."""
    return HALE.view(state, None)


def after(state: sobremesa.State, *texts: str) -> Any:
    """The seat whose turn it is, once it has done this."""
    turn = seen(state)["turn"]
    tried = state.clone()
    for text in texts:
        tried.apply(HALE.parse(text))
    return seen(tried)["seats"][turn]


def gain(was: Any, now: Any) -> dict[str, object]:
    """By how much a seat's things grew."""
    return {
        "ducats": now["ducats"] - was["ducats"],
        "brewmaster": now["brewmaster"] - was["brewmaster"],
        "markers": {name: now["markers"][name] - space for name, space in was["markers"].items()},
    }


def can_name_a_number(data: Any) -> bool:
    state = HALE.from_position(data)
    return data["step"] == "score" and HALE.parse("score x_tiles") in state.legal()


@pytest.mark.rule("heaven_and_ale 10.2", "heaven_and_ale 10.4")
@pytest.mark.parametrize("wanted", [at("score"), at("score", 3), can_name_a_number])
def test_each_spot_brings_what_was_offered(wanted: Any) -> None:
    state = HALE.from_position(played_until(wanted))
    was = seen(state)["seats"][seen(state)["turn"]]
    offers = seen(state)["turn_now"]["offers"]
    spots = {HALE.notation(action).removeprefix("score ") for action in state.legal()}
    assert {offer["spot"] for offer in offers} == spots
    for offer in offers:
        texts = [f"score {offer['spot']}"]
        if "number" in offer:
            texts.append(f"number {offer['number']}")
        told = {name: offer[name] for name in ("ducats", "brewmaster", "markers")}
        assert gain(was, after(state, *texts)) == told


@pytest.mark.rule("heaven_and_ale 10.4")
def test_each_number_brings_what_was_offered() -> None:
    state = HALE.from_position(played_until(at("number")))
    was = seen(state)["seats"][seen(state)["turn"]]
    numbers = seen(state)["turn_now"]["numbers"]
    assert [f"number {one['number']}" for one in numbers] == list(map(HALE.notation, state.legal()))
    for one in numbers:
        number = one.pop("number")
        assert gain(was, after(state, f"number {number}")) == one


@pytest.mark.rule("heaven_and_ale 6.2")
def test_the_figure_may_go_where_the_view_says() -> None:
    state = HALE.from_position(played_until(at("move", 2)))
    moves = [HALE.describe(action) for action in state.legal()]
    places = {move["place"] for move in moves if move["do"] == "move"}
    assert {one["place"] for one in seen(state)["turn_now"]["arrivals"]} == {0, *places}


@pytest.mark.rule("heaven_and_ale 8.2", "heaven_and_ale 9.1")
def test_the_tile_in_the_hand_costs_what_the_view_says() -> None:
    state = HALE.from_position(played_until(at("put")))
    was = seen(state)["seats"][seen(state)["turn"]]
    prices = seen(state)["turn_now"]["prices"]
    sides = {cell["id"]: cell["side"] for cell in seen(state)["cells"]}
    events: list[sobremesa.Event] = []
    puts = [action for action in state.legal() if HALE.describe(action)["do"] == "put"]
    for action in puts:
        tried = state.clone()
        tried.events = events
        tried.apply(action)
        put = next(event for event in events if event.kind == "tile_put")
        events.clear()
        assert put.args["ducats"] == prices[sides[HALE.describe(action)["cell"]]] <= was["ducats"]


@pytest.mark.rule("heaven_and_ale 16.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_the_points_are_those_of_a_game_that_ended_now(players: int) -> None:
    wanted = at("over")
    state = HALE.from_position(
        played_until(lambda data: wanted(data) and data["players"] == players)
    )
    assert [seat["now"]["points"] for seat in seen(state)["seats"]] == state.scores


@pytest.mark.rule("heaven_and_ale 13.4", "heaven_and_ale 13.5", "heaven_and_ale 14.4")
@pytest.mark.rule("heaven_and_ale 16.3", "heaven_and_ale 4.2.6", "heaven_and_ale 8.2")
def test_amounts_of_the_box_are_told() -> None:
    """A page needs none of its own."""
    assert seen(HALE.start())["amounts"] == {
        "cards": {"money": 12, "brewmaster": 5, "barrels": 1, "resource": 1, "discs": 1},
        "card_sold": 3,
        "large_barrel": 4,
        "small_barrel": 2,
        "first_space": 1,
        "ducats_per_step": 10,
        "track_start": -10,
        "track_end": 20,
        "overflow_ducats": 1,
        "price_factors": {
            "resource": {"sunny": 2, "shady": 1},
            "monk": {"sunny": 2, "shady": 1},
        },
    }


@pytest.mark.rule("heaven_and_ale 4.1.4")
def test_directions_lead_to_the_neighbours() -> None:
    view = seen(HALE.start())
    for cell, told in zip(view["cells"], BOX["garden"]["cells"], strict=True):
        at = {(one["q"], one["r"]): one["id"] for one in view["cells"]}
        steps = [at.get((cell["q"] + q, cell["r"] + r), -1) for q, r in view["directions"]]
        assert steps == told["neighbours"]


@pytest.mark.rule("heaven_and_ale 1.5", "heaven_and_ale 5.4")
def test_what_may_still_come_is_public() -> None:
    for players, tiles, of_a_kind, monks in ((2, 0, 0, 0), (3, 50, 3, 4), (4, 50, 3, 12)):
        stacks = seen(HALE.start(players))["stacks"]
        assert (stacks["first_left"], stacks["second_left"]) == (50, tiles)
        assert (stacks["monks_left_first"], stacks["monks_left_second"]) == (12, monks)
        assert (stacks["first"]["hops 5"], stacks["second"]["hops 5"]) == (2, tiles // 25)
        assert (stacks["first"]["monk A"], stacks["second"]["monk A"]) == (3, of_a_kind)
