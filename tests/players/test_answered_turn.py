"""A turn is planned to its ends, and these by the best answers of the next seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest
from librt.vecs import vec

import sobremesa
from sobremesa.core import State
from sobremesa.players.considered import Considered, the_best
from sobremesa.players.search import Budget, SearchPlayer
from sobremesa.players.search.answered_turn import AnsweredTurn
from sobremesa.players.search.judge import Judge, Verdict
from sobremesa.players.search.search import Search
from sobremesa.players.search.settings import Settings
from sobremesa.players.search.turn_plans import TurnPlans
from tests.players.counting_judge import CountingJudge
from tests.players.test_search import in_the_midst, own_turn
from tests.players.told_trees import Choice, Draw, End, Part, Told, ToldGame

Shares = tuple[float, ...]


@dataclass(frozen=True)
class Judged(Choice):
    """A decision of which the judge says so much."""

    shares: Shares = ()


class Knowing(Judge):
    """Says of every position what the tree says; counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def answers_turns(self, state: State) -> bool:
        return True

    def verdict(self, state: State, scale: float) -> Verdict:
        self.asked += 1
        assert isinstance(state, Told)
        part = state.part
        if isinstance(part, End):
            shares: Shares = tuple(points / sum(part.scores) for points in part.scores)
        else:
            assert isinstance(part, Judged)
            shares = part.shares
        return Verdict(vec[float]([100.0 * share for share in shares]), vec[float](list(shares)))


def left(share: float) -> Part:
    """What an answer leaves the first of two seats, who is to decide then."""
    return Judged(0, [End((1, 1))], (share, 1.0 - share))


def end(looks: float, answers: Sequence[float]) -> Part:
    """Where the turn of the first seat ends: how it looks, and what the answers leave."""
    return Judged(1, [left(share) for share in answers], (looks, 1.0 - looks))


def answered(tree: Part, players: int = 2) -> AnsweredTurn:
    state = ToldGame(players, tree).start(players)
    plans = TurnPlans(state, Random(1))
    plans.widen(50, lambda: False)
    return AnsweredTurn(plans, [state], Knowing(), 100.0, Random(2))


def thought(turn: AnsweredTurn, actions: int = 1) -> list[Considered]:
    turn.think(2, lambda _looks: 0.0, actions)
    return turn.best(actions)


def test_what_looks_best_is_not_chosen_where_the_answer_refutes_it() -> None:
    refuted = end(0.9, [0.8, 0.1, 0.7])
    sound = end(0.6, [0.5, 0.55, 0.7])
    (best,) = thought(answered(Choice(0, [refuted, sound])))
    assert (best.action, best.share, best.line) == (1, 0.5, [1])


def test_whoever_answers_can_do_no_worse_than_it_looks_where_he_must_answer() -> None:
    """The judge thought too well of him: all his answers leave the first seat more."""
    pessimistic = end(0.5, [0.9, 0.8])
    (best,) = thought(answered(Choice(0, [end(0.6, [0.6]), pessimistic, end(0.55, [0.3])])))
    assert (best.action, best.share) == (0, 0.6)
    (best,) = thought(answered(Choice(0, [end(0.45, [0.4]), pessimistic])))
    assert (best.action, best.share) == (1, 0.8)


class Pointed(Knowing):
    """Is sure who wins, whatever happens; what the tree tells of are points: 100 for all."""

    def verdict(self, state: State, scale: float) -> Verdict:
        told = super().verdict(state, scale)
        return Verdict(vec[float]([100.0 * one for one in told.standings]), vec[float]([0.0, 1.0]))


def test_where_all_is_lost_points_decide() -> None:
    """Of the first seat, and of who answers it: to him the second answer is as good as won, too."""
    tree = Choice(0, [end(0.1, [0.1]), end(0.5, [0.45, 0.2]), end(0.4, [0.3, 0.4])])
    state = ToldGame(2, tree).start(2)
    plans = TurnPlans(state, Random(1))
    plans.widen(50, lambda: False)
    (best,) = thought(AnsweredTurn(plans, [state], Pointed(), 100.0, Random(2)))
    assert (best.action, best.share) == (2, 0.0)
    assert best.ahead == pytest.approx(30.0 - 70.0)


def test_what_wins_more_often_is_better_than_some_points() -> None:
    few = Considered(1, 0.5, -2.0, [1])
    many = Considered(2, 0.45, 5.0, [2])
    far = Considered(3, 0.45, 20.0, [3])
    assert the_best([[many], [few, far]], 3) == [far, few, many]


