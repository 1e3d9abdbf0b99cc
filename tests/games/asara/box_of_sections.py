"""The box while a test takes out of it what lies on its table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sobremesa.games.asara import towers as made_of
from sobremesa.games.asara.box import BUYER_NAMES, COLOUR_NAMES

TILE_SPACES = {"base": 7, "trunk": 7, "window": 8, "turret": 7}
CARDS_EACH = 9
LITS_EACH = 3

# The plain and gold sections of one colour.
COPIES = {"base": (3, 1), "trunk": (3, 1), "window": (4, 1), "turret": (3, 1)}


class Box:
    """What is still in the box while a table is laid."""

    def __init__(self) -> None:
        self.sections: Counter[str] = Counter()
        for shape, (plain, gold) in COPIES.items():
            for colour in COLOUR_NAMES:
                self.sections[f"{shape} {colour}"] = plain
                self.sections[f"{shape} {colour} gold"] = gold
        self.cards = Counter(dict.fromkeys(BUYER_NAMES, CARDS_EACH))
        self.lits = Counter(dict.fromkeys(COLOUR_NAMES, LITS_EACH))

    def take(self, *names: str) -> str:
        """A section out of the box: the first of these names that it has."""
        name = next((one for one in names if self.sections[one]), names[0])
        assert self.sections[name] > 0, f"the box has no more {name}"
        self.sections[name] -= 1
        return name

    def take_of(self, counter: Counter[str], names: Iterable[str]) -> list[str]:
        """Cards or lit windows out of the box."""
        taken = list(names)
        for name in taken:
            assert counter[name] > 0, f"the box has no more {name}"
            counter[name] -= 1
        return taken

    def any_two_cards(self) -> list[str]:
        """Those of which there are most."""
        return self.take_of(self.cards, [self.cards.most_common(1)[0][0] for _ in range(2)])

    def of_shape(self, shape: str) -> list[str]:
        """The sections of a shape: one of each colour, then a second one, gold ones last."""
        told = [(name, i) for name, n in self.sections.items() for i in range(n)]
        order = sorted(told, key=lambda one: ("gold" in one[0], one[1]))
        return [name for name, _ in order if name.startswith(shape)]


PARTS = {"b": ("base",), "t": ("trunk",), "w": ("window",), "u": ("turret",)}
BUILT = {
    "trunk": (made_of.ONE_TRUNK, made_of.ONE_GOLD_TRUNK),
    "window": (made_of.ONE_WINDOW, made_of.ONE_GOLD_WINDOW),
    "base": (0, made_of.GOLD_BASE),
    "turret": (0, made_of.GOLD_TURRET),
    "lit": (made_of.ONE_LIT, made_of.ONE_LIT_ON_GOLD),
}


def tower(text: str, box: Box) -> int:
    """A tower that is written as ``positions`` tells, with its parts out of the box."""
    colour, *parts = text.split()
    assert (parts[0][0], parts[-1][0]) == ("b", "u"), text
    built = int(made_of.new_tower(COLOUR_NAMES.index(colour), 0))
    for part in parts:
        shapes = PARTS.get(part[0], ("trunk", "window"))
        finishes = ("", " gold") if "?" in part else (" gold" * ("*" in part),)
        names = [f"{shape} {colour}{finish}" for finish in finishes for shape in shapes]
        shape, _, *gold = box.take(*names).split()
        built += int(BUILT[shape][len(gold)])
        if "+" in part:
            box.take_of(box.lits, [colour])
            built += int(BUILT["lit"][len(gold)])
    return built
