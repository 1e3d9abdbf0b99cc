"""Towers of Asara, what can be built, and what they score: slowly, by the words of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product

COLOURS = ("brown", "green", "red", "black", "white")
SHAPES = ("base", "trunk", "window", "turret")
VALUES = {
    "brown": (4, 2),
    "green": (6, 3),
    "red": (8, 4),
    "black": (10, 5),
    "white": (12, 6),
    "tallest_overall": (8, 4),
    "most_towers": (12, 6),
}


@dataclass
class Part:
    """A section of a tower; a window may be covered by a lit one."""

    shape: str
    gold: bool
    lit: bool = False
    fresh: bool = False


@dataclass
class Tower:
    """A tower and all that it is made of."""

    colour: str
    parts: list[Part]

    def lits(self) -> int:
        """How many of its windows are lit."""
        return sum(part.lit for part in self.parts)

    def gold(self) -> int:
        """8.1.2, 10.5 Its sections with gold that no lit window covers."""
        return sum(part.gold and not part.lit for part in self.parts)

    def height(self, lits_too: bool) -> int:
        """9.1"""
        return len(self.parts) + (self.lits() if lits_too else 0)

    def is_complete(self) -> bool:
        """7.2.7, 7.2.10"""
        shapes = Counter(part.shape for part in self.parts)
        return shapes["base"] == shapes["turret"] == 1

    def unlit(self, gold: bool, fresh_too: bool) -> list[Part]:
        """10.4.3-10.4.5 The windows that can take a lit one."""
        return [
            part
            for part in self.parts
            if part.shape == "window"
            and part.gold == gold
            and not part.lit
            and (fresh_too or not part.fresh)
        ]


@dataclass(frozen=True)
class Switches:
    """The readings that a game is played with."""

    allow_placement_without_action: bool = False
    substitutes_need_same_colour: bool = False
    substitutes_in_empty_area: bool = False
    lit_window_same_action: bool = True
    lit_window_counts_for_height: bool = False
    lit_window_counts_as_section_used: bool = True
    same_player_may_take_first_and_second: bool = True
    patronage_holder_may_retake: bool = True
    pro_tiebreak_by: str = "player"


def usable(
    sections: Counter[str], lits: Counter[str], towers: list[Tower], switches: Switches
) -> set[int]:
    """7.2.12 How many sections could be used: every choice of some of them is tried."""
    totals = {0}
    for colour in COLOURS:
        numbers = set()
        standing = [tower for tower in towers if tower.colour == colour]
        fresh_too = switches.lit_window_same_action
        room = sum(len(one.unlit(gold, fresh_too)) for one in standing for gold in (False, True))
        most = [sections[f"{shape} {colour}"] for shape in SHAPES]
        most += [lits[colour] if switches.lit_window_counts_as_section_used else 0]
        for chosen in product(*[range(number + 1) for number in most]):
            bases, trunks, windows, turrets, lit = chosen
            if bases != turrets:
                continue  # 7.2.10 each base needs its turret, and there is no place for others
            if trunks + windows > 0 and not standing and bases == 0:
                continue  # 7.2.7 no tower of that colour
            if lit > room + (windows if fresh_too else 0):
                continue  # 10.4.4
            numbers.add(sum(chosen))
        totals = {some + more for some in totals for more in numbers}
    return totals


def ways_to_build(money: int, taken: set[int], numbers: set[int]) -> set[tuple[int, int]]:
    """7.2.2, 7.2.3, 7.2.12 Plot and number of sections."""
    return {
        (plot, used)
        for plot, used in product(range(1, 8), repeat=2)
        if plot not in taken
        and plot <= money
        and used in numbers
        and used <= plot
        and all(lower in taken for lower in range(used, plot))
    }


# ---- what towers score


def year_end(towers: list[Tower], has_patronage: bool) -> dict[str, int]:
    """8.1"""
    told = {
        "towers": len(towers),
        "gold": sum(tower.gold() for tower in towers),
        "patronage": int(has_patronage),
        "lits": sum(tower.lits() for tower in towers),
    }
    return {**told, "points": sum(told.values())}


@dataclass
class Entry:
    """A tower in a contest, or a player in that for most towers."""

    seat: int
    size: int
    lits: int
    points: int = 0


def contest(
    name: str, towers_of: list[list[Tower]], professional: bool, switches: Switches
) -> list[int]:
    """9.2-9.6, 10.7 What each seat gets in a contest."""
    first, second = VALUES[name]
    of_players = name == "most_towers"
    if of_players:
        entries = [
            Entry(seat, len(own), sum(tower.lits() for tower in own))
            for seat, own in enumerate(towers_of)
            if own
        ]
    else:
        entries = [
            Entry(seat, tower.height(switches.lit_window_counts_for_height), tower.lits())
            for seat, own in enumerate(towers_of)
            for tower in own
            if name in (tower.colour, "tallest_overall")
        ]
    summed = switches.pro_tiebreak_by == "player"
    best = _best(entries, entries, professional, summed)
    if len(best) > 1:
        _share(best, first + second)
    else:
        _share(best, first)
        owners = {entry.seat for entry in best}
        barred = not of_players and not switches.same_player_may_take_first_and_second
        rest = [
            entry
            for entry in entries
            if entry not in best and not (barred and entry.seat in owners)
        ]
        _share(_best(rest, entries, professional, summed), second)
    return [
        sum(entry.points for entry in entries if entry.seat == seat)
        for seat in range(len(towers_of))
    ]


def _best(
    among: list[Entry], everyone: list[Entry], professional: bool, summed: bool
) -> list[Entry]:
    """The winners among some: the greatest, and of these those with most lit windows."""
    tied = [entry for entry in among if entry.size == max(other.size for other in among)]
    if not professional or len(tied) < 2:
        return tied
    shining = [
        sum(other.lits for other in everyone if (other.seat, other.size) == (own.seat, own.size))
        if summed
        else own.lits
        for own in tied
    ]
    return [entry for entry, lits in zip(tied, shining, strict=True) if lits == max(shining)]


def _share(winners: list[Entry], points: int) -> None:
    """9.3, 9.4 Divided, and rounded up."""
    for entry in winners:
        entry.points = -(-points // len(winners))


def money_points(money: Iterable[int]) -> list[int]:
    """9.0.8"""
    return [asari // 10 for asari in money]
