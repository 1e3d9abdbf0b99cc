"""How strong computer players are: one against another, seats rotated, on all cores.

    python benchmarks/strength.py greedy random --games 500
    python benchmarks/strength.py greedy greedy --players 4 --rules master

The first named plays in half of the seats, the second in the others; with two players each
plays every seat equally often. The share of wins comes with its 95 % interval (Wilson's).
"""

from __future__ import annotations

import argparse
import json
import math
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from time import perf_counter

import sobremesa
from sobremesa.core import state as rules_in_use
from sobremesa.players import LEVELS, player


@dataclass(frozen=True)
class Match:
    """What is played."""

    game: str
    rules: str | None
    seats: int
    levels: tuple[str, str]
    seed: int

    def sides(self, number: int) -> list[int]:
        """Which of the two plays in each seat of that game."""
        return [(seat + number) % 2 for seat in range(self.seats)]


@dataclass(frozen=True)
class Result:
    """How one game ended."""

    sides: list[int]
    scores: list[int]
    winners: list[int]
    decisions: tuple[int, int]
    seconds: tuple[float, float]


def play(match: Match, number: int) -> Result:
    """One whole game."""
    rng = Random(f"{match.seed} {number}")
    sides = match.sides(number)
    players = [player(match.levels[side], rng.getrandbits(63)) for side in sides]
    state = sobremesa.game(match.game).start(match.seats, match.rules)
    decisions, seconds = [0, 0], [0.0, 0.0]
    while not state.is_over:
        seat = int(state.to_move)
        if seat == sobremesa.CHANCE:
            actions, weights = zip(*state.chances(), strict=True)
            [action] = rng.choices(actions, weights)
        else:
            observation = state.observed_by(seat)
            began = perf_counter()
            action = players[seat].choose(observation)
            seconds[sides[seat]] += perf_counter() - began
            decisions[sides[seat]] += 1
        state.apply(action)
    return Result(
        sides,
        state.scores,
        state.winners,
        (decisions[0], decisions[1]),
        (seconds[0], seconds[1]),
    )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - half) / whole, (middle + half) / whole


def summary(match: Match, results: Sequence[Result]) -> dict[str, object]:
    """The figures of all games."""
    games = len(results)
    sides: list[dict[str, object]] = []
    for side, level in enumerate(match.levels):
        points = [
            score
            for result in results
            for seat, score in enumerate(result.scores)
            if result.sides[seat] == side
        ]
        wins = 0.0
        for result in results:
            won = sum(result.sides[seat] == side for seat in result.winners)
            wins += won / len(result.winners)
        decisions = sum(result.decisions[side] for result in results)
        seconds = sum(result.seconds[side] for result in results)
        sides.append(
            {
                "player": level,
                "win_share": wins / games,
                "interval": interval(wins, games),
                "mean_score": sum(points) / len(points),
                "ms_per_decision": 1000 * seconds / max(1, decisions),
            }
        )
    return {
        "game": match.game,
        "rules": match.rules,
        "players": match.seats,
        "games": games,
        "compiled": not str(rules_in_use.__file__).endswith(".py"),
        "mean_winning_score": sum(max(result.scores) for result in results) / games,
        "sides": sides,
    }


def main() -> None:
    """Read what is asked for, play, and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("levels", nargs=2, choices=LEVELS, metavar="PLAYER")
    asked.add_argument("--game", default="torres", choices=sobremesa.games())
    asked.add_argument("--rules")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()
    rules = given.rules or sobremesa.game(given.game).rule_sets[0]
    first, second = given.levels
    match = Match(given.game, rules, given.players, (first, second), given.seed)
    with ProcessPoolExecutor(given.processes) as pool:
        results = list(pool.map(play, [match] * given.games, range(given.games), chunksize=4))
    told = summary(match, results)
    if given.json:
        print(json.dumps(told, indent=2))
        return
    form = "compiled" if told["compiled"] else "interpreted"
    print(f"{match.game} {rules}, {match.seats} players, {given.games} games, {form} rules")
    sides = told["sides"]
    assert isinstance(sides, list)
    for side in sides:
        low, high = side["interval"]
        print(
            f"  {side['player']:8} wins {side['win_share']:6.1%} ({low:.1%} to {high:.1%}), "
            f"mean score {side['mean_score']:.1f}, {side['ms_per_decision']:.2f} ms a decision"
        )
    print(f"  the winner has {told['mean_winning_score']:.1f} points on the average")


if __name__ == "__main__":
    main()
