"""Records: text that reads back, replays, and says where it does not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa import BadRecord, BadReplay, Game, History, Record
from tests.core.pebbles import Pebbles

GAME = Pebbles()

WRITTEN = """\
sobremesa record 1
game: pebbles
rules: open
rules version: 1
players: 2
option moves: 3
seat 1: Ana María
seat 2: greedy: the second

1: take
*: draw black
1: show black, stop
2: stop
"""


def find(name: str) -> Game:
    assert name == "pebbles"
    return GAME


def changed(line: str, into: str) -> str:
    assert line in WRITTEN
    return WRITTEN.replace(line, into)


def test_a_record_is_text_that_a_person_can_read() -> None:
    history = History(GAME.start(2, "open", moves=3))
    for action in ("take", "draw black", "show black", "stop", "stop"):
        history.play(GAME.parse(action))
    assert history.record(["Ana  María", "greedy: the\nsecond"]).dumps() == WRITTEN


def test_a_record_reads_back_and_replays() -> None:
    record = Record.loads(WRITTEN)
    assert record.seats == ["Ana María", "greedy: the second"]
    assert record.options == {"moves": 3}
    assert record.deciders == [0, -1, 0, 0, 1]
    assert record.dumps() == WRITTEN
    end = record.replay(find)
    assert end.scores == [4, 0]
    assert end.to_move == 0
    assert [int(state.to_move) for state in record.states(find)] == [0, -1, 0, 0, 1, 0]


def test_a_record_without_actions_replays_to_the_start() -> None:
    record = Record.of(GAME.start(3))
    state = Record.loads(record.dumps()).replay(find)
    assert GAME.position(state) == GAME.position(GAME.start(3))


def test_only_switches_that_were_thrown_are_written() -> None:
    assert "option" not in Record.of(GAME.start(2)).dumps()


def test_long_lines_are_broken_and_read_back() -> None:
    record = Record.of(GAME.start(2))
    for _ in range(40):
        record.add(0, "show black")
    assert max(map(len, record.dumps().splitlines())) <= 88
    assert Record.loads(record.dumps()).actions == record.actions


@given(
    st.lists(
        st.tuples(st.integers(-1, 2), st.sampled_from(["take", "stop", "draw grey", "show white"]))
    )
)
def test_any_actions_come_back(plies: list[tuple[int, str]]) -> None:
    record = Record.of(GAME.start(3))
    for decider, action in plies:
        record.add(decider, action)
    again = Record.loads(record.dumps())
    assert list(zip(again.deciders, again.actions, strict=True)) == plies


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "a record begins with 'sobremesa record 1'"),
        ("sobremesa record 2\n", 1, "a record begins with 'sobremesa record 1'"),
        (changed("rules: open", "rules open"), 3, "a line of the header is written 'name: value'"),
        (changed("players: 2\n", ""), 7, "the header has no line 'players: …'"),
        (changed("players: 2", "players: two"), 8, "players is a whole number, not 'two'"),
        (changed("players: 2", "players: -2"), 8, "players is a whole number, not '-2'"),
        (changed("players: 2", "players: ²"), 8, "players is a whole number, not '²'"),
        (changed("version: 1", "version: 1.0"), 8, "rules version is a whole number, not '1.0'"),
        (
            changed("moves: 3", "moves: many"),
            6,
            "'many' is no value: true, false, a number or a text",
        ),
        (
            changed("2: stop", "2 stop"),
            13,
            "a line of play begins with '*:' or with a seat from 1 to 2",
        ),
        (changed("2: stop", "3: stop"), 13, "a line of play begins with '*:' or with a seat from"),
        (changed("2: stop", "٢: stop"), 13, "a line of play begins with '*:' or with a seat from"),
        (changed("2: stop", "0: stop"), 13, "a line of play begins with '*:' or with a seat from"),
        (changed("2: stop", ": stop"), 13, "a line of play begins with '*:' or with a seat from"),
        (changed("moves: 3", "moves: " + "[" * 100_000), 6, "'[[["),
        (changed("black, stop", "black,, stop"), 12, "an action is missing between two commas"),
    ],
)
def test_what_is_no_record_says_at_which_line(text: str, line: int, why: str) -> None:
    with pytest.raises(BadRecord) as raised:
        Record.loads(text)
    assert raised.value.line == line
    assert raised.value.why.startswith(why)
    assert str(raised.value).startswith(f"line {line}: {why}")


@pytest.mark.parametrize(
    ("text", "ply", "why"),
    [
        (changed("version: 1", "version: 9"), 0, "written for version 9 of the rules; this is"),
        (changed("rules: open", "rules: shut"), 0, "rules: 'shut' is not possible; allowed: "),
        (changed("moves: 3", "moves: 4"), 0, "option moves: 4 is not possible; allowed: 1, 2, 3"),
        (changed("moves: 3", "games: 3"), 0, "option: 'games' is not possible; allowed: moves"),
        (changed("moves: 3", "players: 3"), 0, "option: 'players' is not possible; allowed: moves"),
        (changed("moves: 3", "self: 3"), 0, "option: 'self' is not possible; allowed: moves"),
        (changed("players: 2", "players: 999999999"), 0, "players: 999999999 is not possible"),
        (changed("players: 2", "players: 7"), 0, "players: 7 is not possible; allowed: 2, 3"),
        (changed("1: take", "2: take"), 1, "seat 1 decides, not seat 2"),
        (changed("*: draw", "1: draw"), 2, "chance decides, not seat 1"),
        (changed("draw black", "draw pink"), 2, "'draw pink' is no action; actions are written:"),
        (changed("show black", "show grey"), 3, "'show grey' is not allowed now: pebbles 1"),
        (WRITTEN + "1: stop\n2: stop\n" * 6, 16, "'stop' is not allowed now: pebbles 3"),
        (WRITTEN + "1: stop\n2: stop\n" * 5 + "2: stop", 16, "nobody (the game is over) decides"),
    ],
)
def test_what_does_not_replay_says_at_which_ply(text: str, ply: int, why: str) -> None:
    with pytest.raises(BadReplay) as raised:
        Record.loads(text).replay(find)
    assert raised.value.ply == ply
    assert raised.value.why.startswith(why)


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_says_what_is_wrong(text: str) -> None:
    for tried in (text, "sobremesa record 1\n" + text, WRITTEN + text):
        try:
            Record.loads(tried).replay(find)
        except (BadRecord, BadReplay) as error:
            said = str(error)
        else:
            said = "a record"
        assert said
