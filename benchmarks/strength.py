"""How strong computer players are: one against others, seats rotated, on all cores.

    python benchmarks/strength.py torres greedy random --games 500
    python benchmarks/strength.py asara greedy random random random --rules professional
    python benchmarks/strength.py torres greedy --players 4

Those named sit down in this order, again from the first while there are seats, and move on by one
seat from game to game, so that all play every seat equally often. A win is a first place; several
first ones share it. The share of wins comes with its 95 % interval (Wilson's), and so does that of
whoever decides first in a game.
"""

from __future__ import annotations

import argparse
import json
import math
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from time import perf_counter

import sobremesa
from sobremesa.core import state as rules_in_use
from sobremesa.players import LEVELS, player


@dataclass(frozen=True)
class Match:
    """What is played."""

    game: str
    rules: str
    levels: tuple[str, ...]  # one a seat
    seed: int

    def seated(self, number: int) -> list[str]:
        """Who plays in each seat of that game."""
        moved = number % len(self.levels)
        return [*self.levels[moved:], *self.levels[:moved]]


@dataclass(frozen=True)
class Result:
    """How one game ended; everything for each seat."""

    levels: list[str]
    scores: list[int]
    winners: list[int]
    began: int  # the seat of the first decision
    decisions: list[int]
    seconds: list[float]


def play(match: Match, number: int) -> Result:
    """One whole game."""
    rng = Random(f"{match.seed} {number}")
    levels = match.seated(number)
    players = [player(level, rng.getrandbits(63)) for level in levels]
    state = sobremesa.game(match.game).start(len(levels), match.rules)
    decisions, seconds = [0] * len(levels), [0.0] * len(levels)
    began = -1
    while not state.is_over:
        seat = int(state.to_move)
        if seat == sobremesa.CHANCE:
            actions, weights = zip(*state.chances(), strict=True)
            [action] = rng.choices(actions, weights)
        else:
            began = seat if began < 0 else began
            observation = state.observed_by(seat)
            since = perf_counter()
            action = players[seat].choose(observation)
            seconds[seat] += perf_counter() - since
            decisions[seat] += 1
        state.apply(action)
    return Result(levels, state.scores, state.winners, began, decisions, seconds)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def summary(match: Match, results: Sequence[Result]) -> dict[str, object]:
    """The figures of all games."""
    first = sum(r.winners.count(r.began) / len(r.winners) for r in results)
    return {
        "game": match.game,
        "rules": match.rules,
        "players": len(match.levels),
        "games": len(results),
        "compiled": not str(rules_in_use.__file__).endswith(".py"),
        "mean_winning_score": sum(max(result.scores) for result in results) / len(results),
        "beginner_share": first / len(results),
        "beginner_interval": interval(first, len(results)),
        "levels": [_figures(level, match, results) for level in dict.fromkeys(match.levels)],
    }


def _figures(level: str, match: Match, results: Sequence[Result]) -> dict[str, object]:
    """How one computer player did, in all the seats it had."""
    wins = points = seconds = 0.0
    decisions = 0
    for result in results:
        won = [result.levels[seat] == level for seat in result.winners]
        wins += sum(won) / len(won)
        for seat, name in enumerate(result.levels):
            if name == level:
                points += result.scores[seat]
                seconds += result.seconds[seat]
                decisions += result.decisions[seat]
    seats = match.levels.count(level)
    return {
        "player": level,
        "seats": seats,
        "win_share": wins / len(results),
        "interval": interval(wins, len(results)),
        "mean_score": points / (seats * len(results)),
        "ms_per_decision": 1000 * seconds / max(1, decisions),
    }


def main() -> None:
    """Read what is asked for, play, and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.formatter_class = argparse.RawDescriptionHelpFormatter
    asked.add_argument("game", choices=sobremesa.games(), metavar="GAME")
    asked.add_argument("levels", nargs="+", choices=LEVELS, metavar="PLAYER")
    asked.add_argument("--rules", help="the rule set; else the first of the game")
    asked.add_argument("--players", type=int, help="how many seats; else as many as are named")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()
    seats = given.players or len(given.levels)
    if seats % len(given.levels):
        asked.error(f"{len(given.levels)} players do not fill {seats} seats evenly")
    rules = given.rules or sobremesa.game(given.game).rule_sets[0]
    match = Match(given.game, rules, tuple(islice(cycle(given.levels), seats)), given.seed)
    with ProcessPoolExecutor(given.processes) as pool:
        results = list(pool.map(play, [match] * given.games, range(given.games), chunksize=4))
    told = summary(match, results)
    if given.json:
        print(json.dumps(told, indent=2))
        return
    form = "compiled" if told["compiled"] else "interpreted"
    print(f"{match.game} {rules}, {seats} players, {given.games} games, {form} rules")
    levels = told["levels"]
    assert isinstance(levels, list)
    for level in levels:
        low, high = level["interval"]
        print(
            f"  {level['player']:8} in {level['seats']}: wins {level['win_share']:6.1%} "
            f"({low:.1%} to {high:.1%}), mean score {level['mean_score']:.1f}, "
            f"{level['ms_per_decision']:.2f} ms a decision"
        )
    print(f"  the winner has {told['mean_winning_score']:.1f} points on the average")
    first = told["beginner_interval"]
    assert isinstance(first, tuple)
    low, high = first
    print(f"  who decides first wins {told['beginner_share']:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
