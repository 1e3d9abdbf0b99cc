"""Section 4: setting up, and what is hidden from whom."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import sobremesa
from tests.games.asara.box_of_sections import TILE_SPACES
from tests.games.asara.positions import (
    ASARA,
    BEGINNER,
    PROFESSIONAL,
    Player,
    chances,
    events,
    holder,
    money,
    play,
    played,
    rule,
    seen,
    step,
    table,
    told_of,
)


def begun(players: int = 2, rules: str = BEGINNER, first: int = 0, seed: int = 0) -> Any:
    """A game after its set-up, and what was told on the way."""
    rng = Random(seed)
    state = ASARA.start(players=players, rules=rules)
    state.events = []
    while state.to_move == sobremesa.CHANCE:
        possible = chances(state)
        drawn = rng.choices(list(possible), list(possible.values()))[0]
        play(state, f"first {first + 1}" if "first 1" in possible else drawn)
    told = [event.seen_by(None) for event in state.events]
    state.events = None
    return state, told


@pytest.mark.rule("asara 4.1", "asara 4.2")
def test_markets_are_filled_from_shuffled_stacks() -> None:
    state = ASARA.start()
    filled: Counter[str] = Counter()
    while step(state) == "fill":
        possible = chances(state)
        [shape] = {text.split()[1] for text in possible}
        stack = seen(state)["markets"][shape]["stack"]
        left = {f"fill {shape} {one['colour']}" + " gold" * one["gold"]: one for one in stack}
        assert possible == {text: one["count"] for text, one in left.items()}
        filled[shape] += 1
        play(state, next(iter(possible)))
    assert dict(filled) == {"base": 7, "turret": 7, "trunk": 7, "window": 8}


@pytest.mark.rule("asara 4.1")
def test_a_section_lies_in_the_market_of_its_shape() -> None:
    state = ASARA.start()
    assert rule(state, "fill base red") is None
    assert rule(state, "fill turret red") == "4.2", "the bases come first"
    other = [text for text in ("deal blue", "first 1") if rule(state, text) is None]
    assert other == []


@pytest.mark.rule("asara 4.2")
def test_what_is_left_in_the_stacks() -> None:
    state, _ = begun()
    markets = seen(state)["markets"]
    assert {shape: market["stack_size"] for shape, market in markets.items()} == {
        "base": 13,
        "turret": 13,
        "trunk": 13,
        "window": 17,
    }
    for shape, market in markets.items():
        assert sum(tile["count"] for tile in market["up"]) == TILE_SPACES[shape]


@pytest.mark.rule("asara 4.3")
def test_counters_begin_at_0_and_1() -> None:
    for players in (2, 3, 4):
        state, _ = begun(players)
        assert state.scores == [0] * players
        assert seen(state)["year"] == 1


@pytest.mark.rule("asara 4.4", "asara 4.4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_says_who_begins(players: int) -> None:
    state = ASARA.start(players=players)
    while step(state) != "first":
        play(state, next(iter(chances(state))))
    assert chances(state) == {f"first {seat + 1}": 1 for seat in range(players)}
    for first in range(players):
        assert begun(players, first=first)[0].to_move == first


@pytest.mark.rule("asara 4.4", "asara 4.4.2")
def test_who_begins_has_the_patronage() -> None:
    for first in range(3):
        state, _ = begun(3, first=first)
        assert (holder(state), seen(state)["starter"]) == (first, first)


@pytest.mark.rule("asara 4.4", "asara 4.4.3")
@pytest.mark.parametrize(
    ("players", "first", "wanted"),
    [
        (2, 0, [20, 21]),
        (2, 1, [21, 20]),
        (3, 1, [22, 20, 21]),
        (4, 0, [20, 21, 22, 23]),
        (4, 2, [22, 23, 20, 21]),
    ],
)
def test_money_grows_clockwise(players: int, first: int, wanted: list[int]) -> None:
    state, _ = begun(players, first=first)
    assert money(state) == wanted


@pytest.mark.rule("asara 4.5")
@pytest.mark.parametrize(("players", "cards", "deck"), [(2, 9, 27), (3, 8, 21), (4, 7, 17)])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("rules", [BEGINNER, PROFESSIONAL])
def test_buyers_are_dealt_from_all_45(
    players: int, cards: int, deck: int, rules: str, first: int
) -> None:
    state, _ = begun(players, rules, first)
    table = seen(state)
    assert [seat["hand_size"] for seat in table["seats"]] == [cards] * players
    assert table["deck_size"] == deck
    for seat in range(players):
        assert sum(seen(state, seat)["seats"][seat]["hand"].values()) == cards


@pytest.mark.rule("asara 4.5")
def test_each_deal_is_by_chance() -> None:
    state = ASARA.start()
    while step(state) != "deal":
        play(state, next(iter(chances(state))))
    left = Counter(dict.fromkeys(("blue", "green", "violet", "red", "yellow"), 9))
    while step(state) == "deal":
        assert chances(state) == {f"deal {card}": n for card, n in left.items() if n}
        card = min(left, key=lambda one: (-left[one] if left.total() % 2 else left[one] == 0, one))
        left[card] -= 1
        play(state, f"deal {card}")
    assert left.total() == 27


@pytest.mark.rule("asara 4.6")
def test_hands_are_hidden_and_towers_are_not() -> None:
    state = table(Player(hand="blue red", towers=["white b w* u"]), Player(hand="green"))
    mine, others = seen(state, 0)["seats"], seen(state, 1)["seats"]
    assert mine[0]["hand"] == {"blue": 1, "green": 0, "violet": 0, "red": 1, "yellow": 0}
    assert (mine[1]["hand"], mine[1]["hand_size"]) == (None, 1)
    assert (others[0]["hand"], others[0]["hand_size"]) == (None, 2)
    assert {seat["hand"] for seat in seen(state)["seats"]} == {None}, "nor to a spectator"
    assert others[0]["towers"] == mine[0]["towers"] == seen(state)["seats"][0]["towers"]


@pytest.mark.rule("asara 4.6")
def test_what_was_dealt_is_told_to_its_owner_alone() -> None:
    state = ASARA.start()
    while step(state) != "deal":
        play(state, next(iter(chances(state))))
    for_owner = events(state.clone(), "deal red", seat=0) + events(
        state.clone(), "deal red", seat=1
    )
    assert [event.get("card") for event in told_of("card_dealt", for_owner)].count("red") == 1
    [public] = told_of("card_dealt", events(state, "deal red"))
    assert "card" not in public


@pytest.mark.rule("asara 4.7")
def test_lit_windows_are_for_the_professional_version() -> None:
    state, _ = begun(2, PROFESSIONAL)
    assert seen(state)["lit_stack"] == {"size": 15, "bottom": [], "unseen": 15}
    assert seen(begun(2, BEGINNER)[0])["lit_stack"] is None
    assert seen(begun(2, BEGINNER)[0])["lit_options"] == []


@pytest.mark.rule("asara 4.7")
def test_the_lit_stack_is_shuffled() -> None:
    state = table(Player(money=20), rules=PROFESSIONAL)
    play(state, "send lit_house", "card blue", "look small")
    colours = ("brown", "green", "red", "black", "white")
    assert chances(state) == {f"lit {colour}": 3 for colour in colours}
    assert chances(play(state, "lit red"))["lit red"] == 2


@pytest.mark.rule("asara 4.8")
def test_payments_and_incomes_are_open() -> None:
    state = table(Player(money=9, hand="blue blue blue"), Player(money=1, hand="blue"))
    told = events(state, "send market_base", "card blue", "take base red")
    [bought] = told_of("section_bought", told)
    assert {key: bought[key] for key in ("shape", "colour", "gold", "asari", "money")} == {
        "shape": "base",
        "colour": "red",
        "gold": False,
        "asari": 5,
        "money": 4,
    }
    [received] = told_of("received", events(state, "send bank", "card blue", "space 2"))
    assert (received["seat"], received["asari"], received["money"]) == (1, 10, 11)
    [paid] = told_of("paid", events(state, "send spies", "card blue", "space 1", "stack base"))
    assert (paid["seat"], paid["asari"], paid["money"]) == (0, 3, 1)


@pytest.mark.rule("asara 4.8")
def test_a_bribed_section_and_the_stack_it_came_from_are_open() -> None:
    state = play(table(Player(money=20)), "send spies", "card blue", "space 2")
    told = events(state, "stack turret", "take turret black")
    [looked] = told_of("stack_looked_through", told)
    assert looked["shape"] == "turret"
    [bought] = told_of("section_bought", told)
    assert (bought["shape"], bought["colour"]) == ("turret", "black")


@pytest.mark.rule("asara 4.8")
def test_sizes_are_open() -> None:
    view = seen(table(Player(hand="blue red"), rules=PROFESSIONAL, deck=7, lit_stack="red red"))
    assert (view["seats"][0]["hand_size"], view["deck_size"]) == (2, 7)
    assert (view["lit_stack"]["size"], view["seats"][1]["lits_size"]) == (2, 13)
    assert view["seats"][1]["lits"] is None
    assert view["markets"]["window"]["stack_size"] == 17


@pytest.mark.rule("asara 4.9")
def test_cards_laid_face_down_are_hidden_from_the_others() -> None:
    state = table(Player(hand="red green violet"), Player(hand="blue"), buyers={"bank": ["B blue"]})
    pair = ("send bank", "pair", "down red", "down green", "space 2")
    for seat in (0, 1, None):
        told = told_of("card_laid_down", events(state.clone(), *pair, seat=seat))
        assert [one.get("card") for one in told] == (["red", "green"] if seat == 0 else [None] * 2)
    play(state, *pair)
    assert seen(state, 0)["seats"][0]["down"]["red"] == 1
    assert (seen(state, 1)["seats"][0]["down"], seen(state, 1)["seats"][0]["down_size"]) == (
        None,
        2,
    )
    house = table(Player(hand="red"), Player(hand="blue"))
    told = told_of("card_laid_down", events(house, "send coloured_house", "down red"))
    assert [one.get("card") for one in told] == [None]
    assert seen(house, 1)["seats"][0]["down"] is None


@pytest.mark.rule("asara 4.9")
def test_what_was_seen_in_a_stack_is_not_told() -> None:
    state = play(table(Player(money=20)), "send spies", "card blue", "space 1")
    told = events(state, "stack base", "decline")
    assert {event["event"] for event in told} <= {
        "paid",
        "buyer_placed",
        "stack_looked_through",
        "bribe_declined",
        "turn_started",
    }
    [looked] = told_of("stack_looked_through", told)
    assert set(looked) == {"event", "seat", "shape", "space"}


LOOK = ("send lit_house", "card blue", "look small", "lit red", "lit black", "lit white")
PUT_BACK = ("keep black", "return white")


@pytest.mark.rule("asara 4.9")
def test_lit_windows_kept_and_put_back_are_hidden_from_the_others() -> None:
    state = table(Player(money=20), players=3, rules=PROFESSIONAL)
    for seat, knows in ((0, True), (1, False), (None, False)):
        told = events(state.clone(), *LOOK, *PUT_BACK, seat=seat)
        secret = [one for one in told if one["event"] in ("lit_seen", "lit_kept", "lit_returned")]
        assert len(secret) == 6
        assert {"colour" in one for one in secret} == {knows}
    looking = played(state, *LOOK)
    assert seen(looking, 0)["turn_now"]["looked"]["white"] == 1
    assert (seen(looking, 1)["turn_now"]["looked"], seen(looking)["turn_now"]["looked_size"]) == (
        None,
        3,
    )
    play(state, *LOOK, *PUT_BACK)
    assert seen(state, 0)["seats"][0]["lits"]["black"] == 1
    assert (seen(state, 1)["seats"][0]["lits"], seen(state, 1)["seats"][0]["lits_size"]) == (
        None,
        1,
    )


@pytest.mark.rule("asara 4.9")
def test_who_put_lit_windows_back_knows_them_and_their_order() -> None:
    state = play(table(Player(money=20), rules=PROFESSIONAL), *LOOK, *PUT_BACK)
    own, others = seen(state, 0)["lit_stack"], seen(state, 1)["lit_stack"]
    assert [one["colour"] for one in own["bottom"]] == ["white", "red"]
    assert [one["colour"] for one in others["bottom"]] == [None, None]
    assert [one["seat"] for one in others["bottom"]] == [0, 0]
    assert (others["size"], others["unseen"]) == (14, 12)
