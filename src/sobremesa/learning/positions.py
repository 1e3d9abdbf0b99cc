"""Positions of recorded games, at which games to learn from begin."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from sobremesa import CHANCE, Game, Record
from sobremesa.players.search.steps import whose_turn

NOBODY: Final = -1  # had the turn before the first decision


class Beginning(NamedTuple):
    """A recorded game up to where the turn had passed: who play, and all actions until then."""

    players: int
    actions: tuple[int, ...]


def beginnings(record: Record, game: Game, rules: str) -> list[Beginning]:
    """Where the turn passed in a record; nowhere if it is of another game, rule set or option.

    Raises ``BadReplay`` where it cannot be played.
    """
    if (record.game, record.rules, record.options) != (game.name, rules, {}):
        return []
    found: list[Beginning] = []
    actions: list[int] = []
    before = NOBODY
    for ply, state in enumerate(record.states(lambda _name: game)):
        if ply > 0:
            actions.append(game.parse(record.actions[ply - 1]))
        if state.is_over or state.to_move == CHANCE:
            continue
        turn = int(whose_turn(state))
        if before not in (NOBODY, turn):
            found.append(Beginning(record.players, tuple(actions)))
        before = turn
    return found


def hash_of(found: tuple[Beginning, ...]) -> str:
    """Tells one list of positions from another."""
    return sha256(msgspec.msgpack.encode(found)).hexdigest()
