"""The games kept in memory, so that not every request replays a log. Losing one costs only time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from sobremesa.server.log import Running, Table, rebuilt
from sobremesa.server.storage import Storage


class Kept:
    """At most ``limit`` running games, those used last; the database says how far each has come."""

    def __init__(self, storage: Storage, limit: int) -> None:
        self._storage = storage
        self._limit = limit
        self._games: OrderedDict[str, Running] = OrderedDict()

    async def up_to(self, table: Table) -> Running:
        """The game of ``table``, at least as far as ``table.version``."""
        running = self._games.get(table.id)
        if running is None:
            running = self._keep(await self.at(table, table.version))
        if running.version < table.version:
            first = running.version
            entries = await self._storage.entries(table.id, first, table.version)
            try:
                running.take_in(first, entries)
            except Exception:
                self.forget(table.id)  # it may have stopped half-way
                raise
        self._games.move_to_end(table.id)
        return running

    async def at(self, table: Table, version: int) -> Running:
        """The game as it stood after ``version`` entries."""
        running = self._games.get(table.id)
        if running is not None and running.version == version:
            return running
        entries = await self._storage.entries(table.id, 0, version)
        # Replaying a long game takes a while; other tables are not to wait for it.
        return await asyncio.to_thread(rebuilt, table, entries)

    def forget(self, table_id: str) -> None:
        """Drop a game from memory."""
        self._games.pop(table_id, None)

    def _keep(self, running: Running) -> Running:
        # While this one was read somebody else may have read it too, and gone on with it.
        kept = self._games.setdefault(running.table.id, running)
        while len(self._games) > self._limit:
            self._games.popitem(last=False)
        return kept
