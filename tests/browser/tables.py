"""Tables that are set up and played at by the API, and looked at in the browser."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page, Route, expect

from sobremesa import CHANCE, State, game
from sobremesa.players.seats import player
from sobremesa.server.log import Summary
from sobremesa.testing.play import choose
from tests.browser.conftest import ROOT, Server, Visits
from tests.browser.hands import snapshot
from tests.browser.words import text

QUICK = "greedy"  # plays sensibly, at once
NAMES = ["Ana", "Boris", "Clara", "Dmitri"]


def has_scorings(name: str) -> bool:
    """Whether the page stops for scorings: a board tells which events deserve that."""
    return "isScoring" in (ROOT / "web/src/boards" / name / "index.ts").read_text("utf-8")


def open_table(
    visits: Visits, name: str, rules: str, size: str = "desktop", language: str = "en"
) -> Page:
    """A table for two people at this screen, set up by the API and opened by its address."""
    page = visits.new(size, language)
    page.goto(f"/table/{set_up(page, name, rules, 2)}")
    return page


def play(page: Page, *actions: str) -> None:
    """Play by the API, for whoever is to move, and let the page show it."""
    told = snapshot(page)
    for action in actions:
        told = _act(page, told["id"], told["ply"], told["to_move"], action)["snapshot"]
    page.reload()


def open_hint(page: Page, *line: str) -> None:
    """Open a hint that speaks of the first action of a line, and says that the others follow."""
    told = snapshot(page)
    action = next(one["action"] for one in told["legal"] if one["text"] == line[0])
    steps = [{"text": step, "events": []} for step in line]
    choice = {"action": action, "text": line[0], "share": 0.5, "ahead": 0, "line": steps}

    def answer(route: Route) -> None:
        route.fulfill(json={"ply": told["ply"], "choices": [choice]})

    page.route("**/hints", answer)
    page.get_by_role("button", name=text("action-hints"), exact=True).click()
    expect(
        page.get_by_role("dialog", name=text("hints-title")).get_by_role("radio")
    ).to_be_checked()


def lift_the_curtain(page: Page) -> None:
    """Where there is one: whoever set up the table sits before it already."""
    curtain = page.locator("dialog[open] .button.strong")
    expect(curtain.or_(page.locator("#board > :first-child")).first).to_be_visible()
    if curtain.is_visible():
        curtain.click()


def open_dealt(
    visits: Visits,
    server: Server,
    name: str,
    actions: Sequence[str],
    others: str = "here",
    size: str = "desktop",
) -> Page:
    """A table of two, at which a game has begun as a test wants, opened by its address."""
    page = visits.new(size)
    table = set_up(page, name, game(name).rule_sets[0], 2, others)
    deal(server, table, actions)
    page.goto(f"/table/{table}")
    return page


def deal(server: Server, table: str, actions: Sequence[str]) -> None:
    """Let a game begin anew with what a test wants, draws included: as if it had been taken back.

    It is written into the server's own log. The page is opened afterwards: nobody tells it.
    """
    with closing(sqlite3.connect(_log_of(server), isolation_level=None)) as log:
        log.execute("begin immediate")
        name, rules, players, options, version = log.execute(
            "select game, rules, players, options, version from tables where id = ?", (table,)
        ).fetchone()
        state = game(name).start(players, rules, **json.loads(options))
        entries: list[tuple[int, str | None, int | None]] = [(CHANCE, None, 0)]
        for action in actions:
            entries.append((int(state.to_move), action, None))
            state.apply(state.game.parse(action))
        assert state.to_move != CHANCE
        log.executemany(
            "insert into entries (table_id, seq, actor, action, back_to, at)"
            " values (?, ?, ?, ?, ?, 0)",
            [(table, version + seq, *entry) for seq, entry in enumerate(entries)],
        )
        told = Summary.of(state, len(entries) - 1)
        log.execute(
            "update tables set version = ?, ply = ?, to_move = ?, scores = ? where id = ?",
            (version + len(entries), told.ply, told.to_move, json.dumps(told.scores), table),
        )
        log.execute("commit")


def beginnings(name: str, of: Callable[[Any], str], wanted: Sequence[str]) -> list[list[str]]:
    """How games of two begin that lead to everything wanted; ``of`` tells it from a view."""
    found: dict[str, list[str]] = {}
    for seed in range(60):
        rng = Random(seed)
        state = game(name).start(2)
        actions: list[str] = []
        while not state.is_over and len(found) < len(wanted):
            if state.to_move != CHANCE and (is_at := of(state.game.view(state, None))) in wanted:
                found.setdefault(is_at, actions[:])
            action = choose(state, rng, by_kind=True)
            actions.append(state.game.notation(action))
            state.apply(action)
    assert set(found) == set(wanted)
    return list(found.values())


def sensible_beginning(name: str, reached: Callable[[State], bool]) -> list[str]:
    """How a game of two begins that is played sensibly to a decision with something special.

    Always the same one: unlike at a ``SensibleTable``, another game is tried where it never comes.
    """
    for seed in range(20):
        rng = Random(seed)
        sensible = player(QUICK, seed)
        state = game(name).start(2)
        actions: list[str] = []
        while not state.is_over:
            if state.to_move == CHANCE:
                action = choose(state, rng, by_kind=False)
            elif reached(state):
                return actions
            else:
                action = sensible.choose(state.observed_by(int(state.to_move)))
            actions.append(state.game.notation(action))
            state.apply(action)
    raise AssertionError("no game was like that")


def _log_of(server: Server) -> Path:
    return server.data / "sobremesa.sqlite3"


def set_up(
    page: Page,
    name: str,
    rules: str,
    players: int,
    others: str = "here",
    stand_in: dict[str, object] | None = None,
) -> str:
    """A table set up by the API: one's own, with others at this screen or with computers."""
    level = QUICK if others == "computer" else None
    seats = [
        {"kind": others, "name": NAMES[seat], "level": level}
        if seat
        else {"kind": "me", "name": NAMES[0], "level": None}
        for seat in range(players)
    ]
    setup: dict[str, object] = {"game": name, "rules": rules, "options": {}, "seats": seats}
    if stand_in:
        setup["stand_in"] = stand_in
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
        self._id = set_up(page, name, rules, players)
        self.name = name
        self.address = f"/table/{self._id}"
        self.state: State = game(name).start(players, rules)
        self.plies = 0
        self._sensible = player(QUICK, 4)
        self.follow()

    def play_until(self, reached: Callable[[State], bool]) -> None:
        """Play on to a position, or to the end where there is none like it."""
        while not self.state.is_over and not reached(self.state):
            self.play_on()

    def play_on(self) -> None:
        """One decision, and what chance brings upon it."""
        seat = int(self.state.to_move)
        action = self._sensible.choose(self.state.observed_by(seat))
        _act(self._page, self._id, self.plies, seat, self.state.game.notation(action))
        self.follow()

    def play_to_the_end(self) -> None:
        """Play until the game is over."""
        self.play_until(lambda state: state.is_over)

    def follow(self) -> None:
        """Take in what the server wrote down: only its own log has the draws of a running game."""
        with sqlite3.connect(_log_of(self._server)) as log:
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
