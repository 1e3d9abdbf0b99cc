"""What learns from lessons, and what comes of it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from librt.vecs import vec

from sobremesa.learning.fitting import HIDDEN, Learner
from sobremesa.learning.lessons import Examples, examples
from sobremesa.learning.self_play import Lesson
from sobremesa.players.learned import NetworkFile
from sobremesa.players.learned.network import Layer, Network
from sobremesa.players.learned.network_file import numbers_of

torch: Any = pytest.importorskip("torch", reason='training needs "sobremesa[learn]"')

SIZES = [*HIDDEN, 2]


def lessons_of_chance(games: int, width: int) -> list[tuple[Lesson, float]]:
    """Whose second feature is greater has won, by as many points."""
    rng = Random(1)
    made = []
    for number in range(games):
        rows = [[rng.gauss(5, 3) for _ in range(width)] for _ in range(2)]
        shares = [1.0, 0.0] if rows[0][1] > rows[1][1] else [0.0, 1.0]
        points = [round(10 * rows[seat][1]) for seat in range(2)]
        features = numbers_of([*rows[0], *rows[1]])
        made.append((Lesson(number, 2, 1, features, shares, points), 1.0))
    return made


def learned(some: Examples, epochs: int) -> Learner:
    """What has gone through the examples so often."""
    learner = Learner(5, 1)
    learner.measure(some)
    for _ in range(epochs):
        learner.epoch(some, 1.0)
    return learner


def test_it_learns_what_there_is_to_learn() -> None:
    some = examples(lessons_of_chance(2000, 5), 5, 4)
    before = learned(some, 0).test(some)
    after = learned(some, 15).test(some)
    assert before.share == pytest.approx(0.693, abs=0.01)
    assert after.share < before.share / 2
    assert after.points < before.points / 4


def test_a_position_is_learned_from_as_it_taught_and_tested_by_how_its_game_ended() -> None:
    rows = numbers_of([float(number) for number in range(2 * 2 * 5)])  # two positions, two seats
    said = numbers_of([0.75, 0.25, 41, 39, 0.5, 0.5, 44, 36])
    lessons = [
        (Lesson(1, 2, 2, rows, [1.0, 0.0], [50, 30], said), 1.0),
        (Lesson(2, 2, 1, numbers_of([0.0] * 10), [0.0, 1.0], [20, 25]), 3.0),
    ]
    learned = examples(lessons, 5, 3)
    assert learned.shares.tolist() == [[0.75, 0.25, 0], [0.5, 0.5, 0], [0, 1, 0]]
    assert learned.points.tolist() == [[41, 39, 0], [44, 36, 0], [20, 25, 0]]
    tested = examples(lessons, 5, 3, by_end=True)
    assert tested.shares.tolist() == [[1, 0, 0], [1, 0, 0], [0, 1, 0]]
    assert tested.points.tolist() == [[50, 30, 0], [50, 30, 0], [20, 25, 0]]


def test_what_is_shipped_reckons_as_pytorch_does() -> None:
    learner = learned(examples(lessons_of_chance(300, 5), 5, 2), 3)
    members = [
        [Layer(one[:-size], one[-size:]) for one, size in zip(layers, SIZES, strict=True)]
        for layers in learner.layers()
    ]
    network = Network(members, learner.points, {2: 1})
    rng = Random(2)
    for _ in range(20):
        row = [rng.gauss(5, 3) for _ in range(5)]
        with torch.no_grad():
            share, points = learner.expected(torch.tensor(row, device=learner.device)).tolist()
        found = network.expected(vec[float](row))
        assert found[0] == pytest.approx(share, abs=1e-4)
        assert found[1] == pytest.approx(points * learner.points + learner.points_mean, abs=1e-2)


def test_a_checkpoint_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    some = examples(lessons_of_chance(300, 5), 5, 2)
    learner = learned(some, 1)
    learner.save(tmp_path / "checkpoint")
    known = learner.epoch(some, 0.5)
    other = Learner(5, 2)
    other.load(tmp_path / "checkpoint")
    assert other.epoch(some, 0.5) == known
    assert learner.layers() == other.layers()


@pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a GPU")
@pytest.mark.parametrize(("one", "another"), [("cuda", "cpu"), ("cpu", "cuda")])
def test_a_gpu_learns_the_same(tmp_path: Path, one: str, another: str) -> None:
    """And what one device began goes on on another, as well as rounding allows."""
    some = examples(lessons_of_chance(2000, 5), 5, 4)
    first = Learner(5, 1, one)
    first.measure(some)
    for _ in range(5):
        first.epoch(some, 1.0)
    first.save(tmp_path / "checkpoint")
    second = Learner(5, 2, another)
    second.load(tmp_path / "checkpoint")
    assert second.test(some) == pytest.approx(first.test(some), rel=1e-4)
    begun = first.test(some).share
    for learner in (first, second):
        for _ in range(15):
            learner.epoch(some, 0.5)
    assert first.test(some).share < begun / 1.5
    assert second.test(some) == pytest.approx(first.test(some), rel=0.1)


def test_it_goes_on_from_a_network_as_that_was() -> None:
    """Also when features and points are measured in other games than those it was made with."""
    learner, other = Learner(5, 1), Learner(5, 2)
    learner.measure(examples(lessons_of_chance(300, 5), 5, 2))
    for _ in range(3):
        learner.epoch(examples(lessons_of_chance(300, 5), 5, 2), 1.0)
    other.measure(examples(lessons_of_chance(40, 5), 5, 2))
    assert (other.points, other.points_mean) != (learner.points, learner.points_mean)
    members = [[numbers_of(one) for one in layers] for layers in learner.layers()]
    other.take_over(
        NetworkFile("", "", "", 1, [2], [], learner.points, members, SIZES, reach=[1], made={})
    )
    rows = torch.randn(20, 5, device=learner.device) * 3 + 5
    with torch.no_grad():
        known, found = learner.expected(rows), other.expected(rows)
    assert torch.allclose(found[:, 0], known[:, 0], atol=1e-4)
    for one, values in ((learner, known), (other, found)):
        values[:, 1] = values[:, 1] * one.points + one.points_mean
    assert torch.allclose(found[:, 1], known[:, 1], atol=1e-2)


def test_several_members_begin_as_the_only_one_there_was() -> None:
    some = examples(lessons_of_chance(300, 5), 5, 2)
    learner, other = learned(some, 3), learned(some, 0)
    only = [numbers_of(one) for one in learner.layers()[0]]
    other.take_over(
        NetworkFile("", "", "", 1, [2], [], learner.points, [only], SIZES, reach=[1], made={})
    )
    for member in other.layers():
        for found, known in zip(member, learner.layers()[0], strict=True):
            assert found == pytest.approx(known, abs=1e-4)


def test_what_was_learned_is_the_mean_of_many_steps() -> None:
    """One more step moves it by a part of what the step itself moved."""
    some = examples(lessons_of_chance(512, 5), 5, 2)
    learner = learned(some, 40)
    before = learner.layers()[0]
    learner.epoch(some, 1000.0)  # a single step, which moves weights by about 2, here divided by 3
    after = learner.layers()[0]
    weights = zip(before[0][: -HIDDEN[0]], after[0][: -HIDDEN[0]], strict=True)
    moved = max(abs(one - other) for one, other in weights)
    assert 0.0 < moved < 0.3
