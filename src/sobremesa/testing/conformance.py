"""The conformance kit: what every game must pass, whatever its rules are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random

from sobremesa.core import Game, History, State
from sobremesa.testing.checks import (
    AT_THE_END,
    IN_EVERY_STATE,
    IN_EVERY_STEP,
    IN_SOME_STATES,
    IN_SOME_STEPS,
    NO_ACTION,
    Check,
)
from sobremesa.testing.faults import ConformanceError, Fault
from sobremesa.testing.plain import position_text
from sobremesa.testing.play import (
    Setup,
    as_far_as_possible,
    choose,
    decisions,
    record_of,
    setups_of,
)
from sobremesa.testing.shrinking import shortest
from sobremesa.testing.words import check_no_positions, check_notation, check_setups

ENOUGH_PLIES = 100  # in so many states something hidden must have been dealt otherwise once


def check_game(
    game: Game,
    *,
    seeds: Iterable[int] = range(4),
    players: Iterable[int] | None = None,
    rules: Iterable[str] | None = None,
    options: Iterable[Mapping[str, object]] | None = None,
    most_plies: int = 10_000,
    thorough: float = 1.0,
    attempts: int = 400,
) -> None:
    """Play a game blindly to its end, many times, and check all that the contract promises.

    Every seed plays each rule set with each number of players; unless ``options`` are given, odd
    seeds throw the switches at random. ``thorough`` is the share of plies at which the slow checks
    are made. Raises ``ConformanceError`` with a record as short as ``attempts`` at leaving actions
    out can make it.
    """
    for check in (check_setups, check_notation, check_no_positions):
        _check_without_play(game, check)
    dealt: dict[str, list[bool]] = {}
    for setup, seed in setups_of(game, players, rules, options, seeds):
        line = _Line(game, setup, seed, most_plies, thorough, attempts)
        by_kind = seed % 4 < 2
        line.play(_at_random(by_kind))
        dealt.setdefault(setup.rules, []).extend(line.dealt)
    for rule_set, otherwise in dealt.items():
        if game.has_secrets(rule_set) and len(otherwise) >= ENOUGH_PLIES and not any(otherwise):
            why = f"has_secrets({rule_set!r}) is true, but nothing is ever dealt otherwise"
            raise ConformanceError("observation", why)


def check_choices(
    game: Game,
    choices: Iterable[int],
    *,
    players: int | None = None,
    rules: str | None = None,
    options: Mapping[str, object] | None = None,
    most_plies: int = 10_000,
    thorough: float = 1.0,
) -> None:
    """Check one game whose decisions somebody else chooses: a fuzzer, Hypothesis.

    Each number picks one of the decisions there are (modulo their count); when the numbers have
    run out, the game goes on at random to its end. It does not shrink: who gives the choices does.
    """
    given = iter(choices)

    def pick(state: State, rng: Random) -> int:
        number = next(given, None)
        if number is None:
            return choose(state, rng, by_kind=True)
        possible = decisions(state)
        return possible[number % len(possible)]

    setup = Setup(
        game.min_players if players is None else players,
        game.rule_sets[0] if rules is None else rules,
        {} if options is None else options,
    )
    _Line(game, setup, 0, most_plies, thorough, attempts=0).play(pick)


def _at_random(by_kind: bool) -> Callable[[State, Random], int]:
    return lambda state, rng: choose(state, rng, by_kind)


def _check_without_play(game: Game, check: Callable[[Game], None]) -> None:
    try:
        check(game)
    except Fault as fault:
        raise ConformanceError(fault.check, fault.why) from fault
    except Exception as error:
        name = check.__name__.removeprefix("check_")
        raise ConformanceError(name, f"raised {type(error).__name__}: {error}") from error


class _Line:
    """One game, checked while it is played."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int,
        most_plies: int,
        thorough: float,
        attempts: int,
    ) -> None:
        self.game = game
        self.setup = setup
        self.most_plies = most_plies
        self.thorough = thorough
        self.attempts = attempts
        self.rng = Random(f"{seed} {setup}")
        self.history = History(setup.start(game))
        self.here: str | None = None  # the position now, as text
        self.dealt: list[bool] = []  # whether hidden things were dealt otherwise, for each look

    def play(self, pick: Callable[[State, Random], int]) -> None:
        """Play to the end and check on the way."""
        while True:
            self.here = self._position()
            self._check(IN_EVERY_STATE)
            if self.rng.random() < self.thorough:
                self._check(IN_SOME_STATES)
                self._look_for_secrets()
            if self.history.state.is_over:
                break
            if self.history.ply == self.most_plies:
                self._fail(Fault("end", f"the game is not over after {self.most_plies} plies"))
            action = pick(self.history.state, self.rng)
            self._check(IN_EVERY_STEP, action)
            if self.rng.random() < self.thorough:
                self._check(IN_SOME_STEPS, action)
            self.history.play(action)
        self._check(AT_THE_END)

    def _position(self) -> str | None:
        try:
            return position_text(self.game, self.history.state)
        except Exception:  # the checks meet it again and tell it
            return None

    def _look_for_secrets(self) -> None:
        if not any(self.dealt):
            state = self.history.state
            other = state.observed_by(None).determinize(self.rng)
            same = position_text(self.game, other) == position_text(self.game, state)
            self.dealt.append(not same)

    def _check(self, checks: tuple[Check, ...], action: int = NO_ACTION) -> None:
        for check in checks:
            fault = check.fault(self.game, self.history, action, self.here)
            if fault is not None:
                self._fail(fault, check, action)

    def _fail(self, fault: Fault, check: Check | None = None, action: int = NO_ACTION) -> None:
        actions = list(self.history.actions)
        if action != NO_ACTION:
            actions.append(action)
        if check is not None:
            by = check
            actions, fault = shortest(
                actions,
                fault,
                lambda line: as_far_as_possible(self.game, self.setup, line),
                lambda line: by.fault_after(self.game, self.setup, line),
                self.attempts,
            )
        try:
            record = record_of(self.game, self.setup, actions)
        except Exception as error:  # the game is broken, perhaps in its notation too
            record = f"(no record: {type(error).__name__}: {error}; actions {actions})"
        raise ConformanceError(fault.check, fault.why, record) from fault
