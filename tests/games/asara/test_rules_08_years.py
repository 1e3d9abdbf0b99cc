"""Section 8: the end of a year, and the new one."""

from __future__ import annotations

import pytest

import sobremesa
from tests.games.asara.box_of_sections import TILE_SPACES
from tests.games.asara.positions import (
    ASARA,
    END,
    PROFESSIONAL,
    Player,
    area,
    chances,
    events,
    holder,
    last_turn,
    money,
    play,
    sections,
    seen,
    standing,
    step,
    table,
    tiles,
    told_of,
)


def year_end(player: Player, **told: object) -> dict[str, int]:
    """What the end of the year brings the player."""
    state = last_turn(player, holder=told.pop("holder", 1), **told)
    [scored] = told_of("year_scored", events(state, *END))
    found: dict[str, int] = scored["seats"][0]
    return found


def into_the_new_year(state: sobremesa.State) -> sobremesa.State:
    """Through all that chance brings."""
    while state.to_move == sobremesa.CHANCE:
        state.apply(state.chances()[0][0])
    return state


@pytest.mark.rule("asara 8.1", "asara 8.1.1")
@pytest.mark.parametrize(
    ("built", "points"),
    [([], 0), (["red b u"], 1), (["red b u", "red b t t t w w w w u", "white b u"], 3)],
)
def test_each_tower_scores_1_whatever_it_is(built: list[str], points: int) -> None:
    scored = year_end(Player(towers=built))
    assert (scored["towers"], scored["points"]) == (points, points)


@pytest.mark.rule("asara 8.1", "asara 8.1.2")
@pytest.mark.parametrize(
    ("built", "gold"),
    [
        ("red b* u", 1),
        ("red b u*", 1),
        ("red b t* u", 1),
        ("red b w* u", 1),
        ("red b* t* t w w* u*", 4),
    ],
)
def test_each_built_section_with_gold_scores_1(built: str, gold: int) -> None:
    scored = year_end(Player(towers=[built]))
    assert (scored["gold"], scored["points"]) == (gold, gold + 1)


@pytest.mark.rule("asara 8.1.2")
def test_gold_behind_the_screen_scores_nothing() -> None:
    assert year_end(Player(sections="trunk red gold, base white gold"))["points"] == 0


@pytest.mark.rule("asara 8.1.2")
def test_gold_under_a_lit_window_scores_nothing() -> None:
    scored = year_end(Player(towers=["red b* w*+ u"]), rules=PROFESSIONAL)
    assert (scored["gold"], scored["lits"], scored["points"]) == (1, 1, 3)
    beside = year_end(Player(towers=["red b* w* w+ u"]), rules=PROFESSIONAL)
    assert (beside["gold"], beside["lits"], beside["points"]) == (2, 1, 4)


@pytest.mark.rule("asara 8.1", "asara 8.1.3")
def test_the_patronage_scores_1() -> None:
    assert year_end(Player(), holder=0)["patronage"] == 1
    assert year_end(Player(), holder=0)["points"] == 1
    assert year_end(Player(), holder=1)["points"] == 0


@pytest.mark.rule("asara 8.1", "asara 8.1.4")
def test_each_built_lit_window_scores_1() -> None:
    scored = year_end(Player(towers=["red b w+ w+ u", "white b w+ u"]), rules=PROFESSIONAL)
    assert (scored["lits"], scored["points"]) == (3, 5)
    assert year_end(Player(lits="red red"), rules=PROFESSIONAL)["points"] == 0, "not built"


@pytest.mark.rule("asara 8.1")
def test_every_player_scores() -> None:
    state = last_turn(
        Player(towers=["red b u"], score=7), Player(towers=["white b* u"], score=9), players=3
    )
    told = events(state, *END)
    [scored] = told_of("year_scored", told)
    assert [one["points"] for one in scored["seats"]] == [2, 2, 0]
    assert [(one["from"], one["to"]) for one in scored["seats"]] == [(7, 9), (9, 11), (0, 0)]
    assert state.scores == [9, 11, 0]


@pytest.mark.rule("asara 8.2")
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_after_each_of_the_four_years(year: int) -> None:
    state = last_turn(Player(towers=["red b u"]), year=year, holder=1)
    told = events(state, *END)
    [scored] = told_of("year_scored", told)
    assert (scored["year"], scored["seats"][0]["points"]) == (year, 1)
    assert len(told_of("contest_scored", told)) == (7 if year == 4 else 0)
    assert step(state) == ("over" if year == 4 else "deal")


