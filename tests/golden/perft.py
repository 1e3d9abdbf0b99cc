"""Perft: how many ways lead on from a position, counted to some depth and frozen.

The leaves of the tree of all decisions are counted; whatever chance may bring counts once each,
and a game that is over has no leaves below it. A wrong count tells that a rule plays otherwise.

``python -m tests.golden.perft`` looks for the positions in the golden records and counts anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sobremesa
from sobremesa import State
from tests.golden.records import HERE, files, loads

DEPTHS = 3
MOST_INSIDE = 9000  # positions two plies deep are looked at one by one: no more than this


@dataclass(frozen=True)
class Wanted:
    """A position worth counting from: what its view and its seat's must show."""

    name: str
    rules: str
    step: str
    players: int
    shows: str = "True"  # an expression of v (the view of the seat that decides) and own


WANTED = (
    Wanted("basic-first-knight", "basic", "knight", 4),
    Wanted("basic-king", "basic", "king", 3),
    Wanted("basic-opening-turn", "basic", "turn", 2, "v['turn']['points'] == 5"),
    Wanted(
        "basic-hand-of-cards",
        "basic",
        "turn",
        3,
        "v['phase'] == 2 and len(own['hand']) >= 3 and v['turn']['points'] == 3",
    ),
    Wanted(
        "basic-passages",
        "basic",
        "turn",
        2,
        "v['phase'] == 3 and own['reserve'] <= 2 and v['turn']['points'] == 4",
    ),
    Wanted("basic-last-points", "basic", "turn", 4, "v['phase'] == 3 and v['turn']['points'] == 1"),
    Wanted("basic-draw", "basic", "draw", 2, "v['turn']['looked_size'] == 1"),
    Wanted("basic-keep", "basic", "keep", 3),
    Wanted("basic-return", "basic", "return", 2),
    Wanted("basic-block-under-knight", "basic", "card", 2, "card == 'block_under_knight'"),
    Wanted("basic-move-block", "basic", "card", 4, "card == 'move_block'"),
    Wanted("basic-lifted-block", "basic", "card", 2, "v['turn']['lifted'] is not None"),
    Wanted("basic-use", "basic", "use", 3),
    Wanted("basic-leftover", "basic", "leftover", 4),
    Wanted("basic-king-moves", "basic", "move_king", 3),
    Wanted("master-first-castle", "master", "castle", 2, "not v['castles']"),
    Wanted("master-last-castles", "master", "castle", 3, "len(v['castles']) == 6"),
    Wanted(
        "master-all-cards",
        "master",
        "turn",
        2,
        "len(own['hand']) == 10 and v['turn']['points'] == 2",
    ),
    Wanted("master-knight-up", "master", "card", 3, "card == 'knight_up_1'"),
    Wanted("master-jump-over", "master", "card", 4, "card == 'jump_over'"),
    Wanted("master-diagonal", "master", "card", 2, "card == 'diagonal'"),
    Wanted("master-king-moves", "master", "move_king", 4, "v['phase'] == 2"),
    Wanted(
        "master-last-turn",
        "master",
        "turn",
        3,
        "v['phase'] == 3 and v['round'] == 3 and v['turn']['seat'] == (v['starter'] + 2) % 3"
        " and v['turn']['points'] == 2",
    ),
)


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


def frozen() -> list[Path]:
    """The files of positions with their counts."""
    return sorted(HERE.glob("*/perft/*.json"))


def _found(wanted: Wanted, game: str) -> State | None:
    """The first such position that is not too wide."""
    [path] = [path for path in files(game) if path.stem == f"{wanted.rules}-{wanted.players}"]
    for golden in loads(path.read_text("utf-8")):
        for state in golden.record.states(sobremesa.game):
            if _shows(wanted, state) and perft(state, 2) <= MOST_INSIDE:
                return state.clone()
    return None


def _shows(wanted: Wanted, state: State) -> bool:
    public: dict[str, Any] = state.game.view(state, None)
    if public["step"] != wanted.step:
        return False
    seat = public["turn"]["seat"]
    view: dict[str, Any] = state.game.view(state, seat)
    names = {"v": view, "own": view["seats"][seat], "card": view["turn"]["card"], "len": len}
    return bool(eval(wanted.shows, {"__builtins__": {}}, names))


def _written(name: str, state: State) -> Iterator[str]:
    counts = [perft(state, depth) for depth in range(1, DEPTHS + 1)]
    yield '{"name": ' + json.dumps(name) + ",\n"
    yield '"counts": ' + json.dumps(counts) + ",\n"
    yield '"position": ' + json.dumps(state.game.position(state)) + "}\n"


def main() -> None:
    """Write all positions of Torres."""
    folder = HERE / "torres" / "perft"
    folder.mkdir(exist_ok=True)
    for wanted in WANTED:
        state = _found(wanted, "torres")
        if state is None:
            print(wanted.name, "is not in the golden games")
            continue
        text = "".join(_written(wanted.name, state))
        (folder / f"{wanted.name}.json").write_text(text, "utf-8")
        print(wanted.name, json.loads(text)["counts"])


if __name__ == "__main__":
    main()
