"""Who plays on for somebody who left while it was his turn."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass

from sobremesa.server.live import Live
from sobremesa.server.log import Running, StandIn
from sobremesa.server.tables import Tables, Watcher

log = logging.getLogger(__name__)

EVERY = 1.0  # seconds between looking who is away
COMING_BACK = 30.0  # seconds that open pages have to find the server again when it was away


@dataclass
class Owed:
    """A decision that a visitor owes, and since when he has been away (on the monotonic clock)."""

    visitor: int
    seat: int
    ply: int
    stand_in: StandIn
    since: float

    @property
    def decision(self) -> tuple[int, int, int]:
        """Whose decision it is, for which seat and at which ply."""
        return self.visitor, self.seat, self.ply


class StandIns(Watcher):
    """Hands the seat of an absent visitor to the computer when his time is over.

    He is absent while no page of his is connected to the table. Only the log is relied upon:
    after a restart all that is owed is found in it.
    """

    def __init__(self, tables: Tables, live: Live) -> None:
        self._tables = tables
        self._live = live
        self._owed: dict[str, Owed] = {}
        self._looking: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    async def begin(self) -> None:
        """Take up what was owed when the last server ended, and go on looking."""
        now, clock = time.time(), time.monotonic()
        for table in await self._tables.waiting_for_a_person():
            sitter = table.seats[table.summary.to_move]
            if table.stand_in is None or sitter.visitor is None:
                continue
            # Who had his page open gets it back first.
            away = min(now - table.changed / 1000, table.stand_in.after - COMING_BACK)
            self._owed[table.id] = Owed(
                visitor=sitter.visitor,
                seat=table.summary.to_move,
                ply=table.summary.ply,
                stand_in=table.stand_in,
                since=clock - max(0.0, away),
            )
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Look no more."""
        self._closing.set()
        if self._looking is not None:
            await self._looking

    def opened(self, running: Running) -> None:
        """Nothing is owed that was not before, unless another server process changed the table."""
        if running.table.id not in self._owed:
            self.changed(running)

    def changed(self, running: Running) -> None:
        """The time of who is to decide now begins, unless he was to decide the same before."""
        before = self._owed.pop(running.table.id, None)
        stand_in, state = running.table.stand_in, running.state
        if stand_in is None or state.is_over or state.to_move < 0:
            return
        seat = int(state.to_move)
        sitter = running.seats[seat]
        if sitter.computer is None and sitter.visitor is not None:
            owed = Owed(sitter.visitor, seat, running.history.ply, stand_in, time.monotonic())
            if before is not None and before.decision == owed.decision:
                owed.since = before.since
            self._owed[running.table.id] = owed

    def removed(self, table_id: str) -> None:
        """Nobody owes anything at a table that is gone."""
        self._owed.pop(table_id, None)

    def left(self, table_id: str, visitor: int) -> None:
        """From now on he is away."""
        owed = self._owed.get(table_id)
        if owed is not None and owed.visitor == visitor:
            owed.since = time.monotonic()

    async def _look(self) -> None:
        while not await self._is_closing():
            now = time.monotonic()
            for table_id, owed in list(self._owed.items()):
                is_away = not self._live.is_present(table_id, owed.visitor)
                if is_away and now - owed.since >= owed.stand_in.after:
                    await self._stand_in(table_id, owed)

    async def _is_closing(self) -> bool:
        """Whether the server closes within the next moment."""
        try:
            await asyncio.wait_for(self._closing.wait(), EVERY)
        except TimeoutError:
            return False
        return True

    async def _stand_in(self, table_id: str, owed: Owed) -> None:
        # What cannot be done now is not tried again before somebody opens the table.
        if self._owed.get(table_id) is not owed:
            return
        del self._owed[table_id]
        try:
            await self._tables.lend(table_id, owed.seat, owed.ply, owed.stand_in.level)
        except Exception:
            log.exception("nobody could stand in at table %s", table_id)
