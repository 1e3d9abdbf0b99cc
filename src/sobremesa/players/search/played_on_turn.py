"""Planning a turn by how the game goes on after it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, final

from mypy_extensions import i64

from sobremesa.core.state import State, holds
from sobremesa.players.considered import Considered, the_best
from sobremesa.players.search.contenders import Contenders, ranking
from sobremesa.players.search.judge import Judge, Verdict
from sobremesa.players.search.node import Node
from sobremesa.players.search.planned_line import JUDGED, planned_line
from sobremesa.players.search.settings import Settings
from sobremesa.players.search.steps import step_on, whose_turn
from sobremesa.players.search.turn_plans import LineEnd, TurnPlans
from sobremesa.players.search.worth import ahead

FEWEST: Final = 2  # tries
LONGEST: Final[i64] = 400  # decisions that a turn is played on, should the turn never pass


@final
class PlayedOnTurn:
    """The turn under way, planned to its ends, and these played on by players that plan, too.

    In a try the seats whose turns come next, so many ``turns``, plan them a few lines wide and go
    to the end that the judge likes best. Each time the turn passes he says how things stand, and
    the try is worth the mean of it: one judgement errs, and where it does the next ones often know
    better. Of the ends that look best to him fewer and fewer are tried more and more often
    (``Contenders``), all of them in the same worlds, which fit what the ``observation`` tells, and
    with the same luck.
    """

    def __init__(
        self,
        plans: TurnPlans,
        observation: State,
        judge: Judge,
        settings: Settings,
        scale: float,
        turns: i64,
    ) -> None:
        self._plans = plans
        self._observation = observation
        self._seat = observation.to_move
        self._judge = judge
        self._settings = settings
        self._scale = scale
        self._turns = turns
        self._rng = Random(0)  # for what is and what comes; every try seeds it
        self.tries = 0  # that were finished
        self._ends: list[LineEnd] = []
        self._judged: list[Considered] = []  # as they look, without any try
        self._root = Node()  # its actions are the numbers of the ends

    def think(
        self,
        spent: Callable[[float], float],
        worlds: int,
        actions: int = 1,
        part: int = 0,
        parts: int = 1,
    ) -> None:
        """Try ends until the budget is ``spent`` after so many tries.

        Two of them at least, if there is time. ``worlds`` numbers the worlds. The ends tried come
        of so many first ``actions``, where there are so many. Of all ends one ``part`` of so many
        ``parts`` is looked at.
        """
        judged: list[LineEnd] = []
        verdicts: list[Verdict] = []
        for end in self._plans.looking_best(JUDGED * self._plans.lines)[part::parts]:
            if len(judged) > 0 and spent(0.0) >= 1.0:
                break
            judged.append(end)
            verdicts.append(self._judge.verdict(self._plans.at(end), self._scale))
        shares = [float(verdict.shares[self._seat]) for verdict in verdicts]
        for number in self._of_several(judged, shares, actions):
            self._root.add(len(self._ends), 4.0 * self._scale * shares[number])
            self._ends.append(judged[number])
            line = judged[number].line()
            lead = ahead(verdicts[number].standings, self._seat)
            self._judged.append(Considered(line[0], shares[number], lead, line))
        if len(self._ends) == 0:
            return
        contenders = Contenders(self._root, self._settings, self._scale, self._begun(actions))

        def enough() -> bool:
            counted = float(self.tries * parts) if self.tries >= FEWEST else 0.0
            return spent(counted) >= 1.0

        while not enough():
            edge = contenders.next(spent(float(self.tries * parts)))
            self._try(edge, worlds + int(contenders.world(edge)), enough)

    def best(self, actions: int = 1) -> list[Considered]:
        """So many first actions, or fewer, whose ends did best when they were played on.

        Those whose ends the judge likes best, where there was no time to play any of them on.
        """
        if self.tries == 0:
            return the_best([self._judged], actions)
        found: list[Considered] = []
        experience = self._root.experience()
        for number, share in ranking(self._root, experience, self._settings, self._scale):
            tries, _, points = experience[number]
            if tries > 0:
                line = self._ends[number].line()
                found.append(Considered(line[0], share, points / tries, line))
        return the_best([found], actions)

    def _of_several(self, ends: list[LineEnd], shares: list[float], actions: int) -> list[int]:
        """The numbers of ends of which so many first ``actions`` have equal parts of the tries."""
        if actions == 1:
            return list(range(len(ends)))
        most = -(-int(self._settings.contenders) // actions)
        begun: dict[int, int] = {}
        taken: list[int] = []
        for number in sorted(range(len(ends)), key=lambda number: -shares[number]):
            first = ends[number].line()[0]
            begun[first] = begun.get(first, 0) + 1
            if begun[first] <= most:
                taken.append(number)
        return taken

    def _begun(self, actions: int) -> list[int]:
        """An end of each of so many first ``actions``, which is to be tried before any other.

        There may be no time to try all that are in the running.
        """
        if actions == 1:
            return []
        begun: dict[int, int] = {}
        for number, end in enumerate(self._ends):  # the best come first
            begun.setdefault(end.line()[0], number)
        return list(begun.values())[:actions]

    def _try(self, edge: i64, world: int, enough: Callable[[], bool]) -> None:
        """Play on from an end in that world; what there is no time for counts for nothing."""
        end = self._ends[edge]
        self._rng.seed(world)
        possible = self._observation.determinize(self._rng)
        luck = self._rng.getrandbits(60)
        state = self._plans.after(end.line(), possible, luck)
        if state is None:  # not possible there
            state = self._plans.at(end)
        verdict = self._judge.verdict(state, self._scale)
        share = verdict.shares[self._seat]
        points = ahead(verdict.standings, self._seat)
        for _ in range(self._turns):
            if enough():
                return
            if not state.is_over:
                self._play_turn(state)
                verdict = self._judge.verdict(state, self._scale)
            share += verdict.shares[self._seat]
            points += ahead(verdict.standings, self._seat)
        self.tries += 1
        self._root.visits[edge] += 1
        self._root.total[edge] += share / float(self._turns + 1)
        self._root.ahead[edge] += points / float(self._turns + 1)

    def _play_turn(self, state: State) -> None:
        """The seats decide, as planned, until the turn passes."""
        turn = whose_turn(state)
        seat = state.to_move
        line: list[int] = []
        decisions: i64 = 0
        while not state.is_over and whose_turn(state) == turn and decisions < LONGEST:
            if state.to_move != seat or len(line) == 0 or not holds(state._legal(), line[0]):
                seat = state.to_move
                line = planned_line(state, self._settings.lines, self._judge, self._rng)
            step_on(state, line.pop(0), self._rng)
            decisions += 1
