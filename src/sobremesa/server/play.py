"""One step of a game, worked out before it is written down."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sobremesa import CHANCE, State
from sobremesa.server.log import Entry, Running, Summary


@dataclass(frozen=True)
class Step:
    """What is to be added to a log, and where the game stands then."""

    entries: list[Entry]
    summary: Summary


def decided(state: State, ply: int, action: int, rng: Random) -> Step:
    """A decision of the seat to move and what chance adds; raises ``Illegal``."""
    after = state.clone()
    entry = Entry(int(state.to_move), state.game.notation(action))
    after.apply(action)
    return _with_chance(after, ply + 1, [entry], rng)


def drawn(state: State, ply: int, rng: Random) -> Step:
    """What chance decides now, until a seat is to move; perhaps nothing."""
    return _with_chance(state.clone(), ply, [], rng)


def taken_back(state: State, seat: int, ply: int) -> Step:
    """That ``seat`` goes back to ``ply``, at which ``state`` was."""
    return Step([Entry(seat, None, ply)], Summary.of(state, ply))


def handed_over(running: Running, seat: int, to: str) -> Step:
    """That ``seat`` is handed over; the game stands where it stood."""
    summary = Summary.of(running.state, running.history.ply)
    return Step([Entry(seat, None, handed_to=to)], summary)


def _with_chance(after: State, ply: int, entries: list[Entry], rng: Random) -> Step:
    while after.to_move == CHANCE and not after.is_over:
        action = roll(after.chances(), rng)
        entries.append(Entry(CHANCE, after.game.notation(action)))
        after.apply(action)
        ply += 1
    return Step(entries, Summary.of(after, ply))


def roll(chances: list[tuple[int, int]], rng: Random) -> int:
    """One of the actions, each as likely as its weight says."""
    left = rng.randrange(sum(weight for _, weight in chances))
    for action, weight in chances:
        if left < weight:
            return action
        left -= weight
    raise ValueError("weights are whole numbers above 0")
