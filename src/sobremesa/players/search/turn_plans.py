"""Planning a turn of several decisions as a whole, before any of it is tried out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import CHANCE, State, holds
from sobremesa.players.search.judge import Judge
from sobremesa.players.search.steps import best, outlooks, step_on, whose_turn

LONGEST_TURN: Final[i64] = 30  # decisions
JUDGEMENT: Final[i64] = 10  # looks that one judgement is worth, about
SPREAD: Final[i64] = 128  # of so many lines one may continue the same one, should that be more
UNKNOWN: Final = -1e18  # what comes of an action that no line followed to the end of the turn


@final
class Stage:
    """A decision of the turn: how its actions look, and what the best lines come to."""

    def __init__(self, state: State, line: list[int], before: Stage | None, edge: i64) -> None:
        self.state = state
        self.line = line  # the actions of the turn so far
        self.before = before
        self.edge: i64 = edge  # that led here
        self.actions = state._legal()
        self.looks = vec[float]()
        self.ends = vec[float]()
        self.after: dict[int, Stage] = {}

    def credit(self, edge: i64, end: float) -> None:
        """A line through that action comes to ``end``."""
        if end <= self.ends[edge]:
            return
        self.ends[edge] = end
        if self.before is not None:
            self.before.credit(self.edge, end)

    def forget(self, edge: i64) -> None:
        """What lines through that action come to, and through what led here."""
        self.ends[edge] = UNKNOWN
        if self.before is not None:
            self.before.forget(self.edge)

    def is_followed(self) -> bool:
        """Whether some line through here was followed to the end of the turn."""
        return len(self.ends) > 0 and self.ends[best(self.ends)] > UNKNOWN

    def outlooks(self) -> vec[float]:
        """How the actions look now: no better than any that was followed, if they were not."""
        worst = self.ends[best(self.ends)]
        for end in self.ends:
            if end > UNKNOWN:
                worst = min(worst, end)
        values = vec[float](self.looks)
        for edge in range(len(values)):
            end = self.ends[edge]
            values[edge] = end if end > UNKNOWN else min(values[edge], worst)
        return values


@final
class LineEnd:
    """By which action of which stage a line came to the end of the turn, and how that looked."""

    def __init__(self, stage: Stage, edge: i64, look: float) -> None:
        self.stage = stage
        self.edge: i64 = edge
        self.look = look

    def line(self) -> list[int]:
        """All actions of the line."""
        return [*self.stage.line, int(self.stage.actions[self.edge])]


@final
class TurnPlans:
    """Lines of actions to the end of the turn under way, in one possible world (beam search).

    Halfway through a turn an evaluation says little of what the turn will come to; its end can be
    judged. So an action is worth what the best line through it comes to. Where chance decides or
    somebody else is asked, a line is finished at a glance.

    Lines that look best are often much alike. Of those that go on no more than ``branches``
    continue the same one, or more where plans are very wide (0: as many as look best).
    """

    def __init__(self, state: State, rng: Random, branches: i64 = 0) -> None:
        self.branches: i64 = branches  # may be changed before a plan grows wider
        self.first = Stage(state, [], None, 0)
        self.width: i64 = 0  # of the widest plan so far that was not broken off
        self.is_whole = False  # no line was left out of it
        self.lines: i64 = 0  # that could go on, in the widest plan and through first actions
        self.looks: i64 = 0  # at actions so far
        self.draws: i64 = 0  # that lines have met before the end of the turn
        self.ended: list[LineEnd] = []
        self._stages: dict[tuple[int, ...], Stage] = {}  # by the key of their state
        self._ends: set[tuple[int, ...]] = set()  # keys of states where lines ended
        self._seat = state.to_move
        self._turn = whose_turn(state)
        self._rng = rng
        self._luck = rng.getrandbits(60)

    def widen(self, width: i64, enough: Callable[[], bool]) -> bool:
        """Grow lines, until there was ``enough``; whether a greater width could find more.

        Of all lines of equal length the ``width`` that look best go on; of those with the same
        actions in another order only one does, and of those that come to the same state.
        """
        left_out = self._grown(self.first, width, enough)
        if left_out is None:
            return False
        self.width = width
        self.lines = width
        self.is_whole = not left_out
        return left_out

    def through_each(self, width: i64, enough: Callable[[], bool]) -> None:
        """Grow lines that begin with each of the first actions, so wide from there on.

        What looks bad by itself, as a step off a space that is to be raised, is given up where all
        lines go on together, however good it is for the end of the turn.
        """
        self._look(self.first)
        for edge in range(len(self.first.actions)):
            if enough():
                return
            following: dict[Stage, None] = {}
            self._grow(self.first, edge, following)
            for stage in following:
                self._grown(stage, width, enough)
            self.lines += width

    def vary(self, end: LineEnd, width: i64, enough: Callable[[], bool]) -> None:
        """Grow lines that begin like the one to ``end``, so wide from each of its decisions on."""
        stage: Stage | None = end.stage
        while stage is not None and stage is not self.first and not enough():
            self._grown(stage, width, enough)
            stage = stage.before

    def _grown(self, first: Stage, width: i64, enough: Callable[[], bool]) -> bool | None:
        """Grow lines from a decision on; whether some were left out, if it was not broken off."""
        front = [first]
        left_out = False
        most = max(self.branches, width // SPREAD)
        length: i64 = len(first.line)
        while len(front) > 0 and length < LONGEST_TURN:
            length += 1
            ranked: list[tuple[float, int, int]] = []
            for number, stage in enumerate(front):
                if enough():
                    return None
                self._look(stage)
                for edge in range(len(stage.actions)):
                    ranked.append((-stage.looks[edge], number, int(edge)))
            ranked.sort()
            following: dict[Stage, None] = {}  # as a set that keeps its order
            grown: i64 = 0
            met: set[tuple[int, ...]] = set()
            branches = vec[i64]([0] * len(front))
            for _, number, edge in ranked:
                stage = front[number]
                if self.branches > 0 and len(front) > 1 and branches[number] >= most:
                    left_out = True
                    continue
                actions = tuple(sorted([*stage.line, int(stage.actions[edge])]))
                if actions in met:
                    continue
                if grown >= width:
                    left_out = True
                    break
                if enough():
                    return None
                met.add(actions)
                branches[number] += 1
                if self._grow(stage, edge, following):
                    grown += 1
            front = list(following)
        return left_out

    def looking_best(self, most: i64) -> list[LineEnd]:
        """So many of the ends, at most: those that look best, the best first."""
        ranked = sorted([(-end.look, number) for number, end in enumerate(self.ended)])
        return [self.ended[number] for _, number in ranked[: int(most)]]

    def judged(self, judge: Judge, most: i64, scale: float, enough: Callable[[], bool]) -> None:
        """Let ``judge`` say what the lines come to that look best, so many at most.

        A share of the win counts as the advantage in the evaluation that would be worth as much
        (see ``worth``); the best of the lines comes to what looked best.
        """
        chosen: list[LineEnd] = []
        shares: list[float] = []
        for end in self.looking_best(most):
            if enough():
                break
            self.looks += JUDGEMENT
            chosen.append(end)
            shares.append(judge.verdict(self.at(end), scale).shares[self._seat])
        if len(chosen) < 2:
            return
        for end in self.ended:
            end.stage.forget(end.edge)
        highest = max(shares)
        for end, share in zip(chosen, shares, strict=True):
            end.stage.credit(end.edge, chosen[0].look - 4.0 * scale * (highest - share))

    def at(self, end: LineEnd) -> State:
        """The state where a line ended."""
        after = end.stage.state.clone()
        after._apply(end.stage.actions[end.edge])
        return after if self._is_over(after) else self._finished(end.stage, end.edge, after)

    def after(self, line: list[int], world: State, luck: int) -> State | None:
        """Where a line ends in another world, with its luck; nothing if not possible."""
        state = world.clone()
        rng = Random(luck)
        for action in line:
            if self._is_over(state) or state.to_move != self._seat:
                return None
            if not holds(state._legal(), action):
                return None
            step_on(state, action, rng)
        return self._played_on(state, rng)

    def _look(self, stage: Stage) -> None:
        if len(stage.looks) == 0:
            stage.looks = outlooks(stage.state, stage.actions, self._seat, self._rng)
            stage.ends = vec[float]([UNKNOWN] * len(stage.actions))
            self.looks += len(stage.actions)

    def _grow(self, stage: Stage, edge: i64, following: dict[Stage, None]) -> bool:
        """One action more: the turn is over then, or a decision is added to those that follow.

        Not where another line came to the same: that one is as good.
        """
        known = stage.after.get(int(edge))
        if known is None:
            if stage.ends[edge] > UNKNOWN:
                return True
            after = stage.state.clone()
            after._apply(stage.actions[edge])
            if self._is_over(after):
                return self._end(stage, edge, after, stage.looks[edge])
            if after.to_move != self._seat:
                finished = self._finished(stage, edge, after)
                look = finished.game.evaluate(finished, int(self._seat))
                return self._end(stage, edge, finished, look)
            known = self._stage(stage, edge, after)
        if known in following:
            return False
        following[known] = None
        return True

    def _stage(self, stage: Stage, edge: i64, after: State) -> Stage:
        """The decision in that state, which follows on that action or on another line."""
        key = after._key()
        known = self._stages.get(key)
        if known is None:
            known = Stage(after, [*stage.line, int(stage.actions[edge])], stage, edge)
            stage.after[int(edge)] = known
            if len(key) > 0:
                self._stages[key] = known
        return known

    def _end(self, stage: Stage, edge: i64, after: State, look: float) -> bool:
        """A line ends, unless another one did there."""
        key = after._key()
        if len(key) > 0:
            if key in self._ends:
                return False
            self._ends.add(key)
        self.ended.append(LineEnd(stage, edge, look))
        stage.credit(edge, look)
        return True

    def _is_over(self, state: State) -> bool:
        return state.is_over or (state.to_move != CHANCE and whose_turn(state) != self._turn)

    def _finished(self, stage: Stage, edge: i64, after: State) -> State:
        """A turn in which ``after`` chance or another seat decides is played on at a glance."""
        rng = Random(self._luck)
        state = stage.state.clone()
        step_on(state, stage.actions[edge], rng)
        if after.to_move == CHANCE and not self._is_over(state):
            self.draws += 1
        return self._played_on(state, rng)

    def _played_on(self, state: State, rng: Random) -> State:
        """To the end of the turn, at a glance; all lines have the same luck, ``rng``."""
        decisions: i64 = 0
        while not self._is_over(state) and decisions < LONGEST_TURN:
            legal = state._legal()
            at: i64 = 0
            if len(legal) > 1:
                at = best(outlooks(state, legal, state.to_move, rng))
                self.looks += len(legal)
            step_on(state, legal[at], rng)
            decisions += 1
        return state
