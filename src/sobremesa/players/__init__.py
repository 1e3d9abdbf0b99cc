"""Computer players. They see observations only."""

from sobremesa.players.player import Player
from sobremesa.players.random_player import RandomPlayer
from sobremesa.players.seats import FORMS, LEVELS, UnknownPlayer, player

__all__ = ["FORMS", "LEVELS", "Player", "RandomPlayer", "UnknownPlayer", "player"]
