"""Checks of one state: what may be done in it, what it says, how it is written and copied."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

from sobremesa.core import CHANCE, EVERYTHING, BadPosition, Game, Illegal, State
from sobremesa.testing.faults import Fault, need
from sobremesa.testing.plain import (
    difference,
    name_of,
    not_contained,
    observers_of,
    position_text,
    text,
    view_text,
)
from sobremesa.testing.play import decisions, step_ahead

AHEAD = 8  # so many actions two states that should be the same are played side by side
REFUSED = 12  # so many actions that are not legal are tried in a state
SPOILT = 4  # so many spoilt positions are read in a state


def check_decision(game: Game, state: State, rng: Random) -> None:
    """Somebody decides until the end, among actions of the game in ascending order."""
    legal = state.legal()
    chances = state.chances()
    if state.is_over:
        need(not legal and not chances, "decision", "the game is over but something may be done")
        return
    who = int(state.to_move)
    need(
        who == CHANCE or 0 <= who < state.players,
        "decision",
        f"to_move is {who}; allowed: a seat from 0, or CHANCE",
    )
    if who == CHANCE:
        need(not legal, "decision", "legal() is not empty where chance decides")
        need(len(chances) > 0, "chance", "chance decides, but chances() is empty")
        _need_ascending(game, [action for action, _ in chances], "chance", "chances()")
        for action, weight in chances:
            need(
                type(weight) is int and weight > 0,
                "chance",
                f"the weight of {game.notation(action)!r} is {weight!r}, no whole number above 0",
            )
        return
    need(not chances, "decision", "chances() is not empty where a seat decides")
    need(len(legal) > 0, "decision", f"nothing is legal for {name_of(who)}: a dead end")
    _need_ascending(game, legal, "decision", "legal()")
    need(state.legal() == legal, "decision", "legal() gives something else when asked twice")
    for action in rng.sample(legal, min(len(legal), REFUSED)):
        why = state.refusal(action)
        need(why is None, "decision", f"legal {game.notation(action)!r} has a refusal: {why}")


def _need_ascending(game: Game, actions: list[int], check: str, what: str) -> None:
    for action in actions:
        known = type(action) is int and 0 <= action < game.action_count
        need(known, check, f"{what} has {action!r}, no action of the game")
    ascending = all(one < other for one, other in pairwise(actions))
    need(ascending, check, f"{what} is not ascending, each action once: {actions[:20]}")


def check_scores(game: Game, state: State, rng: Random) -> None:
    """A number for each seat; winners at the end and not before."""
    scores = state.scores
    need(
        len(scores) == state.players and all(type(one) is int for one in scores),
        "scores",
        f"scores are {scores!r}, not one whole number for each seat",
    )
    winners = state.winners
    if not state.is_over:
        need(winners == [], "scores", f"winners are {winners} before the end")
        return
    seats = list(range(int(state.players)))
    sane = len(winners) > 0 and winners == [seat for seat in seats if seat in winners]
    need(sane, "scores", f"at the end winners are {winners}; allowed: some of {seats}, ascending")


def check_conserved(game: Game, state: State, expected: dict[str, int]) -> None:
    """What the game says is conserved is there, as it was at the start."""
    found = game.conserved(state)
    for name in {**expected, **found}:
        then, now = expected.get(name), found.get(name)
        need(then == now, "conservation", f"there were {then} {name}, now there are {now}")


def check_view(game: Game, state: State, rng: Random) -> None:
    """Views are plain data, and a spectator sees nothing that a seat does not see."""
    public = json.loads(view_text(game, state, None))
    for seat in range(int(state.players)):
        where = not_contained(public, json.loads(view_text(game, state, seat)))
        need(where is None, "view", f"a spectator sees {where}, {name_of(seat)} does not, or else")


def check_clone(game: Game, state: State, rng: Random) -> None:
    """Clones are the same and share nothing that changes."""
    before = position_text(game, state)
    one = state.clone()
    other = one.clone()
    need(position_text(game, other) == before, "clone", "a clone is not the same")
    need(other.events is None, "clone", "a clone still has a listener")
    for played, others in ((one, (state, other)), (other, (state,))):
        for _ in range(AHEAD):
            step_ahead(played, rng)
        for untouched in others:
            now = position_text(game, untouched)
            if now != before:
                shared = difference(before, now)
                raise Fault("clone", f"playing on one clone changed another: {shared}")


def check_position(game: Game, state: State, rng: Random) -> None:
    """A position comes back through JSON as the same state, which plays on the same."""
    written = position_text(game, state)
    try:
        back = game.from_position(json.loads(written))
    except BadPosition as error:
        raise Fault("position", f"from_position refuses what position() wrote: {error}") from error
    _need_same(game, state, back, rng)
    for seat in observers_of(state):
        seen = state.observed_by(seat)
        written = text(game.position(seen), "position", "position() of an observation")
        try:
            back = game.from_position(json.loads(written))
        except BadPosition as error:
            who = name_of(seat)
            raise Fault("position", f"the observation of {who} is refused: {error}") from error
        again = position_text(game, back)
        need(again == written, "position", f"the observation of {name_of(seat)} is not the same")
        same = view_text(game, back, seat) == view_text(game, seen, seat)
        need(same, "position", f"the observation of {name_of(seat)} has another view afterwards")
    for _ in range(SPOILT):
        _read_spoilt(game, json.loads(position_text(game, state)), rng)


def need_alike(one: State, other: State, check: str, told: str) -> None:
    """Two states stand alike, and the same may be done in both."""
    for what, mine, its in (
        ("to_move", one.to_move, other.to_move),
        ("is_over", one.is_over, other.is_over),
        ("scores", one.scores, other.scores),
        ("winners", one.winners, other.winners),
        ("legal()", one.legal(), other.legal()),
        ("chances()", one.chances(), other.chances()),
    ):
        need(mine == its, check, f"{what} is {mine} in one and {its} in the other, {told}")


def _need_same(game: Game, state: State, back: State, rng: Random) -> None:
    """A state and what was read back, side by side; and the state once more, to be fair."""
    one, again = state.clone(), state.clone()
    for ahead in range(AHEAD):
        when = "at once" if ahead == 0 else f"after {ahead} more actions"
        here, there = position_text(game, one), position_text(game, back)
        need(here == position_text(game, again), "determinism", f"differs by itself {when}")
        if here != there:
            raise Fault("position", f"differs when read back, {when}: {difference(here, there)}")
        need_alike(one, back, "position", f"which was read back, {when}")
        action = step_ahead(one, rng)
        if action is None:
            return
        again.apply(action)
        back.apply(action)


def _read_spoilt(game: Game, data: dict[str, object], rng: Random) -> None:
    """A position with a wrong field is ``BadPosition``, or still one that can be played."""
    key = rng.choice(sorted(data))
    before = data.pop(key)
    how = rng.randrange(3)
    if how == 1:
        data[key] = rng.choice((None, -1, 999, 1.5, "nonsense", [], {}, [[]], True))
    elif how == 2:
        data[key] = _shifted(before, rng)
    try:
        state = game.from_position(data)
    except BadPosition:
        return
    except Exception as error:
        what = f"{key} = {data.get(key, 'absent')!r}"
        raise Fault("position", f"from_position with {what} raised {error!r}") from error
    if state.observer == EVERYTHING:
        what = f"from_position accepted {key} = {data.get(key, 'absent')!r}, in which"
        need(state.is_over or bool(decisions(state)), "position", f"{what} nothing can be done")


def _shifted(value: object, rng: Random) -> object:
    """The value with one number in it a little wrong."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1))
    if isinstance(value, list) and value:
        at = rng.randrange(len(value))
        return [*value[:at], _shifted(value[at], rng), *value[at + 1 :]]
    if isinstance(value, dict) and value:
        key = rng.choice(sorted(value))
        return {**value, key: _shifted(value[key], rng)}
    return value


