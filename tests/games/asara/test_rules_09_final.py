"""Section 9: the final scoring, as in the beginner version."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.asara.positions import (
    BEGINNER,
    END,
    END_MONEY,
    PROFESSIONAL,
    Player,
    events,
    last_turn,
    legal,
    play,
    rule,
    seen,
    tall,
    told_of,
)

COLOURS = ("brown", "green", "red", "black", "white")
VALUES = {
    "brown": (4, 2),
    "green": (6, 3),
    "red": (8, 4),
    "black": (10, 5),
    "white": (12, 6),
    "tallest_overall": (8, 4),
    "most_towers": (12, 6),
}
NOTHING_FOR_COLOURS = {colour: [0, 0] for colour in COLOURS}


def contests(
    *players: Player, rules: str = BEGINNER, options: Mapping[str, object] | None = None
) -> dict[str, list[int]]:
    """What each contest brings each seat."""
    state = last_turn(*players, year=4, rules=rules, options=options, players=len(players))
    shares: dict[str, list[int]] = {}
    for told in told_of("contest_scored", events(state, *END)):
        assert (told["first"], told["second"]) == VALUES[told["contest"]]
        points = [0] * len(players)
        for place in told["places"]:
            points[place["seat"]] += place["points"]
        shares[told["contest"]] = points
    assert list(shares) == list(VALUES)
    return shares


def owners(*built: list[str]) -> list[Player]:
    """Players with towers."""
    return [Player(towers=towers) for towers in built]


@pytest.mark.rule("asara 9.1")
def test_height_is_the_number_of_sections() -> None:
    state = last_turn(Player(towers=["red b t t u", "red b w w u", "red b u"]))
    assert [tower["height"] for tower in seen(state)["seats"][0]["towers"]] == [4, 4, 2]
    shares = contests(*owners(["red b t t u"], ["red b w w u"], ["red b t u"]))
    assert shares["red"] == [6, 6, 0], "trunks and windows count alike"


@pytest.mark.rule("asara 9.1")
def test_lit_windows_have_no_height() -> None:
    lit, plain = ["red b w+ w+ u"], ["red b t t w u"]
    assert contests(*owners(lit, plain), rules=PROFESSIONAL)["red"] == [4, 8]


@pytest.mark.rule("asara 9.0.1", "asara 9.0.2", "asara 9.0.3", "asara 9.0.4", "asara 9.0.5")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_tallest_and_second_tallest_of_each_colour(colour: str) -> None:
    first, second = VALUES[colour]
    towers = [[tall(colour, height)] for height in (3, 5, 2)]
    assert contests(*owners(*towers))[colour] == [second, first, 0]


@pytest.mark.rule("asara 9.0.6")
def test_the_tallest_of_all_colours() -> None:
    shares = contests(*owners([tall("red", 3)], [tall("brown", 7)], [tall("white", 6)]))
    assert shares["tallest_overall"] == [0, 8, 4]


@pytest.mark.rule("asara 9.0.7")
def test_most_towers() -> None:
    shares = contests(
        *owners(["red b u", "red b u"], ["white b t t u"], ["red b u", "black b u", "green b u"])
    )
    assert shares["most_towers"] == [6, 0, 12]


@pytest.mark.rule("asara 9.0.8")
@pytest.mark.parametrize(("asari", "points"), [(9, 0), (10, 1), (19, 1), (20, 2), (57, 5)])
def test_money_scores_1_for_each_full_10(asari: int, points: int) -> None:
    state = last_turn(Player(money=0), Player(money=asari), year=4, holder=0)
    [scored] = told_of("money_scored", events(state, *END))
    assert scored["asari"] == 10
    assert scored["seats"][1] == {"money": asari, "points": points}
    assert state.scores[1] == points


@pytest.mark.rule("asara 9.2")
def test_one_player_may_have_both_places() -> None:
    shares = contests(*owners([tall("red", 5), tall("red", 4)], [tall("red", 3)]))
    assert shares["red"] == [8 + 4, 0]


@pytest.mark.rule("asara 9.2")
def test_each_tied_tower_has_its_own_share() -> None:
    shares = contests(*owners([tall("red", 3), tall("red", 3)], [tall("red", 3)]))
    assert shares["red"] == [4 + 4, 4]


@pytest.mark.rule("asara 9.3")
@pytest.mark.parametrize(
    ("colour", "tied", "share"),
    [
        ("brown", 2, 3),
        ("brown", 4, 2),
        ("green", 2, 5),
        ("green", 3, 3),
        ("green", 4, 3),
        ("black", 2, 8),
        ("black", 4, 4),
        ("white", 4, 5),
    ],
)
def test_a_tie_for_first_shares_both_values_rounded_up(colour: str, tied: int, share: int) -> None:
    towers = [[tall(colour, 2)] for _ in range(tied)]
    assert contests(*owners(*towers))[colour] == [share] * tied


@pytest.mark.rule("asara 9.3")
def test_after_a_tie_for_first_there_is_no_second_place() -> None:
    shares = contests(*owners([tall("red", 4)], [tall("red", 4)], [tall("red", 3)]))
    assert shares["red"] == [6, 6, 0]


@pytest.mark.rule("asara 9.4")
@pytest.mark.parametrize(
    ("colour", "tied", "share"),
    [("brown", 2, 1), ("brown", 3, 1), ("green", 2, 2), ("black", 2, 3), ("white", 3, 2)],
)
def test_a_tie_for_second_shares_its_value_rounded_up(colour: str, tied: int, share: int) -> None:
    towers = [[tall(colour, 3)], *[[tall(colour, 2)] for _ in range(tied)]]
    assert contests(*owners(*towers))[colour] == [VALUES[colour][0], *[share] * tied]


@pytest.mark.rule("asara 9.5")
def test_most_towers_are_shared_by_players() -> None:
    two, one = ["red b u", "white b u"], ["black b u"]
    assert contests(*owners(two, two, one))["most_towers"] == [9, 9, 0]
    assert contests(*owners(two, one, one))["most_towers"] == [12, 3, 3]
    assert contests(*owners(two, two, two, one))["most_towers"] == [6, 6, 6, 0]
    assert contests(*owners(two, one, one, one))["most_towers"] == [12, 2, 2, 2]


@pytest.mark.rule("asara 9.5")
def test_who_has_no_tower_takes_no_part() -> None:
    assert contests(*owners(["red b u"], [], []))["most_towers"] == [12, 0, 0]
    assert contests(*owners([], [], []))["most_towers"] == [0, 0, 0]


@pytest.mark.rule("asara 9.6")
def test_a_contest_without_towers_gives_nothing() -> None:
    shares = contests(*owners([], []))
    assert set(map(tuple, shares.values())) == {(0, 0)}


@pytest.mark.rule("asara 9.6")
def test_with_one_tower_there_is_only_a_first_place() -> None:
    shares = contests(*owners(["green b u"], []))
    assert shares == {
        **NOTHING_FOR_COLOURS,
        "green": [6, 0],
        "tallest_overall": [8, 0],
        "most_towers": [12, 0],
    }


@pytest.mark.rule("asara 9.7")
def test_gold_patronage_and_unbuilt_sections_give_nothing_more() -> None:
    plain = Player(money=0, towers=["red b t u"])
    rich = Player(money=0, towers=["white b* t* w* u*"], sections="base green, turret green gold")
    state = last_turn(rich, plain, year=4, holder=0)
    assert END_MONEY < 10
    told = events(state, *END)
    [scored] = told_of("year_scored", told)
    assert [one["points"] for one in scored["seats"]] == [1 + 4 + 1, 1], "once, at the year's end"
    after = sum(sum(p["points"] for p in c["places"]) for c in told_of("contest_scored", told))
    assert state.scores == [6 + 12 + 8 + 9, 1 + 8 + 4 + 9]
    assert sum(state.scores) == 7 + after


@pytest.mark.rule("asara 9.8")
def test_most_prestige_wins() -> None:
    state = last_turn(Player(score=50), Player(score=51), year=4, holder=0, rules=BEGINNER)
    told = events(state, *END)
    assert state.winners == [seat for seat in (0, 1) if state.scores[seat] == max(state.scores)]
    [over] = told_of("game_over", told)
    assert (over["scores"], over["winners"]) == (state.scores, state.winners)
    assert (seen(state)["step"], legal(state)) == ("over", [])
    assert rule(state, "send bank") == "9.8"


@pytest.mark.rule("asara 9.8")
def test_several_can_win_together() -> None:
    poor = [Player(money=0, score=30), Player(money=0, score=31), Player(money=0, score=12)]
    state = play(last_turn(*poor, year=4, holder=0), *END)
    assert (state.scores, state.winners) == ([31, 31, 12], [0, 1])


@pytest.mark.rule("asara 9.9")
@pytest.mark.parametrize(
    ("heights", "points"),
    [
        ([[5], [4], [3]], [12, 6, 0]),
        ([[3, 3], [3], [2]], [12, 6, 0]),
        ([[5], [3, 3], [3]], [12, 4, 2]),
        ([[5, 3], [3], [2]], [15, 3, 0]),
        ([[2, 2, 2, 2], [], []], [20, 0, 0]),
        ([[4, 4], [], [3]], [18, 0, 0]),
    ],
)
def test_groups_of_equal_towers(heights: list[list[int]], points: list[int]) -> None:
    towers = [[tall("white", height) for height in own] for own in heights]
    assert contests(*owners(*towers))["white"] == points


@pytest.mark.rule("asara 9.10")
def test_all_contests_are_counted_independently() -> None:
    shares = contests(*owners([tall("white", 6), tall("red", 2)], [tall("red", 5)]))
    assert shares == {
        **NOTHING_FOR_COLOURS,
        "white": [12, 0],
        "red": [4, 8],
        "tallest_overall": [8, 4],
        "most_towers": [12, 6],
    }


@pytest.mark.rule("asara 9.10")
def test_the_view_tells_what_it_would_be_now() -> None:
    players = [
        Player(money=35, towers=[tall("white", 6), tall("red", 2)]),
        Player(money=9, towers=[tall("red", 5)]),
    ]
    view: Any = seen(last_turn(*players, year=2, holder=1))
    assert view["money_points"] == [3, 0]
    assert [one["points"] for one in view["year_end"]] == [2, 1 + 1]
    points = {
        one["contest"]: {place["seat"]: place["points"] for place in one["places"]}
        for one in view["contests"]
    }
    assert points["red"] == {1: 8, 0: 4}
    assert points["brown"] == {}
    assert points["most_towers"] == {0: 12, 1: 6}
