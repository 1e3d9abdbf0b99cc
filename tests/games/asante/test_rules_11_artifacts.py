"""Rules A1 to A7: what each Artifact does."""

from __future__ import annotations

import pytest

from sobremesa.games.asante.box import BOX, WARE_NAMES
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
    place_discards,
    play,
    played,
    rule,
    stand,
    step,
    supply,
    table,
    targets,
)

FULL = " ".join(WARE_NAMES)


# ---- A1 Pottery


@pytest.mark.rule("asante A1")
@pytest.mark.parametrize(("wares", "brings"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20)])
def test_pottery_pays_for_different_wares(wares: int, brings: int) -> None:
    state = play(table(Player(artifacts="pottery - -", stand=FULL)), "use 1")
    for ware in WARE_NAMES[:wares]:
        play(state, f"return {ware}")
    if wares < 6:
        play(state, "done")
    assert (gold(state), step(state), markers(state)) == (20 + brings, "turn", 4)
    assert stand(state) == " ".join(WARE_NAMES[wares:])
    assert supply(state, "jewelry") == 8


@pytest.mark.rule("asante A1")
def test_pottery_takes_each_type_once() -> None:
    state = play(table(Player(artifacts="pottery - -", stand="tea tea salt")), "use 1")
    assert legal(state) == ["return tea", "return salt"]
    assert rule(state, "done") == "A1"
    play(state, "return tea")
    assert legal(state) == ["return salt", "done"]
    assert rule(state, "return tea") == "A1"
    assert gold(play(state, "return salt")) == 23
    assert rule(table(Player(artifacts="pottery - -")), "use 1") == "A1", "without a ware"


# ---- A2 Map


@pytest.mark.rule("asante A2")
def test_the_map_applies_one_place_of_the_display() -> None:
    me = Player(artifacts="map - -", places="victoria victoria")
    state = play(table(me, display="victoria ngorongoro rwenzori"), "use 1")
    assert targets(state, "display") == {"1", "3"}
    assert rule(state, "display 2") == "9.7"
    assert rule(state, "done") == "9.4"
    assert rule(state, "end") == "A2"
    assert gold(played(state, "display 1")) == 21, "the own places do not improve it"
    play(state, "display 3", "drawn camel")
    assert (hand(state), step(state)) == ("camel", "turn")
    assert display(state) == "victoria ngorongoro rwenzori"


@pytest.mark.rule("asante A2")
def test_the_map_with_kilimanjaro() -> None:
    state = table(Player(artifacts="map - -"), display="kilimanjaro okavango okavango")
    play(state, "use 1", "display 1")
    assert targets(state, "holy") == {"rwenzori", "victoria", "okavango"}
    play(state, "holy okavango")
    assert (markers(state), step(state), place_discards(state)) == (5, "turn", "")


@pytest.mark.rule("asante A2")
def test_the_map_needs_a_place_that_does_something() -> None:
    state = table(Player(artifacts="map - -"), display="ngorongoro ngorongoro ngorongoro")
    assert rule(state, "use 1") == "A2"


# ---- A3 Shango Figurine


@pytest.mark.rule("asante A3")
def test_the_figurine_carries_out_another_artifact() -> None:
    me = Player(artifacts="shango_figurine pottery -", turned="2", stand="tea salt")
    other = Player(artifacts="calabash basket -")
    state = play(table(me, other), "use 1")
    assert legal(state) == ["artifact own 2", "artifact other 1"], "a Basket needs a card"
    assert rule(state, "artifact own 1") == rule(state, "artifact other 2") == "A3"
    copied = played(state, "artifact own 2", "return tea", "return salt")
    assert (gold(copied), markers(copied), gold(copied, 1)) == (23, 4, 20)
    play(state, "artifact other 1", "drawn camel")
    assert (gold(state), gold(state, 1), hand(state)) == (19, 20, "camel")
    assert markers(state) == 4
    assert artifacts(state) == "SHANGO_FIGURINE POTTERY -"
    assert artifacts(state, 1) == "calabash basket -", "what is copied is not turned"


