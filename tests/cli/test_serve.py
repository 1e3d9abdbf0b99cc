"""``sobremesa serve`` and the command as a process of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import sobremesa

COMMAND = [sys.executable, "-m", "sobremesa"]
ENGLISH = {**os.environ, "LC_ALL": "C"}


def test_tells_its_address_serves_and_stops(tmp_path: Path) -> None:
    command = [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path / "games")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENGLISH) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        with urllib.request.urlopen(f"{address}api/games") as answer:
            told = answer.read()
        assert all(f'"{name}"'.encode() in told for name in sobremesa.games())
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0
    assert any((tmp_path / "games").iterdir())


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = [*COMMAND, "serve", "--port", port, "--data", str(tmp_path)]
        answer = subprocess.run(command, capture_output=True, text=True, env=ENGLISH, check=False)
    assert answer.returncode == 1
    [message] = answer.stderr.splitlines()
    assert port in message


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    command = [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path / "file")]
    answer = subprocess.run(command, capture_output=True, text=True, env=ENGLISH, check=False)
    assert answer.returncode == 1
    [message] = answer.stderr.splitlines()
    assert "file" in message


ANSWERS = [["games", "--json"], ["games"], ["--help"], ["simulate", "torres", "--games", "1"]]


@pytest.mark.parametrize("arguments", ANSWERS, ids=" ".join)
def test_a_reader_that_goes_away_is_no_error(arguments: list[str]) -> None:
    with subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENGLISH
    ) as command:
        assert command.stdout is not None and command.stderr is not None
        command.stdout.close()
        assert command.stderr.read() == b""
    assert command.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("arguments", ANSWERS, ids=" ".join)
def test_an_answer_that_cannot_be_written_is_told(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        answer = subprocess.run(
            [*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, env=ENGLISH
        )
    assert answer.returncode == 1
    [message] = answer.stderr.splitlines()
    assert message.startswith("sobremesa: the answer cannot be written: ")
