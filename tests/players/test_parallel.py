"""Processes that think along: none goes on when nobody waits for it any more."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from multiprocessing import active_children
from time import monotonic, sleep

import pytest

from sobremesa.players.search.parallel import can_fork, together

pytestmark = pytest.mark.skipif(not can_fork(), reason="processes cannot be forked here")

LONG = 120.0  # seconds that nobody should have to wait for a helper
SOON = 30.0

# Three processes think far too long, and tell their numbers before. All of them hold the standard
# output, so it is at its end only when all have ended.
THINK = """
import os, signal, sys, time
from functools import partial
from sobremesa.players.search.parallel import together

def count():
    sum(range(10**12))  # as compiled code: no thread gets its turn meanwhile

def wait():
    time.sleep(120)

def think(how):
    os.write(1, f"{os.getpid()}\\n".encode())
    how()

if sys.argv[1] == "wait":  # as where the signal ends nothing
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGIO})
together([partial(think, globals()[sys.argv[1]])] * 3)
"""


def fail() -> None:
    """A thought that goes wrong, after a while."""
    sleep(0.1)
    raise ValueError("no idea")


def wait_long() -> None:
    """A thought that takes too long."""
    sleep(LONG)


@pytest.mark.parametrize(
    ("thoughts", "error"),
    [
        ([fail, wait_long, wait_long], ValueError),
        ([partial(sleep, 0.1), fail, wait_long], ChildProcessError),
    ],
)
def test_when_one_fails_the_others_are_ended(
    thoughts: list[Callable[[], None]], error: type[Exception]
) -> None:
    began = monotonic()
    with pytest.raises(error):
        together(thoughts)
    assert active_children() == []
    assert monotonic() - began < SOON


@pytest.fixture(
    params=[
        "wait",
        pytest.param(
            "count",
            marks=pytest.mark.skipif(sys.platform != "linux", reason="no signal ends it there"),
        ),
    ]
)
def thinking(request: pytest.FixtureRequest) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """A process that thinks with two helpers, and all their numbers."""
    command = [sys.executable, "-c", THINK, request.param]
    here = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        command, env=here, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        pids = [int(process.stdout.readline()) for _ in range(3)]
        try:
            yield process, pids
        finally:
            with suppress(ProcessLookupError):  # as it should be
                os.killpg(process.pid, signal.SIGKILL)


def test_a_helper_ends_with_the_process_that_forked_it(
    thinking: tuple[subprocess.Popen[str], list[int]],
) -> None:
    process, pids = thinking
    assert len(set(pids)) == 3 and process.pid in pids
    sleep(0.2)
    process.kill()
    process.communicate(timeout=SOON)
