"""Section 5: general rules, all but who learns what."""

from __future__ import annotations

import pytest

from sobremesa.games.asante.box import BOX
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
    place_discards,
    play,
    played,
    rule,
    stand,
    step,
    supply,
    table,
    targets,
    told_of,
)

FULL = "jewelry pelt tea silk fruits salt"


@pytest.mark.rule("asante 5.1")
def test_a_hand_has_no_limit() -> None:
    many = " ".join(CARD_IDS[:25])
    state = table(Player(hand=many, places="rwenzori rwenzori"))
    play(state, "holy rwenzori", "drawn camel", "apply", "drawn nomad")
    assert len(hand(state).split()) == 27
    play(state, "end", "end")
    assert len(hand(state).split()) == 27


@pytest.mark.rule("asante 5.2")
def test_nobody_does_what_costs_more_gold_than_he_owns() -> None:
    poor = Player(hand="w2_salt_tea porter", artifacts="calabash - -", gold=0)
    state = table(poor)
    assert rule(state, "play porter") == rule(state, "use 1") == "5.2"
    assert rule(state, "buy w2_salt_tea") == "6.4 c"
    one = table(Player(hand="porter", artifacts="calabash - -", gold=1))
    assert legal(one) == ["use 1", "end"]
    play(one, "use 1", "drawn camel")
    assert gold(one) == 0


@pytest.mark.rule("asante 5.2", "asante 5.3")
def test_gold_and_hand_sizes_are_open() -> None:
    state = table(Player(hand="camel nomad", gold=3), Player(hand="map", gold=8))
    for observer in (0, 1, None):
        seen = state.observed_by(observer)
        assert [gold(seen, 0), gold(seen, 1)] == [3, 8]
        assert [seat.hand_size() for seat in seen.seats] == [2, 1]


@pytest.mark.rule("asante 5.3")
def test_all_but_hands_and_piles_is_open() -> None:
    me = Player(hand="camel", stand="tea salt", artifacts="map - basket", places="rwenzori")
    state = table(me, discards="nomad vulture", markers=3)
    for observer in (0, 1, None):
        seen = state.observed_by(observer)
        assert discards(seen) == "nomad vulture"
        assert (stand(seen), display(seen), markers(seen)) == ("tea salt", display(state), 3)
        assert seen.pile_size() == state.pile_size()
        assert sum(seen.pile) == 0, "what lies face down is not known"
    assert hand(state.observed_by(0)) == "camel"
    assert hand(state.observed_by(1)) == hand(state.observed_by(None)) == ""


# ---- 5.4 piles that are empty


@pytest.mark.rule("asante 5.4")
def test_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    state = table(phase="draw", pile="camel")
    play(state, "draw", "drawn camel")
    assert state.pile_size() == 0
    assert step(state) == "keep", "and not before"
    play(state, "drop")
    thrown = len(discards(state).split())
    told = events(state, "draw", "drawn nomad")
    assert [event["cards"] for event in told_of("reshuffled", told)] == [thrown]
    assert (state.pile_size(), discards(state)) == (thrown - 1, "")


@pytest.mark.rule("asante 5.4")
def test_with_both_piles_empty_the_rest_of_the_drawing_is_skipped() -> None:
    me = Player(places="rwenzori rwenzori")
    state = table(me, pile="camel", discards="")
    play(state, "holy rwenzori", "drawn camel")
    assert legal(state) == ["play camel", "end"], "there is no second card"
    assert rule(table(Player(places="rwenzori"), pile="", discards=""), "holy rwenzori") == "9.7"


@pytest.mark.rule("asante 5.4")
def test_holy_places_are_reshuffled_as_well() -> None:
    state = table(Player(hand="map basket"), place_pile="kilimanjaro")
    play(state, "play map", "slot 1", "turned kilimanjaro")
    there = place_discards(state).split()
    play(state, "play basket", "slot 2")
    assert place_discards(state) == ""
    assert chances(state) == {f"turned {name}": there.count(name) for name in sorted(set(there))}


