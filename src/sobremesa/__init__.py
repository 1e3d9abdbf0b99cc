"""Four modern strategy games as a fast Python library and a table in the browser."""

from sobremesa.core import (
    CHANCE,
    ActionTexts,
    BadNotation,
    BadPosition,
    BadRecord,
    BadReplay,
    BadSetup,
    Event,
    Game,
    Hidden,
    History,
    Illegal,
    Option,
    Record,
    SobremesaError,
    State,
)
from sobremesa.games import UnknownGame, game, games

__all__ = [
    "CHANCE",
    "ActionTexts",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "BadReplay",
    "BadSetup",
    "Event",
    "Game",
    "Hidden",
    "History",
    "Illegal",
    "Option",
    "Record",
    "SobremesaError",
    "State",
    "UnknownGame",
    "game",
    "games",
]
