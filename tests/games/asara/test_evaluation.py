"""What the evaluation of Asara sees: points, towers, contests, money, sections, cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import sobremesa
from sobremesa.games.asara.state import AsaraState
from sobremesa.players.greedy import GreedyPlayer
from tests.games.asara.positions import (
    ASARA,
    BEGINNER,
    END,
    PROFESSIONAL,
    Player,
    last_turn,
    play,
    played,
    table,
)

WHITE_TWO = "base white, turret white"
RED_THREE = "base red, turret red, trunk red"


def worth(state: sobremesa.State, seat: int = 0) -> float:
    return ASARA.evaluate(state, seat)


def standing(*seated: Player, **told: Any) -> float:
    """What a table is worth for the first player."""
    return worth(table(*seated, **told))


def best(state: sobremesa.State) -> str:
    """What the greedy player does."""
    return ASARA.notation(GreedyPlayer(0).choose(state.observed_by(int(state.to_move))))


def turn(state: sobremesa.State) -> list[str]:
    """The greedy player's whole turn, up to a draw."""
    seat = int(state.to_move)
    state = state.clone()
    done: list[str] = []
    while not state.is_over and (not done or ASARA.view(state, seat)["step"] != "area"):
        if state.to_move == sobremesa.CHANCE:
            break
        done.append(best(state))
        play(state, done[-1])
    return done


def middle_of_a_game(seed: int, plies: int, rules: str = PROFESSIONAL) -> sobremesa.State:
    rng = Random(seed)
    state = ASARA.start(2 + seed % 3, rules)
    for _ in range(plies):
        draws = [action for action, _ in state.chances()]
        state.apply(rng.choice(draws or state.legal()))
    return state


# ---- points, towers, gold


def test_a_finished_game_is_worth_its_points_alone() -> None:
    state = play(last_turn(Player(score=40), Player(score=30), year=4), *END)
    assert state.is_over
    one_more = state.clone()
    assert isinstance(one_more, AsaraState)
    one_more.seats[0].score += 1
    assert worth(one_more) == worth(state) + 100
    assert worth(state, 0) > worth(state, 1)


def test_points_are_worth_having_and_the_others_points_are_not() -> None:
    even = standing(Player(score=10), Player(score=10))
    assert standing(Player(score=12), Player(score=10)) == even + 200
    assert standing(Player(score=10), Player(score=12)) < even


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_other_seat_counts(players: int) -> None:
    even = standing(players=players)
    for other in range(1, players):
        people = [Player(score=20 if seat == other else 0) for seat in range(players)]
        assert standing(*people) < even


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ((), ("brown b u",)),  # a tower
        (("brown b u",), ("brown b u", "brown b u")),  # one more tower
        (("brown b u",), ("brown b* u",)),  # with gold
        (("brown b u",), ("brown b t u",)),  # taller
        (("brown b u",), ("white b u",)),  # in a colour that brings more in the end
        (("red b w u",), ("red b w+ u",)),  # a lit window
        (("red b w* w+ u",), ("red b w*  w+ t* u",)),
    ],
)
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_what_stands_is_worth_what_it_scores(
    worse: Sequence[str], better: Sequence[str], year: int
) -> None:
    more = standing(Player(towers=better), rules=PROFESSIONAL, year=year)
    assert more > standing(Player(towers=worse), rules=PROFESSIONAL, year=year)


@pytest.mark.parametrize("better", ["brown b* u", "brown b u*"])
def test_gold_is_worth_more_the_earlier_it_stands(better: str) -> None:
    gains = [
        standing(Player(towers=[better]), year=year)
        - standing(Player(towers=["brown b u"]), year=year)
        for year in (1, 2, 3, 4)
    ]
    assert gains == [400, 300, 200, 100]


# ---- the contests


def test_a_section_that_takes_the_lead_is_worth_more_than_one_that_widens_it() -> None:
    def gain(section: str, rival: str) -> float:
        people = [Player(hand="", towers=["white b ? ? u"]), Player(hand="", towers=[rival])]
        before = standing(*people, year=4)
        people[0] = Player(hand="", towers=[f"white b ? ? {section} u"])
        return standing(*people, year=4) - before

    assert gain("?", "white b ? ? u") > gain("?", "white b u") + 200


def test_the_last_year_tells_leaders_from_others_more_sharply() -> None:
    def lead(year: int) -> float:
        ahead, behind = Player(towers=["white b ? ? u"]), Player(towers=["white b ? u"])
        return standing(ahead, behind, year=year) - standing(behind, ahead, year=year)

    assert lead(4) > lead(2) > 0


