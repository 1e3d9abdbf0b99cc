"""The server put together from its parts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.stores.memory import MemoryStore
from sqlalchemy.exc import SQLAlchemyError

from sobremesa.server import api, origin
from sobremesa.server.computers import Computers
from sobremesa.server.database import open_database
from sobremesa.server.hints import Hints
from sobremesa.server.live import Live, live_table
from sobremesa.server.page import page
from sobremesa.server.refusals import Refusal
from sobremesa.server.settings import Settings
from sobremesa.server.stand_ins import StandIns
from sobremesa.server.storage import Storage
from sobremesa.server.tables import Tables
from sobremesa.server.thinkers import Thinkers
from sobremesa.server.visitors import Visitors

log = logging.getLogger(__name__)

SWEEP = 60  # seconds between forgetting who asked how often


def create_app(data_dir: Path, settings: Settings | None = None) -> Litestar:
    """The server for the games kept in ``data_dir``; raises ``CannotServe``."""
    settings = settings or Settings.from_environment()
    storage = Storage(open_database(data_dir))
    tables = Tables(storage, settings)
    visitors = Visitors(storage)
    live = Live(settings)
    thinkers = Thinkers(settings.computer_processes, settings.computer_niceness)
    computers = Computers(tables, live, thinkers, settings)
    hints = Hints(tables, thinkers, settings)
    stand_ins = StandIns(tables, live)
    tables.watchers += [live, computers, hints, stand_ins]
    live.watchers += [computers, hints, stand_ins]
    requests = MemoryStore()

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncGenerator[None, None]:
        sweeping = asyncio.create_task(_sweep(requests))
        await computers.go_on_everywhere()
        await stand_ins.begin()
        try:
            yield
        finally:
            sweeping.cancel()
            await stand_ins.close()
            await computers.close()
            await thinkers.close()
            await storage.close()

    limit = RateLimitConfig(
        rate_limit=("second", settings.requests_per_second), set_rate_limit_headers=False
    )
    return Litestar(
        [_api(settings), live_table, page],
        lifespan=[running],
        before_request=origin.refuse_foreign_changes,
        middleware=[limit.middleware],
        stores={"rate_limit": requests},
        request_max_body_size=settings.body_bytes,
        response_headers=origin.HEADERS,
        exception_handlers={
            Refusal: _refused,
            HTTPException: _not_http(settings),
            SQLAlchemyError: _not_stored,
            Exception: _failed,
        },
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "visitors": Provide(lambda: visitors, sync_to_thread=False),
            "hints": Provide(lambda: hints, sync_to_thread=False),
            "live": Provide(lambda: live, sync_to_thread=False),
        },
        openapi_config=None,
        logging_config=None,
    )


def _api(settings: Settings) -> Router:
    return Router(
        "/api",
        route_handlers=[
            api.list_games,
            api.list_tables,
            api.add_table(settings.new_tables_per_minute),
            api.show_table,
            api.show_events,
            api.show_record,
            api.act,
            api.undo,
            api.hand_over,
            api.hint,
            api.remove_table,
            api.nothing_here,
        ],
        dependencies={"visitor": Provide(api.known_visitor)},
        cache_control=CacheControlHeader(no_store=True),
    )


async def _sweep(requests: MemoryStore) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        await requests.delete_expired()


def _refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[dict[str, object]]:
    headers = {"Cache-Control": "no-store"}
    if refusal.code == "too_many":
        headers["Retry-After"] = str(refusal.arguments["seconds"])
    if refusal.code == "bad_method":
        headers["Allow"] = str(refusal.arguments["allowed"])
    for header in origin.HEADERS:
        headers[header.name] = str(header.value)
    return Response(refusal.told(), status_code=refusal.status, headers=headers)


def _not_http(settings: Settings) -> Any:
    """What Litestar itself refuses, said as everything else is."""

    def refused(
        request: Request[Any, Any, Any], error: HTTPException
    ) -> Response[dict[str, object]]:
        if error.status_code == 404:
            return _refused(request, Refusal("unknown_path"))
        if error.status_code == 405:
            allowed = (error.headers or {}).get("allow", "GET")
            return _refused(request, Refusal("bad_method", allowed=allowed))
        if error.status_code == 413:
            return _refused(request, Refusal("too_large", limit=settings.body_bytes))
        if error.status_code == 429:
            return _refused(request, Refusal("too_many", seconds=1))
        if error.status_code >= 500:
            return _failed(request, error)
        return _refused(
            request, Refusal("bad_request", what="request", why=error.detail, allowed="–")
        )

    return refused


def _not_stored(
    request: Request[Any, Any, Any], error: SQLAlchemyError
) -> Response[dict[str, object]]:
    log.error("the database failed", exc_info=error)
    return _refused(request, Refusal("storage"))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, object]]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _refused(request, Refusal("internal"))
