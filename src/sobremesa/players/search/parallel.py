"""Searching on several cores: each in a process of its own, and the experience put together."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

# For each action: how often it was tried, and the totals of what came of it, in shares of the
# win and in points ahead.
Experience = dict[int, tuple[int, float, float]]
NOTHING: Final = (0, 0.0, 0.0)

Found = TypeVar("Found")


def can_fork() -> bool:
    """Whether several processes can think with what one knows."""
    return "fork" in multiprocessing.get_all_start_methods()


def together(thoughts: Sequence[Callable[[], Found]]) -> list[Found]:
    """What each of the thoughts comes to; all but the first are thought in forked processes.

    Where processes cannot be forked, they are thought one after another. When this returns or
    raises, no process thinks any more; and none goes on when this one has ended.
    """
    if not can_fork():
        return [think() for think in thoughts]
    helpers: list[tuple[BaseProcess, Connection]] = []
    try:
        for think in thoughts[1:]:
            helpers.append(_forked(think))
        found = [thoughts[0]()]
        for _, ours in helpers:
            found.append(_received(ours))
    except BaseException:
        for helper, _ in helpers:
            helper.kill()
        raise
    finally:
        for helper, ours in helpers:
            ours.close()
            helper.join()
    return found


def _forked(think: Callable[[], Found]) -> tuple[BaseProcess, Connection]:
    """A process that thinks, and where it sends what it has found."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    helper = context.Process(target=_send, args=(think, theirs), daemon=True)
    helper.start()
    theirs.close()
    return helper, ours


def _received(ours: Connection) -> Any:
    try:
        return ours.recv()
    except EOFError as error:
        raise ChildProcessError("a process that thought along has ended") from error


def _send(think: Callable[[], Found], to: Connection) -> None:
    _end_with_parent()
    to.send(think())
    to.close()


def _end_with_parent() -> None:
    """From now on this process ends when the one that forked it does, however that one ends.

    Only the parent, and helpers forked after this one, hold the other end of the pipe that is its
    sentinel; as the last helper ends, so do those before it. Until then each also holds what else
    it was forked with, as the pipes of its parent.
    """
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel: int = parent.sentinel
    threading.Thread(target=_end_when_closed, args=(sentinel,), daemon=True).start()
    _be_signalled(sentinel)


def _end_when_closed(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def _be_signalled(sentinel: int) -> None:
    """Have the system send a signal that ends this process when the sentinel is closed.

    Compiled code lets a thread wait for its turn for seconds. (On macOS the signal ends nothing,
    and the thread must do.)
    """
    import fcntl  # where processes are forked, there it is

    signal.signal(signal.SIGIO, signal.SIG_DFL)
    fcntl.fcntl(sentinel, fcntl.F_SETOWN, os.getpid())
    flags = fcntl.fcntl(sentinel, fcntl.F_GETFL)
    fcntl.fcntl(sentinel, fcntl.F_SETFL, flags | os.O_ASYNC)


def merged(some: list[Experience]) -> Experience:
    """Tries and totals of all of them."""
    whole: Experience = {}
    for experience in some:
        for action, found in experience.items():
            whole[action] = _added(whole.get(action, NOTHING), found, 1)
    return whole


def learned(known: Experience, now: Experience) -> Experience:
    """What is new in ``now``."""
    return {action: _added(found, known.get(action, NOTHING), -1) for action, found in now.items()}


def _added(
    some: tuple[int, float, float], more: tuple[int, float, float], times: int
) -> tuple[int, float, float]:
    return some[0] + times * more[0], some[1] + times * more[1], some[2] + times * more[2]


def most_tried(experience: Experience) -> list[int]:
    """All actions, those tried most often first; of several that with the best mean."""
    ranked = sorted(
        (-tries, -total / max(tries, 1), action) for action, (tries, total, _) in experience.items()
    )
    return [action for _, _, action in ranked]