def test_a_line_of_several_decisions_is_told_whole() -> None:
    tree = Choice(0, [end(0.5, [0.4]), Choice(0, [end(0.6, [0.3]), end(0.7, [0.6])])])
    (best,) = thought(answered(tree))
    assert best.line == [1, 1]


def test_one_answer_refutes_all_ends_where_it_is_possible() -> None:
    """Answers are planned to the first of them and to the sound one; the rest costs a step each."""
    refuted = [end(0.9 - number / 100, [0.7] * 9 + [0.1]) for number in range(20)]
    sound = end(0.5, [0.4])
    turn = answered(Choice(0, [*refuted, sound]))
    looks = int(turn.looks)
    (best,) = thought(turn)
    assert (best.action, best.share) == (20, 0.4)
    judged = 21  # ends
    planned = 10 + 1  # answers, each looked at and judged
    met = 19  # ends where the remembered answer was found possible, and judged
    assert int(turn.looks) - looks == 10 * (judged + planned + met) + planned + met + 1


def test_an_answer_is_not_held_against_an_end_where_it_is_impossible() -> None:
    refuted = end(0.9, [0.7, 0.7, 0.1])
    sound = end(0.8, [0.6, 0.7])  # has no third answer
    (best,) = thought(answered(Choice(0, [refuted, sound])))
    assert (best.action, best.share) == (1, 0.6)


def test_the_next_of_three_takes_what_is_best_for_himself() -> None:
    """Not what is worst for the first."""
    kind = Judged(2, [End((1, 1, 1))], (0.4, 0.5, 0.1))
    cruel = Judged(2, [End((1, 1, 1))], (0.1, 0.3, 0.6))
    first = Judged(1, [kind, cruel], (0.5, 0.4, 0.1))
    second = Judged(1, [Judged(2, [End((1, 1, 1))], (0.3, 0.3, 0.4))], (0.6, 0.2, 0.2))
    (best,) = thought(answered(Choice(0, [second, first]), players=3))
    assert (best.action, best.share) == (1, 0.4)


def test_where_the_game_ends_nobody_answers() -> None:
    (best,) = thought(answered(Choice(0, [end(0.9, [0.1]), End((3, 1))])))
    assert (best.action, best.share, best.ahead) == (1, 0.75, 0.5)


def test_other_first_actions_are_told_of_with_the_answers_to_them() -> None:
    tree = Choice(
        0,
        [
            end(0.9, [0.3]),
            Choice(0, [end(0.7, [0.6]), end(0.8, [0.2])]),
            end(0.85, [0.4]),
            end(0.2, [0.1]),
        ],
    )
    best = thought(answered(tree), 3)
    assert [(one.action, one.share, one.line) for one in best] == [
        (1, 0.6, [1, 0]),
        (2, 0.4, [2]),
        (0, 0.3, [0]),
    ]


def test_an_end_is_worth_what_it_is_in_the_mean_of_the_worlds() -> None:
    """What the next seat holds decides whether he can refute the first action."""
    strong = Choice(0, [end(0.9, [0.1]), end(0.5, [0.4])])
    weak = Choice(0, [end(0.9, [0.9]), end(0.5, [0.4])])
    game = ToldGame(2, Draw([1], [strong]))
    for worlds, share in (([strong], 0.4), ([strong, weak], 0.5), ([weak, strong, weak], 19 / 30)):
        states: list[State] = [Told(game, 2, world) for world in worlds]
        plans = TurnPlans(states[0], Random(1))
        plans.widen(50, lambda: False)
        turn = AnsweredTurn(plans, states, Knowing(), 100.0, Random(2))
        (best,) = thought(turn)
        assert best.share == pytest.approx(share)


def test_several_cores_answer_a_part_each() -> None:
    tree = Choice(0, [end(0.9, [0.1]), end(0.8, [0.5]), end(0.7, [0.2]), end(0.6, [0.55])])
    found = []
    for part in range(2):
        turn = answered(tree)
        turn.think(2, lambda _looks: 0.0, 1, part, 2)
        found.extend(turn.best())
    assert [(one.action, one.share) for one in found] == [(3, 0.55), (2, 0.2)]


