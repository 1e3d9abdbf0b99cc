"""Serving the page, its headers, and starting up."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

import sobremesa
from sobremesa.players import LEVELS
from sobremesa.server import CannotServe, Settings, create_app, page
from sobremesa.server.refusals import sentence
from sobremesa.server.serve import address, listen
from tests.server.house import RUN_SERVER, Guest, House

LOOKS = '<link rel="stylesheet" crossorigin href="/assets/index-abc123.css">'


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., httpx.Response]:
    """Asks a server whose page lies in a folder of the test."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(f"<!doctype html><title>Sobremesa</title>{LOOKS}")
    (folder / "assets" / "index-abc123.js").write_text("export {}")
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(page, "FOLDER", folder)

    def ask(path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def asked() -> httpx.Response:
            app = create_app(tmp_path / "data")
            transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # two ways to write ASGI
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
                return await client.request(method, path, headers=headers)

        return asyncio.run(asked())

    return ask


def test_tables_have_the_address_of_the_page(built: Callable[..., httpx.Response]) -> None:
    for path in ("/", "/table/abc", "/table/abc/17", "/index.html"):
        answer = built(path)
        assert "<title>Sobremesa" in answer.text, path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
    assert built("/", "HEAD").status_code == 200


def test_files_of_the_page(built: Callable[..., httpx.Response]) -> None:
    script = built("/assets/index-abc123.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    icon = built("/favicon.svg")
    assert icon.headers["content-type"].startswith("image/svg+xml")
    assert icon.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/link.txt",
        "/%00",
        "/" + "x" * 5000,
        "//etc/passwd",
    ],
)
def test_nothing_outside_of_the_page(built: Callable[..., httpx.Response], path: str) -> None:
    answer = built(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


@pytest.mark.parametrize(
    ("wanted", "language", "lobby"),
    [
        ("es-AR,es;q=0.9,en;q=0.8", "es", "Ir al vestíbulo"),
        ("fr, ru;q=0.5, en;q=0.2", "ru", "В зал"),
        ("es;q=0, de", "en", "To the lobby"),
        ("es;q=much", "en", "To the lobby"),
    ],
)
def test_who_follows_a_mistyped_link_is_shown_the_way(
    built: Callable[..., httpx.Response], wanted: str, language: str, lobby: str
) -> None:
    headers = {"accept": "text/html,*/*;q=0.8", "accept-language": wanted}
    answer = built("/tabel/abc", **headers)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["vary"] == "Accept, Accept-Language"
    assert f'<html lang="{language}">' in answer.text
    assert f'href="/">{lobby}</a>' in answer.text
    assert LOOKS in answer.text  # as the page itself looks
    assert "tabel" not in answer.text
    program = built("/tabel/abc", accept="*/*", **{"accept-language": wanted})
    assert program.status_code == 404
    assert program.text == sentence("page_not_found", {}, language) + "\n"
    assert list(built("/api/tabel", **headers).json()) == ["error"]


def test_without_a_page_it_says_how_to_build_one(
    built: Callable[..., httpx.Response], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nowhere")
    answer = built("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert answer.headers["content-type"].startswith("text/plain")


def test_browsers_are_told_to_be_careful(guest: Guest) -> None:
    for answer in (
        guest.http.get("/"),
        guest.http.get("/api/games"),
        guest.http.get("/api/nothing"),
        guest.http.put("/api/games"),
    ):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy
        assert "unsafe-eval" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "server" not in answer.headers
    assert guest.http.get("/api/games").headers["cache-control"] == "no-store"


def test_the_cookie_is_kept_from_scripts_and_other_sites(guest: Guest) -> None:
    assert "set-cookie" not in guest.http.get("/").headers
    assert "set-cookie" not in guest.http.get("/api/tables").headers
    seats = [{"kind": "me"}, {"kind": "here"}]
    answer = guest.http.post("/api/tables", json={"game": "torres", "seats": seats})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    again = guest.http.post("/api/tables", json={"game": "torres", "seats": seats})
    assert again.headers["set-cookie"] == cookie  # the same one, kept for longer


def test_the_games_that_can_be_played(guest: Guest) -> None:
    told = {game["name"]: game for game in guest.http.get("/api/games").json()["games"]}
    assert tuple(told) == sobremesa.games()
    for name, shown in told.items():
        game = sobremesa.game(name)
        assert (shown["min_players"], shown["max_players"]) == (game.min_players, game.max_players)
        assert shown["hidden"] == {rules: game.has_secrets(rules) for rules in game.rule_sets}
        assert shown["levels"] == list(LEVELS)
        assert all(option["default"] in option["values"] for option in shown["options"])
    assert told["torres"]["hidden"] == {"basic": True, "master": False}


def test_a_port_that_is_taken(house: House, tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, str(RUN_SERVER), str(house.port), str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert f"Port {house.port} on 127.0.0.1 is taken" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_addresses_that_cannot_be(house: House) -> None:
    for host, port in (("no.such.host.invalid", 0), ("127.0.0.1", 99_999), ("192.0.2.1", 8000)):
        with pytest.raises(CannotServe) as caught:
            listen(host, port)
        assert caught.value.code == "address"


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("", "localhost")]
)
def test_the_address_to_type(host: str, shown: str) -> None:
    with listen(host, 0) as listening:
        assert address(host, listening).startswith(f"http://{shown}:")
        assert isinstance(listening, socket.socket)


def test_limits_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_CACHED_TABLES", "7")
    assert Settings.from_environment() == Settings(cached_tables=7)
    for wrong in ("0", "-1", "many", "٣", ""):
        monkeypatch.setenv("SOBREMESA_CACHED_TABLES", wrong)
        with pytest.raises(CannotServe, match="SOBREMESA_CACHED_TABLES"):
            Settings.from_environment()
