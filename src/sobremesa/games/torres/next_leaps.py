"""What cards that send a knight could bring in the next turn of a seat."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.torres.box import (
    ACTION_POINTS,
    COST_BLOCK,
    COST_PLAY,
    COST_STEP,
    MOST_BLOCKS,
    MOST_PLAYED,
    PHASES,
)
from sobremesa.games.torres.cells import ONE, beside, count
from sobremesa.games.torres.leaps import SENDERS, SENDING, effects_of, leaps
from sobremesa.games.torres.reach import free_knights, one_move, top_level
from sobremesa.games.torres.state import TorresState

_SENDERS: Final[vec[i64]] = vec[i64](SENDERS)
_WORTH_A_LEAP: Final[i64] = 3  # spaces of a castle, at least


@final
class _Turn:
    """What a seat has in the turn under way, or in its next one with the largest stack it then has.

    Action points, and blocks: fewer than none where no turn is to come.
    """

    def __init__(self, state: TorresState, seat: i64) -> None:
        if state.in_turn(seat):
            self.points: i64 = state.points
            self.blocks: i64 = state.blocks_left()
            return
        self.points = ACTION_POINTS
        most: i64 = -1
        for blocks in state.seats[seat].stacks:
            most = max(most, blocks)
        if most < 0 and state.phase + 1 < PHASES:
            for blocks in state.setting.stacks[state.phase + 1]:
                most = max(most, blocks)
        self.blocks = min(most, MOST_BLOCKS)


@final
class NextLeaps:
    """In the turn under way, or in the next one of a seat, with the largest stack it then has.

    ``gain`` and ``second`` are points at one scoring, in the best castle for it and the second
    best; ``effects`` is how many different effects of the hand send a knight.
    """

    def __init__(self, state: TorresState, seat: i64) -> None:
        self.gain: i64 = 0
        self.second: i64 = 0
        sending = effects_of(state.seats[seat].hand) & SENDING
        self.effects: i64 = count(sending)
        if sending == 0 or state.is_over:
            return
        if state.in_turn(seat) and state.played >= MOST_PLAYED:
            return
        turn = _Turn(state, seat)
        if turn.blocks < 0:
            return
        board = state.board
        free = free_knights(board, seat)
        for number in range(len(board.castles)):
            castle = board.castles[number]
            if castle == 0:
                continue
            inside = castle & board.knights[seat]
            highest = leaps(board, number, free | inside, sending, turn.blocks)
            levels = _levels(highest, top_level(board, inside), turn.points)
            gain = levels * board.surface[number]
            if gain > self.gain:
                self.second = self.gain
                self.gain = gain
            elif gain > self.second:
                self.second = gain


@final
class OpenLeaps:
    """What a card of each of the effects that send a knight would bring then, held or not.

    ``gains`` are points at one scoring, in the best castle for it and after a step of the knight at
    most, in the order of ``SENDERS``: what a card that is bought may be good for, and what a seat
    leaves open to others, whose cards it does not know.
    """

    def __init__(self, state: TorresState, seat: i64) -> None:
        self.gains = vec[i64]([0] * len(_SENDERS))
        if state.is_over:
            return
        turn = _Turn(state, seat)
        if turn.blocks < 0:
            return
        board = state.board
        free = free_knights(board, seat)
        for number in range(len(board.castles)):
            castle = board.castles[number]
            surface = board.surface[number]
            if castle == 0 or surface < _WORTH_A_LEAP:
                continue
            inside = castle & board.knights[seat]
            level = top_level(board, inside)
            here = free | inside
            beyond = one_move(board, here) & (castle | beside(castle))
            for place in range(len(_SENDERS)):
                effect = ONE[_SENDERS[place]]
                levels = _levels(
                    leaps(board, number, here, effect, turn.blocks), level, turn.points
                )
                further = leaps(board, number, beyond, effect, turn.blocks)
                levels = max(levels, _levels(further, level, turn.points - COST_STEP))
                self.gains[place] = max(self.gains[place], levels * surface)


def _levels(highest: vec[i64], level: i64, points: i64) -> i64:
    """How far above ``level`` so many action points lead, by how many blocks are built first."""
    most: i64 = 0
    for built in range(len(highest)):
        if built * COST_BLOCK + COST_PLAY <= points:
            most = max(most, highest[built] - level)
    return most