@pytest.mark.rule("asante A3")
def test_the_figurine_pays_the_markers_of_what_it_copies() -> None:
    me = Player(artifacts="shango_figurine carved_stool -", turned="2")
    state = play(table(me), "use 1", "artifact own 2", "take tea")
    assert (markers(state), stand(state)) == (3, "tea")
    assert rule(table(me, markers=1), "use 1") == "A3"
    both = Player(artifacts="shango_figurine carved_stool calabash")
    state = play(table(both, markers=1), "use 1")
    assert legal(state) == ["artifact own 3"]
    assert rule(state, "artifact own 2") == "4.2"


@pytest.mark.rule("asante A3")
def test_the_figurine_copies_no_figurine() -> None:
    me = Player(artifacts="shango_figurine - -")
    state = table(me, Player(artifacts="shango_figurine - -"))
    assert rule(state, "use 1") == "A3"


# ---- A4 Calabash


@pytest.mark.rule("asante A4")
def test_the_calabash_draws_for_a_gold() -> None:
    state = play(table(Player(artifacts="calabash - -", gold=1)), "use 1")
    assert (gold(state), step(state)) == (0, "drawing")
    assert hand(play(state, "drawn camel")) == "camel"
    me = Player(artifacts="calabash - -")
    assert rule(table(me, pile="", discards=""), "use 1") == "A4"
    assert rule(table(Player(artifacts="calabash - -", gold=0)), "use 1") == "5.2"


# ---- A5 Talking Drum


@pytest.mark.rule("asante A5")
@pytest.mark.parametrize("cards", [1, 2])
def test_the_drum_exchanges_cards(cards: int) -> None:
    me = Player(hand="camel nomad map", artifacts="talking_drum - -")
    state = play(table(me), "use 1", "discard camel")
    assert legal(state) == ["discard map", "discard nomad", "done"]
    play(state, "discard nomad" if cards == 2 else "done")
    for name in ("vulture", "gorilla")[:cards]:
        play(state, f"drawn {name}")
    assert (len(hand(state).split()), step(state)) == (3, "turn")
    assert len(discards(state).split()) == cards


@pytest.mark.rule("asante A5")
def test_the_drum_needs_a_card() -> None:
    assert rule(table(Player(artifacts="talking_drum - -")), "use 1") == "A5"
    one = play(table(Player(hand="camel", artifacts="talking_drum - -")), "use 1", "discard camel")
    assert step(one) == "drawing", "there is no second one to ask for"
    assert sum(chances(one).values()) == 95


# ---- A6 Basket


@pytest.mark.rule("asante A6")
def test_the_basket_gives_a_ware_for_a_card() -> None:
    state = play(table(Player(hand="camel nomad", artifacts="basket - -", stand="tea")), "use 1")
    assert legal(state) == ["discard nomad", "discard camel"]
    assert rule(state, "done") == rule(state, "discard map") == "A6"
    play(state, "discard nomad")
    assert targets(state, "take") == set(WARE_NAMES)
    assert stand(play(state, "take salt")) == "tea salt"
    assert (hand(state), discards(state)) == ("camel", "nomad")
    assert rule(table(Player(artifacts="basket - -")), "use 1") == "A6"
    full = Player(hand="camel", artifacts="basket - -", stand=FULL)
    assert rule(table(full), "use 1") == "A6"


# ---- A7 Carved Stool


@pytest.mark.rule("asante A7")
def test_the_stool_gives_a_ware_for_two_markers() -> None:
    [stool] = [card for card in BOX["artifacts"] if card["id"] == "carved_stool"]
    assert stool["use_markers"] == 2
    state = table(Player(artifacts="carved_stool - -"), markers=2)
    play(state, "use 1", "take tea")
    assert (stand(state), markers(state)) == ("tea", 0)
    assert rule(table(Player(artifacts="carved_stool - -"), markers=1), "use 1") == "4.2"
    full = Player(artifacts="carved_stool - -", stand=FULL)
    assert rule(table(full), "use 1") == "A7"
