"""What the records of a match are called."""

from __future__ import annotations

from msgspec.structs import replace

from sobremesa.arena import Match, record_name

USUAL = Match("asara", "beginner", 1, ("greedy", "search:100"), 3)
OTHERS = [
    replace(USUAL, game="asante"),
    replace(USUAL, rules="professional"),
    replace(USUAL, rules_version=2),
    replace(USUAL, rules_version=3),
    replace(USUAL, lineup=("search:100", "greedy")),
    replace(USUAL, seed=4),
    replace(USUAL, shared_chance=False),
    replace(USUAL, rules_version=2, shared_chance=False),
]


def test_a_record_is_called_by_its_match_and_game() -> None:
    assert record_name(USUAL, 6) == "asara-beginner-greedy-search_100-3-0007.txt"
    separate = replace(USUAL, shared_chance=False)
    assert record_name(separate, 0) == "asara-beginner-greedy-search_100-3-separate-0001.txt"


def test_no_other_match_has_records_of_that_name() -> None:
    names = {record_name(match, 0) for match in [USUAL, *OTHERS]}
    assert len(names) == 1 + len(OTHERS)
