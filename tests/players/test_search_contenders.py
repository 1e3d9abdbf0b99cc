"""Which actions of the decision are tried, and which is taken for the best."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from sobremesa.players.search.contenders import Contenders, ranking
from sobremesa.players.search.node import Node
from sobremesa.players.search.settings import Settings

SCALE = 100.0


def decision(*outlooks: float) -> Node:
    node = Node()
    for number, outlook in enumerate(outlooks):
        node.add(10 + number, outlook)
    return node


def learn(node: Node, edge: i64, share: float) -> None:
    node.visits[edge] += 1
    node.total[edge] += share


def tried(node: Node, shares: list[float], tries: int, contenders: int = 8) -> list[int]:
    """How often each action is tried when it always brings that share."""
    running = Contenders(node, Settings(contenders=contenders), SCALE)
    for number in range(tries):
        edge = running.next(number / tries)
        learn(node, edge, shares[edge])
    return [int(visits) for visits in node.visits]


def test_every_part_of_the_budget_halves_them() -> None:
    """Of twelve the eight best looking; the shares then go against the looks."""
    node = decision(*range(12))
    shares = [(12 - number) / 20 for number in range(12)]
    tries = tried(node, shares, 240)
    assert tries[:4] == [0] * 4
    assert tries[8:] == [10] * 4
    assert tries[6:8] == [30] * 2
    assert tries[4:6] == [70] * 2


def test_the_budget_is_spent_where_there_are_fewer() -> None:
    assert sum(tried(decision(0.0, 5.0), [0.5, 0.4], 30)) == 30
    assert tried(decision(3.0), [0.5], 30) == [30]


def test_all_are_tried_in_the_same_worlds() -> None:
    running = Contenders(decision(3.0, 2.0, 1.0), Settings(contenders=4), SCALE)
    seen = [(edge, running.world(edge)) for edge in (running.next(0.0) for _ in range(6))]
    assert seen == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]


def test_what_is_to_be_tried_at_least_once_comes_before_all_others() -> None:
    running = Contenders(decision(3.0, 2.0, 1.0), Settings(contenders=2), SCALE, [2, 1])
    seen = [(edge, running.world(edge)) for edge in (running.next(0.9) for _ in range(5))]
    assert seen == [(2, 1), (1, 1), (0, 1), (0, 2), (1, 2)]


def test_what_was_learned_before_counts() -> None:
    """A tree that is kept has told which of them are good."""
    node = decision(5.0, 5.0, 5.0)
    for _ in range(50):
        learn(node, 2, 0.9)
        learn(node, 1, 0.6)
        learn(node, 0, 0.1)
    assert tried(node, [0.1, 0.6, 0.9], 10, contenders=2) == [50, 55, 55]


def test_few_tries_do_not_outweigh_how_it_looked() -> None:
    node = decision(100.0, 0.0)
    for _ in range(20):
        learn(node, 0, 0.5)
    learn(node, 1, 0.9)  # a stroke of luck
    settings = Settings(trust=4.0)
    ranked = ranking(node, node.experience(), settings, SCALE)
    assert [action for action, _ in ranked] == [10, 11]
    for _ in range(20):
        learn(node, 1, 0.9)
    ranked = ranking(node, node.experience(), settings, SCALE)
    assert [action for action, _ in ranked] == [11, 10]
    assert 0.8 < ranked[0][1] < 0.9


def test_nothing_known_is_ranked_by_its_looks() -> None:
    node = decision(1.0, 3.0, 2.0)
    ranked = ranking(node, node.experience(), Settings(), SCALE)
    assert [action for action, _ in ranked] == [11, 12, 10]
    assert ranked[0][1] == pytest.approx(0.5)
