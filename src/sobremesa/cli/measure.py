"""Measuring rules: decisions a second, and what a clone and a list of legal actions cost.

Process CPU time, so that other programs on the machine disturb little; medians over rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time

from msgspec import Struct

from sobremesa import CHANCE, State
from sobremesa.players.playout import playout

SECONDS = 0.3  # of CPU time for one figure in one round
ROUNDS = 3
SAMPLES = 200  # states from the midst of games, for clone and legal


class Speed(Struct):
    """How fast one setup of a game is."""

    game: str
    rules: str
    players: int
    steps_per_second: float
    playout_steps_per_second: float
    clone_microseconds: float
    legal_microseconds: float


def measure(start: State) -> Speed:
    """The figures of one setup."""
    rng = Random(1)
    samples = sample_states(start, rng)
    steps, playouts, clones, legals = [], [], [], []
    for _ in range(ROUNDS):
        steps.append(per_second(lambda: step_game(start, rng), SECONDS))
        playouts.append(per_second(lambda: playout(start.clone(), rng.getrandbits(31)), SECONDS))
        clones.append(per_second(lambda: clone_all(samples), SECONDS))
        legals.append(per_second(lambda: legal_of_all(samples), SECONDS))
    return Speed(
        start.game.name,
        start.rules,
        int(start.players),
        median(steps),
        median(playouts),
        1e6 / median(clones),
        1e6 / median(legals),
    )


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How many units of ``work`` (which says how many it did) fit into a second of CPU time."""
    done = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        done += work()
        spent = process_time() - began
    return done / spent


def step_game(start: State, rng: Random) -> int:
    """One whole game step by step as a bot plays it; how many decisions the seats made."""
    state = start.clone()
    decisions = 0
    random = rng.random
    while not state.is_over:
        if state.to_move == CHANCE:
            state.apply(draw(state, rng))
        else:
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def draw(state: State, rng: Random) -> int:
    """What chance brings."""
    actions, weights = zip(*state.chances(), strict=True)
    [action] = rng.choices(actions, weights)
    return int(action)


def sample_states(start: State, rng: Random) -> list[State]:
    """States in which a seat decides, from everywhere in random games."""
    found: list[State] = []
    while len(found) < SAMPLES:
        state = start.clone()
        while not state.is_over:
            if state.to_move == CHANCE:
                state.apply(draw(state, rng))
                continue
            if rng.random() < 0.1:
                found.append(state.clone())
            state.apply(rng.choice(state.legal()))
    return rng.sample(found, SAMPLES)


def clone_all(states: Sequence[State]) -> int:
    """Clone each state once."""
    for state in states:
        state.clone()
    return len(states)


def legal_of_all(states: Sequence[State]) -> int:
    """List the legal actions of each state once."""
    for state in states:
        state.legal()
    return len(states)
