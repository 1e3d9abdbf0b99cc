"""What is told when a game breaks the contract."""

from __future__ import annotations


class Fault(Exception):
    """A check that does not hold: its name, and what was found instead."""

    def __init__(self, check: str, why: str) -> None:
        super().__init__(f"{check}: {why}")
        self.check = check
        self.why = why


class ConformanceError(AssertionError):
    """A game breaks the contract.

    ``check`` names what was checked, ``why`` says what was found, and ``record`` is a short
    record that leads there; it is empty where no play was needed to see it. A fault that
    belongs to a step is one of the record's last action.
    """

    def __init__(self, check: str, why: str, record: str = "") -> None:
        shown = f"\n\n{record}" if record else ""
        super().__init__(f"{check}: {why}{shown}")
        self.check = check
        self.why = why
        self.record = record


def need(holds: bool, check: str, why: str) -> None:
    """Raise a ``Fault`` unless the check holds."""
    if not holds:
        raise Fault(check, why)
