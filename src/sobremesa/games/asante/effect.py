"""A card that is being carried out: how far its program has come."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# What becomes of the card when its effect is over.
STAYS: Final[i64] = 0  # an Artifact in play, a place applied by another card
TO_DISCARD: Final[i64] = 1
TO_PLACES: Final[i64] = 2  # a Holy Place that was played


@final
class Effect:
    """One card in the course of being carried out, on top of those that brought it about.

    ``source`` is the kind of card, or a Holy Place; ``at`` the step of its program that is next.
    In that step: how many things were ``done`` and whether no more are wanted (``enough``), the
    ware types or display positions ``used``, a bit each, what was ``chosen`` and how many wares
    were ``taken`` for it. From a step before: how many things it ``gave`` (cards discarded, wares
    returned) and their ``types``. ``times`` is how often a place may still be applied; ``free`` is
    set where the markers of an Artifact are waived (N1).
    """

    def __init__(self, source: i64, fate: i64) -> None:
        self.source = source
        self.fate = fate
        self.at: i64 = 0
        self.done: i64 = 0
        self.used: i64 = 0
        self.chosen: i64 = 0
        self.taken: i64 = 0
        self.gave: i64 = 0
        self.types: i64 = 0
        self.times: i64 = 1
        self.enough: bool = False
        self.free: bool = False

    def clone(self) -> Effect:
        """An independent copy."""
        copy = Effect(self.source, self.fate)
        copy.at = self.at
        copy.done = self.done
        copy.used = self.used
        copy.chosen = self.chosen
        copy.taken = self.taken
        copy.gave = self.gave
        copy.types = self.types
        copy.times = self.times
        copy.enough = self.enough
        copy.free = self.free
        return copy

    def next_step(self, gives: bool) -> None:
        """The step is over; what it gave, if it gives anything, is there for those to come."""
        self.at += 1
        if gives:
            self.gave = self.done
            self.types = self.used
        self.done = 0
        self.used = 0
        self.chosen = 0
        self.taken = 0
        self.enough = False

    def mark(self, one: i64) -> None:
        """A ware type or a position was used in this step."""
        bit: i64 = 1
        self.used |= bit << one

    def has_used(self, one: i64) -> bool:
        """Whether a ware type or a position was used in this step."""
        return self.used >> one & 1 == 1

    def has_given(self, ware: i64) -> bool:
        """Whether wares of a type were returned in a step before."""
        return self.types >> ware & 1 == 1
