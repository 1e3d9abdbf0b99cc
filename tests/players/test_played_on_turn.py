"""A turn is planned to its ends, and these by how the game goes on after them."""

from __future__ import annotations

from os import getpid
from random import Random
from typing import final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sobremesa
from sobremesa.core import State
from sobremesa.players.considered import Considered
from sobremesa.players.search import Budget, SearchPlayer
from sobremesa.players.search.judge import Judge, Verdict
from sobremesa.players.search.search import Search
from sobremesa.players.search.settings import Settings
from sobremesa.players.search.turn_plans import TurnPlans
from tests.players.counting_judge import CountingJudge
from tests.players.test_answered_turn import Judged, Knowing, end
from tests.players.test_search import in_the_midst, own_turn
from tests.players.told_trees import Choice, Draw, End, Part, ToldGame

TWO_TURNS = Settings(played_on=2)


class PlaysOn(Knowing):
    """Says what the tree says, and for how many turns one is to be played on."""

    def __init__(self, turns: int = 10) -> None:
        super().__init__()
        self.turns = turns

    def answers_turns(self, state: State) -> bool:
        return False

    def turns_played_on(self, state: State) -> i64:
        return self.turns


def thought(
    tree: Part,
    players: int = 2,
    settings: Settings = TWO_TURNS,
    actions: int = 1,
    tries: int = 400,
    judge: Judge | None = None,
) -> list[Considered]:
    """What is found of the first turn in a tree, in so many tries."""
    state = ToldGame(players, tree).start(players).observed_by(0)
    plans = TurnPlans(state.determinize(Random(1)), Random(1))
    plans.widen(50, lambda: False)
    turn = Search(settings, 1, judge or PlaysOn()).played_on(state, plans)
    turn.think(lambda tried: tried / tries, 7, actions)
    return turn.best(actions)


def about(share: float) -> object:
    """Nearly that: how an end looked counts as much as a few tries."""
    return pytest.approx(share, abs=0.01)


def test_what_looks_best_is_not_chosen_where_it_goes_on_badly() -> None:
    """The next seat takes what is best for himself, and all that is judged on the way counts."""
    tempting = end(0.9, [0.6, 0.0, 0.3])
    sound = end(0.7, [0.65])
    (best,) = thought(Choice(0, [tempting, sound]))  # both end with 0.5
    assert (best.action, best.line) == (1, [1])
    assert best.share == about((0.7 + 0.65 + 0.5) / 3)
    assert best.ahead == pytest.approx((0.4 + 0.3 + 0.0) / 3)


@pytest.mark.parametrize(("turns", "better"), [(1, 0), (3, 1)])
def test_it_is_played_on_as_far_as_is_said(turns: int, better: int) -> None:
    """Two turns after its own the first seat finds out that it has lost, or won."""

    def later(looks: float, scores: tuple[int, int]) -> Part:
        last = Judged(1, [End(scores)], (0.5, 0.5))
        return Judged(1, [Judged(0, [last], (0.5, 0.5))], (looks, 1.0 - looks))

    tree = Choice(0, [later(0.6, (0, 1)), later(0.5, (1, 0))])
    (best,) = thought(tree, settings=Settings(played_on=turns))
    assert best.action == better
    (best,) = thought(tree, settings=Settings(), judge=PlaysOn(turns))  # who judges says it
    assert best.action == better


def test_where_the_game_is_over_its_end_counts_for_the_turns_that_are_left() -> None:
    over = End((13, 7))
    (best,) = thought(Choice(0, [over, end(0.9, [0.5])]))
    assert (best.action, best.share) == (0, about(0.65))


def test_each_of_three_seats_plans_for_himself() -> None:
    kind = Judged(2, [End((1, 1, 1))], (0.4, 0.5, 0.1))
    cruel = Judged(2, [End((1, 1, 1))], (0.1, 0.3, 0.6))
    first = Judged(1, [kind, cruel], (0.5, 0.4, 0.1))
    second = Judged(1, [Judged(2, [End((1, 1, 1))], (0.2, 0.4, 0.4))], (0.6, 0.2, 0.2))
    (best,) = thought(Choice(0, [second, first]), players=3)
    assert (best.action, best.share) == (1, about((0.5 + 0.4 + 1 / 3) / 3))


