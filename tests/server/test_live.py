"""Notices: whoever looks at a table hears when it grew, and learns no more from it."""

from __future__ import annotations

import json
import random
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.conftest import Builder
from tests.server.house import Guest, done, eventually


@contextmanager
def listening(guest: Guest, table: str, **headers: str) -> Iterator[ClientConnection]:
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    url = f"{guest.house.url.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(url, additional_headers={"Cookie": cookie} | headers) as socket:
        yield socket


def heard(socket: ClientConnection) -> dict[str, int]:
    notice: dict[str, int] = json.loads(socket.recv(timeout=10))
    assert set(notice) == {"head", "version"}
    return notice


def test_a_listener_hears_of_every_growth(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    seen = guest.looks(table)
    with listening(guest, table) as first, listening(guest, table) as second:
        now = {"head": seen["head"], "version": seen["version"]}
        assert heard(first) == heard(second) == now
        while not seen["undo"]["step"]:
            seen = guest.looks(table)
            text = random.Random(1).choice(seen["legal"])["text"]
            seen = guest.acts(table, seen, text)
            assert heard(first) == heard(second)
        back = done(
            guest.asks(table, "undo", ply=seen["ply"], seat=seen["seat"], to=seen["undo"]["step"])
        )
        notice = heard(first)
        assert notice == {"head": back["ply"], "version": seen["version"] + 1}


def test_a_listener_hears_of_computers(guest: Guest) -> None:
    table = guest.sits_down("me", "random", "random")
    seen = guest.plays(table, random.Random(1), until=lambda seen: bool(seen["legal"]))
    with listening(guest, table) as socket:
        head = heard(socket)["head"]
        while seen["legal"]:
            seen = guest.acts(table, seen, random.Random(1).choice(seen["legal"])["text"])
        while not guest.looks(table)["legal"]:
            head = heard(socket)["head"]
        assert head > seen["head"]


def test_a_listener_hears_that_a_table_is_gone(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    with listening(guest, table) as socket:
        heard(socket)
        guest.http.delete(f"/api/tables/{table}")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_strangers_hear_nothing(guest: Guest, other: Guest) -> None:
    table = guest.sits_down("me", "here")
    other.sits_down("me", "here")
    for stranger in (other, Guest(guest.house)):
        with pytest.raises(InvalidStatus) as caught, listening(stranger, table):
            pass
        assert caught.value.response.status_code == 403
    with pytest.raises(InvalidStatus), listening(guest, "a" * 16):
        pass
    with (
        pytest.raises(InvalidStatus),
        listening(guest, table, Origin="https://elsewhere.example"),
    ):
        pass
    with listening(guest, table, Origin=guest.house.url) as socket:
        heard(socket)


@pytest.mark.parametrize("said", ["hello", b"\x00", "x" * 100_000])
def test_clients_have_nothing_to_say(guest: Guest, said: str | bytes) -> None:
    table = guest.sits_down("me", "here")
    with listening(guest, table) as socket:
        heard(socket)
        socket.send(said)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in {1008, 1009}
    assert guest.looks(table)


def test_a_visitor_has_so_many_sockets_and_no_more(own_house: Builder) -> None:
    guest = Guest(own_house(SOCKETS_PER_VISITOR="2"))
    table = guest.sits_down("me", "here")
    for _ in range(3):  # those that were closed are free again
        with listening(guest, table) as first, listening(guest, table) as second:
            heard(first), heard(second)
            with listening(guest, table) as third, pytest.raises(ConnectionClosed) as closed:
                third.recv(timeout=10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013


def test_pages_that_go_before_they_are_connected_are_not_there(own_house: Builder) -> None:
    guest = Guest(own_house(SOCKETS_PER_VISITOR="2"))
    table = guest.sits_down("me", "here")
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    asked = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{guest.house.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: c29icmVtZXNhIHRhYmxlIQ==",
        f"Cookie: {cookie}",
    ]
    request = ("\r\n".join(asked) + "\r\n\r\n").encode()
    for number in range(40):
        with socket.create_connection(("127.0.0.1", guest.house.port)) as page:
            page.sendall(request)
            time.sleep(number % 10 / 1000)

    def can_look_on() -> bool:
        with listening(guest, table) as page:
            try:
                return heard(page) is not None
            except ConnectionClosed:
                return False

    eventually(can_look_on, within=20)


def test_the_address_is_for_sockets_only(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    assert guest.http.get(f"/api/tables/{table}/live").status_code in {404, 405}