def test_most_towers_are_worth_contesting() -> None:
    two = ["brown b u", "green b u"]
    level = standing(Player(towers=two), Player(towers=two), year=4)
    ahead = standing(Player(towers=[*two, "red b u"]), Player(towers=two), year=4)
    far_ahead = standing(Player(towers=[*two, "red b u", "red b u"]), Player(towers=two), year=4)
    assert ahead - level > far_ahead - ahead


# ---- money


@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_money_is_worth_having(year: int) -> None:
    amounts = [standing(Player(money=money), year=year) for money in range(0, 60, 10)]
    assert amounts == sorted(set(amounts))


def test_money_without_cards_is_worth_its_points_in_the_last_year() -> None:
    purses = [standing(Player(hand="", money=money), year=4, turn=1) for money in (9, 10, 19, 20)]
    assert purses[1] == purses[0] + 100
    assert purses[2] == purses[1]
    assert purses[3] == purses[2] + 100


# ---- unbuilt sections


@pytest.mark.parametrize("year", [1, 2, 3])
def test_a_base_with_its_turret_is_worth_more_than_with_another(year: int) -> None:
    fitting = standing(Player(sections="base red, turret red"), year=year)
    foreign = standing(Player(sections="base red, turret black"), year=year)
    assert fitting > foreign


@pytest.mark.parametrize("year", [1, 2, 3])
def test_a_trunk_is_worth_most_where_its_tower_stands(year: int) -> None:
    at_home = standing(Player(sections="trunk green", towers=["green b u"]), year=year)
    abroad = standing(Player(sections="trunk red", towers=["green b u"]), year=year)
    assert at_home > abroad


def test_what_stands_is_worth_more_than_what_lies_behind_the_screen() -> None:
    for year in (1, 2, 3, 4):
        built = standing(Player(towers=["white b u"], score=2, money=18), year=year)
        assert built > standing(Player(sections=WHITE_TWO, money=20), year=year)


def test_sections_are_worth_nothing_when_nobody_can_build_them_any_more() -> None:
    with_them = standing(Player(hand="", sections=RED_THREE), year=4, turn=1)
    assert with_them == standing(Player(hand=""), year=4, turn=1)


def test_a_base_is_worth_more_while_its_turret_can_still_be_had() -> None:
    there = standing(Player(sections="base white"), market={"turret": "white"})
    gone = standing(
        Player(sections="base white"),
        Player(sections="turret white, turret white, turret white, turret white gold"),
        market={"turret": "black"},
    )
    rich = standing(
        Player(),
        Player(sections="turret white, turret white, turret white, turret white gold"),
        market={"turret": "black"},
    )
    assert there - standing(Player(), market={"turret": "white"}) > gone - rich


# ---- cards


def test_cards_are_worth_having() -> None:
    values = [standing(Player(hand=" ".join(["blue"] * number))) for number in range(1, 6)]
    assert values == sorted(set(values))


def test_a_card_is_worth_more_where_areas_wait_for_its_colour() -> None:
    waiting = {"market_base": ["B blue"], "bank": ["B blue"], "building_circle": ["B blue"]}
    blue = standing(Player(hand="blue red"), buyers=waiting)
    assert blue > standing(Player(hand="yellow red"), buyers=waiting)


@pytest.mark.rule("asara 6.4")
def test_two_cards_are_laid_only_when_it_is_worth_them() -> None:
    hand = Player(hand="red red", sections=WHITE_TWO, money=10)
    state = table(hand, year=4, buyers={"building_circle": ["B blue"]})
    assert turn(state)[:2] == ["send building_circle", "pair"]
    # a tile that can never be built is not worth any card
    lone = table(Player(hand="red red", money=10), year=4, buyers={"market_base": ["B blue"]})
    assert "pair" not in turn(lone)


def test_the_card_that_others_ask_for_least_is_laid_down() -> None:
    state = table(
        Player(hand="blue yellow", money=0),
        buyers={
            "market_base": ["B blue"],
            "market_turret": ["B blue"],
            "building_circle": ["B blue"],
            "bank": {1: "B red", 2: "B red", 3: "B red", 4: "B red"},
        },
    )
    play(state, "send coloured_house")
    assert best(state) == "down yellow"


# ---- a turn under way is judged by its best end


