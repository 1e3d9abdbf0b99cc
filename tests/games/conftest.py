"""The marker that names the rule a test is about."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(*names): the rules of a game that the test is about, such as 'torres 8.3'"
    )
