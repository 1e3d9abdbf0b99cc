"""Computer players at the tables: they think in processes of their own and see what a seat sees."""

from __future__ import annotations

import asyncio
import logging
import secrets

import msgspec

from sobremesa import CHANCE, State
from sobremesa.server.live import Live
from sobremesa.server.log import Outdated, Running
from sobremesa.server.play import Step, decided, drawn
from sobremesa.server.settings import Settings
from sobremesa.server.tables import Tables, Watcher
from sobremesa.server.thinkers import Died, NoAnswer, Thinkers
from sobremesa.thinking import Question

log = logging.getLogger(__name__)

ATTEMPTS = 3  # how often a player is asked when the thinking process dies
IN_ITS_PLACE = "greedy"  # decides where the player of a seat does not


class Computers(Watcher):
    """Goes on wherever the server is to decide, one task a table; each decision is written down.

    Nothing is remembered between decisions: a server that was killed goes on from the log.
    """

    def __init__(self, tables: Tables, live: Live, thinkers: Thinkers, settings: Settings) -> None:
        self._tables = tables
        self._live = live
        self._thinkers = thinkers
        self._seconds = (settings.decision_ms + settings.grace_ms) / 1000
        self._wanted: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    async def go_on_everywhere(self) -> None:
        """Take up what was left when the last server ended."""
        for table_id in await self._tables.waiting_for_us():
            self._wake(table_id)

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def opened(self, running: Running) -> None:
        """Go on at a table that was left waiting."""
        if _level(running) is not None:
            self._wake(running.table.id)

    def changed(self, running: Running) -> None:
        """Go on when the next decision is the server's; stop where it is a person's now."""
        if _level(running) is not None:
            self._wake(running.table.id)
        else:
            self._stop(running.table.id)

    def removed(self, table_id: str) -> None:
        """Stop at a table that is gone."""
        self._stop(table_id)

    def left(self, table_id: str, visitor: int) -> None:
        """Where nobody looks on any more, stop, and go on when nobody else needs the process."""
        if table_id in self._tasks and not self._live.is_watched(table_id):
            self._stop(table_id)
            self._wake(table_id)

    def _stop(self, table_id: str) -> None:
        self._wanted.discard(table_id)
        if table_id in self._tasks:
            self._tasks[table_id].cancel()

    def _wake(self, table_id: str) -> None:
        self._wanted.add(table_id)
        if table_id not in self._tasks and not self._closed:
            task = asyncio.create_task(self._work(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._ended(table_id))

    def _ended(self, table_id: str) -> None:
        del self._tasks[table_id]
        if table_id in self._wanted:  # since it was stopped
            self._wake(table_id)

    async def _work(self, table_id: str) -> None:
        while table_id in self._wanted:
            self._wanted.discard(table_id)
            try:
                await self._play(table_id)
            except Outdated:
                return
            except Exception:
                # The table stays as it is; whoever opens it next lets us try again.
                log.exception("a computer player failed at table %s", table_id)
                return

    async def _play(self, table_id: str) -> None:
        while True:
            running = await self._tables.now(table_id)
            if running is None:
                return
            level = _level(running)
            if level is None:
                return
            state = running.state
            step = await self._step(table_id, state, running.history.ply, level)
            # Meanwhile the seat may have been taken back, or handed to another level.
            if running.state is state and _level(running) == level:
                await self._tables.go_on(running, step)

    async def _step(self, table_id: str, state: State, ply: int, level: str) -> Step:
        if state.to_move == CHANCE:
            return drawn(state, ply, self._tables.rng)
        observation = state.game.position(state.observed_by(int(state.to_move)))
        seed = secrets.randbits(63)
        question = Question(state.game.name, observation, level, seed)
        action = await self._choice(table_id, question)
        return decided(state, ply, action, self._tables.rng)

    async def _choice(self, table_id: str, question: Question) -> int:
        """What the player chooses; if he does not, another one chooses in his place."""
        try:
            return await self._asked(table_id, question)
        except NoAnswer as error:
            why = f"{type(error).__name__} {error}"
            log.error("%s did not decide at table %s: %s", question.player, table_id, why)
        in_its_place = msgspec.structs.replace(question, player=IN_ITS_PLACE)
        return await self._asked(table_id, in_its_place)

    async def _asked(self, table_id: str, question: Question) -> int:
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._ask(table_id, question)
            except Died as error:
                log.warning("a thinking process died: %s", error)
        return await self._ask(table_id, question)

    async def _ask(self, table_id: str, question: Question) -> int:
        patient = not self._live.is_watched(table_id)
        return (await self._thinkers.ask(question, self._seconds, patient)).action


def _level(running: Running) -> str | None:
    """Who decides next if that is not a person: a level, or nobody (the empty text) for chance."""
    state = running.state
    if state.is_over:
        return None
    if state.to_move == CHANCE:
        return ""
    return running.seats[int(state.to_move)].computer
