"""Bad requests: each gets a clear error that says what was wrong, and changes nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.conftest import Builder
from tests.server.house import Guest, House, refused

ONE = {"kind": "me"}
TWO = {"kind": "here"}
GOOD: dict[str, Any] = {"game": "torres", "rules": "basic", "options": {}, "seats": [ONE, TWO]}


def post(guest: Guest, path: str, body: bytes | str, **headers: str) -> httpx.Response:
    sent = {"content-type": "application/json"} | {
        name.replace("_", "-"): value for name, value in headers.items()
    }
    return guest.http.post(path, content=body, headers=sent)


@pytest.mark.parametrize(
    ("changed", "code", "status"),
    [
        ({"game": "chess"}, "unknown_game", 404),
        ({"game": ""}, "unknown_game", 404),
        ({"game": "../torres"}, "unknown_game", 404),
        ({"game": "x" * 65}, "bad_request", 400),
        ({"game": None}, "bad_request", 400),
        ({"rules": "professional"}, "bad_rules", 400),
        ({"rules": 1}, "bad_request", 400),
        ({"seats": []}, "bad_players", 400),
        ({"seats": [ONE]}, "bad_players", 400),
        ({"seats": [ONE] * 5}, "bad_players", 400),
        ({"seats": [ONE] * 17}, "bad_request", 400),
        ({"seats": [ONE, {"kind": "robot"}]}, "bad_request", 400),
        ({"seats": [ONE, {"kind": "computer"}]}, "bad_level", 400),
        ({"seats": [ONE, {"kind": "computer", "level": "god"}]}, "bad_level", 400),
        ({"seats": [{"kind": "computer", "level": "random"}] * 2}, "nobody_here", 400),
        ({"seats": [ONE, TWO | {"name": "x" * 41}]}, "bad_name", 400),
        ({"seats": [ONE, TWO | {"name": "a\u202eb"}]}, "bad_name", 400),
        ({"seats": [ONE, TWO | {"name": "a\x00b"}]}, "bad_name", 400),
        ({"seats": [ONE, TWO | {"name": 7}]}, "bad_request", 400),
        ({"seats": {"0": ONE}}, "bad_request", 400),
        ({"options": {"no_such_option": True}}, "bad_option", 400),
        ({"options": {"players": 3}}, "bad_option", 400),
        ({"options": {"self": 3}}, "bad_option", 400),
        ({"options": {"auto_convert_ap": "yes"}}, "bad_value", 400),
        ({"options": {"auto_convert_ap": 1}}, "bad_value", 400),
        ({"options": {"auto_convert_ap": [True]}}, "bad_request", 400),
        ({"options": []}, "bad_request", 400),
        ({"colour": "red"}, "bad_request", 400),
    ],
)
def test_tables_that_cannot_be(
    guest: Guest, changed: dict[str, Any], code: str, status: int
) -> None:
    answer = guest.http.post("/api/tables", json=GOOD | changed)
    error = refused(answer, code, status)
    assert "allowed" in error or code in {"bad_request", "bad_name", "nobody_here"}
    assert "set-cookie" not in answer.headers
    assert guest.http.get("/api/tables").json() == {"tables": []}


def test_names_are_made_neat(guest: Guest) -> None:
    seats = [{"kind": "me", "name": "  Ana \t María "}, {"kind": "here", "name": "   "}]
    table = guest.http.post("/api/tables", json=GOOD | {"seats": seats}).json()["id"]
    assert [seat["name"] for seat in guest.looks(table)["seats"]] == ["Ana María", None]


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u115f", "\u0301", "\ufe0f", "\u200d"])
def test_names_that_show_nothing_are_none(guest: Guest, name: str) -> None:
    seats = [{"kind": "me", "name": name}, TWO]
    table = guest.http.post("/api/tables", json=GOOD | {"seats": seats}).json()["id"]
    assert guest.looks(table)["seats"][0]["name"] is None


@pytest.mark.parametrize("name", ["🩷", "\U0001fae9", "👩‍👩‍👧", "नमस्ते", "שרה", "می‌خواهم", "李"])
def test_names_of_all_scripts_and_times(guest: Guest, name: str) -> None:
    seats = [{"kind": "me", "name": name}, TWO]
    table = guest.http.post("/api/tables", json=GOOD | {"seats": seats}).json()["id"]
    assert guest.looks(table)["seats"][0]["name"] == name


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b"NaN",
        b'{"id": NaN}',
        b'{"ply": 1e400}',
        b"\xff\xfe",
        b'{"id": "\xff"}',
        b'{"id": "\\ud800"}',
        b"[" * 8000,
        b'{"options":' * 1200,
        b'{"id": "12345678", "ply": 0, "seat": 0}',
        b'{"id": "12345678", "ply": 0.5, "seat": 0, "action": "end"}',
        b'{"id": "12345678", "ply": true, "seat": 0, "action": "end"}',
        b'{"id": "12345678", "ply": -1, "seat": 0, "action": "end"}',
        b'{"id": "12345678", "ply": 99999999999999999999999, "seat": 0, "action": "end"}',
        b'{"id": "12345678", "ply": 0, "seat": -1, "action": "end"}',
        b'{"id": "short", "ply": 0, "seat": 0, "action": "end"}',
        b'{"id": "12345678\\n", "ply": 0, "seat": 0, "action": "end"}',
        b'{"id": "12345678", "ply": 0, "seat": 0, "action": 7}',
        b'{"id": "12345678", "ply": 0, "seat": 0, "action": "end", "more": 1}',
        b'{"id": "12345678", "ply": 0, "seat": 0, "action": "' + b"e" * 201 + b'"}',
    ],
)
def test_bodies_that_are_no_action(guest: Guest, body: bytes) -> None:
    table = guest.sits_down("me", "here")
    before = guest.looks(table)
    for path in (f"/api/tables/{table}/actions", f"/api/tables/{table}/undo"):
        refused(post(guest, path, body), "bad_request", 400)
    assert guest.looks(table) == before


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
KEYS = ["id", "ply", "seat", "action", "to", "version", "game", "seats", "rules", "options"]
VALUES = JSON | st.sampled_from(
    [0, 1, 5, "12345678", "end", "torres", "basic", {}, [ONE], [ONE, TWO], [ONE, {"kind": None}]]
)


@pytest.fixture(scope="module")
def bystander(house: House) -> tuple[Guest, str]:
    guest = Guest(house)
    return guest, guest.sits_down("me", "here")


@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    data=st.binary(max_size=200) | st.dictionaries(st.sampled_from(KEYS), VALUES).map(json.dumps)
)
def test_anything_at_all_is_answered_in_good_order(
    bystander: tuple[Guest, str], data: bytes | str
) -> None:
    guest, table = bystander
    before = guest.looks(table)["version"]
    body = data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass")
    for path in (f"/api/tables/{table}/actions", f"/api/tables/{table}/undo", "/api/tables"):
        answer = post(guest, path, body)
        if answer.status_code != 201:
            error = answer.json()["error"]
            refused(answer, error["code"], answer.status_code)
            assert 400 <= answer.status_code < 500
    assert guest.looks(table)["version"] == before


@settings(max_examples=60, deadline=None)
@given(path=st.text(max_size=40), query=st.dictionaries(st.text(max_size=8), st.text(max_size=8)))
def test_any_address_is_answered_in_good_order(
    bystander: tuple[Guest, str], path: str, query: dict[str, str]
) -> None:
    guest, _ = bystander
    url = httpx.URL(guest.house.url).copy_with(path=f"/api/{httpx.QueryParams({'p': path})}"[:200])
    answer = guest.http.get(url, params=query)
    assert answer.status_code in {400, 404}, answer.text
    assert list(answer.json()) == ["error"]


@pytest.mark.parametrize(
    "query", ["seat=x", "seat=-1", "seat=", "seat=0&seat=1", "ply=1e3", "ply=٣"]
)
def test_queries_that_are_no_numbers(guest: Guest, query: str) -> None:
    table = guest.sits_down("me", "here")
    refused(guest.http.get(f"/api/tables/{table}?{query}"), "bad_request", 400)


def test_plies_that_never_were(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    head = guest.looks(table)["head"]
    for path in (f"?ply={head + 1}", "?ply=9999999", f"/events?since={head + 1}"):
        error = refused(guest.http.get(f"/api/tables/{table}{path}"), "bad_ply", 400)
        assert error["args"]["head"] == head


def test_too_large_a_body(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    body = json.dumps({"id": "12345678", "ply": 0, "seat": 0, "action": "e" * 20_000})
    for path in ("/api/tables", f"/api/tables/{table}/actions"):
        error = refused(post(guest, path, body), "too_large", 413)
        assert error["args"]["limit"] == 16 * 1024

    def pieces() -> Any:  # without saying beforehand how much it will be
        yield from (b" " * 1000 for _ in range(40))

    answer = guest.http.post(
        f"/api/tables/{table}/actions",
        content=pieces(),
        headers={"content-type": "application/json"},
    )
    refused(answer, "too_large", 413)


def test_the_wrong_kind_of_request(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    body = json.dumps({"id": "12345678", "ply": 0, "seat": 0, "action": "end"})
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "json"):
        answer = post(guest, f"/api/tables/{table}/actions", body, content_type=kind)
        refused(answer, "bad_content_type", 415)
    for method, path in [
        ("PUT", "/api/tables"),
        ("DELETE", "/api/games"),
        ("POST", "/api/games"),
        ("PATCH", f"/api/tables/{table}"),
        ("GET", f"/api/tables/{table}/actions"),
        ("POST", "/"),
    ]:
        answer = guest.http.request(method, path)
        error = refused(answer, "bad_method", 405)
        assert answer.headers["allow"] == error["args"]["allowed"]
    for path in (
        "/api",
        "/api/",
        "/api/nothing",
        "/api/tables/",
        f"/api/tables/{table}/x",
        "/api/..",
    ):
        assert guest.http.get(path).status_code in {404, 200, 503}, path
    refused(guest.http.get("/api/nothing"), "unknown_path", 404)
    refused(guest.http.post("/api/nothing/at/all"), "unknown_path", 404)


def test_pages_of_other_sites_change_nothing(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    seen = guest.looks(table)
    asked = {"ply": seen["ply"], "seat": seen["seat"], "action": seen["legal"][0]["text"]}
    for headers in (
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": f"http://127.0.0.1:{guest.house.port + 1}"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        guest.http.headers.update(headers)
        refused(guest.asks(table, "actions", **asked), "foreign_origin", 403)
        refused(guest.http.post("/api/tables", json=GOOD), "foreign_origin", 403)
        refused(guest.http.delete(f"/api/tables/{table}"), "foreign_origin", 403)
        for name in headers:
            del guest.http.headers[name]
    assert guest.looks(table) == seen
    guest.http.headers["origin"] = guest.house.url
    assert guest.asks(table, "actions", **asked).status_code == 200


def test_actions_at_the_wrong_time(guest: Guest) -> None:
    table = guest.sits_down("me", "here", "random")
    seen = guest.plays(
        table,
        random.Random(1),
        until=lambda seen: seen["view"]["step"] == "turn" and bool(seen["legal"]),
    )
    ply, seat = seen["ply"], seen["seat"]
    error = refused(
        guest.asks(table, "actions", ply=ply - 1, seat=seat, action="end"), "stale_ply", 409
    )
    assert error["args"]["head"] == ply
    refused(guest.asks(table, "actions", ply=ply + 1, seat=seat, action="end"), "stale_ply", 409)
    refused(
        guest.asks(table, "actions", ply=ply, version=seen["version"] + 1, seat=seat, action="end"),
        "stale_ply",
        409,
    )
    error = refused(
        guest.asks(table, "actions", ply=ply, seat=1 - seat, action="end"), "not_your_turn", 409
    )
    assert error["args"]["seat"] == seat + 1
    for text in ("", "fly a1", "end end", "build 9 z9", "first 1", "END", "knight d1 "):
        answer = guest.asks(table, "actions", ply=ply, seat=seat, action=text)
        assert answer.status_code in {400, 409}, text
        refused(answer, answer.json()["error"]["code"], answer.status_code)
    error = refused(
        guest.asks(table, "actions", ply=ply, seat=seat, action="fly a1"), "bad_notation", 400
    )
    assert error["args"]["text"] == "fly a1"
    assert error["allowed"]
    assert guest.looks(table, seat=seat) == guest.looks(table, seat=seat, ply=ply) | {
        "legal": seen["legal"],
        "undo": seen["undo"],
    }


def test_an_illegal_action_names_the_rule_and_what_is_allowed(guest: Guest) -> None:
    table = guest.sits_down("me", "here")
    seen = guest.plays(
        table, random.Random(1), until=lambda seen: seen["legal"] and seen["view"]["step"] == "turn"
    )
    error = refused(
        guest.asks(table, "actions", ply=seen["ply"], seat=seen["seat"], action="keep ap6"),
        "illegal",
        409,
    )
    assert error["rule"].startswith("torres ")
    assert error["args"] == {"rule": error["rule"].split(" ")[1], "action": "keep ap6"}
    assert error["allowed"] == [legal["text"] for legal in seen["legal"]]


def test_floods_are_stopped(own_house: Builder) -> None:
    house = own_house(REQUESTS_PER_SECOND="20", NEW_TABLES_PER_MINUTE="6", TABLES_PER_VISITOR="4")
    guest = Guest(house)
    codes = []
    for _ in range(7):
        answer = guest.http.post("/api/tables", json=GOOD)
        codes.append(answer.json().get("error", {}).get("code"))
    assert codes == [None] * 4 + ["too_many_tables"] * 2 + ["too_many"]
    answers = [guest.http.get("/api/games") for _ in range(60)]
    stopped = [answer for answer in answers if answer.status_code != 200]
    assert stopped
    for answer in stopped:
        refused(answer, "too_many", 429)
        assert answer.headers["retry-after"] == "1"


def test_a_log_does_not_grow_for_ever(own_house: Builder) -> None:
    house = own_house(ENTRIES_PER_TABLE="12")
    guest = Guest(house)
    table = guest.sits_down("me", "here")
    rng = random.Random(3)
    seen = guest.looks(table)
    while (
        answer := guest.asks(
            table,
            "actions",
            ply=seen["ply"],
            seat=seen["seat"],
            action=rng.choice(seen["legal"])["text"],
        )
    ).status_code == 200:
        seen = guest.looks(table)
    refused(answer, "table_full", 409)
    assert guest.looks(table)["version"] <= 12
