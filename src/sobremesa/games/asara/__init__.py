"""Asara, a game by Wolfgang Kramer and Michael Kiesling, for two to four players."""

from sobremesa.games.asara.game import AsaraGame

GAME = AsaraGame()