@pytest.mark.rule("asante 5.4 a", "asante 5.4 b")
def test_the_draw_pile_is_reshuffled_once_a_turn() -> None:
    me = Player(artifacts="calabash talking_drum -", hand="camel nomad")
    hands = Player(hand="map")
    state = table(me, hands, pile="", discards="vulture")
    play(state, "use 1", "drawn vulture")
    assert int(state.reshuffles) == 1
    play(state, "use 2", "discard camel", "done")
    assert (hand(state), discards(state)) == ("nomad vulture", "camel"), "nothing is drawn"
    play(state, "end")
    assert "draw" in legal(state), "the next turn begins anew"
    assert chances(play(state, "draw")) == {"drawn camel": 1}


@pytest.mark.rule("asante 5.4 b")
@pytest.mark.parametrize(
    ("pile", "thrown", "reshuffles", "is_there"),
    [
        ("camel", "", 1, True),
        ("", "camel", 0, True),
        ("", "camel", 1, False),
        ("", "", 0, False),
    ],
)
def test_whether_there_is_a_card_to_draw(
    pile: str, thrown: str, reshuffles: int, is_there: bool
) -> None:
    me = Player(artifacts="calabash - -", places="rwenzori")
    state = table(me, pile=pile, discards=thrown, reshuffles=reshuffles, phase="draw")
    wanted = ["draw", "use 1", "holy rwenzori"] if is_there else []
    assert legal(state) == [*wanted, "end"]


@pytest.mark.rule("asante 5.4 c")
def test_cards_set_aside_are_not_reshuffled() -> None:
    state = table(Player(hand="matron"), pile="camel nomad", discards="gorilla")
    play(state, "play matron", "pass", "drawn camel", "drawn nomad")
    assert chances(state) == {"drawn gorilla": 1}
    play(state, "drawn gorilla")
    assert targets(state, "discard") == {"camel", "nomad", "gorilla"}


@pytest.mark.rule("asante 5.5")
def test_a_card_being_carried_out_lies_in_no_pile() -> None:
    state = table(Player(hand="tracker"), pile="")
    play(state, "play tracker")
    assert "drawn tracker" in chances(state), "the other copy"
    assert chances(state)["drawn tracker"] == 1
    assert discards(state) == ""
    play(state, "drawn camel", "play camel")
    assert "tracker" not in discards(state).split(), "not before the Camel"
    assert "camel" not in discards(state).split()
    play(state, "done")
    assert {"tracker", "camel"} <= set(discards(state).split())


@pytest.mark.rule("asante 5.6")
def test_a_stand_holds_six_wares_without_a_fee() -> None:
    state = table(Player(hand="w1_package", stand="tea tea tea salt salt", gold=2))
    play(state, "buy w1_package", "type tea")
    assert (stand(state), gold(state)) == ("tea tea tea tea salt salt", 0)
    full = Player(hand="w1_package camel", stand=FULL, artifacts="basket carved_stool -")
    state = table(full)
    assert legal(state) == ["sell w1_package", "end"]
    assert rule(state, "play camel") == "N2"


# ---- 5.7, 5.8 wares that are given


@pytest.mark.rule("asante 5.7")
def test_of_a_person_or_an_animal_one_keeps_what_one_wants() -> None:
    state = play(table(Player(hand="camel", stand="tea")), "play camel")
    assert targets(state, "take") == set(FULL.split())
    assert rule(state, "return tea") == "N2", "what lay there stays"
    assert stand(played(state, "done")) == "tea"
    assert stand(played(state, "take salt", "done")) == "tea salt"
    assert stand(played(state, "take salt", "take salt")) == "tea salt salt"


@pytest.mark.rule("asante 5.7")
def test_what_has_no_space_goes_back() -> None:
    state = table(Player(hand="camel porter", stand="tea tea tea tea tea", gold=2))
    play(state, "play camel", "take silk")
    assert step(state) == "turn", "one space, one ware"
    assert supply(state, "silk") == 7
    assert rule(state, "play porter") == "P12"
    state = play(table(Player(hand="porter", stand="tea tea tea tea tea", gold=2)), "play porter")
    play(state, "take silk")
    assert (stand(state), gold(state)) == ("tea tea tea tea tea silk", 0)


