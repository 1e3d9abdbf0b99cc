"""What a player could gain soon: how high his knights may come, and at what price."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.torres.board import Board
from sobremesa.games.torres.box import CLIMB, COST_BLOCK, COST_KNIGHT, COST_PLAY, COST_STEP
from sobremesa.games.torres.cells import NONE, ONE, beside, first_of
from sobremesa.games.torres.leaps import leaps
from sobremesa.games.torres.state import TorresState
from sobremesa.games.torres.weights import Weights


def one_move(board: Board, origins: i64) -> i64:
    """Where knights from any of these spaces may come with one step or one passage."""
    reached: i64 = 0
    level: i64 = 0
    while origins != 0:
        near = beside(origins & ~board.at_least[level + 1])
        if near != 0:
            reached |= near & ~board.at_least[level + CLIMB + 1]
            doors = near & board.at_least[level + 1]
            if doors != 0:
                for castle in board.castles:
                    if castle & doors != 0:
                        reached |= _exits(board, castle, level)
        level += 1
        origins &= board.at_least[level]
    return reached & board.empty


def _exits(board: Board, castle: i64, level: i64) -> i64:
    """7.3 The spaces, occupied ones too, where a castle may be left on that level or lower."""
    found: i64 = 0
    floor: i64 = 0
    while floor <= level:
        above = castle & board.at_least[floor + 1]
        found |= beside(above) & board.at_least[floor] & ~board.at_least[floor + 1]
        floor += 1
    return found


def top_level(board: Board, spaces: i64) -> i64:
    """The height of the tallest of these spaces, 0 without any."""
    level: i64 = 0
    while spaces & board.at_least[level + 1] != 0:
        level += 1
    return level


def ways_up(board: Board, castle: i64, climbers: i64, level: i64) -> i64:
    """The free spaces of a castle beside knights on ``level`` that are no wall to them (7.1)."""
    return beside(climbers) & board.empty & castle & ~board.at_least[level + CLIMB + 1]


def free_knights(board: Board, seat: i64) -> i64:
    """The knights that score in no castle: on the ground, or lower than another in theirs."""
    free = board.knights[seat]
    for castle in board.castles:
        inside = castle & board.knights[seat]
        if inside != 0:
            highest = inside & board.at_least[top_level(board, inside)]
            free &= ~ONE[first_of(highest)]
    return free


class Prospects:
    """The plans of one player: in each castle the best one, and together what they promise.

    ``effects`` are those of the cards that may be played in the turn under way, in which so many
    ``blocks_now`` may still be built.
    """

    def __init__(
        self,
        state: TorresState,
        seat: i64,
        points: i64,
        blocks: i64,
        left: i64,
        left_later: i64,
        effects: i64 = 0,
        blocks_now: i64 = 0,
    ) -> None:
        self.board = state.board
        self.seat = seat
        self.points = points
        self.blocks = blocks
        self.left = left
        self.left_later = left_later
        self.effects = effects
        self.blocks_now = blocks_now

    def worth(self, may_add: bool, weights: Weights) -> i64:
        """What all plans together promise."""
        board = self.board
        mine = board.knights[self.seat]
        free = free_knights(board, self.seat)
        free1 = one_move(board, free) if free != 0 else NONE
        free2 = one_move(board, free1) if free1 != 0 else NONE
        new = board.spaces_for_new_knight(self.seat, 0) if may_add else NONE
        new1 = one_move(board, new) if new != 0 else NONE
        new2 = one_move(board, new1) if new1 != 0 else NONE
        best: i64 = 0
        total: i64 = 0
        for number in range(len(board.castles)):
            castle = board.castles[number]
            if castle == 0:
                continue
            inside = castle & mine
            level = top_level(board, inside)
            surface = board.surface[number]
            plan = self._rise(weights, surface, level, castle & free1, COST_STEP)
            plan = max(plan, self._rise(weights, surface, level, castle & free2, 2 * COST_STEP))
            plan = max(plan, self._rise(weights, surface, level, castle & new, COST_KNIGHT))
            cost = COST_KNIGHT + COST_STEP
            plan = max(plan, self._rise(weights, surface, level, castle & new1, cost))
            cost += COST_STEP
            plan = max(plan, self._rise(weights, surface, level, castle & new2, cost))
            if inside != 0:
                plan = max(plan, self._climb(weights, castle, surface, level, inside))
            if self.effects != 0:
                plan = max(plan, self._leap(weights, number, level, free | inside))
            total += plan
            best = max(best, plan)
        return best + (total - best) * weights.second // 100

    def _climb(self, weights: Weights, castle: i64, surface: i64, level: i64, inside: i64) -> i64:
        """The best plan with a knight that is in the castle already."""
        board = self.board
        near = one_move(board, inside)
        plan = self._rise(weights, surface, level, castle & near, COST_STEP)
        further = one_move(board, near)
        plan = max(plan, self._rise(weights, surface, level, castle & further, 2 * COST_STEP))
        if self.blocks == 0:
            return plan
        here = inside & board.at_least[level]
        flat = board.at_least[level] & ~board.at_least[level + 1] & castle & board.empty
        cost = COST_BLOCK + COST_STEP
        if surface <= level:  # 8.3 the castle must first be made larger
            if self.blocks > 1 and beside(here) & flat != 0:
                return max(plan, self._gain(weights, surface + 1, 1, cost + COST_BLOCK))
            return plan
        if beside(here) & flat != 0:
            return max(plan, self._gain(weights, surface, 1, cost))
        if beside(near & castle & board.at_least[level]) & flat != 0:
            plan = max(plan, self._gain(weights, surface, 1, cost + COST_STEP))
        if self.blocks > 1:
            below = board.at_least[level - 1] & ~board.at_least[level] & board.empty
            if level > 1:
                below &= castle
            if beside(here) & below != 0:
                plan = max(plan, self._gain(weights, surface, 1, cost + COST_BLOCK))
        return plan

    def _leap(self, weights: Weights, number: i64, level: i64, knights: i64) -> i64:
        """The best plan with a card that sends a knight, now."""
        surface = self.board.surface[number]
        highest = leaps(self.board, number, knights, self.effects, self.blocks_now)
        plan: i64 = 0
        for built in range(len(highest)):
            cost = built * COST_BLOCK + COST_PLAY
            if highest[built] > level and cost <= self.points:
                gain = self._gain(weights, surface, highest[built] - level, cost)
                plan = max(plan, gain - weights.leap_price)
        return plan

    def _rise(self, weights: Weights, surface: i64, level: i64, spaces: i64, cost: i64) -> i64:
        if spaces == 0:
            return 0
        reached = top_level(self.board, spaces)
        if reached <= level:
            return 0
        return self._gain(weights, surface, reached - level, cost)

    def _gain(self, weights: Weights, surface: i64, levels: i64, cost: i64) -> i64:
        """What so many levels are worth after the price, less sure the later they come."""
        left = self.left
        share = weights.now
        if cost > self.points:
            left = self.left_later
            share = weights.later
        gain = levels * (surface * weights.future[left] + weights.growth[left])
        gain -= cost * weights.point[left]
        return max(0, gain * share // 100)
