"""What people see and do at a table of Heaven & Ale besides playing on."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from sobremesa import State
from tests.browser.axe import check
from tests.browser.conftest import Server, Visits
from tests.browser.hands import Mouse, snapshot, table_id
from tests.browser.tables import SensibleTable, beginnings, open_dealt, open_hint, play
from tests.browser.words import text

# Cells that touch differ by one of these in q and r.
BESIDE = {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}


def view_of(state: State) -> dict[str, Any]:
    """The position, as everybody sees it: nothing is hidden."""
    return state.game.view(state, None)


def offered_by(state: State) -> set[object]:
    """The kinds of actions that may be done."""
    return {state.game.describe(action)["do"] for action in state.legal()}


def reach(visits: Visits, server: Server, wanted: Any, size: str = "desktop") -> Page:
    """A table of two, played sensibly to a position in which something is so."""
    page = visits.new(size)
    table = SensibleTable(page, server, "heaven_and_ale", "standard", 2)
    table.play_until(wanted)
    assert not table.state.is_over
    page.goto(table.address)
    return page


def told_of(gains: dict[str, Any]) -> str:
    """What something brings, as the page says it."""
    told = [
        *([text("heaven-and-ale-gain-ducats", ducats=gains["ducats"])] if gains["ducats"] else []),
        *(
            [text("heaven-and-ale-gain-brewmaster", steps=gains["brewmaster"])]
            if gains["brewmaster"]
            else []
        ),
        *(
            text(
                "heaven-and-ale-gain-marker",
                resource=text(f"heaven-and-ale-resource-{resource}"),
                steps=steps,
            )
            for resource, steps in gains["markers"].items()
            if steps
        ),
    ]
    return ", ".join(told) or text("heaven-and-ale-gain-nothing")


def step(view: dict[str, Any]) -> str:
    return str(view["step"])


def test_a_hint_lights_one_marker_on_a_phone(visits: Visits, server: Server) -> None:
    """The view of the brewery opens by itself there."""
    [begun] = beginnings("heaven_and_ale", step, ["marker"])
    page = open_dealt(visits, server, "heaven_and_ale", begun, size="phone")
    lit = page.locator("[data-side='brewery'] [data-able]")
    expect(lit.nth(1)).to_be_visible()
    markers = [one["text"] for one in snapshot(page)["legal"] if one["do"] == "marker"]
    open_hint(page, markers[-1])
    expect(lit).to_have_count(1)
    with page.expect_request("**/actions") as sent:
        lit.click()
    assert json.loads(sent.value.post_data or "")["action"] == markers[-1]


def test_a_hint_opens_the_view_that_it_speaks_of(visits: Visits, server: Server) -> None:
    [begun] = beginnings("heaven_and_ale", step, ["put"])
    page = open_dealt(visits, server, "heaven_and_ale", begun, size="phone")
    lit = page.locator("[data-side='garden'] [data-able]")
    expect(lit.nth(1)).to_be_visible()
    page.get_by_role("button", name=text("heaven-and-ale-board-view-walk"), exact=True).click()
    expect(lit).to_have_count(0)
    open_hint(page, [one["text"] for one in snapshot(page)["legal"] if one["do"] == "put"][-1])
    expect(lit).to_have_count(1)
    expect(lit).to_be_visible()


def test_a_bare_bed_tells_what_comes_first(visits: Visits, server: Server) -> None:
    """Whoever presses one with nothing to plant."""
    [begun] = beginnings("heaven_and_ale", step, ["move"])
    page = open_dealt(visits, server, "heaven_and_ale", begun, size="phone")
    page.get_by_role("button", name=text("heaven-and-ale-board-view-garden"), exact=True).click()
    told = snapshot(page)
    seat = told["view"]["seats"][told["to_move"]]
    bare = next(
        cell["id"]
        for cell in told["view"]["cells"]
        if cell["shed"] is None and seat["garden"][cell["id"]] is None
    )
    page.locator(f"[data-side='garden'] [data-cell='{bare}']").click()
    expect(page.get_by_role("alert")).to_contain_text(text("refused-rule", rule="6.2"))


def test_a_hint_on_numbers_marks_the_one_it_names_next(visits: Visits, server: Server) -> None:
    """Each of their buttons scores the same spot, and wishes a number."""

    def numbers_of(view: dict[str, Any]) -> list[int]:
        offers = view["turn_now"]["offers"] if view["step"] == "score" else []
        return [one["number"] for one in offers if one["spot"] == "x_tiles"]

    def are_several(view: dict[str, Any]) -> str:
        return str(len(numbers_of(view)) > 1)

    [begun] = beginnings("heaven_and_ale", are_several, ["True"])
    page = open_dealt(visits, server, "heaven_and_ale", begun)
    number = f"number {numbers_of(snapshot(page)['view'])[-1]}"
    open_hint(page, "score x_tiles", number)
    marked = page.locator("[data-hinted]")
    expect(marked).to_have_count(1)
    with page.expect_request(lambda sent: f'"{number}"' in (sent.post_data or "")):
        marked.click()


def test_a_whole_turn_with_a_sale_in_it_is_taken_back(visits: Visits, server: Server) -> None:
    page = reach(visits, server, lambda state: "move" in offered_by(state))
    before = snapshot(page)
    track = before["view"]["track"]
    ways = [one for one in before["legal"] if one["do"] == "move"]
    play(page, next(one["text"] for one in ways if track[one["place"]]["kind"] == "resource"))
    for kind in ("buy", "put"):
        play(page, next(one["text"] for one in snapshot(page)["legal"] if one["do"] == kind))
    now = snapshot(page)["view"]["seats"][before["to_move"]]
    card = now["hand"][0]
    name = text(f"heaven-and-ale-card-{card}")
    cards = page.get_by_role("group", name=text("heaven-and-ale-bar-cards"))
    cards.get_by_role("button", name=re.compile(f"^{name}")).click()
    cards.get_by_role("button", name=re.compile(f"“{name}”")).click()
    expect(cards.get_by_role("button", name=re.compile(f"^{name}"))).to_be_disabled()
    sold = snapshot(page)["view"]["seats"][before["to_move"]]
    assert card in sold["sold"] and sold["ducats"] > now["ducats"]
    page.get_by_role("button", name=text("action-undo-turn")).click()
    expect(cards.get_by_role("button", name=re.compile(f"^{name}"))).to_be_enabled()
    assert snapshot(page)["view"] == before["view"]


def closing(view: dict[str, Any], cells: list[int]) -> tuple[int, int] | None:
    """A cell and the number of the shed that a tile put there would close, one shed alone."""
    seat = view["seats"][view["turn"]]
    where = {cell["id"]: (cell["q"], cell["r"]) for cell in view["cells"]}
    for cell in cells:
        q, r = where[cell]
        closes = [
            shed
            for shed in seat["sheds"]
            if shed["type"] is None
            and shed["tiles"] == len(BESIDE) - 1
            and (where[shed["cell"]][0] - q, where[shed["cell"]][1] - r) in BESIDE
        ]
        if len(closes) == 1:
            return cell, closes[0]["shed"]
    return None


def may_close(state: State) -> bool:
    """Whether the tile in the hand can close a shed."""
    told = [state.game.describe(action) for action in state.legal()]
    cells = [int(str(one["cell"])) for one in told if one["do"] == "put"]
    return closing(view_of(state), cells) is not None


def test_a_tile_held_over_a_spot_tells_what_it_will_do(visits: Visits, server: Server) -> None:
    page = reach(visits, server, may_close)
    told = snapshot(page)
    view = told["view"]
    found = closing(view, [one["cell"] for one in told["legal"] if one["do"] == "put"])
    assert found
    cell, shed = found
    spot = page.locator(f"#board [role=grid] [data-cell='{cell}']")
    spot.hover()
    side = view["cells"][cell]["side"]
    price = text(
        "heaven-and-ale-garden-price",
        ducats=view["turn_now"]["prices"][side],
        side=text(f"heaven-and-ale-side-{side}"),
    )
    says = text("heaven-and-ale-garden-closes", sum="@", gives="").strip()
    told_sum = re.escape(says).replace("@", r"(\d+)")
    [number] = re.findall(told_sum, spot.get_attribute("aria-label") or "")
    closes = says.replace("@", number)
    touches = text("heaven-and-ale-garden-touches", tiles="")
    note = page.locator("#board").get_by_text(price, exact=True).locator("..")
    for part in (price, touches, closes):
        expect(note).to_contain_text(part.strip())  # what is seen
        expect(spot).to_have_accessible_name(re.compile(re.escape(part.strip())))  # and heard
    spot.click()
    Mouse(page, seed=1).look()  # the next decision
    answer = page.request.get(f"/api/tables/{table_id(page)}/events?since={told['ply']}")
    events = json.loads(answer.body())["events"][0]["events"]
    [put] = [one for one in events if one["event"] == "tile_put"]
    assert put["ducats"] == view["turn_now"]["prices"][side]
    [built] = [one for one in events if one["event"] == "shed_built"]
    assert (built["shed"], built["sum"]) == (shed, int(number))


def test_a_scoring_spot_brings_what_it_told(visits: Visits, server: Server) -> None:
    page = reach(visits, server, lambda state: "score" in offered_by(state))
    told = snapshot(page)
    offers = [one for one in told["view"]["turn_now"]["offers"] if one["spot"] != "x_tiles"]
    best = max(offers, key=lambda one: (sum(one["markers"].values()), one["ducats"]))
    choices = page.get_by_role("group", name=text("heaven-and-ale-bar-choices"))
    for one in offers:
        name = re.compile(f": {re.escape(told_of(one))}(\\.|$)")
        expect(choices.get_by_role("button", name=name).first).to_be_visible()
    at = told["view"]["turn_now"]["offers"].index(best)
    choices.get_by_role("button").nth(at).click()
    Mouse(page, seed=1).look()  # the next decision
    before = told["view"]["seats"][told["to_move"]]
    after = snapshot(page)["view"]["seats"][told["to_move"]]
    assert set(after["discs"]) - set(before["discs"]) == {best["spot"]}
    assert after["ducats"] - before["ducats"] == best["ducats"]
    assert after["brewmaster"] - before["brewmaster"] == best["brewmaster"]
    for resource, at in before["markers"].items():
        assert after["markers"][resource] - at == best["markers"].get(resource, 0)


def is_worth_something(state: State) -> bool:
    """Whether somebody would have points if the game ended now."""
    return any(seat["now"]["points"] for seat in view_of(state)["seats"])


def test_the_gardens_of_others_and_if_the_game_ended_now(visits: Visits, server: Server) -> None:
    page = reach(visits, server, is_worth_something)
    told = snapshot(page)
    seats = told["view"]["seats"]
    other = 1 - told["to_move"]
    name = text("heaven-and-ale-board-garden-of", player=["Ana", "Boris"][other])
    page.get_by_role("button", name=name, exact=True).click()
    empty = re.compile(text("heaven-and-ale-garden-empty"))
    for cell, tile in enumerate(seats[other]["garden"]):
        spot = page.locator(f"#board [role=grid] [data-cell='{cell}']")
        if tile:
            expect(spot).not_to_have_accessible_name(empty)
        elif told["view"]["cells"][cell]["side"] != "shed":
            expect(spot).to_have_accessible_name(empty)
    now = [text("heaven-and-ale-seat-now", points=seat["now"]["points"]) for seat in seats]
    players = page.get_by_role("region", name=text("table-players")).locator("> ol > li")
    for seat, line in enumerate(now):
        expect(players.nth(seat)).to_contain_text(line)
    compare = re.compile(text("heaven-and-ale-seat-compare"))
    page.get_by_role("button", name=compare).first.click()
    dialog = page.get_by_role("dialog")
    for seat, line in enumerate(now):
        garden = dialog.get_by_role("listitem").filter(has_text=["Ana", "Boris"][seat]).first
        expect(garden).to_contain_text(line)
    sums = dialog.get_by_role("row").filter(has_text=text("heaven-and-ale-scoring-sum"))
    expect(sums.get_by_role("cell")).to_have_text([str(seat["now"]["points"]) for seat in seats])
    check(page)


def test_every_kind_of_decision_on_a_phone(visits: Visits, server: Server) -> None:
    """Hands that choose blindly seldom get to all of them."""
    page = visits.new("phone")
    table = SensibleTable(page, server, "heaven_and_ale", "standard", 2)
    left = {"put", "score", "number", "activate", "card", "marker"}

    def wanted(state: State) -> bool:
        return bool(left & offered_by(state))

    table.play_until(wanted)
    while not table.state.is_over:
        left -= offered_by(table.state)
        page.goto(table.address)
        hand = Mouse(page, seed=4)
        hand.look()
        check(page)
        while snapshot(page)["ply"] == table.plies:
            hand.press(hand.look())
        hand.look()
        table.follow()
        table.play_until(wanted)
    assert left <= {"number", "marker"}  # these depend on what is scored and placed
