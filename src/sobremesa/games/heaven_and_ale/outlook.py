"""What a seat's garden will bring: the spots that are free, the sheds within reach (10-12)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.barrels import filled
from sobremesa.games.heaven_and_ale.beer import STEP
from sobremesa.games.heaven_and_ale.box import NUMBERS, RESOURCES
from sobremesa.games.heaven_and_ale.garden import (
    CELLS,
    DIRECTIONS,
    NEIGHBOUR,
    OUTSIDE,
    SHADY,
    SHADY_CELLS,
    SHED,
    SHED_CELLS,
    SHEDS,
    SIDE,
    SUNNY,
    SUNNY_CELLS,
)
from sobremesa.games.heaven_and_ale.seat import NOT_BUILT, has
from sobremesa.games.heaven_and_ale.sheds import ACTIVATED_BY, ROWS, STEPS_OF, SUM_TO
from sobremesa.games.heaven_and_ale.spots import (
    NOT_SUCH,
    NUMBER_SPOT,
    SPOT_MONK,
    SPOT_RESOURCE,
    SPOTS,
)
from sobremesa.games.heaven_and_ale.state import HeavenAndAleState
from sobremesa.games.heaven_and_ale.tiles import EMPTY, FIRST_MONK, fertility_of, resource_of
from sobremesa.games.heaven_and_ale.time_left import TimeLeft, purse
from sobremesa.games.heaven_and_ale.weights import Weights

_LIKELY: Final[i64] = 240  # the fertility of a tile to come, monks counted as nothing
_RESOURCE_SPOTS: Final[vec[i64]] = vec[i64](
    [[int(one) for one in SPOT_RESOURCE].index(r) for r in range(int(RESOURCES))]
)
_MONK_SPOTS: Final[vec[i64]] = vec[i64](
    [
        [int(one) for one in SPOT_MONK].index(monk)
        for monk in range(len([one for one in SPOT_MONK if one >= 0]))
    ]
)
_MOST_SUM: Final[i64] = NUMBERS * DIRECTIONS


def _rows() -> list[int]:
    """12.3 The row of each sum."""
    return [
        next(row for row in range(int(ROWS)) if total <= SUM_TO[row] or row + 1 == ROWS)
        for total in range(int(_MOST_SUM) + 1)
    ]


def _sums_before(values: list[int]) -> list[int]:
    return [sum(values[:count]) for count in range(len(values) + 1)]


# 12.3 For sums from 0 up to below each: all their steps, all the tiles they activate.
_STEPS_BEFORE: Final[vec[i64]] = vec[i64](_sums_before([int(STEPS_OF[row]) for row in _rows()]))
_ARROWS_BEFORE: Final[vec[i64]] = vec[i64](_sums_before([int(ACTIVATED_BY[r]) for r in _rows()]))


def _worth_of_a_ducat(left: i64, weights: Weights) -> i64:
    """What a ducat is worth that tiles are bought with, in hundredths of steps."""
    sixth = left * 6 // 100
    ducat = weights.ducat[min(sixth, 6)]
    if sixth < 6:
        ducat += (weights.ducat[sixth + 1] - ducat) * (left * 6 - sixth * 100) // 100
    return max(ducat, weights.spare_ducat)


@final
class Outlook:
    """What is there and what is likely to come, in hundredths of steps and ducats.

    ``ducats`` is the purse, ``income`` what will be earned, ``ducat`` what one of them is worth
    that tiles are bought with; ``steps`` go to any marker. ``sunny`` and ``shady`` are how many
    spots are empty, ``tiles`` how many of them will get a tile, ``fill`` how likely each of them
    will, in percent.
    """

    def __init__(
        self, state: HeavenAndAleState, number: i64, time: TimeLeft, weights: Weights
    ) -> None:
        seat = state.seats[number]
        self.seat = seat
        self.time = time
        self.weights = weights
        self.markers: vec[i64] = seat.markers[:]
        for resource in range(RESOURCES):
            self.markers[resource] *= STEP
        self.brewmaster: i64 = seat.brewmaster * STEP
        self.ducats: i64 = purse(seat) * STEP
        self.ducat: i64 = _worth_of_a_ducat(time.left, weights)
        self.income: i64 = 0
        self.steps: i64 = 0
        self.sunny: i64 = len(SUNNY_CELLS) - filled(seat, SUNNY)
        self.shady: i64 = len(SHADY_CELLS) - filled(seat, SHADY)
        empty = self.sunny + self.shady
        self.tiles: i64 = min(time.turns * weights.buying // 100, empty * STEP)
        money = self.ducats + time.turns * weights.earned // 100
        self.tiles = min(self.tiles, money * STEP // weights.price)
        self.fill: i64 = 0
        if empty > 0:
            self.fill = min(self.tiles // empty, 97)
        self._spots()
        self._sheds()

    def activated(self, cell: i64, chance: i64) -> None:
        """11.0 What a tile brings, as likely as that."""
        tile = self.seat.garden[cell]
        if tile >= FIRST_MONK:
            self.brewmaster += chance
        elif SIDE[cell] == SHADY:
            self.income += fertility_of(tile) * chance
        else:
            self.markers[resource_of(tile)] += fertility_of(tile) * chance

    # ---- the spots that are free

    def _spots(self) -> None:
        seat = self.seat
        chance = self.time.chance
        if chance == 0:
            return
        number: i64 = 0
        if not has(seat.discs, NUMBER_SPOT):
            number = self._best_number()
        for cell in range(CELLS):
            tile = seat.garden[cell]
            if tile == EMPTY:
                continue
            if tile >= FIRST_MONK:
                if not has(seat.discs, _MONK_SPOTS[tile - FIRST_MONK]):
                    self._triggered(cell, chance)
                continue
            if not has(seat.discs, _RESOURCE_SPOTS[resource_of(tile)]):
                self.activated(cell, chance)
            if fertility_of(tile) == number:
                self.activated(cell, chance)
        self._growth(chance)

    def _triggered(self, cell: i64, chance: i64) -> None:
        """10.5 A monk activates what is beside him, and what will be."""
        garden = self.seat.garden
        later = chance * self.fill // 100 * self.weights.beside_monk // 100
        for direction in range(DIRECTIONS):
            beside = NEIGHBOUR[cell * DIRECTIONS + direction]
            if beside == OUTSIDE or SIDE[beside] == SHED:
                continue
            if garden[beside] != EMPTY:
                self.activated(beside, chance)
            elif SIDE[beside] == SHADY:
                self.income += later * _LIKELY // 100
            else:
                self.steps += later * _LIKELY // 100

    def _best_number(self) -> i64:
        """10.4 The number that brings most; a step counts twice a ducat."""
        counts = vec[i64]([0] * NUMBERS)
        garden = self.seat.garden
        for cell in range(CELLS):
            tile = garden[cell]
            if tile >= 0 and tile < FIRST_MONK:
                counts[fertility_of(tile) - 1] += 1 if SIDE[cell] == SHADY else 2
        best: i64 = 0
        most: i64 = 0
        for number in range(NUMBERS):
            if counts[number] * (number + 1) > most:
                most = counts[number] * (number + 1)
                best = number + 1
        return best

    def _growth(self, chance: i64) -> None:
        """What tiles still to be bought will bring by the spots that are free."""
        weights = self.weights
        empty = self.sunny + self.shady
        if empty == 0:
            return
        each = self.tiles * _LIKELY // 100 * chance // 100 // RESOURCES
        anywhere: i64 = 0
        for spot in range(SPOTS):
            if has(self.seat.discs, spot):
                continue
            if SPOT_RESOURCE[spot] != NOT_SUCH:
                grown = each * weights.growth // 100
                self.markers[SPOT_RESOURCE[spot]] += grown * self.sunny // empty
                self.income += grown * self.shady // empty
            elif spot == NUMBER_SPOT:
                anywhere += each * weights.growth_number // 100
            else:
                anywhere += each * weights.growth_monk // 100
        self.steps += anywhere * self.sunny // empty
        self.income += anywhere * self.shady // empty

    # ---- the sheds

    def _sheds(self) -> None:
        """12.3 Rings that will be closed: steps of the brewmaster and activated tiles."""
        seat = self.seat
        fill = self.fill
        if fill > 0:
            fill += (100 - fill) * self.weights.ring // 100
        for shed in range(SHEDS):
            if seat.sheds[shed] != NOT_BUILT:
                continue
            first = SHED_CELLS[shed] * DIRECTIONS
            total: i64 = 0
            chance: i64 = 10000
            missing: i64 = 0
            for direction in range(DIRECTIONS):
                tile = seat.garden[NEIGHBOUR[first + direction]]
                if tile == EMPTY:
                    missing += 1
                    chance = chance * fill // 100
                    if chance < 100:  # less than one in a hundred
                        break
                else:
                    total += fertility_of(tile)
            chance //= 100
            if chance == 0:
                continue
            # each tile to come is a 1, 2, 3 or 4
            least = total + missing
            most = min(total + missing * 4, _MOST_SUM)
            count = most - least + 1
            steps = (_STEPS_BEFORE[most + 1] - _STEPS_BEFORE[least]) * chance // count
            self.brewmaster += steps
            arrows = (_ARROWS_BEFORE[most + 1] - _ARROWS_BEFORE[least]) * chance // count
            arrows = arrows * self.weights.best_beside // 100 // DIRECTIONS
            if arrows == 0:
                continue
            to_come = arrows * _LIKELY // 100
            for direction in range(DIRECTIONS):
                beside = NEIGHBOUR[first + direction]
                if seat.garden[beside] != EMPTY:
                    self.activated(beside, arrows)
                elif SIDE[beside] == SHADY:
                    self.income += to_come
                else:
                    self.steps += to_come
