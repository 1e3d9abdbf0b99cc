"""What a player thinks of an action before it decides: what a hint tells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from sobremesa.core import Event, State

POINT: Final = 0.004  # of the win, which a point ahead is worth besides


@dataclass(frozen=True)
class Considered:
    """An action of the seat to move, and what that seat may expect of it.

    ``share`` is its expected share of the win, from 0 to 1, and ``ahead`` by how many points it
    expects to be ahead of the best other where it stopped looking. ``line`` is the action and what
    the seat would most likely do next, as far as nobody else and no chance comes between.
    """

    action: int
    share: float
    ahead: float
    line: list[int]


@runtime_checkable
class Considering(Protocol):
    """A player that can say what it thinks."""

    def choose(self, observation: State) -> int:
        """One of the legal actions of the seat to move, from what that seat knows."""
        ...

    def consider(self, observation: State, most: int) -> list[Considered]:
        """So many of the legal actions, or fewer, the best first."""
        ...


def promise(share: float, points: float) -> float:
    """How good it is to expect a share of the win, and to be so many ``points`` ahead.

    Where all is as good as won or lost shares hardly differ; there points say what is better.
    """
    return share + POINT * points


def goes_on(state: State, action: int) -> bool:
    """Carry out ``action``; whether the same seat then decides in the same turn, knowing all of it.

    ``state`` is what that seat knows, and a clone of the caller's own.
    """
    seat = state.to_move
    turn = getattr(state, "turn", seat)
    told: list[Event] = []
    state.events = told
    state._apply(action)
    state.events = None
    if state.is_over or state.to_move != seat or getattr(state, "turn", seat) != turn:
        return False
    return not any(
        event.reveals or (event.secret and int(seat) not in event.knows) for event in told
    )


def the_best(some: list[list[Considered]], most: int) -> list[Considered]:
    """Of what several found, the best of each action, and of these so many at most."""
    found: dict[int, Considered] = {}
    ranked = sorted((one for part in some for one in part), key=lambda one: -_promise(one))
    for one in ranked:
        found.setdefault(one.action, one)
    return list(found.values())[:most]


def _promise(one: Considered) -> float:
    return promise(one.share, one.ahead)
