"""Thinking in processes of their own: never waited for too long, stopped at once, replaced."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from sobremesa.players import LEVELS, player
from sobremesa.players.considered import Considered, Considering
from sobremesa.server import Settings
from sobremesa.server.computers import Computers
from sobremesa.server.database import open_database
from sobremesa.server.live import Live
from sobremesa.server.storage import Storage
from sobremesa.server.tables import Tables
from sobremesa.server.thinkers import Died, Failed, Thinkers, TooLong
from sobremesa.thinking import Answer, Choice, Question
from tests.server.conftest import Builder
from tests.server.house import STUBBORN, Guest, House, eventually
from tests.server.test_live import heard, listening
from tests.server.test_storage import left_waiting

AN_HOUR = str(3600 * 1000)


def question(player: str, most: int = 0) -> Question:
    """Somebody is to decide at the beginning of a game."""
    torres = sobremesa.game("torres")
    state = torres.start(2, "master")
    while state.to_move == sobremesa.CHANCE:
        state.apply(state.chances()[0][0])
    seen = state.observed_by(int(state.to_move))
    return Question("torres", torres.position(seen), player, 1, most)


@pytest.fixture
def stubborn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The players that only tests have can be asked."""
    monkeypatch.syspath_prepend(str(STUBBORN))


# ---- the pool alone


def in_a_pool(work: Callable[[Thinkers], object], processes: int = 1) -> None:
    async def run() -> None:
        thinkers = Thinkers(processes, 5)
        try:
            await work(thinkers)  # type: ignore[misc]
        finally:
            await thinkers.close()

    asyncio.run(run())


def test_a_decision_is_legal_and_choices_are_explained() -> None:
    async def work(thinkers: Thinkers) -> None:
        decision = await thinkers.ask(question("greedy"), 30)
        assert decision == await thinkers.ask(question("greedy"), 30)
        assert decision.action >= 0
        explained = await thinkers.ask(question("greedy", most=3), 30)
        assert len(explained.choices) == 3
        torres = sobremesa.game("torres")
        for choice in explained.choices:
            assert choice.text == torres.notation(choice.action)
            assert 0 <= choice.share <= 1
            assert choice.line[0].text == choice.text
            assert choice.line[0].events

    in_a_pool(work)


def told(choice: Choice | Considered) -> tuple[float, ...]:
    """Which action, and what is expected of it."""
    return choice.action, round(choice.share, 3), round(choice.ahead, 1)


def test_a_seat_goes_on_with_what_it_thought() -> None:
    torres = sobremesa.game("torres")
    state = torres.start(2, "basic")
    greedy = player("greedy", 3)
    for _ in range(45):
        drawn = state.to_move == sobremesa.CHANCE
        state.apply(state.chances()[0][0] if drawn else greedy.choose(state))
    alone = player("search:20", 1)
    assert isinstance(alone, Considering)
    seat = int(state.to_move)
    first = torres.position(state.observed_by(seat))
    before = [told(one) for one in alone.consider(state, 3)]
    state.apply(int(before[0][0]))
    assert state.to_move == seat  # the turn goes on
    second = torres.position(state.observed_by(seat))
    after = [told(one) for one in alone.consider(state, 3)]

    async def choices(
        thinkers: Thinkers, observation: dict[str, Any], of: str
    ) -> list[tuple[float, ...]]:
        asked = Question("torres", observation, "search:20", 1, most=3, of=of)
        return [told(one) for one in (await thinkers.ask(asked, 60)).choices]

    async def work(thinkers: Thinkers) -> None:
        assert await choices(thinkers, first, "one") == before
        for _ in range(2):
            await choices(thinkers, first, "other")  # in the other process
        assert await choices(thinkers, second, "one") == after
        assert await choices(thinkers, second, "third") != after
        assert await choices(thinkers, second, "") != after

    in_a_pool(work, processes=2)


@pytest.mark.usefixtures("stubborn")
def test_who_never_answers_is_killed_and_the_next_is_asked_at_once() -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers.ask(question("random"), 30)
        began = time.monotonic()
        with pytest.raises(TooLong):
            await thinkers.ask(question("stuck"), 0.5)
        assert time.monotonic() - began < 5
        assert (await thinkers.ask(question("random"), 30)).action >= 0

    in_a_pool(work)


