"""What the computer would do in somebody's place, from what he may know himself."""

from __future__ import annotations

import asyncio
import hashlib
import logging

import msgspec
from msgspec import Struct

from sobremesa import State
from sobremesa.server.asked import AskHint
from sobremesa.server.log import Running
from sobremesa.server.refusals import Refusal
from sobremesa.server.settings import Settings
from sobremesa.server.tables import Tables, Watcher
from sobremesa.server.thinkers import NoAnswer, Thinkers
from sobremesa.thinking import Answer, Choice, Question

MOST = 3  # choices

log = logging.getLogger(__name__)


class HintsTold(Struct, frozen=True):
    """The best choices at a ply, the best one first."""

    ply: int
    choices: list[Choice]


class Hints(Watcher):
    """One hint at a time for each visitor. Whatever makes it useless stops the thinking."""

    def __init__(self, tables: Tables, thinkers: Thinkers, settings: Settings) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._player = settings.hint_player
        self._milliseconds = settings.hint_ms
        self._seconds = (settings.hint_ms + settings.grace_ms) / 1000
        self._asked: dict[int, tuple[str, AskHint, asyncio.Task[Answer]]] = {}

    async def ask(self, table_id: str, visitor: int | None, asked: AskHint) -> HintsTold:
        """What to do in the place of a visitor's seat that is to decide; raises ``Refusal``."""
        running = await self._tables.open(table_id, visitor)
        assert visitor is not None
        self._tables.check_hint(running, visitor, asked)
        if visitor in self._asked:
            raise Refusal("hint_busy")
        question = self._question(running.state)
        thinking = asyncio.create_task(self._thought(question))
        self._asked[visitor] = table_id, asked, thinking
        try:
            answer = await thinking
        except asyncio.CancelledError:
            asking = asyncio.current_task()
            if asking is not None and asking.cancelling():
                raise
            # The game went on, or the table is gone: then this tells so.
            running = await self._tables.open(table_id, visitor)
            self._tables.check_hint(running, visitor, asked)
            raise Refusal("no_hint") from None  # he did not look any more
        finally:
            del self._asked[visitor]
        return HintsTold(asked.ply, answer.choices)

    def changed(self, running: Running) -> None:
        """Where the game went on, or the seat is the computer's now, nobody needs a hint."""
        for visitor, asked, thinking in self._thoughts_at(running.table.id):
            try:
                self._tables.check_hint(running, visitor, asked)
            except Refusal:
                thinking.cancel()

    def removed(self, table_id: str) -> None:
        """Nor where the table is gone."""
        for _, _, thinking in self._thoughts_at(table_id):
            thinking.cancel()

    def left(self, table_id: str, visitor: int) -> None:
        """Nor who does not look any more."""
        for asker, _, thinking in self._thoughts_at(table_id):
            if asker == visitor:
                thinking.cancel()

    def _thoughts_at(self, table_id: str) -> list[tuple[int, AskHint, asyncio.Task[Answer]]]:
        """Who asked there, what, and what is thought about it."""
        return [
            (visitor, asked, thinking)
            for visitor, (table, asked, thinking) in self._asked.items()
            if table == table_id
        ]

    def _question(self, state: State) -> Question:
        seen = state.observed_by(int(state.to_move))
        observation = seen.game.position(seen)
        # Who asks again is told the same, and nothing but what the seat knows decides what.
        digest = hashlib.sha256(msgspec.json.encode(observation)).digest()
        seed = int.from_bytes(digest[:7])
        return Question(seen.game.name, observation, self._player, seed, MOST, self._milliseconds)

    async def _thought(self, question: Question) -> Answer:
        """What the player thinks, or somebody quick in its place; raises ``Refusal``."""
        quick = msgspec.structs.replace(question, player="greedy")
        for asked in (question, quick):
            try:
                return await self._thinkers.ask(asked, self._seconds)
            except NoAnswer as error:
                log.warning("%s gave no hint: %s %s", asked.player, type(error).__name__, error)
        raise Refusal("no_hint")
