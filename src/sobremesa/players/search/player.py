"""The player that thinks ahead."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter

from sobremesa.core.state import EVERYTHING, State
from sobremesa.players.search.budget import Budget
from sobremesa.players.search.judge import Judge
from sobremesa.players.search.node import NO_EDGE, Node
from sobremesa.players.search.parallel import Experience, merged, most_tried, together
from sobremesa.players.search.search import Search
from sobremesa.players.search.settings import STANDARD, Settings


class SearchPlayer:
    """Searches the tree of what may come, through worlds that fit what its seat knows.

    The same seed and number of simulations decide the same way, over a whole game. Given a time,
    it stops after the simulation in which it is over. ``clock`` tells seconds. ``judge`` judges
    where it stops looking. On several cores it grows as many trees, for the same time or with a
    share of the simulations each, and goes on with one of them.
    """

    def __init__(
        self,
        budget: Budget,
        seed: int,
        settings: Settings = STANDARD,
        clock: Callable[[], float] = perf_counter,
        cores: int = 1,
        judge: Judge | None = None,
    ) -> None:
        self._budget = budget
        self._rng = Random(seed)
        self._search = Search(settings, self._rng, judge or Judge())
        self._clock = clock
        self._cores = cores
        self._observation: State | None = None  # before the last decision of its own
        self._action = 0
        self._tree = Node()

    def choose(self, observation: State) -> int:
        """The action that was tried most; a decision without a choice takes no time."""
        if observation.observer == EVERYTHING:
            observation = observation.observed_by(int(observation.to_move))
        root = self._tree_for(observation)
        legal = observation.legal()
        action = legal[0]
        if len(legal) > 1:
            action = most_tried(self._thought(root, observation))
        self._observation = observation
        self._action = action
        self._tree = root
        return action

    def _thought(self, root: Node, observation: State) -> Experience:
        """What all cores have found out."""
        if self._cores == 1:
            self._think(root, observation)
            return root.experience()
        known = root.experience()
        seeds = [self._rng.getrandbits(60) for _ in range(self._cores)]
        found = together([partial(self._learned, root, observation, seed) for seed in seeds])
        return merged([known, *found])

    def _learned(self, root: Node, observation: State, seed: int) -> Experience:
        """What one core adds to what was known."""
        known = root.experience()
        self._rng.seed(seed)
        self._think(root, observation)
        return {
            action: (tries - known.get(action, (0, 0.0))[0], total - known.get(action, (0, 0.0))[1])
            for action, (tries, total) in root.experience().items()
        }

    def _think(self, root: Node, observation: State) -> None:
        """Simulate until the budget is spent; twice at least, so that something was tried."""
        for _ in range(2):
            self._search.simulate(root, observation)
        if self._budget.milliseconds == 0:
            for _ in range(self._budget.simulations // self._cores - 2):
                self._search.simulate(root, observation)
            return
        until = self._clock() + self._budget.milliseconds / 1000
        while self._clock() < until:
            self._search.simulate(root, observation)

    def _tree_for(self, observation: State) -> Node:
        """What was learned of this decision while thinking of the one before, if it was foreseen.

        That is so when nothing came between but what this seat did itself, and no draw.
        """
        before = self._observation
        if before is None or before.game is not observation.game:
            return Node()
        if self._tree.edge(self._action) == NO_EDGE:
            return Node()
        after = before.clone()
        after._apply(self._action)
        if after.to_move != observation.to_move:
            return Node()
        game = observation.game
        if game.position(after) != game.position(observation):
            return Node()
        return self._tree.after.get(f" {self._action} {observation.to_move}", Node())
