"""How high a knight may still climb, back and forth between two spaces that grow in turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sobremesa.games.torres.board import Board
from sobremesa.games.torres.box import ACTION_POINTS, COST_BLOCK, COST_STEP, PHASES
from sobremesa.games.torres.cells import ONE, beside, count, first_of
from sobremesa.games.torres.reach import top_level, ways_up
from sobremesa.games.torres.state import TorresState

# The space just left lies a level below: it has to make that good, and to rise a level more.
BLOCKS_A_LEVEL: Final[i64] = 2
_POINTS_A_LEVEL: Final[i64] = BLOCKS_A_LEVEL * COST_BLOCK + COST_STEP


@final
class Climbs:
    """What the highest knights of a seat may gain with the blocks and action points to come.

    ``gain`` and ``second`` are points at one scoring, of the best castle for it and the second
    best, if nobody comes in between; ``levels``, ``surface`` and ``ways``, the free spaces of the
    castle beside the climber, belong to the best. ``in_all`` is a castle's most points when the
    blocks of the phases to come are counted, too.
    """

    def __init__(self, state: TorresState, seat: i64) -> None:
        self.gain: i64 = 0
        self.second: i64 = 0
        self.levels: i64 = 0
        self.in_all: i64 = 0
        self.ways: i64 = 0
        self.surface: i64 = 0
        if state.is_over:
            return
        mine = state.seats[seat]
        blocks = mine.blocks()
        points = state.turns_to_come(seat) * ACTION_POINTS
        if state.in_turn(seat):
            points += state.points
        blocks_in_all = blocks
        points_in_all = points
        for phase in range(state.phase + 1, PHASES):
            for stack in state.setting.stacks[phase]:
                blocks_in_all += stack
                points_in_all += ACTION_POINTS
        board = state.board
        for number in range(len(board.castles)):
            castle = board.castles[number]
            inside = castle & board.knights[seat]
            if inside == 0:
                continue
            level = top_level(board, inside)
            climbers = inside & board.at_least[level]
            surface = board.surface[number]
            most = max(surface - level, 0)  # 8.3
            levels = min(_levels(board, castle, climbers, level, blocks, points), most)
            later = _levels(board, castle, climbers, level, blocks_in_all, points_in_all)
            self.in_all = max(self.in_all, min(later, most) * surface)
            gain = levels * surface
            if gain > self.gain or (gain == self.gain and surface > self.surface):
                self.second = self.gain
                self.gain = gain
                self.levels = levels
                self.surface = surface
                self.ways = count(beside(climbers) & castle & board.empty)
            elif gain > self.second:
                self.second = gain


def _levels(board: Board, castle: i64, climbers: i64, level: i64, blocks: i64, points: i64) -> i64:
    """How many levels one of the climbers gets up for so many blocks and action points."""
    most: i64 = 0
    while climbers != 0:
        climber = first_of(climbers)
        climbers &= ~ONE[climber]
        near = ways_up(board, castle, ONE[climber], level)
        if near == 0:
            continue
        lacking = max(level + 1 - top_level(board, near), 0)
        blocks_left = blocks - lacking
        points_left = points - lacking * COST_BLOCK - COST_STEP
        if blocks_left < 0 or points_left < 0:
            continue
        further = min(blocks_left // BLOCKS_A_LEVEL, points_left // _POINTS_A_LEVEL)
        most = max(most, 1 + further)
    return most
