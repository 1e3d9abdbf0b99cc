"""A turn of several decisions is planned to its end before any of it is tried."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import State
from sobremesa.players.search import Budget, SearchPlayer
from sobremesa.players.search.judge import Judge, Verdict
from sobremesa.players.search.node import Node
from sobremesa.players.search.search import Search
from sobremesa.players.search.settings import Settings
from sobremesa.players.search.turn_plans import Stage, TurnPlans
from tests.players.told_trees import Choice, Draw, End, Part, Told, ToldGame

LOST = End((0, 9))
EVEN = End((9, 9))
WON = End((9, 0))


class Misleading(ToldGame):
    """Halfway through a turn its evaluation only counts what may be done next."""

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Told)
        if isinstance(state.part, End):
            return 100.0 * (state.scores[seat] - state.scores[1 - seat])
        return float(len(state._legal()))


def plans_for(tree: Part) -> TurnPlans:
    return TurnPlans(Misleading(2, tree).start(2), Random(1))


def never() -> bool:
    return False


def ends(stage: Stage) -> list[float]:
    return list(stage.outlooks())


def test_the_narrowest_plan_follows_what_looks_best() -> None:
    tempting = Choice(0, [EVEN, LOST, LOST])
    sound = Choice(0, [WON, LOST])
    plans = plans_for(Choice(0, [sound, tempting]))
    assert plans.widen(1, never)
    assert ends(plans.first) == [0.0, 0.0]  # what was not followed looks no better


def test_a_wider_plan_finds_the_way_that_looks_worse_at_first() -> None:
    tempting = Choice(0, [EVEN, LOST, LOST])
    sound = Choice(0, [WON, LOST])
    plans = plans_for(Choice(0, [sound, tempting]))
    plans.widen(1, never)
    plans.widen(2, never)
    assert ends(plans.first) == [900.0, 0.0]


def test_nothing_is_left_out_of_what_is_wide_enough() -> None:
    plans = plans_for(Choice(0, [Choice(0, [WON, LOST]), Choice(0, [LOST, EVEN])]))
    assert plans.widen(2, never)
    assert not plans.widen(3, never)  # of four lines two have the same actions


def test_looks_are_not_taken_twice() -> None:
    plans = plans_for(Choice(0, [Choice(0, [WON, LOST]), Choice(0, [LOST, EVEN])]))
    plans.widen(4, never)
    assert plans.looks == 6
    plans.widen(8, never)
    assert plans.looks == 6


def test_the_same_actions_in_another_order_are_followed_once() -> None:
    """All three actions, each once: six orders, which come to the same."""

    def turn(so_far: tuple[int, ...]) -> Part:
        if len(so_far) == 3:
            return WON if set(so_far) == {0, 1, 2} else LOST
        return Choice(0, [turn((*so_far, number)) for number in range(3)])

    plans = plans_for(turn(()))
    plans.widen(50, never)
    followed = 0
    for order in permutations(range(3)):
        stage: Stage | None = plans.first
        for action in order[:-1]:
            stage = None if stage is None else stage.after.get(action)
        followed += stage is not None and stage.ends[order[-1]] == 900.0
    assert followed == 1
    assert max(ends(plans.first)) == 900.0


class Met(Told):
    """Tells by its key which part of the tree it is, however it came there."""

    def clone(self) -> Met:
        copy = Met(self.game, int(self.players), self.part)
        copy.observer, copy.unseen = self.observer, self.unseen
        return copy

    def _key(self) -> tuple[int, ...]:
        return (id(self.part),)


def met_plans(tree: Part) -> TurnPlans:
    """Where states can be told to be the same."""
    return TurnPlans(Met(Misleading(2, tree), 2, tree), Random(1))


def test_lines_that_come_to_the_same_state_go_on_as_one() -> None:
    """The third way looks worse than two that come to the same; a plan two lines wide sees it."""
    shared = Choice(0, [EVEN, LOST, EVEN])
    ways = Choice(0, [shared, shared, Choice(0, [WON, LOST])])
    unmerged = plans_for(ways)
    unmerged.widen(2, never)
    assert max(ends(unmerged.first)) == 0.0
    plans = met_plans(ways)
    assert plans.widen(2, never)
    assert max(ends(plans.first)) == 900.0


def test_a_state_that_was_met_is_looked_at_once() -> None:
    shared = Choice(0, [EVEN, LOST])
    plans = met_plans(Choice(0, [shared, Choice(0, [shared, LOST])]))
    plans.widen(9, never)
    assert plans.looks == 2 + 2 + 2
    plans.widen(18, never)
    assert plans.looks == 6


def test_a_line_ends_once_where_several_end_alike() -> None:
    plans = met_plans(Choice(0, [WON, Choice(0, [LOST, WON])]))
    plans.widen(9, never)
    assert sorted(end.line() for end in plans.ended) == [[0], [1, 0]]


def test_a_state_met_again_in_a_wider_plan_still_goes_on() -> None:
    """The narrow plan came there the longer way round, behind what looks better now."""
    shared = Choice(0, [EVEN, WON])
    plans = met_plans(Choice(0, [Choice(0, [shared, LOST, LOST]), Choice(0, [shared])]))
    plans.widen(1, never)
    plans.widen(3, never)
    assert max(ends(plans.first)) == 900.0


def alike() -> Choice:
    """All four ends of the first line look better than how the other one goes on."""
    crowded = Choice(0, [End((number, 0)) for number in (5, 6, 7, 8)])
    lonely = Choice(0, [LOST, Choice(0, [End((9, 0))])])
    return Choice(0, [crowded, lonely])


def test_lines_that_look_alike_leave_room_for_others() -> None:
    """Of four lines two may continue the same one, so that the one that looks worse goes on."""
    crowded = plans_for(alike())
    assert crowded.widen(4, never)
    assert sorted(end.line() for end in crowded.ended) == [[0, 0], [0, 1], [0, 2], [0, 3]]
    spread = TurnPlans(Misleading(2, alike()).start(2), Random(1), 2)
    assert spread.widen(4, never)
    assert sorted(end.line() for end in spread.ended) == [[0, 2], [0, 3], [1, 0], [1, 1, 0]]
    assert not spread.is_whole


def test_of_one_line_as_many_go_on_as_look_best() -> None:
    spread = TurnPlans(Misleading(2, Choice(0, [WON, LOST, EVEN, LOST])).start(2), Random(1), 2)
    assert not spread.widen(4, never)
    assert len(spread.ended) == 4


def test_a_plan_that_is_wide_enough_leaves_nothing_out_in_the_end() -> None:
    spread = TurnPlans(Misleading(2, alike()).start(2), Random(1), 2)
    width = 1
    while spread.widen(width, never):
        width *= 2
    assert spread.is_whole
    assert sorted(end.line() for end in spread.ended)[-1] == [1, 1, 0]
    assert [[0, number] for number in range(4)] == sorted(end.line() for end in spread.ended)[:4]


def test_a_line_goes_on_after_each_first_action() -> None:
    """However bad it looks beside the others."""
    tempting = Choice(0, [EVEN, LOST, LOST])
    sound = Choice(0, [Choice(0, [WON])])
    plans = plans_for(Choice(0, [tempting, sound, tempting]))
    plans.widen(2, never)
    assert 1 not in [end.line()[0] for end in plans.ended]
    plans.through_each(1, never)
    assert [1, 0, 0] in [end.line() for end in plans.ended]
    assert ends(plans.first)[1] == 900.0
    assert (plans.width, plans.lines, plans.is_whole) == (2, 5, False)


def test_lines_through_first_actions_are_broken_off_too() -> None:
    plans = plans_for(Choice(0, [Choice(0, [EVEN] * 9), Choice(0, [LOST] * 3)]))
    plans.widen(1, never)
    looks, lines = plans.looks, len(plans.ended)
    plans.through_each(4, lambda: True)
    assert (plans.looks, len(plans.ended), plans.lines) == (looks, lines, 1)


def test_what_begins_like_a_line_is_found_beside_it() -> None:
    """From each of its decisions on but the first, where all begin alike."""
    tempting = Choice(0, [EVEN, LOST, LOST])
    both = Choice(0, [tempting, Choice(0, [WON])])
    elsewhere = Choice(0, [Choice(0, [WON])])
    plans = plans_for(Choice(0, [both, elsewhere]))
    plans.widen(1, never)
    (found,) = plans.ended
    assert found.line() == [0, 0, 0]
    plans.vary(found, 2, never)
    assert [0, 1, 0] in [end.line() for end in plans.ended]
    assert 1 not in plans.first.after
    assert (plans.width, plans.is_whole) == (1, False)


def test_variations_are_broken_off_too() -> None:
    stages = Choice(0, [Choice(0, [EVEN] * 9), Choice(0, [LOST] * 3)])
    plans = plans_for(Choice(0, [stages, Choice(0, [LOST])]))
    plans.widen(1, never)
    looks, lines = plans.looks, len(plans.ended)
    plans.vary(plans.ended[0], 9, lambda: True)
    assert (plans.looks, len(plans.ended)) == (looks, lines)


def test_it_ends_where_another_decides() -> None:
    """What the other may do is not planned: there the position is judged as it stands."""
    others = Choice(1, [WON, WON, WON, WON])
    plans = plans_for(Choice(0, [others, Choice(0, [EVEN])]))
    plans.widen(4, never)
    assert ends(plans.first) == [4.0, 0.0]
    assert 0 not in plans.first.after


@pytest.mark.parametrize("drawn", [WON, LOST])
def test_after_a_draw_the_line_is_finished_at_a_glance(drawn: End) -> None:
    after = Choice(0, [LOST, Choice(0, [drawn])])
    plans = plans_for(Choice(0, [EVEN, Draw([1], [after])]))
    plans.widen(4, never)
    assert ends(plans.first)[1] == (900.0 if drawn == WON else -900.0)


def test_what_was_broken_off_changes_nothing() -> None:
    plans = plans_for(Choice(0, [Choice(0, [WON, LOST]), Choice(0, [LOST, EVEN])]))
    calls = iter(range(100))
    plans.widen(8, lambda: next(calls) >= 1)
    assert not plans.first.is_followed()
    node = Node()
    Search(Settings(), 1, Judge()).plan(node, plans.first)
    assert len(node.actions) == 0


def test_draws_count_where_the_turn_goes_on_after_them() -> None:
    plans = plans_for(Choice(0, [Draw([1], [Choice(1, [WON, LOST])]), Choice(1, [EVEN])]))
    plans.widen(4, never)
    assert plans.draws == 0
    plans = plans_for(Choice(0, [Draw([1], [Choice(0, [WON, LOST])]), Choice(1, [EVEN])]))
    plans.widen(4, never)
    assert plans.draws == 1


class Asking(Told):
    """Whatever is asked, the turn is that of the first seat."""

    turn = 0

    def clone(self) -> Told:
        copy = Asking(self.game, int(self.players), self.part)
        copy.observer, copy.unseen = self.observer, self.unseen
        return copy


def test_an_answer_does_not_end_the_turn() -> None:
    """The other answers as it looks best to him, and then the turn goes on."""
    answers = Choice(1, [Choice(0, [WON]), Choice(0, [EVEN, EVEN])])
    asked = Asking(Misleading(2, answers), 2, Choice(0, [answers, Choice(0, [LOST])]))
    plans = TurnPlans(asked, Random(1))
    plans.widen(4, never)
    assert plans.first.ends[0] == 0.0


@pytest.mark.parametrize("simulations", [20, 200])
def test_what_hangs_on_luck_and_what_is_not_ones_turn_is_not_planned(simulations: int) -> None:
    """Nor what one is only asked in the turn of another."""
    lucky = Draw([1, 1], [Choice(0, [WON, LOST]), Choice(0, [EVEN, LOST])])
    tree = Choice(0, [Choice(0, [EVEN]), lucky])
    asked = Asking(Misleading(2, Choice(1, [EVEN])), 2, Choice(1, [Choice(1, [WON, LOST]), EVEN]))

    def considered(state: State, planned: float) -> list[float]:
        budget = Budget(simulations=simulations)
        thinker = SearchPlayer(budget, 3, Settings(reach=9, planned=planned))
        seat = int(state.to_move)
        return [one.share for one in thinker.consider(state.observed_by(seat), 2)]

    for state in (Misleading(2, tree).start(2), asked):
        assert considered(state, 0.5) == considered(state, 0.0)


def test_it_stops_soon_wherever_it_is() -> None:
    """Each of many draws would be finished with four looks more."""
    draw = Draw([1], [Choice(0, [LOST] * 4)])
    plans = plans_for(Choice(0, [draw] * 20))
    plans.widen(20, lambda: plans.looks >= 30)
    assert 30 <= plans.looks < 34


def test_the_tree_takes_the_plan_over() -> None:
    plans = plans_for(Choice(0, [Choice(0, [WON, LOST]), Choice(0, [LOST, EVEN])]))
    plans.widen(8, never)
    node = Node()
    search = Search(Settings(), 1, Judge())
    search.plan(node, plans.first)
    assert list(node.outlook) == [900.0, 0.0]
    assert node.prior[0] > node.prior[1]
    assert sum(node.prior) == pytest.approx(1)
    assert list(node.after[" 0 0"].outlook) == [900.0, -900.0]
    assert list(node.after[" 1 0"].outlook) == [-900.0, 0.0]


@pytest.mark.parametrize("seed", range(5))
def test_a_planned_search_finds_a_long_turn_in_a_few_simulations(seed: int) -> None:
    """One way through four decisions wins, and begins where it looks worst."""
    won = (0, 3, 2, 4)

    def turn(so_far: tuple[int, ...]) -> Part:
        if len(so_far) == len(won):
            return WON if so_far == won else LOST
        return Choice(0, [turn((*so_far, number)) for number in range(5 + (so_far[:1] != won[:1]))])

    state = Misleading(2, turn(())).start(2)

    def first(planned: float) -> i64:
        settings = Settings(reach=9, planned=planned)
        return SearchPlayer(Budget(simulations=30), seed, settings).choose(state.observed_by(0))

    assert first(0.5) == won[0]
    assert first(0.0) != won[0]


class Knowing(Judge):
    """Knows what may come of a turn; its evaluation does not."""

    def __init__(self, shares: dict[int, float]) -> None:
        self.asked = 0
        self._shares = shares  # of the first seat, by how many actions the other one has

    def judges_turns(self, state: State) -> bool:
        return True

    def verdict(self, state: State, scale: float) -> Verdict:
        self.asked += 1
        share = 0.5 if state.is_over else self._shares[len(state._legal())]
        return Verdict(vec[float]([0.0, 0.0]), vec[float]([share, 1.0 - share]))


def others(actions: int) -> Choice:
    return Choice(1, [EVEN] * actions)


# Three turns, of two decisions each where there is a second one; the most actions look best.
TURNS = Choice(0, [Choice(0, [others(9), others(8)]), others(7), others(6)])


def test_who_knows_more_judges_the_ends_that_look_best() -> None:
    plans = plans_for(TURNS)
    plans.widen(9, never)
    assert ends(plans.first) == [9.0, 7.0, 6.0]
    judge = Knowing({9: 0.2, 8: 0.5, 7: 0.6, 6: 1.0})
    plans.judged(judge, 3, 10.0, never)
    assert judge.asked == 3
    assert ends(plans.first) == pytest.approx([5.0, 9.0, 5.0])  # 40 for a whole win
    assert ends(plans.first.after[0]) == pytest.approx([-7.0, 5.0])


def test_one_end_alone_has_nothing_to_be_compared_with() -> None:
    plans = plans_for(TURNS)
    plans.widen(9, never)
    plans.judged(Knowing({9: 0.2}), 1, 10.0, never)
    assert ends(plans.first) == [9.0, 7.0, 6.0]


def test_what_was_finished_at_a_glance_is_judged_as_it_was() -> None:
    """The other answers within the turn; after that it ends, and then it is judged."""
    answers = Choice(1, [Choice(0, [others(3)]), Choice(0, [others(2)])])
    turn = Choice(0, [answers, Choice(0, [others(4)])])

    class Asked(Told):
        @property
        def turn(self) -> int:
            part = self.part
            return 1 if isinstance(part, Choice) and part.branches[0] is EVEN else 0

        def clone(self) -> Told:
            return Asked(self.game, int(self.players), self.part)

    plans = TurnPlans(Asked(Misleading(2, turn), 2, turn), Random(1))
    plans.widen(4, never)
    judge = Knowing({4: 0.1, 3: 0.9, 2: 0.9})
    plans.judged(judge, 9, 10.0, never)
    assert judge.asked == 2
    assert ends(plans.first)[0] > ends(plans.first)[1]


@pytest.mark.parametrize(("most", "chosen"), [(0, 0), (9, 1)])
def test_a_search_tries_first_what_its_judge_thinks_best(most: int, chosen: int) -> None:
    """With hardly any simulation it goes by that alone."""
    state = Misleading(2, TURNS).start(2)
    judge = Knowing({9: 0.0, 8: 0.0, 7: 1.0, 6: 0.0})
    settings = Settings(reach=1, planned=9, ends=most, trust=50.0)
    thinker = SearchPlayer(Budget(simulations=2), 3, settings, judge=judge)
    assert thinker.choose(state.observed_by(0)) == chosen
