"""Two tables that differ only in what is hidden from a seat: to that seat they must be the same."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from typing import NamedTuple

from sobremesa.core import State
from tests.server.house import Guest


class Entry(NamedTuple):
    """One decision in the log of a table; the actor is a seat, or -1 for chance."""

    seq: int
    actor: int
    action: str


def log_of(guest: Guest, table: str) -> list[Entry]:
    """All decisions at a table, as the database has them."""
    with closing(sqlite3.connect(guest.house.database)) as database:
        asked = "SELECT seq, actor, action FROM entries WHERE table_id = ? ORDER BY seq"
        return [Entry(*row) for row in database.execute(asked, [table])]


def rules_allow(start: State, log: Sequence[Entry], changes: Mapping[int, str]) -> bool:
    """Whether the game could have gone so: a card cannot be dealt when all of its kind are out."""
    state = start
    for entry in log:
        action = state.game.parse(changes.get(entry.seq, entry.action))
        if entry.actor != state.to_move or state.refusal(action) is not None:
            return False
        state.apply(action)
    return True


def copied(guest: Guest, table: str, changes: Mapping[int, str]) -> str:
    """The same table once more, but that other actions stand at some places of its log."""
    twin = f"twin{table}"[:16]
    with closing(sqlite3.connect(guest.house.database)) as database, database:
        for rows in ("tables", "seats", "entries"):
            key = "id" if rows == "tables" else "table_id"
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({rows})")]
            picked = ", ".join(f"'{twin}'" if column == key else column for column in columns)
            database.execute(
                f"INSERT INTO {rows} SELECT {picked} FROM {rows} WHERE {key} = ?", [table]
            )
        for seq, action in changes.items():
            database.execute(
                "UPDATE entries SET action = ? WHERE table_id = ? AND seq = ?", [action, twin, seq]
            )
    return twin


def check_same_bytes(
    guest: Guest, table: str, twin: str, seat: int, actions: Sequence[str]
) -> None:
    """Whatever ``seat`` asks at both tables, these actions among it, it is told the same."""
    for told, of_twin in zip(
        _everything_told(guest, table, seat, actions),
        _everything_told(guest, twin, seat, actions),
        strict=True,
    ):
        assert told == of_twin.replace(twin.encode(), table.encode())


def _everything_told(
    guest: Guest, table: str, seat: int, actions: Sequence[str]
) -> Iterator[bytes]:
    """Every answer that a seat can get about a table."""
    head = guest.looks(table, seat=seat)["head"]
    address = f"/api/tables/{table}"
    for ply in range(head + 1):
        yield guest.http.get(address, params={"seat": seat, "ply": ply}).content
    yield guest.http.get(f"{address}/events", params={"seat": seat}).content
    yield guest.http.get(f"{address}/record").content
    for text in actions:
        for ply in (head, head - 1, 0):
            yield guest.asks(table, "actions", ply=ply, seat=seat, action=text).content
    for ply in (head, head - 1):
        yield guest.http.post(f"{address}/hints", json={"seat": seat, "ply": ply}).content
    for to in range(head):
        yield guest.asks(table, "undo", ply=head, seat=seat, to=to).content
    listed = guest.http.get("/api/tables").json()["tables"]
    [mine] = [told for told in listed if told["id"] == table]
    del mine["created"], mine["changed"]
    yield json.dumps(mine).encode()
