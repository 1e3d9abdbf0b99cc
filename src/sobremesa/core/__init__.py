"""What a game is: the contract between rules and everything else. It knows no game."""

from sobremesa.core.action_texts import ActionTexts
from sobremesa.core.errors import (
    BadNotation,
    BadPosition,
    BadRecord,
    BadReplay,
    BadSetup,
    Hidden,
    Illegal,
    SobremesaError,
)
from sobremesa.core.events import Event
from sobremesa.core.game import Game, Option
from sobremesa.core.history import History
from sobremesa.core.record import Record
from sobremesa.core.state import CHANCE, EVERYBODY, EVERYTHING, SPECTATOR, State

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "EVERYTHING",
    "SPECTATOR",
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
]
