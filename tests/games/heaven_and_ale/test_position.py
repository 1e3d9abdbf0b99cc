"""Positions come back as they were; what no table can hold is refused, the rest can be played."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import sobremesa
from sobremesa import CHANCE, BadPosition
from sobremesa.games.heaven_and_ale.steps import STEPS

HALE = sobremesa.game("heaven_and_ale")

Wanted = Callable[[Any], bool]
Spoil = Callable[[Any], None]


def step_on(state: sobremesa.State, rng: random.Random) -> None:
    """Play one action at random; cards are rarely given up, so that there is something to place."""
    if state.to_move == CHANCE:
        actions, weights = zip(*state.chances(), strict=True)
        state.apply(rng.choices(actions, weights)[0])
        return
    legal = state.legal()
    kept = [one for one in legal if not HALE.notation(one).startswith("sell")]
    near = [one for one in kept if not HALE.notation(one).startswith("start")]
    for choice, chance in ((near, 0.9), (kept, 0.95)):
        if choice and rng.random() < chance:
            # The first ones are the nearest spaces: so the figures do not hurry home.
            state.apply(rng.choice(choice[:3] if choice is near else choice))
            return
    state.apply(rng.choice(legal))


@cache
def _positions(players: int, seed: int) -> list[str]:
    """All positions of a game played at random."""
    rng = random.Random(seed)
    state = HALE.start(players)
    found = []
    while not state.is_over:
        found.append(json.dumps(HALE.position(state)))
        step_on(state, rng)
    return [*found, json.dumps(HALE.position(state))]


def played_until(wanted: Wanted) -> Any:
    """The first position of random games that is as wanted."""
    for seed in range(40):
        for players in (2, 3, 4):
            for text in _positions(players, seed):
                data = json.loads(text)
                if wanted(data):
                    return data
    raise AssertionError("no random game comes there")


def at(step: str, round_: int = 1) -> Wanted:
    """At a step, in a round or later."""
    return lambda data: data["step"] == step and data["round"] >= round_


def of_turn(data: Any) -> Any:
    """The seat whose turn it is."""
    return data["seats"][data["turn"]]


# ---- what comes back


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_comes_back(players: int) -> None:
    for text in _positions(players, 1):
        data = json.loads(text)
        assert HALE.position(HALE.from_position(data)) == data


@pytest.mark.parametrize("step", STEPS)
def test_a_game_goes_on_from_each_step(step: str) -> None:
    data = played_until(at(step))
    here, there = HALE.from_position(data), HALE.from_position(json.loads(json.dumps(data)))
    for seed in range(30):
        assert HALE.position(here) == HALE.position(there)
        assert (here.to_move, here.legal(), here.chances()) == (
            there.to_move,
            there.legal(),
            there.chances(),
        )
        if here.is_over:
            break
        step_on(here, random.Random(seed))
        step_on(there, random.Random(seed))


def test_what_an_observer_knows_is_everything() -> None:
    data = played_until(at("buy", 2))
    state = HALE.from_position(data)
    for seat in (None, 0, 1):
        seen = state.observed_by(seat)
        assert HALE.view(seen, seat) == HALE.view(state, seat)
        assert HALE.position(HALE.from_position(HALE.position(seen))) == HALE.position(seen)


# ---- what is refused


def no_money(data: Any) -> None:
    data["seats"][0]["ducats"] = -1


def unknown_tile(data: Any) -> None:
    data["seats"][0]["garden"][0] = "honey 3"


def tile_from_nowhere(data: Any) -> None:
    garden = data["seats"][0]["garden"]
    garden[garden.index(None)] = "hops 5"


def tile_on_a_shed_spot(data: Any) -> None:
    garden = of_turn(data)["garden"]
    cell = next(cell for cell, tile in enumerate(garden) if tile)
    garden[14], garden[cell] = garden[cell], None


def first_stack_too_full(data: Any) -> None:
    """One of stack II came before those of stack I."""
    first, second = data["first"], data["second"]
    name = next(name for name in second if first.get(name, 0) == 1)
    first[name] += 1
    second[name] -= 1


def tile_in_the_start_area(data: Any) -> None:
    place = next(place for place in data["track"] if place["tiles"])
    data["track"][0]["tiles"] = [place["tiles"].pop()]


def monk_on_a_resource_space(data: Any) -> None:
    track = data["track"]
    track[1]["tiles"], track[3]["tiles"] = track[3]["tiles"], track[1]["tiles"]


def two_discs_too_early(data: Any) -> None:
    data["track"][7]["discs"] += 1
    data["reserve"] -= 1


def disc_lost(data: Any) -> None:
    data["reserve"] -= 1


def disc_on_nothing(data: Any) -> None:
    of_turn(data)["discs"].append("monk_A")
    data["reserve"] -= 1


def small_barrel_first(data: Any) -> None:
    data["small"].remove(12)
    data["seats"][0]["small"].append(12)


def barrel_for_nothing(data: Any) -> None:
    data["large"].remove(12)
    data["seats"][0]["large"].append(12)


def barrel_left_behind(data: Any) -> None:
    seat = of_turn(data)
    goal = seat["large"].pop()
    data["large"].append(goal)


def card_twice(data: Any) -> None:
    data["seats"][0]["sold"].append(data["seats"][0]["hand"][0])


def card_beside_half_a_pair(data: Any) -> None:
    seat = data["seats"][0]
    seat["beside"][0] = seat["hand"].pop()


def shed_of_another_type(data: Any) -> None:
    sheds = next(
        seat["sheds"] for seat in data["seats"] if any(one is not None for one in seat["sheds"])
    )
    shed = next(shed for shed, kind in enumerate(sheds) if kind is not None)
    sheds[shed] = (sheds[shed] + 1) % 5


def shed_not_enclosed(data: Any) -> None:
    data["seats"][0]["sheds"][3] = 0


def marker_back(data: Any) -> None:
    data["seats"][0]["markers"]["wood"] = -1


def money_before_it_begins(data: Any) -> None:
    data["seats"][data["starter"]]["ducats"] += 1


def points_too_early(data: Any) -> None:
    data["seats"][0]["score"] = 5


def points_miscounted(data: Any) -> None:
    data["seats"][0]["score"] += 1


def two_on_one_space(data: Any) -> None:
    for seat in data["seats"]:
        seat["start"] = "S1"


def on_two_places(data: Any) -> None:
    of_turn(data)["start"] = "S4"


def home_on_the_way(data: Any) -> None:
    of_turn(data)["home"] = True


def turn_of_the_next(data: Any) -> None:
    data["turn"] = (data["turn"] + 1) % data["players"]


def another_starter(data: Any) -> None:
    data["starter"] = (data["starter"] + 1) % data["players"]


def over_too_early(data: Any) -> None:
    """Everything is counted, but rounds are still to come."""
    seats: Any = HALE.view(HALE.from_position(data), None)["seats"]
    for seat, seen in zip(data["seats"], seats, strict=True):
        seat["score"] = seen["now"]["points"]
    data["step"] = "over"
    data["starter"] = [seat["start"] for seat in data["seats"]].index("S1")


def no_tile_in_the_hand(data: Any) -> None:
    data["turn_now"]["tile"] = None


def bought_without_a_tile(data: Any) -> None:
    data["turn_now"]["bought"] += 9


def another_spot(data: Any) -> None:
    data["turn_now"]["spot"] = None


def no_shed(data: Any) -> None:
    data["turn_now"]["shed"] = None


def another_card(data: Any) -> None:
    data["turn_now"]["card"] = "money"


def enclosed_far_away(data: Any) -> None:
    data["turn_now"]["enclosed"] = [6]


def laid_elsewhere(data: Any) -> None:
    data["laying"] = 4


def poor(data: Any) -> None:
    seat = of_turn(data)
    seat["ducats"] = 0
    seat["sold"] += seat["hand"]
    seat["hand"] = []


def bought_nothing(data: Any) -> bool:
    """Just arrived where no tile is free."""
    place = data["track"][of_turn(data)["place"]]
    complete = [card for card in of_turn(data)["beside"] if card]
    return (
        data["step"] == "buy"
        and data["turn_now"]["bought"] == 0
        and not complete
        and bool(place["tiles"])
    )


def has_a_shed(data: Any) -> bool:
    return any(shed is not None for seat in data["seats"] for shed in seat["sheds"])


def took_a_large_barrel(data: Any) -> bool:
    return (
        data["step"] == "end"
        and of_turn(data)["place"] in (14, 26)
        and of_turn(data)["large"] != []
    )


def all_home(data: Any) -> bool:
    """The last turn of the first round."""
    return at("end")(data) and data["round"] == 1 and all(seat["home"] for seat in data["seats"])


def in_the_garden(data: Any) -> bool:
    return data["step"] == "move" and any(of_turn(data)["garden"])


def by_a_card(data: Any) -> bool:
    return data["step"] == "marker" and data["turn_now"]["card"] is not None


@pytest.mark.parametrize(
    ("wanted", "spoil", "where", "why"),
    [
        (at("move"), no_money, "seats[0].ducats", "is -1; allowed: 0 to"),
        (at("move"), unknown_tile, "seats[0].garden", "'honey 3'; allowed: wood 1"),
        (at("move", 2), tile_from_nowhere, "track, first, second, seats", "there are 5 hops 5"),
        (in_the_garden, tile_on_a_shed_spot, "seats[", "is a shed spot"),
        (at("move", 2), first_stack_too_full, "first", "has 21 resource tiles"),
        (at("move"), tile_in_the_start_area, "track[0].tiles", "none lie here"),
        (at("first"), monk_on_a_resource_space, "track[1].tiles", "are not of this space's kind"),
        (at("move"), two_discs_too_early, "track[7].discs", "are more than 1"),
        (at("move"), disc_lost, "reserve", "there are 35 discs"),
        (at("first"), disc_on_nothing, "seats", "have 1 discs; from 0 to 0 were taken"),
        (at("move"), small_barrel_first, "large", "a small barrel was taken before"),
        (at("move"), barrel_for_nothing, "seats[0]", "has a barrel of goal 12, which it does not"),
        (
            took_a_large_barrel,
            barrel_left_behind,
            "seats[",
            "has not taken the barrel of goal|is on",
        ),
        (at("move"), card_twice, "seats[0].hand", "there are 2 money cards"),
        (at("move"), card_beside_half_a_pair, "seats[0].beside[0]", "is not complete"),
        (has_a_shed, shed_of_another_type, "seats[", "is of type"),
        (at("move"), shed_not_enclosed, "seats[0].sheds[3]", "is not built"),
        (at("move"), marker_back, "seats[0].markers.wood", "is -1; allowed: 0 to 20"),
        (at("start"), money_before_it_begins, "seats[", "are 25 before the first round"),
        (at("move"), points_too_early, "seats[0].score", "is 5, not 0"),
        (at("over"), points_miscounted, "seats[0].score", "is"),
        (at("lay", 2), two_on_one_space, "seats[1].start", "is where seat 0 stands"),
        (at("buy"), on_two_places, "seats[", "is null on the round track"),
        (at("buy"), home_on_the_way, "seats[", "is false on the round track"),
        (at("move"), turn_of_the_next, "turn", "is seat"),
        (at("move"), another_starter, "seats[", "on S1 stands who begins|has left before"),
        (at("lay", 2), another_starter, "starter", "stands on S1"),
        (all_home, over_too_early, "round", "play is over only after round"),
        (at("put"), no_tile_in_the_hand, "track, first, second, seats", "there are 3|there are 5"),
        (at("buy"), bought_without_a_tile, "turn_now.bought", "is"),
        (at("number"), another_spot, "turn_now.spot", "cannot be so at step 'number'"),
        (at("privilege"), another_spot, "seats[", "is complete|turn_now.spot"),
        (at("shed"), no_shed, "turn_now.shed", "cannot be so at step 'shed'"),
        (by_a_card, another_card, "turn_now.card", "cannot be so at step 'marker'"),
        (at("move"), another_card, "turn_now.card", "cannot be so at step 'move'"),
        (at("shed"), enclosed_far_away, "turn_now.enclosed", "shed 6 is not enclosed"),
        (at("lay"), laid_elsewhere, "", "|"),
        (bought_nothing, poor, "seats[", "do not pay for any tile here"),
    ],
)
def test_what_no_table_can_hold_is_refused(
    wanted: Wanted, spoil: Spoil, where: str, why: str
) -> None:
    data = played_until(wanted)
    HALE.from_position(data)
    spoil(data)
    with pytest.raises(BadPosition) as refused:
        HALE.from_position(data)
    assert refused.value.where.startswith(where)
    assert refused.value.why.startswith(tuple(why.split("|")))


@pytest.mark.parametrize("other", [None, [], "position", {"game": "heaven_and_ale"}])
def test_other_data_is_no_position(other: object) -> None:
    with pytest.raises(BadPosition):
        HALE.from_position(other)


@pytest.mark.parametrize(
    ("field", "value"),
    [("game", "asara"), ("rules_version", 0), ("players", 5), ("options", {"speed": True})],
)
def test_another_game_is_refused(field: str, value: object) -> None:
    data = HALE.position(HALE.start())
    with pytest.raises(BadPosition):
        HALE.from_position({**data, field: value})
