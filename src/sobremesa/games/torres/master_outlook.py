"""What the open master card promises a seat, now and in the scorings still to come."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.torres.box import HEIGHT, KNIGHTS_EACH, PHASES, WIDTH
from sobremesa.games.torres.cards import MASTER_CARDS, MASTER_IDS
from sobremesa.games.torres.cells import (
    ALL,
    EDGE,
    LONG_DIAGONALS,
    NONE,
    ONE,
    count,
    first_of,
    grown,
)
from sobremesa.games.torres.scoring import MasterCard
from sobremesa.games.torres.state import TorresState
from sobremesa.games.torres.weights import Weights

_BORDER: Final[i64] = MASTER_IDS.index("border")
_DIAGONALS: Final[i64] = MASTER_IDS.index("diagonals")
_CASTLE_COUNT: Final[i64] = MASTER_IDS.index("castle_count")
_NEIGHBOURS: Final[i64] = MASTER_IDS.index("neighbours")
_DIFFERENT_LEVELS: Final[i64] = MASTER_IDS.index("different_levels")
_ROW: Final[i64] = MASTER_IDS.index("row")
_SQUARE: Final[i64] = MASTER_IDS.index("square")
_SQUARE_KNIGHTS: Final[i64] = MASTER_CARDS[MASTER_IDS.index("square")]["knights"]


def _by_phase(key: str) -> list[vec[i64]]:
    """What each card gives after each phase, 0 where it gives nothing."""
    return [vec[i64](_spread(card, key)) for card in MASTER_CARDS]


def _spread(card: dict[str, Any], key: str) -> list[int]:
    phases: list[int] = card["phases"]
    points: list[int] = card.get(key, [0] * len(phases))
    return [
        points[phases.index(phase + 1)] if phase + 1 in phases else 0
        for phase in range(int(PHASES))
    ]


_EACH: Final[list[vec[i64]]] = _by_phase("points_each")
_MOST: Final[list[vec[i64]]] = _by_phase("points_most")
_POINTS: Final[list[vec[i64]]] = _by_phase("points")
_EXACT: Final[list[vec[i64]]] = _by_phase("exact_castles")

_LINES: Final[vec[i64]] = vec[i64](
    [
        sum(int(ONE[cell]) for cell in range(64) if cell // int(WIDTH) == row)
        for row in range(int(HEIGHT))
    ]
    + [
        sum(int(ONE[cell]) for cell in range(64) if cell % int(WIDTH) == column)
        for column in range(int(WIDTH))
    ]
)


def master_outlook(state: TorresState, seat: i64, weights: Weights) -> i64:
    """In hundredths of points: what the card gives as things stand, later phases for less."""
    card = state.master_card
    if card == _BORDER:
        return _area(state, seat, EDGE, weights)
    if card == _DIAGONALS:
        return _area(state, seat, LONG_DIAGONALS, weights)
    if card == _CASTLE_COUNT:
        return _castle_count(state, seat, weights)
    return _POINTS[card][PHASES - 1] * _progress(state, seat, weights)


def _area(state: TorresState, seat: i64, area: i64, weights: Weights) -> i64:
    """12.0.1, 12.0.2 Points for each knight there, and for having the most."""
    card = state.master_card
    mine = count(state.board.knights[seat] & area)
    if mine == 0:
        return 0
    others: i64 = 0
    for other in range(state.players):
        if other != seat:
            others = max(others, count(state.board.knights[other] & area))
    value: i64 = 0
    share: i64 = 100
    for phase in range(state.phase, PHASES):
        points = mine * _EACH[card][phase]
        if mine > others:
            points += _MOST[card][phase]
        value += share * points
        share = share * weights.master_later // 100
    return value


def _castle_count(state: TorresState, seat: i64, weights: Weights) -> i64:
    """12.0.3 Own knights in exactly so many castles; a third of it for one castle fewer."""
    castles: i64 = 0
    for castle in state.board.castles:
        if castle & state.board.knights[seat] != 0:
            castles += 1
    value: i64 = 0
    share: i64 = 100
    for phase in range(state.phase, PHASES):
        wanted = _EXACT[state.master_card][phase]
        points = _POINTS[state.master_card][phase]
        if castles == wanted:
            value += share * points
        elif castles + 1 == wanted:
            value += share * points // 3
        share = share * weights.master_later // 100
    return value


def _progress(state: TorresState, seat: i64, weights: Weights) -> i64:
    """How much, in percent, of a condition that all knights must meet together is met."""
    card = state.master_card
    needed = KNIGHTS_EACH
    if card == _SQUARE:
        needed = _SQUARE_KNIGHTS
    met = _meeting(state, seat)
    left = PHASES - state.phase
    if met >= needed:
        card_now = MasterCard(int(card), state.options)
        last = int(PHASES) - 1
        if card_now.points(state.board, int(seat), int(state.players), last) > 0:
            if left == 1:
                return 100
            return weights.master_early
        met = needed - 1
    missing = needed - met
    if missing > 3:
        return 0
    # Each knight that is still missing makes it several times less likely.
    share = weights.master_near if left == 1 else weights.master_near * weights.master_early // 100
    for _knight in range(missing - 1):
        share = share * 2 // 5
    return share


def _meeting(state: TorresState, seat: i64) -> i64:
    """How many own knights already stand as the card wants them."""
    board = state.board
    mine = board.knights[seat]
    card = state.master_card
    best: i64 = 0
    if card == _NEIGHBOURS:
        rest = mine
        while rest != 0:
            group = grown(ONE[first_of(rest)], mine)
            best = max(best, count(group))
            rest &= ~group
        return best
    if card == _ROW:
        for line in _LINES:
            best = max(best, count(mine & line))
        return best
    if card == _SQUARE:
        return _corners(mine)
    level: i64 = 0
    here = mine
    while here != 0:
        higher = here & board.at_least[level + 1]
        there = here & ~higher
        if card == _DIFFERENT_LEVELS:
            best += 1 if there != NONE else 0
        else:
            best = max(best, count(there))
        here = higher
        level += 1
    return best


def _corners(mine: i64) -> i64:
    """12.8.4 The most own knights on the corners of one square parallel to the board."""
    best: i64 = 0
    for side in range(1, WIDTH):
        for row in range(HEIGHT - side):
            for column in range(WIDTH - side):
                corner = row * WIDTH + column
                below = corner + side * WIDTH
                square = ONE[corner] | ONE[corner + side] | ONE[below] | ONE[below + side]
                if mine & square & ALL != 0:
                    best = max(best, count(mine & square))
    return best
