"""Games on a cluster: a real one, of this machine, where Ray is installed."""

from __future__ import annotations

import importlib.util
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from sobremesa.arena import NoCluster, play, side_by_side_on_a_cluster
from tests.arena.test_workers import GAMES, jobs

with_ray = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is missing")

PLAY_TWICE = """
import sys
from sobremesa.arena import play, side_by_side, side_by_side_on_a_cluster
from tests.arena.test_workers import jobs, what_happened

on_a_cluster = side_by_side_on_a_cluster(sys.argv[1], play)
there = sorted(what_happened(played) for played, _ in on_a_cluster(jobs()))
here = sorted(what_happened(played) for played, _ in side_by_side(1, play)(jobs()))
assert there == here, (there, here)
print(len(there))
"""

LEARN_TWICE = """
import sys
from sobremesa.arena import side_by_side_on_a_cluster
from sobremesa.learning import play_to_learn
from tests.learning.test_self_play import job

on_a_cluster = side_by_side_on_a_cluster(sys.argv[1], play_to_learn)
there = list(on_a_cluster(job(number) for number in range(3)))
here = [play_to_learn(job(number)) for number in range(3)]
assert sorted(there, key=repr) == sorted(here, key=repr)
print(len(there))
"""


def test_without_ray_it_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # so that it cannot be imported
    with pytest.raises(NoCluster) as refused:
        list(side_by_side_on_a_cluster("ray://127.0.0.1:1", play)(jobs()))
    assert isinstance(refused.value.__cause__, ImportError)


class Ray:
    """A cluster without cores that refuses whoever connects, so often and in this way."""

    def __init__(self, refuses: int, error: type[Exception]) -> None:
        self.refuses = refuses
        self.error = error
        self.asked = 0
        self.is_left = False

    def init(self, *_: object, **__: object) -> None:
        self.asked += 1
        if self.asked <= self.refuses:
            raise self.error("no")

    def cluster_resources(self) -> dict[str, float]:
        return {}

    def remote(self, **_: object) -> Callable[[object], object]:
        return lambda task: task

    def shutdown(self) -> None:
        self.is_left = True


@pytest.mark.parametrize(
    ("refuses", "error", "asked", "is_there"),
    [
        (0, ConnectionAbortedError, 1, True),
        (2, ConnectionAbortedError, 3, True),
        (3, ConnectionAbortedError, 3, False),
        (1, ConnectionError, 1, False),
    ],
)
def test_a_cluster_that_stumbles_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
    refuses: int,
    error: type[Exception],
    asked: int,
    is_there: bool,
) -> None:
    """One that does not answer is not: that has taken long enough."""
    ray = Ray(refuses, error)
    monkeypatch.setitem(sys.modules, "ray", ray)
    outcomes = side_by_side_on_a_cluster("ray://127.0.0.1:1", play)(iter([]))
    if is_there:
        assert list(outcomes) == []
    else:
        with pytest.raises(NoCluster, match="no"):
            list(outcomes)
    assert (ray.asked, ray.is_left) == (asked, is_there)


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a cluster of two cores."""
    port, client_port = _free_port(), _free_port()
    command = [
        *(sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block"),
        *(f"--port={port}", f"--ray-client-server-port={client_port}", "--num-cpus=2"),
        *("--include-dashboard=false", "--disable-usage-stats"),
    ]
    root = str(Path(__file__).parents[2])
    here = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, root])}
    with subprocess.Popen(
        command, env=here, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as head:
        assert head.stdout is not None
        for line in head.stdout:
            if "Ray runtime started" in line:
                break
        _wait_for(client_port)
        yield f"ray://127.0.0.1:{client_port}"
        os.killpg(head.pid, signal.SIGKILL)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(port: int) -> None:
    end = monotonic() + 60
    while monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        sleep(0.1)


@with_ray
@pytest.mark.parametrize(("program", "games"), [(PLAY_TWICE, GAMES), (LEARN_TWICE, 3)])
def test_a_cluster_plays_the_same_games(cluster: str, program: str, games: int) -> None:
    """In a process of its own: Ray warns, and listens to signals."""
    root = str(Path(__file__).parents[2])
    here = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, root])}
    played = subprocess.run(
        [sys.executable, "-c", program, cluster],
        env=here,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.split() == [str(games)]
