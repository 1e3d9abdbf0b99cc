"""The processes in which computer players think: few, of low priority, and never waited for long.

The server only ever waits for them as it waits for clients: its own work goes on.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from sobremesa.thinking import READY, Answer, Question

log = logging.getLogger(__name__)

Patience = Callable[[], bool]  # asked when somebody's turn may have come

ATTEMPTS = 3  # how often a question is asked when the process dies over it
START = 60.0  # seconds in which a process is there, on the slowest machine

LEFTOVERS = 20  # above all niceness: only what of the processor nobody else wants

PROGRAM = """
import os
if {niceness} >= {leftovers} and hasattr(os, "SCHED_IDLE"):
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
elif hasattr(os, "nice"):
    os.nice({niceness})
from sobremesa.thinking import main
main()
"""


class NoAnswer(Exception):
    """A process did not answer; it is gone."""


class TooLong(NoAnswer):
    """It thought longer than it may."""


class Died(NoAnswer):
    """It ended by itself, or somebody else ended it."""


class Failed(NoAnswer):
    """The player made a mistake of a kind that no player should make; ``str()`` tells which."""


class Thinkers:
    """So many processes, started when they are needed, each busy with one question at a time.

    Whoever stops waiting for an answer (is cancelled) frees the process at once: it is killed, and
    another takes its place.
    """

    def __init__(self, processes: int, niceness: int) -> None:
        self._all = [Thinker(niceness) for _ in range(processes)]
        self._idle = list(self._all)
        self._waiting: list[tuple[asyncio.Future[Thinker], Patience]] = []

    async def ask(
        self, question: Question, seconds: float, patience: Patience = lambda: False
    ) -> Answer:
        """The answer, thought about for so many seconds at most; raises ``NoAnswer``.

        The time spent waiting for a free process does not count. Those who have patience wait as
        long as others wait who have none. Where a process dies another one is asked.
        """
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._ask(question, seconds, patience)
            except Died as error:
                log.warning("a thinking process died: %s", error)
        return await self._ask(question, seconds, patience)

    async def _ask(self, question: Question, seconds: float, patience: Patience) -> Answer:
        line = msgspec.json.encode(question) + b"\n"
        async with self._one(question.of, patience) as thinker:
            told = await thinker.ask(line, seconds)
            thinker.of = question.of
        answer = msgspec.json.decode(told, type=Answer)
        if answer.failed:
            raise Failed(answer.failed)
        return answer

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(thinker.close() for thinker in self._all))

    @asynccontextmanager
    async def _one(self, of: str, patience: Patience) -> AsyncGenerator[Thinker, None]:
        """A thinker for oneself alone; the one who was asked there before, if he is idle."""
        thinker = self._idle_one(of) or await self._next(patience)
        try:
            yield thinker
        finally:
            self._hand_on(thinker)

    def _idle_one(self, of: str) -> Thinker | None:
        if not self._idle:
            return None
        thinker = next((one for one in self._idle if one.of == of), self._idle[0])
        self._idle.remove(thinker)
        return thinker

    async def _next(self, patience: Patience) -> Thinker:
        """The next one that is free, when it is our turn."""
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        self._waiting.append((turn, patience))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was our turn, but we have gone
                self._hand_on(turn.result())
            raise

    def _hand_on(self, thinker: Thinker) -> None:
        self._waiting = [one for one in self._waiting if not one[0].done()]
        if not self._waiting:
            self._idle.append(thinker)
            return
        first = next((one for one in self._waiting if not one[1]()), self._waiting[0])
        self._waiting.remove(first)
        first[0].set_result(thinker)


class Thinker:
    """One process after the other: where one was killed or died, the next is started."""

    def __init__(self, niceness: int) -> None:
        self.of = ""  # whom it decided for last
        self._niceness = niceness
        self._process: Process | None = None
        self._coming: asyncio.Task[Process] | None = None
        self._going: set[asyncio.Task[int]] = set()

    async def ask(self, line: bytes, seconds: float) -> bytes:
        """The line that answers a line; raises ``TooLong`` or ``Died``."""
        process = await self._started()
        try:
            async with asyncio.timeout(seconds):
                return await _asked(process, line)
        except BaseException as error:
            # Whatever it is busy with, nobody waits for it any more.
            self._end(process)
            self._coming = asyncio.create_task(_start(self._niceness))
            if isinstance(error, TimeoutError):
                raise TooLong(f"after {seconds:.1f} s") from None
            raise

    async def close(self) -> None:
        """End the process, and wait until it has ended."""
        coming, self._coming = self._coming, None
        if coming is not None:
            coming.cancel()
            await asyncio.gather(coming, return_exceptions=True)
            if not coming.cancelled() and coming.exception() is None:
                self._end(coming.result())
        if self._process is not None:
            self._end(self._process)
        await asyncio.gather(*self._going)

    async def _started(self) -> Process:
        """The process, as soon as it is there."""
        if self._process is not None:
            return self._process
        if self._coming is None:
            self._coming = asyncio.create_task(_start(self._niceness))
        coming = self._coming
        try:
            # Whoever is stopped while it starts leaves it for the next one.
            self._process = await asyncio.shield(coming)
        finally:
            if coming.done():
                self._coming = None
        return self._process

    def _end(self, process: Process) -> None:
        _kill(process)
        if process is self._process:
            self._process = None
        going = asyncio.create_task(process.wait())
        self._going.add(going)
        going.add_done_callback(self._going.discard)


async def _start(niceness: int) -> Process:
    """A new process that is ready to think; raises ``Died``."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",  # modules are found where the server found them, nowhere else
        "-c",
        PROGRAM.format(niceness=niceness, leftovers=LEFTOVERS),
        stdin=PIPE,
        stdout=PIPE,
        env=os.environ | {"PYTHONPATH": _where_modules_are()},
        limit=2**20,
        **_GROUP,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(START):
            said = await process.stdout.readline()
    except BaseException as error:
        _kill(process)
        await process.wait()
        if isinstance(error, TimeoutError):
            raise Died("it never became ready") from None
        raise
    if said != READY:
        _kill(process)
        await process.wait()
        raise Died("it ended before it was ready")
    return process


# Of a group of its own, Ctrl-C in the terminal is for the server alone. (Not of a session of its
# own: Linux may share the processor out among sessions first, and its low priority would be lost.)
_GROUP: dict[str, Any] = {} if sys.platform == "win32" else {"process_group": 0}


async def _asked(process: Process, line: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
    except OSError as error:
        raise Died(str(error)) from error
    if not answer.endswith(b"\n"):
        raise Died("it ended")
    return answer


def _kill(process: Process) -> None:
    if process.returncode is None:
        process.kill()


def _where_modules_are() -> str:
    return os.pathsep.join(str(Path(entry).absolute()) for entry in sys.path)
