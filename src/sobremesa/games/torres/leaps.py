"""How high a card could send a knight, if blocks are first built where it would land."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.torres.board import Board
from sobremesa.games.torres.box import HIGHEST
from sobremesa.games.torres.cards import (
    CARDS,
    DIAGONAL_CLIMB,
    DIAGONAL_STEP,
    EFFECT,
    FREE_PASSAGE,
    JUMP_CLIMB,
    JUMP_OVER,
    JUMP_UP_2,
    LEVELS_UP,
    ONE_CARD,
)
from sobremesa.games.torres.cells import BESIDE, DIAGONAL, ONE, beside, first_of

# The effects of cards that send a knight, one by one and as a set.
SENDERS: Final = (JUMP_UP_2, DIAGONAL_STEP, JUMP_OVER, FREE_PASSAGE)
SENDING: Final[i64] = ONE[JUMP_UP_2] | ONE[DIAGONAL_STEP] | ONE[JUMP_OVER] | ONE[FREE_PASSAGE]


def effects_of(cards: i64) -> i64:
    """What the cards of a set do, as a set of effects."""
    effects: i64 = 0
    for card in range(CARDS):
        if cards & ONE_CARD[card] != 0:
            effects |= ONE[EFFECT[card]]
    return effects


def leaps(board: Board, number: i64, knights: i64, effects: i64, blocks: i64) -> vec[i64]:
    """11.0.3-11.0.5, 11.6 How high in a castle one of ``effects`` brings one of ``knights``.

    The highest level by how many blocks are built there first: none, one and so on up to
    ``blocks``; 0 where there is no such level.
    """
    castle = board.castles[number]
    surface = board.surface[number]
    site = (castle | beside(castle) & ~board.at_least[1]) & board.empty
    highest = vec[i64]([0] * (int(blocks) + 1))
    while knights != 0:
        origin = first_of(knights)
        knights &= ~ONE[origin]
        height = board.height[origin]
        if effects & ONE[JUMP_UP_2] != 0:
            _land(board, highest, BESIDE[origin] & site, height + LEVELS_UP, surface, True)
        if effects & ONE[DIAGONAL_STEP] != 0:
            _land(board, highest, DIAGONAL[origin] & site, height + DIAGONAL_CLIMB, surface, False)
        if effects & ONE[JUMP_OVER] != 0:
            cells = board.behind_pieces(origin) & site
            _land(board, highest, cells, height + JUMP_CLIMB, surface, False)
        doors = BESIDE[origin] & castle & board.at_least[height + 1]
        if effects & ONE[FREE_PASSAGE] != 0 and doors != 0:
            highest[0] = max(highest[0], _highest_door(board, castle, surface))
    return highest


def _land(
    board: Board, highest: vec[i64], cells: i64, level: i64, surface: i64, exactly: bool
) -> None:
    """On one of ``cells`` that is of that level or is built up to it; or lower, if allowed."""
    if cells == 0 or level > HIGHEST:
        return
    lacking: i64 = 0
    while lacking < len(highest) and lacking <= level:
        floor = level - lacking
        fits = lacking == 0 or level <= surface  # 8.3
        if fits and cells & board.at_least[floor] & ~board.at_least[floor + 1] != 0:
            highest[lacking] = max(highest[lacking], level)
        lacking += 1
    if not exactly:
        within = cells & ~board.at_least[level + 1]
        while level > highest[0] and within & board.at_least[level] == 0:
            level -= 1
        highest[0] = max(highest[0], level)


def _highest_door(board: Board, castle: i64, surface: i64) -> i64:
    """11.2 The highest level on which the castle can be left to a free space of its own."""
    level = surface
    while level > 0:
        if board.doors_out(castle, level) & castle & board.empty != 0:
            return level
        level -= 1
    return 0
