"""Computer players at the tables: they think in processes of their own and see what a seat sees."""

from __future__ import annotations

import asyncio
import logging
import secrets

import msgspec

from sobremesa import CHANCE
from sobremesa.players.levels import longest
from sobremesa.server.live import Live
from sobremesa.server.log import Outdated, Running
from sobremesa.server.play import Step, decided, drawn
from sobremesa.server.settings import Settings
from sobremesa.server.tables import Tables, Watcher
from sobremesa.server.thinkers import NoAnswer, Thinkers
from sobremesa.thinking import Question

log = logging.getLogger(__name__)

IN_ITS_PLACE = "greedy"  # decides where the player of a seat does not


class Computers(Watcher):
    """Goes on wherever the server is to decide, one task a table; each decision is written down.

    What a player thought at one decision he goes on with at the next, if nobody else was asked in
    the same process meanwhile. Nothing depends on it: a killed server goes on from the log.
    """

    def __init__(self, tables: Tables, live: Live, thinkers: Thinkers, settings: Settings) -> None:
        self._tables = tables
        self._live = live
        self._thinkers = thinkers
        self._milliseconds = settings.decision_ms
        self._answer = settings.answer_ms
        self._pace = settings.pace_ms
        self._grace = settings.grace_ms
        self._wanted: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        # Only thoughts are ever cancelled: what is being written down is written to its end.
        self._thoughts: dict[str, tuple[str, asyncio.Task[int]]] = {}
        self._closed = False

    async def go_on_everywhere(self) -> None:
        """Take up what was left when the last server ended."""
        for table_id in await self._tables.waiting_for_us():
            self._wake(table_id)

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        for _, thought in self._thoughts.values():
            thought.cancel()
        await asyncio.gather(*self._tasks.values())

    def opened(self, running: Running) -> None:
        """Go on at a table that was left waiting."""
        if _level(running) is not None:
            self._wake(running.table.id)

    def changed(self, running: Running) -> None:
        """Go on when the next decision is the server's; stop who is not to decide any more."""
        level, table_id = _level(running), running.table.id
        if level is not None and self._is_followed(running):
            self._wake(table_id)
        if table_id in self._thoughts and self._thoughts[table_id][0] != level:
            self._stop(table_id)

    def removed(self, table_id: str) -> None:
        """Stop at a table that is gone."""
        self._stop(table_id)

    def left(self, table_id: str, visitor: int) -> None:
        """Where nobody looks on any more, stop, and go on when nobody else needs the process."""
        if not self._live.is_watched(table_id):
            self._stop(table_id)

    def _stop(self, table_id: str) -> None:
        """Break off what is thought at a table; what is to be done there is looked at anew."""
        if table_id in self._thoughts:
            self._thoughts[table_id][1].cancel()

    def _wake(self, table_id: str) -> None:
        self._wanted.add(table_id)
        if table_id not in self._tasks and not self._closed:
            self._tasks[table_id] = asyncio.create_task(self._work(table_id))

    async def _work(self, table_id: str) -> None:
        try:
            while table_id in self._wanted and not self._closed:
                self._wanted.discard(table_id)
                await self._play(table_id)
        except Outdated:
            pass
        except Exception:
            # The table stays as it is; whoever opens it next lets us try again.
            log.exception("a computer player failed at table %s", table_id)
        finally:
            del self._tasks[table_id]  # at once: who wakes it now is to start another

    async def _play(self, table_id: str) -> None:
        """Go on as long as it is for us to decide; by one decision where nobody follows."""
        while not self._closed:
            running = await self._tables.now(table_id)
            if running is None or self._closed:
                return
            level = _level(running)
            if level is None:
                return
            step = await self._next(table_id, running, level)
            if step is not None:
                await self._tables.go_on(running, step)
            if not self._is_followed(running):
                return

    async def _next(self, table_id: str, running: Running, level: str) -> Step | None:
        """What happens next; nothing if who was to decide was stopped, or is not to any more."""
        state, ply = running.state, running.history.ply
        if state.to_move == CHANCE:
            return drawn(state, ply, self._tables.rng)
        action = await self._thought(table_id, running, level)
        # Meanwhile the seat may have been taken back, or handed to another level.
        if action is None or running.state is not state or _level(running) != level:
            return None
        return decided(state, ply, action, self._tables.rng)

    def _is_followed(self, running: Running) -> bool:
        """Whether a person sits there or looks on; else all have lent their seats and gone."""
        return not _is_lent(running) or self._live.is_watched(running.table.id)

    def _pause(self, running: Running) -> float:
        """How many seconds a decision takes at least.

        So many that it tells nothing, and that who has lent his seat can follow and take it back.
        """
        milliseconds = max(
            self._answer if running.state.waits_evenly else 0,
            self._pace if _is_lent(running) else 0,
        )
        return milliseconds / 1000

    async def _thought(self, table_id: str, running: Running, level: str) -> int | None:
        """What a player decides; nothing if he was stopped."""
        state = running.state
        seat = int(state.to_move)
        observation = state.game.position(state.observed_by(seat))
        of = f"{table_id} {seat}"
        seed = secrets.randbits(63)
        most = min(longest(level), self._milliseconds)
        if state.waits_evenly:  # the thought is over before the pause is
            most = min(most, max(1, self._answer // 2))
        question = Question(state.game.name, observation, level, seed, milliseconds=most, of=of)
        choice = self._choice_after(self._pause(running), table_id, question)
        thought = asyncio.create_task(choice)
        self._thoughts[table_id] = level, thought
        try:
            await asyncio.wait([thought])
        finally:
            del self._thoughts[table_id]
        return None if thought.cancelled() else thought.result()

    async def _choice_after(self, pause: float, table_id: str, question: Question) -> int:
        """What the player chooses, told after so many seconds even if he was quicker."""
        action, _ = await asyncio.gather(self._choice(table_id, question), asyncio.sleep(pause))
        return action

    async def _choice(self, table_id: str, question: Question) -> int:
        """What the player chooses; if he does not, another one chooses in his place."""
        try:
            return await self._ask(table_id, question)
        except NoAnswer as error:
            why = f"{type(error).__name__} {error}"
            log.error("%s did not decide at table %s: %s", question.player, table_id, why)
        in_its_place = msgspec.structs.replace(question, player=IN_ITS_PLACE)
        return await self._ask(table_id, in_its_place)

    async def _ask(self, table_id: str, question: Question) -> int:
        seconds = (question.milliseconds + self._grace) / 1000
        # Where nobody looks on, nobody waits: others go first.
        answer = await self._thinkers.ask(
            question, seconds, lambda: not self._live.is_watched(table_id)
        )
        return answer.action


def _is_lent(running: Running) -> bool:
    """Whether no seat is a person's any more; no table begins so."""
    return all(seat.computer is not None for seat in running.seats)


def _level(running: Running) -> str | None:
    """Who decides next if that is not a person: a level, or nobody (the empty text) for chance."""
    state = running.state
    if state.is_over:
        return None
    if state.to_move == CHANCE:
        return ""
    return running.seats[int(state.to_move)].computer
