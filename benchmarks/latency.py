"""How long a move takes while computer players at other tables think on every core.

    PYTHONPATH=build/compiled python -m benchmarks.latency [--seconds S] [--tables N] [--json]

A server of its own, asked over HTTP as by a page. People at some tables play at random, first
alone, then while two tables play by themselves, at the best level of games in which that thinks as
long as it may. A move is measured from the request to the whole answer, which comes after it has
been written to the disk. The exit code is 1 where the goal is missed, and where the computers did
not think nearly all of the time.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from typing import Any

from sobremesa import game, games
from sobremesa.cli.output import compiled, print_table
from sobremesa.players import LEVELS
from sobremesa.players.levels import level

GOAL = 50.0  # milliseconds that 99 of 100 moves may take
THINKING = 2  # tables that play by themselves
LEAST_BUSY = 0.75  # of a core for each of them, so that the figure means anything

# One address asks for everybody.
LIMITS = {"REQUESTS_PER_SECOND": "100000", "NEW_TABLES_PER_MINUTE": "100000"}


class Page:
    """What a page does: it keeps its cookie and its connection."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self._connection.connect()
        assert self._connection.sock is not None
        self._connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._headers = {"Content-Type": "application/json"}

    def asks(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """The answer, which is good."""
        sent = None if body is None else json.dumps(body)
        self._connection.request(method, f"/api{path}", sent, self._headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status not in (200, 201):
            raise SystemExit(f"{method} {path}: {answer.status} {text.decode()}")
        if cookie := answer.getheader("Set-Cookie"):
            self._headers["Cookie"] = cookie.partition(";")[0]
        told: dict[str, Any] = json.loads(text)
        return told

    def sits_down(self, name: str) -> str:
        """A new table at one screen."""
        rules = game(name).rule_sets[-1]
        seats = [{"kind": "me"}, {"kind": "here"}]
        told = self.asks("POST", "/tables", {"game": name, "rules": rules, "seats": seats})
        return str(told["id"])

    def lets_play(self, name: str) -> None:
        """A new table that plays by itself, at the best level."""
        table = self.sits_down(name)
        for seat in (0, 1):
            wish = {"to": "computer", "level": LEVELS[-1]}
            self.asks("POST", f"/tables/{table}/seats/{seat}", wish)


def plays(port: int, number: int, until: float, pause: float) -> list[float]:
    """How long the moves at one table took, in milliseconds; game after game."""
    page, rng = Page(port), random.Random(number)
    table, took = "", []
    seen: dict[str, Any] = {"is_over": True}
    while time.monotonic() < until:
        if seen["is_over"]:
            table = page.sits_down(games()[number % len(games())])
            seen = page.asks("GET", f"/tables/{table}")
        wish = {
            "id": str(uuid.uuid4()),
            "ply": seen["ply"],
            "seat": seen["seat"],
            "action": rng.choice(seen["legal"])["text"],
        }
        began = time.perf_counter()
        told = page.asks("POST", f"/tables/{table}/actions", wish)
        took.append(1000 * (time.perf_counter() - began))
        seen = told["snapshot"]
        if not seen["legal"]:  # the other one's turn
            seen = page.asks("GET", f"/tables/{table}")
        time.sleep(pause * (0.5 + rng.random()))
    return took


def measured(port: int, tables: int, seconds: float, pause: float) -> list[float]:
    """How long the moves took at tables where people play at the same time."""
    until = time.monotonic() + seconds
    took: list[list[float]] = [[] for _ in range(tables)]

    def play(number: int) -> None:
        took[number] = plays(port, number, until, pause)

    threads = [threading.Thread(target=play, args=[number]) for number in range(tables)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(one for some in took for one in some)


@contextmanager
def server(port: int, data: Path) -> Iterator[subprocess.Popen[str]]:
    """A server that listens."""
    settings = {f"SOBREMESA_{name}": value for name, value in LIMITS.items()}
    asked = ["serve", "--port", str(port), "--data", str(data)]
    with subprocess.Popen(
        [sys.executable, "-m", "sobremesa", *asked],
        env=os.environ | settings,
        stdout=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            _wait_for(port)
            yield process
        finally:
            process.terminate()


def main() -> int:
    """Measure, print, judge."""
    asked = argparse.ArgumentParser(prog="python -m benchmarks.latency", description=__doc__)
    asked.formatter_class = argparse.RawDescriptionHelpFormatter
    asked.add_argument("--seconds", type=float, default=30, help="of each measure (30)")
    asked.add_argument("--tables", type=int, default=4, help="at which people play (4)")
    asked.add_argument("--pause", type=float, default=0.1, help="seconds between moves (0.1)")
    asked.add_argument("--json", action="store_true", help="answer in JSON")
    options = asked.parse_args()
    if min(options.seconds, options.tables, options.pause) <= 0:
        asked.error("--seconds, --tables and --pause are above 0")
    port = _free_port()
    with tempfile.TemporaryDirectory() as data, server(port, Path(data)) as process:
        measure = (port, options.tables, options.seconds, options.pause)
        alone = measured(*measure)
        page = Page(port)
        thoughtful = [name for name in games() if _thinks_long(name)]
        for number in range(THINKING):
            page.lets_play(thoughtful[number % len(thoughtful)])
        time.sleep(2)  # until they think
        before = _processor_time(process.pid)
        beside = measured(*measure)
        busy = (_processor_time(process.pid) - before) / options.seconds
    figures = {"alone": _figures(alone), "beside": _figures(beside), "busy": busy}
    if options.json:
        print(json.dumps({"compiled": compiled(), **figures}, indent=2))
    else:
        _print(figures)
    reached = _share(beside, 0.99) < GOAL and busy > LEAST_BUSY * THINKING
    return 0 if reached else 1


def _thinks_long(name: str) -> bool:
    """Whether the best level thinks for a time there, so that a game takes minutes."""
    return level(name, game(name).rule_sets[-1], LEVELS[-1]).player.endswith("ms")


def _figures(took: list[float]) -> dict[str, float]:
    shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p99.9": 0.999, "max": 1.0}
    return {"moves": len(took)} | {name: _share(took, share) for name, share in shares.items()}


def _share(took: list[float], share: float) -> float:
    """The time in which so many of the moves were answered."""
    return took[max(0, ceil(share * len(took)) - 1)]


def _print(figures: dict[str, Any]) -> None:
    print(f"rules: {'compiled' if compiled() else 'interpreted'}")
    names = {"alone": "nobody thinks", "beside": f"{THINKING} tables of {LEVELS[-1]} think"}
    columns = ["p50", "p90", "p99", "p99.9", "max"]
    print_table(
        ["While", "moves", *(f"{column}, ms" for column in columns)],
        [
            [names[key], f"{figures[key]['moves']:.0f}"]
            + [f"{figures[key][column]:.1f}" for column in columns]
            for key in names
        ],
        numbers=6,
    )
    print(f"the thinking processes used {figures['busy']:.2f} cores; goal: p99 below {GOAL:.0f} ms")


def _processor_time(server: int) -> float:
    """Seconds that the children of the server have computed."""
    tick = os.sysconf("SC_CLK_TCK")
    total = 0.0
    for task in Path(f"/proc/{server}/task").iterdir():
        for child in (task / "children").read_text().split():
            fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
            total += (int(fields[11]) + int(fields[12])) / tick
    return total


def _wait_for(port: int) -> None:
    end = time.monotonic() + 60
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if time.monotonic() > end:
            raise SystemExit("the server does not answer")
        time.sleep(0.1)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    sys.exit(main())
