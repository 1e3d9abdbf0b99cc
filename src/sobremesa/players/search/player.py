"""The player that thinks ahead."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter
from typing import Final

from sobremesa.core.state import EVERYTHING, State
from sobremesa.players.considered import Considered, goes_on
from sobremesa.players.search.budget import Budget
from sobremesa.players.search.contenders import Contenders, ranking
from sobremesa.players.search.judge import Judge
from sobremesa.players.search.node import NO_EDGE, Node
from sobremesa.players.search.parallel import Experience, learned, merged, most_tried, together
from sobremesa.players.search.search import Search
from sobremesa.players.search.settings import STANDARD, Settings
from sobremesa.players.search.steps import told_openly, whose_turn
from sobremesa.players.search.turn_plans import TurnPlans

LOOKS: Final = 150  # that one simulation is worth, about


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
        self._settings = settings
        self._search = Search(settings, seed, judge or Judge())
        self._clock = clock
        self._cores = cores
        self._observation: State | None = None  # before the last decision of its own
        self._action = 0
        self._tree = Node()

    def choose(self, observation: State) -> int:
        """The action that was tried most; a decision without a choice takes no time."""
        observation = _seen(observation)
        root = self._tree_for(observation)
        legal = observation.legal()
        action = legal[0]
        if len(legal) > 1:
            action = self._ranked(root, self._thought(root, observation))[0][0]
        self._remember(observation, root, action)
        return action

    def consider(self, observation: State, most: int) -> list[Considered]:
        """The best of the actions tried, so many at most; it thinks as long as for ``choose``."""
        observation = _seen(observation)
        root = self._tree_for(observation)
        experience = self._thought(root, observation)
        ranked = self._ranked(root, experience)
        tried = [(action, share) for action, share in ranked if experience[action][0] > 0]
        self._remember(observation, root, tried[0][0])
        considered: list[Considered] = []
        for action, share in tried[:most]:
            tries, _, ahead = experience[action]
            line = likely_line(root, observation, action)
            considered.append(Considered(action, share, ahead / tries, line))
        return considered

    def _ranked(self, root: Node, experience: Experience) -> list[tuple[int, float]]:
        return ranking(root, experience, self._settings, self._search.scale())

    def _remember(self, observation: State, root: Node, action: int) -> None:
        self._observation = observation
        self._action = action
        self._tree = root

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
        self._rng = Random(seed)
        self._think(root, observation)
        return learned(known, root.experience())

    def _think(self, root: Node, observation: State) -> None:
        """Simulate until the budget is spent; twice at least, so that something was tried."""
        worlds = self._rng.getrandbits(60)
        began = self._clock() if self._budget.milliseconds > 0 else 0.0
        self._plan(root, observation, Random(worlds), began)
        if len(root.actions) == 0:
            self._search.simulate(root, observation, NO_EDGE, worlds)
        contenders = Contenders(root, self._settings, self._search.scale())
        done = 1
        spent = 0.0
        while done < 2 or spent < 1.0:
            edge = contenders.next(spent)
            self._search.simulate(root, observation, edge, worlds + int(contenders.world(edge)))
            done += 1
            if self._budget.milliseconds > 0:
                spent = (self._clock() - began) * 1000 / self._budget.milliseconds
            else:
                spent = done * self._cores / self._budget.simulations

    def _plan(self, root: Node, observation: State, rng: Random, began: float) -> None:
        """Plan the turn with a part of the budget: wider and wider, as long as that finds more."""
        part = self._settings.planned
        if part <= 0 or whose_turn(observation) != observation.to_move:
            return
        plans = TurnPlans(observation.determinize(rng), rng)
        judged = self._search.judges_turns(observation)

        def spent(share: float) -> bool:
            if self._budget.milliseconds > 0:
                until = began + share * self._budget.milliseconds / 1000
                return self._clock() >= until
            return int(plans.looks) >= int(share * self._budget.simulations * LOOKS)

        def enough() -> bool:
            return spent(part / 2 if judged else part)

        width = 1
        while plans.widen(width, enough) and not enough():
            if width == 1 and plans.draws > 0:
                return  # the turn hangs on luck, which lines in one world take for granted
            width *= 2
        if judged:
            self._search.judge(plans, lambda: spent(part))
        self._search.plan(root, plans.first)

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
        return self._tree.after.get(told_openly(self._action, observation.to_move), Node())


def _seen(state: State) -> State:
    """What the seat to move knows of it."""
    return state.observed_by(int(state.to_move)) if state.observer == EVERYTHING else state


def likely_line(node: Node, observation: State, action: int) -> list[int]:
    """An action and what was tried most after it, in the same turn, as far as the tree goes."""
    state = observation.clone()
    line = [action]
    while goes_on(state, line[-1]):
        following = node.after.get(told_openly(line[-1], state.to_move))
        if following is None:
            break
        experience = following.experience()
        tried = {after: experience[after] for after in state.legal() if after in experience}
        if not tried or max(tries for tries, _, _ in tried.values()) == 0:
            break
        line.append(most_tried(tried)[0])
        node = following
    return line
