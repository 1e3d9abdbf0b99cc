"""What a match has shown."""

from __future__ import annotations

from sobremesa.arena import Contest, summary
from tests.arena.games import match, played


def test_how_often_who_decides_first_wins() -> None:
    """In all games of ``played`` the first seat decides first, whoever sits there."""
    two = match("a", "b")
    contest = Contest(two, 6)
    scores = [(30, 20), (30, 20), (10, 20), (30, 20), (20, 20), (30, 20)]
    contest.add([played(two, number, score) for number, score in enumerate(scores)])
    told = summary(contest)
    assert told.beginner_share == 4.5 / 6
    assert told.beginner_interval[0] < 4.5 / 6 < told.beginner_interval[1]
    assert told.players[0].win_share != told.beginner_share
