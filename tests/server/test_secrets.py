"""What a seat may not know never leaves the server, on any path."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import sobremesa
from sobremesa.games.torres.cards import CARD_IDS
from tests.server.house import Guest, refused
from tests.server.twins import check_same_bytes, copied, log_of

CARDS = CARD_IDS
OTHERWISE = dict(zip(CARDS, [*CARDS[1:], CARDS[0]], strict=True))
ASKED = ("end", "buy", "keep ap6", "play ap7", "return ap6 top", "knight a1", "nonsense")


def buys_cards(seen: dict[str, Any], texts: list[str]) -> list[str]:
    """Seat 1 buys whenever it can and nobody plays a card."""
    if seen["seat"] == 1 and "buy" in texts and seen["view"]["turn"]["bought"] < 2:
        return ["buy"]
    return [text for text in texts if not text.startswith("play") and text != "buy"]


def other_cards(guest: Guest, table: str, seat: int) -> dict[int, str]:
    """Where in the log ``seat`` drew, kept and returned cards, and other cards in their place."""
    changes = {}
    drawer = -1
    for seq, actor, action in log_of(guest, table):
        drawer = actor if actor >= 0 else drawer
        if drawer == seat:
            changes[seq] = re.sub("|".join(CARDS), lambda found: OTHERWISE[found[0]], action)
    return changes


@pytest.mark.parametrize("ends_on", ["draws", "other's turn"])
def test_other_cards_of_another_seat_change_not_one_byte(guest: Guest, ends_on: str) -> None:
    """Two tables that differ only in what seat 1 holds are the same to seat 0, byte for byte."""
    table = guest.sits_down("me", "here")

    def far_enough(seen: dict[str, Any]) -> bool:
        bought = seen["view"]["seats"][1]["hand_size"] >= 3
        step = seen["view"]["step"]
        return bool(bought and (step == "keep" if ends_on == "draws" else seen["to_move"] == 0))

    last = guest.plays(table, random.Random(12), until=far_enough, prefers=buys_cards)
    assert last["view"]["seats"][1]["hand_size"] >= 3
    twin = copied(guest, table, other_cards(guest, table, seat=1))

    own = guest.looks(table, seat=1)["view"], guest.looks(twin, seat=1)["view"]
    assert own[0]["seats"][1]["hand"] != own[1]["seats"][1]["hand"]  # they do differ
    assert own[0]["seats"][1]["hand_size"] == own[1]["seats"][1]["hand_size"]

    check_same_bytes(guest, table, twin, 0, ASKED)


def test_hands_of_others_are_not_in_a_view(guest: Guest) -> None:
    def others_hold_cards(seen: dict[str, Any]) -> bool:
        return all(seat["hand_size"] for seat in seen["view"]["seats"][1:])

    for seed in range(20):  # in some games the computer never buys a card
        table = guest.sits_down("me", "here", "random")
        last = guest.plays(table, random.Random(seed), others_hold_cards, buys_cards)
        if others_hold_cards(last):
            break
    told = guest.hears(table, seat=0)["events"]
    for ply in range(last["head"] + 1):
        view = guest.looks(table, seat=0, ply=ply)["view"]
        assert view["seats"][0]["hand"] is not None
        for other in (1, 2):
            assert view["seats"][other]["hand"] is None
            assert view["seats"][other]["deck"] is None
        if view["turn"]["seat"] != 0:
            assert view["turn"]["looked"] is None
            assert view["turn"]["fresh"] is None
    secret = [
        event
        for ply in told
        for event in ply["events"]
        if event["event"] in {"card_drawn", "card_kept", "cards_returned"}
    ]
    assert {event["seat"] for event in secret} >= {1, 2}
    for event in secret:
        assert ("card" in event or "cards" in event) == (event["seat"] == 0), event


def test_seats_of_others_are_refused(guest: Guest) -> None:
    table = guest.sits_down("me", "random")
    for address in (f"/api/tables/{table}", f"/api/tables/{table}/events"):
        for seat in (1, 2, 99):
            error = refused(guest.http.get(address, params={"seat": seat}), "not_yours", 403)
            assert error["allowed"] == [0]
    refused(guest.asks(table, "actions", ply=0, seat=1, action="end"), "not_yours", 403)
    refused(guest.asks(table, "undo", ply=0, seat=1, to=0), "not_yours", 403)


def test_to_others_it_is_as_if_there_were_no_table(guest: Guest, other: Guest) -> None:
    table = guest.sits_down("me", "here")
    other.sits_down("me", "here")
    nothing = "a" * 16
    strangers = [other, Guest(guest.house), Guest(guest.house)]
    strangers[2].http.cookies.set("sobremesa", "A" * 43)
    for stranger in strangers:
        for path in ("", "?seat=0", "?seat=7", "?ply=0", "/events", "/events?seat=1", "/record"):
            told = stranger.http.get(f"/api/tables/{table}{path}")
            refused(told, "unknown_table", 404)
            assert told.content == stranger.http.get(f"/api/tables/{nothing}{path}").content
        for what, asked in (("actions", {"action": "end"}), ("undo", {"to": 0})):
            told = stranger.asks(table, what, ply=0, seat=0, **asked)
            refused(told, "unknown_table", 404)
            assert told.content == stranger.asks(nothing, what, ply=0, seat=0, **asked).content
    assert table not in other.http.get("/api/tables").text


def test_the_record_waits_for_the_end_where_there_are_secrets(guest: Guest) -> None:
    hidden = guest.sits_down("me", "here", rules="basic")
    refused(guest.http.get(f"/api/tables/{hidden}/record"), "record_secret", 403)
    shown = guest.sits_down("me", "here", rules="master")
    last = guest.plays(shown, random.Random(1), until=lambda seen: seen["ply"] >= 12)
    record = guest.http.get(f"/api/tables/{shown}/record")
    assert record.status_code == 200
    state = sobremesa.Record.loads(record.text).replay(sobremesa.game)
    assert state.game.view(state, last["seat"]) == last["view"]


def test_only_a_digest_of_the_secret_is_kept(guest: Guest) -> None:
    guest.sits_down("me", "here")
    secret = guest.http.cookies["sobremesa"]
    for file in guest.house.data.iterdir():
        assert secret.encode() not in file.read_bytes()
