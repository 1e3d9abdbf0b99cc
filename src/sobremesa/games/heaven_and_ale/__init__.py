"""Heaven & Ale, a game by Michael Kiesling and Andreas Schmidt, for two to four players."""

from sobremesa.games.heaven_and_ale.game import HeavenAndAleGame

GAME = HeavenAndAleGame()