@pytest.mark.parametrize(
    "begun",
    [
        ("send market_turret",),
        ("send building_circle",),
        ("send bank",),
        ("send spies", "card blue", "space 1"),
        ("send lit_house", "card blue"),
    ],
)
def test_a_turn_under_way_is_worth_its_best_end(begun: Sequence[str]) -> None:
    state = table(
        Player(sections=RED_THREE, towers=["black b w u"], lits="black"), rules=PROFESSIONAL
    )
    play(state, *begun)
    values = [worth(played(state, ASARA.notation(action))) for action in state.legal()]
    assert worth(state) <= max(values)
    if begun[0] != "send building_circle":
        assert worth(state) == max(values)


def test_the_most_is_taken_at_the_bank() -> None:
    state = table(Player(money=0), buyers={"bank": {1: "B blue"}})
    assert best(play(state, "send bank", "card blue")) == "space 2"


def test_the_turret_that_makes_a_tower_is_bought() -> None:
    state = table(
        Player(hand="blue blue blue", sections="base red", money=20),
        market={"turret": "brown, green, red, black"},
    )
    play(state, "send market_turret", "card blue")
    assert best(state) == "take turret red"


def test_gold_is_preferred_for_the_same_price() -> None:
    state = table(
        Player(hand="blue blue blue", towers=["red b u"], money=20),
        market={"trunk": "red, red gold"},
    )
    play(state, "send market_trunk", "card blue")
    assert best(state) == "take trunk red gold"


def test_everything_is_built_with_the_last_card() -> None:
    five = f"{WHITE_TWO}, base black gold, turret black gold, trunk red"
    player = Player(hand="blue", sections=five, towers=["red b u"], money=20)
    for year in (1, 4):
        state = table(player, year=year)
        done = turn(state)
        assert done[:3] == ["send building_circle", "card blue", "plot 5 with 5"]


def test_a_new_tower_comes_before_a_plain_section_when_not_all_can_be_paid() -> None:
    player = Player(
        hand="blue", sections="base brown, turret brown, trunk red", towers=["red b u"], money=2
    )
    state = table(player, year=1)
    play(state, "send building_circle", "card blue", "plot 2 with 2")
    assert best(state) == "base brown"


def test_gold_is_built_first() -> None:
    player = Player(hand="blue", sections="trunk red, trunk red gold", towers=["red b u"], money=1)
    state = play(table(player), "send building_circle", "card blue", "plot 1 with 1")
    assert best(state) == "trunk 1 gold"


def test_sections_go_where_they_win_a_contest() -> None:
    player = Player(hand="blue", sections="trunk red", towers=["red b u", "red b t u"], money=1)
    rival = Player(hand="", towers=["red b w u"])
    state = play(table(player, rival, year=4), "send building_circle", "card blue", "plot 1 with 1")
    assert best(state) == "trunk 2"


@pytest.mark.rule("asara 10.5")
def test_a_lit_window_does_not_cover_gold_without_need() -> None:
    player = Player(hand="blue", lits="red", towers=["red b w w* u"], money=1)
    state = table(player, rules=PROFESSIONAL)
    play(state, "send building_circle", "card blue", "plot 1 with 1")
    assert best(state) == "light 1"


def test_the_lit_window_that_fits_is_kept() -> None:
    state = table(Player(towers=["black b w u"]), rules=PROFESSIONAL)
    play(state, "send lit_house", "card blue", "look small", "lit brown", "lit black", "lit red")
    assert best(state) == "keep black"


# ---- what holds everywhere


@pytest.mark.parametrize("rules", [BEGINNER, PROFESSIONAL])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_of_whole_games_can_be_judged(rules: str, players: int) -> None:
    rng = Random(players)
    state = ASARA.start(players, rules)
    while not state.is_over:
        if state.to_move != sobremesa.CHANCE or rng.random() < 0.2:
            assert isinstance(worth(state, rng.randrange(players)), float)
        draws = [action for action, _ in state.chances()]
        state.apply(rng.choice(draws or state.legal()))
    for seat in range(players):
        assert isinstance(worth(state, seat), float)


@pytest.mark.parametrize("seed", range(8))
def test_judging_changes_nothing_and_looks_at_nothing_hidden(seed: int) -> None:
    state = middle_of_a_game(seed, 90 + 40 * seed)
    for _ in range(6):
        before = ASARA.position(state)
        for seat in range(int(state.players)):
            value = worth(state, seat)
            seen = state.observed_by(seat)
            assert worth(seen, seat) == value
            for again in range(2):
                assert worth(seen.determinize(Random(again)), seat) == value
        assert ASARA.position(state) == before
        draws = [action for action, _ in state.chances()]
        play(state, ASARA.notation(Random(seed).choice(draws or state.legal())))
