"""Planning a turn by what the next seat will answer to it."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heapify, heapreplace
from random import Random
from typing import Final, final

from mypy_extensions import i64

from sobremesa.core.state import CHANCE, State, holds
from sobremesa.players.considered import Considered, the_best
from sobremesa.players.search.judge import Judge, Verdict
from sobremesa.players.search.steps import whose_turn
from sobremesa.players.search.turn_plans import JUDGEMENT, LineEnd, TurnPlans
from sobremesa.players.search.worth import ahead

NOBODY: Final[i64] = -1  # answers where the game is over, or chance or the same seat comes next
LINES: Final = 0.4  # of the budget goes into lines before the first answer,
LAST: Final = 0.8  # and so much is begun with wider ones, if there is time when all is answered
BEST: Final = 0.6  # of the budget goes into the best first action, where others are compared
FEWEST: Final[i64] = 8  # lines of an answer
VARIED: Final[i64] = 4  # times narrower the best answer is varied than it was planned
WIDEST: Final[i64] = 1 << 40  # of a plan that left nothing out


@final
class Outcome:
    """What an end of the turn comes to in one of the possible worlds."""

    def __init__(self, after: State, standing: Verdict, answerer: i64) -> None:
        self.after = after
        self.answerer: i64 = answerer  # the seat whose turn comes next, or NOBODY
        self.standing = standing  # as it is before any answer
        self.answer: Verdict | None = None  # what the best answer known leaves, for who answers
        self.width: i64 = 0  # of the plan in which an answer was looked for
        self.met: i64 = 0  # so many of the remembered answers were tried here

    def verdict(self) -> Verdict:
        """What is known to come of it: as long as no answer was planned, he need not take one."""
        answer = self.answer
        if answer is None or (self.width == 0 and not self._is_better(answer, self.standing)):
            return self.standing
        return answer

    def meet(self, verdict: Verdict) -> None:
        """An answer leads there."""
        answer = self.answer
        if answer is None or self._is_better(verdict, answer):
            self.answer = verdict

    def _is_better(self, one: Verdict, other: Verdict) -> bool:
        return one.promise(self.answerer) > other.promise(self.answerer)


@final
class TurnEnd:
    """Where a line of the turn ends, in several worlds."""

    def __init__(self, found: LineEnd) -> None:
        self.found = found
        self.line = found.line()  # the actions that lead here
        self.varied: i64 = 0  # so wide
        self.outcomes: list[Outcome] = []

    def promise(self, seat: i64) -> float:
        """To a seat, in the mean."""
        total = 0.0
        for outcome in self.outcomes:
            total += outcome.verdict().promise(seat)
        return total / float(len(self.outcomes))

    def share(self, seat: i64) -> float:
        """Of the win, for a seat, in the mean."""
        total = 0.0
        for outcome in self.outcomes:
            total += outcome.verdict().shares[seat]
        return total / float(len(self.outcomes))

    def ahead(self, seat: i64) -> float:
        """By how many points a seat is ahead of the best other, in the mean."""
        total = 0.0
        for outcome in self.outcomes:
            total += ahead(outcome.verdict().standings, seat)
        return total / float(len(self.outcomes))

    def is_planned(self, width: i64) -> bool:
        """Whether answers were planned so wide, where there is somebody to answer."""
        for outcome in self.outcomes:
            if outcome.answerer != NOBODY and outcome.width < width:
                return False
        return True


@final
class AnsweredTurn:
    """The turn under way, planned to its ends, and these by the best answers of the next seat.

    What a position is worth often hangs on the turn that comes next, and no glance finds that. So
    of the end that promises most the answer is planned, too, and remembered: what refutes one end
    refutes most of those alike, wherever it is possible. This goes on with the end that now
    promises most, until one has been answered and still does; and with what begins like it, until
    nothing better is found there; then wider, if there is time.
    ``worlds`` are possible ones, in the first of which the lines were grown; the next seat knows
    in which he is.
    """

    def __init__(
        self, plans: TurnPlans, worlds: list[State], judge: Judge, scale: float, rng: Random
    ) -> None:
        self._plans = plans
        self._answering: TurnPlans | None = None  # the plan of an answer that is being made
        self._worlds = worlds
        self._lucks = [rng.getrandbits(60) for _ in worlds]
        self._seat = worlds[0].to_move
        self._turn = whose_turn(worlds[0])
        self._judge = judge
        self._scale = scale
        self._rng = rng
        self._looks: i64 = 0
        self._ends: list[TurnEnd] = []
        self._taken: i64 = 0  # of the plans' ends
        self._answers: list[list[int]] = []

    @property
    def looks(self) -> i64:
        """Looks at actions so far, and what judgements are worth."""
        answering = self._answering
        return self._looks + self._plans.looks + (0 if answering is None else answering.looks)

    def think(
        self,
        narrower: i64,
        spent_on: Callable[[i64], float],
        actions: i64 = 1,
        part: i64 = 0,
        parts: i64 = 1,
    ) -> None:
        """Plan until the budget is spent after so many looks, or nothing more can be found.

        Answers are planned ``narrower`` than the turn by that factor, at first. So many first
        ``actions`` are to be compared; the most is spent on the best. Of the ends one ``part`` of
        so many ``parts`` is looked at.
        """
        most = 1.0 if actions == 1 else BEST

        def enough() -> bool:
            return spent_on(self.looks) >= most

        plans = self._plans
        # Twice as wide takes twice as long, or nearly: what was looked at stays known.
        while not plans.is_whole and 2.0 * spent_on(self.looks) <= LINES * most:
            plans.widen(2 * plans.width, enough)
        width: i64 = max(plans.width // narrower, FEWEST)
        self._judge_ends(part, parts, enough)
        self._answer_and_vary(width, enough)
        while spent_on(self.looks) < LAST * most and width < WIDEST:
            width = min(2 * width, WIDEST)
            if not plans.is_whole and 2.0 * spent_on(self.looks) <= LAST * most:
                plans.widen(2 * plans.width, enough)
            self._judge_ends(part, parts, enough)
            self._answer_and_vary(width, enough)
        for number in range(1, actions):
            most += (1.0 - BEST) / float(actions - 1)
            firsts = {considered.action for considered in self.best(number)}
            others = [end for end in self._ends if end.line[0] not in firsts]
            self._answer_best(others, max(plans.width // narrower, FEWEST), enough)

    def best(self, actions: i64 = 1) -> list[Considered]:
        """So many first actions, or fewer, whose ends leave most after the answers to them.

        What was not answered is not told of, where somebody answers; but where there was no time
        for any answer, all ends as they stand are. The lines are whole ones.
        """
        told = self._answered_ends()
        if len(told) == 0 and self._taken == len(self._plans.ended):
            told = self._ends
        seat = self._seat
        found = [
            Considered(end.line[0], end.share(seat), end.ahead(seat), end.line) for end in told
        ]
        return the_best([found], int(actions))

    def has_answers(self) -> bool:
        """Whether there was time to answer an end."""
        return len(self._answered_ends()) > 0

    # ---- the ends

    def _answered_ends(self) -> list[TurnEnd]:
        return [end for end in self._ends if end.is_planned(FEWEST)]

    def _judge_ends(self, part: i64, parts: i64, enough: Callable[[], bool]) -> None:
        ended = self._plans.ended
        while self._taken < len(ended) and not enough():
            found = ended[self._taken]
            self._taken += 1
            if self._taken % parts != part:
                continue
            end = TurnEnd(found)
            end.outcomes.append(self._outcome(self._plans.at(found)))
            for number in range(1, len(self._worlds)):
                after = self._plans.after(end.line, self._worlds[number], self._lucks[number])
                if after is not None:
                    end.outcomes.append(self._outcome(after))
            self._ends.append(end)

    def _outcome(self, after: State) -> Outcome:
        answerer: i64 = NOBODY
        if not after.is_over and after.to_move != CHANCE and whose_turn(after) != self._turn:
            answerer = whose_turn(after)
        return Outcome(after, self._verdict(after), answerer)

    def _verdict(self, state: State) -> Verdict:
        self._looks += JUDGEMENT
        return self._judge.verdict(state, self._scale)

    # ---- the answers

    def _answer_and_vary(self, width: i64, enough: Callable[[], bool]) -> None:
        """Answer the best end and vary the line to it, until that is the best of its variations."""
        while len(self._ends) > 0 and not enough():
            self._answer_best(self._ends, width, enough)
            best = max(self._ends, key=lambda end: end.promise(self._seat))
            if best.varied >= width or self._plans.is_whole:
                return
            best.varied = width
            self._plans.vary(best.found, width, enough)
            self._judge_ends(0, 1, enough)

    def _answer_best(self, ends: list[TurnEnd], width: i64, enough: Callable[[], bool]) -> None:
        """Answer the end that promises most, until that has been answered."""
        promising = [(-end.promise(self._seat), number) for number, end in enumerate(ends)]
        heapify(promising)
        while not enough() and len(promising) > 0:
            promise, number = promising[0]
            end = ends[number]
            if -promise != end.promise(self._seat):  # it was answered since
                heapreplace(promising, (-end.promise(self._seat), number))
            elif end.is_planned(width):
                return
            else:
                self._answer(end, width, enough)

    def _answer(self, end: TurnEnd, width: i64, enough: Callable[[], bool]) -> None:
        """Answer it in one world more: by what is remembered, else by a plan."""
        for outcome in end.outcomes:
            if outcome.answerer != NOBODY and outcome.width < width:
                known = outcome.verdict()
                self._try_answers(outcome)
                if outcome.verdict() is known:
                    self._plan_answer(outcome, width, enough)
                return

    def _try_answers(self, outcome: Outcome) -> None:
        """Those remembered that were not tried here before."""
        while outcome.met < len(self._answers):
            verdict = self._answered(outcome, self._answers[outcome.met])
            outcome.met += 1
            if verdict is not None:
                outcome.meet(verdict)

    def _answered(self, outcome: Outcome, answer: list[int]) -> Verdict | None:
        """What comes of an answer; nothing where it is not possible or does not end the turn."""
        state = outcome.after.clone()
        turn = whose_turn(state)
        for action in answer:
            if state.is_over or state.to_move != outcome.answerer or whose_turn(state) != turn:
                return None
            self._looks += 1
            if not holds(state._legal(), action):
                return None
            state._apply(action)
        if not state.is_over and (state.to_move == CHANCE or whose_turn(state) == turn):
            return None
        return self._verdict(state)

    def _plan_answer(self, outcome: Outcome, width: i64, enough: Callable[[], bool]) -> None:
        """The best answer of a plan so wide; what there is no time for changes nothing."""
        plans = TurnPlans(outcome.after, self._rng, self._plans.branches)
        self._answering = plans
        plans.widen(width, enough)
        best: Verdict | None = None
        leads: LineEnd | None = None
        varied: LineEnd | None = None
        number = 0
        while number < len(plans.ended) and not enough():
            found = plans.ended[number]
            number += 1
            verdict = self._verdict(plans.at(found))
            answerer = outcome.answerer
            if best is None or verdict.promise(answerer) > best.promise(answerer):
                best = verdict
                leads = found
            if number == len(plans.ended) and leads is not None and leads is not varied:
                varied = leads
                if not plans.is_whole:
                    plans.vary(leads, max(width // VARIED, FEWEST), enough)
        self._looks += plans.looks
        self._answering = None
        if plans.width == 0 or number < len(plans.ended):
            return
        outcome.width = WIDEST if plans.is_whole else width
        if best is None or leads is None:  # a turn longer than any plan
            return
        outcome.meet(best)
        line = leads.line()
        if line not in self._answers:
            self._answers.append(line)