@pytest.mark.rule("asante 5.8")
def test_what_an_artifact_gives_must_be_taken() -> None:
    me = Player(hand="camel", artifacts="basket carved_stool -", stand="tea")
    state = play(table(me), "use 2")
    assert "done" not in legal(state)
    assert rule(state, "done") == "5.8"
    play(state, "take tea", "use 1", "discard camel")
    assert rule(state, "done") == "5.8"
    full = table(Player(hand="camel", artifacts="basket carved_stool -", stand=FULL))
    assert (rule(full, "use 1"), rule(full, "use 2")) == ("A6", "A7")


# ---- 5.9 to 5.13

# What each card lacks on a table where nothing can be done with it.
USELESS = {
    "animalist": "8.7",
    "boatman": "P2",
    "cartographer": "P3",
    "dyer": "P4",
    "tracker": "P5",
    "haggler": "P6",
    "healer": "P7",
    "matron": "P9",
    "carver": "P10",
    "hermit": "P11",
    "porter": "5.2",
    "storyteller": "P13",
    "salt_trader": "P14",
    "pilgrim": "P15",
    "cape_buffalo": "N1",
    "gorilla": "N3",
    "vulture": "N4",
    "hippopotamus": "N5",
    "rhinoceros": "N6",
}


@pytest.mark.rule("asante 5.9")
@pytest.mark.parametrize(("card", "number"), USELESS.items())
def test_a_card_that_would_do_nothing_cannot_be_played(card: str, number: str) -> None:
    state = table(Player(hand=card, gold=0), display="- - -")
    for pile in (state.pile, state.discards):
        for kind in range(len(pile)):
            pile[kind] = 0
    state.pile_cards = state.discard_cards = 0
    assert legal(state) == ["end"]
    assert rule(state, f"play {card}") == number


@pytest.mark.rule("asante 5.9")
def test_a_card_that_would_do_a_little_can_be_played() -> None:
    me = Player(hand="camel", stand="tea tea tea tea tea")
    assert legal(table(me)) == ["play camel", "end"]


@pytest.mark.rule("asante 5.10")
def test_costs_come_first_and_in_full() -> None:
    state = table(Player(hand="porter", gold=2))
    told = events(state, "play porter", "take tea", "take tea")
    kinds = [event["event"] for event in told]
    assert kinds.index("gold_paid") < kinds.index("wares_taken")
    assert gold(state) == 0
    assert rule(table(Player(hand="porter", gold=1)), "play porter") == "5.2"
    drum = play(table(Player(hand="camel nomad", artifacts="talking_drum - -")), "use 1")
    assert legal(drum) == ["discard nomad", "discard camel"], "one card at least"


@pytest.mark.rule("asante 5.11")
def test_choices_come_after_the_response() -> None:
    state = table(Player(hand="gorilla"), Player(hand="nomad", stand="tea salt"))
    play(state, "play gorilla")
    assert (step(state), legal(state)) == ("response", ["pass"])
    assert targets(play(state, "pass"), "type") == {"tea", "salt"}


@pytest.mark.rule("asante 5.12")
def test_the_bank_has_no_end() -> None:
    state = table(Player(gold=140, places="victoria"), Player(gold=50))
    assert gold(play(state, "holy victoria")) == 141


@pytest.mark.rule("asante 5.13")
def test_five_types_are_always_there() -> None:
    tokens = {ware["tokens"] for ware in BOX["wares"]}
    stands = BOX["market_stands"]
    assert 2 * min(tokens) > stands["count"] * stands["spaces"]
    state = table(Player(stand="tea tea tea tea", hand="nomad"), Player(stand="tea tea tea tea"))
    assert supply(state, "tea") == 0
    play(state, "play nomad")
    assert len(targets(state, "take")) == 6, "the own tea is back"


@pytest.mark.rule("asante 5.13")
def test_a_type_may_be_used_up() -> None:
    mine = Player(hand="camel", stand="tea tea")
    state = play(table(mine, Player(stand="tea tea tea tea tea tea")), "play camel")
    assert targets(state, "take") == {"jewelry", "pelt", "silk", "fruits", "salt"}
    assert rule(state, "take tea") == "N2"
