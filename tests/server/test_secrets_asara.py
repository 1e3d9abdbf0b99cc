"""What is hidden in Asara never leaves the server: cards, cards face down, lit windows."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import sobremesa
from tests.server.house import Guest
from tests.server.twins import Entry, check_same_bytes, copied, log_of, rules_allow

OTHER = 1  # whose secrets they are; seat 0 must not learn of them
CARDS = ("blue", "green", "violet", "red", "yellow")
SECRET = {
    "card_dealt": "card",
    "card_drawn": "card",
    "card_laid_down": "card",
    "lit_seen": "colour",
    "lit_kept": "colour",
    "lit_returned": "colour",
}
# Nothing among it after which something would be drawn: two tables draw differently.
ASKED = ("send bank", "card blue", "space 1", "pair", "down red", "keep red", "light 1", "nonsense")

Changes = dict[int, str]


def hides_much(seen: dict[str, Any], texts: list[str]) -> list[str]:
    """Seat 1 lays down and looks at what it can; nobody leaves it without cards."""
    if seen["seat"] == OTHER:
        wanted = ("pair", "send lit_house", "send tent", "send coloured_house")
        for beginning in wanted:
            if found := [text for text in texts if text == beginning]:
                return found
    return texts


def another_card(log: list[Entry], own: dict[str, Any]) -> Changes:
    """One card still in the hand was dealt in another colour."""
    for entry in reversed(log):
        if entry.action.startswith("deal ") and entry.actor < 0:
            dealt = entry.action.split()[1]
            if entry.seq in own["dealt"] and own["hand"][dealt]:
                other = next(card for card in CARDS if card != dealt)
                return {entry.seq: f"deal {other}"}
    return {}


def another_face_down(log: list[Entry], own: dict[str, Any]) -> Changes:
    """A card that lies face down is one that is in the hand, and that one lies there."""
    for entry in reversed(log):
        if entry.actor == OTHER and entry.action.startswith("down "):
            down = entry.action.split()[1]
            others = [card for card in CARDS if own["hand"][card] and card != down]
            if others:
                return {entry.seq: f"down {others[0]}"}
    return {}


def another_lit_window(log: list[Entry], own: dict[str, Any]) -> Changes:
    """A lit window was kept that was put back, and that one was put back."""
    for first, second in pairwise(log):
        if first.actor == second.actor == OTHER and first.action.startswith("keep "):
            kept, returned = first.action.split()[1], second.action.split()[1]
            if second.action.startswith("return ") and kept != returned:
                return {first.seq: f"keep {returned}", second.seq: f"return {kept}"}
    return {}


@pytest.mark.parametrize("otherwise", [another_card, another_face_down, another_lit_window])
def test_other_secrets_of_another_seat_change_not_one_byte(
    guest: Guest, otherwise: Callable[[list[Entry], dict[str, Any]], Changes]
) -> None:
    """Two tables that differ only in what seat 1 holds are the same to seat 0, byte for byte."""
    for seed in range(20):  # until a game offers such a difference
        table = guest.sits_down("me", "here", game="asara", rules="professional")
        guest.plays(table, random.Random(seed), until=in_the_first_year, prefers=hides_much)
        view = guest.looks(table, seat=OTHER)["view"]
        own = view["seats"][OTHER] | {"dealt": dealt_to(guest, table, OTHER)}
        log = log_of(guest, table)
        changes = otherwise(log, own)
        start = sobremesa.game("asara").start(players=2, rules="professional")
        if view["year"] == 1 and changes and rules_allow(start, log, changes):
            break
    else:
        pytest.fail("no game had such a secret")
    twin = copied(guest, table, changes)
    mine, of_twin = (guest.looks(name, seat=OTHER)["view"] for name in (table, twin))
    assert mine != of_twin  # they do differ
    check_same_bytes(guest, table, twin, 0, ASKED)


def in_the_first_year(seen: dict[str, Any]) -> bool:
    """Seat 0 decides on an area, and seat 1 has hidden something and holds something."""
    other = seen["view"]["seats"][OTHER]
    hidden = other["down_size"] >= 2 and other["lits_size"] >= 1 and other["hand_size"] >= 2
    late = seen["view"]["year"] > 1
    return bool(late or (hidden and seen["to_move"] == 0 and seen["view"]["step"] == "area"))


def dealt_to(guest: Guest, table: str, seat: int) -> set[int]:
    """Where in the log ``seat`` was dealt a card: the log counts from 0, plies count from 1."""
    return {
        told["ply"] - 1
        for told in guest.hears(table, seat=seat)["events"]
        for event in told["events"]
        if event["event"] == "card_dealt" and event["seat"] == seat
    }


def test_secrets_of_others_are_not_in_a_view(guest: Guest) -> None:
    table = guest.sits_down("me", "here", "random", game="asara", rules="professional")
    last = guest.plays(
        table,
        random.Random(3),
        until=lambda seen: seen["view"]["year"] == 2 and bool(seen["legal"]),
        prefers=hides_much,
    )
    for ply in range(last["head"] + 1):
        view = guest.looks(table, seat=0, ply=ply)["view"]
        assert view["seats"][0]["hand"] is not None
        for other in (1, 2):
            for hidden in ("hand", "down", "lits"):
                assert view["seats"][other][hidden] is None, (ply, hidden)
        if view["turn"] != 0:
            assert view["turn_now"]["looked"] is None
        for bottom in (view["lit_stack"] or {}).get("bottom", []):
            assert (bottom["colour"] is None) == (bottom["seat"] != 0)
    secret = [
        event
        for told in guest.hears(table, seat=0)["events"]
        for event in told["events"]
        if event["event"] in SECRET
    ]
    assert {(event["event"], event["seat"]) for event in secret} >= {
        (kind, OTHER) for kind in ("card_dealt", "card_laid_down", "lit_seen", "lit_kept")
    }
    for event in secret:
        assert (SECRET[event["event"]] in event) == (event["seat"] == 0), event
