"""How far the knights of a seat are from what the master card asks of them together."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.games.torres.board import Board
from sobremesa.games.torres.box import COST_KNIGHT, COST_STEP, HEIGHT, KNIGHTS_EACH, SPACES, WIDTH
from sobremesa.games.torres.cards import MASTER_CARDS, MASTER_IDS, NO_CARD
from sobremesa.games.torres.cells import ALL, NONE, ONE, beside, count, first_of, grown
from sobremesa.games.torres.reach import one_move, top_level
from sobremesa.games.torres.state import TorresState
from sobremesa.games.torres.weights import POINT

NEIGHBOURS: Final[i64] = MASTER_IDS.index("neighbours")
DIFFERENT_LEVELS: Final[i64] = MASTER_IDS.index("different_levels")
ROW: Final[i64] = MASTER_IDS.index("row")
SQUARE: Final[i64] = MASTER_IDS.index("square")
SAME_LEVEL: Final[i64] = MASTER_IDS.index("same_level")
# What such a card gives in the end; 0 for those that want something else.
POINTS: Final[vec[i64]] = vec[i64](
    [
        card["points"][-1]
        if number in (NEIGHBOURS, DIFFERENT_LEVELS, ROW, SQUARE, SAME_LEVEL)
        else 0
        for number, card in enumerate(MASTER_CARDS)
    ]
)

FAR: Final[i64] = 99  # action points to what cannot be reached
_MOVES: Final[i64] = 5  # so many of a knight are looked at


def _line(first: int, step: int, length: int) -> int:
    joined: i64 = 0
    for place in range(length):
        joined |= ONE[first + step * place]
    return joined


def _square(corner: int, side: int) -> int:
    below = corner + side * int(WIDTH)
    return int(ONE[corner] | ONE[corner + side] | ONE[below] | ONE[below + side])


def _lines(length: int) -> list[int]:
    """The spaces of that many, side by side in a row or in a column."""
    found = []
    for start in range(int(SPACES)):
        row, column = divmod(start, int(WIDTH))
        if column + length <= WIDTH:
            found.append(_line(start, 1, length))
        if row + length <= HEIGHT:
            found.append(_line(start, int(WIDTH), length))
    return found


_LINES: Final[vec[i64]] = vec[i64](_lines(int(WIDTH)))
_SIDE_BY_SIDE: Final[vec[i64]] = vec[i64](_lines(int(KNIGHTS_EACH)))
_SQUARES: Final[vec[i64]] = vec[i64](
    [
        _square(row * int(WIDTH) + column, side)
        for side in range(1, int(min(WIDTH, HEIGHT)))
        for row in range(int(HEIGHT) - side)
        for column in range(int(WIDTH) - side)
    ]
)


# How many knights a set of them has.
_SIZES: Final[vec[i64]] = vec[i64](
    [int(knights).bit_count() for knights in range(2 ** int(KNIGHTS_EACH))]
)


@final
class Gathering:
    """12.0.4-12.0.8 The least that it takes to bring the knights where the master card wants them.

    ``lacking`` is how many action points that takes, 0 if they are there, ``FAR`` if it is not
    worth the card's points, or the card wants no such thing. ``price`` is what is lost by it, in
    hundredths of points: ``a_point`` for each action point, and what knights that go away held in
    their castles. Every knight goes his
    shortest way with steps and passages on the board as it is, one of the reserve from beside an
    own knight; blocks and cards that help are not thought of.
    """

    def __init__(self, state: TorresState, seat: i64, a_point: i64) -> None:
        self.lacking: i64 = FAR
        self.price: i64 = FAR * a_point
        card = state.master_card
        if state.is_over or card == NO_CARD or POINTS[card] == 0:
            return
        self.price = POINT * POINTS[card]
        board = state.board
        walkers = _Walkers(state, seat, a_point)
        if card == ROW:
            for line in _SIDE_BY_SIDE if state.setting.row_contiguous else _LINES:
                self._all_to(walkers, line, False)
        elif card == SQUARE:
            self._to_a_square(walkers, 2)
            if self.lacking == FAR:
                self._to_a_square(walkers, 1)
        elif card == NEIGHBOURS:
            rest = walkers.mine
            while rest != 0:
                group = grown(ONE[first_of(rest)], walkers.mine)
                rest &= ~group
                self._all_to(walkers, group, True)
        elif card == SAME_LEVEL:
            for level in range(_levels(board)):
                self._all_to(walkers, board.at_least[level] & ~board.at_least[level + 1], False)
        elif card == DIFFERENT_LEVELS:
            self._to_levels(board, walkers)

    def _all_to(self, walkers: _Walkers, spaces: i64, connected: bool) -> None:
        """All knights to ``spaces``, or beside those already there; the nearest goes first."""
        if not connected and count(spaces & walkers.may_stand) < KNIGHTS_EACH:
            return
        there = walkers.mine & spaces
        going: i64 = 0
        for walker in range(KNIGHTS_EACH):
            if walkers.here[walker] & there == 0:
                going |= ONE[walker]
        free = (beside(there) if connected else spaces) & walkers.may_stand & ~there
        if count(going) * walkers.a_point >= self.price:
            return
        lacking: i64 = 0
        price: i64 = 0
        while going != 0:
            if not walkers.send(going, free, self.price - price):
                return
            lacking += walkers.points
            price += walkers.price
            going &= ~ONE[walkers.sent]
            there |= walkers.target
            if connected:
                free |= beside(walkers.target) & walkers.may_stand
            free &= ~there
        self._keep(lacking, price)

    def _to_a_square(self, walkers: _Walkers, fewest: i64) -> None:
        """12.8.4 Four corners parallel to the board, so many of them taken already."""
        for square in _SQUARES:
            missing = square & ~walkers.mine
            if square & ~walkers.may_stand != 0 or count(square & walkers.mine) < fewest:
                continue
            if missing == 0:
                self._keep(0, 0)
                return
            going: i64 = 0
            for walker in range(KNIGHTS_EACH):
                if walkers.here[walker] & square == 0:
                    going |= ONE[walker]
            lacking: i64 = 0
            price: i64 = 0
            while missing != 0:
                if not walkers.send(going, missing, self.price - price):
                    break
                lacking += walkers.points
                price += walkers.price
                going &= ~ONE[walkers.sent]
                missing &= ~walkers.target
            if missing == 0:
                self._keep(lacking, price)

    def _to_levels(self, board: Board, walkers: _Walkers) -> None:
        """12.0.5 The cheapest way to share out all knights among as many levels."""
        levels = _levels(board)
        everybody: i64 = len(_SIZES) - 1
        prices = vec[i64]([self.price] * int(everybody + 1))  # by who has his level already
        points = vec[i64]([FAR] * int(everybody + 1))
        price_of = vec[i64]([0] * int(KNIGHTS_EACH))
        points_of = vec[i64]([0] * int(KNIGHTS_EACH))
        prices[0] = 0
        points[0] = 0
        for level in range(levels):
            spaces = board.at_least[level] & ~board.at_least[level + 1]
            for walker in range(KNIGHTS_EACH):
                walkers.send(ONE[walker], spaces, self.price)
                price_of[walker] = walkers.price
                points_of[walker] = walkers.points
            for less in range(everybody + 1):
                settled = everybody - less
                if _SIZES[settled] + levels - level < KNIGHTS_EACH:
                    continue
                if prices[settled] >= prices[everybody]:
                    continue
                for walker in range(KNIGHTS_EACH):
                    more = settled | ONE[walker]
                    price = prices[settled] + price_of[walker]
                    if more != settled and price < prices[more]:
                        prices[more] = price
                        points[more] = points[settled] + points_of[walker]
        self._keep(points[everybody], prices[everybody])

    def _keep(self, lacking: i64, price: i64) -> None:
        if price < self.price:
            self.lacking = lacking
            self.price = price


class _Walkers:
    """All knights of a seat and where each comes with how many moves, those of the reserve, too.

    The spaces that knight ``k`` reaches with ``m`` moves or fewer are
    ``reached[k * (_MOVES + 1) + m]``; ``before[k]`` is how many action points he costs before his
    first one, ``holds[k]`` what he holds in a castle, as long as he stays on ``high[k]``.
    """

    def __init__(self, state: TorresState, seat: i64, a_point: i64) -> None:
        board = state.board
        self.board = board
        self.a_point = a_point
        self.mine: i64 = board.knights[seat]
        self.may_stand: i64 = self.mine | board.empty
        self.here = vec[i64]()
        self.before = vec[i64]()
        self.holds = vec[i64]()
        self.high = vec[i64]()
        self.reached = vec[i64]()
        self.known = vec[i64]()
        self.latest = vec[i64]()
        # Of the knight sent last:
        self.sent: i64 = 0
        self.target: i64 = 0
        self.points: i64 = 0
        self.price: i64 = 0
        rest = self.mine
        while rest != 0:
            knight = ONE[first_of(rest)]
            rest &= ~knight
            self._add(board, knight, knight, 0)
        for _knight in range(KNIGHTS_EACH - len(self.here)):
            self._add(board, NONE, board.spaces_for_new_knight(seat, 0), COST_KNIGHT)

    def _add(self, board: Board, here: i64, start: i64, before: i64) -> None:
        holds: i64 = 0
        high: i64 = 0
        for number in range(len(board.castles)):
            castle = board.castles[number]
            if castle & here != 0:
                level = board.height[first_of(here)]
                high = castle & board.at_least[level]
                second = top_level(board, castle & self.mine & ~here)
                holds = max(level - second, 0) * board.surface[number] * POINT
        self.here = append(self.here, here)
        self.before = append(self.before, before)
        self.holds = append(self.holds, holds)
        self.high = append(self.high, high)
        self.known = append(self.known, 0)
        self.latest = append(self.latest, start)
        self.reached = append(self.reached, start)
        for _move in range(_MOVES):
            self.reached = append(self.reached, NONE)

    def send(self, going: i64, spaces: i64, most: i64) -> bool:
        """Choose who of the knights ``going`` pays least to one of ``spaces``, less than ``most``.

        Whether there is one.
        """
        self.price = most
        self.points = FAR
        self.target = NONE
        self.sent = first_of(going)
        while going != 0:
            walker = first_of(going)
            going &= ~ONE[walker]
            self._send(walker, spaces)
        return self.target != NONE

    def _within(self, walker: i64, moves: i64) -> i64:
        """Where this one comes with so many moves or fewer; looked up when first asked for."""
        at = walker * (_MOVES + 1) + moves
        if moves > self.known[walker]:
            before = self.reached[at - 1]
            latest = one_move(self.board, self.latest[walker]) & ~before
            self.latest[walker] = latest
            self.reached[at] = before | latest
            self.known[walker] = moves
        return self.reached[at]

    def _send(self, walker: i64, spaces: i64) -> None:
        """This one, if he pays less than who was to go so far."""
        for moves in range(_MOVES + 1):
            points = self.before[walker] + moves * COST_STEP
            price = points * self.a_point
            if price >= self.price:
                return
            target = self._within(walker, moves) & spaces
            if target == 0:
                continue
            kept = target & self.high[walker]
            if kept != 0:
                target = kept
            else:
                price += self.holds[walker]
            if price < self.price:
                self.sent = walker
                self.target = ONE[first_of(target)]
                self.points = points
                self.price = price


def _levels(board: Board) -> i64:
    """How many levels a knight may stand on, the ground too."""
    level: i64 = 0
    while board.at_least[level] & ALL != 0:
        level += 1
    return level
