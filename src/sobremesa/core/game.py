"""A game: its box, its action space, its words; the source of its states."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from sobremesa.core.action_texts import ActionTexts
from sobremesa.core.errors import BadSetup
from sobremesa.core.state import State, prepare_actions


class Option:
    """A switch of a game: one reading of a rule where the published rules are silent."""

    def __init__(self, name: str, default: object, values: tuple[object, ...]) -> None:
        self.name = name
        self.default = default
        self.values = values

    def __repr__(self) -> str:
        return f"Option({self.name!r}, default={self.default!r}, values={self.values!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What is the same for all games of one name; the base of every game."""

    def __init__(
        self,
        name: str,
        players: tuple[int, int],
        rule_sets: tuple[str, ...],
        options: tuple[Option, ...],
        actions: ActionTexts,
        rules_version: int,
    ) -> None:
        self.name = name
        self.min_players, self.max_players = players
        self.rule_sets = rule_sets
        self.options = options
        self.actions = actions
        self.action_count = actions.count
        self.rules_version = rules_version
        prepare_actions(self.action_count)

    def start(self, players: int = 2, rules: str | None = None, **options: object) -> State:
        """A new game. The first of ``rule_sets`` is played unless ``rules`` names another.

        Raises ``BadSetup`` for a number of players, rule set, option or value that the game
        does not know.
        """
        chosen = self.checked_setup(players, rules, options)
        return self._start(players, self.rule_sets[0] if rules is None else rules, chosen)

    def checked_setup(
        self, players: int, rules: str | None, options: dict[str, object]
    ) -> dict[str, object]:
        """All options with their values; raises ``BadSetup`` when a game cannot start so."""
        counts: list[object] = list(range(self.min_players, self.max_players + 1))
        if type(players) is not int or players not in counts:
            raise BadSetup("players", players, counts)
        if rules is not None and rules not in self.rule_sets:
            raise BadSetup("rules", rules, list(self.rule_sets))
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadSetup("option", name, list(known))
            values = known[name].values
            if not any(type(value) is type(one) and value == one for one in values):
                raise BadSetup(f"option {name}", value, list(values))
        return {name: options.get(name, option.default) for name, option in known.items()}

    def notation(self, action: int) -> str:
        """The one text of an action; ``parse`` reads it back."""
        return self.actions.notation(action)

    def parse(self, text: str) -> int:
        """The action that a text names; raises ``BadNotation``."""
        return self.actions.parse(text)

    def describe(self, action: int) -> dict[str, object]:
        """An action as data for a page or a person's program: ``{"do": kind, ...}``."""
        return self.actions.describe(action)

    # ---- what the rules of a game provide

    def _start(self, players: int, rules: str, options: dict[str, object]) -> State:
        raise NotImplementedError

    def has_secrets(self, rules: str) -> bool:
        """Whether seats hide anything from each other under this rule set."""
        raise NotImplementedError

    def position(self, state: State) -> dict[str, object]:
        """The whole state (or observation) as plain data that JSON can carry."""
        raise NotImplementedError

    def from_position(self, data: object) -> State:
        """The state that ``position`` wrote; raises ``BadPosition`` when it cannot be one."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """What ``seat`` may see (``None``: a spectator), as data that JSON can carry."""
        raise NotImplementedError

    def conserved(self, state: State) -> dict[str, int]:
        """Amounts that no action may ever change: pieces, cards, money."""
        raise NotImplementedError

    def evaluate(self, state: State, seat: int) -> float:
        """How good ``state`` looks for ``seat``; only comparing two of them means anything.

        Computer players that look a few decisions ahead ask this. It works on observations too
        and at every step, and depends on nothing that ``seat`` may not know.
        """
        raise NotImplementedError

    # ---- what a game may provide besides

    def in_style(self, number: int) -> Game:
        """The same game with an evaluation of another style, so that who asks it plays otherwise.

        Networks are to meet more ways of playing than the best known one; ``number``, 0 or more,
        picks one. ``features`` are the same in all styles. By default there is only one.
        """
        return self

    def standing(self, state: State, seat: int) -> float:
        """How ``seat`` stands where a turn has just passed; by default as ``evaluate`` says.

        A game provides it whose evaluation also tells whoever decides next what to keep from.
        A search, which judges all seats where a line ends, asks this.
        """
        return self.evaluate(state, seat)

    def feature_names(self) -> tuple[str, ...]:
        """What each of ``features`` means; none where the game has no features."""
        return ()

    def features(self, state: State, seat: int) -> vec[float]:
        """What a whole state looks like from ``seat``, in numbers from about -1 to 1.

        Networks weigh them (``players.learned``). They may look at everything: whoever may not
        know it asks for a state that was filled in by ``determinize``.
        """
        raise NotImplementedError
