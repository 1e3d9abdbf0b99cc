"""The addresses under /api: what can be asked, and who answers it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod, MediaType
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath
from msgspec import Struct

from sobremesa import game, games
from sobremesa.players import LEVELS
from sobremesa.server.answers import (
    Done,
    Events,
    Seats,
    Snapshot,
    TableTold,
    events,
    snapshot,
    told_table,
)
from sobremesa.server.asked import Act, AskHint, HandOver, NewTable, Undo, number, read, whole
from sobremesa.server.hints import Hints, HintsTold
from sobremesa.server.refusals import Refusal
from sobremesa.server.seating import check
from sobremesa.server.tables import Tables
from sobremesa.server.visitors import Visitors

Asking = Request[Any, Any, Any]
Visitor = NamedDependency[int | None]
TheTables = NamedDependency[Tables]
TheHints = NamedDependency[Hints]
TheVisitors = NamedDependency[Visitors]


class OptionTold(Struct, frozen=True):
    """A switch of a game."""

    name: str
    default: Any
    values: list[Any]


class GameTold(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    min_players: int
    max_players: int
    rule_sets: list[str]
    options: list[OptionTold]
    levels: list[str]
    hidden: dict[str, bool]


class Games(Struct, frozen=True):
    """All games that can be played here."""

    games: list[GameTold]


class TableList(Struct, frozen=True):
    """One's tables."""

    tables: list[TableTold]


class Added(Struct, frozen=True):
    """A table that was set up."""

    id: str


async def known_visitor(request: Asking, visitors: TheVisitors) -> int | None:
    """Who is asking, if he has been here before."""
    return await visitors.known(request)


@get("/games")
async def list_games() -> Games:
    """The games that can be played here."""
    return Games([_told(name) for name in games()])


@get("/tables")
async def list_tables(visitor: Visitor, tables: TheTables) -> TableList:
    """The asker's tables."""
    if visitor is None:
        return TableList([])
    return TableList([told_table(table, visitor) for table in await tables.of(visitor)])


@get("/tables/{table_id:str}")
async def show_table(
    request: Asking, table_id: FromPath[str], visitor: Visitor, tables: TheTables
) -> Snapshot:
    """A table as one of the asker's seats may see it, now or at an earlier ply."""
    running = await tables.open(table_id, visitor)
    assert visitor is not None
    return snapshot(running, visitor, whole(request, "seat"), whole(request, "ply"))


@get("/tables/{table_id:str}/events")
async def show_events(
    request: Asking, table_id: FromPath[str], visitor: Visitor, tables: TheTables
) -> Events:
    """What happened at a table, as one of the asker's seats may know it."""
    running = await tables.open(table_id, visitor)
    assert visitor is not None
    told = events(running, visitor, whole(request, "seat"), whole(request, "since") or 0)
    return Events(told, running.history.ply, running.version)


@post("/tables/{table_id:str}/actions", status_code=200)
async def act(
    request: Asking, table_id: FromPath[str], visitor: Visitor, tables: TheTables
) -> Done:
    """Carry out a decision of one of the asker's seats."""
    return await tables.act(table_id, visitor, await read(request, Act))


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(
    request: Asking, table_id: FromPath[str], visitor: Visitor, tables: TheTables
) -> Done:
    """Take back decisions of one of the asker's seats."""
    return await tables.undo(table_id, visitor, await read(request, Undo))


@post("/tables/{table_id:str}/seats/{seat:str}", status_code=200)
async def hand_over(
    request: Asking,
    table_id: FromPath[str],
    seat: FromPath[str],
    visitor: Visitor,
    tables: TheTables,
) -> Seats:
    """Hand one of the asker's seats to the computer, or take it back."""
    asked = await read(request, HandOver)
    return await tables.hand_over(table_id, visitor, number(seat, "seat"), asked)


@post("/tables/{table_id:str}/hints", status_code=200)
async def hint(
    request: Asking, table_id: FromPath[str], visitor: Visitor, hints: TheHints
) -> HintsTold:
    """What the computer would do in the place of one of the asker's seats."""
    return await hints.ask(table_id, visitor, await read(request, AskHint))


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def show_record(table_id: FromPath[str], visitor: Visitor, tables: TheTables) -> str:
    """The record of a game that hides nothing (any more)."""
    running = await tables.open(table_id, visitor)
    state = running.state
    if state.game.has_secrets(state.rules) and not state.is_over:
        raise Refusal("record_secret")
    names = [seat.name or seat.level or "" for seat in running.table.seats]
    return running.history.record(names).dumps()


@delete("/tables/{table_id:str}")
async def remove_table(table_id: FromPath[str], visitor: Visitor, tables: TheTables) -> None:
    """Remove one of the asker's tables."""
    await tables.remove(table_id, visitor)


def add_table(tables_per_minute: int) -> Any:
    """The handler that sets up tables, at most so many from one address."""
    limit = RateLimitConfig(
        rate_limit=("minute", tables_per_minute),
        identifier_for_request=lambda request: f"tables {_address(request)}",
        set_rate_limit_headers=False,
    )

    @post("/tables", middleware=[limit.middleware])
    async def add_table(
        request: Asking, tables: TheTables, visitors: TheVisitors
    ) -> Response[Added]:
        """Set up a table; who has none yet becomes a visitor."""
        asked = await read(request, NewTable)
        check(asked)  # before a stranger is remembered
        visitor, secret = await visitors.welcome(request)
        table_id = await tables.add(asked, visitor)
        return Response(Added(table_id), cookies=[secret])

    return add_table


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT, HttpMethod.DELETE],
)
async def nothing_here() -> None:
    """Any other address under /api."""
    raise Refusal("unknown_path")


def _address(request: Asking) -> str:
    return request.client.host if request.client else ""


def _told(name: str) -> GameTold:
    about = game(name)
    return GameTold(
        name=name,
        min_players=about.min_players,
        max_players=about.max_players,
        rule_sets=list(about.rule_sets),
        options=[
            OptionTold(option.name, option.default, list(option.values)) for option in about.options
        ],
        levels=list(LEVELS),
        hidden={rules: about.has_secrets(rules) for rules in about.rule_sets},
    )
