"""Section 12: a shed spot whose six neighbours all hold tiles."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.heaven_and_ale.actions import ACTIVATE, SETS_OF_DIRECTIONS
from sobremesa.games.heaven_and_ale.activation import activate
from sobremesa.games.heaven_and_ale.box import BOX
from sobremesa.games.heaven_and_ale.garden import (
    DIRECTIONS,
    NEIGHBOUR,
    OUTSIDE,
    SHED_CELLS,
    SHED_NUMBER,
    SHEDS,
)
from sobremesa.games.heaven_and_ale.seat import NOT_BUILT, Seat, has, member
from sobremesa.games.heaven_and_ale.state import NO_SHED, HeavenAndAleState
from sobremesa.games.heaven_and_ale.steps import SHED_CHOICE
from sobremesa.games.heaven_and_ale.tiles import EMPTY, fertility_of

_ROWS: Final[list[dict[str, Any]]] = BOX["sheds"]["rows"]
ROWS: Final[i64] = len(BOX["sheds"]["rows"])
SUM_TO: Final[vec[i64]] = vec[i64]([row["sum_to"] for row in _ROWS])
STEPS_OF: Final[vec[i64]] = vec[i64]([row["brewmaster_steps"] for row in _ROWS])
TYPE_OF: Final[vec[i64]] = vec[i64]([row["shed_type"] for row in _ROWS])
ACTIVATED_BY: Final[vec[i64]] = vec[i64]([row["activations"] for row in _ROWS])


def _patterns(pattern: str, activations: int) -> list[int]:
    """12.3.0-12.3.4 The sets of directions that a shed's arrows can point to, one bit each."""
    sides = int(DIRECTIONS)
    of_size = [one for one in range(1 << sides) if one.bit_count() == activations]
    if pattern in ("none", "any"):
        return of_size
    apart = sides // activations  # the arrows stand evenly around
    return [
        one
        for one in of_size
        if all(one >> d & 1 == one >> (d + apart) % sides & 1 for d in range(sides))
    ]


# 12.3 For each row: for each set of directions 1 if the shed may activate just those.
MAY_ACTIVATE: Final[vec[i64]] = vec[i64](
    [
        1 if chosen in _patterns(row["pattern"], row["activations"]) else 0
        for row in _ROWS
        for chosen in range(int(SETS_OF_DIRECTIONS))
    ]
)
NO_DIRECTION: Final[i64] = 0


def sum_around(seat: Seat, shed: i64) -> i64:
    """12.2 The fertility around a shed spot."""
    found: i64 = 0
    for direction in range(DIRECTIONS):
        tile = seat.garden[NEIGHBOUR[SHED_CELLS[shed] * DIRECTIONS + direction]]
        if tile != EMPTY:
            found += fertility_of(tile)
    return found


def row_of(total: i64) -> i64:
    """12.3 The row of a sum."""
    row: i64 = 0
    while row + 1 < ROWS and total > SUM_TO[row]:
        row += 1
    return row


def asks_for_choice(row: i64) -> bool:
    """12.3 Whether a shed of a row activates anything: then its owner chooses what."""
    return MAY_ACTIVATE[row * SETS_OF_DIRECTIONS + NO_DIRECTION] == 0


def is_enclosed(seat: Seat, shed: i64) -> bool:
    """12.1 Whether all six neighbours of a shed spot hold a tile."""
    first = SHED_CELLS[shed] * DIRECTIONS
    for direction in range(DIRECTIONS):
        if seat.garden[NEIGHBOUR[first + direction]] == EMPTY:
            return False
    return True


def enclosed_by(seat: Seat, cell: i64) -> i64:
    """12.1 The sheds, as a set, that a tile just put on a cell encloses."""
    found: i64 = 0
    for direction in range(DIRECTIONS):
        beside = NEIGHBOUR[cell * DIRECTIONS + direction]
        if beside == OUTSIDE:
            continue
        shed = SHED_NUMBER[beside]
        if shed >= 0 and seat.sheds[shed] == NOT_BUILT and is_enclosed(seat, shed):
            found |= member(shed)
    return found


def next_shed(state: HeavenAndAleState) -> bool:
    """12.3, 12.6, 12.7 Build the enclosed sheds, one after the other: do they ask for a choice?"""
    seat = state.seats[state.turn]
    for shed in range(SHEDS):
        if not has(state.enclosed, shed):
            continue
        state.enclosed &= ~member(shed)
        total = sum_around(seat, shed)
        row = row_of(total)
        steps = seat.advance_brewmaster(STEPS_OF[row])
        seat.sheds[shed] = TYPE_OF[row]
        if state.events is not None:
            state.tell(
                Event(
                    "shed_built",
                    {
                        "seat": int(state.turn),
                        "shed": int(shed),
                        "cell": int(SHED_CELLS[shed]),
                        "sum": int(total),
                        "type": int(TYPE_OF[row]),
                        "steps": int(steps),
                        "brewmaster": int(seat.brewmaster),
                    },
                )
            )
        if asks_for_choice(row):
            state.shed = shed
            state.ask(SHED_CHOICE)
            return True
    return False


def legal_activations(state: HeavenAndAleState, actions: vec[i64]) -> vec[i64]:
    """12.3 The sets of tiles that the shed may activate."""
    row = row_of(sum_around(state.seats[state.turn], state.shed))
    for chosen in range(SETS_OF_DIRECTIONS):
        if MAY_ACTIVATE[row * SETS_OF_DIRECTIONS + chosen] == 1:
            actions = append(actions, ACTIVATE + chosen)
    return actions


def activate_beside_shed(state: HeavenAndAleState, chosen: i64) -> None:
    """12.3, 12.4 The chosen tiles beside the shed are activated."""
    first = SHED_CELLS[state.shed] * DIRECTIONS
    state.shed = NO_SHED
    for direction in range(DIRECTIONS):
        if has(chosen, direction):
            activate(state, NEIGHBOUR[first + direction])
