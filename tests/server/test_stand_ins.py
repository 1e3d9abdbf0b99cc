"""Who leaves while it is his turn is replaced after his time, by a level that the table chose."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from sobremesa.server import Settings
from sobremesa.server.asked import Act, NewSeat, NewStandIn, NewTable
from sobremesa.server.database import open_database
from sobremesa.server.live import Live
from sobremesa.server.stand_ins import StandIns
from sobremesa.server.storage import Storage
from sobremesa.server.tables import Tables
from tests.server.conftest import Builder
from tests.server.house import HANDS, Guest, done, eventually, refused
from tests.server.test_live import heard, listening
from tests.server.test_refusals import GOOD

SOON = {"after": 1, "level": "level:1"}


def lent(guest: Guest, table: str) -> list[bool]:
    [row] = [row for row in guest.http.get("/api/tables").json()["tables"] if row["id"] == table]
    return [seat["lent"] for seat in row["seats"]]


def waits(guest: Guest, stand_in: dict[str, object] | None = None) -> tuple[str, int]:
    """A table at which a seat of the guest is to decide, and that seat."""
    table = guest.sits_down("me", "random", stand_in=stand_in)
    guest.plays(table, random.Random(1), until=lambda seen: bool(seen["legal"]))
    return table, 0


def test_somebody_who_is_away_is_replaced_and_comes_back(guest: Guest) -> None:
    table, seat = waits(guest, SOON)
    seen = guest.looks(table)
    assert seen["stand_in"] == SOON
    eventually(lambda: lent(guest, table)[seat], within=10)
    eventually(lambda: guest.looks(table)["head"] > seen["head"])
    told = guest.looks(table)["seats"][seat]
    assert told == {
        "kind": "computer", "name": None, "level": "level:1", "yours": True, "lent": True
    }  # fmt: skip
    done(guest.hands_over(table, seat, None))
    assert guest.looks(table)["seats"][seat] == seen["seats"][seat]


def test_nobody_is_replaced_while_his_page_is_open(guest: Guest) -> None:
    table, seat = waits(guest, SOON | {"after": 2})
    with listening(guest, table) as first:
        heard(first)
        with listening(guest, table) as second:
            heard(second)
        time.sleep(4)
        assert not lent(guest, table)[seat]
    began = time.monotonic()
    eventually(lambda: lent(guest, table)[seat], within=10)
    assert time.monotonic() - began > 1.5  # his time began when he left


def test_only_who_is_to_decide_is_replaced(guest: Guest) -> None:
    table = guest.sits_down("me", "here", stand_in={"after": 2, "level": "random"})
    seat = guest.looks(table)["to_move"]
    eventually(lambda: any(lent(guest, table)), within=10)
    assert lent(guest, table)[seat]
    eventually(lambda: all(lent(guest, table)), within=60)  # and then the other one
    eventually(lambda: guest.looks(table)["is_over"])


def test_his_time_goes_on_while_another_seat_changes_hands(guest: Guest) -> None:
    table = guest.sits_down("me", "here", stand_in=SOON | {"after": 3})
    seen = guest.plays(table, random.Random(1), until=lambda seen: bool(seen["legal"]))
    seat: int = seen["to_move"]

    def is_lent_while_the_other_changes() -> bool:
        to = None if lent(guest, table)[1 - seat] else "random"
        guest.hands_over(table, 1 - seat, to)
        time.sleep(0.5)
        return lent(guest, table)[seat]

    eventually(is_lent_while_the_other_changes, within=15)


class Busy(Tables):
    """While somebody is replaced at one table, a decision is made at the other."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        super().__init__(storage, settings)
        self.visitor = 0
        self.both: list[str] = []  # the tables
        self.still_owed: tuple[str, int] | None = None  # after it: at which table and ply
        self.replaced_there = asyncio.Event()

    async def lend(self, table_id: str, seat: int, ply: int, level: str) -> None:
        if self.still_owed is None:
            await self.goes_on(next(other for other in self.both if other != table_id))
        await super().lend(table_id, seat, ply, level)
        if self.still_owed == (table_id, ply):
            self.replaced_there.set()

    async def goes_on(self, table_id: str) -> None:
        running = await self.open(table_id, self.visitor)
        state, ply = running.state, running.history.ply
        text = state.game.notation(state.legal()[0])
        asked = Act("in-the-meantime", ply, int(state.to_move), text)
        done = await self.act(table_id, self.visitor, asked)
        self.still_owed = table_id, done.ply


