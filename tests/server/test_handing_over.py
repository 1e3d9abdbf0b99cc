"""A seat is handed to the computer and taken back; that is written down like everything else."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
import time
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
from alembic import command

from sobremesa.server.database import migrations
from tests.server.conftest import Builder
from tests.server.house import Guest, House, done, eventually, refused
from tests.server.test_live import heard, listening
from tests.server.test_thinkers import AN_HOUR, decisions


def kinds(seen: dict[str, Any]) -> list[tuple[str, str | None, bool, bool]]:
    return [(seat["kind"], seat["level"], seat["yours"], seat["lent"]) for seat in seen["seats"]]


def test_a_seat_is_handed_over_and_taken_back(guest: Guest) -> None:
    table = guest.sits_down("me", "here", "random")
    mine, computers = ("me", None, True, False), ("computer", "random", False, False)
    before = guest.looks(table)
    assert kinds(before) == [mine, ("here", None, True, False), computers]
    with listening(guest, table) as first, listening(guest, table) as second:
        heard(first), heard(second)
        lent = done(guest.hands_over(table, 1, "level:1"))
        assert set(lent) == {"seats", "head", "version"}
        assert kinds(lent) == [mine, ("computer", "level:1", True, True), computers]
        assert lent["version"] > before["version"]
        for socket in (first, second):
            while heard(socket)["version"] < lent["version"]:
                pass  # the game goes on meanwhile
    seen = guest.plays(table, random.Random(1), until=decided_by(guest, table, 1, 3))
    [listed] = guest.http.get("/api/tables").json()["tables"]
    assert kinds(listed) == kinds(seen) == kinds(lent)
    assert guest.looks(table, seat=1)["seat"] == 1  # he may still look with its eyes
    back = done(guest.hands_over(table, 1, None))
    assert kinds(back) == kinds(before)
    seen = guest.plays(
        table, random.Random(2), until=lambda seen: seen["legal"] and seen["to_move"] == 1
    )
    assert seen["seat"] == 1


def decided_by(guest: Guest, table: str, seat: int, times: int) -> Any:
    return lambda seen: decisions(guest.house, table, seat) >= times


def test_a_seat_may_be_handed_to_another_level(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    done(guest.hands_over(table, 1, "level:1"))
    assert done(guest.hands_over(table, 1, "greedy"))["seats"][1]["level"] == "greedy"
    assert guest.looks(table)["seats"][1]["level"] == "greedy"


def test_with_all_seats_handed_over_the_game_ends_by_itself(guest: Guest) -> None:
    table = guest.sits_down("me", "here", game="asante", rules="standard")
    for seat in (0, 1):
        done(guest.hands_over(table, seat, "random"))
    eventually(lambda: guest.looks(table)["is_over"])
    for to in ("random", None):
        refused(guest.hands_over(table, 0, to), "game_over", 409)
    record = guest.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200


def test_what_cannot_be_handed_over(guest: Guest, other: Guest) -> None:
    table = guest.sits_down("me", "here", "random", game="asara", rules="beginner")
    other.sits_down("me", "here")
    seen = guest.plays(table, random.Random(1), until=lambda seen: bool(seen["legal"]))
    for level in ("level:6", "stuck", "", "search:500ms", "x" * 64):
        refused(guest.hands_over(table, 0, level), "bad_level", 400)
    for seat in (2, 3, 9_999_999):
        refused(guest.hands_over(table, seat, "random"), "not_yours", 403)
    for seat in (0, 1, 2):
        error = refused(guest.hands_over(table, seat, None), "not_lent", 409)
        assert error["args"] == {"seat": seat + 1}
    refused(guest.hands_over(table, 3, None), "not_yours", 403)
    address = f"/api/tables/{table}/seats"
    for written in ("-1", "x", "0x0", "12345678", "٣"):
        asked = guest.http.post(f"{address}/{written}", json={"to": "person"})
        refused(asked, "bad_request", 400)
    bodies: list[object] = [
        {},
        {"to": "nobody"},
        {"to": 1},
        {"to": "computer", "level": 3},
        {"to": "computer", "level": "x" * 65},
        {"to": "person", "seat": 1},
        [],
    ]
    for body in bodies:
        refused(guest.http.post(f"{address}/0", json=body), "bad_request", 400)
    refused(guest.http.post(f"{address}/0", json={"to": "computer"}), "bad_level", 400)
    refused(guest.http.post(f"{address}/0", content=b'{"to"'), "bad_content_type", 415)
    for stranger in (other, Guest(guest.house)):
        for to in ("random", None):
            told = stranger.hands_over(table, 0, to)
            refused(told, "unknown_table", 404)
            assert told.content == stranger.hands_over("a" * 16, 0, to).content
    foreign = {"origin": "https://elsewhere.example"}
    asked = guest.http.post(f"{address}/0", json={"to": "person"}, headers=foreign)
    refused(asked, "foreign_origin", 403)
    assert guest.looks(table) == seen

    done(guest.hands_over(table, 1, "random"))
    lent = guest.looks(table)
    refused(guest.hands_over(table, 1, "random"), "already_lent", 409)
    refused(guest.hands_over(table, 0, None), "not_lent", 409)
    assert guest.looks(table) == lent
    done(guest.hands_over(table, 1, None))
    refused(guest.hands_over(table, 1, None), "not_lent", 409)


def test_for_a_seat_that_is_lent_nobody_else_decides(own_house: Builder) -> None:
    guest = Guest(own_house(stubborn=True, GRACE_MS=AN_HOUR))
    table = guest.sits_down("me", "here")
    seen = guest.plays(
        table, random.Random(2), until=lambda seen: seen["legal"] and seen["view"]["step"] == "turn"
    )
    seen = guest.acts(table, seen, "track")
    ply, seat = seen["ply"], seen["seat"]
    done(guest.hands_over(table, seat, "stuck"))
    lent = guest.looks(table, seat=seat)
    assert lent["to_move"] == seat
    assert (lent["legal"], lent["undo"]) == ([], {"step": None, "turn": None})
    assert guest.looks(table)["seat"] == 1 - seat  # the one for which he does decide
    for what, asked in (("actions", {"action": "end"}), ("undo", {"to": ply - 1})):
        error = refused(guest.asks(table, what, ply=ply, seat=seat, **asked), "seat_lent", 409)
        assert error["args"] == {"seat": seat + 1}
    hint = guest.http.post(f"/api/tables/{table}/hints", json={"seat": seat, "ply": ply})
    refused(hint, "seat_lent", 409)
    assert guest.looks(table, seat=seat) == lent
    done(guest.hands_over(table, seat, None))
    again = guest.looks(table, seat=seat)
    assert (again["legal"], again["undo"]) == (seen["legal"], seen["undo"])
    back = done(guest.asks(table, "undo", ply=ply, seat=seat, to=ply - 1))
    assert back["ply"] == ply - 1


def test_what_the_computer_decides_too_late_is_dropped(own_house: Builder) -> None:
    guest = Guest(own_house(stubborn=True, COMPUTER_PROCESSES="1"))
    table = guest.sits_down("me", "here")
    seen = guest.plays(table, random.Random(1), until=lambda seen: bool(seen["legal"]))
    done(guest.hands_over(table, seen["seat"], "slow"))  # it takes a second and a half
    time.sleep(0.9)
    back = done(guest.hands_over(table, seen["seat"], None))
    time.sleep(1.5)
    now = guest.looks(table)
    assert (now["ply"], now["version"]) == (seen["ply"], back["version"])
    guest.acts(table, now, now["legal"][0]["text"])


def test_of_two_houses_the_log_decides_who_has_a_seat(own_house: Builder) -> None:
    """One house lets the computer think; the seat is taken back in the other one."""
    houses = [own_house(stubborn=True), own_house(stubborn=True)]
    first, second = Guest(houses[0]), Guest(houses[1])
    table = first.sits_down("me", "here")
    second.http.cookies = first.http.cookies
    seen = first.plays(table, random.Random(1), until=lambda seen: bool(seen["legal"]))
    done(first.hands_over(table, seen["seat"], "slow"))
    time.sleep(0.5)
    back = done(second.hands_over(table, seen["seat"], None))
    time.sleep(2)
    for guest in (first, second):
        now = guest.looks(table)
        assert (now["ply"], now["version"]) == (seen["ply"], back["version"])
        assert kinds(now) == kinds(seen)


def at_once(*asked: Any) -> list[httpx.Response]:
    """The answers to requests that are sent at the same moment."""
    start = threading.Barrier(len(asked))
    answers: list[httpx.Response] = []

    def ask(what: Any) -> None:
        start.wait()
        answers.append(what())

    threads = [threading.Thread(target=ask, args=[what]) for what in asked]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_of_several_at_once_one_hands_a_seat_over(own_house: Builder) -> None:
    guests = [Guest(own_house()), Guest(own_house())]
    table = guests[0].sits_down("me", "here")
    guests[1].http.cookies = guests[0].http.cookies
    before = guests[0].looks(table)
    seat = 1 - max(before["to_move"], 0)
    for level, code in (("random", "already_lent"), (None, "not_lent")):
        answers = at_once(
            *[lambda who=who, level=level: who.hands_over(table, seat, level) for who in guests * 3]
        )
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
        for answer in answers:
            if answer.status_code == 409:
                refused(answer, code, 409)
    for guest in guests:
        now = guest.looks(table)
        assert now["version"] == before["version"] + 2
        assert kinds(now) == kinds(before)


def test_a_decision_and_another_seat_handed_over_at_once_both_happen(own_house: Builder) -> None:
    guests = [Guest(own_house()), Guest(own_house())]
    table = guests[0].sits_down("me", "here", "here")
    guests[1].http.cookies = guests[0].http.cookies
    rng = random.Random(5)
    for turn in range(6):
        seen = guests[0].plays(table, rng, until=lambda seen: bool(seen["legal"]))
        seat, text = seen["seat"], rng.choice(seen["legal"])["text"]
        other = (seat + 1) % 3
        answers = at_once(
            lambda seen=seen, seat=seat, text=text: guests[0].asks(
                table, "actions", ply=seen["ply"], seat=seat, action=text
            ),
            lambda other=other: guests[1].hands_over(table, other, "greedy"),
        )
        assert [answer.status_code for answer in answers] == [200, 200], turn
        done(guests[0].hands_over(table, other, None))


def test_the_same_answer_after_a_seat_was_handed_over(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    seen = guest.looks(table)
    asked = {"ply": seen["ply"], "seat": seen["seat"], "action": seen["legal"][0]["text"]}
    first = guest.asks(table, "actions", id="one-and-only", **asked)
    done(guest.hands_over(table, 1 - seen["seat"], "random"))
    assert guest.asks(table, "actions", id="one-and-only", **asked).content == first.content


def test_a_seat_stays_lent_when_the_server_is_killed(own_house: Builder) -> None:
    house = own_house(stubborn=True, GRACE_MS=AN_HOUR)
    guest = Guest(house)
    table = guest.sits_down("me", "here")
    seen = guest.plays(table, random.Random(1), until=lambda seen: bool(seen["legal"]))
    done(guest.hands_over(table, seen["seat"], "stuck"))
    done(guest.hands_over(table, 1 - seen["seat"], "level:2"))
    before = guest.looks(table)
    house.kill()
    house.start()
    assert guest.looks(table) == before
    done(guest.hands_over(table, seen["seat"], "random"))
    house.kill()
    decided = decisions(house, table, 1 - seen["seat"])
    house.start()
    with listening(guest, table):  # nobody sits there any more, but somebody looks on
        eventually(lambda: decisions(house, table, 1 - seen["seat"]) > decided)
    done(guest.hands_over(table, seen["seat"], None))
    house.kill()
    house.start()
    assert guest.looks(table)["seats"][seen["seat"]] == seen["seats"][seen["seat"]]


def test_a_log_full_of_handing_over(own_house: Builder) -> None:
    guest = Guest(own_house(ENTRIES_PER_TABLE="9"))
    table = guest.sits_down("me", "here")
    seat = 1 - max(guest.looks(table)["to_move"], 0)
    while True:
        lent = guest.looks(table)["seats"][seat]["lent"]
        answer = guest.hands_over(table, seat, None if lent else "random")
        if answer.status_code != 200:
            break
    refused(answer, "table_full", 409)
    assert guest.looks(table)["version"] <= 9


def test_a_database_of_before_is_brought_up_to_date(own_house: Builder, tmp_path: Path) -> None:
    """Tables that were set up when no seat could be lent yet."""
    house: House = own_house()
    guest = Guest(house)
    table = guest.sits_down("me", "random")
    guest.plays(table, random.Random(1), until=lambda seen: seen["ply"] > 5)
    seen = guest.plays(table, random.Random(1), until=lambda seen: bool(seen["legal"]))
    house.stop()
    downgrade(house.database)
    with closing(sqlite3.connect(house.database)) as database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(seats)")]
    assert "lent_to" not in columns
    house.start()
    assert guest.looks(table) == seen
    assert json.loads(guest.hands_over(table, 0, "greedy").content)["seats"][0]["lent"]


def downgrade(file: Path) -> None:
    from sqlalchemy import create_engine

    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        command.downgrade(migrations(connection), "0001")
    engine.dispose()


def test_a_game_that_all_have_lent_and_left_waits_for_them(guest: Guest) -> None:
    table = guest.sits_down("me", "random")
    done(guest.hands_over(table, 0, "random"))
    heads = []
    for _ in range(3):
        heads.append(guest.looks(table)["head"])  # which lets it go on by one decision
        time.sleep(0.5)
    assert all(later - sooner <= 2 for sooner, later in pairwise(heads))
    with listening(guest, table) as page:
        while heard(page)["head"] < heads[-1] + 20:
            pass
    done(guest.hands_over(table, 0, None))


def test_who_has_lent_his_seat_can_follow_and_take_it_back(own_house: Builder) -> None:
    guest = Guest(own_house(PACE_MS="300"))
    table = guest.sits_down("me", "random")
    done(guest.hands_over(table, 0, "random"))
    began = time.monotonic()
    with listening(guest, table) as page:
        first = last = heard(page)["head"]
        while last < first + 4:
            last = heard(page)["head"]
    assert time.monotonic() - began >= 0.3 * 2  # a chance draw besides takes no time
    done(guest.hands_over(table, 0, None))
    assert not guest.looks(table)["is_over"]