@pytest.mark.usefixtures("stubborn")
def test_what_goes_wrong_is_told() -> None:
    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(Died):
            await thinkers.ask(question("dying"), 30)
        with pytest.raises(Failed, match="not legal"):
            await thinkers.ask(question("wrong"), 30)
        with pytest.raises(Failed, match="no computer player"):
            await thinkers.ask(question("nobody"), 30)
        assert (await thinkers.ask(question("random"), 30)).action >= 0

    in_a_pool(work)


@pytest.mark.usefixtures("stubborn")
def test_who_goes_away_frees_the_process_and_the_patient_come_last() -> None:
    async def work(thinkers: Thinkers) -> None:
        loop = asyncio.get_running_loop()
        stuck = loop.create_task(thinkers.ask(question("stuck"), 600))
        await asyncio.sleep(0.5)
        answered: list[str] = []

        async def ask(name: str, patient: bool) -> Answer:
            answer = await thinkers.ask(question("random"), 60, lambda: patient)
            answered.append(name)
            return answer

        names = [("left", True), ("gone", False), ("first", False), ("second", False)]
        asking = [loop.create_task(ask(*name)) for name in names]
        await asyncio.sleep(0)
        asking[1].cancel()  # while it waits
        stuck.cancel()
        await asyncio.gather(*asking, stuck, return_exceptions=True)
        assert answered == ["first", "second", "left"]

    in_a_pool(work)


@pytest.mark.usefixtures("stubborn")
def test_whoever_is_stopped_at_any_moment_leaves_the_pool_whole() -> None:
    async def work(thinkers: Thinkers) -> None:
        rng = random.Random(4)
        loop = asyncio.get_running_loop()
        for _ in range(12):
            asking = [loop.create_task(thinkers.ask(question("greedy"), 60)) for _ in range(5)]
            await asyncio.sleep(0.2 * rng.random())
            for task in asking:
                if rng.random() < 0.6:
                    task.cancel()
            for task in asking:
                try:
                    assert (await task).action >= 0
                except asyncio.CancelledError:
                    assert task.cancelled()
        asking = [loop.create_task(thinkers.ask(question("random"), 60)) for _ in range(4)]
        assert all(answer.action >= 0 for answer in await asyncio.gather(*asking))

    in_a_pool(work, processes=2)


# ---- at the tables


def decisions(house: House, table: str, seat: int) -> int:
    """How many decisions of a seat are in the log."""
    with closing(sqlite3.connect(house.database)) as database:
        asked = "SELECT COUNT(*) FROM entries WHERE table_id = ? AND actor = ? AND action > ''"
        [[counted]] = database.execute(asked, [table, seat])
    return int(counted)


@pytest.mark.parametrize("level", ["stuck", "dying", "wrong"])
def test_another_decides_for_a_player_who_does_not(own_house: Builder, level: str) -> None:
    house = own_house(stubborn=True, DECISION_MS="200", GRACE_MS="300", COMPUTER_PROCESSES="1")
    guest = Guest(house)
    table = guest.sits_down("me", level)
    guest.plays(
        table,
        random.Random(1),
        until=lambda seen: bool(seen["legal"]) and decisions(house, table, 1) > 1,
    )


def test_who_may_think_for_a_second_does_not_hold_a_process_longer(own_house: Builder) -> None:
    """However long the best level may."""
    house = own_house(stubborn=True, DECISION_MS=AN_HOUR, GRACE_MS="300", COMPUTER_PROCESSES="1")
    guest = Guest(house)
    table = guest.sits_down("me", "stuck")
    guest.plays(table, random.Random(1), until=lambda seen: seen["to_move"] == 1)
    eventually(lambda: guest.looks(table) and decisions(house, table, 1))


def test_no_level_plans_to_think_longer_than_the_server_allows(own_house: Builder) -> None:
    """Nobody is killed who would have thought for three seconds."""
    house = own_house(DECISION_MS="200", GRACE_MS="2500", COMPUTER_PROCESSES="1")
    guest = Guest(house)
    table = guest.sits_down("me", LEVELS[-1], game="asara", rules="professional")
    rng = random.Random(1)
    guest.plays(table, rng, until=lambda seen: seen["to_move"] == 1)
    eventually(lambda: house.thinking())
    before = house.thinking()
    guest.plays(
        table, rng, until=lambda seen: bool(seen["legal"]) and decisions(house, table, 1) > 4
    )
    assert house.thinking() == before


