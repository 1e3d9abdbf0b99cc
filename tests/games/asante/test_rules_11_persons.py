"""Rules P1 to P8: what each Person does."""

from __future__ import annotations

import pytest

from sobremesa.games.asante.box import BOX, WARE_NAMES
from sobremesa.games.asante.cards import CARD_IDS
from tests.games.asante.positions import (
    Player,
    chances,
    discards,
    display,
    events,
    gold,
    hand,
    legal,
    markers,
    play,
    played,
    rule,
    stand,
    step,
    table,
    targets,
    told_of,
)

FULL = " ".join(WARE_NAMES)


# ---- P1 Animalist


@pytest.mark.rule("asante P1")
def test_the_animalist_only_answers() -> None:
    [card] = [card for card in BOX["persons"] if card["id"] == "animalist"]
    assert (card["count"], card["reaction"]) == (6, True)
    state = table(Player(hand="camel nomad"), Player(hand="animalist animalist"))
    play(state, "play camel", "answer animalist", "play nomad", "answer animalist")
    assert discards(state) == "animalist animalist nomad camel"
    assert markers(state) == 3
    assert rule(table(Player(hand="animalist")), "play animalist") == "8.7"
    healed = play(table(Player(hand="healer"), discards="animalist"), "play healer")
    assert legal(healed) == ["fetch animalist"], "it is a Person"


# ---- P2 Boatman


