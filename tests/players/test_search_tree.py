"""Search finds what is right where that is known."""

from __future__ import annotations

from math import e

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import CHANCE, State
from sobremesa.players.search import Budget, SearchPlayer
from sobremesa.players.search.habits import Habits
from sobremesa.players.search.settings import Settings
from sobremesa.players.search.worth import Spread, standings, to_shares, worth
from tests.players.told_trees import Choice, Draw, End, Part, Told, ToldGame

SEEDS = range(5)


def judged(state: State, scale: float) -> vec[float]:
    return worth(state, standings(state), scale)


def found(tree: Part, players: int = 2, seed: int = 0, simulations: int = 300) -> int:
    """What the search takes at the root, looking to the end of every line."""
    state: State = ToldGame(players, tree).start(players)
    while state.to_move == CHANCE:
        state.apply(0)
    settings = Settings(reach=9)
    return SearchPlayer(Budget(simulations=simulations), seed, settings).choose(
        state.observed_by(int(state.to_move))
    )


def for_first(points: int) -> End:
    """An end with so many points more for the first seat than for the second."""
    return End((10 + points, 10))


@pytest.mark.parametrize("seed", SEEDS)
def test_it_sees_what_the_other_will_take(seed: int) -> None:
    """The tempting branch is the other's to ruin."""
    tempting = Choice(1, [for_first(50), for_first(-5)])
    sound = Choice(1, [for_first(2), for_first(4)])
    assert found(Choice(0, [tempting, sound]), seed=seed) == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_it_plans_several_decisions_of_its_own(seed: int) -> None:
    """Only one way through three decisions wins."""

    def turn(won: tuple[int, ...], so_far: tuple[int, ...] = ()) -> Part:
        if len(so_far) == len(won):
            return for_first(5 if so_far == won else -5)
        return Choice(0, [turn(won, (*so_far, number)) for number in range(3)])

    assert found(turn((2, 0, 1)), seed=seed) == 2
    assert found(turn((1, 1, 2)), seed=seed) == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_chance_counts_as_likely_as_it_is(seed: int) -> None:
    gamble = Draw([3, 1], [for_first(-4), for_first(4)])
    kind = Draw([1, 3], [for_first(-4), for_first(4)])
    assert found(Choice(0, [gamble, kind]), seed=seed) == 1
    assert found(Choice(0, [kind, gamble]), seed=seed) == 0


# Name which of two alike things was drawn: right wins, wrong loses.
GUESSES = [
    Choice(0, [for_first(8), for_first(-8)]),
    Choice(0, [for_first(-8), for_first(8)]),
]


@pytest.mark.parametrize("seed", SEEDS)
def test_it_counts_on_what_it_will_see(seed: int) -> None:
    """Rather than share the win for certain."""
    gamble = Choice(0, [for_first(0), Draw([1, 1], GUESSES)])
    assert found(gamble, seed=seed, simulations=600) == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_count_on_what_it_will_not_see(seed: int) -> None:
    """In each world alone the guess would be won; it has to be the same in both."""
    gamble = Choice(0, [for_first(3), Draw([1, 1], GUESSES, open=False)])
    assert found(gamble, seed=seed) == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_hidden_is_as_likely_as_the_rules_say(seed: int) -> None:
    """Something was drawn unseen, more often the second thing: it is named."""
    assert found(Draw([1, 3], GUESSES, open=False), seed=seed) == 1
    assert found(Draw([3, 1], GUESSES, open=False), seed=seed) == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_each_of_three_seats_seeks_its_own(seed: int) -> None:
    """The second seat wins if it may choose; the third cannot win and takes its points."""
    second = Choice(1, [End((9, 1, 0)), End((1, 5, 0))])
    third = Choice(2, [End((1, 9, 0)), End((9, 1, 8))])
    assert found(Choice(0, [second, third]), players=3, seed=seed) == 1
    assert found(Choice(0, [third, second]), players=3, seed=seed) == 0


def test_a_long_draw_is_taken_together() -> None:
    """Each of many outcomes comes too seldom for a tree of its own."""
    many = Draw([1] * 90, [Choice(0, [for_first(1), for_first(6)])] * 90)
    assert found(Choice(0, [for_first(-3), many])) == 1


# ---- what a state is worth


