"""How a seat stands in the largest castle, which all want a part of."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sobremesa.games.torres.cells import count
from sobremesa.games.torres.reach import one_move, top_level, ways_up
from sobremesa.games.torres.state import TorresState


@final
class LargestCastle:
    """What a seat has there, and how it may rise; nothing for who is not there.

    ``level`` is that of its highest knight and ``inside`` how many it has, ``ways`` how many spaces
    lead up, ``contested`` how many of these a knight of somebody else could take with one move, and
    ``lacking`` how many blocks the best of them lacks. ``others`` are such moves.
    """

    def __init__(self, state: TorresState, seat: i64, others: i64) -> None:
        board = state.board
        self.level: i64 = 0
        self.ways: i64 = 0
        self.contested: i64 = 0
        self.lacking: i64 = 0
        self.inside: i64 = 0
        number = largest(state)
        if number < 0:
            return
        castle = board.castles[number]
        inside = castle & board.knights[seat]
        self.inside = count(inside)
        if inside == 0:
            return
        self.level = top_level(board, inside)
        ways = ways_up(board, castle, inside & board.at_least[self.level], self.level)
        self.ways = count(ways)
        self.contested = count(ways & others)
        if ways != 0:
            self.lacking = max(self.level + 1 - top_level(board, ways), 0)
        else:
            self.lacking = self.level + 1


def largest(state: TorresState) -> i64:
    """The number of the castle with most spaces, the first of those; below 0 without any."""
    board = state.board
    found: i64 = -1
    for number in range(len(board.castles)):
        if board.castles[number] == 0:
            continue
        if found < 0 or board.surface[number] > board.surface[found]:
            found = number
    return found


def moves_of_others(state: TorresState, seat: i64) -> i64:
    """The spaces that knights of other seats may come to with one move."""
    board = state.board
    knights: i64 = 0
    for other in range(state.players):
        if other != seat:
            knights |= board.knights[other]
    return one_move(board, knights) if knights != 0 else 0
