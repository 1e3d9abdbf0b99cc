"""What the server says when it does not do what was asked: a code, arguments and a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sobremesa.locales import LANGUAGES, words

# What a code answers with over HTTP. Codes that stand for nothing here answer 400.
STATUS = {
    "foreign_origin": 403,
    "not_yours": 403,
    "record_secret": 403,
    "unknown_path": 404,
    "unknown_table": 404,
    "unknown_game": 404,
    "bad_method": 405,
    "already_lent": 409,
    "chance_turn": 409,
    "game_over": 409,
    "hint_busy": 409,
    "id_reused": 409,
    "illegal": 409,
    "no_hint": 409,
    "not_lent": 409,
    "not_your_turn": 409,
    "outdated_table": 409,
    "seat_lent": 409,
    "stale_ply": 409,
    "table_full": 409,
    "too_many_tables": 409,
    "undo_barred": 409,
    "undo_range": 409,
    "too_large": 413,
    "bad_content_type": 415,
    "too_many": 429,
    "internal": 500,
    "storage": 503,
}

Argument = str | int


def sentence(code: str, arguments: dict[str, Argument], language: str = LANGUAGES[0]) -> str:
    """What ``code`` means: in English, unless another language is asked for."""
    return words(language, "errors")(f"error-{code.replace('_', '-')}", **arguments)


class Refusal(Exception):
    """Something was asked that the server does not do; nothing has changed.

    ``arguments`` are single words and numbers, so that a page can put them into a sentence of
    any language (seats count from 1 there); ``choices`` are what would have been possible.
    """

    def __init__(
        self,
        code: str,
        *,
        choices: Sequence[object] | None = None,
        forbidden_by: str | None = None,
        **arguments: Argument,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS.get(code, 400)
        self.choices = choices
        self.forbidden_by = forbidden_by
        self.arguments = arguments

    def told(self) -> dict[str, object]:
        """The refusal as JSON data."""
        error: dict[str, object] = {
            "code": self.code,
            "message": sentence(self.code, self.arguments),
            "args": self.arguments,
        }
        if self.forbidden_by is not None:
            error["rule"] = self.forbidden_by
        if self.choices is not None:
            error["allowed"] = list(self.choices)
        return {"error": error}


class CannotServe(Exception):
    """The server cannot start; ``str()`` says why and what to do about it."""

    def __init__(self, code: str, **arguments: Argument) -> None:
        super().__init__(sentence(f"serve_{code}", arguments))
        self.code = code
        self.arguments = arguments


def listed(values: Iterable[object]) -> str:
    """Values side by side, for a sentence."""
    return ", ".join(str(value) for value in values)
