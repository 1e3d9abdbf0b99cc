"""Checks of a game before anything is played: its setups, its actions and their notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from sobremesa.core import BadNotation, BadPosition, BadSetup, Game, SobremesaError
from sobremesa.testing.faults import Fault, need
from sobremesa.testing.plain import text

ALL_TRIED = 20_000  # so many actions are all written and read; of a larger space so many

_NONSENSE = ("", " ", "nonsense", "0", "-1", "\n", "é", "(", "a" * 1000)
_NO_POSITIONS: tuple[object, ...] = (None, [], {}, "", 0, {"game": None}, {"nonsense": 1})


def check_setups(game: Game) -> None:
    """A game starts with what it offers, and says ``BadSetup`` to anything else."""
    need(len(game.rule_sets) > 0, "setup", "rule_sets is empty")
    need(1 <= game.min_players <= game.max_players, "setup", "min_players, max_players")
    for option in game.options:
        for value in option.values:
            need(
                isinstance(value, (bool, int, str)) and option.default in option.values,
                "setup",
                f"option {option.name}: values are true, false, numbers or texts, the default one",
            )
            game.start(game.min_players, None, **{option.name: value})
    players = game.min_players
    wrong: list[tuple[str, Callable[[], object]]] = [
        ("too few players", lambda: game.start(game.min_players - 1)),
        ("too many players", lambda: game.start(game.max_players + 1)),
        ("an unknown rule set", lambda: game.start(players, "nonsense")),
        ("an unknown option", lambda: game.start(players, None, nonsense=True)),
    ]
    wrong += [
        (f"an unknown value of {option.name}", _start_with_nonsense(game, option.name))
        for option in game.options
    ]
    for what, start in wrong:
        _refuses(start, BadSetup, "setup", f"start() with {what}")


def _start_with_nonsense(game: Game, option: str) -> Callable[[], object]:
    return lambda: game.start(game.min_players, None, **{option: "nonsense"})


def check_notation(game: Game) -> None:
    """Each action has one text, fit for records, that reads back; and data that describe it."""
    need(game.action_count > 0, "notation", "action_count is not above 0")
    for action in _some_actions(game):
        name = game.notation(action)
        fit = name == name.strip() != "" and "," not in name and name.isprintable()
        need(fit, "notation", f"{name!r} cannot stand in a record (empty, comma, line break)")
        need(
            game.parse(name) == action,
            "notation",
            f"action {action} is written {name!r}, which reads back as {game.parse(name)}",
        )
        told = game.describe(action)
        before = text(told, "notation", f"describe({action})")
        need(isinstance(told.get("do"), str), "notation", f"describe({action}) has no text 'do'")
        told["do"] = None
        again = text(game.describe(action), "notation", f"describe({action})")
        need(again == before, "notation", f"describe({action}) gives the game's own dict away")
    for nonsense in _nonsense(game):
        _check_parse_of(game, nonsense)


def _some_actions(game: Game) -> Iterable[int]:
    if game.action_count <= ALL_TRIED:
        return range(game.action_count)
    rng = Random("actions")
    return sorted({0, game.action_count - 1, *rng.sample(range(game.action_count), ALL_TRIED)})


def _nonsense(game: Game) -> list[str]:
    rng = Random("nonsense")
    spoilt = []
    for _ in range(200):
        name = game.notation(rng.randrange(game.action_count))
        at = rng.randrange(len(name))
        spoilt.append(name[:at] + rng.choice(("", " ", "x", "9", name[at] * 2)) + name[at + 1 :])
    return [*_NONSENSE, *spoilt]


def _check_parse_of(game: Game, name: str) -> None:
    """What is no action is ``BadNotation``; two texts never mean the same action."""
    try:
        action = game.parse(name)
    except BadNotation as error:
        need(len(error.allowed) > 0, "notation", "BadNotation does not say what is allowed")
    except Exception as error:
        raise Fault("notation", f"parse({name!r}) raised {error!r}, not BadNotation") from error
    else:
        known = 0 <= action < game.action_count and game.notation(action) == name
        need(known, "notation", f"parse({name!r}) gave {action}, which is not written like that")


def check_no_positions(game: Game) -> None:
    """``from_position`` says ``BadPosition`` to what is none at all."""
    for nonsense in _NO_POSITIONS:
        _refuses(
            lambda data=nonsense: game.from_position(data),  # type: ignore[misc]
            BadPosition,
            "position",
            f"from_position({nonsense!r})",
        )


def _refuses(
    attempt: Callable[[], object], expected: type[SobremesaError], check: str, what: str
) -> None:
    try:
        attempt()
    except expected:
        return
    except Exception as error:
        raise Fault(check, f"{what} raised {error!r}, not {expected.__name__}") from error
    raise Fault(check, f"{what} was accepted; it should raise {expected.__name__}")
