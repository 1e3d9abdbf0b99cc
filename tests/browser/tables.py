"""Tables that are set up and played at by the API, and looked at in the browser."""

from __future__ import annotations

import json
from uuid import uuid4

from playwright.sync_api import Page

from tests.browser.conftest import Visits
from tests.browser.hands import snapshot


def open_table(visits: Visits, name: str, rules: str) -> Page:
    """A table for two people at this screen, set up by the API and opened by its address."""
    page = visits.new()
    answer = page.request.post(
        "/api/tables",
        data={
            "game": name,
            "rules": rules,
            "options": {},
            "seats": [
                {"kind": "me", "name": "Ana", "level": None},
                {"kind": "here", "name": "Boris", "level": None},
            ],
        },
    )
    page.goto(f"/table/{json.loads(answer.body())['id']}")
    return page


def play(page: Page, *actions: str) -> None:
    """Play by the API, for whoever is to move, and let the page show it."""
    for action in actions:
        told = snapshot(page)
        answer = page.request.post(
            f"/api/tables/{told['id']}/actions",
            data={
                "id": uuid4().hex,
                "ply": told["ply"],
                "seat": told["to_move"],
                "action": action,
            },
        )
        assert answer.ok, answer.text()
    page.reload()
