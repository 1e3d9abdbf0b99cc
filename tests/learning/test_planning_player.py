"""A player of self-play that plans whole turns and searches nothing else."""

from __future__ import annotations

from random import Random

import pytest

from sobremesa import game
from sobremesa.learning.planning_player import PlanningPlayer
from sobremesa.players import Player
from sobremesa.players.search.judge import Judge
from tests.players.test_answered_turn import Knowing, end
from tests.players.test_greedy import play_on
from tests.players.told_trees import Choice, Part, ToldGame


def played(tree: Part) -> list[int]:
    """What it does in its turn."""
    player = PlanningPlayer(4, Knowing(), 1)
    state = ToldGame(2, tree).start(2)
    done: list[int] = []
    while state.to_move == 0:
        done.append(player.choose(state.observed_by(0)))
        state.apply(done[-1])
    return done


def test_it_goes_to_the_end_that_the_judge_likes_best() -> None:
    """And carries the line to it out; answers it knows nothing of."""
    far = Choice(0, [end(0.6, [0.5]), Choice(0, [end(0.4, [0.3]), end(0.9, [0.1])])])
    assert played(Choice(0, [end(0.8, [0.8]), far])) == [1, 1, 1]


def test_it_plans_once_a_turn() -> None:
    judge = Knowing()
    player = PlanningPlayer(4, judge, 1)
    state = ToldGame(2, Choice(0, [Choice(0, [end(0.6, [0.5])] * 2), end(0.4, [0.3])])).start(2)
    state.apply(player.choose(state.observed_by(0)))
    asked = judge.asked
    player.choose(state.observed_by(0))
    assert judge.asked == asked > 0


def test_after_a_mistake_it_plans_anew() -> None:
    """What it had planned would be possible there, too."""
    planned = Choice(0, [end(0.3, [0.3]), end(0.9, [0.5])])
    mistaken = Choice(0, [end(0.6, [0.5]), end(0.2, [0.2])])
    player = PlanningPlayer(4, Knowing(), 1)
    state = ToldGame(2, Choice(0, [planned, mistaken])).start(2)
    assert player.choose(state.observed_by(0)) == 0
    state.apply(1)
    assert player.choose(state.observed_by(0)) == 0


def test_what_has_no_choice_is_not_judged() -> None:
    judge = Knowing()
    only = ToldGame(2, Choice(0, [end(0.5, [0.5])])).start(2)
    assert PlanningPlayer(4, judge, 1).choose(only.observed_by(0)) == 0
    assert judge.asked == 0


@pytest.mark.parametrize("name", ["torres", "asara", "asante", "heaven_and_ale"])
def test_it_plays_every_game_to_its_end(name: str) -> None:
    """Chance comes between, others are asked in its turn, and much is hidden."""
    players: list[Player] = [PlanningPlayer(1, Judge(), seat) for seat in range(2)]
    assert play_on(game(name).start(2), players, Random(1)).is_over
