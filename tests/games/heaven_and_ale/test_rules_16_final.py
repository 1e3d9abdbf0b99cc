"""Section 16: the exchange, the ducats, the points."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from tests.games.heaven_and_ale import oracle_exchange
from tests.games.heaven_and_ale.positions import (
    RESOURCES,
    Player,
    events,
    own,
    play,
    table,
    told_of,
)

# A brewmaster for each exchange rate.
RATES = {5: 0, 4: 3, 3: 7, 2: 13, 1: 20}


def on(*spaces: int) -> dict[str, int]:
    """The markers in the order of the resources."""
    return dict(zip(RESOURCES, spaces, strict=True))


def ended(*spaces: int, rate: int = 5, ducats: int = 0, **options: object) -> Any:
    """What would be counted if the game ended now."""
    player = Player(markers=on(*spaces), brewmaster=RATES[rate], ducats=ducats)
    return own(table(player, options=options))["now"]


def after(*spaces: int, rate: int = 5, ducats: int = 0) -> list[int]:
    """Where the markers then are, ascending: which of several went back means nothing."""
    return sorted(ended(*spaces, rate=rate, ducats=ducats)["after"].values())


@pytest.mark.rule("heaven_and_ale 16.1")
@pytest.mark.parametrize(("brewmaster", "rate", "multiplier"), [(-4, 5, 2), (10, 3, 4), (20, 1, 6)])
def test_rate_and_multiplier_of_the_brewmaster(brewmaster: int, rate: int, multiplier: int) -> None:
    """Five steps too many: how often they are exchanged tells the rate."""
    player = Player(markers=on(10, 5, 5, 5, 0), brewmaster=brewmaster, ducats=0)
    now = own(table(player))["now"]
    assert (now["rate"], now["multiplier"]) == (rate, multiplier)
    assert now["product"] == now["lowest"] * multiplier
    assert now["lowest"] == oracle_exchange.best_lowest((0, 5, 5, 5, 10), rate, 0, False)


@pytest.mark.rule("heaven_and_ale 16.2")
def test_the_lowest_goes_forward_and_others_pay() -> None:
    now = ended(6, 1, 1, 1, 0, rate=5)
    assert now["exchanges"] == 1
    assert now["before"] == on(6, 1, 1, 1, 0)
    assert now["after"] == on(1, 1, 1, 1, 1)


@pytest.mark.rule("heaven_and_ale 16.2")
def test_no_giver_ends_behind_the_one_that_arrives() -> None:
    assert ended(5, 1, 1, 1, 0, rate=5)["exchanges"] == 0, "four steps are to spare"
    assert after(5, 1, 1, 1, 0, rate=4) == [1, 1, 1, 1, 1]
    assert after(2, 2, 2, 2, 2, rate=1) == [2, 2, 2, 2, 2]


@pytest.mark.rule("heaven_and_ale 16.2")
def test_any_split_among_the_others() -> None:
    """None has three steps to spare alone."""
    now = ended(3, 3, 3, 1, 0, rate=5)
    assert (now["exchanges"], now["lowest"], sum(now["after"].values())) == (1, 1, 10 - 4)


@pytest.mark.rule("heaven_and_ale 16.2")
def test_it_is_repeated_until_none_is_possible() -> None:
    now = ended(20, 20, 0, 0, 0, rate=2)
    assert oracle_exchange.exchanged(tuple(sorted(now["after"].values())), 2) == frozenset()
    assert now["lowest"] == oracle_exchange.best_lowest((0, 0, 0, 20, 20), 2, 0, False)


@pytest.mark.rule("heaven_and_ale 16.2")
def test_in_the_run_up_as_well() -> None:
    now = ended(0, -2, -4, -6, -8, rate=5)
    assert (now["exchanges"], now["lowest"], now["product"]) == (2, -6, 0)


@pytest.mark.rule("heaven_and_ale 16.2")
def test_of_several_lowest_any_one_receives() -> None:
    assert after(12, 0, 0, 0, 0, rate=5) == after(0, 0, 12, 0, 0, rate=5) == [0, 0, 1, 1, 2]


@pytest.mark.rule("heaven_and_ale 16.3")
@pytest.mark.parametrize(
    ("ducats", "lowest"),
    [(9, 3), (10, 4), (19, 4), (20, 5), (59, 5), (70, 6), (769, 19), (770, 20)],
)
def test_ten_ducats_are_a_step(ducats: int, lowest: int) -> None:
    """Of markers on 3, 5, 5, 5, 5 the lowest goes first, then each in turn."""
    assert ended(5, 5, 3, 5, 5, rate=5, ducats=ducats)["lowest"] == lowest


@pytest.mark.rule("heaven_and_ale 16.3")
def test_no_marker_is_paid_beyond_20() -> None:
    assert after(20, 20, 20, 20, 19, rate=5, ducats=999) == [20] * 5


@pytest.mark.rule("heaven_and_ale 16.3")
def test_ducats_come_after_the_exchange() -> None:
    """With 10 ducats first, no exchange would be left."""
    now = ended(6, 1, 1, 1, 0, rate=5, ducats=10)
    assert (now["exchanges"], now["lowest"]) == (1, 1)
    assert sorted(now["after"].values()) == [1, 1, 1, 1, 2]


@pytest.mark.rule("heaven_and_ale 16.4")
@pytest.mark.parametrize(
    ("told", "points"),
    [
        ({}, 0),
        ({"markers": on(3, 3, 3, 3, 3)}, 6),
        ({"markers": on(3, 3, 3, 3, -1), "brewmaster": 20, "ducats": 0}, 6 * 2),
        ({"large": [1, 2, 3]}, 12),
        ({"small": [1, 2, 3]}, 6),
        ({"large": [1, 2], "small": [4, 5, 6], "beside": {2: "barrels"}}, 8 + 6 + 5),
        ({"large": [1, 2], "beside": {2: "money"}}, 8),
        ({"markers": on(1, 1, 1, 1, 1), "brewmaster": 5, "small": [1], "sold": "barrels"}, 3 + 2),
    ],
)
def test_what_the_points_are_made_of(told: dict[str, Any], points: int) -> None:
    player = Player(**{"ducats": 0, **told}, home=True, start="S2")
    for extra, start in ((0, "S2"), (1, "S1")):
        first = Player(**{**vars(player), "start": start})
        state = table(first, Player(start="S4", place=27), turn=1, round_=3)
        play(state, f"start {'S1' if start == 'S2' else 'S4'}", "end")
        assert state.is_over
        assert state.scores[0] == points + extra


@pytest.mark.rule("heaven_and_ale 16.4")
def test_all_of_it_is_told() -> None:
    player = Player(markers=on(3, 3, 3, 3, 3), large=[1], home=True, start="S2", ducats=0)
    told = events(table(Player(), player, round_=3), "start S1", "end")
    [scored] = told_of("game_scored", told)
    assert scored["round"] == 3
    assert [one["points"] for one in scored["seats"]] == [1, 10]
    assert {name: scored["seats"][1][name] for name in ("product", "barrels", "first_space")} == {
        "product": 6,
        "barrels": 4,
        "first_space": 0,
    }
    [over] = told_of("game_over", told)
    assert (over["scores"], over["winners"]) == ([1, 10], [1])


@pytest.mark.rule("heaven_and_ale 16.4")
def test_nothing_is_counted_before_the_end() -> None:
    state = table(Player(large=[1, 2, 3]))
    assert state.scores == [0, 0]


@pytest.mark.rule("heaven_and_ale 16.5")
@pytest.mark.parametrize(
    ("barrels", "winners"), [(([], [], []), [0]), (([], [1], [2]), [1, 2]), (([1], [], [2]), [0])]
)
def test_ties_are_shared(barrels: tuple[list[int], ...], winners: list[int]) -> None:
    """The first one has the point of the first space."""
    seated = [
        Player(large=barrels[0]),
        Player(large=barrels[1], home=True, start="S2"),
        Player(large=barrels[2], home=True, start="S3"),
    ]
    state = play(table(*seated, round_=4), "start S1", "end")
    assert state.is_over
    assert state.winners == winners


# The brute force of tests/properties tries many more.
UNEVEN = [
    (12, 2, 5, 5, 5),
    (20, 14, 9, 3, -4),
    (11, 10, 1, 1, 0),
    (8, 8, 8, -2, -2),
    (20, 1, 1, 1, 1),
    (19, 19, 18, 20, 20),
    (7, 6, 5, 4, 3),
]


@pytest.mark.rule("heaven_and_ale 16.6")
@pytest.mark.parametrize("rate", RATES)
@pytest.mark.parametrize("spaces", UNEVEN)
def test_no_other_exchanges_are_better(spaces: tuple[int, ...], rate: int) -> None:
    for ducats in (0, 30):
        now = ended(*spaces, rate=rate, ducats=ducats)
        steps = ducats // 10
        wanted = oracle_exchange.best_lowest(tuple(sorted(spaces)), rate, steps, False)
        assert now["lowest"] == wanted
        reached = list(now["after"].values())
        assert oracle_exchange.can_come(list(spaces), reached, rate, now["exchanges"], steps)


@pytest.mark.rule("heaven_and_ale 16.7")
def test_the_most_that_there_can_be() -> None:
    best = Player(
        markers=dict.fromkeys(RESOURCES, 20),
        brewmaster=20,
        large=range(1, 13),
        beside={1: "barrels"},
        start="S1",
    )
    state: sobremesa.State = table(best)
    now = own(state)["now"]
    assert (now["product"], now["barrels"], now["privilege"]) == (120, 48, 12)
    assert now["points"] == 181
