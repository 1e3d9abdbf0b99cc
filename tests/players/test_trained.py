"""The player that judges by a network, in every game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import sobremesa
from sobremesa import Game, State
from sobremesa.players import UnknownPlayer, player
from sobremesa.players.learned import LearnedJudge, shipped_network
from sobremesa.players.learned.network_file import FOLDER
from sobremesa.players.search.judge import Judge
from tests.players.networks import any_network, put
from tests.players.test_search import RULES, SETUPS, in_the_midst, label, own_turn

ASANTE = sobremesa.game("asante")
ASARA = sobremesa.game("asara")


@pytest.fixture(autouse=True)
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One for every game and rule set."""
    for game, rules in RULES:
        put(any_network(game, rules), tmp_path)
    monkeypatch.setenv(FOLDER, str(tmp_path))


@pytest.mark.parametrize(("game", "rules", "players"), SETUPS, ids=label)
def test_it_chooses_what_is_legal_and_changes_nothing(game: Game, rules: str, players: int) -> None:
    state = in_the_midst(game, rules, players)
    seen = state.observed_by(int(state.to_move))
    before = game.position(seen)
    assert player("trained:3", 1).choose(seen) in state.legal()
    assert game.position(seen) == before


@pytest.mark.parametrize(("game", "rules"), RULES, ids=label)
def test_the_same_seed_and_simulations_decide_the_same(game: Game, rules: str) -> None:
    state = in_the_midst(game, rules, 2)
    once, again = (own_turn(state, player("trained:4", 3), 2) for _ in range(2))
    assert once == again


@pytest.mark.parametrize(("game", "rules"), RULES, ids=label)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_hidden_does_not_sway_it(game: Game, rules: str, seed: int) -> None:
    """Everything its seat does not know is dealt anew: it decides the same."""
    state = in_the_midst(game, rules, game.max_players, seed)
    seat = int(state.to_move)
    other = state.observed_by(seat).determinize(Random(seed))
    chosen = player("trained:4", 3).choose(state)
    assert player("trained:4", 3).choose(other) == chosen
    assert player("trained:4", 3).choose(other.observed_by(seat)) == chosen


@pytest.mark.parametrize(("game", "rules", "players"), SETUPS, ids=label)
def test_its_shares_are_one_in_all_and_not_those_of_the_evaluation(
    game: Game, rules: str, players: int
) -> None:
    state = in_the_midst(game, rules, players)
    shares = list(LearnedJudge(shipped_network).verdict(state, 500.0).shares)
    assert len(shares) == players
    assert sum(shares) == pytest.approx(1.0) and min(shares) > 0
    assert shares != list(Judge().verdict(state, 500.0).shares)


@pytest.mark.parametrize(("game", "rules"), RULES, ids=label)
def test_without_a_network_it_judges_by_the_evaluation(game: Game, rules: str) -> None:
    state = in_the_midst(game, rules, 2)
    judge = LearnedJudge(lambda _game, _rules: None)
    assert list(judge.verdict(state, 500.0).shares) == list(Judge().verdict(state, 500.0).shares)


def test_one_judge_knows_the_networks_of_all_games() -> None:
    """Of another game it takes the other network."""
    states: list[State] = [in_the_midst(game, rules, 2) for game, rules in RULES]
    judge = LearnedJudge(shipped_network)
    for state in states:
        alone = LearnedJudge(shipped_network)
        assert list(judge.verdict(state, 500.0).shares) == list(alone.verdict(state, 500.0).shares)


@pytest.mark.parametrize("text", ["trained", "trained:", "trained:0", "trained:5s", "trained:5:0"])
def test_what_is_written_otherwise_is_nobody(text: str) -> None:
    with pytest.raises(UnknownPlayer):
        player(text, 0)


def test_it_looks_as_far_as_its_network_says() -> None:
    file = any_network(ASARA, "beginner", reach=[3, 5, 7])
    judge = LearnedJudge(lambda game, rules: file.network(game, rules))
    without = LearnedJudge(lambda _game, _rules: None)
    for players, turns in ((2, 3), (3, 5), (4, 7)):
        state = in_the_midst(ASARA, "beginner", players)
        assert int(judge.reach(state)) == turns
        assert int(without.reach(state)) == int(Judge().reach(state))


def test_it_plans_turns_by_the_answers_where_its_network_says_so() -> None:
    file = any_network(ASARA, "beginner", answers=[2, 4])
    judge = LearnedJudge(lambda game, rules: file.network(game, rules))
    for players, answers in ((2, True), (3, False), (4, True)):
        state = in_the_midst(ASARA, "beginner", players)
        assert judge.answers_turns(state) == answers
        assert not Judge().answers_turns(state)
    assert not LearnedJudge(lambda _game, _rules: None).answers_turns(state)


def test_it_plays_turns_on_where_its_network_says_so() -> None:
    file = any_network(ASARA, "beginner", played_on=[0, 7, 0])
    judge = LearnedJudge(lambda game, rules: file.network(game, rules))
    for players, turns in ((2, 0), (3, 7), (4, 0)):
        state = in_the_midst(ASARA, "beginner", players)
        assert judge.turns_played_on(state) == turns
        assert Judge().turns_played_on(state) == 0
    assert LearnedJudge(lambda _game, _rules: None).turns_played_on(state) == 0


def test_without_a_network_every_seat_has_two_turns() -> None:
    for players in (2, 3, 4):
        assert int(Judge().reach(in_the_midst(ASARA, "beginner", players))) == 2 * players
