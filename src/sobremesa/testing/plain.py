"""Data that JSON carries unchanged, and what of it is contained in other data."""

from __future__ import annotations

import json

from sobremesa.core import Event, Game, State
from sobremesa.testing.faults import Fault

Seat = int | None  # None is a spectator


def text(data: object, check: str, what: str) -> str:
    """The one JSON text of plain data; a ``Fault`` where JSON would not bring it back."""
    try:
        written = json.dumps(data, sort_keys=True, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise Fault(check, f"{what} is no plain data: {error}") from error
    if json.loads(written) != data:
        raise Fault(check, f"{what} is not what JSON brings back (a tuple, a key not a text?)")
    return written


def position_text(game: Game, state: State) -> str:
    """The position as text: how states are compared."""
    return text(game.position(state), "position", "position()")


def view_text(game: Game, state: State, seat: Seat) -> str:
    """What a seat sees, as text."""
    return text(game.view(state, seat), "view", f"view() of {name_of(seat)}")


def told_text(events: list[Event], seat: Seat) -> str:
    """What a seat is told, as text."""
    return text([event.seen_by(seat) for event in events], "events", "an event")


def name_of(seat: Seat) -> str:
    """A seat in a sentence."""
    return "a spectator" if seat is None else f"seat {seat + 1}"


def observers_of(state: State) -> list[Seat]:
    """Everybody who looks on: the seats, and a spectator."""
    return [*range(int(state.players)), None]


def first_difference(one: object, other: object, where: str = "") -> str:
    """Where two pieces of plain data differ first, and how."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}):
            if (key in one) != (key in other):
                return f"{where}.{key} is only in one of them".lstrip(".")
            if one[key] != other[key]:
                return first_difference(one[key], other[key], f"{where}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i in range(len(one)):
            if one[i] != other[i]:
                return first_difference(one[i], other[i], f"{where}[{i}]")
    return f"{where.lstrip('.') or 'it'} is {_short(one)} and {_short(other)}"


def difference(one: str, other: str) -> str:
    """Where two JSON texts differ first."""
    return first_difference(json.loads(one), json.loads(other))


def not_contained(less: object, more: object, where: str = "") -> str | None:
    """Where ``less`` says something that ``more`` does not; ``None`` when it is contained.

    Contained is: the same shape, and each value the same or, in ``less``, null or absent.
    """
    if less is None:
        return None
    if isinstance(less, dict) and isinstance(more, dict):
        for key, value in less.items():
            if key not in more:
                return f"{where}.{key}".lstrip(".")
            found = not_contained(value, more[key], f"{where}.{key}")
            if found is not None:
                return found
        return None
    if isinstance(less, list) and isinstance(more, list) and len(less) == len(more):
        for i in range(len(less)):
            found = not_contained(less[i], more[i], f"{where}[{i}]")
            if found is not None:
                return found
        return None
    same = type(less) is type(more) and less == more
    return None if same else where.lstrip(".") or "it"


def _short(value: object) -> str:
    written = json.dumps(value)
    return written if len(written) <= 60 else written[:57] + "..."
