"""What was answered is never lost, happens once, and is decided by the log alone."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect

import sobremesa
from sobremesa.server import CannotServe, create_app
from sobremesa.server.asked import NewSeat, NewTable
from sobremesa.server.database import FILE, migrate, newest_migration, open_database
from sobremesa.server.models import Base
from sobremesa.server.play import drawn
from sobremesa.server.seating import new_table
from sobremesa.server.storage import Storage
from tests.server.conftest import Builder
from tests.server.house import Guest, done, refused


@pytest.mark.parametrize("name", sobremesa.games())
def test_a_game_goes_on_after_a_restart(own_house: Builder, name: str) -> None:
    house = own_house()
    guest = Guest(house)
    table = guest.sits_down("me", "here", game=name, rules=sobremesa.game(name).rule_sets[-1])
    seen = guest.plays(table, random.Random(1), until=lambda seen: bool(seen["legal"]))
    begin = seen["ply"]
    guest.plays(table, random.Random(1), until=lambda seen: seen["ply"] >= begin + 20)
    before = guest.looks(table, seat=0), guest.hears(table, seat=0), guest.looks(table, seat=1)
    house.stop()
    house.start()
    assert before == (
        guest.looks(table, seat=0),
        guest.hears(table, seat=0),
        guest.looks(table, seat=1),
    )
    guest.plays(table, random.Random(2), until=lambda seen: seen["ply"] >= begin + 30)


def test_kill_loses_nothing_that_was_answered(own_house: Builder) -> None:
    """The server is killed at any moment; what it had answered stands, the rest can be repeated."""
    house = own_house()
    guest = Guest(house)
    table = guest.sits_down("me", "here", "random")
    rng = random.Random(6)
    answered: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for killing in range(3):
        timer = threading.Timer(0.2 + 0.3 * rng.random(), house.kill)
        timer.start()
        asked = {}
        try:
            while True:
                seen = guest.looks(table)
                if not seen["legal"]:
                    continue
                asked = {
                    "id": str(uuid.uuid4()),
                    "ply": seen["ply"],
                    "seat": seen["seat"],
                    "action": rng.choice(seen["legal"])["text"],
                }
                answer = done(guest.http.post(f"/api/tables/{table}/actions", json=asked))
                answered.append((asked, answer))
        except httpx.TransportError:
            pass
        timer.join()
        house.start()
        if asked and (not answered or answered[-1][0] != asked):
            # Whether it was written down before the end is not known: asking again settles it.
            answered.append((asked, done(guest.asks(table, "actions", **asked))))
        events = guest.hears(table, seat=0)["events"]
        for given, answer in answered:
            assert events[given["ply"]]["by"] == given["seat"], killing
            assert len(events) >= answer["ply"]
            again = done(guest.http.post(f"/api/tables/{table}/actions", json=given))
            assert again == answer
        answered = answered[-5:]
        assert guest.hears(table, seat=0)["events"][: len(events)] == events


def test_computers_go_on_when_the_server_starts(own_house: Builder, tmp_path: Path) -> None:
    """A server died while a computer was thinking; nobody opens the table, yet the next goes on."""
    table = asyncio.run(left_waiting(tmp_path / "data"))
    house = own_house()
    end = time.monotonic() + 30
    entries = 0
    while entries == 0:
        assert time.monotonic() < end
        time.sleep(0.05)
        with sqlite3.connect(house.database) as database:
            counted = "SELECT COUNT(*) FROM entries WHERE table_id = ? AND actor >= 0"
            [[entries]] = database.execute(counted, [table])
        database.close()


async def left_waiting(data: Path) -> str:
    """A table at which a computer is to move, and no server that would do it."""
    storage = Storage(open_database(data))
    visitor = await storage.add_visitor(b"x" * 32)
    seats = [NewSeat("me"), NewSeat("computer", level="random")]
    rng = random.Random(1)
    while True:
        table, start = new_table(NewTable("torres", seats), visitor)
        step = drawn(start, 0, rng)
        if step.summary.to_move == 1:
            await storage.add_table(table, step.summary, step.entries)
            await storage.close()
            return table.id


def test_the_same_id_happens_once(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    seen = guest.looks(table)
    asked = {
        "id": "one-and-only",
        "ply": seen["ply"],
        "seat": seen["seat"],
        "action": seen["legal"][0]["text"],
    }
    first = guest.asks(table, "actions", **asked)
    assert done(first)["ply"] > seen["ply"]
    assert guest.asks(table, "actions", **asked).content == first.content
    guest.plays(table, random.Random(1), until=lambda now: now["ply"] > seen["ply"] + 6)
    assert guest.asks(table, "actions", **asked).content == first.content
    now = guest.looks(table)
    for changed in ({"action": "end"}, {"ply": now["ply"]}):
        refused(guest.asks(table, "actions", **(asked | changed)), "id_reused", 409)
    refused(
        guest.asks(table, "undo", id=asked["id"], ply=now["ply"], seat=asked["seat"], to=0),
        "id_reused",
        409,
    )
    assert guest.looks(table) == now


def test_the_same_undo_happens_once(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    first = guest.plays(
        table, random.Random(2), until=lambda seen: seen["legal"] and seen["view"]["step"] == "turn"
    )
    second = guest.acts(table, first, "track")
    asked = {"id": "take-it-back", "ply": second["ply"], "seat": first["seat"], "to": first["ply"]}
    back = guest.asks(table, "undo", **asked)
    third = guest.acts(table, done(back)["snapshot"], "track")
    assert guest.asks(table, "undo", **asked).content == back.content
    assert guest.looks(table)["version"] == third["version"]


def test_of_two_at_once_one_wins(own_house: Builder) -> None:
    """Two servers on one database, two clients, the same ply: the log decides, not a memory."""
    houses = [own_house(), own_house()]
    first = Guest(houses[0])
    table = first.sits_down("me", "here")
    second = Guest(houses[1])
    second.http.cookies = first.http.cookies
    rng = random.Random(9)
    for _ in range(8):
        seen = first.looks(table)
        while not seen["legal"]:
            seen = first.looks(table)
        texts = [rng.choice(seen["legal"])["text"] for _ in range(4)]
        start = threading.Barrier(4)
        answers: list[httpx.Response] = []

        def post(
            who: Guest,
            text: str,
            seen: dict[str, Any] = seen,
            start: threading.Barrier = start,
            answers: list[httpx.Response] = answers,
        ) -> None:
            start.wait()
            answers.append(
                who.asks(table, "actions", ply=seen["ply"], seat=seen["seat"], action=text)
            )

        threads = [
            threading.Thread(target=post, args=[who, text])
            for who, text in zip([first, second, first, second], texts, strict=True)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200, 409, 409, 409]
        [won] = [answer for answer in answers if answer.status_code == 200]
        for answer in answers:
            if answer is not won:
                error = refused(answer, "stale_ply", 409)
                assert error["args"]["head"] == done(won)["ply"]
        assert first.looks(table, seat=0) == second.looks(table, seat=0)
        assert first.looks(table)["version"] == done(won)["snapshot"]["version"]


def test_the_same_request_twice_at_once(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    for attempt in range(8):
        seen = guest.looks(table)
        while not seen["legal"]:
            seen = guest.looks(table)
        asked = {
            "id": f"at-once-{attempt}",
            "ply": seen["ply"],
            "seat": seen["seat"],
            "action": seen["legal"][-1]["text"],
        }
        contents: list[bytes] = []

        def post(asked: dict[str, Any] = asked, contents: list[bytes] = contents) -> None:
            answer = guest.asks(table, "actions", **asked)
            assert answer.status_code == 200, answer.text
            contents.append(answer.content)

        threads = [threading.Thread(target=post) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(contents) == 3
        assert len(set(contents)) == 1


def test_games_that_left_the_memory_come_back(guest: Guest) -> None:
    """The shared server keeps two games; more are played in turns."""
    tables = [
        guest.sits_down("me", "here", game=name, rules=rules)
        for name in sobremesa.games()
        for rules in sobremesa.game(name).rule_sets
    ]
    tables += [guest.sits_down("me", *["here"] * others) for others in (1, 2, 3)]
    rng = random.Random(8)
    for ply in (6, 12, 18):

        def far_enough(seen: dict[str, Any], ply: int = ply) -> bool:
            return bool(seen["ply"] >= ply)

        for table in tables:
            guest.plays(table, rng, until=far_enough)
    for table in tables:
        assert guest.looks(table)["head"] >= 18


def test_a_removed_table_is_gone(guest: Guest, other: Guest) -> None:
    table = guest.sits_down("me", "greedy", "greedy")
    kept = guest.sits_down("me", "here")
    refused(other.http.delete(f"/api/tables/{table}"), "unknown_table", 404)
    answer = guest.http.delete(f"/api/tables/{table}")
    assert (answer.status_code, answer.content) == (204, b"")
    refused(guest.http.get(f"/api/tables/{table}"), "unknown_table", 404)
    refused(guest.http.delete(f"/api/tables/{table}"), "unknown_table", 404)
    assert [told["id"] for told in guest.http.get("/api/tables").json()["tables"]] == [kept]
    with sqlite3.connect(guest.house.database) as database:
        for rows in ("entries", "requests", "seats"):
            counted = database.execute(
                f"SELECT COUNT(*) FROM {rows} WHERE table_id = ?", [table]
            ).fetchone()
            assert counted == (0,)
    database.close()


def test_a_table_of_other_rules_is_refused_not_misread(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    with sqlite3.connect(guest.house.database) as database:
        database.execute("UPDATE tables SET rules_version = 999 WHERE id = ?", [table])
    database.close()
    for _ in range(3):  # others take its place in memory
        guest.looks(guest.sits_down("me", "here"))
    refused(guest.http.get(f"/api/tables/{table}"), "outdated_table", 409)
    assert table in {told["id"] for told in guest.http.get("/api/tables").json()["tables"]}


def test_the_migrations_lead_to_the_models(tmp_path: Path) -> None:
    file = tmp_path / FILE
    migrate(file)
    migrate(file)
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == newest_migration()
        assert compare_metadata(context, Base.metadata) == []
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert {"tables", "entries"} <= set(inspect(connection).get_table_names())
    engine.dispose()


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    async def synchronous() -> object:
        engine = open_database(tmp_path)
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA synchronous").scalar()
        await Storage(engine).close()
        return found

    assert asyncio.run(synchronous()) == 2  # FULL


def test_a_database_of_the_future_is_left_alone(tmp_path: Path) -> None:
    migrate(tmp_path / FILE)
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(CannotServe, match="newer Sobremesa") as caught:
        create_app(tmp_path)
    assert caught.value.code == "database_newer"


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("This is not a database. " * 100)
    with pytest.raises(CannotServe, match="cannot be used") as caught:
        create_app(tmp_path)
    assert caught.value.code == "database"


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe, match="--data") as caught:
        create_app(tmp_path / "file" / "data")
    assert caught.value.code == "folder"


def test_nobody_else_of_the_machine_may_read_what_is_kept(tmp_path: Path) -> None:
    asyncio.run(Storage(open_database(tmp_path / "data")).close())
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
