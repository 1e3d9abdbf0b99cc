"""Perft: how many ways lead on from a position, counted to some depth and frozen.

The leaves of the tree of all decisions are counted; whatever chance may bring counts once each,
and a game that is over has no leaves below it. A wrong count tells that a rule plays otherwise.

``python -m tests.golden.perft GAME`` finds its positions in the golden records and counts.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import sobremesa
from sobremesa import State
from tests.golden.records import HERE, files, loads
from tests.golden.wanted import Wanted

DEPTHS = 3
MOST_INSIDE = 9000  # positions two plies deep are looked at one by one: no more than this
ENOUGH = 10  # positions of each game


def perft(state: State, depth: int) -> int:
    """The leaves ``depth`` decisions below a state."""
    actions = state.legal() or [action for action, _ in state.chances()]
    if depth == 1:
        return len(actions)
    leaves = 0
    for action in actions:
        following = state.clone()
        following.apply(action)
        leaves += perft(following, depth - 1)
    return leaves


def frozen(game: str) -> list[Path]:
    """The files of a game's positions with their counts."""
    return sorted((HERE / game / "perft").glob("*.json"))


def _found(wanted: Wanted, game: str) -> State | None:
    """The first such position that is not too wide."""
    [path] = [path for path in files(game) if path.stem == f"{wanted.rules}-{wanted.players}"]
    for golden in loads(path.read_text("utf-8")):
        for state in golden.record.states(sobremesa.game):
            if wanted.is_like(state) and perft(state, 2) <= MOST_INSIDE:
                return state.clone()
    return None


def _chosen(game: str) -> Iterator[tuple[str, State | None]]:
    """The positions of ``ASARA`` in ``asara_positions.py``; without such a list, some of a game."""
    if (HERE / f"{game}_positions.py").exists():
        listed: tuple[Wanted, ...] = getattr(
            import_module(f"tests.golden.{game}_positions"), game.upper()
        )
        for wanted in listed:
            yield wanted.name, _found(wanted, game)
        return
    golden = loads(files(game)[0].read_text("utf-8"))[0].record
    step = max(1, len(golden.actions) // ENOUGH)
    for ply, state in enumerate(golden.states(sobremesa.game)):
        if ply % step == 0 and not state.is_over and perft(state, 2) <= MOST_INSIDE:
            yield f"ply-{ply}", state.clone()


def _written(name: str, state: State) -> Iterator[str]:
    counts = [perft(state, depth) for depth in range(1, DEPTHS + 1)]
    yield '{"name": ' + json.dumps(name) + ",\n"
    yield '"counts": ' + json.dumps(counts) + ",\n"
    yield '"position": ' + json.dumps(state.game.position(state)) + "}\n"


def main() -> None:
    """Write the positions of one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sobremesa.games())
    game = parser.parse_args().game
    folder = HERE / game / "perft"
    folder.mkdir(exist_ok=True)
    for name, state in _chosen(game):
        if state is None:
            print(name, "is not in the golden games")
            continue
        text = "".join(_written(name, state))
        (folder / f"{name}.json").write_text(text, "utf-8")
        print(name, json.loads(text)["counts"])


if __name__ == "__main__":
    main()
