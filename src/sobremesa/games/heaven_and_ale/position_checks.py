"""What data must fulfil to be read as a position: names that exist, numbers that can be.

Whether all of it fits together is asked of the state that was read (``table_checks``,
``seat_checks``, ``turn_checks``).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sobremesa.core.errors import BadPosition
from sobremesa.core.state import EVERYTHING, SPECTATOR
from sobremesa.games.heaven_and_ale.box import (
    CARD_NAMES,
    COPIES,
    DISCS,
    DISCS_PER_SPACE,
    GOALS,
    MONK_COPIES,
    RESOURCE_NAMES,
    TRACK_END,
    TRACK_START,
)
from sobremesa.games.heaven_and_ale.garden import CELLS, SHEDS
from sobremesa.games.heaven_and_ale.sheds import TYPE_OF
from sobremesa.games.heaven_and_ale.spots import PAIRS, SPOT_NAMES
from sobremesa.games.heaven_and_ale.steps import STEPS
from sobremesa.games.heaven_and_ale.tiles import FIRST_MONK, KINDS, tile_name
from sobremesa.games.heaven_and_ale.track import PLACES, START_NAMES

if TYPE_CHECKING:
    from sobremesa.games.heaven_and_ale.position import PositionData, SeatData, TurnData
    from sobremesa.games.heaven_and_ale.state import Setting

TILE_NAMES: Final[list[str]] = [tile_name(kind) for kind in range(int(KINDS))]
DECLINED_NAME: Final = "declined"  # beside a pair that can never receive a card (13.2)
_MOST: Final = 100_000  # more money or points than any game can bring


def check(told: PositionData, setting: Setting) -> None:
    """Raise ``BadPosition`` unless all names and numbers are such as there are."""
    last = told.players - 1
    is_one_of(told.step, STEPS, "step")
    within(told.round, 1, int(setting.rounds), "round")
    within(told.starter, 0, last, "starter")
    within(told.turn, 0, last, "turn")
    within(told.laying, 1, int(PLACES) - 1, "laying")
    need((told.laying is None) == (told.step != "lay"), "laying", "is null but at step 'lay'")
    within(told.reserve, 0, int(DISCS), "reserve")
    need(len(told.track) == PLACES, "track", f"must be {PLACES} places (3.1)")
    for place, lying in enumerate(told.track):
        where = f"track[{place}]"
        for name in lying.tiles:
            is_one_of(name, TILE_NAMES, f"{where}.tiles")
        # 15.2, 15.3 One tile a round is added to each space.
        need(len(lying.tiles) <= told.round, f"{where}.tiles", "are more than rounds were laid")
        within(lying.discs, 0, int(DISCS_PER_SPACE) + 1, f"{where}.discs")
    _check_stack(told.first, "first")
    _check_stack(told.second, "second")
    _check_goals(told.large, "large")
    _check_goals(told.small, "small")
    need(len(told.seats) == told.players, "seats", f"must be {told.players}")
    for number, seat in enumerate(told.seats):
        _check_seat(f"seats[{number}]", seat)
    _check_turn(told.turn_now, told.round)
    need(
        told.observer in (SPECTATOR, EVERYTHING) or 0 <= told.observer <= last,
        "observer",
        f"is {told.observer}; allowed: {SPECTATOR}, {EVERYTHING}, 0 to {last}",
    )


def need(met: bool, where: str, why: str) -> None:
    """Refuse the position where something is not met."""
    if not met:
        raise BadPosition(where, why)


def within(value: int | None, low: int, high: int, where: str) -> None:
    """Refuse a number that is not from ``low`` to ``high``; there may be none."""
    if value is not None:
        need(low <= value <= high, where, f"is {value}; allowed: {low} to {high}")


def is_one_of(name: str | None, names: Iterable[str], where: str) -> None:
    """Refuse a name that there is not; there may be none."""
    listed = list(names)
    need(name is None or name in listed, where, f"{name!r}; allowed: {', '.join(listed)}")


def _check_stack(told: dict[str, int], where: str) -> None:
    """2 Each stack has so many of each resource and number, and of each monk."""
    for name, count in told.items():
        is_one_of(name, TILE_NAMES, where)
        monk = TILE_NAMES.index(name) >= FIRST_MONK
        within(count, 0, int(MONK_COPIES if monk else COPIES), f"{where}.{name}")


def _check_goals(told: list[int], where: str) -> None:
    for goal in told:
        within(goal, 1, int(GOALS), where)
    need(len(set(told)) == len(told), where, "has a goal twice")


def _check_names(told: list[str], names: list[str], where: str) -> None:
    for name in told:
        is_one_of(name, names, where)
    need(len(set(told)) == len(told), where, "has one twice")


def _check_seat(where: str, seat: SeatData) -> None:
    within(seat.score, 0, _MOST, f"{where}.score")
    within(seat.ducats, 0, _MOST, f"{where}.ducats")
    within(seat.brewmaster, int(TRACK_START), int(TRACK_END), f"{where}.brewmaster")
    need(
        sorted(seat.markers) == sorted(RESOURCE_NAMES),
        f"{where}.markers",
        f"must be these: {', '.join(RESOURCE_NAMES)}",
    )
    for name, space in seat.markers.items():
        within(space, int(TRACK_START), int(TRACK_END), f"{where}.markers.{name}")
    need(len(seat.garden) == CELLS, f"{where}.garden", f"must be {CELLS} (null: empty)")
    for tile in seat.garden:
        is_one_of(tile, TILE_NAMES, f"{where}.garden")
    need(len(seat.sheds) == SHEDS, f"{where}.sheds", f"must be {SHEDS} (null: not built)")
    for shed in seat.sheds:
        within(shed, 0, max(int(kind) for kind in TYPE_OF), f"{where}.sheds")
    _check_names(seat.discs, SPOT_NAMES, f"{where}.discs")
    _check_names(seat.hand, CARD_NAMES, f"{where}.hand")
    _check_names(seat.sold, CARD_NAMES, f"{where}.sold")
    need(len(seat.beside) == PAIRS, f"{where}.beside", f"must be {PAIRS} (null: no card)")
    for card in seat.beside:
        is_one_of(card, [*CARD_NAMES, DECLINED_NAME], f"{where}.beside")
    _check_goals(seat.large, f"{where}.large")
    _check_goals(seat.small, f"{where}.small")
    within(seat.place, 0, int(PLACES) - 1, f"{where}.place")
    is_one_of(seat.start, START_NAMES, f"{where}.start")


def _check_turn(turn: TurnData, rounds: int) -> None:
    where = "turn_now"
    within(turn.bought, 0, rounds, f"{where}.bought")
    is_one_of(turn.tile, TILE_NAMES, f"{where}.tile")
    within(turn.shed, 0, int(SHEDS) - 1, f"{where}.shed")
    for shed in turn.enclosed:
        within(shed, 0, int(SHEDS) - 1, f"{where}.enclosed")
    need(len(set(turn.enclosed)) == len(turn.enclosed), f"{where}.enclosed", "has a shed twice")
    is_one_of(turn.spot, SPOT_NAMES, f"{where}.spot")
    is_one_of(turn.card, CARD_NAMES, f"{where}.card")