def check_refusals(game: Game, state: State, rng: Random) -> None:
    """What is not legal is ``Illegal`` with the rule that forbids it, and changes nothing."""
    before = position_text(game, state)
    tried = state.clone()
    tried.events = []
    for action in refused(game, state, rng):
        what = f"{action}" if action < 0 or action >= game.action_count else game.notation(action)
        try:
            tried.apply(action)
        except Illegal as error:
            named = error.rule.startswith(f"{game.name} ") and len(error.rule) > len(game.name) + 1
            need(named, "refusal", f"{what!r} is refused by {error.rule!r}, not by a rule")
            asked = tried.refusal(action)
            need(asked == error.rule, "refusal", f"{what!r}: refusal() says {asked!r}, {error}")
        except Exception as error:
            raise Fault("refusal", f"{what!r} raised {error!r}, not Illegal") from error
        else:
            raise Fault("refusal", f"{what!r} is not legal, but it was carried out")
        need(tried.events == [], "refusal", f"{what!r} was refused but something was told")
    now = position_text(game, tried)
    if now != before:
        raise Fault("refusal", f"a refused action changed the state: {difference(before, now)}")


def refused(game: Game, state: State, rng: Random) -> list[int]:
    """Some actions that cannot be played: beyond the space, beside legal ones, anywhere."""
    allowed = decisions(state)
    beside = [action + rng.choice((-1, 1)) for action in allowed]
    anywhere = [rng.randrange(game.action_count) for _ in range(REFUSED)]
    tried = [-1, game.action_count, *rng.sample(beside, min(len(beside), REFUSED)), *anywhere]
    return [action for action in tried if action not in allowed]
