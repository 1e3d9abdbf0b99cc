"""The player that looks one decision ahead."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sobremesa
from sobremesa.core import CHANCE, ActionTexts, Game, State
from sobremesa.players import RandomPlayer
from sobremesa.players.greedy import GreedyPlayer
from sobremesa.players.player import Player
from sobremesa.players.playout import playout

TORRES = sobremesa.game("torres")
SETUPS = [
    (game, rules) for game in map(sobremesa.game, sobremesa.games()) for rules in game.rule_sets
]


def play_on(state: State, players: list[Player], rng: Random, decisions: int = 10**9) -> State:
    """Play a game on with these players in its seats."""
    while not state.is_over and decisions > 0:
        seat = int(state.to_move)
        if seat == CHANCE:
            actions, weights = zip(*state.chances(), strict=True)
            state.apply(rng.choices(actions, weights)[0])
        else:
            state.apply(players[seat].choose(state.observed_by(seat)))
            decisions -= 1
    return state


def greedy_game(game: Game, rules: str, players: int, seed: int, decisions: int) -> State:
    seats: list[Player] = [GreedyPlayer(seed + seat) for seat in range(players)]
    return play_on(game.start(players, rules), seats, Random(seed), decisions)


# ---- a game small enough to know what is right


class Booth(State):
    """Pull one of some strings; behind some of them a lot is drawn. What is drawn is the score.

    ``strings`` gives for each action the outcomes and their weights.
    """

    def __init__(self, game: Game, strings: list[list[tuple[int, int]]]) -> None:
        super().__init__(game, 1, "standard", {})
        self.strings = strings
        self.to_move = 0
        self.pulled = -1
        self.points = 0

    def _legal(self) -> vec[i64]:
        return vec[i64](list(range(len(self.strings))) if self.pulled < 0 else [])

    def _chance_actions(self) -> vec[i64]:
        return vec[i64](list(range(len(self.strings[self.pulled]))))

    def _chance_weights(self) -> vec[i64]:
        return vec[i64]([weight for _, weight in self.strings[self.pulled]])

    def _apply(self, action: i64) -> None:
        if self.pulled < 0:
            self.pulled = int(action)
            self.to_move = CHANCE
            if len(self.strings[self.pulled]) > 1:
                return
            action = 0
        self.points = self.strings[self.pulled][action][0]
        self.is_over = True

    def clone(self) -> Booth:
        copy = Booth(self.game, self.strings)
        copy.to_move, copy.is_over, copy.observer = self.to_move, self.is_over, self.observer
        copy.pulled, copy.points = self.pulled, self.points
        return copy


class BoothGame(Game):
    def __init__(self) -> None:
        pulls: list[dict[str, object]] = [{"do": "pull", "string": string} for string in range(64)]
        texts = ActionTexts(pulls, lambda told: f"pull {told['string']}", ["pull 0"])
        super().__init__("booth", (1, 1), ("standard",), (), texts, 1)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Booth)
        return state.points


def choice(strings: list[list[tuple[int, int]]], seed: int = 0) -> int:
    return GreedyPlayer(seed).choose(Booth(BoothGame(), strings))


def test_it_takes_the_best_of_certain_outcomes() -> None:
    assert choice([[(1, 1)], [(7, 1)], [(3, 1)]]) == 1


def test_a_draw_is_worth_its_weighted_mean() -> None:
    gamble = [(0, 3), (12, 1)]  # 3 in the mean, 6 were the weights alike
    assert choice([[(2, 1)], gamble]) == 1
    assert choice([[(4, 1)], gamble]) == 0


def test_a_long_draw_is_sampled() -> None:
    long = [(5, 1)] * 40
    assert choice([[(4, 1)], long]) == 1
    assert choice([[(6, 1)], long]) == 0


def test_among_equals_the_seed_chooses() -> None:
    strings = [[(5, 1)], [(1, 1)], [(5, 1)], [(5, 1)]]
    chosen = {choice(strings, seed) for seed in range(40)}
    assert chosen == {0, 2, 3}
    assert all(choice(strings, seed) == choice(strings, seed) for seed in range(5))


def test_the_only_action_needs_no_judgement() -> None:
    class Unjudged(BoothGame):
        def evaluate(self, state: State, seat: int) -> float:
            raise AssertionError("nothing to compare")

    assert GreedyPlayer(0).choose(Booth(Unjudged(), [[(5, 1)]])) == 0


# ---- every game


class Secretive:
    """Does what hides something whenever it can, else anything."""

    def __init__(self, seed: int) -> None:
        self._otherwise = RandomPlayer(seed)

    def choose(self, observation: State) -> int:
        for action in observation.legal():
            if observation.game.notation(action) in HIDING:
                return action
        return self._otherwise.choose(observation)


# Torres: cards from the deck. Asara: cards face down, cards and lit windows drawn.
HIDING = ("buy", "pair", "send tent", "send lit_house")


ENOUGH = 150  # decisions in which luck does not count for much
FEWEST = 3  # games
LONG = 50  # decisions of a game that luck does not win: every one is won, with twice the points


def label(setup: object) -> str:
    return setup.name if isinstance(setup, Game) else str(setup)


@pytest.mark.parametrize(("game", "rules"), SETUPS, ids=label)
def test_the_same_seed_plays_the_same_game(game: Game, rules: str) -> None:
    first, second = (greedy_game(game, rules, 2, 5, 40) for _ in range(2))
    assert game.position(first) == game.position(second)


@pytest.mark.parametrize(("game", "rules"), SETUPS, ids=label)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_hidden_does_not_sway_it(game: Game, rules: str, seed: int) -> None:
    """Everything its seat does not know is dealt anew: it decides the same."""
    rng = Random(seed)
    players = min(3, game.max_players)
    state = game.start(players, rules)
    seats: list[Player] = [GreedyPlayer(seed), Secretive(seed), Secretive(seed + 1)]
    differences = compared = 0
    while compared < 20:
        if state.is_over:  # a short game: another one
            state = game.start(players, rules)
        seat = int(state.to_move)
        if seat == CHANCE:
            state.apply(rng.choice([action for action, _ in state.chances()]))
            continue
        if seat == 0:
            seen = state.observed_by(0)
            chosen = GreedyPlayer(9).choose(seen)
            assert GreedyPlayer(9).choose(state) == chosen
            for again in range(2):
                other = seen.determinize(Random(again))
                differences += game.position(other) != game.position(state)
                assert GreedyPlayer(9).choose(other) == chosen
            compared += 1
        state.apply(seats[seat].choose(state.observed_by(seat)))
    assert (differences > 0) == game.has_secrets(rules)


@pytest.mark.parametrize(("game", "rules"), SETUPS, ids=label)
@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_random_play(game: Game, rules: str, seat: int) -> None:
    """A few games, many of a short one; ``sobremesa arena`` plays hundreds of each."""
    players: list[Player] = [RandomPlayer(7), RandomPlayer(7)]
    players[seat] = GreedyPlayer(7)
    start = game.start(2, rules)
    length = playout(start.clone(), 7)
    games = max(FEWEST, ENOUGH // length)
    rng = Random(7)
    ends = [play_on(game.start(2, rules), players, rng) for _ in range(games)]
    won = sum(end.winners == [seat] for end in ends)
    gains = [sum(end.scores[one] - start.scores[one] for end in ends) for one in (0, 1)]
    if length >= LONG:
        assert won == games
        assert gains[seat] > 2 * gains[1 - seat]
    else:
        assert won > games / 2
        assert gains[seat] > gains[1 - seat]


# ---- Torres


def test_four_of_them_score_as_people_do() -> None:
    end = greedy_game(TORRES, "basic", 4, 11, 10**9)
    assert end.is_over
    assert max(end.scores) > 150


def test_a_decision_takes_a_moment() -> None:
    """Several times what it takes, interpreted and on a busy machine."""
    began = process_time()
    state = greedy_game(TORRES, "master", 4, 4, 50)
    assert (process_time() - began) / 50 < 0.25
    assert not state.is_over


# ---- Asara

ASARA = sobremesa.game("asara")


@pytest.mark.parametrize("rules", ASARA.rule_sets)
def test_two_of_them_build_in_every_year_and_score_as_people_do(rules: str) -> None:
    rng = Random(3)
    state = ASARA.start(2, rules)
    players: list[Player] = [GreedyPlayer(3), GreedyPlayer(4)]
    years: list[set[int]] = [set()]  # in each year, which seats have built
    state.events = []
    play_on(state, players, rng)
    for event in state.events:
        if event.kind == "section_built":
            years[-1].add(int(str(event.args["seat"])))
        elif event.kind == "year_scored":
            years.append(set())
    assert years == [{0, 1}, {0, 1}, {0, 1}, {0, 1}, set()]
    assert max(state.scores) > 75


def test_a_decision_in_asara_takes_a_moment() -> None:
    """Several times what it takes, interpreted and on a busy machine."""
    began = process_time()
    state = greedy_game(ASARA, "professional", 4, 4, 50)
    assert (process_time() - began) / 50 < 0.25
    assert not state.is_over
