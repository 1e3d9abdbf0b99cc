"""How a computer player is written, and who that is.

``random`` and ``greedy`` need no more; ``search`` needs a budget: ``search:500ms`` thinks for half
a second a decision, ``search:2000`` for so many simulations; ``search:500ms:2`` does so on two
cores. ``trained`` is written as ``search`` is, and judges by a network where there is one.
``level:1`` to ``level:5`` are the levels people choose from.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from sobremesa.core import SobremesaError, State
from sobremesa.players.careless import CarelessPlayer
from sobremesa.players.considered import Considered, Considering
from sobremesa.players.greedy import GreedyPlayer
from sobremesa.players.learned import LearnedJudge, shipped_network
from sobremesa.players.levels import LEVELS, level
from sobremesa.players.player import Player
from sobremesa.players.random_player import RandomPlayer
from sobremesa.players.search import Budget, SearchPlayer
from sobremesa.players.search.budget import MOST
from sobremesa.players.search.settings import STANDARD, Settings, settings_in

# From the weaker to the stronger.
_MAKERS: Final[dict[str, Callable[[int], Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}

# Those that decide at once, on any game and any machine.
QUICK: Final[tuple[str, ...]] = tuple(_MAKERS)

# Every form in which a player can be written, as an example.
FORMS: Final[tuple[str, ...]] = (
    *QUICK,
    "search:500ms",
    "search:2000",
    "search:500ms:2",
    "trained:500ms",
    *LEVELS,
)

_CORES: Final = [str(cores) for cores in range(1, 65)]


class UnknownPlayer(SobremesaError):
    """There is no computer player of that name."""

    def __init__(self, name: str) -> None:
        listed = ", ".join(FORMS)
        super().__init__(f"there is no computer player {name[:60]!r}; there are: {listed}")
        self.name = name
        self.allowed = FORMS


def player(text: str, seed: int, at_most: int = MOST, settings: Settings = STANDARD) -> Player:
    """The player written so; the same seed decides the same way. Raises ``UnknownPlayer``.

    A player that thinks for a time decides the same way only if it gets as far in it. Whatever
    time or number of simulations is written, it thinks no longer than ``at_most`` milliseconds.
    ``settings`` are those of one that searches.
    """
    if text in _MAKERS:
        return _MAKERS[text](seed)
    if text in LEVELS:
        return LevelPlayer(text, seed, at_most)
    kind, _, rest = text.partition(":")
    if kind in ("search", "trained"):
        judge = LearnedJudge(shipped_network) if kind == "trained" else None
        written, _, cores = rest.partition(":")
        budget = Budget.parse(written)
        if budget is not None and rest == written:
            return SearchPlayer(budget.at_most(at_most), seed, settings, judge=judge)
        if budget is not None and cores in _CORES:
            budget = budget.at_most(at_most)
            return SearchPlayer(budget, seed, settings, cores=int(cores), judge=judge)
    raise UnknownPlayer(text)


def player_with_settings(text: str, seed: int) -> Player:
    """A player written as everywhere, or followed by settings: ``search:60ms planned=0``.

    Raises ``UnknownPlayer`` and ``UnknownSetting``.
    """
    written, *changes = text.split()
    if changes and not written.startswith(("search:", "trained:")):
        raise UnknownPlayer(text)
    return player(written, seed, settings=settings_in(changes))


def at_level(game: str, rules: str, name: str, seed: int, at_most: int = MOST) -> Player:
    """The player at a level of that game: one of ``LEVELS``."""
    meant = level(game, rules, name)
    if meant.mistakes == 0:
        return player(meant.player, seed, at_most)
    rng = Random(seed)
    careful = player(meant.player, rng.getrandbits(63), at_most)
    return CarelessPlayer(careful, meant.mistakes, rng.getrandbits(63))


class LevelPlayer:
    """Plays at a level: who that is depends on the game, which the decision tells."""

    def __init__(self, name: str, seed: int, at_most: int = MOST) -> None:
        self._name = name
        self._seed = seed
        self._at_most = at_most
        self._player: Player | None = None
        self._game = ("", "")  # and the rules, which this player is for

    def choose(self, observation: State) -> int:
        """What the player at that level takes."""
        return self._who(observation).choose(observation)

    def consider(self, observation: State, most: int) -> list[Considered]:
        """What he thinks; nothing where he does not think."""
        who = self._who(observation)
        return who.consider(observation, most) if isinstance(who, Considering) else []

    def _who(self, observation: State) -> Player:
        name, rules = observation.game.name, observation.rules
        if self._player is None or self._game != (name, rules):
            self._game = (name, rules)
            self._player = at_level(name, rules, self._name, self._seed, self._at_most)
        return self._player