@pytest.mark.rule("asante P2")
@pytest.mark.parametrize(("wares", "cards"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_the_boatman_takes_wares_for_cards(wares: int, cards: int) -> None:
    paid = CARD_IDS[:cards]
    state = play(table(Player(hand=" ".join(["boatman", *paid]))), "play boatman")
    assert targets(state, "number") == {str(n) for n in range(1, wares + 1)}
    play(state, f"number {wares}")
    for card in paid:
        assert "done" not in legal(state)
        play(state, f"discard {card}")
    for ware in WARE_NAMES[:wares]:
        play(state, f"take {ware}")
    assert (step(state), stand(state)) == ("turn", " ".join(WARE_NAMES[:wares]))
    assert discards(state).split() == [*paid, "boatman"]


@pytest.mark.rule("asante P2")
def test_the_boatman_may_ask_for_more_than_there_is_room_for() -> None:
    me = Player(hand="boatman camel nomad map", stand="tea tea tea tea tea")
    state = play(table(me), "play boatman")
    assert rule(state, "number 3") == "P2"
    play(state, "number 2", "discard map", "discard camel")
    assert rule(state, "take tea") == rule(state, "done") == "P2"
    play(state, "discard nomad")
    assert stand(played(state, "done")) == me.stand
    play(state, "take salt")
    assert (stand(state), step(state)) == (me.stand + " salt", "turn")


@pytest.mark.rule("asante P2")
def test_what_the_boatman_needs() -> None:
    assert rule(table(Player(hand="boatman")), "play boatman") == "P2"
    assert rule(table(Player(hand="boatman camel", stand=FULL)), "play boatman") == "P2"


# ---- P3 Cartographer


@pytest.mark.rule("asante P3")
def test_the_cartographer_applies_each_place_of_the_display() -> None:
    me = Player(hand="cartographer", places="victoria")
    state = table(me, display="victoria kilimanjaro victoria", markers=5)
    play(state, "play cartographer")
    assert legal(state) == ["display 1", "display 2", "display 3"]
    assert rule(state, "done") == "9.4"
    play(state, "display 3")
    assert gold(state) == 21, "equal places do not improve each other"
    assert legal(state) == ["display 1", "display 2", "done"]
    assert rule(state, "display 3") == "P3"
    play(state, "display 2", "holy rwenzori", "drawn camel")
    assert gold(played(state, "done")) == 21
    play(state, "display 1")
    assert (gold(state), hand(state), step(state)) == (22, "camel", "turn")
    assert display(state) == "victoria kilimanjaro victoria"


@pytest.mark.rule("asante P3")
def test_the_cartographer_looks_anew_before_each_place() -> None:
    state = table(Player(hand="cartographer"), display="okavango okavango ngorongoro")
    play(state, "play cartographer")
    assert legal(state) == ["display 1", "display 2"]
    play(state, "display 1")
    assert (step(state), markers(state)) == ("turn", 5), "no marker is spent any more"
    useless = table(Player(hand="cartographer"), display="ngorongoro ngorongoro ngorongoro")
    assert rule(useless, "play cartographer") == "P3"


# ---- P4 Dyer


@pytest.mark.rule("asante P4")
def test_the_dyer_exchanges_wares_of_one_type() -> None:
    state = play(table(Player(hand="dyer", stand="tea tea tea salt")), "play dyer")
    assert legal(state) == ["return tea", "return salt"]
    play(state, "return tea")
    assert legal(state) == ["return tea", "done"]
    assert rule(state, "return salt") == "P4"
    play(state, "return tea", "done")
    assert targets(state, "take") == set(WARE_NAMES) - {"tea"}
    assert rule(state, "take tea") == "P4"
    play(state, "take silk")
    assert targets(state, "take") == set(WARE_NAMES) - {"tea", "silk"}
    assert stand(played(state, "done")) == "tea silk salt", "5.7 fewer may be kept"
    assert stand(play(state, "take salt")) == "tea silk salt salt"
    assert step(state) == "turn"


@pytest.mark.rule("asante P4")
def test_the_dyer_returns_no_more_than_there_are_other_types() -> None:
    state = play(table(Player(hand="dyer", stand="tea " * 6)), "play dyer")
    play(state, *["return tea"] * 5)
    assert step(state) == "take"


@pytest.mark.rule("asante P4")
def test_the_dyer_where_a_type_is_used_up() -> None:
    mine = Player(hand="dyer", stand="tea tea tea tea salt salt")
    state = table(mine, Player(stand="salt " * 6))
    play(state, "play dyer", *["return tea"] * 4)
    assert targets(state, "take") == {"jewelry", "pelt", "silk", "fruits"}
    assert rule(table(Player(hand="dyer")), "play dyer") == "P4"


# ---- P5 Tracker


@pytest.mark.rule("asante P5")
def test_the_tracker_turns_up_cards_until_an_animal_appears() -> None:
    state = table(Player(hand="tracker"))
    told = events(state, "play tracker", "drawn map", "drawn nomad", "drawn camel")
    turned = [(event["card"], event["found"]) for event in told_of("card_turned_up", told)]
    assert turned == [("map", False), ("nomad", False), ("camel", True)]
    assert legal(state) == ["keep", "play camel"]
    assert rule(state, "play gorilla") == rule(state, "drop") == "P5"
    kept = played(state, "keep")
    assert (hand(kept), discards(kept), step(kept)) == ("camel", "map tracker nomad", "turn")
    play(state, "play camel", "take tea", "take tea")
    assert (stand(state), markers(state)) == ("tea tea", 4), "without a marker"
    assert discards(state) == "map tracker nomad camel"


@pytest.mark.rule("asante P5")
def test_an_animal_that_cannot_be_played_goes_to_the_hand() -> None:
    state = play(table(Player(hand="tracker")), "play tracker", "drawn vulture")
    assert (hand(state), step(state)) == ("vulture", "turn")


@pytest.mark.rule("asante P5")
def test_a_vain_search_ends() -> None:
    me = Player(hand="tracker")
    state = table(me, pile="map", discards="nomad")
    play(state, "play tracker", "pass", "drawn map")
    assert chances(state) == {"drawn map": 1, "drawn nomad": 1}, "what was turned up is part of it"
    play(state, "drawn map", "drawn nomad")
    assert (step(state), discards(state)) == ("turn", "map tracker nomad")
    assert hand(state) == ""
    nothing = table(me, pile="", discards="")
    assert rule(nothing, "play tracker") == "P5"


# ---- P6 Haggler


@pytest.mark.rule("asante P6")
def test_the_haggler_changes_the_prices() -> None:
    me = Player(hand="haggler w2_salt_tea w1_package", stand="tea salt", gold=1)
    state = play(table(me), "play haggler")
    assert legal(state) == ["buy w2_salt_tea", "sell w2_salt_tea"]
    assert rule(state, "sell w1_package") == rule(state, "end") == "P6", "never with packages"
    bought = played(state, "buy w2_salt_tea")
    assert (gold(bought), stand(bought)) == (0, "tea tea salt salt")
    play(state, "sell w2_salt_tea")
    assert (gold(state), stand(state), markers(state)) == (11, "", 4)
    assert discards(state) == "w2_salt_tea haggler"


@pytest.mark.rule("asante P6")
def test_the_other_rules_of_ware_cards_hold() -> None:
    hands = "haggler w2_salt_tea w3_2silk_salt w4_tea_silk_salt_pelt"
    state = play(table(Player(hand=hands, stand="tea tea tea", gold=2)), "play haggler")
    assert targets(state, "buy") == {"w2_salt_tea", "w3_2silk_salt"}
    assert rule(state, "buy w4_tea_silk_salt_pelt") == "6.4 c"
    assert rule(state, "sell w2_salt_tea") == "6.5"
    assert rule(state, "buy w4_2tea_2jewelry") == "P6", "it is not in the hand"


@pytest.mark.rule("asante P6")
def test_what_the_haggler_needs() -> None:
    packages = Player(hand="haggler w1_package w2_packages", stand="tea tea")
    assert rule(table(packages), "play haggler") == "P6"
    poor = Player(hand="haggler w2_salt_tea", gold=0)
    assert rule(table(poor), "play haggler") == "P6"
    just = Player(hand="haggler w2_salt_tea", gold=1)
    assert "play haggler" in legal(table(just))


@pytest.mark.rule("asante P6")
def test_a_cancelled_haggler_leaves_the_card_in_the_hand() -> None:
    state = table(Player(hand="haggler w2_salt_tea"), Player(hand="animalist"))
    play(state, "play haggler", "answer animalist")
    assert (hand(state), stand(state)) == ("w2_salt_tea", "")


# ---- P7 Healer


@pytest.mark.rule("asante P7")
def test_the_healer_takes_a_person_from_the_discard_pile() -> None:
    state = table(Player(hand="healer"), discards="map camel nomad healer animalist w1_package")
    play(state, "play healer")
    assert legal(state) == ["fetch animalist", "fetch nomad"]
    for card in ("healer", "camel", "map", "w1_package", "boatman"):
        assert rule(state, f"fetch {card}") == "P7"
    play(state, "fetch nomad")
    assert hand(state) == "nomad"
    assert discards(state) == "w1_package map animalist healer healer camel"
    useless = table(Player(hand="healer"), discards="healer map camel w1_package")
    assert rule(useless, "play healer") == "P7"


# ---- P8 Nomad


@pytest.mark.rule("asante P8")
def test_the_nomad_exchanges_the_whole_stand() -> None:
    state = play(table(Player(hand="nomad", stand="tea tea tea tea salt salt")), "play nomad")
    assert (stand(state), targets(state, "take")) == ("", set(WARE_NAMES))
    play(state, "take tea")
    assert rule(state, "take tea") == "P8"
    play(state, "take salt", "take silk")
    assert (stand(state), step(state)) == ("tea silk salt", "turn")


@pytest.mark.rule("asante P8")
def test_the_nomad_with_an_empty_stand() -> None:
    state = play(table(Player(hand="nomad")), "play nomad", "take tea", "done")
    assert stand(state) == "tea"
