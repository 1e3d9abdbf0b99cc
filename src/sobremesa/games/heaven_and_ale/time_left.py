"""How much a seat can still do: its turns, and the discs that it will get."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.barrels import filled
from sobremesa.games.heaven_and_ale.beer import STEP
from sobremesa.games.heaven_and_ale.box import SELL_PRICE
from sobremesa.games.heaven_and_ale.garden import SHADY, SIDE, SUNNY
from sobremesa.games.heaven_and_ale.seat import Seat, size
from sobremesa.games.heaven_and_ale.spots import ALLOWED, SPOTS
from sobremesa.games.heaven_and_ale.state import HeavenAndAleState
from sobremesa.games.heaven_and_ale.steps import CHOOSE_START, FIRST_PLAYER, LAY
from sobremesa.games.heaven_and_ale.track import (
    BARREL,
    DISC,
    KIND,
    MONK_SPACES,
    PLACES,
    RESOURCE_SPACES,
    SCORING,
    SCORING_SPACES,
)
from sobremesa.games.heaven_and_ale.weights import Weights

_ALL_SPOTS: Final[i64] = 2 ** len(range(int(SPOTS))) - 1
_TURNS: Final[i64] = len(RESOURCE_SPACES) + len(MONK_SPACES) + len(SCORING_SPACES)
_DISCS: Final[i64] = len(SCORING_SPACES)
_SUNNY_SPOTS: Final[i64] = [int(side) for side in SIDE].count(int(SUNNY))
_SHADY_SPOTS: Final[i64] = [int(side) for side in SIDE].count(int(SHADY))


def purse(seat: Seat) -> i64:
    """6.8 The ducats of a seat, with those for which it can give up its cards at any time."""
    return seat.ducats + SELL_PRICE * size(seat.hand)


@final
class TimeLeft:
    """Of one seat, in hundredths: turns and discs to come.

    ``rounds`` are those after this one. ``left`` is how much of the game's turns is to come, in
    percent; ``sunny`` and ``shady`` how many spots are empty, ``tiles`` how many of them will get
    a tile, ``fill`` how likely each of them will, in percent.
    """

    def __init__(self, state: HeavenAndAleState, number: i64, weights: Weights) -> None:
        seat = state.seats[number]
        players = state.players
        self.rounds: i64 = state.setting.rounds - 1 - state.round
        self.turns: i64 = 0
        self.discs: i64 = 0
        self.barrels: i64 = 0
        step = state.step
        if step in (LAY, FIRST_PLAYER, CHOOSE_START):
            self.turns = _TURNS * STEP // players
            for place in SCORING_SPACES:
                self.discs += state.discs[place] * STEP
            self.discs //= players
            self.barrels = STEP
        elif not seat.home:
            self._this_round(state, seat)
        self.turns += self.rounds * _TURNS * STEP // players
        self.discs += self.rounds * _DISCS * STEP // players
        if self.rounds > 0:
            self.discs += len(state.setting.second_discs) * STEP // players
        self.left: i64 = self.turns * players // (state.setting.rounds * _TURNS)
        self.sunny: i64 = _SUNNY_SPOTS - filled(seat, SUNNY)
        self.shady: i64 = _SHADY_SPOTS - filled(seat, SHADY)
        empty = self.sunny + self.shady
        self.tiles: i64 = min(self.turns * weights.buying // 100, empty * STEP)
        money = purse(seat) * STEP + self.turns * weights.earned // 100
        self.tiles = min(self.tiles, money * STEP // weights.price)
        self.fill: i64 = 0
        if empty > 0:
            self.fill = min(self.tiles // empty, 97)

    def _this_round(self, state: HeavenAndAleState, seat: Seat) -> None:
        """6.3, 6.4 Every space ahead is shared with those who have not passed it either."""
        free = _ALL_SPOTS & ~seat.discs
        for place in range(seat.place + 1, PLACES):
            kind = KIND[place]
            if kind == BARREL:
                self.barrels = STEP
                continue
            if kind == SCORING:
                if state.discs[place] == 0 or free & ALLOWED[DISC[place]] == 0:
                    continue
            elif state.piles[place] == 0:
                continue
            sharers: i64 = 0
            for other in state.seats:
                if not other.home and other.place < place:
                    sharers += 1
            share = STEP // sharers
            if kind == SCORING:
                share = min(share * state.discs[place], STEP)
                self.discs += share
            self.turns += share
