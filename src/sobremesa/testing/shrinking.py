"""Leaving actions out of a line of play for as long as it still shows the same fault."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.testing.faults import Fault

Replay = Callable[[list[int]], list[int]]
Test = Callable[[list[int]], Fault | None]


def shortest(
    actions: list[int], fault: Fault, replay: Replay, test: Test, attempts: int
) -> tuple[list[int], Fault]:
    """A short line with the same fault, and the fault as it shows there.

    Ever smaller pieces are left out (delta debugging). ``replay`` drops from a line what can no
    longer be played; ``test`` finds the fault at its end. After ``attempts`` lines it is enough.
    """
    found = fault
    size = max(1, len(actions) // 2)
    while True:
        start = 0
        shrunk = False
        while start < len(actions):
            if attempts == 0:
                return actions, found
            attempts -= 1
            shorter = _tried(actions[:start] + actions[start + size :], replay)
            again = None if shorter is None or shorter == actions else _found(shorter, test)
            if shorter is not None and again is not None and again.check == fault.check:
                actions, found = shorter, again
                shrunk = True
            else:
                start += size
        if size == 1 and not shrunk:
            return actions, found
        size = max(1, size // 2)


def _tried(actions: list[int], replay: Replay) -> list[int] | None:
    try:
        return replay(actions)
    except Exception:  # a broken game may break anywhere: that is another fault
        return None


def _found(actions: list[int], test: Test) -> Fault | None:
    try:
        return test(actions)
    except Exception:
        return None
