"""Asante, a game by Rüdiger Dorn, for two players."""

from sobremesa.games.asante.game import AsanteGame

GAME = AsanteGame()
