"""What a position teaches of how its game went on and ended."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import msgspec
import pytest

from sobremesa import CHANCE, State, game
from sobremesa.learning.foresight import FURTHER_ON, Outcome, expected, taught
from sobremesa.players.learned import LearnedJudge, Network, network_in
from sobremesa.players.search.worth import MARGIN
from tests.players.networks import any_network

ASARA = game("asara")
END = Outcome((1.0, 0.0), (80.0, 60.0))


def position(players: int) -> State:
    """Some of a game's first decisions later."""
    rng = Random(4)
    state = ASARA.start(players, "beginner")
    for _ in range(30):
        while state.to_move == CHANCE:
            state.apply(rng.choice(state.chances())[0])
        state.apply(rng.choice(state.legal()))
    return state


def network() -> Network:
    content = msgspec.msgpack.encode(any_network(ASARA, "beginner"))
    return network_in(content, ASARA, "beginner")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_network_says_is_what_its_judge_goes_by(players: int) -> None:
    """But for the part of the judgement that goes by points, here the same for all."""
    state = position(players)
    found = expected(network(), [ASARA.features(state, seat) for seat in range(players)])
    judge = LearnedJudge(lambda _game, _rules: network())
    verdict = judge.verdict(state, 1e12)
    assert sum(found.shares) == pytest.approx(1)
    for seat in range(players):
        share = (1 - MARGIN) * found.shares[seat] + MARGIN / players
        assert verdict.shares[seat] == pytest.approx(share)
        assert verdict.standings[seat] == pytest.approx(100 * found.points[seat])
    assert len(set(found.shares)) == players


def test_the_last_position_teaches_how_the_game_ended() -> None:
    assert taught([], END) == []
    assert taught([Outcome((0.3, 0.7), (50.0, 61.0))], END) == [END]


def test_a_position_teaches_a_little_of_what_was_said_of_the_next() -> None:
    first, second, third = (Outcome((x, 1 - x), (100 * x, 50.0)) for x in (0.1, 0.5, 0.7))
    lessons = taught([first, second, third], END)
    f = FURTHER_ON
    assert lessons[2] == END
    assert lessons[1].shares[0] == pytest.approx((1 - f) * 0.7 + f * 1.0)
    assert lessons[1].points[0] == pytest.approx((1 - f) * 70 + f * 80)
    assert lessons[0].shares[0] == pytest.approx((1 - f) * 0.5 + f * (1 - f) * 0.7 + f * f * 1.0)
    assert all(sum(lesson.shares) == pytest.approx(1) for lesson in lessons)


def test_the_end_counts_less_the_longer_it_takes() -> None:
    said = [Outcome((0.2, 0.8), (40.0, 55.0))] * 40
    shares = [lesson.shares[0] for lesson in taught(said, END)]
    assert all(sooner < later for sooner, later in pairwise(shares))
    assert 0.2 < shares[0] < 0.4
