"""Every word that a person reads, in Fluent: one folder a language, one file a part."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "es", "ru")  # the first one is spoken to everybody else


class Words:
    """The texts of some files in one language: ``words("cli-games", game="torres")``."""

    def __init__(self, language: str, parts: tuple[str, ...]) -> None:
        self.language = language
        # No isolating marks: terminals and HTTP clients show them as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        for part in parts:
            text = files(__name__).joinpath(f"{language}/{part}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(text))

    def __call__(self, name: str, /, **arguments: str | float) -> str:
        """The text of that name; raises ``LookupError`` for one that lacks or cannot be formed."""
        if not self.has(name):
            raise LookupError(f"no text {name!r} in {self.language!r}")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise LookupError(f"text {name!r} in {self.language!r} has no value")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"text {name!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def has(self, name: str) -> bool:
        """Whether there is such a text."""
        return bool(self._bundle.has_message(name))


@cache
def words(language: str, *parts: str) -> Words:
    """The texts of ``parts`` (files, without ``.ftl``) in one of ``LANGUAGES``."""
    return Words(language, parts)


def language_wanted(accepted: str) -> str:
    """The language that a browser asks for in ``Accept-Language``."""
    best, heaviest = LANGUAGES[0], 0.0
    for wish in accepted.split(","):
        tag, _, weight = wish.partition(";")
        language = tag.strip().partition("-")[0].lower()
        if language in LANGUAGES and _weight(weight) > heaviest:
            best, heaviest = language, _weight(weight)
    return best


def _weight(text: str) -> float:
    """How much a wish weighs, as in ``q=0.8``; nothing where that cannot be read."""
    if not text:
        return 1.0
    found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*", text, re.ASCII)
    return float(found[1]) if found else 0.0


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a terminal's environment asks for, as POSIX and gettext have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name)
        if locale:
            break
    else:
        return LANGUAGES[0]
    if locale.partition(".")[0] in ("C", "POSIX"):
        return LANGUAGES[0]
    for wish in [*environment.get("LANGUAGE", "").split(":"), locale]:
        language = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
