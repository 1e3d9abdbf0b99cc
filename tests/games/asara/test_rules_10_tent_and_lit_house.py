"""Sections 10.1 to 10.3 and 11: hiring, choosing lit windows, and the supply of money."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sobremesa
from tests.games.asara.positions import (
    ASARA,
    END,
    PROFESSIONAL,
    Player,
    chances,
    events,
    hand,
    legal,
    lits,
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


def professional(*seated: Player, **told: object) -> sobremesa.State:
    """A table of the professional version."""
    return table(*seated, rules=PROFESSIONAL, **told)  # type: ignore[arg-type]


# ---- 10.1 the tent


@pytest.mark.rule("asara 10.1", "asara 10.1.1")
@pytest.mark.parametrize(("asari", "spaces"), [(3, {"1"}), (5, {"1", "2"}), (8, {"1", "2", "3"})])
def test_the_fee_of_the_space_is_paid(asari: int, spaces: set[str]) -> None:
    state = play(professional(Player(money=asari)), "send tent", "card red")
    assert targets(state, "space") == spaces
    told = events(state, f"space {max(spaces)}")
    [paid] = told_of("paid", told)
    assert (paid["area"], paid["money"]) == ("tent", asari - paid["asari"])


@pytest.mark.rule("asara 10.1.1")
def test_who_cannot_pay_cannot_hire() -> None:
    assert rule(professional(Player(money=2)), "send tent") == "10.1.1"
    dear = professional(Player(money=4), buyers={"tent": ["B red"]})
    assert rule(dear, "send tent") == "10.1.1"
    state = play(professional(Player(money=4)), "send tent", "card red")
    assert rule(state, "space 2") == "10.1.1"


@pytest.mark.rule("asara 10.1.2")
def test_two_cards_are_drawn_from_the_deck() -> None:
    state = professional(Player(hand="red blue"), Player(hand="green"))
    before = seen(state)["deck_size"]
    play(state, "send tent", "card red", "space 1")
    assert state.to_move == sobremesa.CHANCE
    assert chances(state) == {f"deal {card}": n for card, n in left_in_deck().items()}
    told = events(state.clone(), "deal violet", "deal yellow", seat=0)
    assert [one["card"] for one in told_of("card_drawn", told)] == ["violet", "yellow"]
    hidden = events(state, "deal violet", "deal yellow", seat=1)
    assert ["card" in one for one in told_of("card_drawn", hidden)] == [False, False]
    assert (hand(state, 0), seen(state)["deck_size"]) == ("blue violet yellow", before - 2)
    assert standing(state, "tent")[0] == "A red"


def left_in_deck() -> Counter[str]:
    """Nine of each without those on the table of the test above."""
    return Counter({"blue": 8, "green": 8, "violet": 9, "red": 8, "yellow": 9})


@pytest.mark.rule("asara 10.1.2")
def test_the_card_laid_comes_from_the_hand_before_the_draw() -> None:
    state = professional(Player(hand="red"), Player(hand="green"), buyers={"tent": ["B blue"]})
    assert rule(state, "send tent") == "6.3", "a drawn blue card would come too late"
    one = professional(Player(hand="red"), Player(hand="green"))
    play(one, "send tent", "card red", "space 1", "deal red", "deal blue")
    assert (hand(one, 0), one.to_move) == ("blue red", 1)


@pytest.mark.rule("asara 10.1.3")
def test_drawn_cards_must_be_used_in_the_same_year() -> None:
    state = professional(Player(hand="red"), Player(hand=""))
    play(state, "send tent", "card red", "space 1", "deal blue", "deal green")
    for card in ("blue", "green"):
        assert (state.to_move, seen(state)["year"]) == (0, 1), "the year goes on"
        play(state, "send coloured_house", f"down {card}")
    assert (state.to_move, step(state)) == (sobremesa.CHANCE, "deal")


@pytest.mark.rule("asara 10.1.4")
def test_a_short_deck_gives_what_it_has() -> None:
    state = professional(Player(hand="red"), Player(hand="green"), deck=1)
    play(state, "send tent", "card red", "space 1")
    play(state, next(iter(chances(state))))
    assert (seen(state)["seats"][0]["hand_size"], state.to_move) == (1, 1)
    empty = professional(Player(hand="red", money=50), deck=0)
    assert rule(empty, "send tent") == "10.1.4"


# ---- 10.2 the house of lit windows


@pytest.mark.rule("asara 10.2", "asara 10.2.1")
@pytest.mark.parametrize(
    ("option", "asari", "look", "keep"), [("small", 4, 3, 1), ("large", 10, 5, 2)]
)
def test_two_offers(option: str, asari: int, look: int, keep: int) -> None:
    state = play(professional(Player(money=12)), "send lit_house", "card red")
    assert legal(state) == ["look small", "look large"]
    told = events(state, f"look {option}")
    assert money(state)[0] == 12 - asari
    [looked] = told_of("lit_looked", told)
    assert (looked["option"], looked["number"]) == (option, look)
    for colour in ["red", "red", "white", "brown", "black"][:look]:
        assert step(state) == "lit_draw"
        play(state, f"lit {colour}")
    for colour in ["red", "white"][:keep]:
        assert (step(state), seen(state)["turn_now"]["to_keep"]) == (
            "keep",
            keep - (colour == "white"),
        )
        play(state, f"keep {colour}")
    while state.to_move == 0:
        assert step(state) == "return"
        play(state, legal(state)[0])
    assert seen(state)["seats"][0]["lits_size"] == keep
    assert seen(state)["lit_stack"]["size"] == 15 - keep


@pytest.mark.rule("asara 10.2", "asara 10.2.2")
def test_who_cannot_pay_4_cannot_come() -> None:
    assert rule(professional(Player(money=3)), "send lit_house") == "10.2.2"
    state = play(professional(Player(money=9)), "send lit_house", "card red")
    assert legal(state) == ["look small"]
    assert rule(state, "look large") == "10.2.1"


@pytest.mark.rule("asara 10.2.2")
def test_the_whole_number_is_kept() -> None:
    state = play(professional(Player(money=10)), "send lit_house", "card red", "look large")
    play(state, "lit red", "lit red", "lit red", "lit white", "lit brown", "keep red")
    assert set(legal(state)) == {"keep red", "keep white", "keep brown"}
    assert rule(state, "return red") == "10.2.2"
    assert rule(state, "keep black") == "10.2.2"


@pytest.mark.rule("asara 10.2", "asara 10.2.3")
def test_what_is_kept_is_secret_and_behind_the_screen() -> None:
    state = professional(Player(money=4))
    play(state, "send lit_house", "card red", "look small", "lit red", "lit white", "lit white")
    told = events(state, "keep white", seat=1)
    assert ["colour" in one for one in told_of("lit_kept", told)] == [False]
    assert lits(play(state, "return red"), 0) == "white"
    assert seen(state, 1)["seats"][0]["lits"] is None


@pytest.mark.rule("asara 10.2", "asara 10.2.4")
def test_the_others_go_to_the_bottom_in_an_order_of_choice() -> None:
    state = play(professional(Player(money=10)), "send lit_house", "card red", "look large")
    play(state, "lit red", "lit black", "lit green", "lit white", "lit brown")
    play(state, "keep red", "keep brown")
    assert targets(state, "return") == {"black", "green", "white"}
    play(state, "return white")
    assert targets(state, "return") == {"black", "green"}
    play(state, "return black")
    assert state.to_move == 1, "the last one is no choice"
    bottom = [one["colour"] for one in seen(state, 0)["lit_stack"]["bottom"]]
    assert bottom == ["white", "black", "green"]


@pytest.mark.rule("asara 10.2.4")
def test_what_was_put_back_comes_last_and_in_its_order() -> None:
    state = professional(Player(money=10), lit_stack="red", lit_bottom=[("white", 1), ("black", 0)])
    play(state, "send lit_house", "card red", "look small")
    for colour in ("red", "white", "black"):
        assert list(chances(state)) == [f"lit {colour}"]
        play(state, f"lit {colour}")
    assert targets(state, "keep") == {"red", "white", "black"}


@pytest.mark.rule("asara 10.2", "asara 10.2.5")
def test_colours_do_not_change_the_price() -> None:
    for colour in ("brown", "white"):
        state = professional(Player(money=30), lit_stack=f"{colour} {colour} {colour}")
        play(state, "send lit_house", "card red", "look small", *[f"lit {colour}"] * 3)
        play(state, f"keep {colour}")
        assert money(state)[0] == 26


@pytest.mark.rule("asara 10.3")
def test_a_short_stack() -> None:
    two = play(professional(Player(money=30), lit_stack="red white"), "send lit_house", "card red")
    assert legal(two) == ["look small", "look large"]
    large = played(two, "look large", "lit red", "lit white")
    assert step(large) == "keep"
    while large.to_move == 0:
        play(large, legal(large)[0])
    assert lits(large, 0) == "red white"
    small = played(two, "look small", "lit red", "lit white", "keep white")
    assert (lits(small, 0), seen(small)["lit_stack"]["size"]) == ("white", 1)
    one = play(professional(Player(money=30), lit_stack="red"), "send lit_house", "card red")
    assert legal(one) == ["look small"]
    assert rule(one, "look large") == "10.3"
    none = professional(Player(money=30), lit_stack="")
    assert rule(none, "send lit_house") == "10.3"


@pytest.mark.rule("asara 10.8")
def test_all_else_is_as_in_the_beginner_version() -> None:
    seated = [
        Player(hand="blue red", money=12, sections="base red, turret red", towers=["black b w* u"]),
        Player(hand="green", money=1),
    ]
    buyers: Any = {"bank": ["B blue"], "building_circle": {1: "B red"}}
    beginner, same = table(*seated, buyers=buyers), professional(*seated, buyers=buyers)
    assert set(legal(same)) - {"send tent", "send lit_house"} == set(legal(beginner))
    lines = (
        ["send bank", "card blue", "space 2"],
        ["send building_circle", "card red", "plot 2 with 2", "base red", "turret red"],
        ["send spies", "card red", "space 2", "stack base", "take base red"],
        ["send caliph", "card red"],
    )
    for line in lines:
        assert events(beginner.clone(), *line) == events(same.clone(), *line)


# ---- 11


@pytest.mark.rule("asara 11.1")
def test_the_supply_of_coins_never_runs_out() -> None:
    state = table(Player(money=150), Player(money=150))
    whole = ASARA.conserved(state)
    assert money(play(state, "send bank", "card red", "space 1"))[0] == 162
    assert ASARA.conserved(state) == whole
    assert 215 in whole.values()


@pytest.mark.rule("asara 11.1")
def test_everybody_is_paid_at_the_new_year_whatever_is_left() -> None:
    state = table(Player(hand="blue", money=200), Player(hand="", money=200))
    play(state, *END)
    while state.to_move == sobremesa.CHANCE:
        state.apply(state.chances()[0][0])
    assert money(state) == [225, 220]


@pytest.mark.rule("asara 11.2")
def test_nobody_spends_more_than_he_has_or_another_s() -> None:
    poor, rich = Player(money=2, sections="base red, turret red"), Player(money=90)
    state = professional(poor, rich, market={"base": "brown"})
    for name in ("market_base", "spies", "tent", "lit_house"):
        assert rule(state, f"send {name}") is not None
    play(state, "send building_circle", "card red")
    assert legal(state) == ["plot 2 with 2"]
    assert money(play(state, legal(state)[0])) == [0, 90]
    forms = {str(ASARA.describe(action)["do"]) for action in range(ASARA.action_count)}
    assert not forms & {"lend", "borrow", "trade", "give", "pay"}
