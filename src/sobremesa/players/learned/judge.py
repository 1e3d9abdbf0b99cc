"""Judging where a search stops looking, by a network."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.game import Game
from sobremesa.core.state import State
from sobremesa.players.learned.network import POINTS, SHARE, Network
from sobremesa.players.search.judge import Judge, Verdict
from sobremesa.players.search.worth import MARGIN, POINT, to_shares

Networks = Callable[[Game, str], Network | None]  # which there is for a game and rule set


@final
class LearnedJudge(Judge):
    """Judges by the network for the game and rule set; where there is none, by the evaluation.

    As at the end of a game, a small part of the judgement goes by points: who has as good as won
    or lost still knows what is better.
    """

    def __init__(self, networks: Networks) -> None:
        self._networks = networks
        self._game: Game | None = None
        self._rules = ""
        self._network: Network | None = None

    def reach(self, state: State) -> i64:
        """As far as was found best with the network."""
        network = self._network_for(state)
        if network is None:
            return super().reach(state)
        return network.reach(int(state.players))

    def judges_turns(self, state: State) -> bool:
        """Where there is a network."""
        return self._network_for(state) is not None

    def answers_turns(self, state: State) -> bool:
        """Where that was found better with the network."""
        network = self._network_for(state)
        return network is not None and network.answers(int(state.players))

    def turns_played_on(self, state: State) -> i64:
        """As many as were found best with the network."""
        network = self._network_for(state)
        return 0 if network is None else network.played_on(int(state.players))

    def verdict(self, state: State, scale: float) -> Verdict:
        """Points to be expected at the end, and shares of the win."""
        network = None if state.is_over else self._network_for(state)
        if network is None:
            return super().verdict(state, scale)
        wins = vec[float](capacity=state.players)
        points = vec[float](capacity=state.players)
        in_scale = vec[float](capacity=state.players)
        for seat in range(state.players):
            expected = network.expected(state.game.features(state, int(seat)))
            wins = append(wins, expected[SHARE])
            points = append(points, POINT * expected[POINTS])
            in_scale = append(in_scale, POINT * expected[POINTS] / scale)
        to_shares(wins, 1.0)
        to_shares(in_scale, 1.0)
        for seat in range(state.players):
            wins[seat] = (1.0 - MARGIN) * wins[seat] + MARGIN * in_scale[seat]
        return Verdict(points, wins)

    def _network_for(self, state: State) -> Network | None:
        if self._game is not state.game or self._rules != state.rules:
            self._game = state.game
            self._rules = state.rules
            self._network = self._networks(state.game, state.rules)
        return self._network
