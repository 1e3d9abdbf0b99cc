"""Why an action is not legal: the number of the rule that forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.state import CHANCE
from sobremesa.games.torres.actions import (
    BUILD,
    BUILD_FROM_SUPPLY,
    BUY,
    CASTLE,
    DRAW,
    KEEP,
    KING,
    KING_STAYS,
    KNIGHT,
    LEFTOVER,
    LIFT,
    MASTER_CARD,
    MOVE,
    PLAY,
    PUT,
    TRACK,
    USE,
)
from sobremesa.games.torres.board import NO_CASTLE, Board
from sobremesa.games.torres.box import (
    COST_BLOCK,
    COST_BUY,
    COST_KNIGHT,
    COST_PASSAGE,
    COST_PLAY,
    COST_STEP,
    FRESH_PLAYABLE,
    MOST_BLOCKS,
    MOST_BOUGHT,
    MOST_PLAYED,
    SPACES,
)
from sobremesa.games.torres.cards import (
    EFFECT,
    EXTRA_BLOCK,
    MOVE_BLOCK,
    ONE_CARD,
)
from sobremesa.games.torres.cells import BESIDE, ONE
from sobremesa.games.torres.state import NO_CELL, TorresState
from sobremesa.games.torres.steps import CARD_TARGET, STEPS, TURN

_RULE_OF_STEP: Final[dict[str, str]] = {
    "first": "3.3",
    "master": "12.4",
    "castle": "12.1",
    "knight": "3.3",
    "king": "3.4",
    "draw": "9.1.1",
    "keep": "9.1.1",
    "return": "9.1.1",
    "use": "4.8.1",
    "leftover": "4.5.1",
    "move_king": "13.4.1",
    "over": "13.7",
}

# The rule of each card whose target is one kind of thing, by the number of its effect.
_RULE_OF_EFFECT: Final[list[str]] = [
    "11.0.1",
    "11.0.2",
    "11.0.3",
    "11.0.4",
    "11.2",
    "11.3",
    "11.0.7",
    "11.5.1",
    "11.6",
    "11.7",
]


def refusal(state: TorresState, action: i64) -> str:
    """The number of the rule that forbids ``action``, which is not legal."""
    if state.step == TURN and state.to_move != CHANCE:
        return _in_turn(state, action)
    if state.step == CARD_TARGET:
        return _as_target(state, action)
    return _RULE_OF_STEP[STEPS[state.step]]


def _in_turn(state: TorresState, action: i64) -> str:
    if action >= MOVE:
        return _move(state, (action - MOVE) // SPACES, (action - MOVE) % SPACES)
    if action >= LEFTOVER:
        return "4.5.1"
    if action >= USE:
        return "4.9"
    if action == BUY:
        return _buying(state)
    if action == TRACK:
        return "5.3.6"
    if action >= LIFT and action < TRACK:
        return "11.0.8"
    if action >= BUILD_FROM_SUPPLY and action < LIFT:
        return "11.0.7"
    if action >= BUILD:
        return _build(state, (action - BUILD) // SPACES, (action - BUILD) % SPACES)
    if action >= KING:
        return "13.4"
    if action >= KNIGHT:
        return _new_knight(state)
    if action >= CASTLE:
        return "8.5"
    if action >= PLAY:
        return _playing(state, action - PLAY)
    if action >= DRAW:
        return "9.1.1"
    return "12.4" if action >= MASTER_CARD else "3.3"


def _new_knight(state: TorresState) -> str:
    if state.seats[state.turn].reserve == 0:
        return "6.3"
    return "5.3.1" if state.points < COST_KNIGHT else "6.1"


def _move(state: TorresState, origin: i64, target: i64) -> str:
    board = state.board
    if board.knights[state.turn] & ONE[origin] == 0:
        return "7.7"
    if state.points < min(COST_STEP, COST_PASSAGE):
        return "5.3.2"
    if board.empty & ONE[target] == 0 or BESIDE[origin] & ONE[target] != 0:
        return "7.1"
    if state.setting.inner_path and board.passages(origin, False) & ONE[target] != 0:
        return "7.4"
    level = board.height[origin]
    if BESIDE[origin] & board.at_least[level + 1] == 0 or board.height[target] > level:
        return "7.2"
    return "7.3"


def _build(state: TorresState, stack: i64, cell: i64) -> str:
    stacks = state.seats[state.turn].stacks
    if state.points < COST_BLOCK:
        return "5.3.3"
    if state.built >= MOST_BLOCKS:
        return "4.7.1"
    if not state.may_use(stack) or stacks[stack] == 0:
        return "4.4"
    return _building_space(state.board, cell, "4.4")


def _building_space(board: Board, cell: i64, otherwise: str) -> str:
    """What is wrong with building on a space; ``otherwise`` when nothing is."""
    if board.empty & ONE[cell] == 0:
        return "8.6"
    if board.building_spaces() & ONE[cell] != 0:
        return otherwise
    if board.castle_at(cell) != NO_CASTLE:
        return "8.3"
    return "8.5" if board.ground_beside_none() & ONE[cell] != 0 else "8.4"


def _buying(state: TorresState) -> str:
    if state.master:
        return "12.3"
    if state.bought >= MOST_BOUGHT:
        return "9.2.1"
    return "5.3.4" if state.points < COST_BUY else "9.1.3"


def _playing(state: TorresState, card: i64) -> str:
    seat = state.seats[state.turn]
    if seat.played & ONE_CARD[card] != 0:
        return "9.3.2"
    if seat.hand & ONE_CARD[card] == 0:
        return "9.1.1"
    if seat.fresh & ONE_CARD[card] != 0 and not FRESH_PLAYABLE:
        return "9.2.2"
    if state.played >= MOST_PLAYED:
        return "9.3.1"
    return "5.3.5" if state.points < COST_PLAY else "9.4"


def _as_target(state: TorresState, action: i64) -> str:
    effect = EFFECT[state.card]
    board = state.board
    ends_or_buys = action >= TRACK and action < MOVE
    if ends_or_buys or action == KING_STAYS or (action >= KEEP and action < CASTLE):
        return "9.3.2"
    if effect == EXTRA_BLOCK and action >= BUILD_FROM_SUPPLY and action < LIFT:
        return _building_space(board, action - BUILD_FROM_SUPPLY, "11.0.7")
    if effect == MOVE_BLOCK:
        if state.lifted == NO_CELL and action >= LIFT and action < PUT:
            lifted = ONE[action - LIFT]
            return "11.5.1" if board.empty & board.at_least[1] & lifted == 0 else "11.5.2"
        if state.lifted != NO_CELL and action >= PUT and action < TRACK:
            return _putting(state, action - PUT)
    return _RULE_OF_EFFECT[effect]


def _putting(state: TorresState, cell: i64) -> str:
    board = state.board
    if cell == state.lifted:
        return "11.5.4"
    if board.empty & ONE[cell] == 0:
        return "11.5.3"
    founding = board.ground_beside_none() & ONE[cell] != 0
    if board.building_spaces() & ONE[cell] != 0 or founding:
        return "11.5.2"
    return "11.5.3" if board.castle_at(cell) != NO_CASTLE else "11.5.4"
