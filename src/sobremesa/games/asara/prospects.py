"""What a seat has built and what its unbuilt sections will become: its towers as expected."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.games.asara.box import (
    COLOURS,
    LITS_PER_WINDOW,
    PER_GOLD,
    PER_LIT_WINDOW,
    PER_SECTION,
    PER_TOWER,
)
from sobremesa.games.asara.contests import FIRST_VALUE, height
from sobremesa.games.asara.counts import of_colour
from sobremesa.games.asara.sections import BASE, TRUNK, TURRET, WINDOW, kind_of
from sobremesa.games.asara.state import AsaraState
from sobremesa.games.asara.towers import (
    lits,
    room_on_gold,
    room_on_plain,
    tower_colour,
    visible_gold,
)
from sobremesa.games.asara.usable import IN_NEW_TOWER
from sobremesa.games.asara.weights import Weights

POINT: Final[i64] = 100  # everything is counted in hundredths: points, sections, chances

_NOTHING: Final[i64] = 0
_TOWER: Final[i64] = 1
_GOLD_TRUNK: Final[i64] = 2
_GOLD_WINDOW: Final[i64] = 3
_WINDOW: Final[i64] = 4
_TRUNK: Final[i64] = 5
_LIT: Final[i64] = 6
_LIT_ON_GOLD: Final[i64] = 7


@final
class Share:
    """Of one colour: the towers as expected, and what is not laid yet."""

    def __init__(self) -> None:
        self.towers: i64 = 0
        self.tallest: i64 = 0  # in hundredths of sections
        self.second: i64 = 0
        self.room: i64 = 0
        self.room_on_gold: i64 = 0
        self.bases: i64 = 0
        self.gold_bases: i64 = 0
        self.turrets: i64 = 0
        self.gold_turrets: i64 = 0
        self.trunks: i64 = 0
        self.gold_trunks: i64 = 0
        self.windows: i64 = 0
        self.gold_windows: i64 = 0
        self.lits: i64 = 0

    def stand(self, size: i64) -> None:
        """A tower of that height."""
        self.towers += 1
        if size > self.tallest:
            self.second = self.tallest
            self.tallest = size
        elif size > self.second:
            self.second = size


@final
class Prospect:
    """One seat: ``value`` is what it will score outside the contests, in hundredths of points.

    ``per_year`` are the points of each year end by what stands; ``towers`` how many towers are
    expected, ``laid`` how many sections are, both in hundredths.
    """

    def __init__(self, state: AsaraState, number: i64, known: bool, weights: Weights) -> None:
        seat = state.seats[number]
        self.weights = weights
        self.value: i64 = 0
        self.per_year: i64 = 0
        self.towers: i64 = POINT * len(seat.towers)
        self.lit_is_section = state.setting.lit_is_section
        self.laid: i64 = 0
        self.shares: list[Share] = []
        for colour in range(COLOURS):
            share = Share()
            share.gold_bases = seat.sections[kind_of(BASE, colour, 1)]
            share.bases = seat.sections[kind_of(BASE, colour, 0)] + share.gold_bases
            share.gold_turrets = seat.sections[kind_of(TURRET, colour, 1)]
            share.turrets = seat.sections[kind_of(TURRET, colour, 0)] + share.gold_turrets
            share.trunks = seat.sections[kind_of(TRUNK, colour, 0)]
            share.gold_trunks = seat.sections[kind_of(TRUNK, colour, 1)]
            share.windows = seat.sections[kind_of(WINDOW, colour, 0)]
            share.gold_windows = seat.sections[kind_of(WINDOW, colour, 1)]
            if known:
                share.lits = of_colour(seat.lits, colour)
            self.shares.append(share)
        for tower in seat.towers:
            share = self.shares[tower_colour(tower)]
            share.stand(POINT * height(state, tower) + weights.shine * lits(tower))
            share.room += room_on_plain(tower, True)
            share.room_on_gold += room_on_gold(tower, True)
            self.towers += weights.shine * lits(tower)
            self.per_year += PER_TOWER + PER_GOLD * visible_gold(tower)
            self.per_year += PER_LIT_WINDOW * lits(tower)

    # ---- laying

    def lay(self, most: i64, percent: i64, years: i64, later: i64) -> i64:
        """Lay up to so many sections, the best first; returns how many.

        They count ``percent``; ``years`` year ends see them, ``later`` fewer or more are given
        in hundredths of year ends altogether.
        """
        number: i64 = 0
        while number < most:
            best: i64 = _NOTHING
            highest: i64 = 0
            of: i64 = 0
            for colour in range(COLOURS):
                share = self.shares[colour]
                item = self._best_of(share, most - number)
                if item == _NOTHING:
                    continue
                value = self._worth_of(share, colour, item, years)
                if value > highest:
                    highest = value
                    best = item
                    of = colour
            if best == _NOTHING:
                break
            number += self._put(self.shares[of], best, percent, later)
        self.laid += number * percent
        return number

    def _best_of(self, share: Share, most: i64) -> i64:
        """What of a colour to lay next."""
        if share.towers > 0:
            if share.gold_trunks > 0:
                return _GOLD_TRUNK
            if share.gold_windows > 0:
                return _GOLD_WINDOW
            if share.lits > 0 and share.room > 0:
                return _LIT
        if most >= IN_NEW_TOWER and share.bases > 0 and share.turrets > 0:
            return _TOWER
        if share.towers > 0:
            if share.windows > 0:
                return _WINDOW
            if share.trunks > 0:
                return _TRUNK
            if share.lits > 0 and share.room_on_gold > 0:
                return _LIT_ON_GOLD
        return _NOTHING

    def _worth_of(self, share: Share, colour: i64, item: i64, years: i64) -> i64:
        """About what a section is worth, so that the best come first."""
        weights = self.weights
        if item == _TOWER:
            gold: i64 = 0
            if share.gold_bases > 0:
                gold += PER_GOLD
            if share.gold_turrets > 0:
                gold += PER_GOLD
            value = POINT * (PER_TOWER + gold) * years + weights.hint_any
            value += weights.hint_tower * FIRST_VALUE[colour]
            return POINT * PER_SECTION + value // IN_NEW_TOWER
        value = POINT * PER_SECTION
        if item == _LIT:
            return value + POINT * PER_LIT_WINDOW * years
        if item == _LIT_ON_GOLD:
            return value
        value += weights.hint_height * FIRST_VALUE[colour]
        if item in (_GOLD_TRUNK, _GOLD_WINDOW):
            value += POINT * PER_GOLD * years
        return value

    def _put(self, share: Share, item: i64, percent: i64, later: i64) -> i64:
        """Lay it; how many sections that were."""
        if item == _TOWER:
            share.bases -= 1
            share.turrets -= 1
            gained = PER_TOWER
            if share.gold_bases > 0:
                share.gold_bases -= 1
                gained += PER_GOLD
            if share.gold_turrets > 0:
                share.gold_turrets -= 1
                gained += PER_GOLD
            share.stand(IN_NEW_TOWER * percent)
            self.towers += percent
            self.value += IN_NEW_TOWER * PER_SECTION * percent + gained * later
            return IN_NEW_TOWER
        if item in (_LIT, _LIT_ON_GOLD):
            share.lits -= 1
            share.tallest += self.weights.shine * percent // POINT
            self.towers += self.weights.shine * percent // POINT
            if item == _LIT:
                share.room -= 1
                self.value += PER_LIT_WINDOW * later
            else:
                share.room_on_gold -= 1
            if not self.lit_is_section:
                return 0
            self.value += PER_SECTION * percent
            return 1
        self.value += PER_SECTION * percent
        share.tallest += percent
        if item == _GOLD_TRUNK:
            share.gold_trunks -= 1
            self.value += PER_GOLD * later
        elif item == _TRUNK:
            share.trunks -= 1
        elif item == _GOLD_WINDOW:
            share.gold_windows -= 1
            share.room_on_gold += LITS_PER_WINDOW
            self.value += PER_GOLD * later
        else:
            share.windows -= 1
            share.room += LITS_PER_WINDOW
        return 1

    # ---- what cannot be built yet

    def waiting(self, state: AsaraState, years: i64) -> i64:
        """What sections promise that lack a base, a turret or a tower."""
        value: i64 = 0
        for colour in range(COLOURS):
            share = self.shares[colour]
            if share.bases > share.turrets:
                value += self._parts(
                    state, colour, TURRET, share.bases - share.turrets, share.gold_bases, years
                )
            elif share.turrets > share.bases:
                value += self._parts(
                    state, colour, BASE, share.turrets - share.bases, share.gold_turrets, years
                )
            if share.towers == 0:
                value += self._orphans(share, colour, years)
        return value

    def _parts(
        self, state: AsaraState, colour: i64, lacking: i64, parts: i64, gold: i64, years: i64
    ) -> i64:
        """Bases without turrets, or turrets without bases."""
        weights = self.weights
        kind = kind_of(lacking, colour, 0)
        open_ones = state.open_tiles[kind] + state.open_tiles[kind + 1]
        hidden = state.stacks[kind] + state.stacks[kind + 1]
        whole = POINT * (2 * PER_SECTION + PER_TOWER * years)
        whole += weights.hint_any + weights.hint_tower * FIRST_VALUE[colour]
        value: i64 = 0
        share: i64 = POINT
        for _part in range(parts):
            half = whole // 2
            if gold > 0:
                gold -= 1
                half += POINT * PER_GOLD * years
            if open_ones > 0:
                open_ones -= 1
                value += half * weights.part_open // 100 * share // 100
            elif hidden > 0:
                hidden -= 1
                value += half * weights.part_hidden // 100 * share // 100
            share = share * weights.part_more // 100
        return value

    def _orphans(self, share: Share, colour: i64, years: i64) -> i64:
        """Trunks and windows without a tower of their colour."""
        weights = self.weights
        plain = share.trunks + share.windows
        gold = share.gold_trunks + share.gold_windows
        if plain + gold == 0:
            return 0
        each = POINT * PER_SECTION + weights.hint_height * FIRST_VALUE[colour]
        value = each * (plain + gold) + POINT * PER_GOLD * years * gold
        near = share.bases > 0 or share.turrets > 0
        return value * (weights.orphan_near if near else weights.orphan) // 100

    # ---- contests

    def best_two(self) -> vec[i64]:
        """The two tallest towers of all colours."""
        first: i64 = 0
        second: i64 = 0
        for share in self.shares:
            if share.tallest > first:
                second = max(first, share.second)
                first = share.tallest
            elif share.tallest > second:
                second = share.tallest
        found = vec[i64](capacity=2)
        found = append(found, first)
        return append(found, second)
