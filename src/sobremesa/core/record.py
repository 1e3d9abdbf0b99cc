"""The record of a game: a header and its actions in notation, as text that a person can read.

    sobremesa record 1
    game: torres
    rules: basic
    rules version: 1
    players: 2
    option auto_convert_ap: true
    seat 1: Ana
    seat 2: greedy

    *: first 1
    1: knight d1
    2: knight c3
    …

A line of play begins with who decides (a seat from 1, or ``*`` for chance); his decisions that
follow each other stand behind it, divided by commas.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from sobremesa.core.errors import BadRecord, BadReplay, SobremesaError
from sobremesa.core.game import Game
from sobremesa.core.state import CHANCE, State

FORMAT = "sobremesa record 1"
WIDTH = 88


class Record:
    """A running or finished game as its header and its actions."""

    def __init__(
        self,
        game: str,
        rules: str,
        players: int,
        options: dict[str, object],
        rules_version: int,
        seats: list[str] | None = None,
        actions: list[str] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.rules_version = rules_version
        self.seats: list[str] = [] if seats is None else seats
        self.actions: list[str] = [] if actions is None else actions
        self.deciders: list[int] = []

    @staticmethod
    def of(start: State, seats: list[str] | None = None) -> Record:
        """The record of a game that is about to begin."""
        return Record(
            start.game.name,
            start.rules,
            int(start.players),
            {
                option.name: start.options[option.name]
                for option in start.game.options
                if start.options[option.name] != option.default
            },
            start.game.rules_version,
            seats,
        )

    def add(self, decider: int, action: str) -> None:
        """Write down one action and who decided it (``CHANCE`` for nobody)."""
        self.deciders.append(decider)
        self.actions.append(action)

    def dumps(self) -> str:
        """The record as text."""
        lines = [
            FORMAT,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"rules version: {self.rules_version}",
            f"players: {self.players}",
        ]
        lines += [
            f"option {name}: {json.dumps(value)}" for name, value in sorted(self.options.items())
        ]
        lines += [f"seat {i + 1}: {_one_line(name)}" for i, name in enumerate(self.seats)]
        lines.append("")
        line = ""
        for i, action in enumerate(self.actions):
            decider = self.deciders[i]
            who = "*" if decider == CHANCE else str(decider + 1)
            goes_on = i > 0 and self.deciders[i - 1] == decider
            if goes_on and len(line) + len(action) + 2 <= WIDTH:
                line += f", {action}"
            else:
                if line:
                    lines.append(line)
                line = f"{who}: {action}"
        if line:
            lines.append(line)
        return "\n".join(lines) + "\n"

    @staticmethod
    def loads(text: str) -> Record:
        """The record in a text; raises ``BadRecord`` with the line that cannot be read."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FORMAT:
            raise BadRecord(1, f"a record begins with {FORMAT!r}")
        header: dict[str, str] = {}
        options: dict[str, object] = {}
        seats: list[str] = []
        number = 1
        while number < len(lines) and lines[number].strip():
            key, colon, value = (part.strip() for part in lines[number].partition(":"))
            number += 1
            if not colon:
                raise BadRecord(number, "a line of the header is written 'name: value'")
            if key.startswith("option "):
                options[key[7:].strip()] = _value(value, number)
            elif key.startswith("seat "):
                seats.append(value)
            else:
                header[key] = value
        for key in ("game", "rules", "rules version", "players"):
            if key not in header:
                raise BadRecord(number, f"the header has no line '{key}: …'")
        record = Record(
            header["game"],
            header["rules"],
            _whole(header["players"], "players", number),
            options,
            _whole(header["rules version"], "rules version", number),
            seats,
        )
        for i in range(number, len(lines)):
            if lines[i].strip():
                record._read_line(lines[i], i + 1)
        return record

    def _read_line(self, line: str, number: int) -> None:
        who, colon, actions = (part.strip() for part in line.partition(":"))
        if not colon or (who != "*" and not self._is_seat(who)):
            raise BadRecord(
                number,
                f"a line of play begins with '*:' or with a seat from 1 to {self.players} and ':'",
            )
        for action in actions.split(","):
            if not action.strip():
                raise BadRecord(number, "an action is missing between two commas")
            self.add(CHANCE if who == "*" else int(who) - 1, action.strip())

    def _is_seat(self, who: str) -> bool:
        written = who.isascii() and who.isdigit() and len(who) <= 9 and who[0] != "0"
        return written and int(who) <= self.players

    def start(self, find_game: Callable[[str], Game]) -> State:
        """The state before the first action; raises ``BadReplay`` (ply 0) if there is none."""
        try:
            game = find_game(self.game)
            if game.rules_version != self.rules_version:
                raise BadReplay(
                    0,
                    f"written for version {self.rules_version} of the rules; "
                    f"this is version {game.rules_version}",
                )
            # Checked first: an option may be called like a parameter of start().
            options = game.checked_setup(self.players, self.rules, self.options)
            return game.start(self.players, self.rules, **options)
        except BadReplay:
            raise
        except SobremesaError as error:
            raise BadReplay(0, str(error)) from error

    def states(self, find_game: Callable[[str], Game]) -> Iterator[State]:
        """The one state that is played forward, before each action and at the end.

        Raises ``BadReplay`` with the ply and the reason where the record cannot be played.
        """
        state = self.start(find_game)
        for ply in range(len(self.actions)):
            yield state
            try:
                if self.deciders[ply] != state.to_move:
                    raise BadReplay(
                        ply + 1, f"{_who(state)} decides, not {_seat(self.deciders[ply])}"
                    )
                state.apply(state.game.parse(self.actions[ply]))
            except BadReplay:
                raise
            except SobremesaError as error:
                raise BadReplay(ply + 1, str(error)) from error
        yield state

    def replay(self, find_game: Callable[[str], Game]) -> State:
        """The state after the last action; raises ``BadReplay``."""
        state = self.start(find_game)
        for state in self.states(find_game):  # noqa: B007  the last one is the answer
            pass
        return state


def _one_line(name: str) -> str:
    return " ".join(name.split())


def _value(text: str, line: int) -> object:
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        why = f"{text[:60]!r} is no value: true, false, a number or a text"
        raise BadRecord(line, why) from error
    return value


def _whole(text: str, name: str, line: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise BadRecord(line, f"{name} is a whole number, not {text[:60]!r}")
    return int(text)


def _seat(decider: int) -> str:
    return "chance" if decider == CHANCE else f"seat {decider + 1}"


def _who(state: State) -> str:
    return "nobody (the game is over)" if state.is_over else _seat(int(state.to_move))
