"""The games, one room each: every folder here with a ``GAME`` is a game."""

from importlib import import_module
from pkgutil import iter_modules

from sobremesa.core import Game, SobremesaError


class UnknownGame(SobremesaError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name[:60]!r}; the games are: {', '.join(games())}")
        self.name = name
        self.allowed = games()


def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def game(name: str) -> Game:
    """The game of that name; raises ``UnknownGame``."""
    if name not in games():
        raise UnknownGame(name)
    found: Game = import_module(f"{__name__}.{name}").GAME
    return found
