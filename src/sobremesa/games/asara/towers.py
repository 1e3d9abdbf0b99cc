"""A finished tower, or one just begun: of what it is made, kept in one number.

Trunks and windows are counted plain and with gold; lit windows by the window they cover. The
fresh ones among the windows were built in the action that is being carried out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.asara.box import LITS_PER_WINDOW

_FIELD: Final[i64] = 31  # five bits for each count

# One of each, to be added to a tower.
GOLD_BASE: Final[i64] = 1 << 3
GOLD_TURRET: Final[i64] = 1 << 4
ONE_TRUNK: Final[i64] = 1 << 5
ONE_GOLD_TRUNK: Final[i64] = 1 << 10
ONE_WINDOW: Final[i64] = 1 << 15
ONE_GOLD_WINDOW: Final[i64] = 1 << 20
ONE_LIT: Final[i64] = 1 << 25
ONE_LIT_ON_GOLD: Final[i64] = 1 << 30
ONE_FRESH: Final[i64] = 1 << 35
ONE_FRESH_GOLD: Final[i64] = 1 << 40
_UP_TO_FRESH: Final[i64] = (1 << 35) - 1


def new_tower(colour: i64, gold_base: i64) -> i64:
    """A base alone."""
    return colour + gold_base * GOLD_BASE


def tower_colour(tower: i64) -> i64:
    """7.2.7 The one colour of all its sections."""
    return tower & 7


def has_gold_base(tower: i64) -> bool:
    """Whether its base has gold."""
    return tower & GOLD_BASE != 0


def has_gold_turret(tower: i64) -> bool:
    """Whether its turret has gold."""
    return tower & GOLD_TURRET != 0


def plain_trunks(tower: i64) -> i64:
    """Its trunks without gold."""
    return tower >> 5 & _FIELD


def gold_trunks(tower: i64) -> i64:
    """Its trunks with gold."""
    return tower >> 10 & _FIELD


def plain_windows(tower: i64) -> i64:
    """Its closed windows without gold, covered ones too."""
    return tower >> 15 & _FIELD


def gold_windows(tower: i64) -> i64:
    """Its closed windows with gold, covered ones too."""
    return tower >> 20 & _FIELD


def lits_on_plain(tower: i64) -> i64:
    """Its lit windows on windows without gold."""
    return tower >> 25 & _FIELD


def lits_on_gold(tower: i64) -> i64:
    """Its lit windows on windows with gold."""
    return tower >> 30 & _FIELD


def lits(tower: i64) -> i64:
    """Its lit windows."""
    return lits_on_plain(tower) + lits_on_gold(tower)


def sections_in(tower: i64) -> i64:
    """9.1 Its sections without the lit windows: a base, a turret, trunks and windows alike."""
    return 2 + plain_trunks(tower) + gold_trunks(tower) + plain_windows(tower) + gold_windows(tower)


def visible_gold(tower: i64) -> i64:
    """8.1.2, 10.5 Its sections with gold that no lit window covers."""
    covered = (lits_on_gold(tower) + LITS_PER_WINDOW - 1) // LITS_PER_WINDOW
    gold = gold_trunks(tower) + gold_windows(tower) - covered
    if has_gold_base(tower):
        gold += 1
    if has_gold_turret(tower):
        gold += 1
    return gold


def fresh_windows(tower: i64) -> i64:
    """Its windows without gold that were built in this action."""
    return tower >> 35 & _FIELD


def fresh_gold_windows(tower: i64) -> i64:
    """Its windows with gold that were built in this action."""
    return tower >> 40 & _FIELD


def room_on_plain(tower: i64, fresh_too: bool) -> i64:
    """10.4.3-10.4.5 How many lit windows its windows without gold can still take."""
    windows = plain_windows(tower)
    if not fresh_too:
        windows -= fresh_windows(tower)
    return max(windows * LITS_PER_WINDOW - lits_on_plain(tower), 0)


def room_on_gold(tower: i64, fresh_too: bool) -> i64:
    """10.4.3-10.4.5 How many lit windows its windows with gold can still take."""
    windows = gold_windows(tower)
    if not fresh_too:
        windows -= fresh_gold_windows(tower)
    return max(windows * LITS_PER_WINDOW - lits_on_gold(tower), 0)


def settled(tower: i64) -> i64:
    """The tower when the action is over: nothing in it is fresh."""
    return tower & _UP_TO_FRESH
