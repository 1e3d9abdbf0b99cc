"""What people see and do at a table of Asante besides playing on."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from sobremesa import game
from sobremesa.games.asante.steps import FIRST_CHOICE, OVER, STEP_NAMES
from sobremesa.locales import words
from sobremesa.testing.play import choose
from tests.browser.axe import check, check_table_fits
from tests.browser.conftest import Server, Visits
from tests.browser.hands import Mouse, box, snapshot, table_id
from tests.browser.tables import beginnings, deal, open_dealt, open_hint, set_up
from tests.browser.words import text

PAUSE = 4_000  # milliseconds: web/src/boards/asante/answering.svelte.ts
# Three cards for either hand that matter nowhere here.
ANA = ["w2_fruits_tea", "w2_pelt_silk", "w3_2tea_silk"]
BORIS = ["w2_salt_tea", "w2_jewelry_silk", "w3_2pelt_tea"]


def dealt(ana: list[str], boris: list[str], *actions: str) -> list[str]:
    """How a game begins: the display, two cards for either besides three others, what is done."""
    places = ["victoria", "rwenzori", "okavango"]
    cards = chain.from_iterable(zip([*ana, *ANA], [*boris, *BORIS], strict=True))
    return [*(f"turned {one}" for one in places), *(f"drawn {one}" for one in cards), *actions]


def hand(page: Page, name: re.Pattern[str] | None = None) -> Locator:
    """The cards in the hand that is shown."""
    return page.get_by_role("toolbar").get_by_role("button", name=name)


def open_card(page: Page, card: str) -> Locator:
    """A card of the hand, read in full."""
    name = text(f"asante-card-{card}")
    hand(page, re.compile(f"^{name}")).click()
    return page.get_by_role("dialog", name=name)


def play(page: Page, card: str) -> None:
    """Play a card of the hand."""
    name = text("asante-do-play", card=text(f"asante-card-{card}"))
    open_card(page, card).get_by_role("button", name=name).click()


def offer_of(page: Page, ware: str) -> Locator:
    """A ware of the supply that may be taken."""
    take = text("asante-do-take", ware=text(f"asante-ware-{ware}"))
    able = text("asante-board-able", action=take)
    return page.locator("#board").get_by_role("button", name=re.compile(re.escape(able) + "$"))


def window(page: Page, player: str, card: str) -> Locator:
    """Where a card that somebody plays is answered."""
    name = text(f"asante-card-{card}")
    title = text("asante-answer-title", player=player, card=name, answered="none")
    return page.get_by_role("group", name=title)


def answer_with_animalist(asked: Locator | Page) -> None:
    """Cancel what was played."""
    name = text("asante-do-answer", card=text("asante-card-animalist"))
    asked.get_by_role("button", name=name, exact=True).click()


def lift(page: Page, name: str) -> None:
    """The device is passed on."""
    page.get_by_role("button", name=text("curtain-lift", name=name), exact=True).click()


def expect_told(page: Page, event: str, player: str, **cards: str) -> None:
    """The log tells of an event."""
    named = {key: text(f"asante-card-{card}") for key, card in cards.items()}
    log = page.get_by_role("region", name=text("log-title"))
    expect(log).to_contain_text(text(f"asante-event-{event}", player=player, **named))


def test_choices_come_one_at_a_time_and_are_taken_back(visits: Visits, server: Server) -> None:
    start = dealt(["camel", "dyer"], ["camel", "dyer"], "first 1")
    page = open_dealt(visits, server, "asante", start, "computer")
    play(page, "camel")
    expect_told(page, "response-passed", "Boris")
    silk, tea = offer_of(page, "silk"), offer_of(page, "tea")
    undo = page.get_by_role("button", name=text("action-undo-step"))
    expect(undo).to_be_disabled()  # the card was in a closed hand, and Boris was asked
    silk.click()
    basket = text("asante-board-basket", player="Ana", ware=text("asante-ware-silk"))
    in_stand = page.locator("#board").get_by_role("button", name=basket)
    expect(in_stand).to_have_count(1)
    undo.click()
    expect(in_stand).to_have_count(0)
    assert snapshot(page)["view"]["seats"][0]["stand"] == {}
    tea.click()
    expect(undo).to_be_enabled()
    tea.click()
    expect(page.get_by_role("button", name=text("action-end-turn"))).to_be_enabled()
    view = snapshot(page)["view"]
    assert view["seats"][0]["stand"] == {"tea": 2}
    assert (view["markers"], view["discards"], view["step"]) == (4, {"camel": 1}, "turn")


def test_a_hint_leaves_the_other_cards_able(visits: Visits, server: Server) -> None:
    """It lights one of them up; what is said of the others stays true."""
    start = dealt(["camel", "dyer"], ["camel", "dyer"], "first 1")
    page = open_dealt(visits, server, "asante", start, "computer")
    able = text("asante-bar-card-able", card=text("asante-card-camel"))
    camel = hand(page, re.compile("^" + re.escape(able)))
    expect(camel).to_have_attribute("data-able", "true")
    open_hint(page, "end")
    expect(hand(page, re.compile(text("asante-card-camel")))).not_to_have_attribute(
        "data-able", "true"
    )
    expect(camel).to_have_count(1)


def test_a_card_is_answered_at_one_screen(visits: Visits, server: Server) -> None:
    start = dealt(["camel", "dyer"], ["animalist", "gorilla"], "first 1")
    page = open_dealt(visits, server, "asante", start)
    lift(page, "Ana")
    play(page, "camel")
    expect(page.get_by_role("dialog")).to_contain_text(text("curtain-title", name="Boris"))
    expect(hand(page)).to_have_count(0)  # neither hand is there while the device is passed on
    expect(window(page, "Ana", "camel")).to_have_count(0)
    lift(page, "Boris")
    asked = window(page, "Ana", "camel")
    expect(hand(page)).to_have_count(5)
    expect(hand(page, re.compile(text("asante-card-gorilla")))).to_be_visible()
    check(page)
    answer_with_animalist(asked)
    lift(page, "Ana")
    expect_told(page, "card-answered", "Boris", card="animalist", shown="camel")
    expect_told(page, "card-cancelled", "Ana", card="camel")
    view = snapshot(page)["view"]
    assert view["discards"] == {"animalist": 1, "camel": 1}
    assert (view["markers"], view["step"], view["seats"][0]["stand"]) == (4, "turn", {})


@pytest.mark.parametrize("holds", ["animalist", "dyer"])
def test_letting_it_happen_takes_as_long_either_way(
    visits: Visits, server: Server, holds: str
) -> None:
    """Who wants to be asked only when he can answer waits as long when he could have."""
    start = dealt(["gorilla", holds], ["camel", "nomad"], "first 2", "play camel")
    page = open_dealt(visits, server, "asante", start, "computer")
    asked = window(page, "Boris", "camel")
    happen = asked.get_by_role("button", name=text("asante-do-pass"))
    asked.locator("summary").click()
    asked.get_by_label(text("asante-answer-ask-able"), exact=True).click()
    page.clock.install(time=0)
    page.clock.pause_at(1_000)
    sent: list[object] = []
    page.on("request", lambda one: sent.append(one.post_data_json) if one.post_data else None)
    page.reload()
    waits = asked.get_by_role("status")
    if holds == "animalist":
        expect(happen).to_be_visible()
        page.clock.run_for(PAUSE // 2)
        happen.click()
    else:
        expect(waits).to_be_visible()
        expect(happen).to_have_count(0)  # nothing is asked
        page.clock.run_for(PAUSE // 2)
    expect(waits).to_have_text(text("asante-answer-waits"))
    page.clock.run_for(PAUSE // 2 - 1)
    expect(waits).to_be_visible()
    assert not sent
    page.clock.run_for(2)
    expect_told(page, "response-passed", "Ana")
    assert [one["action"] for one in sent if isinstance(one, dict)][:1] == ["pass"]


def test_a_killed_server_still_asks(chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    visits = Visits(chromium, server)
    start = dealt(["animalist", "dyer"], ["camel", "nomad"], "first 2", "play camel")
    page = open_dealt(visits, server, "asante", start, "computer")
    expect(window(page, "Boris", "camel")).to_be_visible()
    server.kill()
    server.start()
    page.reload()
    answer_with_animalist(window(page, "Boris", "camel"))
    expect_told(page, "card-cancelled", "Boris", card="camel")
    visits.close()
    server.kill()


def test_a_house_rule_lets_an_animalist_be_answered(visits: Visits, server: Server) -> None:
    page = visits.new()
    box(page, "asante").get_by_role("button", name=text("lobby-set-up")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(text("setup-house-rules"), exact=True).click()
    switch = text("asante-option-animalist-may-answer-animalist")
    dialog.get_by_role("checkbox", name=switch).check()
    for at, (name, kind) in enumerate((("Ana", "me"), ("Boris", "here"))):
        seat = dialog.get_by_role("listitem").filter(has=page.get_by_role("textbox")).nth(at)
        seat.get_by_label(text(f"setup-kind-{kind}"), exact=True).click()
        seat.get_by_role("textbox").fill(name)
    expect(dialog.get_by_text(text("setup-name-kept"))).to_be_visible()
    dialog.get_by_role("button", name=text("setup-sit")).click()
    page.wait_for_url("**/table/*")
    cards = dealt(["camel", "animalist"], ["animalist", "dyer"], "first 1", "play camel")
    deal(server, table_id(page), cards)
    page.goto(page.url)
    lift(page, "Boris")
    answer_with_animalist(page)
    lift(page, "Ana")
    answer_with_animalist(page)
    lift(page, "Boris")
    page.get_by_role("button", name=text("asante-do-pass"), exact=True).click()
    lift(page, "Ana")
    # Cancelled twice, the Camel comes after all.
    expect(offer_of(page, "salt")).to_be_visible()
    assert snapshot(page)["view"]["discards"] == {"animalist": 2}


def test_what_is_reconstructed_is_called_so(visits: Visits, server: Server) -> None:
    start = dealt(["gorilla", "camel"], ["porter", "dyer"], "first 1")
    page = open_dealt(visits, server, "asante", start, "computer")
    parts = {part: text(f"asante-detail-part-{part}") for part in ("name", "effect", "count")}
    for card, filled in (("gorilla", ["effect", "count"]), ("camel", ["count"])):
        read = open_card(page, card)
        expect(read).to_contain_text(
            text("asante-detail-confidence-filled", list=", ".join(parts[one] for one in filled))
        )
        reconstructed = read.get_by_text(text("asante-detail-reconstructed"))
        expect(reconstructed).to_have_count(1 if "effect" in filled else 0)
        check(page)
        read.get_by_role("button", name=text("asante-detail-close")).click()
        expect(read).to_have_count(0)


def test_the_only_card_to_play_comes_into_sight_on_a_phone(visits: Visits, server: Server) -> None:
    start = dealt(["animalist", "w4_2tea_2jewelry"], ["camel", "dyer"], "first 2", "play camel")
    page = open_dealt(visits, server, "asante", start, size="phone")
    lift(page, "Ana")
    expect(hand(page)).to_have_count(5)
    bar = page.get_by_role("toolbar")
    assert bar.evaluate("(bar) => bar.scrollWidth - bar.clientWidth") > 0  # wider than the phone
    able = bar.locator("[data-able]")
    expect(able).to_have_count(1)
    expect(able).to_be_in_viewport(ratio=1)
    answer_with_animalist(page)
    lift(page, "Boris")
    expect(hand(page)).to_have_count(4)
    assert snapshot(page)["view"]["discards"] == {"animalist": 1, "camel": 1}


def test_an_impossible_card_says_why(visits: Visits, server: Server) -> None:
    start = dealt(["dyer", "camel"], ["gorilla", "nomad"], "first 1")
    page = open_dealt(visits, server, "asante", start, "computer")
    note = page.get_by_role("alert")
    supply = text("asante-board-supply-ware", ware=text("asante-ware-tea"), count=8)
    page.get_by_role("button", name=supply, exact=True).click()
    expect(note).to_contain_text(text("refused-rule", rule="6.3"))  # ware cards bring wares
    read = open_card(page, "dyer")
    expect(read).to_contain_text(text("asante-detail-not-now"))
    read.get_by_role("button", name=text("asante-detail-why")).click()
    expect(note).to_contain_text(text("refused-rule", rule="P4"))  # what the Dyer needs
    expect(read).to_be_visible()
    assert snapshot(page)["view"]["markers"] == 5
    note.get_by_role("button", name=text("refused-show")).click()
    shown = page.locator("#rule-p4")
    expect(shown).to_be_focused()
    expect(shown).to_contain_text(words("en", "asante-rules")("asante-rule-p4"))


def test_every_kind_of_decision_on_a_phone(visits: Visits, server: Server) -> None:
    """Hands that choose blindly seldom get to all of them."""
    page = visits.new("phone")
    table = set_up(page, "asante", "standard", 2)
    steps = STEP_NAMES[int(FIRST_CHOICE) : int(OVER)]
    for actions in beginnings("asante", lambda view: str(view["step"]), steps):
        deal(server, table, actions)
        page.goto(f"/table/{table}")
        blind = Mouse(page, seed=4)
        if (found := blind.look()).on:
            blind.press(found)
        blind.look()
        check(page)
        check_table_fits(page)
        while snapshot(page)["ply"] == len(actions):
            blind.press(blind.look())


# ---- many cards in the discard pile


def fetching_from_many(least: int) -> list[str]:
    """How a game begins that leads to a choice among so many cards of the discard pile."""
    for seed in range(400):
        rng = Random(seed)
        state = game("asante").start(2)
        actions: list[str] = []
        while not state.is_over:
            told = [state.game.notation(action) for action in state.legal()]
            if sum(one.startswith("fetch") for one in told) >= least:
                return actions
            action = choose(state, rng, by_kind=True)
            actions.append(state.game.notation(action))
            state.apply(action)
    raise AssertionError("no such game")


def test_what_may_be_done_stays_in_sight_however_many_cards_there_are(
    visits: Visits, server: Server
) -> None:
    page = visits.new("phone")
    table = set_up(page, "asante", "standard", 2, "here")
    deal(server, table, fetching_from_many(14))
    page.goto(f"/table/{table}")
    page.locator("dialog[open] .button.strong").click()
    tray = page.get_by_role("group", name=text("asante-board-tray"))
    cards = tray.locator(".cards").get_by_role("button")
    for card in (cards.first, cards.last):
        card.click()  # scrolled to
        fetch = tray.locator(".about .button.strong")
        expect(fetch).to_be_in_viewport(ratio=1)
    with page.expect_response("**/actions") as answered:
        fetch.click()
    assert answered.value.ok
    expect(tray).to_be_hidden()
