"""Torres, by Wolfgang Kramer and Michael Kiesling; its rules are in docs/rules/torres.md."""

from sobremesa.games.torres.game import TorresGame

GAME = TorresGame()
