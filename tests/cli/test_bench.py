"""``sobremesa bench``: figures, and whether they are those of compiled rules."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.cli import measure
from sobremesa.cli.output import compiled
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures nobody will trust, in no time."""
    monkeypatch.setattr(measure, "SECONDS", 0.001)


def test_measures_every_rule_set_with_fewest_and_most_players(run: Run) -> None:
    told = run("bench", "torres", "--json").json
    assert told["compiled"] is compiled()
    assert [(speed["rules"], speed["players"]) for speed in told["speeds"]] == [
        ("basic", 2),
        ("basic", 4),
        ("master", 2),
        ("master", 4),
    ]
    assert {speed["game"] for speed in told["speeds"]} == {"torres"}
    for speed in told["speeds"]:
        assert min(value for value in speed.values() if isinstance(value, float)) > 0


def test_tells_a_person_which_rules_were_measured(run: Run) -> None:
    answer = run("bench")
    assert answer.code == 0
    assert answer.out.startswith("Compiled" if compiled() else "Interpreted")
    assert all(name in answer.out for name in sobremesa.games())
