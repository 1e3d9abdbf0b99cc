"""The conformance kit passes a sound game and notices every way of breaking one."""

from __future__ import annotations

from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa import History, Record
from sobremesa.testing import ConformanceError, check_choices, check_game
from sobremesa.testing.checks import IN_SOME_STATES
from sobremesa.testing.faults import Fault
from sobremesa.testing.plain import not_contained
from sobremesa.testing.shrinking import shortest
from tests.core.broken import BROKEN, LosesAPebble, PebblesOf, ShowsWithoutSaying
from tests.core.pebbles import Pebbles


def test_a_sound_game_passes() -> None:
    check_game(Pebbles(), seeds=range(3))


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_noticed_by_the_right_check(name: str) -> None:
    check, broken = BROKEN[name]
    with pytest.raises(ConformanceError) as raised:
        check_game(broken(), seeds=range(4), players=(2,), most_plies=300, attempts=60)
    assert raised.value.check == check, str(raised.value)


def test_the_record_of_a_fault_is_short_and_leads_there() -> None:
    with pytest.raises(ConformanceError) as raised:
        check_game(PebblesOf(LosesAPebble), rules=("closed",), players=(2,))
    record = Record.loads(raised.value.record)
    shown = [action.split()[0] for action in record.actions]
    assert shown == ["take", "draw", "show"]
    end = record.replay(lambda name: PebblesOf(LosesAPebble))
    assert end.game.conserved(end) != {"pebbles": 12}
    assert raised.value.record in str(raised.value)


def test_a_fault_of_a_step_is_one_of_the_records_last_action() -> None:
    with pytest.raises(ConformanceError) as raised:
        check_game(PebblesOf(ShowsWithoutSaying), rules=("closed",), players=(2,))
    assert [a.split()[0] for a in Record.loads(raised.value.record).actions] == [
        "take",
        "draw",
        "show",
    ]


def test_a_game_that_cannot_be_started_needs_no_record() -> None:
    with pytest.raises(ConformanceError) as raised:
        check_game(BROKEN["StartsAnyhow"][1]())
    assert raised.value.record == ""


@settings(max_examples=25, deadline=None)
@given(
    choices=st.lists(st.integers(0, 2**16), max_size=60),
    players=st.integers(2, 3),
    rules=st.sampled_from(["closed", "open"]),
)
def test_hypothesis_can_choose(choices: list[int], players: int, rules: str) -> None:
    check_choices(Pebbles(), choices, players=players, rules=rules, thorough=0.2)


def test_choices_find_a_fault_too() -> None:
    with pytest.raises(ConformanceError) as raised:
        check_choices(PebblesOf(LosesAPebble), [0, 1, 2, 0, 0, 2])
    assert raised.value.check == "conservation"


class CarelessHistory:
    """A history that takes back the others' decisions too."""

    def __init__(self, history: History) -> None:
        self.history = history

    def __getattr__(self, name: str) -> Any:
        return getattr(self.history, name)

    def may_take_back(self, ply: int) -> bool:
        return not any(event.reveals for event in self.history.events[ply])

    def undo_to_step(self) -> int | None:
        ply = self.history.ply - 1
        return ply if self.may_take_back(ply) else None

    def undo_to_turn(self) -> int | None:
        return self.undo_to_step()


class PeekingHistory(CarelessHistory):
    """A history that takes back what was shown."""

    def may_take_back(self, ply: int) -> bool:
        return self.history.deciders[ply] == self.history.state.to_move


@pytest.mark.parametrize(
    ("kind", "plies"),
    [(CarelessHistory, ["stop"]), (PeekingHistory, ["stop", "stop", "show black"])],
)
def test_a_wrong_barrier_is_noticed(kind: type[CarelessHistory], plies: list[str]) -> None:
    game = Pebbles()
    [undo] = [check for check in IN_SOME_STATES if check.name == "undo"]
    history = History(game.start(2))
    for text in ("take", "draw black", *plies):
        history.play(game.parse(text))
    fault = undo.fault(game, cast("History", kind(history)))
    assert fault is not None
    assert fault.check == "undo"
    assert fault.why.startswith("allows (")
    assert undo.fault(game, history) is None


@pytest.mark.parametrize(
    ("less", "more", "where"),
    [
        ({"a": None}, {"a": [1, 2]}, None),
        ({}, {"a": 1}, None),
        ({"a": 1}, {}, "a"),
        ({"a": {"b": [1, 2]}}, {"a": {"b": [1, 3]}}, "a.b[1]"),
        ([1], [1, 2], "it"),
        ({"a": 1}, {"a": None}, "a"),
        ({"a": True}, {"a": 1}, "a"),
    ],
)
def test_contained(less: object, more: object, where: str | None) -> None:
    assert not_contained(less, more) == where


def test_shortening_keeps_what_is_needed() -> None:
    fault = Fault("sum", "is above 9")

    def test(line: list[int]) -> Fault | None:
        return fault if 7 in line and 3 in line else None

    line, found = shortest([1, 7, 2, 2, 5, 3, 8, 9], fault, lambda line: line, test, 100)
    assert line == [7, 3]
    assert found is fault
    assert shortest([7, 1, 3], fault, lambda line: line, test, 0)[0] == [7, 1, 3]
