"""How much a seat can still do: its turns, and the discs that it will get."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.heaven_and_ale.beer import STEP
from sobremesa.games.heaven_and_ale.box import SELL_PRICE
from sobremesa.games.heaven_and_ale.pairs_to_come import pairs_to_come
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


def purse(seat: Seat) -> i64:
    """6.8 The ducats of a seat, with those for which it can give up its cards at any time."""
    return seat.ducats + SELL_PRICE * size(seat.hand)


@final
class TimeLeft:
    """Of one seat, in hundredths: turns and discs to come.

    ``rounds`` are those after this one. ``left`` is how much of the game's turns is to come, in
    percent; ``chance`` how likely a disc comes onto a spot that is free, in percent, and ``pairs``
    how likely so many pairs will be completed, for a seat with cards. What a seat buys and builds
    in a turn changes nothing of it.
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
        free = SPOTS - size(seat.discs)
        self.chance: i64 = 0
        if free > 0:
            self.chance = min(self.discs * weights.disc // 100 // free, weights.most_chance)
        self.pairs: vec[i64] = vec[i64]()
        if seat.hand != 0:
            self.pairs = pairs_to_come(seat, self.chance * weights.pair // 100)

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
