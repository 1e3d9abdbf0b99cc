"""Sections 5 to 8 and 10: what action points buy in a turn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.torres.actions import BUILD, BUY, END, KNIGHT, MOVE, TRACK
from sobremesa.games.torres.box import (
    COST_BLOCK,
    COST_BUY,
    COST_KNIGHT,
    COST_PASSAGE,
    COST_STEP,
    COST_TRACK,
    SPACES,
)
from sobremesa.games.torres.buying import may_buy
from sobremesa.games.torres.card_play import append_playable
from sobremesa.games.torres.cells import NONE, ONE, append_each, first_of
from sobremesa.games.torres.state import TorresState


def legal_in_turn(state: TorresState, actions: vec[i64]) -> vec[i64]:
    """5.1, 5.2 Cards, then whatever the points left can pay, and the end of the turn."""
    board = state.board
    actions = append_playable(state, actions)
    if state.points >= COST_KNIGHT and state.seats[state.turn].reserve > 0:
        actions = append_each(actions, KNIGHT, board.spaces_for_new_knight(state.turn, 0))
    if state.points >= COST_BLOCK and state.blocks_left() > 0:
        actions = append_building(state, actions, board.building_spaces())
    if state.points >= COST_TRACK:
        actions = append(actions, TRACK)
    if state.points >= COST_BUY and may_buy(state):
        actions = append(actions, BUY)
    actions = append(actions, END)
    mine = board.knights[state.turn]
    while mine != 0:
        origin = first_of(mine)
        mine &= ~ONE[origin]
        actions = append_each(actions, MOVE + SPACES * origin, knight_moves(state, origin))
    return actions


def knight_moves(state: TorresState, origin: i64) -> i64:
    """7 Where a knight may go with the points left."""
    targets = NONE
    if state.points >= COST_STEP:
        targets |= state.board.steps(origin)
    if state.points >= COST_PASSAGE:
        targets |= state.board.passages(origin, state.setting.inner_path)
    return targets


def append_building(state: TorresState, actions: vec[i64], spaces: i64) -> vec[i64]:
    """4.4, 8 Building on those spaces from the stack of this turn; of equal stacks the first."""
    seat = state.seats[state.turn]
    for stack in range(len(seat.stacks)):
        offered = state.may_use(stack) and seat.first_like(stack, state.stack)
        if offered and seat.stacks[stack] > 0:
            actions = append_each(actions, BUILD + SPACES * stack, spaces)
    return actions


def add_knight(state: TorresState, cell: i64, points: i64, card: str | None) -> None:
    """6.1 A knight comes from the reserve."""
    state.board.put_knight(state.turn, cell)
    state.seats[state.turn].reserve -= 1
    state.points -= points
    if state.events is not None:
        state.tell(
            Event(
                "knight_added",
                {"seat": int(state.turn), "cell": int(cell), "points": int(points), "card": card},
            )
        )


def move_knight(state: TorresState, origin: i64, target: i64) -> None:
    """7.1, 7.2 A step where it can be one, else through a castle."""
    step = state.board.steps(origin) & ONE[target] != 0
    if step and COST_PASSAGE < COST_STEP:
        step = state.board.passages(origin, state.setting.inner_path) & ONE[target] == 0
    cost = COST_STEP if step else COST_PASSAGE
    state.board.move_knight(state.turn, origin, target)
    state.points -= cost
    if state.events is not None:
        tell_move(state, origin, target, "step" if step else "passage", cost)


def tell_move(state: TorresState, origin: i64, target: i64, way: str, points: i64) -> None:
    """Tell that a knight has moved."""
    state.tell(
        Event(
            "knight_moved",
            {
                "seat": int(state.turn),
                "from": int(origin),
                "to": int(target),
                "way": way,
                "points": int(points),
            },
        )
    )


def build_block(state: TorresState, stack: i64, cell: i64) -> None:
    """8 A block from a stack, which is now the stack of this turn (ruling R1)."""
    state.stack = stack
    state.seats[state.turn].stacks[stack] -= 1
    state.built += 1
    state.points -= COST_BLOCK
    put_block(state, cell, int(stack), COST_BLOCK)


def put_block(state: TorresState, cell: i64, stack: object, points: i64) -> None:
    """Put a block on the board, and tell where it came from."""
    board = state.board
    castles = board.castle_count() if state.events is not None else 0
    castle = board.put_block(cell)
    if state.events is not None:
        state.tell(
            Event(
                "block_built",
                {
                    "seat": int(state.turn),
                    "cell": int(cell),
                    "height": int(board.height[cell]),
                    "castle": int(castle),
                    "stack": stack,
                    "under_knight": board.knights[state.turn] & ONE[cell] != 0,
                    "founded": board.castle_count() > castles,
                    "points": int(points),
                },
            )
        )


def step_on_track(state: TorresState) -> None:
    """10.1 One step on the scoring track."""
    before = state.seats[state.turn].score
    state.advance(state.turn, 1)
    state.points -= COST_TRACK
    if state.events is not None:
        state.tell(Event("track_step", state.marker_told(state.turn, before)))
