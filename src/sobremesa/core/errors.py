"""What can be wrong with what somebody asks of a game."""

from __future__ import annotations


class SobremesaError(ValueError):
    """Something was asked that cannot be. ``str()`` says what was wrong and what is allowed."""


class Illegal(SobremesaError):
    """An action that the rules do not allow now.

    ``rule`` names the rule that forbids it ("torres 8.3"), ``action`` is the action in the
    game's notation, or the number itself when it is no action of the game.
    """

    def __init__(self, rule: str, action: str) -> None:
        super().__init__(f"{action!r} is not allowed now: {rule}")
        self.rule = rule
        self.action = action


class Hidden(SobremesaError):
    """An observation was asked for something that its observer does not know."""


class BadSetup(SobremesaError):
    """A game cannot be started like that.

    ``code`` is one of "players", "rules", "option", "value"; ``given`` is what was asked for
    and ``allowed`` what could have been.
    """

    def __init__(self, code: str, given: object, allowed: list[object]) -> None:
        listed = ", ".join(str(choice) for choice in allowed)
        super().__init__(f"{code}: {given!r} is not possible; allowed: {listed}")
        self.code = code
        self.given = given
        self.allowed = allowed


class BadNotation(SobremesaError):
    """A text is no action of the game; ``allowed`` shows the forms there are."""

    def __init__(self, text: str, allowed: list[str]) -> None:
        super().__init__(f"{text[:60]!r} is no action; actions are written: {', '.join(allowed)}")
        self.text = text
        self.allowed = allowed


class BadPosition(SobremesaError):
    """Data is no position of the game; ``where`` names the field."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


class BadRecord(SobremesaError):
    """A text is no record; ``line`` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class BadReplay(SobremesaError):
    """A record cannot be played; ``ply`` counts the actions from 1."""

    def __init__(self, ply: int, why: str) -> None:
        super().__init__(f"ply {ply}: {why}")
        self.ply = ply
        self.why = why
