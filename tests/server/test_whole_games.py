"""Whole games over HTTP, by hand in every seat and against computer players."""

from __future__ import annotations

import random

import pytest

import sobremesa
from tests.server.house import Guest, refused

SETUPS = [
    (name, rules, 2 + richer)
    for name in sobremesa.games()
    for richer, rules in enumerate(sobremesa.game(name).rule_sets)
]


@pytest.mark.parametrize(("name", "rules", "seats"), SETUPS)
def test_a_game_at_one_screen(guest: Guest, name: str, rules: str, seats: int) -> None:
    table = guest.sits_down("me", *["here"] * (seats - 1), game=name, rules=rules)
    last = guest.plays(table, random.Random(seats))

    assert last["is_over"]
    assert last["winners"]
    assert last["legal"] == []
    assert last["undo"] == {"step": None, "turn": None}
    [listed] = guest.http.get("/api/tables").json()["tables"]
    assert listed["id"] == table
    assert listed["is_over"]
    assert (listed["scores"], listed["winners"]) == (last["scores"], last["winners"])
    refused(
        guest.asks(
            table,
            "actions",
            ply=last["ply"],
            seat=last["seat"],
            action=sobremesa.game(name).notation(0),
        ),
        "game_over",
        409,
    )
    record = guest.http.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    replayed = sobremesa.Record.loads(record.text).replay(sobremesa.game)
    assert (replayed.scores, replayed.winners) == (last["scores"], last["winners"])


def test_events_lead_from_the_start_to_the_end(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    rng = random.Random(7)
    last = guest.plays(table, rng, until=lambda seen: seen["ply"] >= 60)
    told = guest.hears(table, since=0, seat=0)
    assert told["head"] == last["head"]
    assert [ply["ply"] for ply in told["events"]] == list(range(1, last["head"] + 1))
    assert guest.hears(table, since=50, seat=0)["events"] == told["events"][50:]
    assert guest.hears(table, since=last["head"], seat=0)["events"] == []


def test_every_past_position_can_be_seen_as_it_was(guest: Guest) -> None:
    table = guest.sits_down("me", "here", rules="master")
    rng = random.Random(3)
    seen = guest.looks(table)
    shown = [seen]
    while len(shown) < 30:
        text = rng.choice([legal["text"] for legal in seen["legal"]])
        guest.acts(table, seen, text)
        seen = guest.looks(table)
        shown.append(seen)
    for then in shown[:-1]:
        again = guest.looks(table, ply=then["ply"])
        assert again["legal"] == []
        assert again["head"] == seen["head"]
        assert again["view"] == then["view"]
        assert again["seat"] == then["seat"]
        assert again["scores"] == then["scores"]
        assert again["to_move"] == then["to_move"]


@pytest.mark.parametrize(("name", "rules"), [setup[:2] for setup in SETUPS])
def test_a_game_against_computers(guest: Guest, name: str, rules: str) -> None:
    seats = ("greedy", "me", "random")[: sobremesa.game(name).max_players]
    table = guest.sits_down(*seats, game=name, rules=rules)
    last = guest.plays(table, random.Random(11))
    assert last["is_over"]
    deciders = {ply["by"] for ply in guest.hears(table)["events"]}
    assert deciders >= set(range(len(seats)))


def test_computers_at_one_table_do_not_hold_up_another(guest: Guest, other: Guest) -> None:
    tables = [guest.sits_down("greedy", "greedy", "greedy", "me") for _ in range(3)]
    mine = other.sits_down("me", "here")
    seen = other.plays(mine, random.Random(5), until=lambda seen: seen["ply"] >= 25)
    assert seen["ply"] >= 25
    for table in tables:
        guest.plays(table, random.Random(1), until=lambda seen: bool(seen["legal"]))
