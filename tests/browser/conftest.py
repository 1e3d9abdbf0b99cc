"""A real server, started as a person starts it, and a real Chromium that visits it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds: machines that test are often busy
SIDEWAYS = {"width": 844, "height": 390}
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "sideways": SIDEWAYS}

# Tests ask faster than people do, and computers do not wait for them to follow.
QUICK = {"SOBREMESA_REQUESTS_PER_SECOND": "100000", "SOBREMESA_PACE_MS": "1"}
# Nothing but the server is asked for anything: no updates, no accounts, no suggestions.
CHROMIUM_SWITCHES = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games take longest: they come first, so that no worker is left alone with one."""
    items.sort(key=lambda item: item.path.name != "test_whole_games.py")


def chromium_path() -> str:
    """Where Chromium is; ``make test`` has installed it or said what to install."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        raise RuntimeError("No Chromium here: install Debian's package 'chromium', or set CHROMIUM")
    return found


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`sobremesa serve` on a folder of its own; it can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = data.with_suffix(".log")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "sobremesa", "serve", "--port", str(self.port)]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.data)],
                stdout=log,
                stderr=log,
                env=os.environ | QUICK,
            )
        for _ in range(300):
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self._log.read_text()}")
            try:
                urllib.request.urlopen(f"{self.url}/api/games", timeout=1).read()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError(f"the server does not answer: {self._log.read_text()}")

    def kill(self) -> None:
        """As when the power fails."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that all tests share."""
    running = Server(tmp_path_factory.mktemp("server") / "data")
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser that all tests share."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path(), args=CHROMIUM_SWITCHES
        )
        yield browser
        browser.close()


class Visits:
    """Opens pages as new visitors; a page that logs an error or asks elsewhere fails the test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._contexts: list[BrowserContext] = []
        self.problems: list[str] = []

    def new(
        self,
        size: str = "desktop",
        language: str = "en",
        theme: str = "light",
        moving: bool = False,
    ) -> Page:
        """A visitor's first page, at the lobby."""
        context = self._browser.new_context(
            base_url=self._server.url,
            viewport=SIZES[size],  # type: ignore[arg-type]
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=size != "desktop",
        )
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith((self._server.url, "data:", "blob:"))
                else self.problems.append(f"asked elsewhere: {request.url}")
            ),
        )
        page.goto("/")
        return page

    def close(self) -> None:
        """Leave, and fail if anything went wrong."""
        for context in self._contexts:
            context.close()
        assert self.problems == []


@pytest.fixture
def visits(chromium: Browser, server: Server) -> Iterator[Visits]:
    """New visitors at the shared server."""
    made = Visits(chromium, server)
    yield made
    made.close()