@pytest.mark.rule("asara 8.3", "asara 8.3.1")
def test_all_buyers_leave_the_board() -> None:
    buyers = {"bank": ["B red", "B down"], "caliph": ["B red"], "building_circle": {5: "B blue"}}
    state = into_the_new_year(
        play(last_turn(Player(), Player(pile="blue green"), buyers=buyers), *END)
    )
    for name, spaces in (("bank", 4), ("caliph", 1), ("building_circle", 7)):
        assert standing(state, name) == [None] * spaces
        assert area(state, name)["colour"] is None
    assert area(state, "coloured_house")["pile"] == [0, 0]
    assert [seat["down_size"] for seat in seen(state)["seats"]] == [0, 0]


@pytest.mark.rule("asara 8.3", "asara 8.3.2")
@pytest.mark.parametrize(("players", "cards", "deck"), [(2, 9, 27), (3, 8, 21), (4, 7, 17)])
def test_all_45_are_dealt_anew(players: int, cards: int, deck: int) -> None:
    buyers = {"bank": ["B red", "B down"]}
    state = play(last_turn(Player(), players=players, buyers=buyers), *END)
    every = dict.fromkeys(("blue", "green", "violet", "red", "yellow"), 9)
    assert chances(state) == {f"deal {card}": number for card, number in every.items()}
    into_the_new_year(state)
    assert [seat["hand_size"] for seat in seen(state)["seats"]] == [cards] * players
    assert seen(state)["deck_size"] == deck


@pytest.mark.rule("asara 8.3", "asara 8.3.3")
def test_markets_are_refilled() -> None:
    state = play(last_turn(market={"base": "red, black gold", "turret": ""}), *END)
    into_the_new_year(state)
    for shape, spaces in TILE_SPACES.items():
        assert len(tiles(state, shape)) == spaces
    assert {"base red", "base black gold"} <= set(tiles(state, "base")), "what lay there stays"
    assert len(tiles(state, "turret", "stack")) == 20 - 7


@pytest.mark.rule("asara 8.3", "asara 8.3.3", "asara 8.4")
def test_with_a_short_stack_spaces_stay_empty() -> None:
    market, stacks = {"base": "red", "window": ""}, {"base": "black, white gold", "window": ""}
    state = into_the_new_year(play(last_turn(market=market, stacks=stacks), *END))
    assert tiles(state, "base") == ["base black", "base red", "base white gold"]
    assert (tiles(state, "base", "stack"), tiles(state, "window")) == ([], [])
    play(state, "send market_base")
    assert step(state) == "card", "which of its spaces are empty does not matter"


@pytest.mark.rule("asara 8.3", "asara 8.3.4")
def test_everybody_gets_20() -> None:
    purses = [Player(money=0), Player(money=1), Player(money=2), Player(money=40)]
    state = into_the_new_year(play(last_turn(*purses, starter=2), *END))
    assert money(state) == [0 + 5 + 20, 21, 22, 60]


@pytest.mark.rule("asara 8.3", "asara 8.3.5")
def test_money_and_sections_are_kept() -> None:
    kept = "base red, turret red, window white gold"
    player = Player(money=17, sections=kept, lits="red")
    state = into_the_new_year(play(last_turn(player, rules=PROFESSIONAL), *END))
    assert sections(state, 0) == kept.split(", ")
    assert money(state)[0] == 17 + 5 + 20
    assert seen(state, 0)["seats"][0]["lits"]["red"] == 1


@pytest.mark.rule("asara 8.3", "asara 8.3.6")
def test_the_year_counter_advances() -> None:
    for year in (1, 2, 3):
        assert seen(into_the_new_year(play(last_turn(year=year), *END)))["year"] == year + 1


@pytest.mark.rule("asara 8.3", "asara 8.3.7")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_holder_starts_and_keeps_the_tile(seat: int) -> None:
    state = play(last_turn(players=3, holder=seat, starter=1), *END)
    told = []
    while state.to_move == sobremesa.CHANCE:
        told += events(state, ASARA.notation(state.chances()[0][0]))
    assert (state.to_move, seen(state)["starter"], holder(state)) == (seat, seat, seat)
    assert [event["seat"] for event in told_of("turn_started", told)] == [seat]


@pytest.mark.rule("asara 8.4")
def test_a_market_has_no_places_in_it() -> None:
    state = table(market={"base": "red, red, white gold"})
    told = seen(state)["markets"]["base"]["up"]
    assert told == [
        {"colour": "red", "gold": False, "count": 2},
        {"colour": "white", "gold": True, "count": 1},
    ]


@pytest.mark.rule("asara 8.3")
def test_nothing_of_the_new_year_follows_the_last_one() -> None:
    state = last_turn(year=4, market={"base": ""})
    told = {event["event"] for event in events(state, *END)}
    assert state.is_over and not told & {"year_started", "card_dealt", "market_filled"}
    assert seen(state)["year"] == 4
    assert money(state) == [25, 20]
