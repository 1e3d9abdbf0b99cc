"""Setting up a table: what was asked for, checked against the games and players there are."""

from __future__ import annotations

import secrets
import time

from sobremesa import BadSetup, Game, State, UnknownGame, game
from sobremesa.players import LEVELS, QUICK
from sobremesa.server.asked import NewSeat, NewTable, clean_name
from sobremesa.server.log import Seat, StandIn, Summary, Table
from sobremesa.server.refusals import Refusal, listed

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
ID_LENGTH = 16


def new_table(asked: NewTable, visitor: int) -> tuple[Table, State]:
    """The table that was asked for and its game before the first decision."""
    rules, start = started(asked)
    now = int(time.time() * 1000)
    table = Table(
        id="".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH)),
        game=rules.name,
        rules=start.rules,
        rules_version=rules.rules_version,
        options=dict(start.options),
        seats=tuple(_seat(seat, visitor) for seat in asked.seats),
        created=now,
        changed=now,
        version=0,
        summary=Summary.of(start, 0),
        stand_in=_stand_in(asked),
    )
    if not table.seats_of(visitor):
        raise Refusal("nobody_here")
    return table, start


def check(asked: NewTable) -> None:
    """Raise ``Refusal`` when such a table cannot be set up for anybody."""
    new_table(asked, visitor=0)


def started(asked: NewTable) -> tuple[Game, State]:
    """The game asked for, at its start; raises ``Refusal``."""
    try:
        rules = game(asked.game)
    except UnknownGame as error:
        raise Refusal(
            "unknown_game", choices=error.allowed, game=asked.game, allowed=listed(error.allowed)
        ) from None
    try:
        # Checked first: an option may be called like a parameter of start().
        options = rules.checked_setup(len(asked.seats), asked.rules, {**asked.options})
        return rules, rules.start(len(asked.seats), asked.rules, **options)
    except BadSetup as error:
        raise _refused(error) from None


def _refused(error: BadSetup) -> Refusal:
    code, _, option = error.code.partition(" ")
    given, allowed = error.given, listed(_json_like(value) for value in error.allowed)
    if option:
        return Refusal(
            "bad_value",
            choices=error.allowed,
            option=option,
            given=_json_like(given),
            allowed=allowed,
        )
    return Refusal(
        f"bad_{code}",
        choices=error.allowed,
        given=given if isinstance(given, int) else str(given),
        allowed=allowed,
    )


def _json_like(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _stand_in(asked: NewTable) -> StandIn | None:
    chosen = asked.stand_in
    return None if chosen is None else StandIn(chosen.after, known_level(chosen.level))


def _seat(asked: NewSeat, visitor: int) -> Seat:
    name = clean_name(asked.name)
    if asked.kind != "computer":
        return Seat(asked.kind, name, None, visitor)
    return Seat(asked.kind, name, known_level(asked.level), None)


def known_level(given: str | None) -> str:
    """A level that computer players at a table may have; raises ``Refusal``."""
    allowed = (*LEVELS, *QUICK)
    if given not in allowed:
        raise Refusal("bad_level", choices=allowed, given=str(given), allowed=listed(allowed))
    return given
