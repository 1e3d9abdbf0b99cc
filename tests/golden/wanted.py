"""Which positions perft counts from: the words in which a game's list of them is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sobremesa import CHANCE, State


def always(view: Any, own: Any) -> bool:
    """Nothing particular is wanted."""
    return True


@dataclass(frozen=True)
class Wanted:
    """A position worth counting from: what the view of who decides shows, and his part of it.

    Where chance decides it is the view of a spectator, who has no part.
    """

    name: str
    rules: str
    step: str
    players: int
    shows: Callable[[Any, Any], bool] = always

    def is_like(self, state: State) -> bool:
        """Whether that is such a position."""
        public: dict[str, Any] = state.game.view(state, None)
        if public["step"] != self.step:
            return False
        seat = int(state.to_move)
        if seat == CHANCE:
            return self.shows(public, None)
        view: dict[str, Any] = state.game.view(state, seat)
        return self.shows(view, view["seats"][seat])
