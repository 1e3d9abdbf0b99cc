"""Games from which is learned, and how they are kept."""

from __future__ import annotations

from array import array
from pathlib import Path
from random import Random

import msgspec

from sobremesa import CHANCE, game
from sobremesa.learning.last_turns import WORLDS
from sobremesa.learning.lessons import LessonStore, is_tested
from sobremesa.learning.self_play import (
    MORE_POSITIONS,
    POSITIONS,
    GameToLearn,
    InStyle,
    Lesson,
    play_to_learn,
)
from sobremesa.players.greedy import GreedyPlayer
from sobremesa.testing.play import choose
from tests.players.networks import any_network

ASANTE = game("asante")
WIDTH = len(ASANTE.feature_names())


def job(number: int = 0, simulations: int = 0) -> GameToLearn:
    content = b""
    if simulations > 0:
        content = msgspec.msgpack.encode(any_network(ASANTE, "standard"))
    return GameToLearn("asante", "standard", 2, "seed", number, simulations, content)


def test_the_same_game_gives_the_same_lesson() -> None:
    once, again, other = play_to_learn(job()), play_to_learn(job()), play_to_learn(job(1))
    assert once == again
    assert once.features != other.features


def test_a_lesson_has_the_features_of_every_seat() -> None:
    lessons = [play_to_learn(job(number)) for number in range(3)]
    assert any(lesson.positions > 0 for lesson in lessons)
    for lesson in lessons:
        assert lesson.positions <= POSITIONS
        assert len(lesson.features) == lesson.positions * 2 * WIDTH * array("f").itemsize
        assert sum(lesson.shares) == 1
        assert len(lesson.points) == 2


def test_later_games_are_played_by_search_with_the_network() -> None:
    later = [play_to_learn(job(number, simulations=2)) for number in range(3)]
    assert all(sum(lesson.shares) == 1 for lesson in later)
    assert POSITIONS < max(lesson.positions for lesson in later) <= MORE_POSITIONS


def test_where_there_is_a_network_it_has_a_say_in_what_positions_teach() -> None:
    for number in range(3):
        assert play_to_learn(job(number)).taught == b""
        lesson = play_to_learn(job(number, simulations=2))
        told = array("f", lesson.taught)
        shares, points = (told[at::4].tolist() for at in (0, 2))
        assert len(told) == 4 * lesson.positions  # shares and points of two seats
        assert all(abs(share + told[4 * at + 1] - 1) < 1e-6 for at, share in enumerate(shares))
        assert len(set(shares)) > 2 < len(set(points))  # not only how it ended


def test_they_are_played_no_further_on_where_players_of_that_network_are() -> None:
    search = job(1, simulations=2)
    content = msgspec.msgpack.encode(any_network(ASANTE, "standard", played_on=[4]))
    assert play_to_learn(search._replace(network=content)) == play_to_learn(search)


def test_later_games_may_be_planned_in_place_of_a_search() -> None:
    search, planned = job(1, simulations=2), job(1, simulations=2)._replace(lines=1)
    assert play_to_learn(planned) == play_to_learn(planned) != play_to_learn(search)


def test_last_turns_may_be_played_again() -> None:
    """What they teach comes after all else that is kept, which stays the same."""
    once = job(1, simulations=2)
    lesson, more = play_to_learn(once), play_to_learn(once._replace(last_turns=2))
    assert play_to_learn(once._replace(last_turns=2)) == more
    assert more.positions == lesson.positions + WORLDS
    assert more.features.startswith(lesson.features)
    assert more.taught.startswith(lesson.taught)
    told = array("f", more.taught)[-4 * WORLDS :]
    assert all(told[at : at + 4] == told[:4] for at in range(0, len(told), 4))
    assert told[0] in (0, 0.25, 0.5, 0.75, 1)  # two games
    assert play_to_learn(job(1)._replace(last_turns=2)) == play_to_learn(job(1))  # no network


def test_a_game_may_begin_at_a_recorded_position() -> None:
    """So near the end that hardly a decision is left: as many positions are kept at most."""
    rng = Random(3)
    state, actions, turns = ASANTE.start(2), [], [0]
    while not state.is_over:
        actions.append(choose(state, rng, by_kind=False))
        if state.to_move != CHANCE:
            turns.append(len(actions))
        state.apply(actions[-1])
    near = job(simulations=2)._replace(before=tuple(actions[: turns[-3]]))
    lessons = [play_to_learn(near._replace(number=number)) for number in range(6)]
    assert all(sum(lesson.shares) == 1 for lesson in lessons)
    assert 0 < max(lesson.positions for lesson in lessons) < POSITIONS


def test_a_seat_may_play_in_another_style() -> None:
    torres = game("torres")
    styled = [InStyle(GreedyPlayer(1), torres.in_style(number)) for number in range(2, 12, 3)]
    usual = GreedyPlayer(1)
    state = torres.start(2, "master")
    otherwise = 0
    for _ in range(40):
        if state.to_move == CHANCE:
            state.apply(state.chances()[0][0])
            continue
        observation = state.observed_by(int(state.to_move))
        action = usual.choose(observation)
        otherwise += sum(one.choose(observation) != action for one in styled)
        assert observation.game is torres
        state.apply(action)
    assert otherwise > 5


def lesson(number: int) -> Lesson:
    return Lesson(number, 2, 0, b"", [1.0, 0.0], [3, 2])


def test_lessons_are_kept_by_generation(tmp_path: Path) -> None:
    store = LessonStore(tmp_path / "games")
    store.add(0, [lesson(0), lesson(1)])
    store.add(0, [lesson(2)])
    store.add(1, [lesson(0)])
    again = LessonStore(tmp_path / "games")
    assert [one.number for one in again.read(0)] == [0, 1, 2]
    assert (again.count(0), again.count(1), again.count(2)) == (3, 1, 0)


def test_what_was_not_written_to_its_end_does_not_count(tmp_path: Path) -> None:
    store = LessonStore(tmp_path)
    store.add(0, [lesson(0)])
    (tmp_path / "0-000001-1.lessons.part").write_bytes(b"broken off")
    assert store.count(0) == len(store.read(0)) == 1


def test_games_go_on_after_the_highest_number(tmp_path: Path) -> None:
    """Workers do not end in the order in which they began."""
    store = LessonStore(tmp_path)
    assert store.next_number(0) == 0
    store.add(0, [lesson(3), lesson(1)])
    store.add(1, [lesson(0)])
    assert (store.next_number(0), store.next_number(1)) == (4, 1)


def test_every_tenth_game_is_kept_back() -> None:
    assert [number for number in range(31) if is_tested(lesson(number))] == [0, 10, 20, 30]
