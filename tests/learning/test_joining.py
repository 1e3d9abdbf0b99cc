"""Networks that learned from different games, put together."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from librt.vecs import vec

from sobremesa import Game, game
from sobremesa.learning import joined
from sobremesa.players.learned import BadNetwork, NetworkFile
from tests.players.networks import any_network

ASARA = game("asara")
ONE = any_network(ASARA, "beginner", seed=1, members=2, reach=[1, 2, 3])
OTHER = any_network(ASARA, "beginner", seed=2)


def said(file: NetworkFile, of: Game = ASARA, rules: str = "beginner") -> list[float]:
    """What a network says of a position where all features are alike."""
    return list(file.network(of, rules).expected(vec[float]([0.3] * len(file.features))))


def test_what_is_joined_says_the_mean_of_all_members() -> None:
    both = joined([ONE, OTHER])
    mean = [(2 * one + other) / 3 for one, other in zip(said(ONE), said(OTHER), strict=True)]
    assert said(both) == pytest.approx(mean)
    assert (len(both.members), both.reach) == (3, [1, 2, 3])


def test_points_count_as_in_the_network_they_come_from() -> None:
    """The second learned in units of 25 points, the first in units of 10."""
    large = msgspec.structs.replace(OTHER, points=25.0)
    assert said(large)[1] == pytest.approx(2.5 * said(OTHER)[1])
    for files in ([OTHER, large], [large, OTHER]):
        mean = [(one + other) / 2 for one, other in zip(said(OTHER), said(large), strict=True)]
        assert said(joined(files)) == pytest.approx(mean)


def test_the_first_members_may_be_taken_alone() -> None:
    first = msgspec.structs.replace(ONE, members=ONE.members[:1])
    assert said(joined([ONE, OTHER], [1, 1])) == said(joined([first, OTHER]))
    assert said(joined([ONE], [1])) == said(first) != said(ONE)


def test_it_tells_what_it_was_made_of() -> None:
    one_way, other_way = joined([ONE, OTHER]).made, joined([OTHER, ONE]).made
    assert [*one_way] == ["joined 1", "joined 2"]
    assert [*one_way.values()] == [*reversed(other_way.values())]
    assert len({*one_way.values()}) == 2


@pytest.mark.parametrize(
    ("other", "firsts", "why"),
    [
        (any_network(game("asante"), "standard"), (), "game"),
        (any_network(ASARA, "professional"), (), "rules"),
        (any_network(ASARA, "beginner", hidden=5), (), "sizes"),
        (OTHER, (1,), "2 networks, but 1 numbers"),
        (OTHER, (3, 1), "network 1 has 2 members, not 3"),
        (OTHER, (1, 0), "network 2 has 1 members, not 0"),
        (msgspec.structs.replace(OTHER, points=0.0), (), "network 2: its points"),
        (msgspec.structs.replace(OTHER, members=[[b"odd", b""]], points=1.0), (), "3 bytes"),
    ],
)
def test_what_cannot_be_joined(other: NetworkFile, firsts: Any, why: str) -> None:
    with pytest.raises(BadNetwork, match=why):
        joined([ONE, other], firsts)
