"""How a search weighs and how far it looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from sobremesa.core.errors import SobremesaError

AS_JUDGED: Final = -1  # as many as is best for who judges


class Settings:
    """What may be tuned; nothing in it belongs to one game.

    ``reach``: how often the turn passes before a line is judged: with 1 at the end of the turn
    under way, with 2 when another has had his (0: as often as is best for who judges).
    ``exploration``: how much a little tried action is preferred, in shares of a win.
    ``temperature``: how far apart two actions look of which one is e times as likely to be tried,
    and ``certainty``: how great an advantage makes a win e times as likely, both in spreads (see
    ``Spread``). ``candidates``: of how many actions a line that is played on takes the best (0: of
    all). ``contenders``: how many actions of the decision itself are tried, and ``trust``: how many
    tries it is worth how an action looks. ``planned``: which part of the budget goes into planning
    the turn before any of it is tried, and ``ends``: how many ends of such plans are judged, at
    most, by a judge who knows more than the evaluation. ``answers``: how many times narrower the
    next seat's answers are planned than the turn itself (0: not at all), where there was time for
    a plan so ``wide``; in how many possible ``worlds``, where something is hidden; and how many
    lines of a plan that is not very wide may continue the same one (``branches``; 0: as many as
    look best). ``played_on``: how many turns the ends of a turn, planned so ``wide``, are played
    on, where they are (0: not at all, -1: as many as is best for who judges), and how many
    ``lines`` wide the turns after it are planned. ``firsts``: how many lines of such a plan go on
    after each first action, besides those that look best of all (0: none).
    """

    def __init__(
        self,
        reach: int = 0,
        exploration: float = 0.2,
        temperature: float = 0.5,
        certainty: float = 6.0,
        candidates: int = 8,
        contenders: int = 8,
        trust: float = 4.0,
        planned: float = 0.25,
        ends: int = 32,
        answers: int = 6,
        wide: int = 32,
        worlds: int = 3,
        branches: int = 2,
        played_on: int = AS_JUDGED,
        lines: int = 4,
        firsts: int = 0,
    ) -> None:
        self.reach: i64 = reach
        self.exploration = exploration
        self.temperature = temperature
        self.certainty = certainty
        self.candidates: i64 = candidates
        self.contenders: i64 = contenders
        self.trust = trust
        self.planned = planned
        self.ends: i64 = ends
        self.answers: i64 = answers
        self.wide: i64 = wide
        self.worlds: i64 = worlds
        self.branches: i64 = branches
        self.played_on: i64 = played_on
        self.lines: i64 = lines
        self.firsts: i64 = firsts


STANDARD: Final = Settings()

KINDS: Final[dict[str, Callable[[str], Any]]] = {
    "reach": int,
    "exploration": float,
    "temperature": float,
    "certainty": float,
    "candidates": int,
    "contenders": int,
    "trust": float,
    "planned": float,
    "ends": int,
    "answers": int,
    "wide": int,
    "worlds": int,
    "branches": int,
    "played_on": int,
    "lines": int,
    "firsts": int,
}


LEAST: Final[dict[str, float]] = {  # that it may be; 0 for the others
    "temperature": 1e-6,
    "certainty": 1e-6,
    "trust": 1e-6,
    "contenders": 1,
    "wide": 1,
    "worlds": 1,
    "played_on": AS_JUDGED,
    "lines": 1,
}
MOST: Final = 1e6


class UnknownSetting(SobremesaError):
    """There is no setting of that name, or it cannot have that value."""


def settings_in(changes: list[str]) -> Settings:
    """The standard settings, changed so: ``["reach=2", "planned=0"]``; or ``UnknownSetting``."""
    values: dict[str, Any] = {}
    for change in changes:
        name, _, value = change.partition("=")
        try:
            values[name] = KINDS[name](value)
        except (KeyError, ValueError) as error:
            listed = ", ".join(KINDS)
            raise UnknownSetting(f"{change!r} is no setting; there are: {listed}") from error
        least = LEAST.get(name, 0)
        if not least <= values[name] <= MOST:
            raise UnknownSetting(f"{change!r}: it is to be {least:g} at least and {MOST:g} at most")
    return Settings(**values)
