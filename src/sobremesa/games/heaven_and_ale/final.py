"""Section 16: the final scoring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.heaven_and_ale.box import (
    BOX,
    CARD_AMOUNT,
    FIRST_SPACE_POINTS,
    LARGE_POINTS,
    RESOURCE_NAMES,
    SMALL_POINTS,
)
from sobremesa.games.heaven_and_ale.exchange import (
    exchanges_made,
    final_markers,
    lowest_of,
    multiplier_of,
    rate_of,
)
from sobremesa.games.heaven_and_ale.seat import Seat, size
from sobremesa.games.heaven_and_ale.state import HeavenAndAleState
from sobremesa.games.heaven_and_ale.track import FIRST_START

BARREL_CARD: Final[i64] = [card["effect"] for card in BOX["privileges"]["cards"]].index(
    "vp_per_barrel_at_end"
)


@final
class Reckoning:
    """1.4, 16.4 What a seat's points are made of."""

    def __init__(self, product: i64, barrels: i64, privilege: i64, first_space: i64) -> None:
        self.product = product
        self.barrels = barrels
        self.privilege = privilege
        self.first_space = first_space

    def points(self) -> i64:
        """16.4 The victory points."""
        return self.product + self.barrels + self.privilege + self.first_space


def reckon(state: HeavenAndAleState, seat: Seat) -> Reckoning:
    """16.1-16.4 The points of a seat if the game ended now."""
    markers = final_markers(
        seat.markers, seat.ducats, seat.brewmaster, state.setting.may_stop_early
    )
    product = max(lowest_of(markers), 0) * multiplier_of(seat.brewmaster)
    large = size(seat.large)
    small = size(seat.small)
    privilege: i64 = 0
    for card in seat.beside:
        if card == BARREL_CARD:
            privilege = CARD_AMOUNT[BARREL_CARD] * (large + small)
    first_space: i64 = 0
    if seat.start == FIRST_START:
        first_space = FIRST_SPACE_POINTS
    return Reckoning(
        product,
        LARGE_POINTS * large + SMALL_POINTS * small,
        privilege,
        first_space,
    )


def reckoned(state: HeavenAndAleState, number: int) -> dict[str, object]:
    """16 The final scoring of a seat, step by step, as data."""
    seat = state.seats[number]
    rate = rate_of(seat.brewmaster)
    early = state.setting.may_stop_early
    markers = final_markers(seat.markers, seat.ducats, seat.brewmaster, early)
    told = reckon(state, seat)
    return {
        "seat": number,
        "rate": int(rate),
        "multiplier": int(multiplier_of(seat.brewmaster)),
        "exchanges": int(exchanges_made(seat.markers, seat.ducats, rate, early)),
        "before": {name: int(seat.markers[i]) for i, name in enumerate(RESOURCE_NAMES)},
        "after": {name: int(markers[i]) for i, name in enumerate(RESOURCE_NAMES)},
        "ducats": int(seat.ducats),
        "lowest": int(lowest_of(markers)),
        "product": int(told.product),
        "barrels": int(told.barrels),
        "privilege": int(told.privilege),
        "first_space": int(told.first_space),
        "points": int(told.points()),
    }


def score_game(state: HeavenAndAleState) -> None:
    """16 Every seat's points."""
    if state.events is not None:
        seats = [reckoned(state, number) for number in range(int(state.players))]
        told: dict[str, object] = {"round": int(state.round) + 1, "seats": seats}
        state.tell(Event("game_scored", told))
    for seat in state.seats:
        seat.score = reckon(state, seat).points()
