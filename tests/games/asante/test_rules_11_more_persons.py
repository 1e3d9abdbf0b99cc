"""Rules P9 to P15: what each Person does."""

from __future__ import annotations

import pytest

from sobremesa.games.asante.box import WARE_NAMES
from tests.games.asante.positions import (
    Player,
    artifacts,
    chances,
    discards,
    display,
    gold,
    hand,
    legal,
    markers,
    places,
    play,
    played,
    rule,
    stand,
    step,
    table,
    targets,
    top,
)

FULL = " ".join(WARE_NAMES)


# ---- P9 Matron


@pytest.mark.rule("asante P9")
def test_the_matron_keeps_two_of_three() -> None:
    state = play(table(Player(hand="matron map")), "play matron", "drawn camel", "drawn camel")
    assert hand(state) == "map", "they lie aside until all have been seen"
    play(state, "drawn nomad")
    assert legal(state) == ["discard nomad", "discard camel"]
    assert rule(state, "discard map") == rule(state, "done") == "P9"
    play(state, "discard camel")
    assert (hand(state), discards(state)) == ("map nomad camel", "matron camel")
    assert step(state) == "turn"


@pytest.mark.rule("asante P9")
@pytest.mark.parametrize("cards", ["camel", "camel nomad"])
def test_the_matron_with_fewer_cards(cards: str) -> None:
    state = play(table(Player(hand="matron"), pile=cards, discards=""), "play matron", "pass")
    play(state, *(f"drawn {card}" for card in cards.split()))
    assert sorted(hand(state).split()) == cards.split()
    assert discards(state) == "matron"
    assert rule(table(Player(hand="matron"), pile="", discards=""), "play matron") == "P9"


# ---- P10 Carver


@pytest.mark.rule("asante P10")
def test_the_carver_plays_an_artifact_from_hand_or_discard_pile() -> None:
    state = table(Player(hand="carver map camel"), discards="basket nomad")
    play(state, "play carver")
    assert legal(state) == ["play map", "fetch basket"]
    assert rule(state, "play camel") == rule(state, "fetch nomad") == "P10"
    for text, card in (("play map", "map"), ("fetch basket", "basket")):
        placed = play(state.clone(), text)
        assert legal(placed) == ["slot 1", "slot 2", "slot 3"]
        play(placed, "slot 2", "turned kilimanjaro")
        assert artifacts(placed) == f"- {card} -"
        assert (places(placed), places(placed, 1)) == ("rwenzori", "")
        assert (markers(placed), step(placed)) == (4, "turn")
        assert display(placed) == "victoria kilimanjaro okavango"
        assert ("basket" in discards(placed)) == (card == "map")


@pytest.mark.rule("asante P10")
def test_the_carver_with_all_slots_full() -> None:
    me = Player(hand="carver map", artifacts="calabash pottery basket")
    state = play(table(me), "play carver", "play map", "slot 1", "turned kilimanjaro")
    assert artifacts(state) == "map pottery basket"
    assert discards(state) == "calabash carver"
    assert places(state) == "victoria"
    some = play(table(Player(hand="carver map", artifacts="calabash - -")), "play carver")
    assert rule(play(some, "play map"), "slot 1") == "7.4"


@pytest.mark.rule("asante P10")
def test_what_the_carver_needs() -> None:
    state = table(Player(hand="carver camel", artifacts="map - -"), discards="nomad")
    assert rule(state, "play carver") == "P10"


# ---- P11 Hermit


@pytest.mark.rule("asante P11")
def test_the_hermit_takes_one_of_five() -> None:
    state = play(table(Player(hand="hermit")), "play hermit")
    play(state, *(f"drawn {card}" for card in ("map", "camel", "map", "nomad", "vulture")))
    assert targets(state, "pick") == {"1", "2", "3", "4", "5"}
    assert rule(state, "discard map") == rule(state, "done") == "P11"
    play(state, "pick 2")
    assert (hand(state), top(state)) == ("camel", "map map nomad vulture")
    assert state.pile_size() == 95
    play(state, "end", "draw")
    assert chances(state) == {"drawn map": 1}


