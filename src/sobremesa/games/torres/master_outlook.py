"""What the open master card promises a seat, now and in the scorings still to come."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.torres.box import PHASES
from sobremesa.games.torres.cards import MASTER_CARDS, MASTER_IDS
from sobremesa.games.torres.cells import EDGE, LONG_DIAGONALS, count
from sobremesa.games.torres.gathering import POINTS, Gathering
from sobremesa.games.torres.state import TorresState
from sobremesa.games.torres.weights import POINT, Weights

_BORDER: Final[i64] = MASTER_IDS.index("border")
_DIAGONALS: Final[i64] = MASTER_IDS.index("diagonals")
_CASTLE_COUNT: Final[i64] = MASTER_IDS.index("castle_count")


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


def master_outlook(state: TorresState, seat: i64, weights: Weights) -> i64:
    """In hundredths of points: what the card gives as things stand, later phases for less."""
    card = state.master_card
    if card == _BORDER:
        return _area(state, seat, EDGE, weights)
    if card == _DIAGONALS:
        return _area(state, seat, LONG_DIAGONALS, weights)
    if card == _CASTLE_COUNT:
        return _castle_count(state, seat, weights)
    return _gathering(state, seat, weights)


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


def _gathering(state: TorresState, seat: i64, weights: Weights) -> i64:
    """12.0.4-12.0.8 What is left of the points after the price, if it can still be paid."""
    if state.phase < PHASES - 1:
        return 0
    points = POINT * POINTS[state.master_card]
    gathering = Gathering(state, seat, weights.master_step)
    if gathering.lacking == 0:
        return points
    if gathering.lacking > state.points_to_come(seat):
        return 0
    return max(points - gathering.price, 0) * weights.master_near // 100
