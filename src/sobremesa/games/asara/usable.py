"""7.2.2-7.2.12 How many sections a player can use in one action: sets of numbers.

A set of numbers is one number: bit *k* says that exactly *k* sections can be used.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.asara.areas import PLOTS
from sobremesa.games.asara.box import COLOURS, LITS_PER_WINDOW
from sobremesa.games.asara.counts import of_colour
from sobremesa.games.asara.seat import Seat
from sobremesa.games.asara.sections import BASE, TRUNK, TURRET, WINDOW, kind_of
from sobremesa.games.asara.state import Setting
from sobremesa.games.asara.towers import room_on_gold, room_on_plain, tower_colour

ONLY_NONE: Final[i64] = 1  # the set {0}
_ALL: Final[i64] = (2 << int(PLOTS)) - 1  # {0 … the dearest plot}
IN_NEW_TOWER: Final[i64] = 2  # 7.2.7 a base and a turret


class Stock:
    """What counts for building in one colour: towers there, new ones possible, single sections.

    ``room`` is how many lit windows the windows that already stand can take.
    """

    def __init__(self) -> None:
        self.towers: i64 = 0
        self.new: i64 = 0
        self.trunks: i64 = 0
        self.windows: i64 = 0
        self.lits: i64 = 0
        self.room: i64 = 0

    def numbers(self, setting: Setting) -> i64:
        """7.2.4-7.2.8, 10.4 How many sections of this colour can be used."""
        single = self.trunks + self.windows
        if setting.lit_is_section:
            room = self.room
            if setting.lit_on_fresh:
                room += self.windows * LITS_PER_WINDOW
            single += min(self.lits, room)
        found = from_to(0, single) if self.towers > 0 else ONLY_NONE
        for new in range(1, self.new + 1):
            found |= from_to(IN_NEW_TOWER * new, IN_NEW_TOWER * new + single)
        return found


def from_to(low: i64, high: i64) -> i64:
    """The set of the numbers from ``low`` to ``high``, as far as there are plots."""
    if low > PLOTS:
        return 0
    if high > PLOTS:
        high = PLOTS
    bit: i64 = 2
    return (bit << high) - (bit << low >> 1)


def has(numbers: i64, number: i64) -> bool:
    """Whether a set has a number."""
    return number >= 0 and numbers >> number & 1 != 0


def sums(some: i64, others: i64) -> i64:
    """The numbers that are a sum of one from each set."""
    found: i64 = 0
    while some != 0:
        if some & 1 != 0:
            found |= others
        some >>= 1
        others <<= 1
    return found & _ALL


def stock_of(seat: Seat, colour: i64, setting: Setting, with_lits: bool) -> Stock:
    """What a seat has for building in a colour."""
    stock = Stock()
    stock.new = min(_unbuilt(seat.sections, BASE, colour), _unbuilt(seat.sections, TURRET, colour))
    stock.trunks = _unbuilt(seat.sections, TRUNK, colour)
    stock.windows = _unbuilt(seat.sections, WINDOW, colour)
    if with_lits:
        stock.lits = of_colour(seat.lits, colour)
    for tower in seat.towers:
        if tower_colour(tower) == colour:
            stock.towers += 1
            stock.room += room_on_plain(tower, setting.lit_on_fresh)
            stock.room += room_on_gold(tower, setting.lit_on_fresh)
    return stock


def _unbuilt(sections: vec[i64], shape: i64, colour: i64) -> i64:
    kind = kind_of(shape, colour, 0)
    return sections[kind] + sections[kind + 1]


def usable(seat: Seat, setting: Setting, with_lits: bool) -> i64:
    """7.2.12 How many sections a seat can use; without lit windows it is what everybody knows."""
    found = ONLY_NONE
    for colour in range(COLOURS):
        found = sums(stock_of(seat, colour, setting, with_lits).numbers(setting), found)
    return found


def usable_besides(stocks: list[Stock], setting: Setting, colour: i64) -> i64:
    """How many sections of all colours but one can be used."""
    found = ONLY_NONE
    for other in range(COLOURS):
        if other != colour:
            found = sums(stocks[other].numbers(setting), found)
    return found
