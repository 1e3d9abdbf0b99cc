"""Information-set tree search: simulations through possible worlds, and what they teach."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from random import Random
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.game import Game
from sobremesa.core.state import State
from sobremesa.players.search.answered_turn import AnsweredTurn
from sobremesa.players.search.habits import Habits
from sobremesa.players.search.judge import Judge
from sobremesa.players.search.node import NO_EDGE, Node
from sobremesa.players.search.played_on_turn import PlayedOnTurn
from sobremesa.players.search.settings import AS_JUDGED, Settings
from sobremesa.players.search.steps import (
    best,
    outlooks,
    step_on,
    step_told,
    told_openly,
    whose_turn,
)
from sobremesa.players.search.turn_plans import Stage, TurnPlans
from sobremesa.players.search.worth import Spread, ahead

LEAST_PRIOR: Final = 0.001  # of the best one's, so that every action is tried in the end
LONGEST: Final[i64] = 200  # decisions that a line is played on, should the turn never pass


@final
class Search:
    """The search of one seat. It holds what outlasts a decision; the tree is given to it.

    One simulation puts something possible in place of what the searcher does not know, goes down
    the tree, where each seat takes what promises most to itself or was tried too little (PUCT,
    with a prior from one look ahead), adds a node, lets all seats play on greedily until ``reach``
    turns have passed, and credits every decision on the way with what came of it.
    """

    def __init__(self, settings: Settings, seed: int, judge: Judge) -> None:
        self._settings = settings
        self._rng = Random(seed)  # for what is and what comes
        self._looks = Random(seed)  # for looks ahead, so that these do not change what comes
        self._judge = judge
        self._game: Game | None = None
        self._spread = Spread()
        self._searcher: i64 = 0
        self._turns: i64 = 0  # that have passed in this simulation
        self._turn: i64 = 0
        self._reach: i64 = 0  # turns that are looked ahead
        self._habits: list[Habits] = []  # of each seat

    def sit_down(self, game: Game) -> None:
        """What was learned in another game is forgotten."""
        if self._game is not game:
            self._game = game
            self._spread = Spread()
            self._habits = []

    def scale(self) -> float:
        """The advantage in the evaluation that makes a win e times as likely."""
        return self._settings.certainty * self._spread.size()

    def simulate(self, root: Node, observation: State, forced: i64, world: int) -> None:
        """One simulation from what the seat to move knows, with that edge of the root first."""
        self._rng.seed(world)
        state = observation.determinize(self._rng)
        self._searcher = observation.to_move
        self._turn = whose_turn(state)
        self._turns = 0
        reach = self._settings.reach
        if reach == 0:
            reach = self._judge.reach(observation)
        self._reach = reach
        if len(self._habits) < state.players:
            self._habits = [Habits(state.game.action_count) for _ in range(state.players)]
        node = root
        nodes: list[Node] = []
        edges = vec[i64]()
        while not self._is_far_enough(state):
            legal = state._legal()
            if len(node.actions) == 0:
                self._open(node, state, legal)
                self._play_on(state, node)
                break
            edge = self._chosen(node, state, legal) if forced == NO_EDGE else forced
            forced = NO_EDGE
            nodes.append(node)
            edges = append(edges, edge)
            told = step_told(state, node.actions[edge], self._searcher, self._rng)
            following = node.after.get(told)
            if following is None:
                following = Node()
                node.after[told] = following
            node = following
        verdict = self._judge.verdict(state, self.scale())
        for number in range(len(edges)):
            visited = nodes[number]
            edge = edges[number]
            visited.visits[edge] += 1
            visited.total[edge] += verdict.shares[visited.seat]
            visited.ahead[edge] += ahead(verdict.standings, visited.seat)

    def _is_far_enough(self, state: State) -> bool:
        """Whether the line is judged here."""
        if state.is_over:
            return True
        turn = whose_turn(state)
        if turn != self._turn:
            self._turn = turn
            self._turns += 1
        return self._turns >= self._reach

    def judges_turns(self, observation: State) -> bool:
        """Whether planned turns are to be judged where they end."""
        return self._settings.ends > 0 and self._judge.judges_turns(observation)

    def answers(self, observation: State, plans: TurnPlans, spent: float) -> bool:
        """Whether the turn is to be planned with the answers to it, which takes time.

        ``spent`` is the part of the time for lines that they took: where it is little, because
        there are no more, as much wider ones would have been possible.
        """
        settings = self._settings
        if settings.answers == 0 or plans.width == 0:
            return False
        if not self._judge.answers_turns(observation):
            return False
        return float(plans.width) >= float(settings.wide) * min(spent, 1.0)

    def plays_on(self, observation: State) -> bool:
        """Whether the turn is to be planned by how the game goes on after it."""
        return self._turns_played_on(observation) > 0

    def _turns_played_on(self, observation: State) -> i64:
        turns = self._judge.turns_played_on(observation)
        if turns == 0 or self._settings.played_on == AS_JUDGED:
            return turns
        return self._settings.played_on

    def played_on(self, observation: State, plans: TurnPlans) -> PlayedOnTurn:
        """The turn that was planned in a world possible to the observer."""
        self._spread.learn(plans.first.looks)
        turns = self._turns_played_on(observation)
        return PlayedOnTurn(plans, observation, self._judge, self._settings, self.scale(), turns)

    def answered(self, observation: State, plans: TurnPlans, rng: Random) -> AnsweredTurn:
        """The turn that was planned so far in a world possible to the observer."""
        plans.branches = self._settings.branches
        self._spread.learn(plans.first.looks)
        worlds = [plans.first.state]
        if observation.game.has_secrets(observation.rules):
            while len(worlds) < self._settings.worlds:
                worlds.append(observation.determinize(rng))
        return AnsweredTurn(plans, worlds, self._judge, self.scale(), rng)

    def judge(self, plans: TurnPlans, enough: Callable[[], bool]) -> None:
        """Judge the best of the lines that were planned, until there was ``enough``."""
        plans.judged(self._judge, self._settings.ends, self.scale(), enough)

    def plan(self, node: Node, stage: Stage) -> None:
        """Let a decision of the turn, and those after it, look as planned."""
        if not stage.is_followed():
            return
        node.seat = stage.state.to_move
        values = stage.outlooks()
        for number in range(len(values)):
            edge = node.edge(stage.actions[number])
            if edge == NO_EDGE:
                edge = node.add(stage.actions[number], 0.0)
            node.outlook[edge] = values[number]
        self._set_priors(node)
        for number, after in stage.after.items():
            told = told_openly(stage.actions[number], after.state.to_move)
            following = node.after.get(told)
            if following is None:
                following = Node()
                node.after[told] = following
            self.plan(following, after)

    # ---- a new node

    def _open(self, node: Node, state: State, legal: vec[i64]) -> None:
        """All actions of a decision that is met for the first time."""
        node.seat = state.to_move
        values = vec[float]([0.0])
        if len(legal) > 1:
            values = outlooks(state, legal, node.seat, self._looks)
            self._spread.learn(values)
            self._habits[node.seat].learn(legal, values)
        for number in range(len(legal)):
            node.add(legal[number], values[number])
        self._set_priors(node)

    def _set_priors(self, node: Node) -> None:
        """The better an action looks, the likelier it is to be tried."""
        temperature = self._settings.temperature * self._spread.size()
        highest = node.outlook[best(node.outlook)]
        total = 0.0
        for edge in range(len(node.actions)):
            prior = exp(max((node.outlook[edge] - highest) / temperature, -40.0)) + LEAST_PRIOR
            node.prior[edge] = prior
            total += prior
        for edge in range(len(node.actions)):
            node.prior[edge] = node.prior[edge] / total

    def _play_on(self, state: State, node: Node) -> None:
        """From a new node all seats take what looks best at once, as far as is looked."""
        step_on(state, node.actions[best(node.outlook)], self._rng)
        decisions: i64 = 1
        while not self._is_far_enough(state) and decisions < LONGEST:
            legal = state._legal()
            action = self._at_a_glance(state, legal) if len(legal) > 1 else legal[0]
            step_on(state, action, self._rng)
            decisions += 1

    def _at_a_glance(self, state: State, legal: vec[i64]) -> i64:
        """What looks best of the few actions that are usually worth a look."""
        seat = state.to_move
        most = self._settings.candidates
        some = legal
        if most > 0 and len(legal) > most:
            some = self._habits[seat].best(legal, most)
        values = outlooks(state, some, seat, self._looks)
        if most > 0:
            self._habits[seat].learn(some, values)
        return some[best(values)]

    # ---- the way down

    def _chosen(self, node: Node, state: State, legal: vec[i64]) -> i64:
        """The action to try in this world."""
        if node.has_exactly(legal):
            edges = vec[i64](capacity=len(legal))
            for number in range(len(legal)):
                edges = append(edges, number)
        else:
            edges = self._edges_of(node, state, legal)
        return self._most_promising(node, edges)

    def _edges_of(self, node: Node, state: State, legal: vec[i64]) -> vec[i64]:
        """The actions possible in this world; those never possible before are added."""
        unknown = vec[i64]()
        for action in legal:
            if node.edge(action) == NO_EDGE:
                unknown = append(unknown, action)
        if len(unknown) > 0:
            values = outlooks(state, unknown, node.seat, self._looks)
            for number in range(len(unknown)):
                node.add(unknown[number], values[number])
            self._set_priors(node)
        edges = vec[i64](capacity=len(legal))
        for action in legal:
            edges = append(edges, node.edge(action))
        return edges

    def _most_promising(self, node: Node, edges: vec[i64]) -> i64:
        """By its mean so far and a bonus for what was tried seldom for its prior."""
        priors = 0.0
        highest = node.outlook[edges[0]]
        expected = 0.5
        tried = False
        for edge in edges:
            node.offered[edge] += 1
            priors += node.prior[edge]
            highest = max(highest, node.outlook[edge])
            if node.visits[edge] > 0 and (not tried or node.mean(edge) > expected):
                expected = node.mean(edge)
                tried = True
        exploration = self._settings.exploration / priors
        scale = 4.0 * self.scale()
        chosen = edges[0]
        most = 0.0
        first = True
        for edge in edges:
            if node.visits[edge] > 0:
                promise = node.mean(edge)
            else:  # as much below the best known as it looked worse than the best looking
                promise = expected + (node.outlook[edge] - highest) / scale
            bonus = exploration * node.prior[edge] * sqrt(float(node.offered[edge]))
            promise += bonus / float(1 + node.visits[edge])
            if first or promise > most:
                most = promise
                chosen = edge
                first = False
        return chosen