@pytest.mark.rule("asante P11")
def test_the_hermit_with_fewer_cards_looks_on_after_a_reshuffle() -> None:
    state = table(Player(hand="hermit"), pile="map camel", discards="nomad vulture basket gorilla")
    play(state, "play hermit", "pass", "drawn camel", "drawn map")
    assert set(chances(state)) == {
        f"drawn {name}" for name in ["nomad", "vulture", "basket", "gorilla"]
    }
    play(state, "drawn vulture", "drawn nomad", "drawn basket", "pick 3")
    assert (hand(state), top(state)) == ("vulture", "camel map nomad basket")
    assert state.pile_size() == 5


@pytest.mark.rule("asante P11")
def test_the_hermit_with_next_to_nothing() -> None:
    state = table(Player(hand="hermit"), pile="map", discards="")
    play(state, "play hermit", "pass", "drawn map")
    assert legal(state) == ["pick 1"]
    play(state, "pick 1")
    assert (hand(state), state.pile_size()) == ("map", 0)
    assert rule(table(Player(hand="hermit"), pile="", discards=""), "play hermit") == "P11"


# ---- P12 Porter


@pytest.mark.rule("asante P12")
def test_the_porter_brings_two_wares_of_one_type_for_two_gold() -> None:
    state = play(table(Player(hand="porter", gold=3)), "play porter", "take silk")
    assert legal(state) == ["take silk", "done"]
    assert rule(state, "take tea") == "P12"
    assert stand(played(state, "done")) == "silk"
    play(state, "take silk")
    assert (stand(state), gold(state), step(state)) == ("silk silk", 1, "turn")
    assert rule(table(Player(hand="porter", stand=FULL)), "play porter") == "P12"


@pytest.mark.rule("asante P12")
def test_the_porter_where_the_supply_has_one() -> None:
    mine = Player(hand="porter", stand="silk")
    state = play(table(mine, Player(stand="silk " * 6)), "play porter", "take silk")
    assert (stand(state), step(state)) == ("silk silk", "turn")


# ---- P13 Storyteller


@pytest.mark.rule("asante P13")
def test_the_storyteller_fills_the_hand() -> None:
    state = play(table(Player(hand="storyteller map nomad")), "play storyteller")
    play(state, "drawn camel", "drawn camel", "drawn gorilla")
    assert (len(hand(state).split()), step(state)) == (5, "turn")
    five = "map map nomad camel camel"
    assert rule(table(Player(hand=f"storyteller {five}")), "play storyteller") == "P13"
    empty = table(Player(hand="storyteller"), pile="", discards="")
    assert rule(empty, "play storyteller") == "P13"


# ---- P14 Salt Trader


@pytest.mark.rule("asante P14")
def test_the_salt_trader_pays_two_for_each_ware() -> None:
    state = play(table(Player(hand="salt_trader", stand="tea tea silk")), "play salt_trader")
    assert legal(state) == ["return tea", "return silk"]
    play(state, "return tea")
    assert legal(state) == ["return tea", "return silk", "done"]
    assert gold(played(state, "done")) == 22
    play(state, "return tea", "return silk")
    assert (gold(state), stand(state), step(state)) == (26, "", "turn")
    assert rule(table(Player(hand="salt_trader")), "play salt_trader") == "P14"


# ---- P15 Pilgrim


@pytest.mark.rule("asante P15")
def test_the_pilgrim_takes_a_place_of_the_display() -> None:
    state = play(table(Player(hand="pilgrim")), "play pilgrim")
    assert legal(state) == ["display 1", "display 2", "display 3"]
    assert rule(state, "done") == "P15"
    play(state, "display 2", "turned ngorongoro")
    assert (places(state), display(state)) == ("rwenzori", "victoria ngorongoro okavango")
    assert targets(state, "holy") == {"rwenzori"}, "it may be played at once"
    nothing = table(Player(hand="pilgrim"), display="- - -")
    assert rule(nothing, "play pilgrim") == "P15"
