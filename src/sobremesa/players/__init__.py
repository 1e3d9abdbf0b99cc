"""Computer players. They see observations only."""

from sobremesa.players.levels import LEVELS
from sobremesa.players.player import Player
from sobremesa.players.random_player import RandomPlayer
from sobremesa.players.seats import FORMS, QUICK, UnknownPlayer, player

__all__ = ["FORMS", "LEVELS", "QUICK", "Player", "RandomPlayer", "UnknownPlayer", "player"]
