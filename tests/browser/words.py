"""The texts of the page, so that the tests speak its languages."""

from __future__ import annotations

from sobremesa import games
from sobremesa.locales import words


def text(name: str, language: str = "en", /, **arguments: str | float) -> str:
    """A text of the page or of a game.

    A game's name may stand in it with its underscores, which messages write as hyphens.
    """
    return words(language, "page", *games())(name.replace("_", "-"), **arguments)
