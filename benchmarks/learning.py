"""How long an epoch of training takes, on one core and on the GPU if there is one, in turns.

    PYTHONPATH=build/compiled python -m benchmarks.learning torres --rules master \\
        [--games N] [--rounds N] [--seed S]

The games learned from are greedy ones, played first. Losses are printed beside the times: what
every device learned from the same examples in as many epochs.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import perf_counter

import sobremesa
from sobremesa import Game
from sobremesa.learning import play_to_learn
from sobremesa.learning.fitting import Learner, devices
from sobremesa.learning.lessons import Examples, examples
from sobremesa.learning.self_play import GameToLearn


def main() -> None:
    """Play the games, learn from them on every device, print how long it took."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("game")
    asked.add_argument("--rules")
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--seed", type=int, default=0)
    options = asked.parse_args()
    game = sobremesa.game(options.game)
    some = _greedy_games(game, options.rules or game.rule_sets[0], options.games, options.seed)
    width = some.features.shape[-1]
    learners = {device: Learner(width, options.seed, device) for device in devices()}
    seconds: dict[str, list[float]] = {device: [] for device in devices()}
    for learner in learners.values():
        learner.measure(some)
        learner.epoch(some, 1.0)  # the first one on a device sets it up
    for _ in range(options.rounds):
        for device, learner in learners.items():
            began = perf_counter()
            learner.epoch(some, 1.0)
            seconds[device].append(perf_counter() - began)
    print(f"{len(some)} positions, {width} features")
    for device, learner in learners.items():
        loss = learner.test(some).share
        print(f"{device}: {median(seconds[device]):.3f} s an epoch, loss {loss:.3f}")


def _greedy_games(game: Game, rules: str, number: int, seed: int) -> Examples:
    players = game.min_players
    jobs = (GameToLearn(game.name, rules, players, str(seed), one, 0, b"") for one in range(number))
    lessons = [(play_to_learn(job), 1.0) for job in jobs]
    return examples(lessons, len(game.feature_names()), game.max_players)


if __name__ == "__main__":
    main()
