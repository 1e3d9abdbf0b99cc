"""Playing one game of a match."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

import sobremesa
from sobremesa import CHANCE, Record
from sobremesa.arena.chance import Chance, number_of
from sobremesa.arena.match import Match, Played
from sobremesa.core import State
from sobremesa.core import state as rules_in_use
from sobremesa.players import Player, player
from sobremesa.players.learned import network_name
from sobremesa.players.learned.network_file import FOLDER

PACKAGE: Final = Path(sobremesa.__file__).parent


class Job(NamedTuple):
    """A game to be played."""

    match: Match
    number: int
    with_record: bool


class Outcome(NamedTuple):
    """A game that was played, and its record where that was asked for."""

    played: Played
    record: str | None


def known(state: State, seat: int, player: str) -> State:
    """What a seat may know, whoever sits there."""
    return state.observed_by(seat)


def play(
    job: Job,
    player_written: Callable[[str, int], Player] = player,
    shown: Callable[[State, int, str], State] = known,
) -> Outcome:
    """Play a game to its end. The same job gives the same game, wherever it is played.

    (Players that think for a time may decide differently on a machine of another speed.)
    ``player_written`` makes the players of the lineup, each with a seed of its own. ``shown`` is
    what a seat decides by, of the state, with the player that sits there.
    """
    match, number, with_record = job
    seats = match.seated(number)
    key = f"{match.seed} {number}"
    chance = Chance(chance_key(match, number))
    players = [
        player_written(text, number_of(f"{key} seat {i}") >> 1) for i, text in enumerate(seats)
    ]
    state = sobremesa.game(match.game).start(len(seats), match.rules)
    record = Record.of(state, list(seats)) if with_record else None
    notation = state.game.notation
    began_with: int | None = None
    decisions, seconds, slowest = [0] * len(seats), [0.0] * len(seats), [0.0] * len(seats)
    while not state.is_over:
        decider = int(state.to_move)
        if decider == CHANCE:
            action = chance.draw(state)
        else:
            if began_with is None:
                began_with = decider
            observation = shown(state, decider, seats[decider])
            began = perf_counter()
            action = players[decider].choose(observation)
            spent = perf_counter() - began
            decisions[decider] += 1
            seconds[decider] += spent
            slowest[decider] = max(slowest[decider], spent)
        if record is not None:
            record.add(decider, notation(action))
        state.apply(action)
    played = Played(
        match,
        number,
        seats,
        tuple(state.scores),
        tuple(state.winners),
        began_with or 0,
        tuple(decisions),
        tuple(round(spent, 6) for spent in seconds),
        tuple(round(spent, 6) for spent in slowest),
        compiled(),
        program(match.game, match.rules),
    )
    return Outcome(played, None if record is None else record.dumps())


def chance_key(match: Match, number: int) -> str:
    """What the chance of a game goes by: its round, or the game itself."""
    if match.shared_chance:
        return f"{match.seed} round {number // match.round_length}"
    return f"{match.seed} game {number}"


def compiled() -> bool:
    """Whether the rules that run here are the compiled ones."""
    return not str(rules_in_use.__file__).endswith(".py")


def program(game: str, rules: str) -> str:
    """A fingerprint of all that decides how a game goes: rules, players, chance.

    Where the environment names a folder with a network that goes before that of the package, this
    one is a part of the players.
    """
    return _fingerprint(game, network_name(game, rules), os.environ.get(FOLDER, ""))


@cache
def _fingerprint(game: str, network: str, folder: str) -> str:
    made_from = blake2b(digest_size=6)
    for part in ("core", f"games/{game}", "players", "arena/chance.py", "arena/playing.py"):
        place = PACKAGE / part
        for path in [place] if place.is_file() else sorted(place.rglob("*")):
            if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd"):
                made_from.update(path.relative_to(PACKAGE).as_posix().encode())
                made_from.update(path.read_bytes())
    own = Path(folder) / network
    if folder and own.is_file():
        made_from.update(network.encode())
        made_from.update(own.read_bytes())
    return made_from.hexdigest()
