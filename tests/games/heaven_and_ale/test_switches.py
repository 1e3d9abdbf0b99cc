"""Every switch of the data: the other reading of a rule that the sources leave open."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.heaven_and_ale.box import BOX
from tests.games.heaven_and_ale import oracle_exchange
from tests.games.heaven_and_ale.positions import (
    HALE,
    MARKERS,
    RESOURCES,
    Player,
    gain,
    own,
    play,
    seen,
    table,
)
from tests.games.heaven_and_ale.test_rules_16_final import UNEVEN, ended

SWITCHES = {
    "start_positions": "usual",
    "exchange_mode": "exhaustive_then_ducats",
}
OTHER = {"start_positions": "alternative", "exchange_mode": "may_stop_early"}
EARLY: dict[str, Any] = {"exchange_mode": "may_stop_early"}


def test_these_are_all_switches() -> None:
    assert {option.name: option.default for option in HALE.options} == SWITCHES
    for option in HALE.options:
        assert set(option.values) == {SWITCHES[option.name], OTHER[option.name]}


# ---- R4: where wood and brewmaster begin


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wood_and_brewmaster_may_begin_one_step_on(players: int) -> None:
    state = HALE.start(players, start_positions="alternative")
    for seat in seen(state)["seats"]:
        assert seat["markers"] == {**MARKERS, "wood": 1}
        assert seat["brewmaster"] == -9
    usual = seen(HALE.start(players))["seats"][0]
    assert (usual["markers"], usual["brewmaster"]) == (MARKERS, -10)
    for name in ("start_positions", "start_positions_alternative"):
        assert set(BOX[name]) - {"confidence", "source", "note"} == {*RESOURCES, "brewmaster"}


def test_only_where_they_begin_is_different() -> None:
    usual, other = (table(options={"start_positions": name}) for name in ("usual", "alternative"))
    assert usual.legal() == other.legal()
    for state in (usual, other):
        assert gain(state, "start S3", "marker wood") == {"wood": 2}
    assert {**seen(other), "seats": []} == {**seen(usual), "seats": []}


# ---- R15: whether the exchange may be stopped early


def test_the_example_of_the_ruling() -> None:
    """Markers 12, 2, 5, 5, 5, rate 5, 20 ducats: exhaustive 4, early stop 5."""
    spaces = (12, 2, 5, 5, 5)
    literal, early = (ended(*spaces, ducats=20, **options) for options in ({}, EARLY))
    assert (literal["exchanges"], literal["lowest"], literal["product"]) == (2, 4, 8)
    assert (early["exchanges"], early["lowest"], early["product"]) == (1, 5, 10)


@pytest.mark.parametrize("rate", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("spaces", UNEVEN)
def test_the_best_stop_is_taken(spaces: tuple[int, ...], rate: int) -> None:
    for ducats in (0, 19, 20, 50):
        steps = ducats // 10
        now = ended(*spaces, rate=rate, ducats=ducats, **EARLY)
        track = tuple(sorted(spaces))
        assert now["lowest"] == oracle_exchange.best_lowest(track, rate, steps, True)
        reached = list(now["after"].values())
        assert oracle_exchange.can_come(list(spaces), reached, rate, now["exchanges"], steps)


@pytest.mark.parametrize("spaces", UNEVEN)
def test_it_helps_only_with_20_ducats_or_more(spaces: tuple[int, ...]) -> None:
    for ducats in (0, 10, 19):
        for rate in (1, 2, 3, 4, 5):
            usual = ended(*spaces, rate=rate, ducats=ducats)
            early = ended(*spaces, rate=rate, ducats=ducats, **EARLY)
            assert early["lowest"] == usual["lowest"]


def test_it_is_taken_at_the_end_of_the_game() -> None:
    markers = dict(zip(RESOURCES, (12, 2, 5, 5, 5), strict=True))
    points = []
    for options in ({}, EARLY):
        player = Player(markers=markers, brewmaster=0, ducats=20, home=True, start="S2")
        state = play(table(Player(), player, round_=3, options=options), "start S1", "end")
        assert own(state, 1)["now"]["points"] == state.scores[1]
        points.append(state.scores[1])
    assert points == [4 * 2, 5 * 2]
