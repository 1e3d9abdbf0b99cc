"""The check of ``State._key``, by which a search takes states for the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sobremesa.core import Game, State
from sobremesa.testing.faults import need
from sobremesa.testing.plain import position_text
from sobremesa.testing.play import decisions, played_ahead, step_ahead
from sobremesa.testing.states import need_alike

AHEAD = 4  # so many actions two states with one key are played side by side
FOLLOWING = 24  # so many states that may come next are compared
LINES = 2  # so many lines are played
ORDERS = 3  # in so many other orders each


def check_key(game: Game, state: State, action: int, rng: Random) -> None:
    """From states with one key the same can come, however they came about."""
    key = state._key()
    if not key:
        return
    need(state.clone()._key() == key, "key", "a clone has another key")
    known: dict[tuple[int, ...], State] = {}
    for found in _near(state, rng):
        first = known.setdefault(found._key(), found)
        if first is not found:
            _need_the_same_to_come(game, first, found.clone(), rng)


def _near(state: State, rng: Random) -> Iterator[State]:
    """The state, some that may come next, and what comes of the same actions in other orders."""
    yield state
    possible = decisions(state)
    for action in rng.sample(possible, min(len(possible), FOLLOWING)):
        following = state.clone()
        if played_ahead(following, action):
            yield following
    for _ in range(LINES):
        ahead = state.clone()
        line = [step for _ in range(AHEAD) if (step := step_ahead(ahead, rng)) is not None]
        for _ in range(ORDERS):
            rng.shuffle(line)
            ordered = state.clone()
            for action in line:
                if played_ahead(ordered, action):
                    yield ordered.clone()


def _need_the_same_to_come(game: Game, first: State, other: State, rng: Random) -> None:
    """Two states side by side; and the first once more, to be fair. ``other`` is played on."""
    one, again = first.clone(), first.clone()
    played: list[str] = []
    for _ in range(AHEAD):
        when = f" after {', '.join(played)}" if played else ""
        same = position_text(game, one) == position_text(game, again)
        need(same, "determinism", f"differs by itself{when}")
        need_alike(one, other, "key", f"though they have one key{when}")
        action = step_ahead(one, rng)
        if action is None:
            return
        played.append(game.notation(action))
        for follower in (again, other):
            need(played_ahead(follower, action), "key", f"one key, but {played[-1]} breaks one")