def test_a_turn_of_several_decisions_is_planned_by_whoever_has_it() -> None:
    """The second seat needs two decisions for what is best for him, and looks past a bad one."""
    ruined = Judged(1, [Judged(0, [End((1, 1))], (0.0, 1.0)), end(0.9, [0.9])], (0.9, 0.1))
    tempting = Judged(1, [Judged(0, [End((1, 1))], (0.5, 0.5)), ruined], (0.8, 0.2))
    sound = Judged(1, [Judged(0, [End((1, 1))], (0.6, 0.4))], (0.6, 0.4))
    (best,) = thought(Choice(0, [tempting, sound]))
    assert (best.action, best.share) == (1, about((0.6 + 0.6 + 0.5) / 3))


def test_what_is_drawn_on_the_way_counts_as_likely_as_it_is() -> None:
    def after(weights: tuple[int, int]) -> Part:
        drawn = Draw(weights, [Judged(0, [End((1, 1))], (s, 1.0 - s)) for s in (0.1, 0.9)])
        return Judged(1, [drawn], (0.5, 0.5))

    (best,) = thought(Choice(0, [after((3, 1)), after((1, 3))]))
    assert best.action == 1
    assert best.share == pytest.approx((0.5 + 0.7 + 0.5) / 3, abs=0.06)


def test_other_first_actions_are_told_of_with_what_follows() -> None:
    tree = Choice(0, [end(0.6, [0.3]), Choice(0, [end(0.7, [0.7]), end(0.8, [0.2])])])
    best = thought(tree, actions=3)
    assert [(one.action, one.line) for one in best] == [(1, [1, 0]), (0, [0])]


def test_asked_for_several_first_actions_it_tries_ends_of_so_many() -> None:
    """A dozen ends look better than those that other first actions lead to."""
    alike = Choice(0, [end(0.9, [0.8]) for _ in range(12)])
    tree = Choice(0, [alike, end(0.3, [0.3]), end(0.2, [0.2]), end(0.1, [0.1])])
    assert {one.action for one in thought(tree, actions=1)} == {0}
    assert [one.action for one in thought(tree, actions=3)] == [0, 1, 2]
    assert [one.action for one in thought(tree, actions=2)] == [0, 1]


def test_with_time_for_few_tries_each_of_the_first_actions_is_tried() -> None:
    """Those that begin alike would take all three tries."""
    alike = Choice(0, [end(0.9, [0.8]) for _ in range(12)])
    tree = Choice(0, [alike, end(0.3, [0.3]), end(0.2, [0.2])])
    assert [one.action for one in thought(tree, actions=3, tries=3)] == [0, 1, 2]


def test_several_cores_play_a_part_each_on() -> None:
    tree = Choice(0, [end(0.9, [0.1]), end(0.8, [0.5]), end(0.7, [0.2]), end(0.6, [0.55])])
    state = ToldGame(2, tree).start(2).observed_by(0)
    found = []
    for part in range(2):
        plans = TurnPlans(state.determinize(Random(1)), Random(1))
        plans.widen(50, lambda: False)
        turn = Search(TWO_TURNS, 1, PlaysOn()).played_on(state, plans)
        turn.think(lambda tries: tries / 100, 7, part=part, parts=2)
        found.extend(turn.best(4))
    assert sorted(one.action for one in found) == [0, 1, 2, 3]


@final
class Time:
    """Over as soon as somebody has looked at the clock so often."""

    def __init__(self, looks: int) -> None:
        self.looks = looks
        self.looked = 0

    def spent(self, _tries: float) -> float:
        self.looked += 1
        return 0.0 if self.looked < self.looks else 1.0


