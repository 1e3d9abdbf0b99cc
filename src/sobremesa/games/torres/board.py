"""The board: blocks, castles, knights and king, and where each of them may go."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.games.torres.box import (
    CASTLE_DISTANCE,
    CLIMB,
    HIGHEST,
    MAX_PLAYERS,
    SPACES,
)
from sobremesa.games.torres.cards import KNIGHT_LEVELS_ABOVE
from sobremesa.games.torres.cells import (
    ALL,
    BESIDE,
    DIAGONAL,
    NONE,
    ONE,
    beside,
    beyond,
    first_of,
    grown,
    near_table,
)

NOWHERE: Final[i64] = -1
NO_CASTLE: Final[i64] = -1
# Questions are also asked about levels above the tallest castle: as far up as a knight could
# come from there, and up to the surface of the largest castle (8.3).
_LEVELS: Final[i64] = max(HIGHEST + max(CLIMB, KNIGHT_LEVELS_ABOVE), SPACES) + 2
_TOO_NEAR: Final[vec[i64]] = near_table(int(CASTLE_DISTANCE))


@final
class Board:
    """Heights, castles and pieces. A castle keeps its number as long as it stands.

    ``at_least[h]`` is the set of spaces of height ``h`` or more; ``castles`` the set of spaces
    of each castle, none where it vanished; ``surface`` how many spaces it has; ``knights`` the
    set of each seat's knights; ``empty`` the spaces without knight or king.
    """

    def __init__(
        self,
        height: vec[i64],
        at_least: vec[i64],
        castles: vec[i64],
        surface: vec[i64],
        knights: vec[i64],
        empty: i64,
        king: i64,
    ) -> None:
        self.height = height
        self.at_least = at_least
        self.castles = castles
        self.surface = surface
        self.knights = knights
        self.empty = empty
        self.king = king

    def clone(self) -> Board:
        """An independent copy."""
        return Board(
            self.height[:],
            self.at_least[:],
            self.castles[:],
            self.surface[:],
            self.knights[:],
            self.empty,
            self.king,
        )

    # ---- pieces

    def put_knight(self, seat: i64, cell: i64) -> None:
        """A knight comes onto an empty space."""
        self.knights[seat] |= ONE[cell]
        self.empty &= ~ONE[cell]

    def move_knight(self, seat: i64, origin: i64, target: i64) -> None:
        """A knight goes to an empty space."""
        self.knights[seat] = self.knights[seat] & ~ONE[origin] | ONE[target]
        self.empty = (self.empty | ONE[origin]) & ~ONE[target]

    def put_king(self, cell: i64) -> None:
        """The king goes to an empty space, from wherever he was."""
        if self.king != NOWHERE:
            self.empty |= ONE[self.king]
        self.king = cell
        self.empty &= ~ONE[cell]

    # ---- castles

    def castle_at(self, cell: i64) -> i64:
        """The number of the castle on a space, or ``NO_CASTLE``."""
        for number in range(len(self.castles)):
            if self.castles[number] & ONE[cell] != 0:
                return number
        return NO_CASTLE

    def castle_count(self) -> i64:
        """How many castles stand."""
        standing: i64 = 0
        for castle in self.castles:
            if castle != 0:
                standing += 1
        return standing

    def highest_of(self, castle: i64) -> i64:
        """The height of the tallest space of a castle."""
        level: i64 = 0
        while self.castles[castle] & self.at_least[level + 1] != 0:
            level += 1
        return level

    def found_castle(self, cell: i64) -> i64:
        """A new castle of no block yet; it takes the number of one that vanished, if any."""
        for number in range(len(self.castles)):
            if self.castles[number] == 0:
                self.castles[number] = ONE[cell]
                self.surface[number] = 1
                return number
        self.castles = append(self.castles, ONE[cell])
        self.surface = append(self.surface, 1)
        return len(self.castles) - 1

    def put_block(self, cell: i64) -> i64:
        """One block onto a space: on a castle, beside one, or founding one. Its castle."""
        castle = self.castle_at(cell)
        if castle == NO_CASTLE:
            for number in range(len(self.castles)):
                if self.castles[number] & BESIDE[cell] != 0:
                    castle = number
                    self.castles[number] |= ONE[cell]
                    self.surface[number] += 1
            if castle == NO_CASTLE:
                castle = self.found_castle(cell)
        self.height[cell] += 1
        self.at_least[self.height[cell]] |= ONE[cell]
        return castle

    def take_block(self, cell: i64) -> i64:
        """The top block of a space comes off. The castle it was taken from."""
        castle = self.castle_at(cell)
        self.at_least[self.height[cell]] &= ~ONE[cell]
        self.height[cell] -= 1
        if self.height[cell] == 0:
            self.castles[castle] &= ~ONE[cell]
            self.surface[castle] -= 1
        return castle

    # ---- where a block may go

    def building_spaces(self) -> i64:
        """8.2-8.4, 8.6 Where a block may be built: on a castle or beside exactly one."""
        return self._within_one_castle() & self.empty

    def ground_beside_none(self) -> i64:
        """Empty ground next to no castle, where a card may found one."""
        return self._ground_apart() & self.empty

    def under_knights(self, seat: i64) -> i64:
        """11.3 The own knights under whom a block may be put, to build on or to found a castle."""
        return self.knights[seat] & (self._within_one_castle() | self._ground_apart())

    def _within_one_castle(self) -> i64:
        """8.2-8.4 Where a castle may grow, whoever stands there."""
        once: i64 = 0
        twice: i64 = 0
        raised: i64 = 0
        for number in range(len(self.castles)):
            castle = self.castles[number]
            border = beside(castle)
            twice |= once & border
            once |= border
            raised |= castle & ~self.at_least[self.surface[number]]
        return once & ~twice & ~self.at_least[1] | raised

    def _ground_apart(self) -> i64:
        """Ground next to no castle, whoever stands there."""
        border: i64 = 0
        for castle in self.castles:
            border |= beside(castle)
        return ~border & ~self.at_least[1] & ALL

    def founding_spaces(self) -> i64:
        """12.1 Empty spaces far enough from every castle for a new one, before the game."""
        near: i64 = 0
        blocks = self.at_least[1]
        while blocks != 0:
            cell = first_of(blocks)
            blocks &= ~ONE[cell]
            near |= _TOO_NEAR[cell]
        return ALL & ~near

    # ---- where a knight may go

    def spaces_for_new_knight(self, seat: i64, levels_above: i64) -> i64:
        """6.1 Beside an own knight, at most ``levels_above`` his level, any level below."""
        spaces: i64 = 0
        friends = self.knights[seat]
        while friends != 0:
            friend = first_of(friends)
            friends &= ~ONE[friend]
            spaces |= BESIDE[friend] & ~self.at_least[self.height[friend] + levels_above + 1]
        return spaces & self.empty

    def steps(self, origin: i64) -> i64:
        """7.1 To a neighbouring empty space, one level up or any number down."""
        return BESIDE[origin] & ~self.at_least[self.height[origin] + CLIMB + 1] & self.empty

    def passages(self, origin: i64, inner_path: bool) -> i64:
        """7.2-7.6 In at a door on the knight's level, out at any door of that castle not higher.

        With ``inner_path`` (ruling R3) the way inside the walls may never rise either.
        """
        level = self.height[origin]
        inside = self._entered(origin)
        if inside == 0:
            return NONE
        if inner_path:
            return self._ways_inside(origin, inside) & self.empty
        exits: i64 = 0
        for floor in range(level + 1):
            exits |= self.doors_out(inside, floor)
        return exits & self.empty

    def free_passages(self, origin: i64) -> i64:
        """11.2 In at a door on the knight's level, out at any door of that castle."""
        inside = self._entered(origin)
        exits: i64 = 0
        floor: i64 = 0
        while inside & self.at_least[floor + 1] != 0:
            exits |= self.doors_out(inside, floor)
            floor += 1
        return exits & self.empty

    def jumps_up(self, origin: i64, levels: i64) -> i64:
        """11.0.3 To a neighbouring empty space exactly ``levels`` higher."""
        level = self.height[origin] + levels
        if level > HIGHEST:
            return NONE
        return BESIDE[origin] & self._exactly(level) & self.empty

    def diagonals(self, origin: i64, climb: i64) -> i64:
        """11.0.4 To an empty space over the corner, at most ``climb`` up, any number down."""
        return DIAGONAL[origin] & ~self._higher_than(self.height[origin] + climb) & self.empty

    def jumps_over(self, origin: i64, climb: i64) -> i64:
        """11.6 Straight over one neighbouring piece to the empty space behind it."""
        return self.behind_pieces(origin) & ~self._higher_than(self.height[origin] + climb)

    def behind_pieces(self, origin: i64) -> i64:
        """11.6 The empty spaces straight behind the pieces beside a space, however high."""
        landings: i64 = 0
        jumped = BESIDE[origin] & ~self.empty
        while jumped != 0:
            neighbour = first_of(jumped)
            jumped &= ~ONE[neighbour]
            landings |= beyond(origin, neighbour)
        return landings & self.empty

    def _higher_than(self, level: i64) -> i64:
        return self.at_least[level + 1] if level <= HIGHEST else NONE

    def _exactly(self, level: i64) -> i64:
        return self.at_least[level] & ~self.at_least[level + 1]

    def _entered(self, origin: i64) -> i64:
        """The castles with a door beside a knight, at his level: all their spaces."""
        doors = BESIDE[origin] & self.at_least[self.height[origin] + 1]
        inside: i64 = 0
        if doors != 0:
            for castle in self.castles:
                if castle & doors != 0:
                    inside |= castle
        return inside

    def doors_out(self, inside: i64, floor: i64) -> i64:
        """7.3 The spaces of exactly that level beside a block that stands on it."""
        return beside(inside & self.at_least[floor + 1]) & self._exactly(floor)

    def _ways_inside(self, origin: i64, inside: i64) -> i64:
        floor = self.height[origin]
        reached = BESIDE[origin] & self.at_least[floor + 1]
        exits: i64 = 0
        while floor >= 0:
            reached = grown(reached, inside & self.at_least[floor + 1])
            exits |= beside(reached) & self._exactly(floor)
            floor -= 1
        return exits

    # ---- moving a block

    def spaces_for_moved_block(self, origin: i64, fewest_castles: i64) -> i64:
        """11.5 Where the top block of ``origin`` may go; none if it may not be taken.

        Splitting is judged with the block lifted, heights and the number of castles with it put
        down again (ruling R7).
        """
        if self.height[origin] == 0 or self.empty & ONE[origin] == 0:
            return NONE
        castle = self.take_block(origin)
        targets = self._spaces_for_lifted(origin, castle, fewest_castles)
        self.castles[castle] |= ONE[origin]
        if self.height[origin] == 0:
            self.surface[castle] += 1
        self.height[origin] += 1
        self.at_least[self.height[origin]] |= ONE[origin]
        return targets

    def spaces_for_lifted_block(self, origin: i64, fewest_castles: i64) -> i64:
        """11.5.3 Where the block that was lifted off ``origin`` may be put down."""
        castle = self.castle_at(origin)
        if castle != NO_CASTLE:
            return self._spaces_for_lifted(origin, castle, fewest_castles)
        return self._spaces_for_lifted(origin, self._left_by(origin), fewest_castles)

    def _left_by(self, origin: i64) -> i64:
        """The castle beside a space whose only block was lifted, or ``NO_CASTLE``."""
        for number in range(len(self.castles)):
            if self.castles[number] & BESIDE[origin] != 0:
                return number
        return NO_CASTLE

    def _spaces_for_lifted(self, origin: i64, castle: i64, fewest_castles: i64) -> i64:
        left = self.castles[castle] if castle != NO_CASTLE else NONE
        if left != 0 and grown(ONE[first_of(left)], left) != left:
            return NONE  # 11.5.2 split
        standing = self.castle_count()
        targets: i64 = 0
        if standing >= fewest_castles:
            targets |= self.building_spaces()
        if standing + 1 >= fewest_castles:
            targets |= self.ground_beside_none()
        if left != 0 and left & self.at_least[self.surface[castle] + 1] != 0:
            targets &= beside(left)  # only growing it again keeps it within its surface
            targets &= ~self.at_least[1]
        return targets & ~ONE[origin]


def bare_board() -> Board:
    """The board before anything stands on it."""
    at_least = vec[i64]([0] * _LEVELS)
    at_least[0] = ALL
    return Board(
        vec[i64]([0] * SPACES),
        at_least,
        vec[i64](),
        vec[i64](),
        vec[i64]([0] * MAX_PLAYERS),
        ALL,
        NOWHERE,
    )
