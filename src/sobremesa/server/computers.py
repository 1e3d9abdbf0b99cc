"""Computer players at the tables: they think in processes of their own and see what a seat sees."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait

from sobremesa import CHANCE, game
from sobremesa.players.seats import player
from sobremesa.server.log import Outdated, Running
from sobremesa.server.play import Step, decided, drawn
from sobremesa.server.settings import Settings
from sobremesa.server.tables import Tables, Watcher

log = logging.getLogger(__name__)

ATTEMPTS = 3  # how often a decision is asked for when the thinking process dies


def choose(game_name: str, observation: dict[str, object], level: str, seed: int) -> int:
    """The decision of a computer player; runs in a process that does nothing else."""
    state = game(game_name).from_position(observation)
    return player(level, seed).choose(state)


def leave_with_parent() -> None:
    """Let a thinking process end with the server: not before it, and however it dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server
    parent = parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Computers(Watcher):
    """Goes on wherever the server is to decide, one task a table; each decision is written down.

    Nothing is remembered between decisions: a server that was killed goes on from the log.
    """

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._processes = settings.computer_processes
        self._pool: ProcessPoolExecutor | None = None
        self._wanted: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def go_on_everywhere(self) -> None:
        """Take up what was left when the last server ended."""
        for table_id in await self._tables.waiting_for_us():
            self._wake(table_id)

    async def close(self) -> None:
        """Stop thinking."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def opened(self, running: Running) -> None:
        """Go on at a table that was left waiting."""
        self.changed(running)

    def changed(self, running: Running) -> None:
        """Go on when the next decision is the server's."""
        if _is_ours(running):
            self._wake(running.table.id)

    def removed(self, table_id: str) -> None:
        """Stop at a table that is gone."""
        self._wanted.discard(table_id)
        if table_id in self._tasks:
            self._tasks[table_id].cancel()

    def _wake(self, table_id: str) -> None:
        self._wanted.add(table_id)
        if table_id not in self._tasks:
            task = asyncio.create_task(self._work(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table_id, None))

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
            if running is None or not _is_ours(running):
                return
            version = running.version
            step = await self._step(running)
            if step is not None and running.version == version:
                await self._tables.go_on(running, step)

    async def _step(self, running: Running) -> Step | None:
        state, ply = running.state, running.history.ply
        if state.to_move == CHANCE:
            return drawn(state, ply, self._tables.rng)
        seat = int(state.to_move)
        level = running.table.seats[seat].level
        assert level is not None
        observation = state.game.position(state.observed_by(seat))
        action = await self._choice(state.game.name, observation, level)
        return decided(state, ply, action, self._tables.rng)

    async def _choice(self, name: str, observation: dict[str, object], level: str) -> int:
        seed = secrets.randbits(63)
        loop = asyncio.get_running_loop()
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._workers()
            try:
                return await loop.run_in_executor(pool, choose, name, observation, level, seed)
            except BrokenProcessPool:
                # Other tables wait for the same pool: only the first of them drops it.
                if pool is self._pool:
                    self._drop_pool()
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError  # the last attempt has returned or raised

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would copy the locks of the server's threads.
            self._pool = ProcessPoolExecutor(
                self._processes, get_context("spawn"), leave_with_parent
            )
        return self._pool

    def _drop_pool(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _is_ours(running: Running) -> bool:
    state = running.state
    if state.is_over:
        return False
    decider = int(state.to_move)
    return decider == CHANCE or running.table.seats[decider].kind == "computer"
