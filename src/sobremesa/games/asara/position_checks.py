"""What data must fulfil to be read as a position of Asara: names that exist, numbers that can be.

Whether all of it fits together is asked of the state that was read (``table_checks``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from sobremesa.core.errors import BadPosition
from sobremesa.core.state import EVERYTHING, SPECTATOR
from sobremesa.games.asara.areas import AREA_NAMES, MOST_SPACES, PLOTS, SPACES_OF, is_in_play
from sobremesa.games.asara.box import (
    BUYER_COLOURS,
    BUYER_NAMES,
    BUYERS_EACH,
    CARDS_HIRED,
    COLOUR_NAMES,
    LIT_KEEP,
    LIT_LOOK,
    LIT_OPTIONS,
    LITS_EACH,
    LITS_PER_WINDOW,
    PROFESSIONAL,
    SUBSTITUTES,
    YEARS,
    hand_size,
)
from sobremesa.games.asara.sections import IN_BOX, KINDS, MOST_TOWERS, SHAPE_NAMES, described
from sobremesa.games.asara.steps import STEPS

if TYPE_CHECKING:
    from sobremesa.games.asara.position import PositionData, SeatData, TowerData, TurnData

HIDDEN: Final = "?"  # a colour that the observer does not know
PAIR: Final = "pair"  # the card of a turn in which cards are laid face down instead of one


def _name_of(kind: int) -> str:
    told = described(kind)
    return f"{told['shape']} {told['colour']}" + (" gold" if told["gold"] else "")


KIND_NAMES: Final[list[str]] = [_name_of(kind) for kind in range(int(KINDS))]

_SECTIONS: Final[dict[str, int]] = {name: int(IN_BOX[kind]) for kind, name in enumerate(KIND_NAMES)}
_BUYERS: Final[dict[str, int]] = dict.fromkeys(BUYER_NAMES, int(BUYERS_EACH))
_LITS: Final[dict[str, int]] = {
    name: int(LITS_EACH[colour]) for colour, name in enumerate(COLOUR_NAMES)
}
_ALL_BUYERS: Final[int] = int(BUYERS_EACH * BUYER_COLOURS)
_ALL_LITS: Final[int] = sum(_LITS.values())
_MOST: Final = 100_000  # more money or prestige than any game can bring


def check(told: PositionData) -> None:
    """Raise ``BadPosition`` unless all names and numbers are such as there are."""
    last = told.players - 1
    is_one_of(told.step, STEPS, "step")
    within(told.year, 1, int(YEARS), "year")
    within(told.starter, 0, last, "starter")
    within(told.patronage, 0, last, "patronage")
    within(told.turn, 0, last, "turn")
    within(told.treasury, -_MOST * told.players, _MOST, "treasury")
    _check_counts(told.markets, _SECTIONS, "markets")
    _check_counts(told.stacks, _SECTIONS, "stacks")
    _check_counts(told.deck, _BUYERS, "deck")
    within(told.deck_unknown, 0, _ALL_BUYERS, "deck_unknown")
    need(
        told.observer in (SPECTATOR, EVERYTHING) or 0 <= told.observer <= last,
        "observer",
        f"is {told.observer}; allowed: {SPECTATOR}, {EVERYTHING}, 0 to {last}",
    )
    _check_areas(told)
    _check_lit_stack(told)
    need(len(told.seats) == told.players, "seats", f"must be {told.players}")
    for number, seat in enumerate(told.seats):
        _check_seat(f"seats[{number}]", seat)
    _check_turn(told, told.turn_now)


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


def _check_counts(told: Mapping[str, int], most: Mapping[str, int], where: str) -> None:
    for name, count in told.items():
        is_one_of(name, most, where)
        within(count, 0, most[name], f"{where}.{name}")


def _check_areas(told: PositionData) -> None:
    in_play = [
        name for area, name in enumerate(AREA_NAMES) if is_in_play(area, told.rules == PROFESSIONAL)
    ]
    need(
        sorted(told.areas) == sorted(in_play), "areas", f"must be these (2.2): {', '.join(in_play)}"
    )
    for name in in_play:
        area = told.areas[name]
        where = f"areas.{name}"
        is_one_of(area.colour, BUYER_NAMES, f"{where}.colour")
        number = int(SPACES_OF[AREA_NAMES.index(name)])
        need(len(area.spaces) == number, f"{where}.spaces", f"must be {number} (null: vacant)")
        for buyer in area.spaces:
            if buyer is not None:
                within(buyer.seat, 0, told.players - 1, f"{where}.spaces")
                is_one_of(buyer.card, BUYER_NAMES, f"{where}.spaces")


def _check_lit_stack(told: PositionData) -> None:
    stack = told.lit_stack
    if stack is None or told.rules != PROFESSIONAL:
        fits = stack is None and told.rules != PROFESSIONAL
        need(fits, "lit_stack", "is there in the professional version, and only there (4.7)")
        return
    _check_counts(stack.unseen, _LITS, "lit_stack.unseen")
    within(stack.unseen_unknown, 0, _ALL_LITS, "lit_stack.unseen_unknown")
    need(len(stack.bottom) <= _ALL_LITS, "lit_stack.bottom", f"has more than {_ALL_LITS}")
    for lit in stack.bottom:
        is_one_of(lit.colour, [*COLOUR_NAMES, HIDDEN], "lit_stack.bottom")
        within(lit.seat, 0, told.players - 1, "lit_stack.bottom")


def _check_seat(where: str, seat: SeatData) -> None:
    within(seat.score, 0, _MOST, f"{where}.score")
    within(seat.money, 0, _MOST, f"{where}.money")
    _check_counts(seat.hand, _BUYERS, f"{where}.hand")
    _check_counts(seat.down, _BUYERS, f"{where}.down")
    _check_counts(seat.sections, _SECTIONS, f"{where}.sections")
    _check_counts(seat.lits, _LITS, f"{where}.lits")
    within(seat.piled, 0, _ALL_BUYERS, f"{where}.piled")
    within(seat.hand_unknown, 0, _ALL_BUYERS, f"{where}.hand_unknown")
    within(seat.down_unknown, 0, _ALL_BUYERS, f"{where}.down_unknown")
    within(seat.lits_unknown, 0, _ALL_LITS, f"{where}.lits_unknown")
    need(len(seat.towers) <= MOST_TOWERS, f"{where}.towers", f"are more than {MOST_TOWERS}")
    for number, tower in enumerate(seat.towers):
        _check_tower(f"{where}.towers[{number}]", tower)


def _check_tower(where: str, tower: TowerData) -> None:
    is_one_of(tower.colour, COLOUR_NAMES, f"{where}.colour")
    of_box = tower.colour
    within(tower.trunks, 0, _SECTIONS[f"trunk {of_box}"], f"{where}.trunks")
    within(tower.gold_trunks, 0, _SECTIONS[f"trunk {of_box} gold"], f"{where}.gold_trunks")
    within(tower.windows, 0, _SECTIONS[f"window {of_box}"], f"{where}.windows")
    within(tower.gold_windows, 0, _SECTIONS[f"window {of_box} gold"], f"{where}.gold_windows")
    within(tower.fresh, 0, tower.windows, f"{where}.fresh")
    within(tower.fresh_gold, 0, tower.gold_windows, f"{where}.fresh_gold")
    # 10.4.4 so many on each window
    for name, lit, windows in (
        ("lit", tower.lit, tower.windows),
        ("lit_gold", tower.lit_gold, tower.gold_windows),
    ):
        most = min(windows * int(LITS_PER_WINDOW), _LITS[of_box])
        within(lit, 0, most, f"{where}.{name}")


def _check_turn(told: PositionData, turn: TurnData) -> None:
    where = "turn_now"
    is_one_of(turn.area, told.areas, f"{where}.area")
    is_one_of(turn.card, [*BUYER_NAMES, PAIR], f"{where}.card")
    is_one_of(turn.laid_colour, [*BUYER_NAMES, HIDDEN], f"{where}.laid_colour")
    is_one_of(turn.shape, SHAPE_NAMES, f"{where}.shape")
    is_one_of(turn.option, LIT_OPTIONS, f"{where}.option")
    within(turn.laid, 0, int(SUBSTITUTES), f"{where}.laid")
    within(turn.space, 0, int(MOST_SPACES) - 1, f"{where}.space")
    if turn.space is not None:
        spaces = 0 if turn.area is None else int(SPACES_OF[AREA_NAMES.index(turn.area)])
        need(turn.space < spaces, f"{where}.space", f"the area has {spaces} spaces")
    within(turn.sections, 0, int(PLOTS), f"{where}.sections")
    within(turn.left, 0, turn.sections, f"{where}.left")
    _check_counts(turn.looked, _LITS, f"{where}.looked")
    within(turn.looked_unknown, 0, max(int(look) for look in LIT_LOOK), f"{where}.looked_unknown")
    within(turn.to_look, 0, max(int(look) for look in LIT_LOOK), f"{where}.to_look")
    within(turn.to_keep, 0, max(int(keep) for keep in LIT_KEEP), f"{where}.to_keep")
    most_drawn = max(int(CARDS_HIRED), hand_size(told.players))
    within(turn.to_draw, 0, most_drawn, f"{where}.to_draw")
