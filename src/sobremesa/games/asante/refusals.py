"""Why an action is not legal: the number of the rule that forbids it."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.asante.state import AsanteState


def refusal(state: AsanteState, action: i64) -> str:
    """The rule that forbids an action which is not legal."""
    return "4.9"
