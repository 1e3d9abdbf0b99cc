"""What the evaluation of Heaven & Ale sees: beer, garden, sheds, money, cards, barrels, time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import sobremesa
from sobremesa.games.heaven_and_ale.beer import level, multiplier_around
from sobremesa.games.heaven_and_ale.evaluation import (
    WEIGHTS,
    kind_of_spot,
    tells_spots_apart,
)
from sobremesa.games.heaven_and_ale.exchange import final_markers
from sobremesa.games.heaven_and_ale.pairs_to_come import pairs_to_come
from sobremesa.games.heaven_and_ale.standing import standing as seat_outlook
from sobremesa.games.heaven_and_ale.time_left import TimeLeft
from sobremesa.players.greedy import GreedyPlayer
from tests.games.heaven_and_ale.positions import (
    CARDS,
    HALE,
    RESOURCES,
    SHADY,
    SUNNY,
    Player,
    around,
    full,
    own,
    play,
    played,
    seen,
    step,
    table,
)

LEVEL = dict.fromkeys(RESOURCES, 4)
ALL_SOLD = " ".join(CARDS)


def worth(state: sobremesa.State, seat: int = 0) -> float:
    return HALE.evaluate(state, seat)


def standing(*seated: Player, **told: Any) -> float:
    """What a table is worth for the first player."""
    return worth(table(*seated, **told))


def best(state: sobremesa.State) -> str:
    """What the greedy player does."""
    return HALE.notation(GreedyPlayer(0).choose(state.observed_by(int(state.to_move))))


def turn(state: sobremesa.State) -> list[str]:
    """The greedy player's whole turn."""
    state = state.clone()
    done: list[str] = []
    while not done or done[-1] != "end" or step(state) == "buy":
        done.append(best(state))
        play(state, done[-1])
        if state.is_over or step(state) in ("move", "lay"):
            break
    return done


def time_left(state: Any, seat: int) -> list[int]:
    """How much a seat can still do."""
    time = TimeLeft(state, seat, WEIGHTS)
    numbers = [time.rounds, time.turns, time.discs, time.barrels, time.left, time.chance]
    pairs = pairs_to_come(state.seats[seat], time.chance)
    return [int(number) for number in [*numbers, *pairs]]


def decisions_of_a_game(players: int) -> Iterator[tuple[Any, int]]:
    """Every state in which a seat decides, and what it does then: mostly by chance."""
    rng = Random(players)
    state = HALE.start(players)
    greedy = GreedyPlayer(players)
    while not state.is_over:
        if state.to_move == sobremesa.CHANCE:
            state.apply(rng.choice([action for action, _ in state.chances()]))
            continue
        choice = greedy.choose(state) if rng.random() < 0.2 else rng.choice(state.legal())
        yield state, choice
        state.apply(choice)


def last_home(**told: Any) -> Player:
    """Somebody who is back in the start area, in the last round."""
    return Player(**{"home": True, "start": "S2", "sold": ALL_SOLD, **told})


# ---- points


@pytest.mark.rule("heaven_and_ale 16.4")
def test_at_home_in_the_last_round_a_seat_is_worth_its_points_alone() -> None:
    def at_home(**told: Any) -> float:
        return standing(last_home(**told), Player(place=1), round_=3, turn=1)

    nothing = at_home()
    assert at_home(start="S1") == nothing + 100
    assert at_home(large=[3]) == nothing + 400
    assert at_home(large=[3], small=[4]) == nothing + 600
    assert at_home(markers=LEVEL, ducats=0) == nothing + 4 * 2 * 100
    assert at_home(markers=LEVEL, ducats=0, brewmaster=9) == nothing + 4 * 4 * 100
    assert at_home(markers=LEVEL, ducats=49) == at_home(markers=LEVEL, ducats=0)
    assert at_home(markers=LEVEL, ducats=50) == nothing + 5 * 2 * 100