def thought_until(time: Time, *ends: Part) -> tuple[list[Considered], PlaysOn]:
    """What is found in that time of a turn that is played on for five, and who judged."""
    state = ToldGame(2, Choice(0, list(ends))).start(2).observed_by(0)
    plans = TurnPlans(state.determinize(Random(1)), Random(1))
    plans.widen(50, lambda: False)
    judge = PlaysOn()
    turn = Search(Settings(played_on=5), 1, judge).played_on(state, plans)
    turn.think(time.spent, 7)
    return turn.best(), judge


@pytest.mark.parametrize("looks", range(16, 30))
def test_a_try_that_there_is_no_time_for_counts_for_nothing(looks: int) -> None:
    """Time is over in the midst of the third try or the fourth."""
    time = Time(looks)
    (best,), _ = thought_until(time, end(0.6, [0.1]), end(0.59, [0.6]))
    assert best.action == 1
    assert best.ahead == pytest.approx((0.18 + 0.2 + 4 * 0.0) / 6)
    assert time.looked <= looks + 2  # once more for the try, and once to end it


@pytest.mark.parametrize("looks", range(2, 9))
def test_without_time_for_a_try_the_end_is_taken_that_is_judged_best(looks: int) -> None:
    """Time is over before the first try, or in the midst of it."""
    time = Time(looks)
    (best,), _ = thought_until(time, end(0.59, [0.6]), end(0.6, [0.1]))
    assert (best.action, best.line) == (1, [1])
    assert (best.share, best.ahead) == pytest.approx((0.6, 0.2))
    assert time.looked <= looks + 2


def test_without_time_to_judge_an_end_is_taken_all_the_same() -> None:
    (best,), judge = thought_until(Time(1), *[end(0.6, [0.1]) for _ in range(9)])
    assert best.line == [best.action]
    assert judge.asked == 1


# ---- the player

TURNS = Choice(
    0,
    [
        end(0.9, [0.0, 0.6]),
        Choice(0, [end(0.8, [0.1]), Choice(0, [end(0.7, [0.3]), end(0.6, [0.6])])]),
    ],
)


def playing_on(judge: Judge, settings: Settings = TWO_TURNS, cores: int = 1) -> SearchPlayer:
    return SearchPlayer(Budget(simulations=60), 3, settings, cores=cores, judge=judge)


def test_a_planned_turn_is_carried_out_without_thinking_again() -> None:
    state = ToldGame(2, TURNS).start(2)
    judge = PlaysOn()
    player = playing_on(judge)
    assert player.choose(state.observed_by(0)) == 1
    asked = judge.asked
    for _ in range(2):
        state.apply(1)
        assert player.choose(state.observed_by(0)) == 1
    assert judge.asked == asked > 0


@pytest.mark.parametrize("cores", [1, 2])
def test_it_considers_first_actions_with_what_is_to_follow(cores: int) -> None:
    state = ToldGame(2, TURNS).start(2).observed_by(0)
    considered = playing_on(PlaysOn(), cores=cores).consider(state, 3)
    assert [(one.action, one.line) for one in considered] == [(1, [1, 1, 1]), (0, [0])]


@pytest.mark.parametrize("settings", [Settings(played_on=0), Settings(played_on=2, planned=0)])
def test_it_can_be_left_to_the_tree(settings: Settings) -> None:
    class Unasked(PlaysOn):
        def verdict(self, state: State, scale: float) -> Verdict:
            return Verdict(vec[float]([0.0, 0.0]), vec[float]([0.5, 0.5]))

    state = ToldGame(2, TURNS).start(2).observed_by(0)
    (best, *_) = playing_on(Unasked(), settings).consider(state, 3)
    assert best.line == [best.action]  # no turn was planned


@pytest.mark.parametrize(("firsts", "chosen"), [(0, 0), (1, 1)])
def test_lines_may_go_on_after_each_first_action(firsts: int, chosen: int) -> None:
    """The first action looks better than the second, and so does what follows it."""
    tempting = Choice(0, [end(0.6, [0.6])] * 3)
    sound = Choice(0, [Choice(0, [end(0.8, [0.8])])])
    state = ToldGame(2, Choice(0, [tempting, sound, tempting])).start(2).observed_by(0)
    narrow = Settings(played_on=2, wide=2, firsts=firsts)
    assert playing_on(PlaysOn(), narrow).choose(state) == chosen