def test_where_the_turn_is_short_its_answers_are_planned_wider_and_wider() -> None:
    """The twentieth answer refutes the first end: the narrowest plan does not come so far."""
    tree = Choice(0, [end(0.9, [0.8] * 19 + [0.1]), end(0.5, [0.4])])
    (best,) = thought(answered(tree))
    assert (best.action, best.share) == (1, 0.4)


def narrow(tree: Part, width: int) -> AnsweredTurn:
    """Thought about until the best end of lines so few is answered: there is no time for more."""
    state = ToldGame(2, tree).start(2)
    plans = TurnPlans(state, Random(1))
    plans.widen(width, lambda: False)
    turn = AnsweredTurn(plans, [state], Knowing(), 100.0, Random(2))
    turn.think(2, lambda _looks: 0.9)
    return turn


def test_what_begins_like_the_best_line_is_tried_until_nothing_better_is_found() -> None:
    """The single line followed is not the best of those beside it; elsewhere nothing is tried."""
    beside = Choice(0, [end(0.5, [0.5]), Choice(0, [end(0.6, [0.6]), end(0.9, [0.8])])])
    (best,) = narrow(Choice(0, [beside, Choice(0, [end(1.0, [1.0])])]), 1).best()
    assert (best.line, best.share) == ([0, 1, 1], 0.8)


def test_what_begins_like_the_best_answer_is_tried_too() -> None:
    """Eight lines are planned, so the last answer that begins as the best one is not among them."""
    kind = Judged(1, [left(0.7) for _ in range(6)])
    cruel = Judged(1, [left(share) for share in (0.7, 0.6, 0.7, 0.7, 0.7, 0.1)])
    refuted = Judged(1, [Judged(1, [kind, cruel])], (0.9, 0.1))
    (best,) = narrow(Choice(0, [refuted, end(0.5, [0.4])]), 8).best()
    assert (best.action, best.share) == (1, 0.4)


@pytest.mark.parametrize(("branches", "share"), [(0, 0.7), (2, 0.1)])
def test_answers_that_look_alike_leave_room_for_others(branches: int, share: float) -> None:
    """Nine answers that begin alike look better than how the cruel one begins."""
    alike = Judged(1, [left(0.7) for _ in range(9)], (0.2, 0.8))
    cruel = Judged(1, [left(0.1)], (0.9, 0.1))
    other = Judged(1, [left(0.7), cruel], (0.9, 0.1))
    tree = Choice(0, [Judged(1, [alike, other], (0.6, 0.4))])
    state = ToldGame(2, tree).start(2)
    plans = TurnPlans(state, Random(1))
    plans.widen(1, lambda: False)
    turn = Search(Settings(branches=branches), 1, Knowing()).answered(state, plans, Random(2))
    turn.think(2, lambda _looks: 0.9)
    (best,) = turn.best()
    assert best.share == pytest.approx(share)


def test_the_budget_is_kept_within_an_answer() -> None:
    tree = Choice(0, [end(0.9, [0.5] * 99) for _ in range(3)])
    turn = answered(tree)
    turn.think(1, lambda looks: int(looks) / 500)
    assert int(turn.looks) <= 500 + 10  # one judgement more at most
    assert not turn.has_answers()


def test_where_there_was_no_time_for_an_answer_the_end_that_looks_best_is_taken() -> None:
    tree = Choice(0, [end(look, [0.5] * 99) for look in (0.7, 0.9, 0.8)])
    turn = answered(tree)
    turn.think(1, lambda looks: int(looks) / 500)
    (best,) = turn.best()
    assert (best.action, best.share, best.line) == (1, 0.9, [1])


def test_where_there_was_no_time_to_look_at_all_ends_nothing_is_told() -> None:
    turn = answered(Choice(0, [end(0.9, [0.5]) for _ in range(3)]))
    already = int(turn.looks)
    turn.think(1, lambda looks: int(looks) / (already + 15))
    assert turn.best() == []


# ---- the player

SOON = Settings(answers=2, wide=1)  # however little time there is


def knowing(judge: Judge, settings: Settings = SOON, cores: int = 1) -> SearchPlayer:
    return SearchPlayer(Budget(simulations=40), 3, settings, cores=cores, judge=judge)


TURNS = Choice(
    0,
    [
        end(0.9, [0.2, 0.6]),
        Choice(0, [end(0.8, [0.1]), Choice(0, [end(0.7, [0.3]), end(0.4, [0.5])])]),
    ],
)


