"""What cannot lie on a table of Asara is refused, and the field is named."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tests.games.asara.positions import ASARA, BEGINNER
from tests.games.asara.random_games import one_more, position_at, refused

Spoil = Callable[[Any], None]


def in_turn(data: Any) -> Any:
    """The seat whose turn it is."""
    return data["seats"][data["turn"]]


def other(data: Any) -> Any:
    """The other seat of the two."""
    return data["seats"][1 - data["turn"]]


def one_less(counts: dict[str, int]) -> str:
    """Take one of something; of what."""
    name = next(name for name in counts if counts[name])
    counts[name] -= 1
    return name


def another_section(data: Any) -> None:
    one_more(data["stacks"], one_less(data["markets"]))
    one_more(data["markets"], "base white gold")


def more_than_the_market_holds(data: Any) -> None:
    for name in [name for name in data["stacks"] if name.startswith("base")]:
        data["markets"][name] = data["markets"].get(name, 0) + data["stacks"].pop(name)


def money_from_nowhere(data: Any) -> None:
    in_turn(data)["money"] += 1


def debts(data: Any) -> None:
    in_turn(data)["money"] = -1


def huge_money(data: Any) -> None:
    in_turn(data)["money"] = 10**30


def tenth_blue_card(data: Any) -> None:
    """A card of another colour turns into a blue one, until there are ten."""
    seats = data["seats"]
    for counts in (data["deck"], *(seat["hand"] for seat in seats)):
        for name in [name for name in counts if name != "blue"]:
            counts["blue"] = counts.get("blue", 0) + counts.pop(name)


def card_too_few(data: Any) -> None:
    one_less(data["deck"])


def card_drawn_for_nothing(data: Any) -> None:
    one_more(in_turn(data)["hand"], one_less(data["deck"]))


def piled_more_than_down(data: Any) -> None:
    other(data)["piled"] += 1


def card_shown_for_a_hidden_one(data: Any) -> None:
    """The seat in turn has sent two buyers more than it can have."""
    seat = in_turn(data)
    for _ in range(2):
        one_more(seat["down"], one_less(seat["hand"]))
        seat["piled"] += 1


def wrong_colour(data: Any) -> None:
    area = next(area for area in data["areas"].values() if area["colour"])
    area["colour"] = next(name for name in ("red", "blue") if name != area["colour"])


def colour_of_nobody(data: Any) -> None:
    area = next(area for area in data["areas"].values() if not area["colour"])
    area["colour"] = "red"


def gap_in_a_market(data: Any) -> None:
    spaces = next(
        area["spaces"]
        for name, area in data["areas"].items()
        if name.startswith("market") and area["spaces"][0] and not area["spaces"][-1]
    )
    spaces.reverse()


def area_of_the_other_version(data: Any) -> None:
    data["areas"]["tent"] = {"colour": None, "spaces": [None, None, None]}


def space_too_many(data: Any) -> None:
    data["areas"]["bank"]["spaces"].append(None)


def seat_that_is_not_there(data: Any) -> None:
    data["areas"]["bank"]["spaces"][0] = {"seat": 2, "card": "red"}


def patronage_of_the_other(data: Any) -> None:
    data["patronage"] = 1 - data["patronage"]


def lit_too_many(data: Any) -> None:
    one_more(in_turn(data)["lits"], "white")


def fourth_lit(data: Any) -> None:
    in_turn(data)["lits"] = {"white": 4}


def lit_window_in_the_beginner_version(data: Any) -> None:
    one_more(in_turn(data)["lits"], "white")


def stack_in_the_beginner_version(data: Any) -> None:
    data["lit_stack"] = {"unseen": {}, "bottom": []}


def lit_on_nothing(data: Any) -> None:
    in_turn(data)["towers"].append({"colour": "white", "lit": 1})


def unfinished_business(data: Any) -> None:
    data["turn_now"]["left"] = 1
    data["turn_now"]["sections"] = 1


def area_without_a_step(data: Any) -> None:
    data["turn_now"]["area"] = "bank"


def space_beyond_the_area(data: Any) -> None:
    data["turn_now"]["space"] = 6


def space_nowhere(data: Any) -> None:
    data["turn_now"]["space"] = 0


def market_without_its_step(data: Any) -> None:
    data["step"] = "stack"


def more_sections_than_the_plot(data: Any) -> None:
    data["turn_now"]["sections"] = data["turn_now"]["left"] = 7


def nothing_left_to_lay(data: Any) -> None:
    data["turn_now"]["left"] = 0


def cannot_be_finished(data: Any) -> None:
    """The unbuilt sections are in the stacks again."""
    seat = in_turn(data)
    for name, count in seat["sections"].items():
        data["stacks"][name] = data["stacks"].get(name, 0) + count
    seat["sections"] = {}
    for name, count in seat["lits"].items():
        unseen = data["lit_stack"]["unseen"]
        unseen[name] = unseen.get(name, 0) + count
    seat["lits"] = {}


def no_turret(data: Any) -> None:
    seat = in_turn(data)
    colour = seat["towers"][-1]["colour"]
    for name in (f"turret {colour}", f"turret {colour} gold"):
        data["stacks"][name] = data["stacks"].get(name, 0) + seat["sections"].pop(name, 0)


def no_stack_chosen(data: Any) -> None:
    data["turn_now"]["shape"] = None


def looked_at_more(data: Any) -> None:
    one_more(data["turn_now"]["looked"], one_less(data["lit_stack"]["unseen"]))


def keeps_nothing(data: Any) -> None:
    data["turn_now"]["to_keep"] = 0


def draws_nothing(data: Any) -> None:
    data["turn_now"]["to_draw"] = 0


def looks_at_nothing(data: Any) -> None:
    data["turn_now"]["to_look"] = 0


def lies_on_another_card(data: Any) -> None:
    data["turn_now"]["laid_colour"] = "?"


def over_too_early(data: Any) -> None:
    data["year"] = 3


def fifth_year(data: Any) -> None:
    data["year"] = 5


def prestige_before_the_start(data: Any) -> None:
    data["seats"][0]["score"] = 1


def nothing_to_fill(data: Any) -> None:
    data["step"] = "fill"


def between_years(data: Any) -> None:
    data["step"] = "deal"


def starter_without_patronage(data: Any) -> None:
    data["starter"] = 1 - data["starter"]


def unknown_without_observer(data: Any) -> None:
    in_turn(data)["hand_unknown"] = 1


def observer_with_too_much(data: Any) -> None:
    data["observer"] = data["turn"]


def observer_of_nothing(data: Any) -> None:
    data["observer"] = 7


def nonsense(data: Any) -> None:
    data["nonsense"] = 1


def of_another_game(data: Any) -> None:
    data["game"] = "torres"


def of_another_version(data: Any) -> None:
    data["rules_version"] += 1


def fifth_player(data: Any) -> None:
    data["players"] = 5


def unknown_step(data: Any) -> None:
    data["step"] = "dance"


SPOILT: list[tuple[str, Spoil, str]] = [
    ("area", another_section, "stacks"),
    ("area", more_than_the_market_holds, "markets"),
    ("area", money_from_nowhere, "treasury"),
    ("area", debts, "seats[{turn}].money"),
    ("area", huge_money, "seats[{turn}].money"),
    ("area", tenth_blue_card, "deck.blue"),
    ("area", card_too_few, "deck"),
    ("area", card_drawn_for_nothing, "seats[{turn}].hand"),
    ("area", piled_more_than_down, "seats[{other}].down"),
    ("area", card_shown_for_a_hidden_one, "seats[{other}]"),
    ("area", wrong_colour, "areas.*"),
    ("area", colour_of_nobody, "areas.*"),
    ("area", gap_in_a_market, "areas.*"),
    ("area", space_too_many, "areas.bank.spaces"),
    ("area", seat_that_is_not_there, "areas.bank.spaces"),
    ("area", patronage_of_the_other, "patronage"),
    ("area", lit_too_many, "lit_stack"),
    ("area", fourth_lit, "seats[{turn}].lits.white"),
    ("area", lit_on_nothing, "seats[{turn}].towers[*].lit"),
    ("area", unfinished_business, "turn_now.sections"),
    ("area", area_without_a_step, "turn_now.area"),
    ("area", space_nowhere, "turn_now.space"),
    ("area", unknown_without_observer, "deck"),
    ("area", observer_with_too_much, "seats[{other}]"),
    ("area", observer_of_nothing, "observer"),
    ("area", nonsense, "position"),
    ("area", of_another_game, "game"),
    ("area", of_another_version, "rules_version"),
    ("area", fifth_player, "players, rules, options"),
    ("area", unknown_step, "step"),
    ("area", between_years, "areas"),
    ("area", fifth_year, "year"),
    ("tile", market_without_its_step, "turn_now.area"),
    ("space", space_beyond_the_area, "turn_now.space"),
    ("bribe", no_stack_chosen, "turn_now.shape"),
    ("down", lies_on_another_card, "turn_now.laid_colour"),
    ("build", more_sections_than_the_plot, "turn_now.sections"),
    ("build", nothing_left_to_lay, "turn_now.left"),
    ("build", cannot_be_finished, "step"),
    ("turret", no_turret, "seats[{turn}].towers"),
    ("keep", looked_at_more, "turn_now.looked"),
    ("keep", keeps_nothing, "turn_now.to_keep"),
    ("lit_draw", looks_at_nothing, "turn_now.to_look"),
    ("hire_draw", draws_nothing, "seats[{turn}].hand"),
    ("deal", draws_nothing, "seats[{turn}].hand"),
    ("deal", starter_without_patronage, "starter"),
    ("over", over_too_early, "year"),
    ("first", prestige_before_the_start, "seats[0]"),
    ("first", nothing_to_fill, "step"),
]
BEGINNERS: list[tuple[Spoil, str]] = [
    (area_of_the_other_version, "areas"),
    (lit_window_in_the_beginner_version, "lit_stack"),
    (stack_in_the_beginner_version, "lit_stack"),
]


def _named(where: str) -> str:
    """A field, whichever area or tower of a seat it is."""
    if where.startswith("areas.") and where.count(".") == 1:
        return "areas.*"
    before, found, after = where.partition(".towers[")
    return f"{before}{found}*{after.lstrip('0123456789')}" if found else where


@pytest.mark.parametrize(("step", "spoil", "where"), SPOILT)
def test_what_no_table_can_hold_is_refused(step: str, spoil: Spoil, where: str) -> None:
    data = position_at(step, year=4 if step == "over" else 2 if step != "first" else 1)
    expected = where.format(turn=data["turn"], other=1 - data["turn"])
    ASARA.from_position(deepcopy(data))
    spoil(data)
    field, why = refused(data)
    assert (_named(field), bool(why)) == (expected, True)


@pytest.mark.rule("asara 2.2", "asara 4.7")
@pytest.mark.parametrize(("spoil", "where"), BEGINNERS)
def test_the_beginner_version_has_nothing_of_the_other(spoil: Spoil, where: str) -> None:
    data = position_at("area", rules=BEGINNER)
    spoil(data)
    assert refused(data)[0] == where


@pytest.mark.rule("asara 4.2")
def test_in_the_first_year_the_markets_are_full_when_cards_are_dealt() -> None:
    data = position_at("deal")
    assert data["year"] == 1
    one_more(data["stacks"], one_less(data["markets"]))
    assert refused(data)[0] == "step"
    later = position_at("deal", year=2)
    one_more(later["stacks"], one_less(later["markets"]))
    assert ASARA.from_position(later).chances(), "they are filled after the deal"


@pytest.mark.rule("asara 5.3")
@pytest.mark.parametrize("step", ["tile", "stack", "lit_option"])
def test_what_all_can_see_to_be_a_dead_end_is_refused_to_a_spectator_too(step: str) -> None:
    seen: Any = ASARA.position(ASARA.from_position(position_at(step)).observed_by(None))
    ASARA.from_position(deepcopy(seen))
    seen["treasury"] += in_turn(seen)["money"]
    in_turn(seen)["money"] = 0
    assert refused(seen)[0] == "step"
