"""The words for actions: each number has one text and one description, and back."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.core.errors import BadNotation


class ActionTexts:
    """A table of all actions of a game, in the order of their numbers.

    ``descriptions`` say what each action is, as data with the kind under ``"do"``; ``text``
    makes the one notation out of each; ``forms`` are examples of all kinds, for who errs.
    """

    def __init__(
        self,
        descriptions: list[dict[str, object]],
        text: Callable[[dict[str, object]], str],
        forms: list[str],
    ) -> None:
        self._descriptions = descriptions
        self._texts = [text(told) for told in descriptions]
        self._numbers = {text: action for action, text in enumerate(self._texts)}
        self._forms = forms
        assert len(self._numbers) == len(self._texts), "two actions with the same notation"

    @property
    def count(self) -> int:
        """How many actions there are."""
        return len(self._texts)

    def describe(self, action: int) -> dict[str, object]:
        """An action as data; raises ``IndexError`` where there is none."""
        return dict(self._descriptions[self._known(action)])

    def notation(self, action: int) -> str:
        """The text of an action; raises ``IndexError`` where there is none."""
        return self._texts[self._known(action)]

    def parse(self, text: str) -> int:
        """The action a text names; raises ``BadNotation``."""
        action = self._numbers.get(text)
        if action is None:
            raise BadNotation(text, self._forms)
        return action

    def _known(self, action: int) -> int:
        if not 0 <= action < len(self._texts):
            last = len(self._texts) - 1
            raise IndexError(f"there is no action {action}; allowed: 0 to {last}")
        return action
