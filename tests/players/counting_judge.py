"""A judge that is not the shipped one, and counts how often it is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core import Game, State
from sobremesa.players.learned import LearnedJudge
from sobremesa.players.search.judge import Judge, Verdict
from tests.players.networks import any_network

TURNS: Final = 10  # that turns are played on


class CountingJudge(Judge):
    """Judges by a network that nobody trained.

    It says, with any number of players, whether turns are planned by the ``answers`` to them, or
    ``played_on``.
    """

    def __init__(
        self, game: Game, rules: str, answers: bool = False, played_on: bool = False
    ) -> None:
        everybody = list(range(game.min_players, game.max_players + 1))
        turns = [TURNS] * len(everybody)
        file = any_network(game, rules, answers=everybody * answers, played_on=turns * played_on)
        network = file.network(game, rules)
        self._judge = LearnedJudge(lambda _game, _rules: network)
        self.asked = 0

    def reach(self, state: State) -> i64:
        return self._judge.reach(state)

    def answers_turns(self, state: State) -> bool:
        return self._judge.answers_turns(state)

    def turns_played_on(self, state: State) -> i64:
        return self._judge.turns_played_on(state)

    def verdict(self, state: State, scale: float) -> Verdict:
        self.asked += 1
        return self._judge.verdict(state, scale)
