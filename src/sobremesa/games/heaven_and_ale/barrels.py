"""Section 14: the barrels and their goals."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.heaven_and_ale.box import BOX, GOALS, LARGE_POINTS, SMALL_POINTS
from sobremesa.games.heaven_and_ale.garden import SHADY, SHADY_CELLS, SUNNY, SUNNY_CELLS
from sobremesa.games.heaven_and_ale.seat import (
    DECLINED,
    NO_CARD,
    NOT_BUILT,
    Seat,
    has,
    member,
    size,
)
from sobremesa.games.heaven_and_ale.spots import (
    NOT_SUCH,
    SPOT_MONK,
    SPOT_RESOURCE,
    SPOTS,
)
from sobremesa.games.heaven_and_ale.state import HeavenAndAleState
from sobremesa.games.heaven_and_ale.tiles import EMPTY, fertility_of

_GOALS: Final[list[dict[str, Any]]] = BOX["barrels"]["goals"]
KINDS_OF_GOAL: Final[list[str]] = [
    "brewmaster_at_least",  # 14.4 #1
    "all_resource_markers_at_least",  # 14.4 #2
    "resource_tiles_with_fertility",  # 14.4 #3, #4
    "discs_on_monk_spots",  # 14.4 #5
    "discs_on_resource_spots",  # 14.4 #6
    "shed_tiles_of_one_type",  # 14.4 #7
    "different_shed_types",  # 14.4 #8
    "any_resource_marker_at_least",  # 14.4 #9
    "privilege_cards_placed",  # 14.4 #10
    "sunny_spots_filled",  # 14.4 #11
    "shady_spots_filled",  # 14.4 #12
]
GOAL_KIND: Final[vec[i64]] = vec[i64]([KINDS_OF_GOAL.index(goal["goal"]) for goal in _GOALS])
GOAL_VALUE: Final[vec[i64]] = vec[i64]([goal["value"] for goal in _GOALS])
GOAL_NUMBER: Final[vec[i64]] = vec[i64]([goal.get("fertility", 0) for goal in _GOALS])


def _those(spots: vec[i64]) -> int:
    """The spots, as a set, that score such a thing."""
    return sum(1 << spot for spot in range(int(SPOTS)) if spots[spot] != NOT_SUCH)


_MONK_SPOTS: Final[i64] = _those(SPOT_MONK)
_RESOURCE_SPOTS: Final[i64] = _those(SPOT_RESOURCE)


def reached(seat: Seat, goal: i64) -> i64:
    """14.4 How far a seat is with a goal; it is fulfilled at ``GOAL_VALUE``."""
    kind = GOAL_KIND[goal]
    if kind == 0:
        return seat.brewmaster
    if kind == 1:
        return seat.lowest()
    if kind == 2:
        return _tiles_with(seat, GOAL_NUMBER[goal])
    if kind == 3:
        return size(seat.discs & _MONK_SPOTS)
    if kind == 4:
        return size(seat.discs & _RESOURCE_SPOTS)
    if kind == 5:
        return _most_sheds_alike(seat)
    if kind == 6:
        return _shed_types(seat)
    if kind == 7:
        return _highest(seat)
    if kind == 8:
        return cards_placed(seat)
    return filled(seat, SUNNY if kind == 9 else SHADY)


def is_fulfilled(seat: Seat, goal: i64) -> bool:
    """14.2 Whether a seat fulfils a goal now."""
    return reached(seat, goal) >= GOAL_VALUE[goal]


def _tiles_with(seat: Seat, number: i64) -> i64:
    found: i64 = 0
    for tile in seat.garden:
        if tile != EMPTY and fertility_of(tile) == number:
            found += 1
    return found


def _sheds_of(seat: Seat, kind: i64) -> i64:
    found: i64 = 0
    for shed in seat.sheds:
        if shed == kind:
            found += 1
    return found


def _most_sheds_alike(seat: Seat) -> i64:
    most: i64 = 0
    for shed in seat.sheds:
        if shed != NOT_BUILT:
            most = max(most, _sheds_of(seat, shed))
    return most


def _shed_types(seat: Seat) -> i64:
    types: i64 = 0
    for shed in seat.sheds:
        if shed != NOT_BUILT:
            types |= member(shed)
    return size(types)


def _highest(seat: Seat) -> i64:
    highest = seat.markers[0]
    for space in seat.markers:
        highest = max(highest, space)
    return highest


def cards_placed(seat: Seat) -> i64:
    """14.4 #10 Cards beside pairs; those given up do not count."""
    found: i64 = 0
    for card in seat.beside:
        if card != NO_CARD and card != DECLINED:
            found += 1
    return found


def filled(seat: Seat, side: i64) -> i64:
    """14.4 #11, #12 How many spots of a side hold a tile."""
    found: i64 = 0
    cells = SUNNY_CELLS if side == SUNNY else SHADY_CELLS
    for cell in cells:
        if seat.garden[cell] != EMPTY:
            found += 1
    return found


def may_take(state: HeavenAndAleState, seat: Seat, goal: i64) -> bool:
    """14.2 The large barrel if it is there, else the small one; never both by one player."""
    if not has(state.large | state.small, goal) or has(seat.large | seat.small, goal):
        return False
    return is_fulfilled(seat, goal)


def is_any_there(state: HeavenAndAleState) -> bool:
    """6.5c Whether at least one barrel is available for the seat whose turn it is."""
    seat = state.seats[state.turn]
    return any(may_take(state, seat, goal) for goal in range(GOALS))


def take_barrels(state: HeavenAndAleState) -> None:
    """14.1, 14.3 Every barrel that is available is taken; none comes from another player."""
    seat = state.seats[state.turn]
    for goal in range(GOALS):
        if not may_take(state, seat, goal):
            continue
        large = has(state.large, goal)
        if large:
            state.large &= ~member(goal)
            seat.large |= member(goal)
        else:
            state.small &= ~member(goal)
            seat.small |= member(goal)
        if state.events is not None:
            told: dict[str, object] = {
                "seat": int(state.turn),
                "goal": int(goal) + 1,
                "large": large,
                "points": int(LARGE_POINTS if large else SMALL_POINTS),
                "round": int(state.round) + 1,
            }
            state.tell(Event("barrel_taken", told))
