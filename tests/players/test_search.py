"""The player that thinks ahead, in every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from mypy_extensions import i64

import sobremesa
from sobremesa import CHANCE, Game, State
from sobremesa.players import Player, RandomPlayer
from sobremesa.players.greedy import GreedyPlayer
from sobremesa.players.search import Budget, SearchPlayer
from sobremesa.players.search.judge import Judge, Verdict
from sobremesa.players.search.parallel import Experience, learned, merged, most_tried, together
from sobremesa.players.search.settings import Settings
from sobremesa.players.search.steps import whose_turn
from tests.players.test_search_tree import for_first
from tests.players.told_trees import Choice, Draw, ToldGame

GAMES = [sobremesa.game(name) for name in sobremesa.games()]
RULES = [(game, rules) for game in GAMES for rules in game.rule_sets]
SETUPS = [
    (game, rules, players)
    for game, rules in RULES
    for players in range(game.min_players, game.max_players + 1)
]


def label(setup: object) -> str:
    return setup.name if isinstance(setup, Game) else str(setup)


def in_the_midst(game: Game, rules: str, players: int, seed: int = 1) -> State:
    """Some turns into a game of greedy players, before a decision with a choice."""
    rng = Random(seed)
    seats = [GreedyPlayer(seed + seat) for seat in range(players)]
    state = game.start(players, rules)
    decisions = 0
    while state.to_move == CHANCE or decisions < 25 or len(state.legal()) == 1:
        seat = int(state.to_move)
        if seat == CHANCE:
            actions, weights = zip(*state.chances(), strict=True)
            state.apply(rng.choices(actions, weights)[0])
        else:
            state.apply(seats[seat].choose(state.observed_by(seat)))
            decisions += 1
    return state


def thinker(simulations: int, seed: int = 3) -> SearchPlayer:
    """One that looks less far than usual: the rules may be interpreted."""
    return SearchPlayer(Budget(simulations=simulations), seed, Settings(reach=2))


@pytest.mark.parametrize(("game", "rules", "players"), SETUPS, ids=label)
def test_it_chooses_what_is_legal_and_changes_nothing(game: Game, rules: str, players: int) -> None:
    state = in_the_midst(game, rules, players)
    seen = state.observed_by(int(state.to_move))
    before = game.position(seen)
    assert thinker(3).choose(seen) in state.legal()
    assert game.position(seen) == before


def own_turn(state: State, player: Player, most: int) -> list[int]:
    """What a player does, decision after decision, as long as it is asked."""
    state = state.clone()
    seat = state.to_move
    rng = Random(0)
    played: list[int] = []
    while not state.is_over and len(played) < most:
        if state.to_move == CHANCE:
            state.apply(rng.choice([action for action, _ in state.chances()]))
        elif state.to_move == seat:
            played.append(player.choose(state.observed_by(int(seat))))
            state.apply(played[-1])
        else:
            break
    return played


@pytest.mark.parametrize(("game", "rules"), RULES, ids=label)
def test_the_same_seed_and_simulations_decide_the_same(game: Game, rules: str) -> None:
    state = in_the_midst(game, rules, 2)
    assert own_turn(state, thinker(4), 2) == own_turn(state, thinker(4), 2)


@pytest.mark.parametrize(("game", "rules"), RULES, ids=label)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_hidden_does_not_sway_it(game: Game, rules: str, seed: int) -> None:
    """Everything its seat does not know is dealt anew: it decides the same, whole turns long."""
    state = in_the_midst(game, rules, game.max_players, seed)
    seat = int(state.to_move)
    other = state.observed_by(seat).determinize(Random(seed))
    chosen = thinker(4).choose(state)
    assert thinker(4).choose(other) == chosen
    assert thinker(4).choose(other.observed_by(seat)) == chosen
    if game.has_secrets(rules):
        assert any(
            game.position(state.observed_by(seat).determinize(Random(again)))
            != game.position(state)
            for again in range(5)
        )


class Unjudged(ToldGame):
    def evaluate(self, state: State, seat: int) -> float:
        raise AssertionError("nothing to compare")


def test_the_only_action_needs_no_thought() -> None:
    only = Unjudged(2, Choice(0, [for_first(1)])).start(2)
    assert thinker(1000).choose(only) == 0


# ---- time


class Clock:
    """Time that passes when somebody looks."""

    def __init__(self, tick: float) -> None:
        self.now = 100.0
        self.tick = tick
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        self.now += self.tick
        return self.now


@pytest.mark.parametrize(("milliseconds", "tick", "looks"), [(50, 0.001, 51), (50, 0.02, 4)])
def test_it_stops_when_its_time_is_over(milliseconds: int, tick: float, looks: int) -> None:
    """It looks at the clock once a simulation, so it is late by one at most."""
    clock = Clock(tick)
    tree = Choice(0, [Choice(1, [for_first(n), for_first(-n)]) for n in range(5)])
    player = SearchPlayer(Budget(milliseconds=milliseconds), 1, clock=clock)
    player.choose(ToldGame(2, tree).start(2))
    assert clock.looks == pytest.approx(looks, abs=1)


def test_simulations_take_the_time_they_need() -> None:
    clock = Clock(1.0)
    tree = Choice(0, [for_first(1), for_first(2)])
    assert (
        SearchPlayer(Budget(simulations=50), 1, clock=clock).choose(ToldGame(2, tree).start(2)) == 1
    )
    assert clock.looks == 0


def test_simulations_end_when_they_may_take_no_longer() -> None:
    clock = Clock(0.02)
    tree = Choice(0, [for_first(1), for_first(2)])
    budget = Budget(simulations=50, limit=100)
    assert SearchPlayer(budget, 1, clock=clock).choose(ToldGame(2, tree).start(2)) == 1
    assert clock.looks == pytest.approx(6, abs=1)


# ---- on several cores


def test_cores_put_together_what_they_find() -> None:
    """The same every time, though each goes ways of its own."""
    state = in_the_midst(sobremesa.game("asante"), "standard", 2)
    seen = state.observed_by(int(state.to_move))

    def found(seed: int) -> list[int]:
        player = SearchPlayer(Budget(simulations=24), seed, cores=3)
        return own_turn(state, player, 2)

    assert found(1) == found(1)
    assert SearchPlayer(Budget(milliseconds=1), 1, cores=2).choose(seen) in state.legal()


def test_experience_is_added_up() -> None:
    some = [{1: (3, 1.5, 6.0), 2: (1, 0.25, -1.0)}, {2: (2, 0.5, 4.0), 7: (0, 0.0, 0.0)}]
    whole = merged(some)
    assert whole == {1: (3, 1.5, 6.0), 2: (3, 0.75, 3.0), 7: (0, 0.0, 0.0)}
    assert learned(some[0], whole) == {1: (0, 0.0, 0.0), 2: (2, 0.5, 4.0), 7: (0, 0.0, 0.0)}
    assert most_tried(whole) == [1, 2, 7]  # 1 as often as 2, and better
    assert most_tried({5: (2, 1.0, 0.0), 3: (2, 1.0, 0.0), 9: (1, 1.0, 0.0)}) == [3, 5, 9]


def test_without_forks_one_core_does_all(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Experience] = [{1: (1, 0.5, 2.0)}, {2: (2, 0.5, -1.0)}]
    thoughts: list[Callable[[], Experience]] = [partial(dict, some) for some in found]
    assert together(thoughts) == found
    monkeypatch.setattr("multiprocessing.get_all_start_methods", lambda: ["spawn"])
    assert together(thoughts) == found


# ---- what was learned is kept


def tried(player: SearchPlayer) -> int:
    """How many simulations the decision made last rests on."""
    return sum(player._tree.visits)


def test_it_goes_on_with_the_tree_of_the_decision_before() -> None:
    deep = Choice(0, [Choice(0, [for_first(4), Choice(1, [for_first(-5)])]), for_first(-3)])
    state = ToldGame(2, deep).start(2)
    player = thinker(50)
    state.apply(player.choose(state.observed_by(0)))
    assert tried(player) == 49  # the first one opens the tree
    assert player.choose(state.observed_by(0)) == 0
    assert tried(player) > 60  # half of those tries belong to what was chosen


def test_it_begins_anew_after_what_it_did_not_foresee() -> None:
    """After a draw it does not know what it would have learned."""
    draw = Draw([1, 1], [Choice(0, [for_first(1), for_first(2)])] * 2)
    state = ToldGame(2, Choice(0, [draw, for_first(-3)])).start(2)
    player = thinker(50)
    state.apply(player.choose(state.observed_by(0)))
    state.apply(1)
    assert player.choose(state.observed_by(0)) == 1
    assert tried(player) == 49


def test_a_new_game_begins_with_nothing_learned() -> None:
    """The same player may sit down again, at another table too."""
    player = thinker(40)
    first = Choice(0, [Choice(0, [for_first(5), for_first(-5)]), for_first(-5)])
    second = Choice(0, [for_first(-5), Choice(0, [for_first(-5), for_first(5)])])
    for tree, wanted in ((first, 0), (second, 1), (first, 0)):
        assert player.choose(ToldGame(2, tree).start(2)) == wanted


def test_it_beats_random_play() -> None:
    """With next to no thought; what it is worth against better players is measured elsewhere."""
    game = sobremesa.game("asante")
    players: list[Player] = [thinker(2), RandomPlayer(7)]
    rng = Random(5)
    state = game.start(2)
    while not state.is_over:
        seat = int(state.to_move)
        if seat == CHANCE:
            actions, weights = zip(*state.chances(), strict=True)
            state.apply(rng.choices(actions, weights)[0])
        else:
            state.apply(players[seat].choose(state.observed_by(seat)))
    assert state.winners == [0]


class NotedJudge(Judge):
    """Notes in which turn it was asked; it likes to be asked after ``turns``."""

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self.asked: set[int] = set()

    def reach(self, state: State) -> i64:
        return self.turns

    def verdict(self, state: State, scale: float) -> Verdict:
        if not state.is_over:
            self.asked.add(int(whose_turn(state)))
        return super().verdict(state, scale)


@pytest.mark.parametrize(("reach", "turns"), [(0, 1), (0, 2), (1, 2), (2, 1)])
def test_it_looks_as_far_as_its_judge_likes_unless_it_was_told(reach: int, turns: int) -> None:
    """With two players the other has the turn after an odd number of turns."""
    state = in_the_midst(sobremesa.game("torres"), "basic", 2)
    judge = NotedJudge(turns)
    settings = Settings(reach=reach, planned=0)
    SearchPlayer(Budget(simulations=20), 1, settings, judge=judge).choose(state)
    own = int(whose_turn(state))
    assert judge.asked == {own if (reach or turns) % 2 == 0 else 1 - own}
