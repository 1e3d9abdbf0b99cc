"""How long a search may think: so many simulations, or so many milliseconds."""

from __future__ import annotations

from typing import Final

MOST: Final = 10_000_000  # simulations or milliseconds: what is longer is a slip of the pen


class Budget:
    """Either a number of simulations or a time; the other one is 0.

    Simulations take as long as they need, or no longer than ``limit`` milliseconds where that is
    not 0: then what a player decides may hang on the machine.
    """

    def __init__(self, simulations: int = 0, milliseconds: int = 0, limit: int = 0) -> None:
        if (simulations > 0) == (milliseconds > 0) or max(simulations, milliseconds) > MOST:
            raise ValueError("a budget is a number of simulations, or of milliseconds")
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.limit = limit

    def at_most(self, milliseconds: int) -> Budget:
        """This budget, but no longer time than that."""
        if milliseconds >= (self.milliseconds or self.limit or MOST):
            return self
        if self.simulations > 0:
            return Budget(self.simulations, limit=milliseconds)
        return Budget(milliseconds=milliseconds)

    @staticmethod
    def parse(text: str) -> Budget | None:
        """The budget written as "2000" (simulations) or "500ms"; ``None`` if it is none."""
        digits = text.removesuffix("ms")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > len(str(MOST)):
            return None
        if not 0 < int(digits) <= MOST:
            return None
        if digits == text:
            return Budget(simulations=int(digits))
        return Budget(milliseconds=int(digits))
