"""What is hidden in Asante never leaves the server: hands, the draw pile, who could answer."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import sobremesa
from tests.server.conftest import Builder
from tests.server.house import Guest, done, eventually
from tests.server.twins import Entry, check_same_bytes, copied, log_of, rules_allow

OTHER = 1  # whose secrets they are; seat 0 must not learn of them
ANIMALIST = "animalist"
SECRET = dict.fromkeys(
    ("card_dealt", "card_drawn", "card_looked_at", "card_kept", "card_picked"), "card"
)
# Nothing among it after which something would be drawn: two tables draw differently.
ASKED = (
    *("keep", "pass", "answer animalist", "buy w1_package", "sell w1_package", "type tea"),
    *("play camel", "play porter", "play nomad", "play gorilla", "take tea", "end", "nonsense"),
)

# Persons and Animals for which nothing is drawn.
CALM = [f"play {name}" for name in ("camel", "porter", "nomad", "healer", "boatman")]

Changes = dict[int, str]


def sits_down(guest: Guest) -> str:
    return guest.sits_down("me", "here", game="asante", rules="standard")


def keeps_cards(seen: dict[str, Any], texts: list[str]) -> list[str]:
    """Draw and keep, so that hands hold much that nobody has seen; seat 1 plays a Hermit."""
    wanted = ["draw", "keep"]
    if seen["seat"] == OTHER:
        wanted = ["play hermit", "draw", "keep"]
    for text in wanted:
        if text in texts:
            return [text]
    return texts if seen["view"]["step"] != "turn" else ["end"]


def seats(guest: Guest, table: str) -> list[dict[str, Any]]:
    """Both hands, and what seat 1 sees nowhere."""
    views = [guest.looks(table, seat=seat)["view"] for seat in (0, OTHER)]
    return [{**view["seats"][seat], "unseen": view["unseen"]} for seat, view in enumerate(views)]


def dealt_to_other(guest: Guest, table: str) -> set[int]:
    """Where in the log seat 1 was dealt a card: the log counts from 0, plies count from 1."""
    return {
        told["ply"] - 1
        for told in guest.hears(table, seat=OTHER)["events"]
        for event in told["events"]
        if event["event"] == "card_dealt" and event["seat"] == OTHER
    }


def dealt_otherwise(guest: Guest, table: str, one: str = "", instead: str = "") -> Changes:
    """A card that seat 1 was dealt, and has not shown, is another one that lies in the pile.

    Where ``one`` is named, it is that card; where ``instead`` is named, it turns into that one.
    """
    mine, others = seats(guest, table)
    hidden = Counter(mine["hand"]) - Counter(mine["known"])
    in_pile = Counter(others["unseen"]) - hidden
    dealt = dealt_to_other(guest, table)
    for entry in log_of(guest, table):
        card = entry.action.removeprefix("drawn ")
        if entry.seq not in dealt or card not in others["hand"] or card in others["known"]:
            continue
        if one not in ("", card):
            continue
        for name in [instead] if instead else sorted(in_pile):
            if name != card and in_pile[name] > 0:
                return {entry.seq: f"drawn {name}"}
    return {}


def picked_otherwise(log: list[Entry]) -> Changes:
    """The Hermit of seat 1 took another of the cards that he looked at."""
    picks = [entry for entry in log if entry.actor == OTHER and entry.action.startswith("pick ")]
    last = log.index(picks[-1]) if picks else len(log)
    if any(entry.actor < 0 for entry in log[last:]):
        return {}  # something was drawn since
    looked = [entry.action for entry in log[:last] if entry.actor < 0][-5:]
    number = int(picks[-1].action.split()[1]) if picks else 0
    for other, card in enumerate(looked, 1):
        if picks and card != looked[number - 1]:
            return {picks[-1].seq: f"pick {other}"}
    return {}


def test_another_card_in_another_hand_changes_not_one_byte(guest: Guest) -> None:
    for seed in range(20):  # until seat 1 keeps a card that was dealt
        table = sits_down(guest)
        guest.plays(table, random.Random(seed), until=_in_turn(4), prefers=keeps_cards)
        if changes := dealt_otherwise(guest, table):
            break
    else:
        pytest.fail("no such hand")
    twin = copied(guest, table, changes)
    assert seats(guest, table)[OTHER]["hand"] != seats(guest, twin)[OTHER]["hand"]
    check_same_bytes(guest, table, twin, 0, ASKED)


def test_what_a_hermit_takes_and_puts_back_changes_not_one_byte(guest: Guest) -> None:
    for seed in range(200):  # until seat 1 has a Hermit at once
        table = sits_down(guest)
        guest.plays(table, random.Random(seed), until=_hermit_or(5), prefers=keeps_cards)
        log = log_of(guest, table)
        changes = picked_otherwise(log)
        start = sobremesa.game("asante").start(players=2)
        if changes and rules_allow(start, log, changes):
            break  # what the Hermit took was not played at once
    else:
        pytest.fail("nobody played a Hermit")
    twin = copied(guest, table, changes)
    tops = [guest.looks(name, seat=OTHER)["view"]["top"] for name in (table, twin)]
    assert tops[0] != tops[1]
    check_same_bytes(guest, table, twin, 0, ASKED)


def _in_turn(turns: int) -> Any:
    """Seat 0 is at the beginning of that turn or a later one."""
    return lambda seen: (
        seen["view"]["turns"] >= turns and seen["to_move"] == 0 and seen["view"]["step"] == "turn"
    )


def _hermit_or(turns: int) -> Any:
    """Seat 0 is to move, and seat 1 has just looked through the pile; or it grows late."""
    return lambda seen: (
        seen["view"]["turns"] >= turns
        or (seen["to_move"] == 0 and seen["view"]["top_seen_by"] == OTHER)
    )


# ---- 8.8


def shows_a_card(seen: dict[str, Any], texts: list[str]) -> list[str]:
    """Seat 0 plays what can be answered."""
    calm = [text for text in texts if text in CALM and seen["seat"] != OTHER]
    return calm or [text for text in texts if text == "end"]


def _is_asked(seen: dict[str, Any]) -> bool:
    view = seen["view"]
    return (view["step"], view["responder"]) == ("response", OTHER) or view["turns"] > 4


def asked_with(guest: Guest, number: int) -> Iterator[str]:
    """Tables where seat 1 is asked for an answer and holds so many Animalists."""
    for seed in range(60):
        table = sits_down(guest)
        seen = guest.plays(table, random.Random(seed), until=_is_asked, prefers=shows_a_card)
        asked = seen["view"]["step"] == "response"
        if asked and seats(guest, table)[OTHER]["hand"].count(ANIMALIST) == number:
            yield table


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("level", ["level:1", "level:5"])
def test_a_computer_takes_its_time_where_it_has_no_choice(
    own_house: Builder, level: str, number: int
) -> None:
    guest = Guest(own_house(ANSWER_MS="700"))
    table = next(asked_with(guest, number))
    head = guest.looks(table)["head"]
    began = time.monotonic()
    done(guest.hands_over(table, OTHER, level))
    eventually(lambda: guest.looks(table)["head"] > head)
    assert time.monotonic() - began >= 0.7


@pytest.mark.parametrize("number", [0, 1])
def test_the_window_for_an_answer_does_not_betray_an_animalist(guest: Guest, number: int) -> None:
    """Asked with an Animalist in the hand or without one, byte for byte the same to seat 0.

    Seat 1 holds so many Animalists; at the other table it holds one in their place, or none.
    """
    named = {"one": ANIMALIST} if number else {"instead": ANIMALIST}
    for table in asked_with(guest, number):
        if changes := dealt_otherwise(guest, table, **named):
            break
    else:
        pytest.fail("nobody had such a hand")
    twin = copied(guest, table, changes)
    answers = []
    for name in (table, twin):
        asked = guest.looks(name, seat=OTHER)
        answers.append([legal["text"] for legal in asked["legal"]])
    assert sorted(answers) == [["answer animalist", "pass"], ["pass"]]
    check_same_bytes(guest, table, twin, 0, ASKED)
    for name in (table, twin):
        guest.acts(name, guest.looks(name, seat=OTHER), "pass")
    check_same_bytes(guest, table, twin, 0, ASKED)


# ---- views and events


def test_secrets_of_others_are_not_in_a_view(guest: Guest) -> None:
    table = guest.sits_down("me", "here", game="asante", rules="standard")
    last = guest.plays(table, random.Random(3), until=_in_turn(12), prefers=keeps_cards)
    for ply in range(last["head"] + 1):
        view = guest.looks(table, seat=0, ply=ply)["view"]
        assert view["seats"][0]["hand"] is not None
        assert view["seats"][OTHER]["hand"] is None
        known = view["seats"][OTHER]["known"]
        assert len(known) <= view["seats"][OTHER]["cards"]
        if view["top_seen_by"] == OTHER:
            assert view["top"] is None
    secret = [
        event
        for told in guest.hears(table, seat=0)["events"]
        for event in told["events"]
        if event["event"] in SECRET
    ]
    assert {(event["event"], event["seat"]) for event in secret} >= {
        (kind, OTHER) for kind in ("card_dealt", "card_drawn", "card_kept")
    }
    for event in secret:
        assert (SECRET[event["event"]] in event) == (event["seat"] == 0), event
