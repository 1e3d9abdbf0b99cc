"""Rules 5.14 and 5.15: who learns what, and what can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asante.positions import (
    ASANTE,
    Player,
    events,
    hand,
    play,
    reveals,
    shown,
    table,
    told_of,
    top,
)


def card_told(state: Any, *texts: str, kind: str) -> list[Any]:
    """The card of the last event of a kind, as the seats and a spectator are told it."""
    found = []
    for seat in (0, 1, None):
        told = told_of(kind, events(state.clone(), *texts, seat=seat))
        found.append(told[-1].get("card", told[-1].get("cards")))
    return found


def known(state: Any, owner: int, observer: int | None) -> str:
    """What an observer knows of a hand."""
    return hand(state.observed_by(observer), owner)


@pytest.mark.rule("asante 5.14", "asante 5.14 a")
def test_a_card_drawn_is_seen_by_its_owner_only() -> None:
    state = table(Player(places="rwenzori"), phase="draw")
    assert card_told(state, "draw", "drawn camel", kind="card_drawn") == ["camel", None, None]
    texts = ("draw", "drawn camel", "keep")
    assert card_told(state, *texts, kind="card_kept") == ["camel", None, None]
    play(state, *texts, "holy rwenzori", "drawn nomad")
    assert known(state, 0, 0) == "nomad camel"
    assert known(state, 0, 1) == known(state, 0, None) == ""
    assert [state.observed_by(1).seats[0].hand_size(), shown(state)] == [2, ""]


@pytest.mark.rule("asante 5.14 a")
def test_what_the_matron_keeps_and_the_hermit_takes_is_a_secret() -> None:
    state = table(Player(hand="matron hermit"))
    texts = ("play matron", "drawn camel", "drawn nomad", "drawn map", "discard nomad")
    told = card_told(state, *texts, kind="cards_kept")
    assert told == [["camel", "map"], None, None]
    [kept] = told_of("cards_kept", events(state.clone(), *texts, seat=1))
    assert kept["number"] == 2
    play(state, *texts)
    assert known(state, 0, 1) == ""
    looked = ("play hermit", *(f"drawn {name}" for name in ["vulture"] * 2 + ["gorilla"] * 2))
    assert card_told(state, *looked, "drawn basket", "pick 3", kind="card_picked") == [
        "gorilla",
        None,
        None,
    ]


@pytest.mark.rule("asante 5.14 b")
def test_cards_discarded_and_played_are_seen_by_all() -> None:
    me = Player(hand="w1_package map boatman camel", artifacts="talking_drum basket -", stand="tea")
    state = table(me, Player(), phase="draw")
    everybody = ["camel"] * 3
    assert card_told(state, "draw", "drawn camel", "drop", kind="card_dropped") == everybody
    assert card_told(state, "use 1", "discard camel", kind="card_discarded") == everybody
    assert card_told(state, "use 2", "discard camel", kind="card_discarded") == everybody
    boatman = ("play boatman", "number 1", "discard camel")
    assert card_told(state, *boatman, kind="card_discarded") == everybody
    assert card_told(state, "play camel", kind="card_shown") == everybody
    assert card_told(state, "play map", kind="artifact_played") == ["map"] * 3
    assert card_told(state, "sell w1_package", kind="ware_card_played") == ["w1_package"] * 3


@pytest.mark.rule("asante 5.14 b")
def test_what_the_matron_discards_and_the_tracker_turns_up_is_seen_by_all() -> None:
    state = table(Player(hand="matron tracker"))
    matron = ("play matron", "drawn camel", "drawn nomad", "drawn map", "discard nomad")
    assert card_told(state, *matron, kind="card_discarded") == ["nomad"] * 3
    tracker = ("play tracker", "drawn map")
    assert card_told(state, *tracker, kind="card_turned_up") == ["map"] * 3


@pytest.mark.rule("asante 5.14 b")
def test_what_is_cancelled_is_seen_by_all() -> None:
    state = table(Player(hand="camel"), Player(hand="animalist nomad"))
    texts = ("play camel", "answer animalist")
    assert card_told(state, *texts, kind="card_answered") == ["animalist"] * 3
    assert card_told(state, *texts, kind="card_cancelled") == ["camel"] * 3


@pytest.mark.rule("asante 5.14 c")
def test_a_card_taken_openly_is_known_until_it_leaves_the_hand() -> None:
    me = Player(hand="healer nomad", artifacts="basket - -")
    state = table(me, discards="boatman")
    assert card_told(state, "play healer", "fetch boatman", kind="card_taken") == ["boatman"] * 3
    play(state, "play healer", "fetch boatman")
    assert known(state, 0, 1) == shown(state) == "boatman"
    assert known(state, 0, None) == "", "whoever looks on remembers nothing"
    play(state, "end", "end")
    assert known(state, 0, 1) == "boatman"
    play(state, "use 1", "discard boatman", "take tea")
    assert known(state, 0, 1) == ""


@pytest.mark.rule("asante 5.14 c")
def test_of_two_equal_cards_the_known_one_may_have_left() -> None:
    state = table(Player(hand="healer boatman", artifacts="basket - -"), discards="boatman")
    play(state, "play healer", "fetch boatman")
    assert shown(state) == "boatman"
    play(state, "use 1", "discard boatman", "take tea")
    assert (hand(state), shown(state)) == ("boatman", "")


@pytest.mark.rule("asante 5.14 c")
def test_an_animal_kept_from_the_tracker_is_known() -> None:
    state = play(table(Player(hand="tracker nomad")), "play tracker", "drawn camel", "keep")
    assert known(state, 0, 1) == "camel"


@pytest.mark.rule("asante 5.14 d")
def test_the_vultures_card_is_seen_by_both_and_nobody_else() -> None:
    state = table(Player(hand="vulture nomad"), Player(hand="camel map"))
    texts = ("play vulture", "pass", "stolen camel")
    assert card_told(state, *texts, kind="card_stolen") == ["camel", "camel", None]
    play(state, *texts)
    assert known(state, 0, 1) == "camel"
    assert known(state, 0, None) == known(state, 1, None) == ""


HERMIT = ("play hermit", "drawn map", "drawn camel", "drawn nomad", "drawn basket", "drawn porter")


@pytest.mark.rule("asante 5.14 e")
def test_the_hermits_player_knows_what_he_put_back() -> None:
    state = play(table(Player(hand="hermit", places="rwenzori")), *HERMIT, "pick 1")
    assert top(state) == top(state.observed_by(0)) == "camel nomad basket porter"
    for observer in (1, None):
        seen = state.observed_by(observer)
        assert (top(seen), seen.pile_size()) == ("", state.pile_size())
    assert state.observed_by(0).clone().chances() == []
    mine = play(state.clone(), "holy rwenzori")
    assert mine.observed_by(0).chances() == mine.chances()
    assert len(mine.chances()) == 1


@pytest.mark.rule("asante 5.14 a", "asante P11")
def test_looking_at_a_card_is_not_told_as_drawing_it() -> None:
    state = table(Player(hand="hermit"))
    assert told_of("card_drawn", events(state.clone(), *HERMIT, seat=0)) == []
    assert card_told(state, *HERMIT, kind="card_looked_at") == ["porter", None, None]


@pytest.mark.rule("asante 5.14 e")
def test_he_knows_what_the_other_then_draws() -> None:
    state = play(table(Player(hand="hermit")), *HERMIT, "pick 1", "end")
    drawn = ("draw", "drawn camel")
    assert card_told(state, *drawn, kind="card_drawn") == ["camel", "camel", None]
    assert card_told(state, *drawn, "keep", kind="card_kept") == ["camel", "camel", None]
    play(state, *drawn)
    looked = [ASANTE.view(state, seat)["looked"] for seat in (0, 1, None)]
    assert looked == [["camel"], ["camel"], [None]]
    play(state, "keep")
    assert known(state, 1, 0) == "camel"
    assert top(state) == "nomad basket porter"


@pytest.mark.rule("asante 5.14 e")
def test_also_what_the_other_draws_by_a_card() -> None:
    other = Player(places="rwenzori", artifacts="calabash - -")
    state = play(table(Player(hand="hermit"), other), *HERMIT, "pick 1", "end")
    play(state, "holy rwenzori", "drawn camel", "use 1", "drawn nomad")
    assert known(state, 1, 0) == "nomad camel"


@pytest.mark.rule("asante 5.14 e")
def test_the_matrons_cards_too() -> None:
    state = play(table(Player(hand="hermit"), Player(hand="matron")), "play hermit", "pass")
    play(state, *HERMIT[1:], "pick 1", "end", "play matron", "pass")
    play(state, "drawn camel", "drawn nomad", "drawn basket", "discard nomad")
    assert known(state, 1, 0) == "basket camel"


@pytest.mark.rule("asante 5.14 e")
def test_a_second_hermit_looks_at_what_the_first_put_back() -> None:
    state = play(table(Player(hand="hermit"), Player(hand="hermit")), "play hermit", "pass")
    play(state, *HERMIT[1:], "pick 1", "end", "play hermit", "pass")
    play(state, "drawn camel", "drawn nomad", "drawn basket", "drawn porter", "drawn healer")
    play(state, "pick 2")
    assert top(state.observed_by(1)) == "camel basket porter healer"
    assert top(state.observed_by(0)) == ""


@pytest.mark.rule("asante 5.14 e")
def test_a_reshuffle_makes_the_order_unknown() -> None:
    state = table(Player(hand="hermit"), phase="draw", pile="map camel", discards="nomad porter")
    state = play(state, "play hermit", "pass", "drawn map", "drawn camel")
    assert int(state.reshuffles) == 1, "there were fewer than five"
    play(state, "drawn nomad", "drawn porter", "pick 2")
    assert top(state) == "map nomad porter"
    assert state.top_seen_by == 0


# ---- 5.15


@pytest.mark.rule("asante 5.15")
@pytest.mark.parametrize(
    "texts",
    [
        ("play camel",),
        ("play map",),
        ("buy w1_package",),
        ("use 1", "discard camel"),
        ("play vulture", "answer animalist"),
    ],
)
def test_showing_a_card_cannot_be_taken_back(texts: tuple[str, ...]) -> None:
    me = Player(hand="w1_package map vulture camel", artifacts="talking_drum - -")
    assert reveals(table(me, Player(hand="animalist animalist")), *texts)


@pytest.mark.rule("asante 5.15")
@pytest.mark.parametrize(
    "texts",
    [
        ("use 1",),
        ("use 1", "return tea"),
        ("use 1", "return tea", "return salt"),
        ("buy w1_package", "type tea"),
        ("play map", "slot 3"),
        ("holy victoria",),
        ("play camel", "take tea"),
    ],
)
def test_everything_else_can(texts: tuple[str, ...]) -> None:
    me = Player(
        hand="w1_package map camel",
        artifacts="pottery - -",
        stand="tea salt",
        places="victoria",
    )
    assert not reveals(table(me), *texts)
