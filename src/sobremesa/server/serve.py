"""Running the server on a port."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol as Connection

from sobremesa.server.app import create_app
from sobremesa.server.refusals import CannotServe
from sobremesa.server.settings import Settings

EVERYWHERE = {"", "0.0.0.0", "::"}

LAST_PORT = 65535
TICKS_A_SECOND = 10


def serve(
    host: str,
    port: int,
    data: Path,
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve the games kept in ``data`` until interrupted; raises ``CannotServe``.

    ``ready`` is called with the address once the server answers there.
    """
    listening = listen(host, port)
    with listening:
        settings = Settings.from_environment()
        app = create_app(data, settings)
        config = uvicorn.Config(
            app,
            access_log=False,
            http=Connection,
            log_level="warning",
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=3,
            ws_max_size=1024,  # clients have nothing to say on a socket
        )
        url = address(host, listening)
        server = _Server(config, settings.request_seconds, url, open_browser, ready)
        asyncio.run(server.serve(sockets=[listening]))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at an address; raises ``CannotServe``."""
    if not 0 <= port <= LAST_PORT:  # the system would take the rest of a division
        raise CannotServe("address", host=host, port=str(port), why=f"0-{LAST_PORT}")
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        # With the protocol named, asyncio sends small answers at once (TCP_NODELAY).
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotServe("address", host=host, port=str(port), why=why) from error
    except UnicodeError as error:
        raise CannotServe("address", host=host, port=str(port), why=str(error)) from error
    try:
        # A port left a moment ago may be used again at once.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("port_taken", host=host, port=str(port)) from error
        raise CannotServe(
            "address", host=host, port=str(port), why=error.strerror or str(error)
        ) from error
    return listening


def address(host: str, listening: socket.socket) -> str:
    """The address to type into a browser on this machine."""
    port = listening.getsockname()[1]
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


class _Server(uvicorn.Server):
    """Uvicorn, telling when it answers, and with an end to its patience."""

    def __init__(
        self,
        config: uvicorn.Config,
        patience: int,
        url: str,
        open_browser: bool,
        ready: Callable[[str], None] | None,
    ) -> None:
        super().__init__(config)
        self._patience = patience
        self._waiting: dict[Connection, Wait] = {}
        self._url = url
        self._open_browser = open_browser
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        # All that was loaded stays; looking through it again and again would hold up everybody.
        gc.collect()
        gc.freeze()
        if self._ready is not None:
            self._ready(self._url)
        if self._open_browser:
            # Some browsers do not return until they are closed.
            threading.Thread(target=webbrowser.open, args=[self._url], daemon=True).start()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            self._close_where_nothing_comes()
        return await super().on_tick(counter)

    def _close_where_nothing_comes(self) -> None:
        """Close the connections on which a request has been awaited for too long.

        Some devices vanish without a word, and every connection costs one of the system's files.
        """
        now = time.monotonic()
        before, self._waiting = self._waiting, {}
        for connection in list(self.server_state.connections):
            if not isinstance(connection, Connection) or not _waits(connection):
                continue
            last = before.get(connection)
            if last is None or last.after is not connection.cycle:
                last = Wait(connection.cycle, now)
            if now - last.since < self._patience:
                self._waiting[connection] = last
            else:
                connection.transport.close()


class Wait(NamedTuple):
    """Since when the request that follows another one has been awaited."""

    after: object
    since: float


def _waits(connection: Connection) -> bool:
    """Whether the next request is not there yet, or not all of it."""
    asked = connection.cycle
    return asked is None or asked.response_complete or asked.more_body
