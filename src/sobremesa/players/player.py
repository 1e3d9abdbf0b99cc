"""What every computer player can do."""

from __future__ import annotations

from typing import Protocol

from sobremesa.core import State


class Player(Protocol):
    """Somebody who decides for a seat, of any game."""

    def choose(self, observation: State) -> int:
        """One of the legal actions of the seat to move, from what that seat knows."""
        ...
