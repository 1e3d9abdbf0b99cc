"""Last Pebble: six pebbles in a bag, for two players."""

from sobremesa.games.last_pebble.game import GAME as GAME
