"""Steps through a possible world: what one is told of them, and how they look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.state import CHANCE, State

if TYPE_CHECKING:
    from random import Random

    from sobremesa.core.events import Event

DISTINCT: Final[i64] = 40  # outcomes that the tree tells apart; longer draws it takes together
SAMPLES: Final[i64] = 4  # outcomes of a draw that a look ahead takes the mean of


def whose_turn(state: State) -> i64:
    """Whose turn it is, where the game says so (``turn``): others may be asked in it."""
    turn: i64 = getattr(state, "turn", int(state.to_move))
    return turn


def step_told(state: State, action: i64, searcher: i64, rng: Random) -> str:
    """Carry out ``action`` and what chance brings then; what ``searcher`` is told, as one text."""
    told = _applied(state, action, searcher)
    possible: i64 = 1
    while state.to_move == CHANCE and not state.is_over:
        outcomes = state._chance_actions()
        possible *= len(outcomes)
        outcome = drawn(outcomes, state._chance_weights(), rng)
        if possible <= DISTINCT:
            told += _applied(state, outcome, searcher)
        else:
            possible = DISTINCT + 1  # however many more are drawn
            state._apply(outcome)
    return f"{told} {state.to_move}"


def _applied(state: State, action: i64, searcher: i64) -> str:
    """The action itself, unless something of it is kept from the searcher."""
    events: list[Event] = []
    state.events = events
    state._apply(action)
    state.events = None
    for event in events:
        if len(event.secret) > 0 and int(searcher) not in event.knows:
            return "".join([repr(event.seen_by(int(searcher))) for event in events])
    return f" {action}"


def told_openly(action: i64, to_move: i64) -> str:
    """What is told of an action with nothing secret or drawn in it, after which a seat decides."""
    return f" {action} {to_move}"


def was_foreseen(before: State, action: int, now: State) -> bool:
    """Whether a seat that took ``action`` before knows of nothing else that has happened since.

    Both are what that seat knows, at decisions of its own.
    """
    game = now.game
    if before.game is not game or action not in before.legal():
        return False
    after = before.clone()
    after._apply(action)
    return after.to_move == now.to_move and game.position(after) == game.position(now)


def step_on(state: State, action: i64, rng: Random) -> None:
    """Carry out ``action`` and what chance brings then."""
    state._apply(action)
    while state.to_move == CHANCE and not state.is_over:
        state._apply(drawn(state._chance_actions(), state._chance_weights(), rng))


def drawn(actions: vec[i64], weights: vec[i64], rng: Random) -> i64:
    """One of ``actions``, as likely as its weight says."""
    if len(actions) == 1:
        return actions[0]
    total: i64 = 0
    for weight in weights:
        total += weight
    left: i64 = int(rng.random() * int(total))
    number: i64 = 0
    while left >= weights[number]:
        left -= weights[number]
        number += 1
    return actions[number]


def outlooks(state: State, actions: vec[i64], seat: i64, rng: Random) -> vec[float]:
    """How each of the actions looks to ``seat`` when it has been carried out."""
    values = vec[float](capacity=len(actions))
    for action in actions:
        after = state.clone()
        after._apply(action)
        if after.to_move == CHANCE and not after.is_over:
            values = append(values, _mean_outlook(after, seat, rng))
        else:
            values = append(values, after.game.evaluate(after, int(seat)))
    return values


def _mean_outlook(state: State, seat: i64, rng: Random) -> float:
    """Over some of what chance may bring."""
    outcomes = state._chance_actions()
    weights = state._chance_weights()
    total = 0.0
    weight_of_all = 0.0
    few = len(outcomes) <= SAMPLES
    number: i64 = 0
    while number < min(len(outcomes), SAMPLES):
        after = state.clone()
        weight = float(weights[number]) if few else 1.0
        after._apply(outcomes[number] if few else drawn(outcomes, weights, rng))
        total += weight * after.game.evaluate(after, int(seat))
        weight_of_all += weight
        number += 1
    return total / weight_of_all


def best(values: vec[float]) -> i64:
    """Where the highest value stands; of several the first."""
    highest: i64 = 0
    for number in range(len(values)):
        if values[number] > values[highest]:
            highest = number
    return highest
