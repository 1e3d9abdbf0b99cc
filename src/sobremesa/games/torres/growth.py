"""What a castle may still grow to, if its owner has his way in all turns to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.torres.box import PHASES
from sobremesa.games.torres.cells import beside, count
from sobremesa.games.torres.climbs import BLOCKS_A_LEVEL
from sobremesa.games.torres.reach import top_level, ways_up
from sobremesa.games.torres.state import TorresState

_ROOM: Final[i64] = 2  # times as many spaces as a castle may be built on now, for more follow


def growth(state: TorresState, seat: i64) -> i64:
    """Points beyond those of now that one castle may bring at all scorings to come, the best one.

    In every turn of ``seat`` its highest knight there rises by a level and the castle becomes
    wider by a space, as long as he has a way up and the castle room beside it.
    """
    board = state.board
    blocks = board.at_least[1]
    turns = state.turns_to_come(seat)
    most: i64 = 0
    for number in range(len(board.castles)):
        castle = board.castles[number]
        inside = castle & board.knights[seat]
        if inside == 0:
            continue
        level = top_level(board, inside)
        surface = board.surface[number]
        ways = ways_up(board, castle, inside & board.at_least[level], level)
        lacking = level + 1 - top_level(board, ways)
        room = _ROOM * count(beside(castle) & ~blocks & ~beside(blocks & ~castle))
        found: i64 = 0
        to_come = turns
        for phase in range(state.phase, PHASES):
            if phase > state.phase:
                to_come += len(state.setting.stacks[phase])
            levels: i64 = 0
            if ways != 0:
                further = (BLOCKS_A_LEVEL * to_come - lacking) // BLOCKS_A_LEVEL
                levels = min(to_come, max(0, 1 + further))
            wider = surface + min(to_come, room)
            found += max(min(level + levels, wider), level) * wider - level * surface
        most = max(most, found)
    return most
