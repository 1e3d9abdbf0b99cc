"""Every switch of the data: the other reading of a rule that the sources leave open."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from tests.games.asara.positions import (
    ASARA,
    END,
    PROFESSIONAL,
    Player,
    area,
    chances,
    events,
    hand,
    holder,
    last_turn,
    legal,
    lits,
    money,
    play,
    played,
    rule,
    sections,
    seen,
    standing,
    step,
    table,
    tall,
    targets,
    told_of,
    towers,
)
from tests.games.asara.test_rules_09_final import contests, owners


def switched(name: str, value: object) -> dict[str, object]:
    """Options with one switch turned away from its default."""
    [option] = [option for option in ASARA.options if option.name == name]
    assert option.default != value
    assert value in option.values
    return {name: value}


SWITCHES = {
    "allow_placement_without_action": False,
    "substitutes_need_same_colour": False,
    "substitutes_in_empty_area": False,
    "lit_window_same_action": True,
    "lit_window_counts_for_height": False,
    "lit_window_counts_as_section_used": True,
    "same_player_may_take_first_and_second": True,
    "patronage_holder_may_retake": True,
    "pro_tiebreak_by": "player",
}


def test_these_are_all_switches() -> None:
    assert {option.name: option.default for option in ASARA.options} == SWITCHES


# ---- a buyer may lie idle

IDLE = switched("allow_placement_without_action", True)


def idle(player: Player, **told: Any) -> sobremesa.State:
    """A professional table where nothing need be done."""
    return table(player, rules=PROFESSIONAL, options=IDLE, **told)


def test_a_buyer_may_lie_where_nothing_can_be_done() -> None:
    broke = Player(hand="blue", money=0)
    state = idle(broke, deck=0, lit_stack="", market={"base": ""})
    everywhere = {told["area"] for told in seen(state)["areas"]}
    assert targets(state, "send") == everywhere
    strict = table(broke, rules=PROFESSIONAL, deck=0, lit_stack="", market={"base": ""})
    assert targets(strict, "send") == {"bank", "caliph", "coloured_house"}


@pytest.mark.parametrize(
    ("name", "before"),
    [
        ("market_base", []),
        ("market_window", []),
        ("spies", ["space 2"]),
        ("tent", ["space 3"]),
        ("lit_house", []),
    ],
)
@pytest.mark.parametrize("asari", [0, 50])
def test_an_action_may_be_left_out(name: str, before: list[str], asari: int) -> None:
    state = play(idle(Player(money=asari)), f"send {name}", "card red", *before)
    choices = [text for text in legal(state) if text != "nothing"]
    assert len(choices) < len(legal(state)), "nothing is a choice"
    assert (choices == []) == (asari == 0)
    told = events(state, "nothing")
    assert [event["area"] for event in told_of("idle", told)] == [name]
    assert (money(state)[0], state.to_move, sections(state, 0)) == (asari, 1, [])
    assert "A red" in standing(state, name)


def test_without_the_switch_nothing_is_no_choice() -> None:
    for name, before in (("market_base", []), ("spies", ["space 1"]), ("lit_house", [])):
        state = play(table(Player(money=50), rules=PROFESSIONAL), f"send {name}", "card red")
        play(state, *before)
        assert "nothing" not in legal(state)
        assert rule(state, "nothing") == "5.3"
    hired = play(table(rules=PROFESSIONAL), "send tent", "card red", "space 1")
    assert step(hired) == "hire_draw"


def test_a_buyer_may_lie_on_a_plot_without_building() -> None:
    builder = Player(money=5, sections="base red, turret red")
    state = play(
        idle(builder, buyers={"building_circle": {1: "B red"}}), "send building_circle", "card red"
    )
    plots = {f"space {plot}" for plot in range(2, 8)}
    assert set(legal(state)) == {*plots, "plot 2 with 2"}
    assert rule(state, "space 1") == "6.1"
    done = played(state, "space 7")
    assert (money(done)[0], done.scores[0], done.to_move) == (5, 0, 1)
    assert standing(done, "building_circle")[6] == "A red"
    strict = play(table(builder), "send building_circle", "card red")
    assert legal(strict) == ["plot 2 with 2"]
    assert rule(strict, "space 2") == "5.3"


def test_hiring_is_a_choice_then() -> None:
    state = play(idle(Player(hand="red", money=5)), "send tent", "card red")
    assert targets(state, "space") == {"1", "2", "3"}
    dear = played(state, "space 3")
    assert legal(dear) == ["nothing"], "7 cannot be paid"
    assert rule(dear, "hire") == "10.1.1"
    nobody_left = idle(Player(hand="red", money=5), deck=0)
    assert rule(play(nobody_left, "send tent", "card red", "space 1"), "hire") == "10.1.4"
    play(state, "space 2")
    assert (legal(state), money(state)[0]) == (["hire", "nothing"], 5)
    play(state, "hire")
    assert (money(state)[0], step(state)) == (0, "hire_draw")
    first = next(iter(chances(state)))
    play(state, first, first)
    assert seen(state)["seats"][0]["hand_size"] == 2


def test_a_stack_is_not_looked_through_on_credit() -> None:
    state = play(idle(Player(money=4)), "send spies", "card red", "space 2")
    assert legal(state) == ["nothing"]
    cheap = play(idle(Player(money=4)), "send spies", "card red", "space 1")
    assert len(legal(cheap)) == 5


# ---- substitutes


def test_substitutes_may_have_to_be_of_one_colour() -> None:
    options = switched("substitutes_need_same_colour", True)
    bank: dict[str, list[str]] = {"bank": ["B blue"]}
    mixed = Player(hand="red green violet")
    assert "send bank" in legal(table(mixed, buyers=bank))
    strict = table(mixed, buyers=bank, options=options)
    assert rule(strict, "send bank") == "6.4"
    assert rule(table(Player(hand="red"), buyers=bank, options=options), "send bank") == "6.3"
    state = table(Player(hand="red red green"), buyers=bank, options=options)
    play(state, "send bank", "pair")
    assert targets(state, "down") == {"red"}
    assert rule(state, "down green") == "6.4"
    play(state, "down red")
    assert targets(state, "down") == {"red"}
    play(state, "down red", "space 2")
    assert hand(state, 0) == "green"
    two = table(Player(hand="red red green green"), buyers=bank, options=options)
    play(two, "send bank", "pair", "down green")
    assert targets(two, "down") == {"green"}
    house = play(table(mixed, options=options), "send coloured_house")
    assert targets(house, "down") == {"red", "green", "violet"}, "one card is no pair"


def test_substitutes_may_lie_in_an_empty_area() -> None:
    options = switched("substitutes_in_empty_area", True)
    state = table(Player(hand="red green violet"), options=options)
    assert set(legal(play(state, "send bank"))) == {"card red", "card green", "card violet", "pair"}
    play(state, "pair", "down red", "down green", "space 1")
    assert (standing(state, "bank")[0], area(state, "bank")["colour"]) == ("A down", None)
    play(state, "send bank")
    assert len(targets(state, "card")) == 5, "the area still has no colour"
    assert "pair" in legal(state)
    play(state, "card blue", "space 2")
    assert area(state, "bank")["colour"] == "blue"
    one = play(table(Player(hand="red"), options=options), "send bank")
    assert legal(one) == ["card red"]
    assert rule(one, "pair") == "6.4"
    house = play(table(options=options), "send coloured_house")
    assert "pair" not in legal(house)


# ---- lit windows


def test_a_lit_window_may_have_to_wait_for_the_next_action() -> None:
    options = switched("lit_window_same_action", False)
    player = Player(hand="red red", lits="red red", sections="window red", towers=["red b w u"])
    state = table(player, Player(hand="red"), rules=PROFESSIONAL, options=options)
    play(state, "send building_circle", "card red")
    assert targets(state, "plot") == {"1 with 1", "2 with 2"}
    play(state, "plot 2 with 2", "window 1", "light 1")
    assert towers(state, 0) == ["red 4 lit 1"]
    play(state, "send coloured_house", "down red", "send building_circle", "card red")
    assert targets(state, "plot") == {"1 with 1"}, "now it is a window like any other"
    play(state, "plot 1 with 1", "light 1")
    usual = table(player, rules=PROFESSIONAL)
    play(usual, "send building_circle", "card red")
    assert targets(usual, "plot") == {"1 with 1", "2 with 2", "3 with 3"}


def test_a_fresh_window_does_not_yet_take_a_lit_one() -> None:
    options = switched("lit_window_same_action", False)
    player = Player(lits="red", sections="window red gold, trunk red", towers=["red b u"])
    state = table(player, rules=PROFESSIONAL, options=options)
    play(state, "send building_circle", "card red", "plot 2 with 2", "window 1 gold")
    assert legal(state) == ["trunk 1"]
    assert rule(state, "light 1 gold") == "10.4.5"


def test_lit_windows_may_count_for_the_height() -> None:
    options = switched("lit_window_counts_for_height", True)
    built = [["red b w+ w+ u"], ["red b t t w u"]]
    assert contests(*owners(*built), rules=PROFESSIONAL)["red"] == [4, 8]
    shares = contests(*owners(*built), rules=PROFESSIONAL, options=options)
    assert (shares["red"], shares["tallest_overall"]) == ([8, 4], [8, 4])
    state = table(Player(towers=built[0]), rules=PROFESSIONAL, options=options)
    assert seen(state)["seats"][0]["towers"][0]["height"] == 6


FREE = switched("lit_window_counts_as_section_used", False)


def test_lit_windows_may_come_on_top_of_the_sections() -> None:
    player = Player(money=9, lits="red red", sections="trunk red", towers=["red b w w* u"])
    state = table(player, rules=PROFESSIONAL, options=FREE)
    play(state, "send building_circle", "card red")
    assert targets(state, "plot") == {"1 with 1"}, "for the trunk alone"
    play(state, "plot 1 with 1")
    assert set(legal(state)) == {"trunk 1", "light 1", "light 1 gold"}
    play(state, "light 1")
    assert (state.scores[0], seen(state)["turn_now"]["left"]) == (0, 1), "free, without prestige"
    play(state, "trunk 1")
    assert (legal(state), state.scores[0]) == (["light 1 gold", "done"], 1)
    without = played(state, "done")
    assert (without.to_move, lits(without, 0), towers(without, 0)) == (1, "red", ["red 5 lit 1"])
    told = events(state, "light 1 gold")
    assert (state.to_move, state.scores[0], money(state)[0]) == (1, 1, 8)
    [built] = told_of("section_built", told)
    assert built["prestige"] == 0
    [done] = told_of("building_done", told)
    assert done["sections"] == 1


def test_without_a_section_no_lit_window_is_laid() -> None:
    player = Player(lits="red", towers=["red b w u"])
    assert "send building_circle" in legal(table(player, rules=PROFESSIONAL))
    state = table(player, rules=PROFESSIONAL, options=FREE)
    assert rule(state, "send building_circle") == "7.2.4"


def test_done_is_asked_only_where_a_lit_window_could_follow() -> None:
    player = Player(lits="red", sections="trunk white", towers=["red b w+ u", "white b u"])
    state = table(player, rules=PROFESSIONAL, options=FREE)
    play(state, "send building_circle", "card red", "plot 1 with 1")
    assert rule(state, "done") == "7.2.2"
    assert play(state, "trunk 2").to_move == 1
    other = Player(lits="red", sections="trunk white", towers=["white b w u"])
    state = table(other, rules=PROFESSIONAL, options=FREE)
    play(state, "send building_circle", "card red", "plot 1 with 1", "trunk 1")
    assert legal(state) == ["done"], "which colour he has, and that it does not fit, is secret"
    usual = Player(lits="red red", sections="trunk red", towers=["red b w w u"])
    state = table(usual, rules=PROFESSIONAL)
    play(state, "send building_circle", "card red", "plot 1 with 1")
    assert "done" not in legal(state)
    assert play(state, "trunk 1").to_move == 1


# ---- scoring and patronage


TWO = tall("red", 2)


def test_an_owner_of_a_first_place_may_be_out_for_the_second() -> None:
    options = switched("same_player_may_take_first_and_second", False)
    built = [["red b t t u", "red b t u"], ["red b u"]]
    assert contests(*owners(*built))["red"] == [12, 0]
    shares = contests(*owners(*built), options=options)
    assert shares["red"] == [8, 4]
    assert shares["tallest_overall"] == [8, 4]
    assert shares["most_towers"] == [12, 6]
    alone = contests(*owners(["red b t u", "red b u"], []), options=options)
    assert alone["red"] == [8, 0], "nobody else has a red tower"
    second = contests(*owners([tall("red", 4), tall("red", 3)], [TWO], [TWO]), options=options)
    assert second["red"] == [8, 2, 2]


def test_in_a_tie_for_first_each_tower_still_has_its_share() -> None:
    options = switched("same_player_may_take_first_and_second", False)
    built = [["red b t u", "red b t u"], ["red b u"]]
    assert contests(*owners(*built))["red"] == [12, 0]
    assert contests(*owners(*built), options=options)["red"] == [12, 0]


def test_the_holder_may_have_to_leave_the_patronage_to_others() -> None:
    options = switched("patronage_holder_may_retake", False)
    state = table(holder=0, options=options)
    assert rule(state, "send caliph") == "7.5.2"
    assert "send caliph" in legal(table(holder=0))
    play(state, "send coloured_house", "down red", "send caliph", "card red")
    assert holder(state) == 1


def test_a_tie_may_be_broken_by_the_lit_windows_of_each_tower() -> None:
    options = switched("pro_tiebreak_by", "tower")
    pro: dict[str, Any] = {"rules": PROFESSIONAL}
    built = [["red b w+ w u", "red b w+ t u"], ["red b w+ t u"]]
    assert contests(*owners(*built), **pro)["red"] == [6 + 6, 0], "2 against 1"
    assert contests(*owners(*built), **pro, options=options)["red"] == [4 + 4, 4], "1 each"
    built = [["red b w+ w u", "red b t t u"], ["red b w w u"]]
    assert contests(*owners(*built), **pro)["red"] == [12, 0]
    assert contests(*owners(*built), **pro, options=options)["red"] == [8 + 2, 2]


def test_most_towers_are_a_matter_of_players_all_the_same() -> None:
    options = switched("pro_tiebreak_by", "tower")
    built = [["red b w+ u", "white b w+ u"], ["black b w+ u", "green b u"]]
    for chosen in ({}, options):
        shares = contests(*owners(*built), rules=PROFESSIONAL, options=chosen)
        assert shares["most_towers"] == [12, 6]


def test_in_a_game_without_lit_windows_the_tie_break_changes_nothing() -> None:
    options = switched("pro_tiebreak_by", "tower")
    built = [Player(towers=["red b t u", "red b w u"]), Player(towers=["red b w u"])]
    told = [events(last_turn(*built, year=4, options=chosen), *END) for chosen in (None, options)]
    assert told[0] == told[1]
