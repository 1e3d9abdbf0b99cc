"""Rule 9.3 and section 11: playing an action card."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.torres.actions import BUILD, BUILD_FROM_SUPPLY, KNIGHT, LIFT, MOVE, PLAY, PUT
from sobremesa.games.torres.box import (
    COST_PLAY,
    FRESH_PLAYABLE,
    MOST_PLAYED,
    SPACES,
)
from sobremesa.games.torres.cards import (
    AP6,
    AP7,
    BLOCK_UNDER_KNIGHT,
    CARD_IDS,
    CARDS,
    DIAGONAL_CLIMB,
    DIAGONAL_STEP,
    EFFECT,
    EFFECTS,
    EXTRA_BLOCK,
    FEWEST_CASTLES,
    FREE_PASSAGE,
    JUMP_CLIMB,
    JUMP_OVER,
    JUMP_UP_2,
    KNIGHT_CARD_COST,
    KNIGHT_LEVELS_ABOVE,
    KNIGHT_UP_1,
    LEVELS_UP,
    MORE_POINTS,
    MOVE_BLOCK,
    ONE_CARD,
)
from sobremesa.games.torres.cells import NONE, ONE, append_each, first_of
from sobremesa.games.torres.state import NO_CELL, TorresState
from sobremesa.games.torres.steps import CARD_TARGET, TURN


def append_playable(state: TorresState, actions: vec[i64]) -> vec[i64]:
    """9.2.2, 9.3.1, 9.4 The cards that may be played now."""
    if state.played >= MOST_PLAYED or state.points < COST_PLAY:
        return actions
    seat = state.seats[state.turn]
    cards = seat.hand if FRESH_PLAYABLE else seat.hand & ~seat.fresh
    for card in range(CARDS):
        if cards & ONE_CARD[card] != 0 and can_be_carried_out(state, EFFECT[card]):
            actions = append(actions, PLAY + card)
    return actions


def can_be_carried_out(state: TorresState, effect: i64) -> bool:
    """9.4 Whether a card would have a target."""
    board = state.board
    if effect in (AP6, AP7):
        return True
    if effect == BLOCK_UNDER_KNIGHT:
        return state.seats[state.turn].blocks() > 0 and board.under_knights(state.turn) != 0
    if effect == EXTRA_BLOCK:
        return state.supply > 0 and board.building_spaces() != 0  # supply: ruling R10
    if effect == MOVE_BLOCK:
        return _liftable(state, True) != 0
    if effect == KNIGHT_UP_1:
        return (
            state.seats[state.turn].reserve > 0
            and state.points >= COST_PLAY + KNIGHT_CARD_COST
            and board.spaces_for_new_knight(state.turn, KNIGHT_LEVELS_ABOVE) != 0
        )
    mine = board.knights[state.turn]
    while mine != 0:
        origin = first_of(mine)
        mine &= ~ONE[origin]
        if card_moves(state, effect, origin) != 0:
            return True
    return False


def card_moves(state: TorresState, effect: i64, origin: i64) -> i64:
    """11.0.3-11.0.5, 11.6 Where a card may send a knight."""
    board = state.board
    if effect == JUMP_UP_2:
        return board.jumps_up(origin, LEVELS_UP)
    if effect == DIAGONAL_STEP:
        return board.diagonals(origin, DIAGONAL_CLIMB)
    if effect == FREE_PASSAGE:
        return board.free_passages(origin)
    if effect == JUMP_OVER:
        return board.jumps_over(origin, JUMP_CLIMB)
    return NONE


def _liftable(state: TorresState, only_one: bool) -> i64:
    """11.5 The spaces whose top block may be moved; ``only_one`` stops at the first."""
    found = NONE
    candidates = state.board.at_least[1] & state.board.empty
    while candidates != 0:
        cell = first_of(candidates)
        candidates &= ~ONE[cell]
        if state.board.spaces_for_moved_block(cell, FEWEST_CASTLES) != 0:
            found |= ONE[cell]
            if only_one:
                return found
    return found


def legal_targets(state: TorresState, actions: vec[i64]) -> vec[i64]:
    """Section 11: the targets of the card just played."""
    board = state.board
    effect = EFFECT[state.card]
    if effect == BLOCK_UNDER_KNIGHT:
        seat = state.seats[state.turn]
        for stack in range(len(seat.stacks)):
            if seat.stacks[stack] > 0 and seat.first_like(stack, state.stack):
                actions = append_each(
                    actions, BUILD + SPACES * stack, board.under_knights(state.turn)
                )
        return actions
    if effect == EXTRA_BLOCK:
        return append_each(actions, BUILD_FROM_SUPPLY, board.building_spaces())
    if effect == MOVE_BLOCK:
        if state.lifted == NO_CELL:
            return append_each(actions, LIFT, _liftable(state, False))
        spaces = board.spaces_for_lifted_block(state.lifted, FEWEST_CASTLES)
        return append_each(actions, PUT, spaces)
    if effect == KNIGHT_UP_1:
        spaces = board.spaces_for_new_knight(state.turn, KNIGHT_LEVELS_ABOVE)
        return append_each(actions, KNIGHT, spaces)
    mine = board.knights[state.turn]
    while mine != 0:
        origin = first_of(mine)
        mine &= ~ONE[origin]
        targets = card_moves(state, effect, origin)
        actions = append_each(actions, MOVE + SPACES * origin, targets)
    return actions


def play(state: TorresState, card: i64) -> None:
    """9.3.2 Lay a card face up; its effect follows at once, or asks for its target."""
    seat = state.seats[state.turn]
    seat.hand &= ~ONE_CARD[card]
    seat.fresh &= ~ONE_CARD[card]
    seat.played |= ONE_CARD[card]
    state.points -= COST_PLAY
    state.played += 1
    state.card = card
    if state.events is not None:
        # 9.5 What was hidden in a hand is now seen by all.
        told: dict[str, object] = {"seat": int(state.turn), "card": CARD_IDS[card]}
        state.tell(Event("card_played", told, reveals=not state.master))
    effect = EFFECT[card]
    if effect in (AP6, AP7):
        state.points += MORE_POINTS[effect]
        if state.events is not None:
            state.tell(
                Event("points_raised", {"seat": int(state.turn), "points": int(state.points)})
            )
    else:
        state.step = CARD_TARGET


def send_knight(state: TorresState, origin: i64, target: i64) -> None:
    """11.0.3-11.0.5, 11.6 The card sends a knight."""
    state.board.move_knight(state.turn, origin, target)
    state.step = TURN
    if state.events is not None:
        state.tell(
            Event(
                "knight_moved",
                {
                    "seat": int(state.turn),
                    "from": int(origin),
                    "to": int(target),
                    "way": EFFECTS[EFFECT[state.card]],
                    "points": 0,
                },
            )
        )


def lift_block(state: TorresState, cell: i64) -> None:
    """11.5.1 The top block comes off."""
    castle = state.board.take_block(cell)
    state.lifted = cell
    if state.events is not None:
        state.tell(
            Event(
                "block_lifted",
                {
                    "seat": int(state.turn),
                    "cell": int(cell),
                    "height": int(state.board.height[cell]),
                    "castle": int(castle),
                    "vanished": state.board.castles[castle] == 0,
                },
            )
        )


def put_lifted_block(state: TorresState, cell: i64) -> None:
    """11.5.3 The lifted block is put down."""
    origin = state.lifted
    castles = state.board.castle_count()
    castle = state.board.put_block(cell)
    state.lifted = NO_CELL
    state.step = TURN
    if state.events is not None:
        state.tell(
            Event(
                "block_put",
                {
                    "seat": int(state.turn),
                    "from": int(origin),
                    "cell": int(cell),
                    "height": int(state.board.height[cell]),
                    "castle": int(castle),
                    "founded": state.board.castle_count() > castles,
                },
            )
        )