@pytest.mark.rule("heaven_and_ale 16.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_is_worth_its_points(players: int) -> None:
    state = HALE.start(players)
    while not state.is_over:
        play(state, HALE.notation(Random(1).choice(state.legal() or [state.chances()[0][0]])))
    others = (sum(state.scores) - state.scores[0]) / (players - 1)
    assert worth(state) <= 100 * state.scores[0]
    assert worth(state) >= 100 * (state.scores[0] - others)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_other_seat_counts(players: int) -> None:
    even = standing(players=players)
    for other in range(1, players):
        people = [Player(large=[2] if seat == other else []) for seat in range(players)]
        assert standing(*people) < even


# ---- beer


@pytest.mark.rule("heaven_and_ale 16.2", "heaven_and_ale 16.3")
@pytest.mark.parametrize("brewmaster", [-10, 1, 5, 9, 12, 20])
def test_the_level_is_never_less_than_the_exchange_and_never_far_from_it(brewmaster: int) -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    rng = Random(brewmaster)
    for _ in range(200):
        spaces = [rng.randint(-8, 20) for _ in RESOURCES]
        ducats = rng.randint(0, 60)
        rate = {-10: 5, 1: 4, 5: 3, 9: 3, 12: 2, 20: 1}[brewmaster]
        lowest = min(final_markers(vec[i64](spaces), ducats, brewmaster, False))
        smooth = level(vec[i64]([100 * space for space in spaces]), 100 * (ducats // 10), rate)
        assert smooth >= 100 * lowest
        assert smooth < 100 * lowest + 300


@pytest.mark.rule("heaven_and_ale 4.2.5")
def test_without_blur_the_multiplier_is_that_of_the_table() -> None:
    for space, multiplier in ((-10, 2), (0, 2), (1, 3), (8, 3), (9, 4), (15, 5), (18, 6), (20, 6)):
        assert multiplier_around(100 * space, 0) == 100 * multiplier
    blurred = [multiplier_around(100 * space, 3) for space in range(-10, 21)]
    assert blurred == sorted(blurred)


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_the_weakest_resource_is_worth_most(round_: int) -> None:
    def with_step(name: str) -> float:
        markers = {**LEVEL, "barley": 0}
        markers[name] += 2
        return standing(Player(markers=markers), round_=round_)

    assert with_step("barley") > with_step("wood")


@pytest.mark.parametrize(("round_", "spaces"), [(1, (-9, -5)), (2, (-3, 1)), (3, (8, 9))])
def test_the_brewmaster_is_worth_more_the_better_the_beer(
    round_: int, spaces: tuple[int, int]
) -> None:
    def gain(markers: dict[str, int]) -> float:
        near, far = (Player(markers=markers, brewmaster=space) for space in spaces)
        return standing(far, round_=round_) - standing(near, round_=round_)

    assert gain(dict.fromkeys(RESOURCES, 10)) > gain(dict.fromkeys(RESOURCES, 2)) > 0


# ---- money


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_money_is_worth_having(round_: int) -> None:
    amounts = [
        standing(Player(ducats=ducats, markers=LEVEL), round_=round_) for ducats in range(0, 60, 10)
    ]
    assert amounts == sorted(set(amounts))


def test_money_is_worth_more_the_more_can_be_bought_with_it() -> None:
    gains = [
        standing(Player(ducats=15), round_=round_) - standing(Player(ducats=5), round_=round_)
        for round_ in (1, 2, 3)
    ]
    assert gains == sorted(gains, reverse=True)


@pytest.mark.rule("heaven_and_ale 6.8", "heaven_and_ale 16.3")
def test_cards_are_sold_for_a_last_step() -> None:
    player = Player(place=26, markers={**LEVEL, "wood": 3}, brewmaster=9, ducats=7)
    state = table(player, Player(home=True, start="S1", sold=ALL_SOLD), round_=3)
    play(state, "start S2")
    assert best(state).startswith("sell")
    while step(state) == "end":
        play(state, best(state))
    assert own(state)["now"]["lowest"] == 4


# ---- the garden


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_tiles_are_worth_having_and_fertile_ones_more(round_: int) -> None:
    for cell in (SUNNY[3], SHADY[3]):
        values = [
            standing(Player(garden=garden, markers={**LEVEL, "barley": 0}), round_=round_)
            for garden in ({}, {cell: "barley 1"}, {cell: "barley 5"})
        ]
        assert values == sorted(set(values))


def test_a_tile_is_worth_more_while_its_spot_is_free() -> None:
    def gain(discs: str) -> float:
        tile = Player(garden={SUNNY[0]: "barley 5"}, discs=discs)
        return standing(tile) - standing(Player(discs=discs))

    assert gain("x_tiles wood") > gain("x_tiles barley")


def test_a_monk_is_worth_more_beside_tiles() -> None:
    tiles = {19: "barley 4", 20: "hops 4"}
    beside = standing(Player(garden={**tiles, 13: "monk A"}))
    assert beside > standing(Player(garden={**tiles, 0: "monk A"}))


def test_a_ring_nearly_closed_is_worth_more_than_scattered_tiles() -> None:
    names = "wood 1, wood 1, hops 1, hops 1, monk A"
    ring = around(16, names)
    apart = dict(zip([1, 9, 17, 22, 29 + 1], names.split(", "), strict=True))
    assert len(ring) == len(apart) == 5
    assert standing(Player(garden=ring)) > standing(Player(garden=apart))


# ---- what is left of the round


@pytest.mark.rule("heaven_and_ale 6.4")
def test_jumping_far_gives_up_what_lies_between() -> None:
    track = dict.fromkeys((1, 2, 5, 6), "wood 2")
    near, far = (standing(Player(place=place, ducats=40), track=track) for place in (4, 24))
    assert near > far


@pytest.mark.rule("heaven_and_ale 14.1")
def test_a_reached_goal_is_worth_its_barrel_only_while_it_can_be_taken() -> None:
    def gain(place: int) -> float:
        reached = Player(place=place, garden=full(SHADY, "2 3"), start=None, sold=ALL_SOLD)
        nearly = Player(place=place, garden=full(SHADY[1:], "2 3"), sold=ALL_SOLD)
        state, other = (table(one, Player(place=27), round_=3) for one in (reached, nearly))
        return worth(state) - worth(other)

    assert gain(25) > gain(26) + 150


@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_fits_a_pair_soon_complete_is_worth_more_than_its_ducats(card: str) -> None:
    garden = {**full(SUNNY[:6], "2 3"), **full(SHADY[:6], "2 3")}
    told: dict[str, Any] = {"garden": garden, "discs": "x_tiles yeast water monk_A monk_C"}
    sold = " ".join(one for one in CARDS if one != card)
    kept = standing(Player(sold=sold, ducats=20, **told), round_=2)
    assert kept > standing(Player(sold=ALL_SOLD, ducats=23, **told), round_=2)


@pytest.mark.rule("heaven_and_ale 15.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("round_", [1, 2])
def test_the_next_round_does_not_change_what_has_been_reached(players: int, round_: int) -> None:
    garden = {**full(SUNNY[:6], "2 3"), **full(SHADY[:6], "2 3")}
    others = [Player(home=True, start=f"S{i}", markers=LEVEL) for i in range(2, players + 1)]
    player = Player(place=26, garden=garden, markers=LEVEL, discs="yeast x_tiles")
    state = table(player, *others, round_=round_ + players - 2 + (players == 4))
    play(state, "start S1")
    assert abs(worth(played(state, "end")) - worth(state)) < 10


# ---- cards


AHEAD = {2: "wood 2", 3: "monk A", 5: "barley 4", 6: "water 1"}


@pytest.mark.rule("heaven_and_ale 6.8")
@pytest.mark.parametrize(("place", "ducats"), [(0, 27), (1, 26), (1, 9)])
def test_nobody_sells_cards_with_money_in_the_purse(place: int, ducats: int) -> None:
    garden = {SHADY[0]: "hops 3"} if place else {}
    state = table(Player(place=place, ducats=ducats, garden=garden), Player(), track=AHEAD)
    values = {
        text: worth(played(state, text))
        for text in (HALE.notation(action) for action in state.legal())
    }
    sales = [value for text, value in values.items() if text.startswith("sell")]
    assert len(sales) == len(CARDS)
    assert max(sales) < min(value for text, value in values.items() if text.startswith("move"))
    assert "sell" not in " ".join(turn(state))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_a_seat_stands_does_not_depend_on_who_decides_next(players: int) -> None:
    """What keeps whoever moves next from a sale says nothing of how well he stands."""
    seated = [Player(place=number + 1, ducats=20) for number in range(players)]
    tables = [table(*seated, turn=mover, track=AHEAD) for mover in range(players)]
    for seat in range(players):
        others = [state for mover, state in enumerate(tables) if mover != seat]
        assert {HALE.standing(state, seat) for state in tables} == {worth(others[0], seat)}
        assert worth(tables[seat], seat) == worth(others[0], seat) - int(WEIGHTS.before_move)


@pytest.mark.rule("heaven_and_ale 6.8", "heaven_and_ale 13.5")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("round_", [1, 2])
def test_a_card_is_worth_more_than_it_is_sold_for(card: str, round_: int) -> None:
    kept = standing(Player(ducats=20, markers=LEVEL), round_=round_)
    sold = standing(Player(ducats=23, markers=LEVEL, sold=card), round_=round_)
    assert kept > sold + 100


@pytest.mark.rule("heaven_and_ale 6.8")
def test_a_card_is_sold_when_that_pays_for_the_ring() -> None:
    ring = around(16, "wood 1, wood 1, hops 1, hops 1, monk A")
    player = Player(place=1, ducats=0, garden=ring, markers=LEVEL)
    state = table(player, Player(place=3), track={2: "barley 1"}, round_=2)
    move, sale, *bought = turn(state)
    assert (move, bought[0], bought[-1]) == ("move 2", "buy barley 1", "end")
    assert sale in ("sell barrels", "sell resource")  # what is not so good is sold first
    assert played(state, move, sale, *bought[:2]).seats[0].brewmaster == -4


@pytest.mark.rule("heaven_and_ale 13.2", "heaven_and_ale 13.3")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_for_which_there_is_no_pair_is_worth_what_it_is_sold_for(card: str) -> None:
    def lost_by_selling(**pairs: Any) -> float:
        garden = {**full(SUNNY[:6], "2 3"), **full(SHADY[:6], "2 3")}
        told = {"garden": garden, "markers": LEVEL, **pairs}
        others = " ".join(one for one in CARDS if one != card)
        kept = standing(Player(sold=others, ducats=5, **told), round_=2)
        return kept - standing(Player(sold=ALL_SOLD, ducats=8, **told), round_=2)

    discs = "x_tiles wood yeast hops water barley monk_A monk_B"
    four = dict.fromkeys((1, 2, 3, 4), "declined")
    closed = lost_by_selling(discs=f"{discs} monk_C monk_D", beside={**four, 5: "declined"})
    assert 0 <= closed <= int(WEIGHTS.sale)
    assert lost_by_selling(discs=f"{discs} monk_C", beside=four) > closed + 50


@pytest.mark.rule("heaven_and_ale 13.1")
def test_a_complete_pair_gets_its_card() -> None:
    garden = {SHADY[0]: "hops 3", SHADY[1]: "yeast 4", SHADY[2]: "wood 3"}
    player = Player(place=10, ducats=2, garden=garden, discs="yeast")
    state = table(player, Player(place=11), track={13: "barley 5", 15: "wood 5"})
    play(state, "move 12", "score hops")
    assert best(state) == "card money"


# ---- a turn under way is judged by its best end


@pytest.mark.parametrize(
    "begun",
    [("move 1",), ("move 3",), ("move 1", "buy hops 3"), ("move 24",), ("start S3",)],
)
def test_a_turn_under_way_is_worth_its_best_end(begun: tuple[str, ...]) -> None:
    player = Player(garden=around(12, "hops 2, hops 4, monk B, wood 1, wood 2"))
    state = table(
        player,
        Player(home=True, start="S1"),
        track={1: "hops 3, wood 5", 3: "monk A, monk B"},
        round_=2,
    )
    play(state, *begun)
    values = [worth(played(state, HALE.notation(action))) for action in state.legal()]
    assert worth(state) <= max(values)
    if step(state) != "buy":
        assert worth(state) == max(values)


@pytest.mark.rule("heaven_and_ale 12.3")
def test_a_ring_is_closed_when_it_can_be() -> None:
    ring = around(16, "wood 1, wood 1, hops 1, hops 1, monk A")
    state = table(Player(garden=ring, ducats=10), track={2: "barley 1"})
    play(state, "move 2", "buy barley 1")
    cell = best(state).removeprefix("put ")
    assert int(cell) in around(16, ", ".join(["wood 1"] * 6))
    assert int(cell) not in ring


@pytest.mark.rule("heaven_and_ale 10.7")
def test_the_spot_that_brings_the_weakest_resource_forward_is_scored_last_of_all() -> None:
    garden = {SUNNY[0]: "barley 5", SUNNY[1]: "barley 5", SUNNY[2]: "wood 1"}
    player = Player(place=20, garden=garden, discs="x_tiles", markers=LEVEL | {"barley": -8})
    state = table(player, Player(home=True, start="S1"), round_=3)
    play(state, "move 24")
    assert best(state) == "score barley"


@pytest.mark.rule("heaven_and_ale 14.1")
def test_barrels_that_wait_are_fetched() -> None:
    player = Player(place=25, garden=full(SHADY, "2 3"), ducats=0, sold=ALL_SOLD)
    state = table(player, Player(home=True, start="S1"), round_=3)
    assert turn(state) == ["move 26", "end"]


# ---- what holds everywhere


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_of_whole_games_can_be_judged(players: int) -> None:
    rng = Random(players)
    state = HALE.start(players)
    while not state.is_over:
        if state.to_move != sobremesa.CHANCE or rng.random() < 0.1:
            before = HALE.position(state)
            assert isinstance(worth(state, rng.randrange(players)), float)
            assert HALE.position(state) == before
        draws = [action for action, _ in state.chances()]
        legal = state.legal()
        state.apply(rng.choice(draws or legal[:4] or legal))
    for seat in range(players):
        assert isinstance(worth(state, seat), float)


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_bought_changes_nothing_of_the_turns_discs_and_pairs_to_come(players: int) -> None:
    compared = 0
    for state, choice in decisions_of_a_game(players):
        if step(state) in ("buy", "put", "shed") and HALE.notation(choice) != "end":
            seat = int(state.to_move)
            assert time_left(played(state, HALE.notation(choice)), seat) == time_left(state, seat)
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("players", [2, 4])
def test_a_tile_is_worth_the_same_on_all_spots_of_one_kind(players: int) -> None:
    alike = 0
    for state, _ in decisions_of_a_game(players):
        if step(state) != "put":
            continue
        telling = tells_spots_apart(state.seats[state.turn], state.tile)
        values: dict[int, int] = {}
        for action in state.legal():
            text = HALE.notation(action)
            after: Any = played(state, text)
            if text.startswith("put ") and step(after) != "shed":
                kind = int(kind_of_spot(int(text.removeprefix("put ")), telling))
                value = int(seat_outlook(after, state.turn, WEIGHTS))
                alike += kind in values
                assert values.setdefault(kind, value) == value
    assert alike > 50


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_plays_whole_turns_to_the_end_of_a_game(players: int) -> None:
    rng = Random(players)
    state = HALE.start(players)
    seats = [GreedyPlayer(1), *[None] * (players - 1)]
    while not state.is_over:
        draws = [action for action, _ in state.chances()]
        player = None if draws else seats[state.to_move]
        choice = player.choose(state) if player else rng.choice(draws or state.legal())
        state.apply(choice)
    assert state.winners == [0]
    assert seen(state)["seats"][0]["score"] >= 10
