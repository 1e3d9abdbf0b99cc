"""The public side of games and states: what they check, and what they say when it is wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sobremesa import CHANCE, BadSetup, Event, Hidden, Illegal
from sobremesa.core import EVERYTHING
from tests.core.pebbles import Pebbles

GAME = Pebbles()


def after(*actions: str, rules: str = "closed") -> Any:
    state = GAME.start(2, rules)
    for action in actions:
        state.apply(GAME.parse(action))
    return state


def test_a_game_starts_with_the_first_rule_set_and_the_defaults() -> None:
    state = GAME.start()
    assert (state.players, state.rules, state.options) == (2, "closed", {"moves": 2})


@pytest.mark.parametrize(
    ("players", "rules", "options", "code", "given", "allowed"),
    [
        (1, None, {}, "players", 1, [2, 3]),
        (4, None, {}, "players", 4, [2, 3]),
        (2, "shut", {}, "rules", "shut", ["closed", "open"]),
        (2, None, {"turns": 3}, "option", "turns", ["moves"]),
        (2, None, {"moves": 4}, "option moves", 4, [1, 2, 3]),
        (2, None, {"moves": True}, "option moves", True, [1, 2, 3]),
        (2, None, {"moves": [1]}, "option moves", [1], [1, 2, 3]),
    ],
)
def test_a_wrong_setup_says_what_is_allowed(
    players: Any, rules: Any, options: dict[str, Any], code: str, given: Any, allowed: list[Any]
) -> None:
    with pytest.raises(BadSetup) as raised:
        GAME.start(players, rules, **options)
    error = raised.value
    assert (error.code, error.given, error.allowed) == (code, given, allowed)
    listed = ", ".join(map(str, allowed))
    assert str(error) == f"{code}: {given!r} is not possible; allowed: {listed}"


def test_legal_and_chances_are_empty_where_they_do_not_apply() -> None:
    assert after().chances() == []
    assert after("take").legal() == []
    assert after("take").chances() == [(2, 6), (3, 4), (4, 2)]
    over = after(*["stop"] * 12)
    assert (over.legal(), over.chances(), over.is_over) == ([], [], True)


@pytest.mark.parametrize("action", [2, 5, -1, 8, 10**6, -(10**6)])
def test_an_illegal_action_names_the_rule_and_changes_nothing(action: int) -> None:
    state = after()
    state.events = []
    before = GAME.position(state)
    with pytest.raises(Illegal) as raised:
        state.apply(action)
    known = 0 <= action < GAME.action_count
    assert raised.value.rule == ("pebbles 1" if known else "pebbles has no such action")
    assert raised.value.action == (GAME.notation(action) if known else str(action))
    assert state.refusal(action) == raised.value.rule
    assert state.events == []
    assert GAME.position(state) == before


def test_a_legal_action_has_no_refusal() -> None:
    assert after().refusal(GAME.parse("take")) is None
    assert after("take").refusal(GAME.parse("draw grey")) is None


def test_nothing_can_be_done_after_the_end() -> None:
    with pytest.raises(Illegal, match="pebbles 3"):
        after(*["stop"] * 12).apply(GAME.parse("stop"))


def test_events_are_told_only_to_a_listener_and_clones_have_none() -> None:
    state = after()
    state.events = []
    assert state.clone().events is None
    state.apply(GAME.parse("take"))
    assert [event.kind for event in state.events] == ["reached_into_bag"]
    state.events = None
    state.apply(GAME.parse("draw grey"))
    assert state.events is None


def test_an_event_tells_its_secret_to_those_who_know() -> None:
    event = Event("drawn", {"seat": 1}, {"colour": "grey"}, (1,))
    assert event.seen_by(1) == {"event": "drawn", "seat": 1, "colour": "grey"}
    assert event.seen_by(0) == event.seen_by(None) == {"event": "drawn", "seat": 1}
    assert not event.reveals
    assert "drawn" in repr(event)


def test_an_observation_lacks_what_is_hidden() -> None:
    state = after("take", "draw black", "stop")
    seen = state.observed_by(1)
    assert seen.observer == 1
    assert GAME.position(seen) == GAME.position(after("take", "draw white", "stop").observed_by(1))
    assert seen.legal() == state.legal()
    assert state.observer == EVERYTHING


def test_an_observation_hides_the_decisions_on_hidden_things() -> None:
    state = after("take", "draw black")
    with pytest.raises(Hidden, match="seat 1 decides on what is hidden here"):
        state.observed_by(1).legal()
    with pytest.raises(Hidden):
        state.observed_by(None).refusal(0)
    with pytest.raises(Hidden):
        after("take").observed_by(0).chances()
    assert after("take", rules="open").observed_by(1).chances()


def test_determinize_gives_a_whole_state_that_looks_the_same() -> None:
    seen = after("take", "draw black", "stop").observed_by(1)
    dealt = [seen.determinize(Random(seed)) for seed in range(40)]
    assert {state.observer for state in dealt} == {EVERYTHING}
    assert {str(GAME.position(state.observed_by(1))) for state in dealt} == {
        str(GAME.position(seen))
    }
    assert {tuple(GAME.position(state)["hands"][0]) for state in dealt} == {  # type: ignore[index]
        (1, 0, 0),
        (0, 1, 0),
        (0, 0, 1),
    }
    again = seen.determinize(Random(7))
    assert GAME.position(again) == GAME.position(dealt[7])


def test_determinize_of_a_whole_state_is_a_clone() -> None:
    state = after("take")
    assert GAME.position(state.determinize(Random(1))) == GAME.position(state)
    assert state.to_move == CHANCE


@pytest.mark.parametrize("seat", [2, -1, EVERYTHING, 10**20])
def test_only_seats_and_spectators_observe(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}; allowed: 0 to 1, or None"):
        after().observed_by(seat)
