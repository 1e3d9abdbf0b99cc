"""The player that thinks ahead."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter

from mypy_extensions import i64

from sobremesa.core.state import EVERYTHING, State
from sobremesa.players.considered import Considered, goes_on, the_best
from sobremesa.players.search.answered_turn import AnsweredTurn
from sobremesa.players.search.budget import Budget
from sobremesa.players.search.contenders import Contenders, ranking
from sobremesa.players.search.judge import Judge
from sobremesa.players.search.node import NO_EDGE, Node
from sobremesa.players.search.parallel import (
    Experience,
    can_fork,
    learned,
    merged,
    most_tried,
    together,
)
from sobremesa.players.search.played_on_turn import PlayedOnTurn
from sobremesa.players.search.search import Search
from sobremesa.players.search.settings import STANDARD, Settings
from sobremesa.players.search.steps import told_openly, was_foreseen, whose_turn
from sobremesa.players.search.thought import Thought
from sobremesa.players.search.turn_plans import TurnPlans


class SearchPlayer:
    """Searches what may come, through worlds that fit what its seat knows.

    It plans the turn under way by how the game goes on after it, or with the answers to it, where
    its judge is better at that and there is time, and carries the plan out; everywhere else it
    searches the tree of what may come.

    The same seed and number of simulations decide the same way, over a whole game. Given a time,
    it stops after the simulation in which it is over. ``clock`` tells seconds. ``judge`` judges
    where it stops looking. On several cores it grows as many trees, for the same time or with a
    share of the simulations each, and goes on with one of them; or answers as many parts of the
    ends of a turn.
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
        self._line: list[int] = []  # that decision, and what was planned to follow it
        self._tree = Node()

    def choose(self, observation: State) -> int:
        """The action that promises most; what has no choice, or was planned, takes no time."""
        observation = _seen(observation)
        self._search.sit_down(observation.game)
        foreseen = self._was_foreseen(observation)
        root = self._known_tree(observation) if foreseen else Node()
        line = self._line[1:] if foreseen else []
        legal = observation.legal()
        if len(line) == 0 or line[0] not in legal:
            line = legal if len(legal) == 1 else self._best_line(root, observation)
        self._remember(observation, root, line)
        return line[0]

    def consider(self, observation: State, most: int) -> list[Considered]:
        """The best of the actions tried, so many at most; it thinks as long as for ``choose``."""
        observation = _seen(observation)
        self._search.sit_down(observation.game)
        root = self._known_tree(observation) if self._was_foreseen(observation) else Node()
        thought = Thought(self._budget, self._clock, self._rng)
        considered = self._planned_turn(root, observation, thought, most)
        if len(considered) > 0:
            self._remember(observation, root, considered[0].line)
            return [_known_part(observation, one) for one in considered]
        experience = self._experience(root, observation, thought)
        ranked = self._ranked(root, experience)
        tried = [(action, share) for action, share in ranked if experience[action][0] > 0]
        self._remember(observation, root, [tried[0][0]])
        for action, share in tried[:most]:
            tries, _, ahead = experience[action]
            line = likely_line(root, observation, action)
            considered.append(Considered(action, share, ahead / tries, line))
        return considered

    def _best_line(self, root: Node, observation: State) -> list[int]:
        """The best action, and what is to follow it in the turn if that was planned."""
        thought = Thought(self._budget, self._clock, self._rng)
        considered = self._planned_turn(root, observation, thought, 1)
        if len(considered) > 0:
            return considered[0].line
        return [self._ranked(root, self._experience(root, observation, thought))[0][0]]

    def _ranked(self, root: Node, experience: Experience) -> list[tuple[int, float]]:
        return ranking(root, experience, self._settings, self._search.scale())

    # ---- planning the turn

    def _planned_turn(
        self, root: Node, observation: State, thought: Thought, actions: int
    ) -> list[Considered]:
        """First actions of the turn, so many at most, where it is planned to be carried out.

        Nothing where a tree decides; then the actions of ``root`` look as planned.
        """
        if self._search.plays_on(observation):
            return self._played_on(observation, thought, actions)
        return self._answered(root, observation, thought, actions)

    def _played_on(self, observation: State, thought: Thought, actions: int) -> list[Considered]:
        """By what all cores find when they play on, each from its part of the ends."""
        part = self._settings.planned
        if part <= 0 or whose_turn(observation) != observation.to_move:
            return []
        world = observation.determinize(thought.rng)
        plans = TurnPlans(world, thought.rng, self._settings.branches)

        def enough() -> bool:
            return thought.spent(0.0) >= part

        width = 1
        while plans.widen(width, enough) and width < self._settings.wide and not enough():
            width *= 2
        if self._settings.firsts > 0 and not plans.is_whole:
            plans.through_each(self._settings.firsts, enough)
        turn = self._search.played_on(observation, plans)
        cores = self._cores if can_fork() else 1
        parts = [partial(self._part_on, turn, thought, actions, n, cores) for n in range(cores)]
        return _the_best_thought(together(parts), actions)

    def _part_on(
        self, turn: PlayedOnTurn, thought: Thought, actions: int, part: int, parts: int
    ) -> tuple[list[Considered], bool]:
        """What one core finds, of its part of the ends and with its share of the simulations.

        And whether it had time for a try.
        """
        turn.think(thought.spent, thought.worlds, actions, part, parts)
        return turn.best(actions), turn.tries > 0

    def _answered(
        self, root: Node, observation: State, thought: Thought, actions: int
    ) -> list[Considered]:
        """By what all cores find to be answered, where that is how the turn is planned."""
        plans = self._plans(observation, thought)
        if plans is None:
            return []
        part = self._settings.planned
        found: list[Considered] = []
        spent = thought.spent_on(plans.looks) / self._for_lines(observation)
        if self._search.answers(observation, plans, spent):
            turn = self._search.answered(observation, plans, thought.rng)
            cores = self._cores if can_fork() else 1
            parts = [partial(self._part, turn, thought, actions, n, cores) for n in range(cores)]
            found = _the_best_thought(together(parts), actions)
        elif self._search.judges_turns(observation):
            self._search.judge(plans, lambda: thought.spent_on(plans.looks) >= part)
        if len(found) == 0:
            self._search.plan(root, plans.first)
        return found

    def _plans(self, observation: State, thought: Thought) -> TurnPlans | None:
        """Plan the turn with a part of the budget: wider and wider, as long as that finds more."""
        part = self._for_lines(observation)
        if part <= 0 or whose_turn(observation) != observation.to_move:
            return None
        plans = TurnPlans(observation.determinize(thought.rng), thought.rng)

        def enough() -> bool:
            return thought.spent_on(plans.looks) >= part

        width = 1
        while plans.widen(width, enough) and not enough():
            if width == 1 and plans.draws > 0:
                return None  # the turn hangs on luck, which lines in one world take for granted
            width *= 2
        return plans

    def _for_lines(self, observation: State) -> float:
        """The part of the budget in which lines are grown, before anything else is done."""
        part = self._settings.planned
        return part / 2 if self._search.judges_turns(observation) else part

    def _part(
        self, turn: AnsweredTurn, thought: Thought, actions: int, part: int, parts: int
    ) -> tuple[list[Considered], bool]:
        """What one core finds, of its part of the ends and with its share of the simulations.

        And whether it had time for an answer.
        """

        def spent_on(looks: i64) -> float:
            return thought.spent_on(looks * parts)

        turn.think(self._settings.answers, spent_on, actions, part, parts)
        return turn.best(actions), turn.has_answers()

    # ---- searching the tree

    def _experience(self, root: Node, observation: State, thought: Thought) -> Experience:
        """What all cores have found out."""
        if self._cores == 1:
            self._simulate(root, observation, thought, thought.worlds)
            return root.experience()
        known = root.experience()
        seeds = [self._rng.getrandbits(60) for _ in range(self._cores)]
        found = together(
            [partial(self._learned, root, observation, thought, seed) for seed in seeds]
        )
        return merged([known, *found])

    def _learned(self, root: Node, observation: State, thought: Thought, worlds: int) -> Experience:
        """What one core adds to what was known."""
        known = root.experience()
        self._simulate(root, observation, thought, worlds)
        return learned(known, root.experience())

    def _simulate(self, root: Node, observation: State, thought: Thought, worlds: int) -> None:
        """Simulate until the budget is spent; twice at least, so that something was tried."""
        if len(root.actions) == 0:
            self._search.simulate(root, observation, NO_EDGE, worlds)
        contenders = Contenders(root, self._settings, self._search.scale())
        done = 1
        spent = 0.0
        while done < 2 or spent < 1.0:
            edge = contenders.next(spent)
            self._search.simulate(root, observation, edge, worlds + int(contenders.world(edge)))
            done += 1
            spent = thought.spent(done * self._cores)

    # ---- what it remembers

    def _remember(self, observation: State, root: Node, line: list[int]) -> None:
        self._observation = observation
        self._line = line
        self._tree = root

    def _was_foreseen(self, observation: State) -> bool:
        """Whether nothing came since but what this seat did itself, and no draw."""
        before = self._observation
        return before is not None and was_foreseen(before, self._line[0], observation)

    def _known_tree(self, observation: State) -> Node:
        """What was learned of this decision while thinking of the one before."""
        told = told_openly(self._line[0], observation.to_move)
        return self._tree.after.get(told, Node())


def _the_best_thought(
    thoughts: list[tuple[list[Considered], bool]], actions: int
) -> list[Considered]:
    """The best of what the cores found that had time to think; of all where none had."""
    thorough = [some for some, had_time in thoughts if had_time]
    return the_best(thorough or [some for some, _ in thoughts], actions)


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


def _known_part(observation: State, considered: Considered) -> Considered:
    """The same, with its line as far as nobody else and no chance comes between."""
    state = observation.clone()
    known = [considered.line[0]]
    for action in considered.line[1:]:
        if not goes_on(state, known[-1]):
            break
        known.append(action)
    return Considered(considered.action, considered.share, considered.ahead, known)
