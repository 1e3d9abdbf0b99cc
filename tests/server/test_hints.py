"""Hints: what the computer would do, from what the seat itself knows, and nothing changes by it."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from typing import Any

import httpx
import pytest

import sobremesa
from sobremesa.server import CannotServe, Settings
from tests.server.conftest import Builder
from tests.server.house import Guest, done, eventually, refused
from tests.server.test_live import heard, listening
from tests.server.test_thinkers import AN_HOUR


def asks(guest: Guest, table: str, **asked: object) -> httpx.Response:
    return guest.http.post(f"/api/tables/{table}/hints", json=asked)


def waits(guest: Guest, **setup: Any) -> tuple[str, dict[str, Any]]:
    """A table at which the guest is to decide among several actions."""
    table = guest.sits_down("me", "here", **setup)
    return table, guest.plays(
        table, random.Random(1), until=lambda seen: seen["ply"] > 8 and len(seen["legal"]) > 3
    )


@pytest.mark.parametrize("name", sobremesa.games())
def test_three_choices_with_what_is_expected_of_them(guest: Guest, name: str) -> None:
    table, seen = waits(guest, game=name, rules=sobremesa.game(name).rule_sets[-1])
    told = done(asks(guest, table, seat=seen["seat"], ply=seen["ply"]))
    assert told["ply"] == seen["ply"]
    assert 1 <= len(told["choices"]) <= 3
    texts = {legal["action"]: legal["text"] for legal in seen["legal"]}
    shares = []
    for choice in told["choices"]:
        assert set(choice) == {"action", "text", "share", "ahead", "line"}
        assert texts[choice["action"]] == choice["text"] == choice["line"][0]["text"]
        assert 0 <= choice["share"] <= 1
        shares.append(choice["share"])
        for step in choice["line"]:
            assert set(step) == {"text", "events"}
    assert len({choice["action"] for choice in told["choices"]}) == len(told["choices"])
    assert guest.looks(table) == seen  # nothing has changed
    again = asks(guest, table, seat=seen["seat"], ply=seen["ply"])
    assert done(again) == told

    # What it tells happens when one does it.
    best = told["choices"][0]
    guest.acts(table, seen, best["text"])
    events = guest.hears(table, since=seen["ply"], seat=seen["seat"])["events"]
    assert events[0]["events"] == best["line"][0]["events"]


def test_the_best_level_thinks_no_longer_than_it_may(own_house: Builder) -> None:
    guest = Guest(own_house(HINT_MS="300"))
    table, seen = waits(guest)
    done(asks(guest, table, seat=seen["seat"], ply=seen["ply"]))
    began = time.monotonic()
    told = done(asks(guest, table, seat=seen["seat"], ply=seen["ply"]))
    assert time.monotonic() - began < 2.5  # it has three seconds where it plays
    assert told["choices"]


def test_hints_that_are_refused(guest: Guest, other: Guest) -> None:
    table, seen = waits(guest)
    seat, ply = seen["seat"], seen["ply"]
    refused(asks(guest, table, seat=1 - seat, ply=ply), "not_your_turn", 409)
    refused(asks(guest, table, seat=2, ply=ply), "not_yours", 403)
    for stale in (ply - 1, ply + 1, 0):
        error = refused(asks(guest, table, seat=seat, ply=stale), "stale_ply", 409)
        assert error["args"]["head"] == ply
    for asked in (
        {},
        {"seat": seat},
        {"ply": ply},
        {"seat": seat, "ply": str(ply)},
        {"seat": -1, "ply": ply},
        {"seat": seat, "ply": ply, "level": "level:5"},
    ):
        refused(asks(guest, table, **asked), "bad_request", 400)
    for stranger in (other, Guest(guest.house)):
        told = asks(stranger, table, seat=seat, ply=ply)
        refused(told, "unknown_table", 404)
        assert told.content == asks(stranger, "a" * 16, seat=seat, ply=ply).content
    assert guest.looks(table) == seen
    last = guest.plays(table, random.Random(1))
    refused(asks(guest, table, seat=0, ply=last["ply"]), "game_over", 409)


def thinking(guest: Guest, table: str, seen: dict[str, Any]) -> tuple[Any, list[httpx.Response]]:
    """Ask for a hint that never comes, and where its answer will be."""
    answers: list[httpx.Response] = []
    thread = threading.Thread(
        target=lambda: answers.append(asks(guest, table, seat=seen["seat"], ply=seen["ply"]))
    )
    thread.start()
    time.sleep(1)
    return thread, answers


def test_one_hint_at_a_time_and_none_for_what_has_passed(own_house: Builder) -> None:
    house = own_house(stubborn=True, HINT_PLAYER="stuck", HINT_MS=AN_HOUR, COMPUTER_PROCESSES="1")
    guest = Guest(house)
    table, seen = waits(guest)
    thread, answers = thinking(guest, table, seen)
    refused(asks(guest, table, seat=seen["seat"], ply=seen["ply"]), "hint_busy", 409)
    done(guest.hands_over(table, 1 - seen["seat"], "random"))  # the hint is not about that seat
    thread.join(1)
    assert thread.is_alive()
    guest.acts(table, seen, seen["legal"][0]["text"])  # he does not wait for it
    thread.join(10)
    error = refused(answers[0], "stale_ply", 409)
    assert error["args"]["head"] > seen["ply"]

    seen = guest.plays(table, random.Random(1), until=lambda seen: bool(seen["legal"]))
    thread, answers = thinking(guest, table, seen)
    guest.http.delete(f"/api/tables/{table}")
    thread.join(10)
    refused(answers[0], "unknown_table", 404)
    other = guest.sits_down("me", "random")  # the process is free again
    assert guest.plays(other, random.Random(1), until=lambda seen: seen["ply"] > 20)


def test_who_does_not_look_any_more_is_told_of_no_hint(own_house: Builder) -> None:
    """The game did not go on, so nobody may say that it did."""
    house = own_house(stubborn=True, HINT_PLAYER="stuck", HINT_MS=AN_HOUR, COMPUTER_PROCESSES="1")
    guest = Guest(house)
    table, seen = waits(guest)
    with listening(guest, table) as socket:
        heard(socket)
        thread, answers = thinking(guest, table, seen)
        eventually(house.thinking)
    thread.join(10)
    refused(answers[0], "no_hint", 409)


def test_who_never_answers_is_replaced_by_somebody_quick(own_house: Builder) -> None:
    for level in ("stuck", "dying"):
        guest = Guest(own_house(stubborn=True, HINT_PLAYER=level, HINT_MS="300", GRACE_MS="300"))
        table, seen = waits(guest)
        assert done(asks(guest, table, seat=seen["seat"], ply=seen["ply"]))["choices"]


def test_who_died_while_nobody_asked_is_asked_again(own_house: Builder) -> None:
    house = own_house(HINT_PLAYER="search:16", HINT_MS=AN_HOUR, COMPUTER_PROCESSES="1")
    guest = Guest(house)
    table, seen = waits(guest)
    told = done(asks(guest, table, seat=seen["seat"], ply=seen["ply"]))
    for pid in house.thinking():
        os.kill(pid, signal.SIGKILL)
    assert done(asks(guest, table, seat=seen["seat"], ply=seen["ply"])) == told


def test_where_even_somebody_quick_is_too_late_it_says_so(own_house: Builder) -> None:
    """Nobody answers in two thousandths of a second."""
    guest = Guest(own_house(stubborn=True, HINT_PLAYER="stuck", HINT_MS="1", GRACE_MS="1"))
    table, seen = waits(guest)
    refused(asks(guest, table, seat=seen["seat"], ply=seen["ply"]), "no_hint", 409)
    assert guest.looks(table) == seen


def test_who_gives_hints_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_HINT_PLAYER", "search:64")
    assert Settings.from_environment().hint_player == "search:64"
    monkeypatch.setenv("SOBREMESA_HINT_PLAYER", "the cat")
    with pytest.raises(CannotServe, match="SOBREMESA_HINT_PLAYER") as caught:
        Settings.from_environment()
    assert caught.value.code == "player"
    assert "search:500ms" in str(caught.value)