def test_a_process_that_is_killed_is_replaced(own_house: Builder) -> None:
    house = own_house(stubborn=True, COMPUTER_PROCESSES="1")
    guest = Guest(house)
    table = guest.sits_down("me", "slow")
    guest.plays(table, random.Random(1), until=lambda seen: seen["to_move"] == 1)
    eventually(lambda: house.thinking())
    before = house.thinking()
    time.sleep(0.5)
    for pid in before:
        os.kill(pid, 9)
    eventually(lambda: decisions(house, table, 1))
    assert not set(before) & set(house.thinking())


def test_a_removed_table_frees_its_process(own_house: Builder) -> None:
    house = own_house(stubborn=True, COMPUTER_PROCESSES="1", GRACE_MS=AN_HOUR)
    guest = Guest(house)
    table = guest.sits_down("me", "stuck")
    guest.plays(table, random.Random(1), until=lambda seen: seen["to_move"] == 1)
    other = guest.sits_down("me", "random")
    guest.plays(other, random.Random(1), until=lambda seen: seen["to_move"] == 1)
    time.sleep(1)
    assert decisions(house, other, 1) == 0  # it has to wait
    guest.http.delete(f"/api/tables/{table}")
    eventually(lambda: decisions(house, other, 1), within=20)


def test_a_table_that_is_left_frees_its_process(own_house: Builder) -> None:
    house = own_house(stubborn=True, COMPUTER_PROCESSES="1", GRACE_MS=AN_HOUR)
    guest = Guest(house)
    table = guest.sits_down("me", "stuck")
    guest.plays(table, random.Random(1), until=lambda seen: seen["to_move"] == 1)
    other = guest.sits_down("me", "random")
    with listening(guest, table) as socket:
        heard(socket)
        guest.plays(other, random.Random(1), until=lambda seen: seen["to_move"] == 1)
        time.sleep(1)
        assert decisions(house, other, 1) == 0
        guest.hands_over(other, 0, "random")  # it goes on by itself
    eventually(lambda: decisions(house, other, 1), within=20)


def children() -> set[int]:
    """The processes that this one has started."""
    tasks = Path("/proc/self/task").iterdir()
    return {int(one) for task in tasks for one in (task / "children").read_text().split()}


def test_a_server_that_closes_begins_no_thought(tmp_path: Path) -> None:
    async def work() -> None:
        table = await left_waiting(tmp_path)
        storage, settings = Storage(open_database(tmp_path)), Settings()
        tables, live, thinkers = Tables(storage, settings), Live(settings), Thinkers(1, 5)
        computers = Computers(tables, live, thinkers, settings)
        try:
            before = await storage.table(table), children()
            running = await tables.now(table)
            assert running is not None
            computers.changed(running)
            await asyncio.sleep(0)  # he has begun to read how far the table is
            await computers.close()
            assert (await storage.table(table), children()) == before
        finally:
            await thinkers.close()
            await storage.close()

    asyncio.run(work())


def test_processes_may_have_only_what_nobody_else_wants() -> None:
    async def work() -> None:
        thinkers = Thinkers(1, 20)
        try:
            before = children()
            assert (await thinkers.ask(question("random"), 30)).action >= 0
            [pid] = children() - before
            assert os.sched_getscheduler(pid) == os.SCHED_IDLE
        finally:
            await thinkers.close()

    asyncio.run(work())


def test_processes_give_way_to_the_server_and_end_with_it(own_house: Builder) -> None:
    house = own_house(
        stubborn=True, COMPUTER_PROCESSES="2", GRACE_MS=AN_HOUR, COMPUTER_NICENESS="7"
    )
    guest = Guest(house)
    for _ in range(2):
        table = guest.sits_down("me", "stuck")
        guest.plays(table, random.Random(1), until=lambda seen: seen["to_move"] == 1)
    eventually(lambda: len(house.thinking()) == 2)
    time.sleep(1)  # until they are busy
    thinking = house.thinking()
    own = os.getpriority(os.PRIO_PROCESS, 0)
    for pid in thinking:
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, own + 7)
    assert guest.http.get("/api/games").elapsed.total_seconds() < 5
    house.kill()
    eventually(lambda: not any(is_running(pid) for pid in thinking), within=10)


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"
