"""Sections 6 and 7: turns, moving the figure, selling cards, entering the start area."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from tests.games.heaven_and_ale.positions import (
    CARDS,
    RESOURCES,
    SHADY,
    SUNNY,
    Player,
    all_home,
    begun,
    by_chance,
    events,
    full,
    gain,
    legal,
    own,
    play,
    rule,
    seen,
    step,
    table,
    targets,
    told_of,
)

SOME = {1: "hops 1", 2: "hops 2", 5: "wood 3", 27: "wood 1"}


# ---- 6.1-6.4: turns


@pytest.mark.rule("heaven_and_ale 6.1")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_starter_begins_and_turns_pass_clockwise(starter: int) -> None:
    track = {1: "wood 1, yeast 1, hops 1", 2: "wood 2, yeast 2, hops 2"}
    state = table(players=3, turn=starter, track=track)
    for place in (1, 2):
        for after, name in enumerate(("wood", "yeast", "hops")):
            assert state.to_move == (starter + after) % 3
            play(state, f"move {place}", f"buy {name} {place}", f"put {20 + place}", "end")
    assert state.to_move == starter


@pytest.mark.rule("heaven_and_ale 6.2")
def test_forward_by_any_number_of_places() -> None:
    state = table(Player(place=2), track=SOME)
    assert targets(state, "move") == ["5", "27"]
    assert targets(state, "start"), "and at most as far as the start area"


@pytest.mark.rule("heaven_and_ale 6.2")
@pytest.mark.parametrize(
    ("place", "step_there"), [(1, "buy"), (3, "buy"), (4, "score"), (14, "end")]
)
def test_the_action_of_the_place_follows(place: int, step_there: str) -> None:
    player = Player(garden={21: "water 1"}, brewmaster=1)
    state = table(player, track={1: "hops 1", 3: "monk A"})
    assert step(play(state, f"move {place}")) == step_there
    assert own(state)["place"] == place


@pytest.mark.rule("heaven_and_ale 6.3")
def test_spaces_and_figures_are_jumped_over_and_occupied_ones_entered() -> None:
    others = [Player(place=1), Player(place=5)]
    state = table(Player(), *others, track=SOME)
    assert targets(state, "move") == ["1", "2", "5", "27"]
    play(state, "move 5")
    assert [own(state, seat)["place"] for seat in range(3)] == [5, 1, 5]


@pytest.mark.rule("heaven_and_ale 6.4")
def test_no_figure_stays_or_goes_back() -> None:
    state = table(Player(place=5), track=SOME)
    for place in (0, 1, 2, 5):
        assert rule(state, f"move {place}") == "6.4"
    assert "end" not in legal(state)
    assert rule(state, "end") == "6.2"


@pytest.mark.rule("heaven_and_ale 6.4")
def test_the_start_area_is_not_passed() -> None:
    state = table(Player(place=27), Player(start="S4"), track=SOME)
    assert targets(state, "move") == []
    play(state, "start S2", "end")
    assert not own(state)["place"]
    assert state.to_move == 1


# ---- 6.5: which spaces may be entered


@pytest.mark.rule("heaven_and_ale 6.5")
def test_a_space_without_tiles_or_discs_is_not_entered() -> None:
    state = table(Player(garden={21: "hops 1"}), discs={16: 0})
    assert targets(state, "move") == ["4", "12", "20", "24"]
    for place in (1, 3, 16):
        assert rule(state, f"move {place}") == "6.5"


@pytest.mark.rule("heaven_and_ale 6.5", "heaven_and_ale 6.8")
@pytest.mark.parametrize(
    ("ducats", "sold", "can"),
    [(4, 5, True), (3, 5, False), (1, 4, True), (0, 4, False), (0, 3, True)],
)
def test_one_of_the_tiles_must_be_paid_for(ducats: int, sold: int, can: bool) -> None:
    """4 in the shade, with 3 more for each card that could still be sold."""
    player = Player(ducats=ducats, sold=" ".join(CARDS[:sold]))
    state = table(player, track={1: "hops 5, wood 4"})
    assert ("move 1" in legal(state)) == can
    assert rule(state, "move 1") == (None if can else "6.5")


@pytest.mark.rule("heaven_and_ale 6.5")
@pytest.mark.parametrize(("ducats", "can"), [(7, False), (8, True)])
def test_where_only_the_sunny_side_is_left_that_counts(ducats: int, can: bool) -> None:
    shade = full(SHADY, "1 2 3")
    state = table(Player(ducats=ducats, sold=" ".join(CARDS), garden=shade), track={3: "monk A"})
    assert ("move 3" in legal(state)) == can


@pytest.mark.rule("heaven_and_ale 6.5", "heaven_and_ale 8.1")
def test_a_full_garden_enters_no_space_with_tiles() -> None:
    state = table(Player(garden=full([*SHADY, *SUNNY], "1 2")), track={1: "hops 5", 3: "monk A"})
    assert not {"1", "3"} & set(targets(state, "move"))
    assert rule(state, "move 1") == rule(state, "move 3") == "8.1"
    assert rule(state, "move 2") == "6.5"


@pytest.mark.rule("heaven_and_ale 6.5", "heaven_and_ale 10.3")
@pytest.mark.parametrize(
    ("garden", "discs", "spaces"),
    [
        ({}, "", []),
        ({21: "monk A"}, "", ["7", "16", "20", "24"]),
        ({21: "monk A"}, "monk_A", []),
        ({21: "hops 1"}, "x_tiles", ["12", "16", "20", "24"]),
        ({21: "hops 1"}, "hops", ["4", "16", "20", "24"]),
        ({21: "hops 1"}, "hops x_tiles", []),
    ],
)
def test_a_scoring_space_must_be_of_use(
    garden: dict[int, str], discs: str, spaces: list[str]
) -> None:
    state = table(Player(garden=garden, discs=discs))
    assert targets(state, "move") == spaces
    for place in {"4", "7", "12", "16"} - set(spaces):
        assert rule(state, f"move {place}") == "10.3"


@pytest.mark.rule("heaven_and_ale 6.5", "heaven_and_ale 14.2")
def test_a_barrel_space_must_have_a_barrel_for_the_player() -> None:
    assert rule(table(Player(brewmaster=0)), "move 14") == "14.2"
    assert rule(table(Player(brewmaster=1)), "move 14") is None
    had = Player(brewmaster=1, large=[1])
    assert rule(table(had), "move 26") == "14.2"
    assert rule(table(Player(brewmaster=1), had), "move 26") is None, "the small one"
    gone = [Player(brewmaster=1, large=[1]), Player(brewmaster=1, small=[1])]
    assert rule(table(Player(brewmaster=1), *gone), "move 26") == "14.2"


@pytest.mark.rule("heaven_and_ale 6.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_area_can_always_be_entered(players: int) -> None:
    broke = Player(ducats=0, sold=" ".join(CARDS), garden=full([*SHADY, *SUNNY], "1 2"))
    there = [Player(start="S1", home=True), Player(start="S3", home=True), Player(start="S2")]
    state = table(Player(**{**vars(broke), "place": 27}), *there[: players - 1], turn=0)
    assert len(legal(state)) >= 1
    assert all(text.startswith("start") for text in legal(state))


# ---- 6.7, 6.8


@pytest.mark.rule("heaven_and_ale 6.7")
def test_who_is_home_is_passed_over() -> None:
    home = Player(home=True, start="S4")
    state = table(Player(), home, Player(start="S3"), track=SOME)
    play(state, "move 1", "buy hops 1", "put 21", "end")
    assert state.to_move == 2
    play(state, "move 2", "buy hops 2", "put 21", "end")
    assert state.to_move == 0


@pytest.mark.rule("heaven_and_ale 6.7")
def test_the_last_one_under_way_has_turn_after_turn() -> None:
    state = table(Player(), Player(home=True, start="S4"), track=SOME)
    for place, tile, cell in ((1, "hops 1", 21), (2, "hops 2", 22), (5, "wood 3", 23)):
        play(state, f"move {place}", f"buy {tile}", f"put {cell}", "end")
        assert state.to_move == 0
    told = told_of("turn_started", events(state, "move 27", "buy wood 1", "put 28", "end"))
    assert [event["seat"] for event in told] == [0]


@pytest.mark.rule("heaven_and_ale 6.8", "heaven_and_ale 13.5")
def test_cards_are_sold_for_3_at_any_moment() -> None:
    state = table(Player(ducats=0), track={1: "hops 5, hops 5"})
    assert gain(state, "sell money") == {"ducats": 3}
    play(state, "sell money", "sell discs", "move 1", "buy hops 5", "put 21", "sell barrels")
    assert (own(state)["ducats"], step(state)) == (3 * 3 - 5, "buy")
    play(state, "sell resource", "buy hops 5", "put 22", "sell brewmaster", "end")
    seat = own(state)
    assert (seat["hand"], set(seat["sold"]), seat["ducats"]) == ([], set(CARDS), 5)


@pytest.mark.rule("heaven_and_ale 6.8", "heaven_and_ale 8.2")
def test_with_a_tile_in_the_hand_that_is_too_dear_for_the_sun() -> None:
    state = table(Player(ducats=6), track={1: "hops 5"})
    play(state, "move 1", "buy hops 5")
    assert rule(state, "put 0") == "8.2"
    play(state, "sell money", "sell discs")
    assert (step(state), own(state)["ducats"]) == ("put", 6 + 2 * 3)
    play(state, "put 0")
    assert own(state)["ducats"] == 6 + 2 * 3 - 2 * 5


@pytest.mark.rule("heaven_and_ale 6.8")
def test_before_and_after_scoring_too() -> None:
    state = table(Player(garden={21: "hops 1"}))
    assert rule(state, "sell money") is None
    play(state, "move 4", "score x_tiles", "number 1")
    assert step(state) == "end"
    assert targets(state, "sell") == list(CARDS)


@pytest.mark.rule("heaven_and_ale 6.8")
def test_a_card_is_sold_once_and_a_placed_one_never() -> None:
    player = Player(
        garden={21: "hops 1", 22: "yeast 1"}, discs="hops yeast", beside={2: "money"}, sold="discs"
    )
    state = table(player)
    assert targets(state, "sell") == ["brewmaster", "barrels", "resource"]
    assert rule(state, "sell money") == rule(state, "sell discs") == "13.5"


@pytest.mark.rule("heaven_and_ale 6.8")
def test_no_card_is_sold_in_turns_of_others() -> None:
    state = table(Player(start="S2"), Player(sold="money"))
    play(state, "start S4", "end")
    assert state.to_move == 1
    assert rule(state, "sell money") == "13.5", "the one to move has sold it"
    assert own(state)["hand"] == list(CARDS)


@pytest.mark.rule("heaven_and_ale 6.8", "heaven_and_ale 16.3")
def test_no_card_is_sold_in_the_final_scoring() -> None:
    state = table(Player(ducats=8), Player(home=True, start="S4"), round_=3)
    play(state, "start S1", "end")
    assert state.is_over
    assert legal(state) == []
    assert own(state)["ducats"] == 8


# ---- 7


def coming_home(*others: Player, **told: Any) -> sobremesa.State:
    """The first player is at the end of the track."""
    state: sobremesa.State = table(Player(place=27), *others, **told)
    return state


@pytest.mark.rule("heaven_and_ale 7.1")
def test_any_start_space_that_is_empty() -> None:
    state = coming_home(Player(start="S2"), Player(home=True, start="S3"))
    assert targets(state, "start") == ["S1", "S4"]
    assert rule(state, "start S2") == rule(state, "start S3") == "7.1"
    assert gain(state, "start S4") == {"ducats": 2}


@pytest.mark.rule("heaven_and_ale 7.2")
def test_the_last_one_must_take_the_first_space() -> None:
    home = [Player(home=True, start="S2"), Player(home=True, start="S3")]
    state = coming_home(*home)
    assert targets(state, "start") == ["S1"]
    assert rule(state, "start S4") == "7.2"
    assert rule(state, "start S2") == "7.1"


@pytest.mark.rule("heaven_and_ale 7.2")
def test_the_last_one_is_free_when_the_first_space_is_taken() -> None:
    home = [Player(home=True, start="S1"), Player(home=True, start="S3")]
    assert targets(coming_home(*home), "start") == ["S2", "S4"]


@pytest.mark.rule("heaven_and_ale 7.2")
def test_who_is_not_the_last_one_is_free() -> None:
    others = [Player(home=True, start="S2"), Player(place=5)]
    assert targets(coming_home(*others), "start") == ["S1", "S3", "S4"]


@pytest.mark.rule("heaven_and_ale 7.2", "heaven_and_ale 15.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_space_is_taken_whenever_a_round_ends(players: int) -> None:
    state = begun(players)
    while not state.is_over:
        while step(state) == "move":  # the last start space that there is, each time
            play(state, f"start {targets(state, 'start')[-1]}")
            if step(state) == "marker":
                play(state, "marker wood")
            play(state, "end")
        assert "S1" in [seat["start"] for seat in seen(state)["seats"]]
        by_chance(state)


@pytest.mark.rule("heaven_and_ale 7.3")
def test_a_figure_that_has_not_left_keeps_its_space() -> None:
    state = table(Player(), Player(start="S2"), players=3)
    assert own(state)["start"] == "S1"
    assert targets(state, "start") == ["S1", "S4"]


@pytest.mark.rule("heaven_and_ale 7.3")
def test_the_own_former_space_is_free() -> None:
    """Straight home as well: the figure has left when it comes back."""
    state = table(Player(), Player(start="S2"), track=SOME)
    assert "S1" in targets(state, "start")
    play(state, "move 1", "buy hops 1", "put 21", "end")
    assert own(state)["start"] is None
    assert targets(state, "start") == ["S1", "S2", "S3", "S4"], "for the other one it is free too"


@pytest.mark.rule("heaven_and_ale 7.4")
def test_the_round_ends_when_all_are_back() -> None:
    state = all_home(begun(3))
    assert (step(state), seen(state)["round"]) == ("lay", 2)
    assert all(seat["place"] == 0 for seat in seen(state)["seats"])
    last = table(Player(markers=dict.fromkeys(RESOURCES, 1)), round_=3)
    assert all_home(last).is_over
