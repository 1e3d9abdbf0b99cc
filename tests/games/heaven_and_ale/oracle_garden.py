"""One player's monastery in the second Heaven & Ale (``oracle``): garden, track, cards, goals.

It knows the rules from docs/rules/heaven_and_ale.md alone and shares nothing with the game but the
notation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

RESOURCES = ("wood", "yeast", "hops", "water", "barley")
MONKS = ("monk A", "monk B", "monk C", "monk D")
CARDS = ("money", "brewmaster", "barrels", "resource", "discs")
SPOTS = ("x_tiles", *RESOURCES, *(name.replace(" ", "_") for name in MONKS))
LAST = 20

# 4.1.2, 4.1.4: the rows of the garden, each from its first column on.
ROWS = {-3: (1, 2), -2: (0, 3), -1: (-2, 6), 0: (-3, 7), 1: (-3, 6), 2: (-4, 7), 3: (-4, 6)}
CELLS = [(q, r) for r, (first, length) in ROWS.items() for q in range(first, first + length)]
SHEDS = [(1, -2), (-2, 0), (0, 0), (2, 0), (-3, 2), (-1, 2), (1, 2)]
DIRECTIONS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]

# 12.3: highest sum, steps of the brewmaster, tiles activated (and the type).
SUMS = ((7, 6, 0), (11, 3, 1), (17, 1, 2), (23, 1, 3), (30, 0, 4))


def side(cell: int) -> str:
    """4.1.4"""
    q, r = CELLS[cell]
    if (q, r) in SHEDS:
        return "shed"
    return "sunny" if 2 * q + r < 0 else "shady"


def beside(cell: int) -> list[int | None]:
    """The six cells around, by direction; ``None`` is outside."""
    q, r = CELLS[cell]
    around = [(q + dq, r + dr) for dq, dr in DIRECTIONS]
    return [CELLS.index(one) if one in CELLS else None for one in around]


def number_of(tile: str) -> int:
    """12.2 A monk counts nothing."""
    return 0 if tile in MONKS else int(tile.split()[1])


@dataclass
class Owner:
    """What one player has; cells by their numbers, pairs from 0."""

    markers: dict[str, int]
    brewmaster: int
    ducats: int = 25
    garden: dict[int, str] = field(default_factory=dict)
    sheds: dict[int, int] = field(default_factory=dict)
    discs: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=lambda: list(CARDS))
    sold: list[str] = field(default_factory=list)
    placed: dict[int, str] = field(default_factory=dict)
    barrels: dict[int, str] = field(default_factory=dict)
    place: int = 0
    start: str | None = None
    home: bool = False

    # ---- 4.2: the production track

    def steps(self, name: str, steps: int) -> None:
        """4.2.6, step by step"""
        for _ in range(steps):
            if self.markers[name] == LAST:
                self.ducats += 1
            else:
                self.markers[name] += 1

    def brew(self, steps: int) -> None:
        """4.2.7"""
        for _ in range(steps):
            if self.brewmaster < LAST:
                self.brewmaster += 1

    def last_ones(self) -> list[str]:
        """The least advanced markers."""
        return [name for name in RESOURCES if self.markers[name] == min(self.markers.values())]

    # ---- 4.1, 11: the garden

    def free(self) -> Iterator[int]:
        """The empty spots for tiles."""
        for cell in range(len(CELLS)):
            if side(cell) != "shed" and cell not in self.garden:
                yield cell

    def resources(self) -> list[tuple[int, str, int]]:
        """Cell, resource and number of each resource tile."""
        return [
            (cell, tile.split()[0], int(tile.split()[1]))
            for cell, tile in self.garden.items()
            if tile not in MONKS
        ]

    def activate(self, cell: int) -> None:
        """11.0"""
        tile = self.garden[cell]
        if tile in MONKS:
            self.brew(1)
        elif side(cell) == "shady":
            self.ducats += number_of(tile)
        else:
            self.steps(tile.split()[0], number_of(tile))

    def trigger(self, monk: str) -> None:
        """10.5, 10.6"""
        for cell in [cell for cell, tile in self.garden.items() if tile == monk]:
            for near in beside(cell):
                if near in self.garden:
                    self.activate(near)

    # ---- 12: sheds

    def enclosed(self) -> list[int]:
        """12.1 Cells of sheds that are enclosed and not built."""
        return [
            cell
            for cell in range(len(CELLS))
            if side(cell) == "shed"
            and cell not in self.sheds
            and all(near in self.garden for near in beside(cell))
        ]

    def build(self, cell: int) -> list[str]:
        """12.3 The shed is built; what it may activate."""
        total = sum(number_of(self.garden[near]) for near in beside(cell) if near is not None)
        _, steps, tiles = next(row for row in SUMS if total <= row[0])
        self.brew(steps)
        self.sheds[cell] = tiles
        chosen = [one for one in combinations(range(1, 7), tiles) if tiles and stands_so(one)]
        return [" ".join(map(str, one)) for one in chosen]

    # ---- 10.3: spots

    def scores_something(self, spot: str) -> bool:
        """10.3"""
        if spot == "x_tiles":
            return self.resources() != []
        if spot.startswith("monk"):
            return spot.replace("_", " ") in self.garden.values()
        return any(name == spot for _, name, _ in self.resources())

    # ---- 14.4: goals

    def fulfils(self, goal: int) -> bool:
        """14.4"""
        numbers = [number for _, _, number in self.resources()]
        types = list(self.sheds.values())
        sides = [side(cell) for cell in self.garden]
        cards = [card for card in self.placed.values() if card != "declined"]
        return {
            1: self.brewmaster >= 1,
            2: all(space >= 1 for space in self.markers.values()),
            3: numbers.count(1) >= 6,
            4: numbers.count(5) >= 6,
            5: sum(spot.startswith("monk") for spot in self.discs) == 4,
            6: all(name in self.discs for name in RESOURCES),
            7: any(types.count(kind) >= 3 for kind in types),
            8: len(set(types)) >= 4,
            9: LAST in self.markers.values(),
            10: len(cards) >= 3,
            11: sides.count("sunny") == 15,
            12: sides.count("shady") == 15,
        }[goal]


def stands_so(chosen: tuple[int, ...]) -> bool:
    """12.3 Two on opposite sides; three of which no two are adjacent; one or four anyhow."""
    if len(chosen) == 2:
        return chosen[1] - chosen[0] == 3
    if len(chosen) == 3:
        return all((one - other) % 6 != 1 for one in chosen for other in chosen)
    return True
