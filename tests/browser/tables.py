"""Tables that are set up and played at by the API, and looked at in the browser."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page

from sobremesa import CHANCE, State, game
from sobremesa.players.seats import player
from tests.browser.conftest import Server, Visits
from tests.browser.hands import snapshot

NAMES = ["Ana", "Boris", "Clara", "Dmitri"]


def open_table(visits: Visits, name: str, rules: str) -> Page:
    """A table for two people at this screen, set up by the API and opened by its address."""
    page = visits.new()
    page.goto(f"/table/{_set_up(page, name, rules, 2)}")
    return page


def play(page: Page, *actions: str) -> None:
    """Play by the API, for whoever is to move, and let the page show it."""
    told = snapshot(page)
    for action in actions:
        told = _act(page, told["id"], told["ply"], told["to_move"], action)["snapshot"]
    page.reload()


def _set_up(page: Page, name: str, rules: str, players: int) -> str:
    seats = [
        {"kind": "here" if seat else "me", "name": NAMES[seat], "level": None}
        for seat in range(players)
    ]
    setup = {"game": name, "rules": rules, "options": {}, "seats": seats}
    answer = page.request.post("/api/tables", data=setup)
    assert answer.ok, answer.text()
    return str(json.loads(answer.body())["id"])


def _act(page: Page, table: str, ply: int, seat: int, action: str) -> dict[str, Any]:
    answer = page.request.post(
        f"/api/tables/{table}/actions",
        data={"id": uuid4().hex, "ply": ply, "seat": seat, "action": action},
    )
    assert answer.ok, answer.text()
    played: dict[str, Any] = json.loads(answer.body())
    return played


class SensibleTable:
    """A table of people at one screen, for all of whom the computer plays sensibly."""

    def __init__(self, page: Page, server: Server, name: str, rules: str, players: int) -> None:
        self._page = page
        self._server = server
        self._id = _set_up(page, name, rules, players)
        self.name = name
        self.address = f"/table/{self._id}"
        self.state: State = game(name).start(players, rules)
        self.plies = 0
        self.follow()

    def play_until(self, reached: Callable[[State], bool]) -> None:
        """Play on to a position, or to the end where there is none like it."""
        sensible = player("greedy", 4)
        while not self.state.is_over and not reached(self.state):
            seat = int(self.state.to_move)
            action = sensible.choose(self.state.observed_by(seat))
            _act(self._page, self._id, self.plies, seat, self.state.game.notation(action))
            self.follow()

    def play_to_the_end(self) -> None:
        """Play until the game is over."""
        self.play_until(lambda state: state.is_over)

    def follow(self) -> None:
        """Take in what the server wrote down: only its own log has the draws of a running game."""
        with sqlite3.connect(self._server.data / "sobremesa.sqlite3") as log:
            rows = log.execute(
                "select action from entries where table_id = ? and seq >= ? order by seq",
                (self._id, self.plies),
            ).fetchall()
        for (action,) in rows:
            self.state.apply(self.state.game.parse(action))
        self.plies += len(rows)
        assert self.state.is_over or self.state.to_move != CHANCE

    def at(self, part: float) -> str:
        """The address of a position: 0 is the first one, 1 the last."""
        return f"{self.address}?ply={int(self.plies * part)}"
