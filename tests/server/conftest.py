"""The server that most tests share, and guests in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.house import Guest, House

Builder = Callable[..., House]

# So few games are kept that many are replayed; hints are counted out and may take their time, for
# one that is cut short by a busy machine differs from the one before it.
SETTINGS = {"CACHED_TABLES": "2", "HINT_PLAYER": "search:32", "HINT_MS": "60000"}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that stays open for all tests."""
    shared = House(tmp_path_factory.mktemp("house"), stubborn=False, **SETTINGS)
    shared.start()
    yield shared
    shared.close()


@pytest.fixture
def guest(house: House) -> Guest:
    """Somebody new."""
    return Guest(house)


@pytest.fixture
def other(house: House) -> Guest:
    """Somebody else."""
    return Guest(house)


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Builder]:
    """Servers of a test's own, on one folder unless it says otherwise."""
    opened: list[House] = []

    def build(data: Path | None = None, stubborn: bool = False, **settings: str) -> House:
        built = House(data or tmp_path / "data", stubborn, **settings)
        opened.append(built)
        built.start()
        return built

    yield build
    for built in opened:
        built.close()
