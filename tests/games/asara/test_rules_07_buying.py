"""Sections 7.1 and 7.3 to 7.5: markets, money, spies, and the Caliph."""

from __future__ import annotations

import pytest

import sobremesa
from tests.games.asara.positions import (
    END,
    PROFESSIONAL,
    Player,
    area,
    events,
    holder,
    last_turn,
    legal,
    money,
    play,
    rule,
    sections,
    seen,
    standing,
    table,
    targets,
    tiles,
    told_of,
)


@pytest.mark.rule("asara 7.1.1")
def test_a_section_is_bought_from_the_market() -> None:
    state = table(Player(money=10), market={"trunk": "black, black gold, white, red"})
    play(state, "send market_trunk", "card red")
    assert targets(state, "take trunk") == {"black", "black gold", "white", "red"}
    play(state, "take trunk black gold")
    assert sections(state, 0) == ["trunk black gold"]
    assert money(state)[0] == 4
    assert tiles(state, "trunk") == ["trunk black", "trunk red", "trunk white"]


@pytest.mark.rule("asara 7.1.1")
def test_only_what_lies_open_in_that_market_can_be_had() -> None:
    state = play(table(Player(money=30), market={"base": "red"}), "send market_base", "card red")
    assert legal(state) == ["take base red"]
    assert rule(state, "take base white") == "7.1.1"
    assert rule(state, "take trunk red") == "7.1.1"


@pytest.mark.rule("asara 7.1.2")
def test_the_gap_stays_until_the_next_year() -> None:
    state = table(Player(money=30, hand="red red"), Player(hand=""), market={"base": "red, black"})
    before = tiles(state, "base", "stack")
    play(state, "send market_base", "card red", "take base red")
    assert tiles(state, "base") == ["base black"]
    assert tiles(state, "base", "stack") == before
    assert targets(play(state, "send market_base", "card red"), "take base") == {"black"}


@pytest.mark.rule("asara 7.1.3")
def test_there_must_be_something_to_pay_for() -> None:
    market = {"base": "white, black"}
    assert rule(table(Player(money=5), market=market), "send market_base") == "7.1.3"
    state = play(table(Player(money=6), market=market), "send market_base", "card red")
    assert legal(state) == ["take base black"]
    assert rule(state, "take base white") == "7.1.1", "its price has to be paid"
    empty = table(Player(money=60), market={"base": ""})
    assert rule(empty, "send market_base") == "7.1.3"


# ---- 7.3 money


@pytest.mark.rule("asara 7.3.1")
def test_the_bank_pays_what_is_printed_on_the_space() -> None:
    state = table(Player(money=1), buyers={"bank": {1: "B red"}})
    told = events(state, "send bank", "card red", "space 3")
    assert money(state)[0] == 9
    [received] = told_of("received", told)
    assert (received["area"], received["asari"]) == ("bank", 8)


@pytest.mark.rule("asara 7.3.2")
def test_the_coloured_house_gives_5_for_any_one_card_face_down() -> None:
    state = table(Player(hand="red violet", money=0), Player(hand="blue", pile="green green"))
    told = events(state, "send coloured_house", "down violet")
    assert money(state)[0] == 5
    [received] = told_of("received", told)
    assert (received["area"], received["asari"]) == ("coloured_house", 5)
    house = area(state, "coloured_house")
    assert (house["pile"], house["gain"], house["colour"]) == ([1, 2], 5, None)
    assert seen(state, 1)["seats"][0]["down"] is None, "face down"


# ---- 7.4 bribe


@pytest.mark.rule("asara 7.4.1")
def test_a_bribe_is_paid_then_a_stack_is_looked_through() -> None:
    state = table(Player(money=20), stacks={"turret": "black, red gold, red"})
    play(state, "send spies", "card red", "space 2")
    assert money(state)[0] in (15, 20), "the fee is due with the choice of a stack at the latest"
    assert targets(state, "stack") == {"base", "trunk", "window", "turret"}
    play(state, "stack turret")
    assert money(state)[0] == 15
    assert set(legal(state)) == {
        "take turret black",
        "take turret red",
        "take turret red gold",
        "decline",
    }
    play(state, "take turret red gold")
    assert sections(state, 0) == ["turret red gold"]
    assert money(state)[0] == 10


@pytest.mark.rule("asara 7.4.1")
def test_one_section_at_most() -> None:
    state = table(Player(money=60))
    play(state, "send spies", "card red", "space 1", "stack base", "take base red")
    assert (state.to_move, sections(state, 0)) == (1, ["base red"])


