"""Tables that hold nothing impossible in any one place, and yet can never lie like that."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa import BadPosition
from tests.games.heaven_and_ale.positions import HALE
from tests.games.heaven_and_ale.test_position import (
    Spoil,
    Wanted,
    at,
    of_turn,
    played_until,
)

RESOURCE_PLACES = (1, 2, 5, 6, 8, 9, 11, 13, 15, 17, 19, 21, 22, 23, 27)


def empty(seat: Any) -> int:
    """A garden spot without a tile, as far as possible from the others."""
    free = [cell for cell in (36, 24, 0, 1, 5, 10, 31, 17) if seat["garden"][cell] is None]
    return free[0]


def plant(data: Any, name: str) -> None:
    """A tile more in the last seat's garden."""
    seat = data["seats"][-1]
    seat["garden"][empty(seat)] = name


# ---- stacks and track


def out_of(stack: str, monk: bool) -> Spoil:
    """A tile has gone from a stack straight into a garden."""

    def spoil(data: Any) -> None:
        name = next(name for name in data[stack] if name.startswith("monk") == monk)
        data[stack][name] -= 1
        plant(data, name)

    return spoil


def laid_twice(data: Any) -> None:
    """What a garden had lies on the space whose tile comes next."""
    kind = "monk" if data["laying"] not in RESOURCE_PLACES else ""
    for seat in data["seats"]:
        for cell, name in enumerate(seat["garden"]):
            if name and name.startswith("monk") == bool(kind):
                data["track"][data["laying"]]["tiles"].append(name)
                seat["garden"][cell] = None
                return


def all_left_there(data: Any) -> bool:
    """At laying, where every tile of the rounds before still lies on the space."""
    if data["step"] != "lay" or data["round"] == 1:
        return False
    monk = data["laying"] not in RESOURCE_PLACES
    planted = [name for seat in data["seats"] for name in seat["garden"] if name]
    lying = data["track"][data["laying"]]["tiles"]
    return len(lying) == data["round"] - 1 and any(
        name.startswith("monk") == monk for name in planted
    )


def bought_before_it_begins(data: Any) -> None:
    plant(data, data["track"][1]["tiles"].pop())


def laying_nowhere(data: Any) -> None:
    data["laying"] = 4


# ---- discs and barrels


def disc_missing_at_laying(data: Any) -> None:
    data["track"][4]["discs"] = 0
    data["reserve"] += 1


def large_one_twice(data: Any) -> None:
    data["seats"][0]["large"].append(3)


def small_one_twice(data: Any) -> None:
    data["seats"][0]["small"].append(3)


def both_of_a_goal(data: Any) -> None:
    data["large"].remove(3)
    data["small"].remove(3)
    data["seats"][0]["large"].append(3)
    data["seats"][0]["small"].append(3)


def large_one_lost(data: Any) -> None:
    data["large"].remove(3)


def small_one_lost(data: Any) -> None:
    data["large"].remove(3)
    data["small"].remove(3)


def small_one_lost_after_the_large_one(data: Any) -> None:
    for seat in data["seats"]:
        for goal in seat["large"]:
            data["small"] = [other for other in data["small"] if other != goal]


def only_large_ones_taken(data: Any) -> bool:
    taken = [goal for seat in data["seats"] for goal in seat["large"]]
    return data["step"] == "move" and taken != [] and len(data["small"]) == 12


def no_barrel_taken(data: Any) -> None:
    """On a barrel space, and all barrels of the seat lie in the centre again."""
    seat = of_turn(data)
    for size in ("large", "small"):
        data[size] += seat[size]
        seat[size] = []


def at_barrels(data: Any) -> bool:
    seat = of_turn(data)
    return data["step"] == "end" and seat["place"] in (14, 26) and seat["small"] == []


# ---- what a seat has


def brewmaster_behind_his_sheds(data: Any) -> None:
    for seat in data["seats"]:
        if 0 in seat["sheds"]:
            seat["brewmaster"] = -10


def monk_spot_without_a_monk(data: Any) -> None:
    seat = of_turn(data)
    spots = [f"monk_{name}" for name in "ABCD" if f"monk {name}" not in seat["garden"]]
    seat["discs"] = [*seat["discs"][:-1], spots[0]]


def has_no_pair(data: Any) -> bool:
    """With some disc, no two of a pair, and some type of monk missing."""
    seat = of_turn(data)
    missing = any(f"monk {name}" not in seat["garden"] for name in "ABCD")
    return data["step"] == "move" and len(seat["discs"]) == 1 and missing


def nothing_beside_a_pair(data: Any) -> None:
    for seat in data["seats"]:
        for pair, card in enumerate(seat["beside"]):
            if card not in (None, "declined"):
                seat["beside"][pair] = None
                seat["hand"].append(card)
                return


