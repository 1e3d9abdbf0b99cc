"""Reading and writing tables. Whatever is answered as done has been committed here before."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from sobremesa import CHANCE
from sobremesa.server.log import PERSON, Entry, Request, Seat, StandIn, Summary, Table
from sobremesa.server.models import EntryRow, RequestRow, SeatRow, TableRow, VisitorRow

READERS: Final = 4  # threads; SQLite has one writer at a time

Result = TypeVar("Result")


class Storage:
    """The tables, their logs and the visitors in one database.

    Every method is one transaction; those that write begin with writing, so that SQLite never
    has to turn a reader into a writer. A transaction is carried out in one go by a thread: each
    time that one thread waits for another may take long while others compute. It is carried out
    to its end even if nobody waits for it any more.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._readers = ThreadPoolExecutor(READERS, "reading")
        self._writer = ThreadPoolExecutor(1, "writing")

    async def close(self) -> None:
        """Let go of the database, when everything is written."""
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()

    async def _read(self, work: Callable[[Connection], Result]) -> Result:
        def transaction() -> Result:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, transaction)

    async def _write(self, work: Callable[[Connection], Result]) -> Result:
        def transaction() -> Result:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, transaction)

    # ---- visitors

    async def visitor(self, token: bytes) -> int | None:
        """Who shows the secret with this digest."""

        def work(connection: Connection) -> int | None:
            found: int | None = connection.scalar(
                select(VisitorRow.id).where(VisitorRow.token == token)
            )
            return found

        return await self._read(work)

    async def add_visitor(self, token: bytes) -> int:
        """Remember a new visitor by the digest of his secret."""

        def work(connection: Connection) -> int:
            done = connection.execute(
                insert(VisitorRow).values(token=token, created=_now()).returning(VisitorRow.id)
            )
            return int(done.scalar_one())

        return await self._write(work)

    # ---- tables

    async def add_table(self, table: Table, summary: Summary, entries: Sequence[Entry]) -> None:
        """Write down a new table with what has happened at it so far."""

        def work(connection: Connection) -> None:
            connection.execute(
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
            connection.execute(
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
            _add_entries(connection, table.id, 0, entries)

        await self._write(work)

    async def table(self, table_id: str) -> Table | None:
        """The setting and the summary of a table."""

        def work(connection: Connection) -> Table | None:
            found = _tables(connection, [table_id])
            return found[0] if found else None

        return await self._read(work)

    async def tables_of(self, visitor: int) -> list[Table]:
        """The tables at which a visitor sits, the last one changed first."""
        seated = select(SeatRow.table_id).where(SeatRow.visitor == visitor).distinct()

        def work(connection: Connection) -> list[Table]:
            return _tables(connection, list(connection.scalars(seated)))

        found = await self._read(work)
        return sorted(found, key=lambda table: (table.changed, table.id), reverse=True)

    async def count_tables_of(self, visitor: int) -> int:
        """At how many tables a visitor sits."""

        def work(connection: Connection) -> int:
            counted = connection.scalar(
                select(func.count(SeatRow.table_id.distinct())).where(SeatRow.visitor == visitor)
            )
            return int(counted or 0)

        return await self._read(work)

    async def remove(self, table_id: str) -> None:
        """Forget a table with its whole log."""

        def work(connection: Connection) -> None:
            connection.execute(delete(TableRow).where(TableRow.id == table_id))

        await self._write(work)

    async def waiting_for_us(self) -> list[str]:
        """The tables at which nobody but the server is to decide, the last one changed first."""

        def work(connection: Connection) -> list[str]:
            found = connection.scalars(
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

        return await self._read(work)

    async def waiting_for_a_person(self) -> list[Table]:
        """The tables with a stand-in at which a person is to decide."""

        def work(connection: Connection) -> list[Table]:
            found = connection.scalars(
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
            return _tables(connection, list(found))

        return await self._read(work)

    # ---- logs

    async def entries(self, table_id: str, first: int, last: int) -> list[Entry]:
        """The entries of a log from number ``first`` up to, not with, ``last``."""

        def work(connection: Connection) -> list[Entry]:
            found = connection.execute(
                select(EntryRow.actor, EntryRow.action, EntryRow.back_to, EntryRow.handed_to)
                .where(EntryRow.table_id == table_id, EntryRow.seq >= first, EntryRow.seq < last)
                .order_by(EntryRow.seq)
            )
            return [Entry(*row) for row in found]

        return await self._read(work)

    async def request(self, table_id: str, request_id: str) -> Request | None:
        """What was done before under this id."""

        def work(connection: Connection) -> Request | None:
            found = connection.execute(
                select(RequestRow.asked, RequestRow.first, RequestRow.last).where(
                    RequestRow.table_id == table_id, RequestRow.id == request_id
                )
            )
            row = found.one_or_none()
            return None if row is None else Request(request_id, *row)

        return await self._read(work)

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

        def work(connection: Connection) -> None:
            _add_entries(connection, table_id, version, entries)
            if request is not None:
                connection.execute(
                    insert(RequestRow).values(
                        table_id=table_id,
                        id=request.id,
                        asked=request.asked,
                        first=request.first,
                        last=request.last,
                    )
                )
            connection.execute(
                update(TableRow)
                .where(TableRow.id == table_id)
                .values(version=version + len(entries), **_mirrored(summary))
            )

        try:
            await self._write(work)
        except IntegrityError:
            return False
        return True


def _add_entries(
    connection: Connection, table_id: str, first: int, entries: Sequence[Entry]
) -> None:
    if not entries:
        return
    now = _now()
    connection.execute(
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
            connection.execute(
                update(SeatRow)
                .where(SeatRow.table_id == table_id, SeatRow.seat == entry.actor)
                .values(lent_to=lent_to)
            )


def _tables(connection: Connection, ids: list[str]) -> list[Table]:
    seats: dict[str, list[Seat]] = {table_id: [] for table_id in ids}
    sitters = connection.execute(
        select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.table_id, SeatRow.seat)
    )
    for row in sitters:
        seats[row.table_id].append(_seat(row))
    rows = connection.execute(select(TableRow).where(TableRow.id.in_(ids)))
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
