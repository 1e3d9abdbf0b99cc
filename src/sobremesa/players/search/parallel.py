"""Searching on several cores: each in a process of its own, and the experience put together."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Final, TypeVar

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

    Where processes cannot be forked, they are thought one after another.
    """
    if not can_fork():
        return [think() for think in thoughts]
    context = multiprocessing.get_context("fork")
    helpers = []
    for think in thoughts[1:]:
        ours, theirs = context.Pipe(duplex=False)
        helper = context.Process(target=_send, args=(think, theirs), daemon=True)
        helper.start()
        theirs.close()
        helpers.append((helper, ours))
    found = [thoughts[0]()]
    for helper, ours in helpers:
        try:
            found.append(ours.recv())
        except EOFError as error:
            raise ChildProcessError("a process that thought along has ended") from error
        finally:
            ours.close()
        helper.join()
    return found


def _send(think: Callable[[], Found], to: Connection) -> None:
    to.send(think())
    to.close()


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
