"""Section 13 and the master cards of section 12: what the board is worth to whom."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sobremesa.games.torres.board import NO_CASTLE, Board
from sobremesa.games.torres.box import KING_LEVEL, KING_POINTS, KNIGHTS_EACH, WIDTH
from sobremesa.games.torres.cards import MASTER_CARDS
from sobremesa.games.torres.cells import (
    EDGE,
    LONG_DIAGONALS,
    ONE,
    cells_of,
    count,
    first_of,
    grown,
)


def level_in_castle(board: Board, castle: i64, seat: i64) -> i64:
    """13.1.1 The level of a seat's highest knight in a castle, 0 without one."""
    inside = board.castles[castle] & board.knights[seat]
    best: i64 = 0
    while inside != 0:
        cell = first_of(inside)
        inside &= ~ONE[cell]
        best = max(best, board.height[cell])
    return best


def castle_points(board: Board, seat: i64) -> i64:
    """13.1 Surface times level of the highest own knight, once for each castle."""
    points: i64 = 0
    for castle in range(len(board.castles)):
        if board.castles[castle] & board.knights[seat] != 0:
            points += board.surface[castle] * level_in_castle(board, castle, seat)
    return points


def kings_castle(board: Board) -> i64:
    """The number of the castle the king stands on."""
    return board.castle_at(board.king) if board.king >= 0 else NO_CASTLE


def king_bonus(board: Board, seat: i64, phase: i64) -> i64:
    """13.2 The bonus for a knight in the king's castle on exactly the level of the phase."""
    castle = kings_castle(board)
    if castle == NO_CASTLE:
        return 0
    level = KING_LEVEL[phase]
    there = board.castles[castle] & board.knights[seat]
    if there & board.at_least[level] & ~board.at_least[level + 1] != 0:
        return KING_POINTS[phase]
    return 0


class MasterCard:
    """12.4 One of the eight master cards, with the readings of rule 12.8 that the game chose."""

    def __init__(self, number: int, options: dict[str, object]) -> None:
        self.card: Final[dict[str, Any]] = MASTER_CARDS[number]
        self.all_six: Final[bool] = bool(options["master_all_means_all_six"])
        self.row_contiguous: Final[bool] = bool(options["master_row_contiguous"])
        self.row_diagonal: Final[bool] = bool(options["master_row_includes_diagonals"])
        self.square_parallel: Final[bool] = bool(options["master_square_axis_parallel_only"])
        self.orthogonal: Final[bool] = bool(options["master_neighbours_orthogonal"])
        self.by_phase: Final[bool] = bool(options["master_castle_count_by_phase"])

    def points(self, board: Board, seat: int, players: int, phase: int) -> int:
        """What the card gives a seat when that phase (from 0) ends."""
        phases: list[int] = self.card["phases"]
        if phase + 1 not in phases:
            return 0
        at = phases.index(phase + 1)
        kind = self.card["id"]
        if kind == "border":
            return self._area(board, EDGE, seat, players, at)
        if kind == "diagonals":
            return self._area(board, LONG_DIAGONALS, seat, players, at)
        if kind == "castle_count":
            return self._castle_count(board, seat, at)
        return self._points_if(self._meets(kind, board, seat), at)

    def _points_if(self, met: bool, at: int) -> int:
        points: list[int] = self.card["points"]
        return points[at] if met else 0

    def _area(self, board: Board, area: i64, seat: int, players: int, at: int) -> int:
        """12.0.1, 12.0.2 Points for each knight there, more for having most (12.9)."""
        there = [int(count(board.knights[i] & area)) for i in range(players)]
        others = max(there[i] for i in range(players) if i != seat)
        each: int = self.card["points_each"][at]
        most: int = self.card["points_most"][at]
        ahead = there[seat] > others or (
            bool(self.card["tie_for_most_scores"]) and there[seat] == others > 0
        )
        return there[seat] * each + (most if ahead else 0)

    def _castle_count(self, board: Board, seat: int, at: int) -> int:
        """12.0.3, 12.10 Own knights in exactly so many castles."""
        castles = sum(1 for castle in board.castles if castle & board.knights[seat] != 0)
        wanted: list[int] = self.card["exact_castles"]
        points: list[int] = self.card["points"]
        if self.by_phase:
            return points[at] if castles == wanted[at] else 0
        return points[wanted.index(castles)] if castles in wanted else 0

    def _meets(self, kind: str, board: Board, seat: int) -> bool:
        """12.8 Whether the condition of a card that scores at the end is met."""
        knights = cells_of(board.knights[seat])
        if kind == "square":
            return self._square(knights)
        if len(knights) < (int(KNIGHTS_EACH) if self.all_six else 2):
            return False
        levels = {int(board.height[cell]) for cell in knights}
        if kind == "neighbours":
            return self._neighbours(board.knights[seat], knights)
        if kind == "different_levels":
            return len(levels) == len(knights)
        if kind == "same_level":
            return len(levels) == 1
        if kind == "row":
            return self._row(knights)
        raise ValueError(f"components.toml names a master card without a rule: {kind}")

    def _neighbours(self, group: i64, knights: list[int]) -> bool:
        """12.8.2 One connected group."""
        if self.orthogonal:
            return grown(ONE[first_of(group)], group) == group
        reached = [knights[0]]
        for cell in reached:
            reached += [
                other for other in knights if other not in reached and _king_steps(cell, other) == 1
            ]
        return len(reached) == len(knights)

    def _row(self, knights: list[int]) -> bool:
        """12.8.3 The same row or column; by switch also a diagonal, or without gaps."""
        x0, y0 = _place(knights[0])
        x1, y1 = _place(knights[1])
        steps = max(abs(x1 - x0), abs(y1 - y0))
        dx, dy = (x1 - x0) // steps, (y1 - y0) // steps
        if (x1 - x0, y1 - y0) != (dx * steps, dy * steps) or (dx and dy and not self.row_diagonal):
            return False
        places = []
        for cell in knights:
            x, y = _place(cell)
            along = (x - x0) * dx if dx else (y - y0) * dy
            if (x, y) != (x0 + along * dx, y0 + along * dy):
                return False
            places.append(along)
        return not self.row_contiguous or max(places) - min(places) == len(knights) - 1

    def _square(self, knights: list[int]) -> bool:
        """12.8.4 Four own knights on the corners of a square."""
        corners = {_place(cell) for cell in knights}
        for x, y in corners:
            for x1, y1 in corners:
                dx, dy = x1 - x, y1 - y
                if (dx, dy) == (0, 0) or (dy != 0 and self.square_parallel):
                    continue
                # The side (dx, dy) turned by a right angle is the next side.
                if {(x - dy, y + dx), (x1 - dy, y1 + dx)} <= corners:
                    return True
        return False


def _place(cell: int) -> tuple[int, int]:
    return cell % int(WIDTH), cell // int(WIDTH)


def _king_steps(cell: int, other: int) -> int:
    x, y = _place(cell)
    x1, y1 = _place(other)
    return max(abs(x1 - x), abs(y1 - y))
