"""Searching on several cores: each in a process of its own, and the experience put together."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection

Experience = dict[int, tuple[int, float]]  # for each action: how often tried, and the total


def together(thoughts: list[Callable[[], Experience]]) -> list[Experience]:
    """What each of the thoughts comes to; all but the first are thought in forked processes.

    Where processes cannot be forked, they are thought one after another.
    """
    if "fork" not in multiprocessing.get_all_start_methods():
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
        found.append(ours.recv())
        ours.close()
        helper.join()
    return found


def _send(think: Callable[[], Experience], to: Connection) -> None:
    to.send(think())
    to.close()


def merged(some: list[Experience]) -> Experience:
    """Tries and totals of all of them."""
    whole: Experience = {}
    for experience in some:
        for action, (tries, total) in experience.items():
            before, so_far = whole.get(action, (0, 0.0))
            whole[action] = (before + tries, so_far + total)
    return whole


def most_tried(experience: Experience) -> int:
    """The action tried most often; of several that with the best mean, then the first."""
    return min(
        (-tries, -total / max(tries, 1), action) for action, (tries, total) in experience.items()
    )[2]