def has_a_card_beside(data: Any) -> bool:
    return data["step"] == "move" and any(
        card not in (None, "declined") for seat in data["seats"] for card in seat["beside"]
    )


def sold_before_it_begins(data: Any) -> None:
    data["seats"][0]["sold"].append(data["seats"][0]["hand"].pop())


def brewed_before_it_begins(data: Any) -> None:
    data["seats"][0]["brewmaster"] = 0


def one_step_before_it_begins(data: Any) -> None:
    data["seats"][0]["markers"]["hops"] += 1


def stepped_twice(data: Any) -> None:
    """The reward of S3 on two markers."""
    for seat in data["seats"]:
        if seat["start"] == "S3":
            seat["markers"] = {"wood": 0, "yeast": 0, "hops": -2, "water": -6, "barley": -8}


def someone_on_the_third(data: Any) -> bool:
    starts = [seat["start"] for seat in data["seats"]]
    return data["step"] == "start" and "S3" in starts


# ---- figures


def nowhere(data: Any) -> None:
    of_turn(data)["start"] = None


def underway_between_rounds(data: Any) -> None:
    data["seats"][0].update(place=27, start=None)


def home_between_rounds(data: Any) -> None:
    data["seats"][0]["home"] = True


def started_before_it_is_drawn(data: Any) -> None:
    data["starter"] = 0


def turn_before_it_is_drawn(data: Any) -> None:
    data["turn"] = 1


def there_before_it_is_drawn(data: Any) -> None:
    data["seats"][0]["start"] = "S1"


def no_starter(data: Any) -> None:
    data["starter"] = None


def turn_of_the_starter(data: Any) -> None:
    data["turn"] = data["starter"]


def starter_elsewhere(data: Any) -> None:
    data["seats"][data["starter"]].update(start="S4", ducats=27)


def chosen_out_of_turn(data: Any) -> None:
    of_turn(data).update(start="S4", ducats=27)


def nobody_chose_yet(data: Any) -> bool:
    starts = [seat["start"] for seat in data["seats"]]
    return data["step"] == "start" and starts.count(None) == len(starts) - 1


def away_at_the_end(data: Any) -> None:
    data["seats"][0].update(home=False)


def on_the_track_at_the_end(data: Any) -> None:
    seat = next(seat for seat in data["seats"] if seat["start"] != "S1")
    seat.update(place=27, start=None, home=False)


def another_winner_of_the_first_space(data: Any) -> None:
    data["starter"] = (data["starter"] + 1) % data["players"]


def home_and_moving(data: Any) -> None:
    of_turn(data).update(home=True)


def back_and_not_home(data: Any) -> None:
    of_turn(data)["home"] = False


def home_at_the_end_of_the_turn(data: Any) -> bool:
    return bool(data["step"] == "end" and of_turn(data)["place"] == 0)


def first_space_empty(data: Any) -> None:
    """All are home, nobody on S1."""
    for seat in data["seats"]:
        if seat["start"] == "S1":
            free = {"S2", "S3", "S4"} - {other["start"] for other in data["seats"]}
            seat["start"] = min(free)


def last_one_home(data: Any) -> bool:
    last = all(seat["home"] for seat in data["seats"])
    return home_at_the_end_of_the_turn(data) and last and data["players"] < 4


def left_before_its_turn(data: Any) -> None:
    """Who comes last in this round stands on the track already."""
    last = data["seats"][data["starter"] - 1]
    last.update(start=None, place=27)


def turn_begins(data: Any) -> bool:
    """The first turn of a round with three or four players."""
    waiting = [seat for seat in data["seats"] if seat["place"] == 0 and not seat["home"]]
    return bool(data["step"] == "move" and len(waiting) == data["players"] > 2)


def bought_where_none_lay(data: Any) -> None:
    """A tile of the garden lies on the space again where one was bought."""
    for seat in data["seats"]:
        place = seat["place"]
        for cell, name in enumerate(seat["garden"]):
            if place in RESOURCE_PLACES and name and not name.startswith("monk"):
                data["track"][place]["tiles"].append(name)
                seat["garden"][cell] = None
                return


def on_a_resource_space(data: Any) -> bool:
    """In the first round somebody stands where he bought the only tile."""
    places = [seat["place"] for seat in data["seats"]]
    return data["step"] == "move" and data["round"] == 1 and bool({*places} & {*RESOURCE_PLACES})


def disc_where_one_was_taken(data: Any) -> None:
    """It was the only one there; another space lacks one instead."""
    track = data["track"]
    for place in (16, 20, 24):
        if any(seat["place"] == place for seat in data["seats"]):
            other = next(one for one in (4, 7, 12, 16, 20, 24) if track[one]["discs"] > 0)
            track[other]["discs"] -= 1
            track[place]["discs"] += 1
            return


