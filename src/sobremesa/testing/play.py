"""Playing games blindly: setups to begin with, choices, and playing what still can be played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from sobremesa.core import Event, Game, History, Record, State


@dataclass(frozen=True)
class Setup:
    """How a game is started."""

    players: int
    rules: str
    options: Mapping[str, object] = field(default_factory=dict)

    def start(self, game: Game) -> State:
        """The state before the first action."""
        return game.start(self.players, self.rules, **self.options)


def setups_of(
    game: Game,
    players: Iterable[int] | None,
    rules: Iterable[str] | None,
    options: Iterable[Mapping[str, object]] | None,
    seeds: Iterable[int],
) -> Iterator[tuple[Setup, int]]:
    """Every number of players and rule set with each seed.

    Unless ``options`` are given, even seeds play with the defaults and odd ones with switches
    thrown at random.
    """
    counts = range(game.min_players, game.max_players + 1) if players is None else tuple(players)
    chosen_rules = game.rule_sets if rules is None else tuple(rules)
    given = None if options is None else [dict(one) for one in options]
    for seed in seeds:
        for rule_set in chosen_rules:
            for count in counts:
                switches = _switches(game, seed) if given is None else given
                for one in switches:
                    yield Setup(count, rule_set, one), seed


def _switches(game: Game, seed: int) -> list[dict[str, object]]:
    if seed % 2 == 0:
        return [{}]
    rng = Random(f"switches {seed}")
    return [{option.name: rng.choice(option.values) for option in game.options}]


def decisions(state: State) -> list[int]:
    """What may happen next, by whoever decides."""
    return state.legal() or [action for action, _ in state.chances()]


def choose(state: State, rng: Random, by_kind: bool) -> int:
    """One decision at random; ``by_kind`` gives every kind of action the same chance."""
    chances = state.chances()
    if chances:
        actions, weights = zip(*chances, strict=True)
        return int(rng.choices(actions, weights)[0])
    legal = state.legal()
    if by_kind:
        kinds: dict[str, list[int]] = {}
        for action in legal:
            kinds.setdefault(str(state.game.describe(action).get("do")), []).append(action)
        legal = kinds[rng.choice(sorted(kinds))]
    return rng.choice(legal)


def step_ahead(state: State, rng: Random) -> int | None:
    """Play one more action; ``None`` at the end, or where the game breaks.

    For checks that look ahead: what is broken there is found where the game comes to it.
    """
    try:
        if state.is_over:
            return None
        action = choose(state, rng, by_kind=True)
    except Exception:
        return None
    return action if played_ahead(state, action) else None


def played_ahead(state: State, action: int) -> bool:
    """Play that action, unless it cannot be carried out here, or the game breaks."""
    try:
        state.apply(action)
    except Exception:
        return False
    return True


def after(state: State, action: int) -> tuple[State, list[Event]]:
    """The state after an action, and what is told; ``state`` stays as it is."""
    following = state.clone()
    told: list[Event] = []
    following.events = told
    following.apply(action)
    following.events = None
    return following, told


def as_far_as_possible(game: Game, setup: Setup, actions: list[int]) -> list[int]:
    """Those of the actions that can be played one after another; the others are left out."""
    state = setup.start(game)
    kept: list[int] = []
    for action in actions:
        if action in decisions(state):
            state.apply(action)
            kept.append(action)
    return kept


def history_of(game: Game, setup: Setup, actions: list[int]) -> History:
    """The history of a game in which these actions were played."""
    history = History(setup.start(game))
    for action in actions:
        history.play(action)
    return history


def record_of(game: Game, setup: Setup, actions: list[int]) -> str:
    """The record of these actions, the last of which may be one that cannot be carried out."""
    state = setup.start(game)
    record = Record.of(state)
    for ply, action in enumerate(actions, 1):
        record.add(int(state.to_move), game.notation(action))
        if ply < len(actions):
            state.apply(action)
    return record.dumps()
