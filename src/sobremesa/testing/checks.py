"""The checks that are made while a game is played, all with one shape, and when each is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from sobremesa.core import Game, History, State
from sobremesa.testing.faults import Fault, need
from sobremesa.testing.keys import check_key
from sobremesa.testing.lines import check_again, check_record, check_repeat, check_undo
from sobremesa.testing.plain import position_text
from sobremesa.testing.play import Setup, after, history_of
from sobremesa.testing.secrecy import (
    check_evaluation,
    check_observations,
    check_own_step,
    check_step,
    check_told,
)
from sobremesa.testing.states import (
    check_clone,
    check_conserved,
    check_decision,
    check_position,
    check_refusals,
    check_scores,
    check_view,
)

NO_ACTION = -1


@dataclass(frozen=True)
class Check:
    """A check of a history, or (``of_step``) of a history and the action that is played next."""

    name: str
    run: Callable[[Game, History, int, Random], None]
    of_step: bool = False

    def fault(
        self, game: Game, history: History, action: int = NO_ACTION, here: str | None = None
    ) -> Fault | None:
        """What is wrong here; ``here`` is the position, for who knows it already.

        What the check picks at random depends on nothing but the position and the action, so that
        a shorter line which leads to the same place shows the same fault.
        """
        try:
            place = position_text(game, history.state) if here is None else here
            self.run(game, history, action, Random(f"{self.name} {action} {place}"))
        except Fault as fault:
            return fault
        except Exception as error:
            raised = Fault(self.name, f"raised {type(error).__name__}: {error}")
            raised.__cause__ = error
            return raised
        return None

    def fault_after(self, game: Game, setup: Setup, actions: list[int]) -> Fault | None:
        """What is wrong after these actions, or with the last of them."""
        if not self.of_step:
            return self.fault(game, history_of(game, setup, actions))
        if not actions:
            return None
        return self.fault(game, history_of(game, setup, actions[:-1]), actions[-1])


def _of_state(name: str, check: Callable[[Game, State, Random], None]) -> Check:
    return Check(name, lambda game, history, action, rng: check(game, history.state, rng))


def _of_step(name: str, check: Callable[[Game, State, int, Random], None]) -> Check:
    return Check(
        name,
        lambda game, history, action, rng: check(game, history.state, action, rng),
        of_step=True,
    )


def _of_line(name: str, check: Callable[[Game, History, Random], None]) -> Check:
    return Check(name, lambda game, history, action, rng: check(game, history, rng))


def _can_be_played(game: Game, state: State, action: int, rng: Random) -> None:
    after(state, action)


def _conserves(game: Game, history: History, rng: Random) -> None:
    expected = game.conserved(history.at(0))
    need(len(expected) > 0, "conservation", "the game does not say what is conserved")
    check_conserved(game, history.state, expected)


IN_EVERY_STATE = (
    _of_state("decision", check_decision),
    _of_state("scores", check_scores),
    _of_line("conservation", _conserves),
)
IN_SOME_STATES = (
    _of_state("view", check_view),
    _of_state("clone", check_clone),
    _of_state("position", check_position),
    _of_state("refusal", check_refusals),
    _of_state("observation", check_observations),
    _of_state("evaluation", check_evaluation),
    _of_line("undo", check_undo),
)
IN_EVERY_STEP = (_of_step("apply", _can_be_played),)
IN_SOME_STEPS = (
    _of_step("determinism", check_repeat),
    _of_step("events", check_told),
    _of_step("reveal", check_step),
    _of_step("observation", check_own_step),
    _of_step("key", check_key),
)
AT_THE_END = (
    _of_line("determinism", check_again),
    _of_line("record", check_record),
)
