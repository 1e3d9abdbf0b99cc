"""Who sits where, and how long a round is."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.arena.games import match, played


@pytest.mark.parametrize(
    ("lineup", "length"),
    [
        (("a", "b"), 2),
        (("a", "a"), 1),
        (("a", "b", "c"), 3),
        (("a", "b", "b", "b"), 4),
        (("a", "b", "a", "b"), 2),
        (("a", "a", "b", "b"), 4),
        (("a", "a", "a", "a"), 1),
    ],
)
def test_in_a_round_everybody_sits_everywhere_equally_often(
    lineup: tuple[str, ...], length: int
) -> None:
    one = match(*lineup)
    assert one.round_length == length
    tables = [one.seated(number) for number in range(length)]
    assert len(set(tables)) == length and one.seated(length) == tables[0] == lineup
    for player in lineup:
        times = Counter(
            seat for table in tables for seat in range(len(table)) if table[seat] == player
        )
        assert set(times.values()) == {length * lineup.count(player) // len(lineup)}


def test_the_last_round_is_played_to_its_end() -> None:
    assert match("a", "b").whole_rounds(99) == 100
    assert match("a", "b", "c").whole_rounds(3) == 3
    assert match("a", "b", "b", "b").whole_rounds(1) == 4


def test_a_first_place_is_shared() -> None:
    game = played(match("a", "b", "c"), 0, [7, 9, 9])
    assert [game.share(seat) for seat in range(3)] == [0, 0.5, 0.5]
