"""Connections that say nothing, or not all of it, and what a server is told by them."""

from __future__ import annotations

import json
import socket
import time

import pytest

from tests.server.conftest import Builder
from tests.server.house import Guest, House, eventually
from tests.server.test_live import heard, listening

BEGINNINGS = {
    "nothing at all": "",
    "half a head": "GET /api/games HTTP/1.1\r\nHost: here\r\n",
    "a head without its body": (
        "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
        "Content-Length: 100\r\n\r\n{"
    ),
    "a chunk that does not end": (
        "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
        "Transfer-Encoding: chunked\r\n\r\nff\r\n{"
    ),
    "half a request after a whole one": (
        "GET /nothing HTTP/1.1\r\nHost: here\r\n\r\nGET /api/games HTTP/1.1\r\n"
    ),
}


def is_closed(connection: socket.socket) -> bool:
    """Whether the other side has closed it; what it said before is passed over."""
    connection.settimeout(0.01)
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def test_nobody_is_waited_for_without_end(
    own_house: Builder, capfd: pytest.CaptureFixture[str]
) -> None:
    house = own_house(REQUEST_SECONDS="1")
    guest = Guest(house)
    table = guest.sits_down("me", "here")
    with listening(guest, table) as page:
        heard(page)
        connections = []
        for begun in BEGINNINGS.values():
            connections.append(socket.create_connection(("127.0.0.1", house.port)))
            connections[-1].sendall(begun.encode())
        eventually(lambda: all(map(is_closed, connections)), within=20)
        for connection in connections:
            connection.close()
        assert guest.hands_over(table, 0, "random").status_code == 200
        heard(page)  # pages may listen for as long as they like
    house.stop()
    assert "Traceback" not in capfd.readouterr().err


def test_who_keeps_asking_keeps_his_connection(own_house: Builder) -> None:
    house = own_house(REQUEST_SECONDS="1")
    with socket.create_connection(("127.0.0.1", house.port)) as connection:
        for _ in range(6):
            connection.sendall(b"GET /nothing HTTP/1.1\r\nHost: here\r\n\r\n")
            time.sleep(0.5)
            assert not is_closed(connection)


def test_who_goes_in_the_middle_of_a_request_is_no_failure_of_ours(
    own_house: Builder, capfd: pytest.CaptureFixture[str]
) -> None:
    house = own_house()
    for begun in BEGINNINGS.values():
        with socket.create_connection(("127.0.0.1", house.port)) as connection:
            connection.sendall(begun.encode())
            time.sleep(0.1)
    assert Guest(house).http.get("/api/games").status_code == 200
    house.stop()
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_cookie_that_came_encrypted_is_never_sent_otherwise(house: House, scheme: str) -> None:
    """A proxy takes the encryption away, but browsers name the page that asks."""
    seats = [{"kind": "me"}, {"kind": "here"}]
    body = json.dumps({"game": "torres", "seats": seats})
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: games.example\r\nOrigin: {scheme}://games.example\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
    )
    with socket.create_connection(("127.0.0.1", house.port)) as connection:
        connection.sendall(f"{head}\r\n{body}".encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b"")).decode()
    assert answer.startswith("HTTP/1.1 201")
    cookie = next(line for line in answer.splitlines() if line.startswith("set-cookie"))
    assert ("; Secure" in cookie) == (scheme == "https")
