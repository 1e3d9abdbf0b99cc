"""The board rules of Torres once more, slow and by definition, to check the fast ones against.

Everything here is written from the rule book with sets of (x, y) and nothing shared with the
package.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Space = tuple[int, int]
SIDE = 8
SPACES = [(x, y) for y in range(SIDE) for x in range(SIDE)]


def number(space: Space) -> int:
    """The number under which the package knows a space."""
    return SIDE * space[1] + space[0]


def space_of(cell: int) -> Space:
    """The space of a number."""
    return cell % SIDE, cell // SIDE


_NEIGHBOURS = {
    (x, y): [one for one in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if one in set(SPACES)]
    for x, y in SPACES
}


def neighbours(space: Space) -> list[Space]:
    """The spaces straight beside one."""
    return _NEIGHBOURS[space]


@dataclass(frozen=True)
class Picture:
    """What lies on the board."""

    height: dict[Space, int]
    knights: list[set[Space]]
    king: Space | None

    @property
    def taken(self) -> set[Space]:
        """The spaces with a piece on them."""
        pieces = {space for knights in self.knights for space in knights}
        return pieces | ({self.king} if self.king is not None else set())

    @property
    def empty(self) -> set[Space]:
        """The spaces without one."""
        return set(SPACES) - self.taken

    def with_block(self, space: Space, blocks: int = 1) -> Picture:
        """The picture with one block more (or less) on a space."""
        return Picture({**self.height, space: self.height[space] + blocks}, self.knights, self.king)


def picture_of(view: dict[str, Any]) -> Picture:
    """The picture that a view of the game shows."""
    board = view["board"]
    return Picture(
        {space: board["heights"][number(space)] for space in SPACES},
        [{space_of(cell) for cell in cells} for cells in board["knights"]],
        None if board["king"] is None else space_of(board["king"]),
    )


# ---- castles


def castles(picture: Picture) -> list[frozenset[Space]]:
    """Spaces with blocks that hang together by their sides."""
    found: list[frozenset[Space]] = []
    left = {space for space in SPACES if picture.height[space] >= 1}
    while left:
        castle: set[Space] = set()
        ahead = [min(left)]
        while ahead:
            space = ahead.pop()
            if space in left:
                left.remove(space)
                castle.add(space)
                ahead += neighbours(space)
        found.append(frozenset(castle))
    return found


def is_sound(picture: Picture) -> bool:
    """8.3 Whether no castle is higher than its surface."""
    return all(
        picture.height[space] <= len(castle) for castle in castles(picture) for space in castle
    )


def castles_beside(picture: Picture, space: Space) -> int:
    """How many castles a ground space has at its sides."""
    return sum(any(one in castle for one in neighbours(space)) for castle in castles(picture))


# ---- knights


def spaces_for_new_knight(picture: Picture, seat: int, above: int = 0) -> set[Space]:
    """6.1, and 11.7 with ``above`` = 1."""
    return {
        space
        for knight in picture.knights[seat]
        for space in neighbours(knight)
        if space in picture.empty and picture.height[space] <= picture.height[knight] + above
    }


def steps(picture: Picture, start: Space) -> set[Space]:
    """7.1"""
    return {
        space
        for space in neighbours(start)
        if space in picture.empty and picture.height[space] - picture.height[start] <= 1
    }


def passages(picture: Picture, start: Space, any_level: bool = False) -> set[Space]:
    """7.2 to 7.4; with ``any_level`` 11.2."""
    found: set[Space] = set()
    for castle in castles(picture):
        doors_in = [c for c in neighbours(start) if c in castle]
        if not any(picture.height[c] > picture.height[start] for c in doors_in):
            continue
        for end in picture.empty - {start}:
            level = picture.height[end]
            doors_out = [c for c in neighbours(end) if c in castle]
            if any(picture.height[c] > level for c in doors_out) and (
                any_level or level <= picture.height[start]
            ):
                found.add(end)
    return found


def passages_never_rising(picture: Picture, start: Space) -> set[Space]:
    """7.2 with the switch ``passage_needs_inner_path``: walls of the way are walked, never up.

    Walks from block to block inside; at a level the walls must still stand above the floor.
    """
    found: set[Space] = set()
    seen: set[tuple[Space, int]] = set()
    level = picture.height[start]
    ahead = [(c, level) for c in neighbours(start) if picture.height[c] > level]
    while ahead:
        inside, floor = ahead.pop()
        if (inside, floor) in seen:
            continue
        seen.add((inside, floor))
        for c in neighbours(inside):
            if picture.height[c] == floor and c in picture.empty:
                found.add(c)
            if picture.height[c] > floor:
                ahead.append((c, floor))
        if floor > 0:
            ahead.append((inside, floor - 1))
    return found - {start}


def jumps_up(picture: Picture, start: Space) -> set[Space]:
    """11.0.3"""
    return {
        space
        for space in neighbours(start)
        if space in picture.empty and picture.height[space] == picture.height[start] + 2
    }


def diagonals(picture: Picture, start: Space) -> set[Space]:
    """11.0.4"""
    x, y = start
    return {
        (a, b)
        for a, b in picture.empty
        if abs(a - x) == 1 and abs(b - y) == 1 and picture.height[a, b] <= picture.height[start] + 1
    }


def jumps_over(picture: Picture, start: Space) -> set[Space]:
    """11.6"""
    x, y = start
    found = set()
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        over, end = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
        if (
            over in picture.taken
            and end in picture.empty
            and picture.height[end] <= picture.height[start] + 1
        ):
            found.add(end)
    return found


# ---- blocks


def building_spaces(picture: Picture) -> set[Space]:
    """8.2 to 8.6, checked on the board as it would be."""
    before = castles(picture)
    found = set()
    for space in picture.empty:
        after = picture.with_block(space)
        grew = [castle for castle in castles(after) if space in castle]
        grows_one = sum(castle <= grew[0] for castle in before) == 1
        if grows_one and is_sound(after):
            found.add(space)
    return found


def spaces_under_knight(picture: Picture, seat: int) -> set[Space]:
    """11.3"""
    found = set()
    for space in picture.knights[seat]:
        after = picture.with_block(space)
        if is_sound(after) and len(castles(after)) >= len(castles(picture)):
            found.add(space)
    return found


def block_moves(picture: Picture) -> Iterator[tuple[Space, Space]]:
    """11.5 From where to where a block may be moved."""
    for start in picture.empty:
        if picture.height[start] == 0:
            continue
        lifted = picture.with_block(start, -1)
        if len(castles(lifted)) > len(castles(picture)):
            continue  # split
        for end in picture.empty - {start}:
            if picture.height[end] == 0 and castles_beside(lifted, end) > 1:
                continue
            after = lifted.with_block(end)
            if is_sound(after) and len(castles(after)) >= 6:
                yield start, end


def founding_spaces(picture: Picture) -> set[Space]:
    """12.1"""
    return {
        (x, y)
        for x, y in SPACES
        if all(abs(x - a) + abs(y - b) >= 3 for (a, b), h in picture.height.items() if h > 0)
    }


# ---- points


def castle_points(picture: Picture, seat: int) -> int:
    """13.1"""
    total = 0
    for castle in castles(picture):
        levels = [picture.height[knight] for knight in picture.knights[seat] if knight in castle]
        total += len(castle) * max(levels, default=0)
    return total


def king_bonus(picture: Picture, seat: int, phase: int) -> int:
    """13.2, phases counted from 1."""
    for castle in castles(picture):
        if picture.king in castle and any(
            knight in castle and picture.height[knight] == phase for knight in picture.knights[seat]
        ):
            return (5, 10, 15)[phase - 1]
    return 0
