"""Our rules and other people's, measured in turns in one run.

    PYTHONPATH=build/compiled python -m benchmarks [--rounds N] [--seconds S] [--json]

Every round measures every contestant once, so that a machine that slows down slows all of them;
the figures are medians over the rounds, in process CPU time. With 1 the exit code says that a
goal was missed.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from statistics import median

from benchmarks.contestants import Contestant
from benchmarks.goals import Goal, goals
from benchmarks.ours import ours
from benchmarks.peers import peers
from benchmarks.prototype import prototype_clone
from sobremesa.cli.measure import per_second
from sobremesa.cli.output import compiled, print_table, progress


def main() -> int:
    """Measure, print, judge."""
    asked = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    asked.formatter_class = argparse.RawDescriptionHelpFormatter
    asked.add_argument("--rounds", type=int, default=9, help="how often all are measured (9)")
    asked.add_argument("--seconds", type=float, default=0.5, help="CPU time of each measure (0.5)")
    asked.add_argument("--json", action="store_true", help="answer in JSON")
    options = asked.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        asked.error("--rounds is at least 1, --seconds above 0")
    contestants = [*ours(), prototype_clone(), *peers()]
    figures = measured(contestants, options.rounds, options.seconds)
    reached = goals(contestants, figures)
    if options.json:
        print(json.dumps(_plain(contestants, figures, reached), indent=2))
    else:
        _print(contestants, figures, reached)
    return 0 if all(goal.reached for goal in reached) else 1


def measured(contestants: list[Contestant], rounds: int, seconds: float) -> dict[Contestant, float]:
    """Units a second for each contestant."""
    found: dict[Contestant, list[float]] = {contestant: [] for contestant in contestants}
    for contestant in contestants:
        contestant.work()  # caches are filled and modules loaded before anything counts
    with progress("measuring") as bar:
        task = bar.add_task("", total=rounds * len(contestants))
        for _ in range(rounds):
            for contestant in contestants:
                found[contestant].append(per_second(contestant.work, seconds))
                bar.update(task, advance=1)
    return {contestant: median(speeds) for contestant, speeds in found.items()}


def _plain(
    contestants: list[Contestant], figures: dict[Contestant, float], reached: list[Goal]
) -> dict[str, object]:
    return {
        "compiled": compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "speeds": [
            {"name": one.name, "what": one.what, "per_second": figures[one]} for one in contestants
        ],
        "goals": [
            {
                "name": goal.name,
                "at_least": goal.at_least,
                "is": goal.ratio,
                "reached": goal.reached,
            }
            for goal in reached
        ],
    }


def _print(
    contestants: list[Contestant], figures: dict[Contestant, float], reached: list[Goal]
) -> None:
    print(f"rules: {'compiled' if compiled() else 'interpreted'}")
    print_table(
        ["What", "How", "a second", "µs each"],
        [
            [one.name, one.what, f"{figures[one]:,.0f}", f"{1e6 / figures[one]:.2f}"]
            for one in contestants
        ],
        numbers=2,
    )
    print_table(
        ["Goal", "at least", "is", ""],
        [
            [goal.name, f"{goal.at_least:.2f}", f"{goal.ratio:.2f}", "" if goal.reached else "NO"]
            for goal in reached
        ],
        numbers=3,
    )


if __name__ == "__main__":
    sys.exit(main())
