"""Telling those who look at a table that it has grown."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Struct

from sobremesa.server.log import Running
from sobremesa.server.origin import is_foreign
from sobremesa.server.refusals import Refusal
from sobremesa.server.settings import Settings
from sobremesa.server.tables import Tables, Watcher
from sobremesa.server.visitors import Visitors

POLICY = 1008  # the close code for clients that break the rules of this socket
TRY_LATER = 1013
GONE = 4404


class Notice(Struct, frozen=True):
    """How far a table has come; ``version`` grows even when play goes back."""

    head: int
    version: int


class Listener:
    """One open socket: it is told the newest notice, not every one."""

    def __init__(self, notice: Notice) -> None:
        self._newest: Notice | None = notice
        self._sent = -1
        self._news = asyncio.Event()
        self._news.set()

    def tell(self, notice: Notice | None) -> None:
        """Something happened; ``None`` when the table is gone."""
        self._newest = notice
        self._news.set()

    async def next(self) -> Notice | None:
        """The next notice that is new."""
        while True:
            await self._news.wait()
            self._news.clear()
            notice = self._newest
            if notice is None:
                return None
            if notice.version > self._sent:
                self._sent = notice.version
                return notice


class Live(Watcher):
    """The open sockets of every table."""

    def __init__(self, settings: Settings) -> None:
        self._limit = settings.sockets_per_visitor
        self._listeners: dict[str, set[Listener]] = {}
        self._sockets: Counter[int] = Counter()
        self._present: Counter[tuple[str, int]] = Counter()
        self.watchers: list[Watcher] = []

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody looks at a table."""
        return table_id in self._listeners

    def is_present(self, table_id: str, visitor: int) -> bool:
        """Whether a visitor looks at a table."""
        return (table_id, visitor) in self._present

    def changed(self, running: Running) -> None:
        """Tell the listeners of a table how far it has come."""
        for listener in self._listeners.get(running.table.id, ()):
            listener.tell(Notice(running.history.ply, running.version))

    def removed(self, table_id: str) -> None:
        """Tell the listeners of a table that it is gone."""
        for listener in self._listeners.get(table_id, ()):
            listener.tell(None)

    def sit_down(self, table_id: str, visitor: int, notice: Notice) -> Listener | None:
        """Begin to listen to a table, unless this visitor has too many sockets open."""
        if self._sockets[visitor] >= self._limit:
            return None
        self._sockets[visitor] += 1
        self._present[table_id, visitor] += 1
        listener = Listener(notice)
        self._listeners.setdefault(table_id, set()).add(listener)
        return listener

    def leave(self, table_id: str, visitor: int, listener: Listener) -> None:
        """Listen no more."""
        self._sockets[visitor] -= 1
        if self._sockets[visitor] == 0:
            del self._sockets[visitor]
        listeners = self._listeners[table_id]
        listeners.discard(listener)
        if not listeners:
            del self._listeners[table_id]
        self._present[table_id, visitor] -= 1
        if self._present[table_id, visitor] == 0:
            del self._present[table_id, visitor]
            for watcher in self.watchers:
                watcher.left(table_id, visitor)


@websocket("/api/tables/{table_id:str}/live")
async def live_table(
    socket: WebSocket[None, None, Any],
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    visitors: NamedDependency[Visitors],
    live: NamedDependency[Live],
) -> None:
    """Tell a visitor how far his table has come, now and whenever it grows.

    As long as he listens he is there, and nobody takes his seat.
    """
    visitor = await visitors.known(socket)
    try:
        if is_foreign(socket) or visitor is None:
            raise Refusal("unknown_table")
        running = await tables.open(table_id, visitor)
    except Refusal:
        await socket.close(code=GONE)  # before it was accepted: the handshake fails
        return
    notice = Notice(running.history.ply, running.version)
    listener = live.sit_down(table_id, visitor, notice)
    if listener is None:
        await socket.accept()
        await socket.close(code=TRY_LATER)
        return
    try:
        await socket.accept()  # which fails where the page is gone already
        await _talk(socket, listener)
    finally:
        live.leave(table_id, visitor, listener)


async def _talk(socket: WebSocket[None, None, Any], listener: Listener) -> None:
    """Send notices until the client goes, says something or the table is gone."""
    hears = asyncio.create_task(_heard(socket))
    tells = asyncio.create_task(_told(socket, listener))
    try:
        await asyncio.wait({hears, tells}, return_when=asyncio.FIRST_COMPLETED)
        if hears.done():
            if hears.result():
                await socket.close(code=POLICY)
        elif tells.exception() is None:
            await socket.close(code=GONE)
    finally:
        for task in (hears, tells):
            task.cancel()
        await asyncio.gather(hears, tells, return_exceptions=True)


async def _heard(socket: WebSocket[None, None, Any]) -> bool:
    """Wait until the client says something (it has nothing to say here) or goes."""
    try:
        await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        return False
    except Exception:  # bytes where text was expected
        return True
    return True


async def _told(socket: WebSocket[None, None, Any], listener: Listener) -> None:
    while (notice := await listener.next()) is not None:
        await socket.send_json(notice)
