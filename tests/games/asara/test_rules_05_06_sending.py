"""Sections 5 and 6: whose turn it is, and where a buyer may lie."""

from __future__ import annotations

import pytest

from tests.games.asara.positions import (
    END,
    PROFESSIONAL,
    Player,
    area,
    events,
    hand,
    legal,
    money,
    play,
    played,
    rule,
    seen,
    standing,
    step,
    table,
    targets,
    told_of,
)

POOR = Player(money=0)


@pytest.mark.rule("asara 5.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    state = table(players=4, turn=2)
    order = []
    for _ in range(6):
        order.append(int(state.to_move))
        play(state, "send coloured_house", "down blue" if len(order) < 5 else "down red")
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("asara 5.1")
def test_the_action_is_carried_out_at_once() -> None:
    state = table(Player(money=3), Player(money=20))
    told = events(state, "send bank", "card blue", "space 1")
    assert money(state) == [15, 20]
    assert [event["event"] for event in told][-1] == "turn_started"
    [placed] = told_of("buyer_placed", told)
    assert (placed["seat"], placed["area"], placed["card"]) == (0, "bank", "blue")
    assert state.to_move == 1


@pytest.mark.rule("asara 5.2")
def test_who_has_no_cards_is_skipped() -> None:
    cards = [Player(hand="blue blue blue"), Player(hand="red"), Player(hand="")]
    state = table(*cards)
    order = []
    for card in ("blue", "red", "blue"):
        order.append(int(state.to_move))
        play(state, "send coloured_house", f"down {card}")
    assert [*order, state.to_move] == [0, 1, 0, 0]
    assert seen(state)["year"] == 1


@pytest.mark.rule("asara 5.2")
def test_the_year_ends_when_nobody_has_a_card() -> None:
    state = table(Player(hand="blue"), Player(hand="red"), turn=1)
    told = events(state, "send coloured_house", "down red")
    assert told_of("year_scored", told) == []
    told = events(state, *END)
    assert [event["year"] for event in told_of("year_scored", told)] == [1]


@pytest.mark.rule("asara 5.3")
def test_there_is_no_passing_and_no_idle_buyer() -> None:
    state = table(POOR, buyers={"bank": ["B blue", "B blue", "B blue", "B blue"]})
    assert set(legal(state)) == {"send caliph", "send coloured_house"}
    assert rule(state, "send market_base") == "7.1.3"
    assert rule(state, "nothing") == "5.3"
    for text in ("send market_base", "send building_circle", "send spies"):
        assert rule(state, text) is not None


@pytest.mark.rule("asara 5.3")
def test_nobody_is_ever_stuck() -> None:
    full = {
        "bank": ["B blue"] * 4,
        "caliph": ["B red"],
        "spies": ["B red"] * 2,
    }
    state = table(Player(hand="yellow", money=0), buyers=full)
    assert legal(state) == ["send coloured_house"]
    assert targets(play(state, "send coloured_house"), "down") == {"yellow"}


# ---- 6


@pytest.mark.rule("asara 6.1")
def test_a_card_lies_face_up_on_an_empty_space() -> None:
    state = table(buyers={"bank": {2: "B blue"}})
    play(state, "send bank", "card blue")
    assert targets(state, "space") == {"1", "3", "4"}
    assert rule(state, "space 2") == "6.1"
    assert standing(play(state, "space 3"), "bank") == [None, "B blue", "A blue", None]
    assert hand(state, 0) == "green violet red yellow"


@pytest.mark.rule("asara 6.1")
def test_where_spaces_do_not_differ_the_first_empty_one_is_used() -> None:
    state = table(buyers={"market_base": ["B red", "B red"]})
    play(state, "send market_base", "card red", "take base red")
    assert standing(state, "market_base") == ["B red", "B red", "A red", None]


@pytest.mark.rule("asara 6.2")
@pytest.mark.parametrize(
    "name",
    ["market_base", "market_trunk", "market_window", "market_turret", "bank", "spies", "caliph"],
)
def test_in_an_empty_area_any_colour_will_do(name: str) -> None:
    state = play(table(Player(hand="blue green violet red yellow", money=50)), f"send {name}")
    assert targets(state, "card") == {"blue", "green", "violet", "red", "yellow"}


FOLLOWING = {
    "market_base": "B green",
    "market_trunk": "B green",
    "market_window": "B green",
    "market_turret": "B green",
    "building_circle": "B green",
    "bank": "B green",
    "spies": "B green",
    "tent": "B green",
    "lit_house": "B green",
}


@pytest.mark.rule("asara 6.3")
@pytest.mark.parametrize("name", FOLLOWING)
def test_the_colour_must_be_followed(name: str) -> None:
    able = Player(money=50, sections="base red, turret red")
    state = table(able, rules=PROFESSIONAL, buyers={name: [FOLLOWING[name]]})
    assert area(state, name)["colour"] == "green"
    play(state, f"send {name}")
    assert legal(state) == ["card green", "pair"]
    assert rule(state, "card blue") == "6.3"
    other = table(
        Player(hand="blue", money=50, sections="base red, turret red"),
        rules=PROFESSIONAL,
        buyers={name: [FOLLOWING[name]]},
    )
    assert rule(other, f"send {name}") == "6.3"


@pytest.mark.rule("asara 6.3")
def test_the_first_buyer_of_the_year_says_the_colour_for_all() -> None:
    state = table(Player(hand="red blue"), Player(hand="blue red"))
    play(state, "send bank", "card red", "space 1")
    assert area(state, "bank")["colour"] == "red"
    assert targets(play(state, "send bank"), "card") == {"red"}


@pytest.mark.rule("asara 6.3")
def test_the_coloured_house_asks_for_no_colour() -> None:
    state = table(Player(hand="red blue"), Player(hand="green yellow"))
    play(state, "send coloured_house", "down red")
    assert targets(play(state, "send coloured_house"), "down") == {"green", "yellow"}


@pytest.mark.rule("asara 6.4")
def test_any_two_cards_face_down_replace_the_colour() -> None:
    bank = {"bank": ["B blue"]}
    state = table(Player(hand="red green green", money=0), Player(hand="blue"), buyers=bank)
    play(state, "send bank")
    assert legal(state) == ["pair"], "he has no blue card"
    play(state, "pair")
    assert targets(state, "down") == {"red", "green"}
    play(state, "down red")
    assert targets(state, "down") == {"green"}, "the one on the table is out of the hand"
    play(state, "down green")
    assert targets(state, "space") == {"2", "3", "4"}
    play(state, "space 2")
    assert standing(state, "bank")[1] == "A down"
    assert area(state, "bank")["spaces"][1] == {"seat": 0, "card": None, "cards": 2}
    assert (hand(state, 0), money(state)[0]) == ("green", 10)


@pytest.mark.rule("asara 6.4")
def test_the_pair_is_open_to_who_has_the_colour_too() -> None:
    state = table(Player(hand="blue blue"), buyers={"bank": ["B blue"]})
    play(state, "send bank")
    assert legal(state) == ["card blue", "pair"]
    play(state, "pair", "down blue", "down blue", "space 4")
    assert hand(state, 0) == ""


@pytest.mark.rule("asara 6.4")
def test_one_card_is_not_a_pair() -> None:
    bank = {"bank": ["B blue"]}
    assert rule(table(Player(hand="red"), buyers=bank), "send bank") == "6.3"
    state = play(table(Player(hand="blue"), buyers=bank), "send bank")
    assert rule(state, "pair") == "6.4"


@pytest.mark.rule("asara 6.4")
def test_a_pair_counts_as_one_buyer() -> None:
    state = table(buyers={"market_base": ["B blue", "B down", "B down"]})
    play(state, "send market_base", "card blue", "take base red")
    assert None not in standing(state, "market_base"), "three buyers and this one"


@pytest.mark.rule("asara 6.5")
def test_no_pair_where_no_colour_is_asked_for() -> None:
    state = play(table(), "send bank")
    assert "pair" not in legal(state)
    assert rule(state, "pair") == "6.5"
    house = play(table(), "send coloured_house")
    assert step(house) == "down"
    assert rule(house, "pair") == "7.3.2"


@pytest.mark.rule("asara 6.6")
def test_cards_face_down_leave_the_colour_as_it_is() -> None:
    state = table(Player(hand="red red"), Player(hand="blue green"), buyers={"bank": ["B blue"]})
    play(state, "send bank", "pair", "down red", "down red", "space 2")
    assert area(state, "bank")["colour"] == "blue"
    assert targets(play(state, "send bank"), "card") == {"blue"}


@pytest.mark.rule("asara 6.7")
@pytest.mark.parametrize(
    ("name", "spaces"),
    [
        ("market_base", 4),
        ("market_trunk", 4),
        ("market_window", 4),
        ("market_turret", 4),
        ("building_circle", 7),
        ("bank", 4),
        ("spies", 2),
        ("caliph", 1),
        ("tent", 3),
        ("lit_house", 3),
    ],
)
def test_a_full_area_is_closed(name: str, spaces: int) -> None:
    one = Player(hand="blue red", money=50, sections="base red, turret red")
    almost = table(one, rules=PROFESSIONAL, buyers={name: ["B blue"] * (spaces - 1)})
    if name == "building_circle":
        almost = table(one, rules=PROFESSIONAL, buyers={name: ["B blue", *[]]})
    assert f"send {name}" in legal(almost)
    full = table(one, rules=PROFESSIONAL, buyers={name: ["B blue"] * spaces})
    assert rule(full, f"send {name}") == "6.7"


@pytest.mark.rule("asara 6.7")
def test_an_area_is_open_again_in_the_next_year() -> None:
    state = table(
        Player(hand="blue"), Player(hand=""), buyers={"bank": ["B red"] * 4, "caliph": ["B red"]}
    )
    play(state, *END)
    while state.to_move == -1:
        state.apply(state.chances()[0][0])
    assert standing(state, "bank") == [None] * 4
    assert {"bank", "caliph"} <= targets(state, "send")


@pytest.mark.rule("asara 6.8")
def test_a_turn_sends_one_buyer() -> None:
    state = table(Player(hand="red red red"), Player(hand="blue"))
    once = played(state, "send coloured_house", "down red")
    assert (once.to_move, money(once)[0], hand(once, 0)) == (1, 25, "red red")
    assert rule(once, "down red") is not None