def test_worth_is_shared() -> None:
    for players in (2, 3, 4):
        game = ToldGame(players, End(tuple(range(players))))
        shares = list(judged(game.start(players), 100.0))
        assert sum(shares) == pytest.approx(1)
        assert shares == sorted(shares)
        assert shares[-1] > 0.9
    open_game = ToldGame(3, Choice(0, [End((1, 1, 1))]))
    assert list(judged(open_game.start(3), 100.0)) == pytest.approx([1 / 3] * 3)


def test_who_wins_together_shares() -> None:
    shares = list(judged(ToldGame(3, End((7, 2, 7))).start(3), 100.0))
    assert shares[0] == shares[2] == pytest.approx(0.5, abs=0.01)


def test_a_win_by_more_is_worth_a_little_more() -> None:
    def share(points: int) -> float:
        return judged(ToldGame(2, for_first(points)).start(2), 600.0)[0]

    assert 0.9 < share(1) < share(20) <= 1
    assert 0.1 > share(-1) > share(-20) >= 0


class Ranked(ToldGame):
    """Its evaluation ranks the seats."""

    def evaluate(self, state: State, seat: int) -> float:
        return -100.0 * seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_stands_better_has_the_greater_share(players: int) -> None:
    state = Told(Ranked(players, End((0,))), players, Choice(0, [End((0,))]))
    near, far = (list(judged(state, scale)) for scale in (1000.0, 50.0))
    assert near == sorted(near, reverse=True)
    assert far[0] > near[0] > 1 / players
    assert sum(near) == pytest.approx(1)


def test_a_spread_is_of_the_better_half() -> None:
    spread = Spread()
    assert spread.size() > 0
    spread.learn(vec[float]([-9000.0, 100.0, 300.0, 100.0, 300.0, -9000.0, -9000.0]))
    assert spread.size() == pytest.approx(100)
    spread.learn(vec[float]([5.0]))  # nothing to choose from
    assert spread.size() == pytest.approx(100)


def test_where_all_is_alike_a_spread_is_still_something() -> None:
    spread = Spread()
    spread.learn(vec[float]([5.0, 5.0, 5.0]))
    assert spread.size() > 0


# ---- what is worth a look


def test_what_was_never_looked_at_is_worth_a_look() -> None:
    habits = Habits(10)
    habits.learn(vec[i64]([2, 4, 6]), vec[float]([50.0, -20.0, 10.0]))
    assert list(habits.best(vec[i64]([2, 3, 4, 6]), 2)) == [2, 3]
    assert list(habits.best(vec[i64]([2, 4, 6, 7]), 3)) == [2, 6, 7]


def test_looks_count_in_the_mean_and_the_last_ones_most() -> None:
    habits = Habits(3)
    both = vec[i64]([0, 1])
    for _ in range(100):
        habits.learn(both, vec[float]([9.0, 0.0]))
    assert list(habits.best(both, 1)) == [0]
    for _ in range(60):
        habits.learn(both, vec[float]([0.0, 9.0]))
    assert list(habits.best(both, 1)) == [1]


@pytest.mark.parametrize("seed", SEEDS)
def test_lines_played_on_by_a_few_actions_lead_to_the_same(seed: int) -> None:
    """Of nine answers only the ruinous one looks good to who gives it."""

    class Looking(ToldGame):
        def evaluate(self, state: State, seat: int) -> float:
            return 100.0 * (state.scores[seat] - state.scores[1 - seat])

    def answers(*lead: int) -> Part:
        return Choice(1, [for_first(points) for points in lead])

    tree = Choice(0, [answers(*[30] * 8, -5), answers(*[4] * 9)])
    settings = Settings(candidates=3)
    player = SearchPlayer(Budget(simulations=200), seed, settings)
    assert player.choose(Looking(2, tree).start(2)) == 1


def test_shares_are_one_in_all() -> None:
    values = vec[float]([0.0, 0.0, 1000.0, -1000.0])
    to_shares(values, 1.0)
    assert sum(values) == pytest.approx(1.0)
    assert values[2] == pytest.approx(1.0) and values[0] == values[1]


def test_values_one_scale_apart_have_shares_e_times_as_large() -> None:
    values = vec[float]([70.0, 100.0])
    to_shares(values, 30.0)
    assert values[1] / values[0] == pytest.approx(e)
