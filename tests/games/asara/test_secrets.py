"""What a seat does not know is dealt anew: otherwise, and yet as it could be."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa import Hidden, State
from tests.games.asara.positions import (
    ASARA,
    BEGINNER,
    END,
    PROFESSIONAL,
    Player,
    hand,
    last_turn,
    legal,
    lits,
    play,
    seen,
    step,
    table,
)
from tests.games.asara.random_games import states_of_a_game

DEALINGS = 60
ONE_COLOUR = {"substitutes_need_same_colour": True}
ON_TOP = {"lit_window_counts_as_section_used": False}


def dealings(state: State, observer: int | None, number: int = DEALINGS) -> Iterator[State]:
    """What may be, as far as ``observer`` knows."""
    rng = random.Random(1)
    for _ in range(number):
        yield state.observed_by(observer).determinize(rng)


def down(state: State, seat: int) -> Any:
    """The cards that a seat has laid face down, as it knows them itself."""
    return seen(state, seat)["seats"][seat]["down"]


# ---- whoever looks on sees the same


@pytest.mark.rule("asara 4.6", "asara 4.9")
@pytest.mark.parametrize("options", [{}, ONE_COLOUR], ids=["any two", "one colour"])
@pytest.mark.parametrize(("players", "rules"), [(2, PROFESSIONAL), (4, BEGINNER)])
def test_what_is_hidden_is_dealt_anew_and_nobody_notices(
    players: int, rules: str, options: dict[str, object]
) -> None:
    differs = 0
    for ply, state in enumerate(states_of_a_game(players, rules, 3, **options)):
        if ply % 11:
            continue
        for observer in (*range(players), None):
            for dealt in dealings(state, observer, 2):
                assert seen(dealt, observer) == seen(state, observer)
                if state.to_move == observer:
                    assert dealt.legal() == state.legal()
                assert dealt.is_over or dealt.legal() or dealt.chances()
                assert ASARA.position(ASARA.from_position(ASARA.position(dealt)))
                differs += ASARA.position(dealt) != ASARA.position(state)
    assert differs > 50


@pytest.mark.rule("asara 4.6")
def test_hands_dealt_anew_have_as_many_cards_of_those_left() -> None:
    state = table(Player(hand="blue blue green"), Player(hand="red"), players=3)
    for dealt in dealings(state, 0):
        assert hand(dealt, 0) == "blue blue green"
        assert len(hand(dealt, 1).split()) == 1
        assert (hand(dealt, 1) + hand(dealt, 2)).count("blue") <= 7
    assert len({hand(dealt, 1) for dealt in dealings(state, 0)}) == 5


@pytest.mark.rule("asara 4.9")
def test_nobody_knows_what_will_be_drawn() -> None:
    tent = play(table(Player(), rules=PROFESSIONAL), "send tent", "card blue", "space 1")
    house = table(Player(), rules=PROFESSIONAL)
    play(house, "send lit_house", "card blue", "look small")
    for state in (tent, house):
        assert state.chances()
        for observer in (0, 1, None):
            with pytest.raises(Hidden):
                state.observed_by(observer).chances()


@pytest.mark.rule("asara 8.3.2", "asara 4.9")
def test_an_observation_that_is_played_on_into_a_new_year_is_one() -> None:
    state = last_turn()
    seat = int(state.to_move)
    observed = play(state.observed_by(seat), *END)
    assert ASARA.position(observed) == ASARA.position(play(state, *END).observed_by(seat))


# ---- what a turn tells of a hand


@pytest.mark.rule("asara 6.3")
def test_the_last_card_sent_to_an_area_has_its_colour() -> None:
    taken: Any = {"bank": ["B red"], "caliph": [], "spies": {1: "B red", 2: "B red"}}
    others = Player(hand="red red red red")
    state = table(Player(hand="red"), others, buyers=taken)
    assert len({hand(dealt, 0) for dealt in dealings(state, 1)}) == 5
    play(state, "send bank")
    for observer in (1, None):
        assert {hand(dealt, 0) for dealt in dealings(state, observer)} == {"red"}


@pytest.mark.rule("asara 6.4")
def test_two_cards_sent_to_an_area_need_not_have_its_colour() -> None:
    state = table(Player(hand="red green"), Player(), buyers={"bank": ["B red"]})
    play(state, "send bank")
    dealt = [hand(one, 0) for one in dealings(state, 1)]
    assert any("red" not in cards for cards in dealt)
    play(state, "pair", "down green")
    assert {len(hand(one, 0).split()) for one in dealings(state, 1)} == {1}
    for one in dealings(state, 1):
        assert sum(down(one, 0).values()) == 1
        assert len(legal(one)) == 1


@pytest.mark.rule("asara 6.4")
def test_substitutes_of_one_colour_are_dealt_as_such() -> None:
    state = table(
        Player(hand="green green"),
        Player(hand="blue blue blue yellow"),
        buyers={"bank": ["B red"], "market_base": ["B red"]},
        options=ONE_COLOUR,
    )
    play(state, "send bank")
    for dealt in dealings(state, 1):
        cards = hand(dealt, 0).split()
        assert "red" in cards or cards[0] == cards[1]
    play(state, "pair")
    for dealt in dealings(state, 1):
        cards = hand(dealt, 0).split()
        assert cards[0] == cards[1]
    play(state, "down green")
    for dealt in dealings(state, 1):
        [card] = [name for name, count in down(dealt, 0).items() if count]
        assert legal(dealt) == [f"down {card}"] == [f"down {hand(dealt, 0)}"]
    play(state, "down green")
    for dealt in dealings(state, 1):
        assert sorted(down(dealt, 0).values()) == [0, 0, 0, 0, 2]
    play(state, "space 2", "send market_base", "pair", "down blue", "down blue")
    for dealt in dealings(state, None):
        assert sorted(down(dealt, 0).values()) == sorted(down(dealt, 1).values()) == [0, 0, 0, 0, 2]
    assert {tuple(down(dealt, 1).values()) for dealt in dealings(state, 1)} == {(2, 0, 0, 0, 0)}


@pytest.mark.rule("asara 6.4", "asara 7.3.2")
def test_the_pile_of_the_coloured_house_need_not_be_of_one_colour() -> None:
    state = table(Player(pile="green red"), Player(), options=ONE_COLOUR)
    piles = {tuple(down(dealt, 0).values()) for dealt in dealings(state, 1)}
    assert any(max(cards) == 1 for cards in piles)
    assert any(max(cards) == 2 for cards in piles)


# ---- what a turn tells of lit windows


def builder(**more: Any) -> Player:
    """Two windows stand, a trunk waits: a second section can only be a black lit window."""
    told: dict[str, Any] = {"towers": ["black b w w u"], "sections": "trunk black"}
    return Player(**{**told, "lits": "black", **more})


def circle(*texts: str, **more: Any) -> State:
    """The first player has come to the building circle; most other black lit windows are known."""
    second = Player(hand="blue", lits="black black", towers=[])
    state = table(builder(**more), second, rules=PROFESSIONAL)
    return play(state, "send building_circle", "card blue", *texts)


@pytest.mark.rule("asara 7.2.12", "asara 10.4.3")
def test_who_builds_more_than_is_known_has_the_lit_window_for_it() -> None:
    state = circle()
    assert len({lits(dealt, 0) for dealt in dealings(state, 1)}) == 5
    play(state, "plot 2 with 2")
    for observer in (1, None):
        assert {lits(dealt, 0) for dealt in dealings(state, observer)} == {"black"}


@pytest.mark.rule("asara 7.2.12")
def test_who_comes_to_the_building_circle_can_build() -> None:
    state = circle(sections="")
    assert step(state) == "space"
    for dealt in dealings(state, 1):
        assert (lits(dealt, 0), legal(dealt)) == ("black", ["plot 1 with 1"])


@pytest.mark.rule("asara 7.2.10", "asara 7.2.12")
def test_beside_a_tower_just_begun_the_rest_can_be_built_too() -> None:
    state = circle("plot 3 with 3", "base white", sections="base white, turret white")
    assert step(state) == "turret"
    for dealt in dealings(state, 1):
        assert lits(dealt, 0) == "black"
        assert legal(play(dealt, "turret white")) == ["light 1"]


@pytest.mark.rule("asara 10.4.1")
def test_whoever_has_a_lit_window_is_asked_whether_it_follows() -> None:
    """With lit windows on top of the sections: being asked betrays nothing."""
    for colour in ("black", "white"):
        second = Player(hand="blue")
        state = table(builder(lits=colour), second, rules=PROFESSIONAL, options=ON_TOP)
        play(state, "send building_circle", "card blue", "plot 1 with 1", "trunk 1")
        assert step(state) == "build"
        assert legal(state) == ["light 1", "done"] if colour == "black" else ["done"]
        assert len({lits(dealt, 0) for dealt in dealings(state, 1)}) == 5
        assert seen(play(state, "done"))["turn"] == 1


# ---- the stack of lit windows


def bottom(state: State) -> list[str]:
    """The lit windows that were put back, from the topmost."""
    position: Any = ASARA.position(state)
    return [lit["colour"] for lit in position["lit_stack"]["bottom"]]


@pytest.mark.rule("asara 4.9", "asara 10.2.4")
def test_who_put_lit_windows_back_finds_them_in_every_dealing() -> None:
    put_back = [("white", 0), ("red", 1), ("brown", 0)]
    state = table(Player(), Player(), rules=PROFESSIONAL, lit_bottom=put_back)
    bottoms = {seat: [bottom(dealt) for dealt in dealings(state, seat)] for seat in (0, 1, None)}
    assert {(first, last) for first, _, last in bottoms[0]} == {("white", "brown")}
    assert {middle for _, middle, _ in bottoms[1]} == {"red"}
    assert len({middle for _, middle, _ in bottoms[0]}) == 5
    assert len({first for first, _, _ in bottoms[None]}) == 5


@pytest.mark.rule("asara 4.9", "asara 10.2.1")
def test_what_is_looked_at_is_known_to_who_looks() -> None:
    state = table(Player(), rules=PROFESSIONAL)
    play(state, "send lit_house", "card blue", "look small", "lit red", "lit red", "lit red")
    assert seen(state, 0)["turn_now"]["looked"]["red"] == 3
    for dealt in dealings(state, 0):
        assert legal(dealt) == ["keep red"]
        assert "red" not in lits(dealt, 1)
    assert len({tuple(legal(dealt)) for dealt in dealings(state, 1)}) > 5
