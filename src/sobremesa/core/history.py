"""One game as it is played: every ply can be looked at, and some may be taken back."""

from __future__ import annotations

from sobremesa.core.events import Event
from sobremesa.core.record import Record
from sobremesa.core.state import CHANCE, State


class History:
    """The plies of one game from its start; ply 0 is before the first action.

    Who takes back must learn nothing by it: a seat may take back its own decisions as long as
    it is still to decide, and never across a draw, a reveal or somebody else's decision.
    """

    def __init__(self, start: State) -> None:
        self._states = [start.clone()]
        self.actions: list[int] = []
        self.deciders: list[int] = []
        self.events: list[list[Event]] = []
        self._barred: list[bool] = []

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self.actions)

    @property
    def state(self) -> State:
        """The state now; play through ``play``, not on this object."""
        return self._states[-1]

    def at(self, ply: int) -> State:
        """The state after ``ply`` actions; not to be changed."""
        return self._states[ply]

    def play(self, action: int) -> list[Event]:
        """Carry out one action and tell what happened; raises ``Illegal``, changing nothing."""
        told: list[Event] = []
        after = self.state.clone()
        after.events = told
        after.apply(action)
        after.events = None
        self.deciders.append(int(self.state.to_move))
        self.actions.append(action)
        self.events.append(told)
        self._barred.append(self.state.to_move == CHANCE or any(event.reveals for event in told))
        self._states.append(after)
        return told

    def undo_to_step(self) -> int | None:
        """The ply that taking back one decision leads to, or ``None`` where it is barred."""
        return self.ply - 1 if self._may_take_back(self.ply - 1) else None

    def undo_to_turn(self) -> int | None:
        """The lowest ply that may be gone back to, or ``None`` where taking back is barred."""
        lowest = self.ply
        while self._may_take_back(lowest - 1):
            lowest -= 1
        return lowest if lowest < self.ply else None

    def undo(self, ply: int) -> None:
        """Go back to ``ply``; raises ``ValueError`` when the barrier forbids it."""
        lowest = self.undo_to_turn()
        if lowest is None or not lowest <= ply < self.ply:
            allowed = "nothing can be taken back" if lowest is None else f"{lowest}…{self.ply - 1}"
            raise ValueError(f"cannot go back to ply {ply}: {allowed}")
        self.rewind(ply)

    def rewind(self, ply: int) -> None:
        """Go back to ``ply`` without asking; for replaying what was allowed once."""
        del self._states[ply + 1 :]
        del self.actions[ply:]
        del self.deciders[ply:]
        del self.events[ply:]
        del self._barred[ply:]

    def record(self, seats: list[str] | None = None) -> Record:
        """The record of the game so far."""
        record = Record.of(self._states[0], seats)
        for decider, action in zip(self.deciders, self.actions, strict=True):
            record.add(decider, self.state.game.notation(action))
        return record

    def _may_take_back(self, ply: int) -> bool:
        return (
            ply >= 0
            and not self.state.is_over
            and self.state.to_move != CHANCE
            and self.deciders[ply] == self.state.to_move
            and not self._barred[ply]
        )