def test_where_there_is_no_time_for_a_plan_a_tree_decides() -> None:
    """The clock stands at the end of the budget whenever it is looked at again."""
    times = iter([0.0])
    budget = Budget(milliseconds=50)
    player = SearchPlayer(budget, 3, TWO_TURNS, lambda: next(times, 1.0), judge=Judges())
    state = in_the_midst(sobremesa.game("heaven_and_ale"), "standard", 2)
    assert player.choose(state.observed_by(int(state.to_move))) in state.legal()


def test_a_core_without_time_for_a_try_does_not_outbid_one_that_had_it() -> None:
    """Every end looks better than it turns out, and on the other core time is over at once."""
    ends = [end(0.9 - number / 100, [0.2]) for number in range(4)]
    state = ToldGame(2, Choice(0, ends)).start(2).observed_by(0)

    first, judge = getpid(), PlaysOn()

    def clock() -> float:
        return judge.asked / 1000 if getpid() == first else 10.0

    budget = Budget(milliseconds=100)
    player = SearchPlayer(budget, 3, TWO_TURNS, clock, cores=2, judge=judge)
    (best, *_) = player.consider(state, 3)
    assert best.share < 0.7


def test_tries_take_no_longer_than_they_may() -> None:
    """Every verdict takes a millisecond, and a try hundreds of them."""

    def turns(looks: float) -> Part:
        later: Part = End((1, 1))
        for turn in range(400):
            share = looks if turn == 399 else 0.5
            later = Judged(turn % 2, [later], (share, 1.0 - share))
        return later

    state = ToldGame(2, Choice(0, [turns(0.59), turns(0.6)])).start(2)
    judge = PlaysOn()
    budget = Budget(simulations=2).at_most(100)
    settings = Settings(played_on=300)
    player = SearchPlayer(budget, 3, settings, lambda: judge.asked / 1000, judge=judge)
    assert player.choose(state.observed_by(0)) == 1
    assert judge.asked < 105


class Judges(Judge):
    """Judges by the evaluation, and says that turns are to be played on."""

    def turns_played_on(self, state: State) -> i64:
        return 10


RULES = [
    ("asante", "standard", 2, 1),
    ("asara", "beginner", 4, 3),
    ("asara", "professional", 2, 3),
    ("heaven_and_ale", "standard", 2, 1),
    ("heaven_and_ale", "standard", 4, 2),
    ("torres", "basic", 4, 1),
    ("torres", "master", 2, 13),
]


def in_seat(judge: Judge) -> SearchPlayer:
    return SearchPlayer(Budget(simulations=2), 3, Settings(played_on=2, lines=2), judge=judge)


@pytest.mark.parametrize(("name", "rules", "players", "seed"), RULES)
def test_the_same_seed_and_simulations_plan_the_same(
    name: str, rules: str, players: int, seed: int
) -> None:
    game = sobremesa.game(name)
    state = in_the_midst(game, rules, players, seed)
    judge = CountingJudge(game, rules, played_on=True)
    once, again = (own_turn(state, in_seat(judge), 9) for _ in range(2))
    assert once == again
    assert judge.asked > 2 * 2  # more than trying things out in a tree would


@pytest.mark.parametrize(("name", "rules", "players", "seed"), RULES)
def test_what_is_hidden_does_not_sway_its_plans(
    name: str, rules: str, players: int, seed: int
) -> None:
    """Everything its seat does not know is dealt anew: it decides the same, whole turns long."""
    game = sobremesa.game(name)
    state = in_the_midst(game, rules, players, seed)
    seat = int(state.to_move)
    other = state.observed_by(seat).determinize(Random(seed))
    player, same = (in_seat(CountingJudge(game, rules, played_on=True)) for _ in range(2))
    while state.to_move == seat and other.to_move == seat:
        chosen = player.choose(state.observed_by(seat))
        assert same.choose(other.observed_by(seat)) == chosen
        state.apply(chosen)
        other.apply(chosen)
