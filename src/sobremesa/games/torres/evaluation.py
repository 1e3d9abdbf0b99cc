"""How good a state of Torres looks for a seat: what it scores, and what it could soon score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.torres.box import (
    KING_LEVEL,
    KING_POINTS,
    MOST_BLOCKS,
    MOST_PLAYED,
    PHASES,
)
from sobremesa.games.torres.cards import NO_CARD
from sobremesa.games.torres.cards_in_hand import cards_worth
from sobremesa.games.torres.cells import count
from sobremesa.games.torres.growth import growth
from sobremesa.games.torres.leaps import SENDING, effects_of
from sobremesa.games.torres.master_outlook import master_outlook
from sobremesa.games.torres.reach import Prospects, top_level
from sobremesa.games.torres.rules import Torres
from sobremesa.games.torres.scoring import kings_castle
from sobremesa.games.torres.seat import GONE
from sobremesa.games.torres.state import TorresState
from sobremesa.games.torres.steps import CARD_TARGET
from sobremesa.games.torres.weights import Weights

POINT: Final[i64] = 100  # everything is counted in hundredths of points


def evaluate(state: Torres, seat: int, weights: Weights) -> int:
    """How good ``state`` looks for ``seat``, in hundredths of points.

    A card that waits for its target is judged by its best target.
    """
    me: i64 = seat
    if state.step == CARD_TARGET and state.to_move == me:
        return int(_best_target(state, me, weights))
    return int(_judge(state, me, weights))


def _best_target(state: Torres, me: i64, weights: Weights) -> i64:
    """What the best target of the card just played leads to.

    Of the many ways to move a block, only the block that is missed least is followed up.
    """
    best = state
    highest: i64 = 0
    for action in state._legal():
        after = state.clone()
        after._apply(action)
        value = _judge(after, me, weights)
        if best is state or value > highest:
            best = after
            highest = value
    if best.step == CARD_TARGET and best is not state:
        return _best_target(best, me, weights)
    return highest


def _judge(state: TorresState, me: i64, weights: Weights) -> i64:
    """The own outlook less the others'."""
    left = scorings_left(state)
    hope = weights.hope[left]
    fear = weights.fear[left]
    mine = standing(state, me, weights) + plans(state, me, weights, weights.leaps[left])
    if hope > 0:
        mine += growth(state, me) * hope
    if weights.thrift[left] > 0:
        mine += cards_worth(state, me, state.in_turn(me)) * weights.thrift[left] // 100
    most: i64 = 0
    total: i64 = 0
    first = True
    for other in range(state.players):
        if other != me:
            theirs = standing(state, other, weights)
            if fear > 0:
                theirs += growth(state, other) * fear
            if weights.threat > 0:
                theirs += _threats(state, other, weights) * weights.threat // 100
            total += theirs
            if first or theirs > most:
                most = theirs
                first = False
    if state.players == 2:
        return mine - total * weights.rival // 100
    mean = total // (state.players - 1)
    return mine - (mean * weights.mean + most * weights.leader) // 100


def scorings_left(state: TorresState) -> i64:
    """How many scorings are still to come."""
    if state.is_over:
        return 0
    return PHASES - state.phase


def standing(state: TorresState, seat: i64, weights: Weights) -> i64:
    """Points, and what the castles, the king and the master card will give as things stand."""
    board = state.board
    mine = board.knights[seat]
    left = scorings_left(state)
    value = POINT * state.seats[seat].score
    if left == 0:
        return value
    each = weights.future[left]
    growth = weights.growth[left]
    for number in range(len(board.castles)):
        inside = board.castles[number] & mine
        if inside != 0:
            value += top_level(board, inside) * (board.surface[number] * each + growth)
    value += weights.knight[left] * count(mine)
    value += king_outlook(state, mine, weights)
    if state.master_card != NO_CARD:
        value += master_outlook(state, seat, weights)
    return value


def king_outlook(state: TorresState, mine: i64, weights: Weights) -> i64:
    """13.2 The bonus for the exact level, and a little for being near it in phases to come."""
    board = state.board
    number = kings_castle(board)
    if number < 0:
        return 0
    there = board.castles[number] & mine
    if there == 0:
        return 0
    value: i64 = 0
    share: i64 = POINT
    for phase in range(state.phase, PHASES):
        level = KING_LEVEL[phase]
        if there & board.at_least[level] & ~board.at_least[level + 1] != 0:
            value += KING_POINTS[phase] * share
        share = weights.king
    return value


def _threats(state: TorresState, other: i64, weights: Weights) -> i64:
    """What another player could gain when his turn comes."""
    seat = state.seats[other]
    left = scorings_left(state)
    if left == 0:
        return 0
    left_later = left if seat.stacks_left() > 0 else left - 1
    prospects = Prospects(state, other, 0, MOST_BLOCKS, left, left_later)
    return prospects.worth(seat.reserve > 0, weights)


def plans(state: TorresState, me: i64, weights: Weights, by_card: bool = False) -> i64:
    """What is still in the hand: action points, plans, blocks and cards.

    ``by_card``: the plans of the turn under way may need a card that sends a knight, too.
    """
    seat = state.seats[me]
    left = scorings_left(state)
    if left == 0:
        return 0
    in_turn = state.in_turn(me)
    points: i64 = 0
    blocks: i64 = 0
    if in_turn:
        points = state.points
        blocks = state.blocks_left()
    blocks_now = blocks
    left_later = left if state.turns_to_come(me) > 0 else left - 1
    if points < 2:
        blocks = MOST_BLOCKS if left_later > 0 else blocks
    value = weights.point[left] * points
    effects: i64 = 0
    if by_card and in_turn and state.played < MOST_PLAYED:
        effects = effects_of(seat.hand) & SENDING
    prospects = Prospects(state, me, points, blocks, left, left_later, effects, blocks_now)
    value += prospects.worth(seat.reserve > 0, weights)
    for stack in seat.stacks:
        if stack != GONE:
            value += weights.block * stack
    return value + cards_worth(state, me, in_turn) * weights.card // 100
