"""The player that thinks ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from sobremesa.core.state import EVERYTHING, State
from sobremesa.players.search.budget import Budget
from sobremesa.players.search.node import NO_EDGE, Node
from sobremesa.players.search.search import Search
from sobremesa.players.search.settings import STANDARD, Settings


class SearchPlayer:
    """Searches the tree of what may come, through worlds that fit what its seat knows.

    The same seed and number of simulations decide the same way, over a whole game. Given a time,
    it stops after the simulation in which it is over. ``clock`` tells seconds.
    """

    def __init__(
        self,
        budget: Budget,
        seed: int,
        settings: Settings = STANDARD,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._budget = budget
        self._rng = Random(seed)
        self._search = Search(settings, self._rng)
        self._clock = clock
        self._observation: State | None = None  # before the last decision of its own
        self._action = 0
        self._tree = Node()

    def choose(self, observation: State) -> int:
        """The action that was tried most; a decision without a choice takes no time."""
        if observation.observer == EVERYTHING:
            observation = observation.observed_by(int(observation.to_move))
        legal = observation.legal()
        if len(legal) == 1:
            return self._decided(observation, self._tree_for(observation), legal[0])
        root = self._tree_for(observation)
        self._think(root, observation)
        return self._decided(observation, root, int(root.actions[root.most_tried()]))

    def _think(self, root: Node, observation: State) -> None:
        """Simulate until the budget is spent; twice at least, so that something was tried."""
        for _ in range(2):
            self._search.simulate(root, observation)
        if self._budget.milliseconds == 0:
            for _ in range(self._budget.simulations - 2):
                self._search.simulate(root, observation)
            return
        until = self._clock() + self._budget.milliseconds / 1000
        while self._clock() < until:
            self._search.simulate(root, observation)

    def _decided(self, observation: State, root: Node, action: int) -> int:
        self._observation = observation
        self._action = action
        self._tree = root
        return action

    def _tree_for(self, observation: State) -> Node:
        """What was learned of this decision while thinking of the one before, if it was foreseen.

        That is so when nothing came between but what this seat did itself, and no draw.
        """
        before = self._observation
        if before is None or before.game is not observation.game:
            return Node()
        edge = self._tree.edge(self._action)
        if edge == NO_EDGE:
            return Node()
        after = before.clone()
        after._apply(self._action)
        if after.to_move != observation.to_move:
            return Node()
        game = observation.game
        if game.position(after) != game.position(observation):
            return Node()
        return self._tree.after.get(f" {self._action} {observation.to_move}", Node())
