"""Taking back: one's own decisions, as far as nothing was learnt by them."""

from __future__ import annotations

import random
from typing import Any

from tests.server.house import Guest, done, refused


def ready_to_move(guest: Guest, table: str) -> dict[str, Any]:
    """A seat at the beginning of its turn, with something to take back soon."""
    return guest.plays(
        table, random.Random(2), until=lambda seen: seen["legal"] and seen["view"]["step"] == "turn"
    )


def safe(seen: dict[str, Any]) -> str:
    """An action that reveals nothing and leaves the turn where it is."""
    kinds = ("build", "knight", "track")
    return str(next(legal["text"] for legal in seen["legal"] if legal["do"] in kinds))


def test_steps_and_the_turn_are_taken_back(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    first = ready_to_move(guest, table)
    assert first["undo"]["turn"] in (None, first["ply"])
    second = guest.acts(table, first, safe(first))
    third = guest.acts(table, second, safe(second))
    assert third["undo"] == {"step": second["ply"], "turn": first["ply"]}

    step = done(guest.asks(table, "undo", ply=third["ply"], seat=first["seat"], to=second["ply"]))
    assert step["events"] == []
    assert step["ply"] == second["ply"]
    assert step["snapshot"]["view"] == second["view"]
    assert step["snapshot"]["version"] == third["version"] + 1
    turn = done(guest.asks(table, "undo", ply=second["ply"], seat=first["seat"], to=first["ply"]))
    assert turn["snapshot"]["view"] == first["view"]
    assert turn["snapshot"]["legal"] == first["legal"]
    assert len(guest.hears(table)["events"]) == first["ply"]

    again = guest.acts(table, turn["snapshot"], safe(first))
    assert again["view"] == second["view"]


def test_nothing_is_taken_back_across_a_draw(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    first = ready_to_move(guest, table)
    built = guest.acts(table, first, safe(first))
    bought = guest.acts(table, built, "buy")
    assert bought["undo"] == {"step": None, "turn": None}
    for to in (built["ply"], first["ply"], 0):
        refused(
            guest.asks(table, "undo", ply=bought["ply"], seat=first["seat"], to=to),
            "undo_barred",
            409,
        )
    kept = guest.acts(table, bought, bought["legal"][0]["text"])
    error = refused(
        guest.asks(table, "undo", ply=kept["ply"], seat=first["seat"], to=built["ply"]),
        "undo_range",
        409,
    )
    assert error["args"]["lowest"] == bought["ply"]
    assert guest.looks(table)["view"] == kept["view"]


def test_nobody_takes_back_for_another(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    first = ready_to_move(guest, table)
    seat = first["seat"]
    done_turn = guest.plays(table, random.Random(4), until=lambda seen: seen["to_move"] != seat)
    while not done_turn["legal"]:
        done_turn = guest.looks(table)
    ply = done_turn["ply"]
    refused(guest.asks(table, "undo", ply=ply, seat=seat, to=ply - 1), "not_your_turn", 409)
    refused(
        guest.asks(table, "undo", ply=ply, seat=done_turn["seat"], to=ply - 1), "undo_barred", 409
    )


def test_going_back_to_what_never_was(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    first = ready_to_move(guest, table)
    second = guest.acts(table, first, safe(first))
    for to in (second["ply"], second["ply"] + 1, 900_000):
        error = refused(
            guest.asks(table, "undo", ply=second["ply"], seat=first["seat"], to=to),
            "undo_range",
            409,
        )
        assert error["args"]["highest"] == second["ply"] - 1
    refused(
        guest.asks(table, "undo", ply=second["ply"], seat=first["seat"], to=-1), "bad_request", 400
    )
    assert guest.looks(table)["version"] == second["version"]
