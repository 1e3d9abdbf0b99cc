"""Rules N1 to N6: what each Animal does."""

from __future__ import annotations

import pytest

from sobremesa.games.asante.box import WARE_NAMES
from tests.games.asante.positions import (
    Player,
    artifacts,
    chances,
    discards,
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
    supply,
    table,
    targets,
)

# ---- N1 Cape Buffalo


@pytest.mark.rule("asante N1")
def test_the_buffalo_discards_an_artifact_and_carries_it_out() -> None:
    me = Player(hand="cape_buffalo", artifacts="map - -")
    state = play(table(me, Player(artifacts="- calabash -")), "play cape_buffalo")
    assert legal(state) == ["artifact own 1", "artifact other 2"]
    assert rule(state, "artifact own 2") == rule(state, "done") == "N1"
    play(state, "artifact other 2")
    assert (artifacts(state, 1), discards(state)) == ("- - -", "calabash")
    assert legal(state) == ["apply", "done"]
    refused = played(state, "done")
    assert (step(refused), gold(refused)) == ("turn", 20)
    play(state, "apply", "drawn camel")
    assert (gold(state), gold(state, 1)) == (19, 20), "gold is paid, by who plays the Buffalo"
    assert (hand(state), markers(state)) == ("camel", 4), "its marker is not"


@pytest.mark.rule("asante N1")
def test_ones_own_artifact_may_be_used_before() -> None:
    me = Player(hand="cape_buffalo", artifacts="carved_stool - -")
    state = play(table(me, markers=3), "use 1", "take tea")
    assert (markers(state), artifacts(state)) == (1, "CARVED_STOOL - -")
    play(state, "play cape_buffalo", "artifact own 1", "apply", "take salt")
    assert (stand(state), markers(state)) == ("tea salt", 0)
    assert state.seats[0].turned == 0, "nothing is left to be set upright"


@pytest.mark.rule("asante N1")
def test_one_that_cannot_be_used_is_just_discarded() -> None:
    other = Player(artifacts="pottery talking_drum -")
    state = table(Player(hand="cape_buffalo"), other)
    for slot in (1, 2):
        done = played(state, "play cape_buffalo", f"artifact other {slot}")
        assert step(done) == "turn"
    assert rule(table(Player(hand="cape_buffalo")), "play cape_buffalo") == "N1"


@pytest.mark.rule("asante N1")
def test_a_figurine_copies_one_still_in_play() -> None:
    me = Player(hand="cape_buffalo", artifacts="shango_figurine - -")
    other = Player(artifacts="carved_stool - -")
    state = play(table(me, other, markers=1), "play cape_buffalo", "artifact own 1", "apply")
    assert legal(state) == ["artifact other 1"]
    play(state, "artifact other 1", "take tea")
    assert (stand(state), markers(state)) == ("tea", 0), "without markers"
    assert artifacts(state, 1) == "carved_stool - -"
    alone = play(table(me), "play cape_buffalo", "artifact own 1")
    assert step(alone) == "turn", "there is nothing to copy"


# ---- N2 Camel


@pytest.mark.rule("asante N2")
@pytest.mark.parametrize("wares", [("tea", "tea"), ("salt", "silk")])
def test_the_camel_brings_two_wares(wares: tuple[str, str]) -> None:
    state = play(table(Player(hand="camel")), "play camel", *(f"take {ware}" for ware in wares))
    assert sorted(stand(state).split()) == sorted(wares)
    assert step(state) == "turn"
    full = Player(hand="camel", stand=" ".join(WARE_NAMES))
    assert rule(table(full), "play camel") == "N2"


# ---- N3 Gorilla


@pytest.mark.rule("asante N3")
def test_the_gorilla_sends_back_all_wares_of_a_type() -> None:
    other = Player(stand="tea tea tea salt")
    state = play(table(Player(hand="gorilla", stand="silk tea"), other), "play gorilla")
    assert targets(state, "type") == {"tea", "salt"}
    assert rule(state, "type silk") == "N3"
    play(state, "type tea")
    assert (stand(state), stand(state, 1)) == ("tea silk", "salt")
    assert supply(state, "tea") == 7
    assert rule(table(Player(hand="gorilla", stand="tea")), "play gorilla") == "N3"


# ---- N4 Vulture


@pytest.mark.rule("asante N4")
def test_the_vulture_takes_a_card_at_random() -> None:
    state = table(Player(hand="vulture"), Player(hand="camel camel map"))
    play(state, "play vulture", "pass")
    assert chances(state) == {"stolen map": 1, "stolen camel": 2}
    assert rule(state, "end") == "N4"
    play(state, "stolen camel")
    assert (hand(state), hand(state, 1)) == ("camel", "map camel")
    assert rule(table(Player(hand="vulture")), "play vulture") == "N4"


# ---- N5 Hippopotamus


@pytest.mark.rule("asante N5")
def test_the_hippopotamus_leaves_three_wares_to_each() -> None:
    me = Player(hand="hippopotamus", stand="tea tea tea tea")
    state = table(me, Player(stand="salt silk silk silk fruits"))
    play(state, "play hippopotamus")
    assert (state.to_move, legal(state)) == (1, ["return silk", "return fruits", "return salt"])
    assert rule(state, "return tea") == rule(state, "done") == "N5"
    play(state, "return silk", "return salt")
    assert (state.to_move, legal(state)) == (0, ["return tea"])
    play(state, "return tea")
    assert (stand(state), stand(state, 1)) == ("tea tea tea", "silk silk fruits")
    assert (state.to_move, step(state)) == (0, "turn")


@pytest.mark.rule("asante N5")
def test_the_hippopotamus_needs_a_stand_with_four() -> None:
    three = Player(hand="hippopotamus", stand="tea tea tea")
    assert rule(table(three, Player(stand="tea tea tea")), "play hippopotamus") == "N5"
    other = play(table(three, Player(stand="salt " * 4)), "play hippopotamus", "return salt")
    assert step(other) == "turn"


# ---- N6 Rhinoceros


@pytest.mark.rule("asante N6")
def test_the_rhinoceros_takes_a_place_from_the_opponent() -> None:
    me = Player(hand="rhinoceros", places="victoria")
    state = table(me, Player(places="rwenzori rwenzori kilimanjaro"))
    play(state, "play rhinoceros")
    assert targets(state, "holy") == {"rwenzori", "kilimanjaro"}
    assert rule(state, "holy victoria") == "N6"
    play(state, "holy rwenzori")
    assert places(state) == "rwenzori victoria"
    assert places(state, 1) == "rwenzori kilimanjaro"
    assert (markers(state), step(state)) == (4, "turn")
    assert rule(table(Player(hand="rhinoceros")), "play rhinoceros") == "N6"
