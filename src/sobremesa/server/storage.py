"""Reading and writing tables. Whatever is answered as done has been committed here before."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sobremesa import CHANCE
from sobremesa.server.log import PERSON, Entry, Request, Seat, StandIn, Summary, Table
from sobremesa.server.models import EntryRow, RequestRow, SeatRow, TableRow, VisitorRow


class Storage:
    """The tables, their logs and the visitors in one database.

    Every method is one transaction; those that write begin with writing, so that SQLite never
    has to turn a reader into a writer.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    # ---- visitors

    async def visitor(self, token: bytes) -> int | None:
        """Who shows the secret with this digest."""
        async with self._engine.connect() as connection:
            found: int | None = await connection.scalar(
                select(VisitorRow.id).where(VisitorRow.token == token)
            )
            return found

    async def add_visitor(self, token: bytes) -> int:
        """Remember a new visitor by the digest of his secret."""
        async with self._engine.begin() as connection:
            done = await connection.execute(
                insert(VisitorRow).values(token=token, created=_now()).returning(VisitorRow.id)
            )
            return int(done.scalar_one())

    # ---- tables

    async def add_table(self, table: Table, summary: Summary, entries: Sequence[Entry]) -> None:
        """Write down a new table with what has happened at it so far."""
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(TableRow).values(
                    id=table.id,
                    game=table.game,
                    rules=table.rules,
                    rules_version=table.rules_version,
                    players=len(table.seats),
                    options=table.options,
                    created=table.created,
                    version=len(entries),
                    stand_in_after=None if table.stand_in is None else table.stand_in.after,
                    stand_in_level=None if table.stand_in is None else table.stand_in.level,
                    **_mirrored(summary),
                )
            )
            await connection.execute(
                insert(SeatRow),
                [
                    {
                        "table_id": table.id,
                        "seat": seat,
                        "kind": sitter.kind,
                        "name": sitter.name,
                        "level": sitter.level,
                        "visitor": sitter.visitor,
                    }
                    for seat, sitter in enumerate(table.seats)
                ],
            )
            await _write(connection, table.id, 0, entries)

    async def table(self, table_id: str) -> Table | None:
        """The setting and the summary of a table."""
        async with self._engine.connect() as connection:
            found = await _tables(connection, [table_id])
            return found[0] if found else None

    async def tables_of(self, visitor: int) -> list[Table]:
        """The tables at which a visitor sits, the last one changed first."""
        seated = select(SeatRow.table_id).where(SeatRow.visitor == visitor).distinct()
        async with self._engine.connect() as connection:
            ids = list(await connection.scalars(seated))
            found = await _tables(connection, ids)
        return sorted(found, key=lambda table: (table.changed, table.id), reverse=True)

    async def count_tables_of(self, visitor: int) -> int:
        """At how many tables a visitor sits."""
        async with self._engine.connect() as connection:
            counted = await connection.scalar(
                select(func.count(SeatRow.table_id.distinct())).where(SeatRow.visitor == visitor)
            )
            return int(counted or 0)

    async def remove(self, table_id: str) -> None:
        """Forget a table with its whole log."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(TableRow).where(TableRow.id == table_id))

    async def waiting_for_us(self) -> list[str]:
        """The tables at which nobody but the server is to decide, the last one changed first."""
        async with self._engine.connect() as connection:
            found = await connection.scalars(
                select(TableRow.id)
                .outerjoin(
                    SeatRow,
                    (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move),
                )
                .where(
                    ~TableRow.is_over,
                    or_(
                        TableRow.to_move == CHANCE,
                        SeatRow.kind == "computer",
                        SeatRow.lent_to.is_not(None),
                    ),
                )
                .order_by(TableRow.changed.desc())
            )
            return list(found)

    async def waiting_for_a_person(self) -> list[Table]:
        """The tables with a stand-in at which a person is to decide."""
        async with self._engine.connect() as connection:
            found = await connection.scalars(
                select(TableRow.id)
                .join(
                    SeatRow,
                    (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move),
                )
                .where(
                    TableRow.stand_in_after.is_not(None),
                    ~TableRow.is_over,
                    SeatRow.kind != "computer",
                    SeatRow.lent_to.is_(None),
                )
            )
            return await _tables(connection, list(found))

    # ---- logs

    async def entries(self, table_id: str, first: int, last: int) -> list[Entry]:
        """The entries of a log from number ``first`` up to, not with, ``last``."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(EntryRow.actor, EntryRow.action, EntryRow.back_to, EntryRow.handed_to)
                .where(EntryRow.table_id == table_id, EntryRow.seq >= first, EntryRow.seq < last)
                .order_by(EntryRow.seq)
            )
            return [Entry(*row) for row in found]

    async def request(self, table_id: str, request_id: str) -> Request | None:
        """What was done before under this id."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(RequestRow.asked, RequestRow.first, RequestRow.last).where(
                    RequestRow.table_id == table_id, RequestRow.id == request_id
                )
            )
            row = found.one_or_none()
            return None if row is None else Request(request_id, *row)

    async def append(
        self,
        table_id: str,
        version: int,
        entries: Sequence[Entry],
        summary: Summary,
        request: Request | None = None,
    ) -> bool:
        """Add entries to a log of ``version`` entries; false when somebody else was faster.

        It is also false when the table is gone or the request was carried out before.
        """
        try:
            async with self._engine.begin() as connection:
                await _write(connection, table_id, version, entries)
                if request is not None:
                    await connection.execute(
                        insert(RequestRow).values(
                            table_id=table_id,
                            id=request.id,
                            asked=request.asked,
                            first=request.first,
                            last=request.last,
                        )
                    )
                await connection.execute(
                    update(TableRow)
                    .where(TableRow.id == table_id)
                    .values(version=version + len(entries), **_mirrored(summary))
                )
        except IntegrityError:
            return False
        return True


async def _write(
    connection: AsyncConnection, table_id: str, first: int, entries: Sequence[Entry]
) -> None:
    if not entries:
        return
    now = _now()
    await connection.execute(
        insert(EntryRow),
        [
            {
                "table_id": table_id,
                "seq": first + i,
                "actor": entry.actor,
                "action": entry.action,
                "back_to": entry.back_to,
                "handed_to": entry.handed_to,
                "at": now,
            }
            for i, entry in enumerate(entries)
        ],
    )
    for entry in entries:
        if entry.handed_to is not None:
            lent_to = None if entry.handed_to == PERSON else entry.handed_to
            await connection.execute(
                update(SeatRow)
                .where(SeatRow.table_id == table_id, SeatRow.seat == entry.actor)
                .values(lent_to=lent_to)
            )


async def _tables(connection: AsyncConnection, ids: list[str]) -> list[Table]:
    seats: dict[str, list[Seat]] = {table_id: [] for table_id in ids}
    sitters = await connection.execute(
        select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.table_id, SeatRow.seat)
    )
    for row in sitters:
        seats[row.table_id].append(_seat(row))
    rows = await connection.execute(select(TableRow).where(TableRow.id.in_(ids)))
    return [
        Table(
            id=row.id,
            game=row.game,
            rules=row.rules,
            rules_version=row.rules_version,
            options=row.options,
            seats=tuple(seats[row.id]),
            created=row.created,
            changed=row.changed,
            version=row.version,
            summary=Summary(row.ply, row.to_move, row.is_over, row.scores, row.winners),
            stand_in=_stand_in(row.stand_in_after, row.stand_in_level),
        )
        for row in rows
    ]


def _seat(row: Row[Any]) -> Seat:
    return Seat(row.kind, row.name, row.level, row.visitor, row.lent_to)


def _stand_in(after: int | None, level: str | None) -> StandIn | None:
    return None if after is None or level is None else StandIn(after, level)


def _mirrored(summary: Summary) -> dict[str, object]:
    return {
        "changed": _now(),
        "ply": summary.ply,
        "to_move": summary.to_move,
        "is_over": summary.is_over,
        "scores": summary.scores,
        "winners": summary.winners,
    }


def _now() -> int:
    return int(time.time() * 1000)