def test_a_planned_turn_is_carried_out_without_thinking_again() -> None:
    state = ToldGame(2, TURNS).start(2)
    judge = Knowing()
    player = knowing(judge)
    assert player.choose(state.observed_by(0)) == 1
    asked = judge.asked
    state.apply(1)
    assert player.choose(state.observed_by(0)) == 1
    state.apply(1)
    assert player.choose(state.observed_by(0)) == 1
    assert judge.asked == asked


def test_what_was_not_foreseen_is_planned_anew() -> None:
    """Somebody else plays on from another place than was planned."""
    state = ToldGame(2, TURNS).start(2)
    judge = Knowing()
    player = knowing(judge)
    player.choose(state.observed_by(0))
    asked = judge.asked
    elsewhere = ToldGame(2, Choice(0, [end(0.5, [0.5]), end(0.6, [0.4]), end(0.3, [0.3])]))
    assert player.choose(elsewhere.start(2).observed_by(0)) == 0
    assert judge.asked > asked


def test_it_considers_first_actions_with_what_is_to_follow() -> None:
    considered = knowing(Knowing()).consider(ToldGame(2, TURNS).start(2).observed_by(0), 3)
    assert [(one.action, one.share, one.line) for one in considered] == [
        (1, 0.5, [1, 1, 1]),
        (0, pytest.approx(0.2), [0]),
    ]


def test_two_cores_find_the_same() -> None:
    state = ToldGame(2, TURNS).start(2).observed_by(0)
    alone, together = (knowing(Knowing(), cores=cores).consider(state, 3) for cores in (1, 2))
    assert together[0] == alone[0]


def test_what_one_core_answered_counts_for_more_than_what_another_had_no_time_for() -> None:
    tree = Choice(0, [end(0.9, [0.5] * 4000), end(0.6, [0.55])])
    state = ToldGame(2, tree).start(2).observed_by(0)
    (best,) = knowing(Knowing(), cores=2).consider(state, 1)
    assert (best.action, best.share) == (1, 0.55)


@pytest.mark.parametrize("settings", [Settings(answers=0, wide=1), Settings(wide=1, planned=0)])
def test_answers_can_be_left_to_the_tree(settings: Settings) -> None:
    class Unasked(Knowing):
        def verdict(self, state: State, scale: float) -> Verdict:
            return Verdict(vec[float]([0.0, 0.0]), vec[float]([0.5, 0.5]))

    (best, *_) = knowing(Unasked(), settings).consider(
        ToldGame(2, TURNS).start(2).observed_by(0), 3
    )
    assert best.share == 0.5


# Where the turn does not hang on luck, with so many simulations that there is time for a plan.
PLANNED = [
    ("asara", "beginner", 4, 3, 30),
    ("asara", "professional", 2, 3, 30),
    ("asara", "professional", 4, 1, 30),
    ("heaven_and_ale", "standard", 2, 1, 30),
    ("torres", "basic", 4, 1, 30),
    ("torres", "master", 2, 13, 100),
]


def in_seat(judge: Judge, simulations: int) -> SearchPlayer:
    return SearchPlayer(Budget(simulations=simulations), 3, SOON, judge=judge)


@pytest.mark.parametrize(("name", "rules", "players", "seed", "simulations"), PLANNED)
def test_the_same_seed_and_simulations_plan_the_same(
    name: str, rules: str, players: int, seed: int, simulations: int
) -> None:
    game = sobremesa.game(name)
    state = in_the_midst(game, rules, players, seed)
    judge = CountingJudge(game, rules, answers=True)
    once, again = (own_turn(state, in_seat(judge, simulations), 9) for _ in range(2))
    assert once == again
    assert judge.asked > 2 * simulations  # more than trying things out would


@pytest.mark.parametrize(("name", "rules", "players", "seed", "simulations"), PLANNED)
def test_what_is_hidden_does_not_sway_its_plans(
    name: str, rules: str, players: int, seed: int, simulations: int
) -> None:
    """Everything its seat does not know is dealt anew: it decides the same, whole turns long."""
    game = sobremesa.game(name)
    state = in_the_midst(game, rules, players, seed)
    seat = int(state.to_move)
    other = state.observed_by(seat).determinize(Random(seed))
    player, same = (
        in_seat(CountingJudge(game, rules, answers=True), simulations) for _ in range(2)
    )
    while state.to_move == seat and other.to_move == seat:
        chosen = player.choose(state.observed_by(seat))
        assert same.choose(other.observed_by(seat)) == chosen
        state.apply(chosen)
        other.apply(chosen)