@pytest.mark.rule("asara 7.4.2")
def test_a_section_taken_is_shown_to_all() -> None:
    state = play(table(Player(money=20)), "send spies", "card red", "space 1", "stack window")
    told = events(state, "take window white", seat=1)
    [bought] = told_of("section_bought", told)
    assert bought == {
        "event": "section_bought",
        "seat": 0,
        "area": "spies",
        "shape": "window",
        "colour": "white",
        "gold": False,
        "asari": 8,
        "money": 9,
    }
    assert sections(state, 0) == ["window white"]


@pytest.mark.rule("asara 7.4.3")
def test_nothing_need_be_taken_and_the_fee_is_lost() -> None:
    state = table(Player(money=20))
    before = tiles(state, "base", "stack")
    play(state, "send spies", "card red", "space 2", "stack base", "decline")
    assert (money(state)[0], sections(state, 0), state.to_move) == (15, [], 1)
    assert tiles(state, "base", "stack") == before


@pytest.mark.rule("asara 7.4.4")
def test_the_stack_is_shuffled_and_put_back() -> None:
    left = "base red, base black"
    state = table(
        Player(money=20, hand="red"),
        Player(hand=""),
        market={"base": ""},
        stacks={"base": "red, black, white"},
    )
    play(state, "send spies", "card red", "space 1", "stack base", "take base white")
    assert tiles(state, "base", "stack") == sorted(left.split(", "))
    while seen(state)["step"] == "deal":
        state.apply(state.chances()[0][0])
    possible = {sobremesa.game("asara").notation(action): n for action, n in state.chances()}
    assert possible == {"fill base red": 1, "fill base black": 1}, "in no order that is known"


@pytest.mark.rule("asara 7.4.4")
def test_open_tiles_and_lit_windows_cannot_be_bribed_for() -> None:
    state = table(
        Player(money=40), rules=PROFESSIONAL, market={"base": "white"}, stacks={"base": "red"}
    )
    play(state, "send spies", "card red", "space 1")
    assert set(legal(state)) == {
        f"stack {shape}" for shape in ("base", "trunk", "window", "turret")
    }
    play(state, "stack base")
    assert set(legal(state)) == {"take base red", "decline"}
    assert rule(state, "take base white") == "7.4.4"
    assert rule(state, "take base black") == "7.4.1", "it lies neither here nor there"


@pytest.mark.rule("asara 7.4.5")
def test_the_fee_and_a_stack_are_needed() -> None:
    for asari, spaces in ((2, set()), (3, {"1"}), (4, {"1"}), (5, {"1", "2"})):
        state = table(Player(money=asari))
        if not spaces:
            assert rule(state, "send spies") == "7.4.5"
            continue
        play(state, "send spies", "card red")
        assert targets(state, "space") == spaces
    state = play(table(Player(money=3)), "send spies", "card red")
    assert rule(state, "space 2") == "7.4.5"
    taken = table(Player(money=4), buyers={"spies": {1: "B red"}})
    assert rule(taken, "send spies") == "7.4.5"


@pytest.mark.rule("asara 7.4.5")
def test_who_can_pay_the_fee_alone_may_look() -> None:
    state = play(table(Player(money=3)), "send spies", "card red", "space 1", "stack base")
    assert legal(state) == ["decline"]
    assert rule(state, "take base red") == "7.4.2"


@pytest.mark.rule("asara 7.4.5")
def test_an_empty_stack_cannot_be_chosen() -> None:
    state = table(Player(money=20), stacks={"base": "", "window": ""})
    play(state, "send spies", "card red", "space 1")
    assert targets(state, "stack") == {"trunk", "turret"}
    assert rule(state, "stack base") == "7.4.5"
    none = dict.fromkeys(("base", "trunk", "window", "turret"), "")
    assert rule(table(Player(money=20), stacks=none), "send spies") == "7.4.5"


# ---- 7.5 the Caliph


@pytest.mark.rule("asara 7.5.1")
def test_the_patronage_is_taken_at_once() -> None:
    state = table(Player(), players=3, turn=1, starter=0, holder=0)
    told = events(state, "send caliph", "card red")
    assert holder(state) == 1
    [taken] = told_of("patronage_taken", told)
    assert (taken["seat"], taken["from"]) == (1, 0)
    assert state.to_move == 2, "the order of this year stays"
    assert seen(state)["starter"] == 0


@pytest.mark.rule("asara 7.5.1")
def test_its_holder_begins_the_next_year() -> None:
    state = last_turn(holder=1, turn=0)
    play(state, *END)
    while state.to_move == sobremesa.CHANCE:
        state.apply(state.chances()[0][0])
    assert (state.to_move, seen(state)["starter"], seen(state)["year"]) == (1, 1, 2)


@pytest.mark.rule("asara 7.5.2")
def test_its_holder_may_block_the_space() -> None:
    state = table(Player(), holder=0)
    play(state, "send caliph", "card red")
    assert (holder(state), standing(state, "caliph")) == (0, ["A red"])
    assert rule(state, "send caliph") == "6.7"