def on_a_scoring_space(data: Any) -> bool:
    places = {seat["place"] for seat in data["seats"]} & {16, 20, 24}
    taken = [data["track"][place]["discs"] == 0 for place in places]
    return data["step"] == "move" and bool(places) and taken == [True]


CASES: list[tuple[Wanted, Spoil, str, str]] = [
    (at("move"), out_of("first", False), "first", "has 34 resource tiles"),
    (at("move"), out_of("second", False), "second", "has 49 resource tiles"),
    (at("move"), out_of("first", True), "first", "has 7 monks"),
    (at("move"), out_of("second", True), "second", "has 11 monks"),
    (all_left_there, laid_twice, "track[", "this space has no tile of this round yet"),
    (at("start"), bought_before_it_begins, "track[1].tiles", "a tile was laid here, and nobody"),
    (at("lay", 2), laying_nowhere, "", "is no space for tiles|has"),
    (at("lay", 2), disc_missing_at_laying, "track", "each scoring space has its discs"),
    (at("move"), large_one_twice, "seats[0].large", "has a large barrel that is elsewhere"),
    (at("move"), small_one_twice, "seats[0].small", "has a small barrel that is elsewhere"),
    (at("move"), both_of_a_goal, "seats[0].small", "has both barrels of a goal"),
    (at("move"), large_one_lost, "large", "a large barrel is nowhere"),
    (at("move"), small_one_lost, "large", "a large barrel is nowhere"),
    (only_large_ones_taken, small_one_lost_after_the_large_one, "small", "a small barrel is no"),
    (at_barrels, no_barrel_taken, "seats[", "is on a barrel space without a barrel"),
    (
        lambda data: data["step"] == "move" and any(0 in seat["sheds"] for seat in data["seats"]),
        brewmaster_behind_his_sheds,
        "seats[",
        "is -10; allowed: -",
    ),
    (has_no_pair, monk_spot_without_a_monk, "seats[", "monk_"),
    (has_a_card_beside, nothing_beside_a_pair, "seats[", "is complete: a card, or declined"),
    (at("start"), sold_before_it_begins, "seats[0].hand", "has all cards before"),
    (at("start"), brewed_before_it_begins, "seats[0].brewmaster", "is at -"),
    (at("start"), one_step_before_it_begins, "seats[0].markers", "did not move so"),
    (someone_on_the_third, stepped_twice, "seats[", "moved 4 steps, not 2"),
    (home_at_the_end_of_the_turn, nowhere, "seats[", "is a start space in the start area"),
    (at("lay", 2), underway_between_rounds, "seats[0].place", "is 0 between rounds"),
    (at("lay", 2), home_between_rounds, "seats[0].home", "is false until it comes back"),
    (at("first"), started_before_it_is_drawn, "starter", "is drawn when the table is laid out"),
    (at("first"), turn_before_it_is_drawn, "turn", "is 0 as long as"),
    (at("first"), there_before_it_is_drawn, "seats[0].start", "is null before the starter"),
    (at("start"), no_starter, "starter", "is drawn before step 'start'"),
    (at("move"), no_starter, "starter", "is drawn before step 'move'"),
    (at("start"), turn_of_the_starter, "turn", "is not the starter's"),
    (nobody_chose_yet, starter_elsewhere, "seats[", "is S1 (5.9)"),
    (nobody_chose_yet, chosen_out_of_turn, "seats[", "does not fit the order of choosing"),
    (at("over"), away_at_the_end, "seats[0].home", "is true at the end"),
    (at("over"), on_the_track_at_the_end, "seats[", "is 0 at the end"),
    (at("over"), another_winner_of_the_first_space, "starter", "stands on S1 at the end"),
    (turn_begins, home_and_moving, "turn", "is of a figure that is not home"),
    (home_at_the_end_of_the_turn, back_and_not_home, "turn", "is of a figure that is not home"),
    (last_one_home, first_space_empty, "seats", "have left S1 empty"),
    (turn_begins, left_before_its_turn, "seats[", "has left before a seat whose turn"),
    (on_a_resource_space, bought_where_none_lay, "track[", "were 1 at most, and 1 taken"),
    (on_a_scoring_space, disc_where_one_was_taken, "track[", "were 1, and 1 taken"),
]


def refuse(wanted: Wanted, spoil: Spoil, where: str, why: str) -> None:
    """A position that is accepted is refused once it is spoilt, and says why."""
    data = played_until(wanted)
    HALE.from_position(data)
    spoil(data)
    with pytest.raises(BadPosition) as refused:
        HALE.from_position(data)
    assert refused.value.where.startswith(where)
    assert refused.value.why.startswith(tuple(why.split("|")))


@pytest.mark.parametrize(("wanted", "spoil", "where", "why"), CASES)
def test_such_a_table_is_refused(wanted: Wanted, spoil: Spoil, where: str, why: str) -> None:
    refuse(wanted, spoil, where, why)
