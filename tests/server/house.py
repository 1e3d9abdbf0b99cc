"""A real server process on a real port with a real database, and guests who talk to it."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

RUN_SERVER = Path(__file__).with_name("run_server.py")
STUBBORN = Path(__file__).with_name("stubborn")  # players that only tests have
HANDS = 60.0  # seconds after which a test gives up waiting

# Tests ask faster than people do.
GENEROUS = {
    "REQUESTS_PER_SECOND": "100000",
    "NEW_TABLES_PER_MINUTE": "100000",
    "ANSWER_MS": "1",
    "PACE_MS": "1",
}


class House:
    """One server process; it can be killed and started again on the same data."""

    def __init__(self, data: Path, stubborn: bool = False, **settings: str) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._environment = os.environ | {
            f"SOBREMESA_{name}": value for name, value in (GENEROUS | settings).items()
        }
        if stubborn:
            here = [str(STUBBORN), os.environ.get("PYTHONPATH", "")]
            self._environment["PYTHONPATH"] = os.pathsep.join(filter(None, here))
        self._process: subprocess.Popen[str] | None = None
        self._guests: list[Guest] = []

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(RUN_SERVER), str(self.port), str(self.data)],
            env=self._environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == f"{self.url}/\n"

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def welcome(self, guest: Guest) -> None:
        self._guests.append(guest)

    def close(self) -> None:
        for guest in self._guests:
            guest.http.close()
        self.stop()

    def thinking(self) -> list[int]:
        """The processes in which its computer players think."""
        assert self._process is not None
        tasks = Path(f"/proc/{self._process.pid}/task").iterdir()
        return [int(pid) for task in tasks for pid in (task / "children").read_text().split()]

    @property
    def database(self) -> Path:
        return self.data / "sobremesa.sqlite3"


class Guest:
    """A browser without a page: it keeps its cookie."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.url, timeout=HANDS)
        house.welcome(self)

    def sits_down(
        self,
        *seats: str,
        game: str = "torres",
        rules: str = "basic",
        stand_in: dict[str, object] | None = None,
        **options: object,
    ) -> str:
        """A new table; a seat is "me", "here" or the level of a computer player."""
        people = {"me", "here"}
        answer = self.http.post(
            "/api/tables",
            json={
                "game": game,
                "rules": rules,
                "options": options,
                "stand_in": stand_in,
                "seats": [
                    {"kind": seat} if seat in people else {"kind": "computer", "level": seat}
                    for seat in seats
                ],
            },
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def looks(self, table: str, **query: int) -> dict[str, Any]:
        return done(self.http.get(f"/api/tables/{table}", params=query))

    def hears(self, table: str, **query: int) -> dict[str, Any]:
        return done(self.http.get(f"/api/tables/{table}/events", params=query))

    def asks(self, table: str, what: str, **asked: object) -> httpx.Response:
        return self.http.post(
            f"/api/tables/{table}/{what}", json={"id": str(uuid.uuid4()), **asked}
        )

    def hands_over(self, table: str, seat: int, level: str | None) -> httpx.Response:
        """Hand a seat to the computer, or take it back."""
        asked = {"to": "person"} if level is None else {"to": "computer", "level": level}
        return self.http.post(f"/api/tables/{table}/seats/{seat}", json=asked)

    def acts(self, table: str, seen: dict[str, Any], action: str) -> dict[str, Any]:
        """The snapshot after an action that is allowed."""
        answer = self.asks(table, "actions", ply=seen["ply"], seat=seen["seat"], action=action)
        snapshot: dict[str, Any] = done(answer)["snapshot"]
        return snapshot

    def plays(
        self,
        table: str,
        rng: random.Random,
        until: Callable[[dict[str, Any]], bool] = lambda seen: False,
        prefers: Callable[[dict[str, Any], list[str]], list[str]] = lambda seen, texts: texts,
    ) -> dict[str, Any]:
        """Play at random in all seats of this guest until the end, or until ``until``."""
        seen = self.looks(table)
        end = time.monotonic() + HANDS
        while not seen["is_over"] and not until(seen):
            assert time.monotonic() < end, f"still at ply {seen['head']}"
            if seen["legal"]:
                texts = [legal["text"] for legal in seen["legal"]]
                seen = self.acts(table, seen, rng.choice(prefers(seen, texts) or texts))
            else:
                if not seen["seats"][seen["to_move"]]["yours"]:
                    time.sleep(0.01)
                seen = self.looks(table)
        return seen


def done(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refused(answer: httpx.Response, code: str, status: int) -> dict[str, Any]:
    """The error in an answer; it has the shape that all errors have."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    assert list(answer.json()) == ["error"]
    error: dict[str, Any] = answer.json()["error"]
    assert error["code"] == code, error
    assert error["message"]
    assert "{ $" not in error["message"]
    assert all(isinstance(value, (str, int)) for value in error["args"].values())
    assert set(error) <= {"code", "message", "args", "rule", "allowed"}
    return error


def eventually(happens: Callable[[], object], within: float = HANDS) -> None:
    """Wait until it does."""
    end = time.monotonic() + within
    while not happens():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
