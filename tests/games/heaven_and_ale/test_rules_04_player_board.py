"""Section 4: the garden, the production track, the tile-scoring spots."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.heaven_and_ale.positions import (
    HALE,
    MARKERS,
    RESOURCES,
    SHEDS,
    Player,
    events,
    gain,
    own,
    play,
    rule,
    seen,
    table,
    targets,
    told_of,
)

CELLS = seen(HALE.start())["cells"]
AT = {(cell["q"], cell["r"]): cell["id"] for cell in CELLS}
SIDE = {cell["id"]: cell["side"] for cell in CELLS}
DIRECTIONS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
BESIDE = {
    cell["id"]: [
        AT[cell["q"] + q, cell["r"] + r]
        for q, r in DIRECTIONS
        if (cell["q"] + q, cell["r"] + r) in AT
    ]
    for cell in CELLS
}
ROWS = [
    "s0 d1",
    "s2 #3 d4",
    "s5 s6 s7 d8 d9 d10",
    "s11 #12 s13 #14 d15 #16 d17",
    "s18 s19 s20 d21 d22 d23",
    "s24 #25 s26 #27 d28 #29 d30",
    "s31 s32 s33 d34 d35 d36",
]
SIGNS = {"sunny": "s", "shady": "d", "shed": "#"}


# ---- 4.1: the garden


@pytest.mark.rule("heaven_and_ale 4.1.1")
def test_so_many_spots() -> None:
    assert Counter(SIDE.values()) == {"sunny": 15, "shady": 15, "shed": 7}


@pytest.mark.rule("heaven_and_ale 4.1.2", "heaven_and_ale 4.1.3")
def test_the_map() -> None:
    rows = [
        " ".join(f"{SIGNS[cell['side']]}{cell['id']}" for cell in CELLS if cell["r"] == r)
        for r in range(-3, 4)
    ]
    assert rows == ROWS
    assert [len(row.split()) for row in rows] == [2, 3, 6, 7, 6, 7, 6]


@pytest.mark.rule("heaven_and_ale 4.1.4")
def test_coordinates_tell_the_side() -> None:
    sheds = {(1, -2), (-2, 0), (0, 0), (2, 0), (-3, 2), (-1, 2), (1, 2)}
    for (q, r), cell in AT.items():
        wanted = "sunny" if 2 * q + r < 0 else "shady" if 2 * q + r > 0 else "shed"
        assert SIDE[cell] == ("shed" if (q, r) in sheds else wanted)
    assert AT[0, 0] == 14
    assert [cell["shed"] for cell in CELLS if cell["side"] == "shed"] == list(range(7))


@pytest.mark.rule("heaven_and_ale 4.1.5")
def test_what_lies_beside_what() -> None:
    around = {shed: Counter(SIDE[cell] for cell in BESIDE[shed]) for shed in SHEDS}
    assert all(len(BESIDE[shed]) == 6 and "shed" not in around[shed] for shed in SHEDS)
    assert [shed for shed in SHEDS if around[shed]["sunny"] == 6] == [12, 25]
    assert [shed for shed in SHEDS if around[shed]["shady"] == 6] == [16, 29]
    assert [shed for shed in SHEDS if around[shed]["shady"] == 3] == [3, 14, 27]
    others = [cell for cell in SIDE if cell not in SHEDS]
    touched = Counter(sum(SIDE[one] == "shed" for one in BESIDE[cell]) for cell in others)
    assert touched == {1: 18, 2: 12}
    assert {sum(SIDE[one] != "shed" for one in BESIDE[cell]) for cell in others} == {2, 3, 4}
    border = [
        (cell, one)
        for cell in others
        for one in BESIDE[cell]
        if cell < one and {SIDE[cell], SIDE[one]} == {"sunny", "shady"}
    ]
    assert border == [(0, 1), (7, 8), (20, 21), (33, 34)]


@pytest.mark.rule("heaven_and_ale 4.1.5", "heaven_and_ale 10.5")
@pytest.mark.parametrize(("sunny", "shady"), [(0, 1), (7, 8), (20, 21), (33, 34)])
def test_tiles_touch_across_the_border_of_sun_and_shade(sunny: int, shady: int) -> None:
    state = table(Player(garden={sunny: "monk A", shady: "hops 3"}), Player())
    assert gain(play(state, "move 7"), "score monk_A") == {"ducats": 3}


# ---- 4.2: the production track


@pytest.mark.rule("heaven_and_ale 4.2.1")
def test_pieces_may_share_a_space() -> None:
    state = table(Player(markers=dict.fromkeys(RESOURCES, 3), brewmaster=3, start="S2"))
    play(state, "start S3", "marker wood")
    seat = own(state)
    assert (seat["markers"], seat["brewmaster"]) == (
        {**dict.fromkeys(RESOURCES, 3), "wood": 5},
        3,
    )


@pytest.mark.rule("heaven_and_ale 4.2.2", "heaven_and_ale 16.4")
@pytest.mark.parametrize(("lowest", "product"), [(-8, 0), (-1, 0), (0, 0), (1, 2), (20, 40)])
def test_the_run_up_counts_nothing(lowest: int, product: int) -> None:
    player = Player(markers=dict.fromkeys(RESOURCES, lowest), ducats=0)
    assert own(table(player))["now"]["product"] == product


@pytest.mark.rule("heaven_and_ale 4.2.3")
def test_out_of_the_run_up_to_the_first_space() -> None:
    """The space before 1 is 0: two steps from -1 are 1."""
    state = table(Player(markers={"wood": -1}, start="S2"))
    play(state, "start S3", "marker wood")
    assert own(state)["markers"]["wood"] == 1


@pytest.mark.rule("heaven_and_ale 4.2.4", "heaven_and_ale 5.8")
def test_where_all_begin() -> None:
    for players in (2, 3, 4):
        for seat in seen(HALE.start(players))["seats"]:
            assert seat["markers"] == MARKERS
            assert seat["brewmaster"] == -10


BREWMASTER = [
    (-10, 5, 2),
    (0, 5, 2),
    (1, 4, 3),
    (4, 4, 3),
    (5, 3, 3),
    (8, 3, 3),
    (9, 3, 4),
    (11, 3, 4),
    (12, 2, 4),
    (14, 2, 4),
    (15, 2, 5),
    (17, 2, 5),
    (18, 2, 6),
    (19, 2, 6),
    (20, 1, 6),
]


@pytest.mark.rule("heaven_and_ale 4.2.5", "heaven_and_ale 16.1")
@pytest.mark.parametrize(("space", "rate", "multiplier"), BREWMASTER)
def test_the_brewmaster_table(space: int, rate: int, multiplier: int) -> None:
    player = Player(brewmaster=space, markers=dict.fromkeys(RESOURCES, 1))
    now = own(table(player))["now"]
    assert (now["rate"], now["multiplier"], now["product"]) == (rate, multiplier, multiplier)


@pytest.mark.rule("heaven_and_ale 4.2.6")
@pytest.mark.parametrize(
    ("before", "gained"),
    [(15, {"hops": 5}), (17, {"hops": 3, "ducats": 2}), (20, {"ducats": 5})],
)
def test_steps_beyond_20_pay_a_ducat_each(before: int, gained: dict[str, int]) -> None:
    player = Player(garden={0: "hops 5"}, markers={"hops": before})
    assert gain(play(table(player), "move 12"), "score hops") == gained


@pytest.mark.rule("heaven_and_ale 4.2.6", "heaven_and_ale 13.4 P4", "heaven_and_ale 13.4 P5")
def test_steps_beyond_20_pay_whatever_moves_the_marker() -> None:
    state = table(Player(markers={"wood": 19}, start="S2"))
    assert gain(state, "start S3", "marker wood") == {"wood": 1, "ducats": 1}
    pair: dict[str, Any] = {
        "garden": {21: "hops 1", 22: "yeast 1", 23: "wood 2", 28: "wood 2"},
        "discs": "yeast",
    }
    state = play(table(Player(**pair, markers={"wood": 19})), "move 12", "score hops")
    assert gain(state, "card resource", "marker wood") == {"wood": 1, "ducats": 1}
    high = Player(**pair, markers={**dict.fromkeys(RESOURCES, 20), "wood": 19})
    state = play(table(high), "move 12", "score hops")
    assert gain(state, "card discs") == {"wood": 1, "ducats": 1}


@pytest.mark.rule("heaven_and_ale 4.2.7")
def test_the_brewmaster_stops_at_20_and_pays_nothing() -> None:
    assert gain(table(Player(brewmaster=20, start="S4")), "start S2") == {}
    player = Player(
        brewmaster=18, garden={21: "hops 1", 22: "yeast 1"}, discs="yeast", markers={"hops": 5}
    )
    state = play(table(player), "move 12", "score hops")
    assert gain(state, "card brewmaster") == {"brewmaster": 2}
    [told] = told_of("brewmaster_moved", events(state, "card brewmaster"))
    assert (told["steps"], told["brewmaster"]) == (2, 20)


@pytest.mark.rule("heaven_and_ale 4.2.8")
def test_nothing_moves_a_marker_back() -> None:
    """Until the final scoring: there the markers of the view stay, the exchange is told."""
    uneven = Player(markers={"wood": 20, "yeast": 20}, brewmaster=20, home=True, start="S2")
    state = table(Player(), uneven, round_=3)
    play(state, "start S1", "end")
    seat = own(state, 1)
    assert (seat["markers"]["wood"], seat["now"]["before"]["wood"]) == (20, 20)
    assert seat["now"]["after"]["wood"] < 20


# ---- 4.3: the tile-scoring spots


@pytest.mark.rule("heaven_and_ale 4.3.1")
def test_each_of_ten_spots_takes_one_disc_for_the_whole_game() -> None:
    spots = seen(HALE.start())["spots"]
    assert list(spots) == ["x_tiles", *RESOURCES, *(f"monk_{name}" for name in "ABCD")]
    player = Player(garden={21: "hops 1", 22: "wood 1"}, discs="hops")
    state = play(table(player, round_=2), "move 12")
    assert targets(state, "score") == ["wood"]
    assert rule(state, "score hops") == "4.3.1"


@pytest.mark.rule("heaven_and_ale 4.3.2")
def test_five_pairs() -> None:
    assert seen(HALE.start())["pairs"] == [
        ["x_tiles", "wood"],
        ["yeast", "hops"],
        ["water", "barley"],
        ["monk_A", "monk_B"],
        ["monk_C", "monk_D"],
    ]