def test_what_is_owed_anew_while_another_is_replaced_is_not_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        storage, settings = Storage(open_database(tmp_path)), Settings()
        tables, live = Busy(storage, settings), Live(settings)
        tables.visitor = await storage.add_visitor(b"x" * 32)
        asked = NewTable(
            "torres", [NewSeat("me"), NewSeat("here")], stand_in=NewStandIn(1, "random")
        )
        tables.both = [await tables.add(asked, tables.visitor) for _ in range(2)]
        stand_ins = StandIns(tables, live)
        tables.watchers += [live, stand_ins]
        await stand_ins.begin()  # at both tables his time begins now
        try:
            async with asyncio.timeout(HANDS):
                await tables.replaced_there.wait()
            assert tables.still_owed is not None
            running = await tables.now(tables.still_owed[0])
            assert running is not None
            assert running.seats[int(running.state.to_move)].lent_to == "random"
        finally:
            await stand_ins.close()
            await storage.close()

    asyncio.run(work())


def test_without_a_stand_in_the_table_waits(guest: Guest) -> None:
    table, seat = waits(guest)
    assert guest.looks(table)["stand_in"] is None
    time.sleep(3)
    assert not lent(guest, table)[seat]


def test_whoever_decides_in_time_is_not_replaced(guest: Guest) -> None:
    table = guest.sits_down("me", "here", stand_in=SOON | {"after": 3})
    rng = random.Random(1)
    for _ in range(8):
        seen = guest.looks(table)
        guest.acts(table, seen, rng.choice(seen["legal"])["text"])
        time.sleep(0.8)
        assert not any(lent(guest, table))


def test_time_goes_on_when_the_server_was_killed(own_house: Builder) -> None:
    house = own_house()
    guest = Guest(house)
    table, seat = waits(guest, SOON | {"after": 2})
    house.kill()
    house.start()
    began = time.monotonic()
    eventually(lambda: lent(guest, table)[seat], within=20)
    assert time.monotonic() - began > 1  # an open page has time to come back
    house.kill()
    house.start()
    assert lent(guest, table)[seat]


def test_who_comes_back_after_a_restart_keeps_his_seat(own_house: Builder) -> None:
    house = own_house()
    guest = Guest(house)
    table, seat = waits(guest, SOON | {"after": 2})
    house.kill()
    house.start()
    with listening(guest, table) as socket:
        heard(socket)
        time.sleep(4)
        assert not lent(guest, table)[seat]


@pytest.mark.parametrize(
    ("stand_in", "code"),
    [
        ({"after": 60, "level": "level:9"}, "bad_level"),
        ({"after": 60, "level": ""}, "bad_level"),
        ({"after": 60}, "bad_request"),
        ({"level": "level:1"}, "bad_request"),
        ({"after": 0, "level": "level:1"}, "bad_request"),
        ({"after": -5, "level": "level:1"}, "bad_request"),
        ({"after": 1.5, "level": "level:1"}, "bad_request"),
        ({"after": 10**9, "level": "level:1"}, "bad_request"),
        ({"after": True, "level": "level:1"}, "bad_request"),
        ({"after": 60, "level": "level:1", "more": 1}, "bad_request"),
        ([], "bad_request"),
        ("level:1", "bad_request"),
    ],
)
def test_stand_ins_that_cannot_be(guest: Guest, stand_in: Any, code: str) -> None:
    refused(guest.http.post("/api/tables", json=GOOD | {"stand_in": stand_in}), code, 400)
    assert guest.http.get("/api/tables").json() == {"tables": []}
