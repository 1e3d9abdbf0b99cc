"""Planning a turn of several decisions as a whole, before any of it is tried out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import CHANCE, State
from sobremesa.players.search.steps import best, outlooks, step_on, whose_turn

LONGEST_TURN: Final[i64] = 30  # decisions
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
class TurnPlans:
    """Lines of actions to the end of the turn under way, in one possible world (beam search).

    Halfway through a turn an evaluation says little of what the turn will come to; its end can be
    judged. So an action is worth what the best line through it comes to. Where chance decides or
    somebody else is asked, a line is finished at a glance.
    """

    def __init__(self, state: State, rng: Random) -> None:
        self.first = Stage(state, [], None, 0)
        self.looks: i64 = 0  # at actions so far
        self.draws: i64 = 0  # that lines have met before the end of the turn
        self._seat = state.to_move
        self._turn = whose_turn(state)
        self._rng = rng
        self._luck = rng.getrandbits(60)

    def widen(self, width: i64, enough: Callable[[], bool]) -> bool:
        """Grow lines, until there was ``enough``; whether a greater width could find more.

        Of all lines of equal length the ``width`` that look best go on; of those with the same
        actions in another order only one does.
        """
        front = [self.first]
        left_out = False
        length: i64 = 0
        while len(front) > 0 and length < LONGEST_TURN:
            length += 1
            ranked: list[tuple[float, int, int]] = []
            for number, stage in enumerate(front):
                if enough():
                    return False
                self._look(stage)
                for edge in range(len(stage.actions)):
                    ranked.append((-stage.looks[edge], number, int(edge)))
            ranked.sort()
            following: list[Stage] = []
            met: set[tuple[int, ...]] = set()
            for _, number, edge in ranked:
                stage = front[number]
                actions = tuple(sorted([*stage.line, int(stage.actions[edge])]))
                if actions in met:
                    continue
                if len(met) >= width:
                    left_out = True
                    break
                if enough():
                    return False
                met.add(actions)
                self._grow(stage, edge, following)
            front = following
        return left_out

    def _look(self, stage: Stage) -> None:
        if len(stage.looks) == 0:
            stage.looks = outlooks(stage.state, stage.actions, self._seat, self._rng)
            stage.ends = vec[float]([UNKNOWN] * len(stage.actions))
            self.looks += len(stage.actions)

    def _grow(self, stage: Stage, edge: i64, following: list[Stage]) -> None:
        """One action more: the turn is over then, or a decision is added to those that follow."""
        known = stage.after.get(int(edge))
        if known is not None:
            following.append(known)
        elif stage.ends[edge] == UNKNOWN:
            action = stage.actions[edge]
            after = stage.state.clone()
            after._apply(action)
            if self._is_over(after):
                stage.credit(edge, stage.looks[edge])
            elif after.to_move != self._seat:
                drawn = after.to_move == CHANCE
                stage.credit(edge, self._finished(stage.state.clone(), action, drawn))
            else:
                known = Stage(after, [*stage.line, int(action)], stage, edge)
                stage.after[int(edge)] = known
                following.append(known)

    def _is_over(self, state: State) -> bool:
        return state.is_over or (state.to_move != CHANCE and whose_turn(state) != self._turn)

    def _finished(self, state: State, action: i64, drawn: bool) -> float:
        """What the turn comes to when it is played on at a glance; the same luck for all lines."""
        rng = Random(self._luck)
        step_on(state, action, rng)
        if drawn and not self._is_over(state):
            self.draws += 1
        decisions: i64 = 0
        while not self._is_over(state) and decisions < LONGEST_TURN:
            legal = state._legal()
            at: i64 = 0
            if len(legal) > 1:
                at = best(outlooks(state, legal, state.to_move, rng))
                self.looks += len(legal)
            step_on(state, legal[at], rng)
            decisions += 1
        return state.game.evaluate(state, int(self._seat))
