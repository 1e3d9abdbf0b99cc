"""What players think of the actions of a decision."""

from __future__ import annotations

from random import Random

import pytest

import sobremesa
from sobremesa import CHANCE, Game, State
from sobremesa.players.considered import Considered, Considering, goes_on
from sobremesa.players.greedy import GreedyPlayer
from sobremesa.players.search import Budget, SearchPlayer
from sobremesa.players.search.settings import Settings
from tests.players.test_search import RULES, in_the_midst, label, thinker
from tests.players.test_search_tree import for_first
from tests.players.told_trees import Choice, Draw, End, Part, ToldGame


def somebody(name: str) -> Considering:
    return GreedyPlayer(3) if name == "greedy" else thinker(20)


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize(("game", "rules"), RULES, ids=label)
def test_what_is_considered_is_sound(game: Game, rules: str, name: str) -> None:
    """Legal, each once, shares of 1, and lines that can be played from what the seat knows."""
    for players in (2, game.max_players):
        state = in_the_midst(game, rules, players)
        seat = int(state.to_move)
        seen = state.observed_by(seat)
        before = game.position(seen)
        considered = somebody(name).consider(seen, 3)
        assert game.position(seen) == before
        assert 1 <= len(considered) <= 3
        assert len({one.action for one in considered}) == len(considered)
        for one in considered:
            assert 0 <= one.share <= 1
            assert one.line[0] == one.action
            after = seen.clone()
            for action in one.line:
                assert after.to_move == seat
                assert action in after.legal()
                after.apply(action)


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize(("game", "rules"), RULES, ids=label)
def test_what_is_hidden_does_not_change_it(game: Game, rules: str, name: str) -> None:
    state = in_the_midst(game, rules, game.max_players)
    seat = int(state.to_move)
    other = state.observed_by(seat).determinize(Random(4))
    considered = somebody(name).consider(state, 3)
    assert somebody(name).consider(other, 3) == considered
    assert somebody(name).consider(other.observed_by(seat), 3) == considered


@pytest.mark.parametrize("points", [-10_000, 10_000])
def test_who_is_far_behind_or_ahead_is_told_so_all_the_same(points: int) -> None:
    """However alike the actions look."""

    class Far(ToldGame):
        def evaluate(self, state: State, seat: int) -> float:
            return 100.0 * points

    state = Far(2, Choice(0, [for_first(1), for_first(2)])).start(2)
    for one in GreedyPlayer(3).consider(state, 2):
        assert one.share == pytest.approx(1.0 if points > 0 else 0.0)
        assert one.ahead == points


@pytest.mark.parametrize(("game", "rules"), RULES, ids=label)
def test_the_best_is_what_is_chosen(game: Game, rules: str) -> None:
    state = in_the_midst(game, rules, 2)
    assert thinker(20).consider(state, 1)[0].action == thinker(20).choose(state)
    assert GreedyPlayer(3).choose(state) in [
        one.action
        for one in GreedyPlayer(3).consider(state, 1000)
        if one.share == GreedyPlayer(3).consider(state, 1)[0].share
    ]


# ---- where it is known what is right


def considered(tree: Part, players: int = 2, simulations: int = 200) -> list[Considered]:
    player = SearchPlayer(Budget(simulations=simulations), 1, Settings(reach=9))
    return player.consider(ToldGame(players, tree).start(players), 3)


def test_points_ahead_are_those_before_the_best_other() -> None:
    tree = Choice(0, [End((20, 15, 8)), End((20, 3, 14)), End((4, 10, 9)), End((3, 9, 9))])
    found = considered(tree, 3)
    assert {one.action: one.ahead for one in found}[1] == pytest.approx(6)
    assert {one.action: one.ahead for one in found}[0] == pytest.approx(5)
    assert found[0].share > 0.9


def test_a_lost_decision_has_hardly_a_share() -> None:
    [only] = considered(Choice(0, [for_first(-20)]))
    assert only.share < 0.1
    assert only.ahead == pytest.approx(-20)
    assert only.line == [0]


def test_who_hardly_had_time_says_something_too() -> None:
    """The one action tried may seem a little worse than others that look as good."""
    for points in range(-40, 41):
        [only] = considered(Choice(0, [for_first(points)] * 4), simulations=1)
        assert only.ahead == pytest.approx(points)


WAY: list[Part] = [for_first(-5), Choice(0, [for_first(-5), for_first(7)])]


def test_a_line_tells_the_own_decisions() -> None:
    assert considered(Choice(0, [for_first(-9), Choice(0, WAY)]))[0].line == [1, 1, 1]


@pytest.mark.parametrize(
    "between", [Choice(1, [Choice(0, WAY)] * 2), Draw([1, 1], [Choice(0, WAY)] * 2)]
)
def test_a_line_ends_where_others_decide(between: Part) -> None:
    assert considered(Choice(0, [for_first(-9), between]))[0].line == [1]


def test_a_line_ends_where_something_unseen_is_drawn() -> None:
    unseen = Draw([1, 1], [Choice(0, WAY), Choice(0, WAY)], open=False)
    assert considered(Choice(0, [for_first(-9), unseen]))[0].line == [1]


def test_only_open_steps_of_the_own_turn_go_on() -> None:
    def on(part: Part) -> bool:
        return goes_on(ToldGame(2, Choice(0, [part])).start(2), 0)

    assert on(Choice(0, WAY))
    assert not on(Choice(1, WAY))
    assert not on(Draw([1], [Choice(0, WAY)]))
    assert not on(for_first(1))


def test_it_thinks_on_from_what_it_considered() -> None:
    """A hint and then the decision: the tree is kept."""
    state: State = ToldGame(2, Choice(0, [for_first(-9), Choice(0, WAY)])).start(2)
    player = thinker(50)
    state.apply(player.consider(state.observed_by(0), 2)[0].action)
    assert state.to_move != CHANCE
    assert player.choose(state) == 1
    assert sum(player._tree.visits) > 60


def test_who_considers_can_be_told() -> None:
    assert isinstance(sobremesa.players.player("greedy", 1), Considering)
    assert isinstance(sobremesa.players.player("search:10", 1), Considering)
    assert not isinstance(sobremesa.players.player("random", 1), Considering)
