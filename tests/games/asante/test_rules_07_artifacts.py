"""Section 7: Artifacts played, replaced and used."""

from __future__ import annotations

import pytest

from tests.games.asante.positions import (
    Player,
    artifacts,
    chances,
    discards,
    display,
    events,
    legal,
    markers,
    place_discards,
    places,
    play,
    played,
    rule,
    step,
    table,
    targets,
    told_of,
)

THREE = "map basket pottery"


@pytest.mark.rule("asante 7.1")
def test_an_artifact_goes_into_an_empty_slot() -> None:
    state = play(table(Player(hand="calabash", artifacts="- map -")), "play calabash")
    assert (step(state), markers(state)) == ("slot", 4)
    assert legal(state) == ["slot 1", "slot 3"]
    assert rule(state, "end") == "7.1"
    play(state, "slot 3", "turned victoria")
    assert artifacts(state) == "- map calabash"
    assert discards(state) == ""
    assert rule(state, "slot 1") == "7.1"


@pytest.mark.rule("asante 7.2")
def test_the_opponent_receives_the_holy_place() -> None:
    state = table(Player(hand="map"), display="victoria rwenzori okavango")
    play(state, "play map", "slot 2")
    assert (places(state, 0), places(state, 1)) == ("", "rwenzori")
    assert display(state) == "victoria - okavango"
    assert (step(state), rule(state, "end")) == ("turn_up", "7.2")
    assert chances(state)["turned rwenzori"] == 2
    play(state, "turned kilimanjaro")
    assert display(state) == "victoria kilimanjaro okavango"


@pytest.mark.rule("asante 7.3")
def test_a_fourth_artifact_replaces_one_and_brings_the_place() -> None:
    me = Player(hand="calabash", artifacts=THREE, turned="2")
    state = play(table(me), "play calabash")
    assert legal(state) == ["slot 1", "slot 2", "slot 3"]
    told = events(state, "slot 2")
    assert [event["replaced"] for event in told_of("artifact_placed", told)] == ["basket"]
    assert (places(state, 0), places(state, 1)) == ("rwenzori", "")
    assert discards(state) == "basket"
    assert artifacts(state) == "map calabash pottery"


@pytest.mark.rule("asante 7.4")
def test_with_a_slot_free_none_is_given_up() -> None:
    state = play(table(Player(hand="calabash", artifacts="map basket -")), "play calabash")
    assert legal(state) == ["slot 3"]
    assert rule(state, "slot 1") == rule(state, "slot 2") == "7.4"


@pytest.mark.rule("asante 7.4")
def test_by_the_switch_one_may_be_given_up_and_the_place_goes_to_the_opponent() -> None:
    options = {"may_replace_artifact_with_a_slot_free": True}
    state = table(Player(hand="calabash", artifacts="map basket -"), options=options)
    play(state, "play calabash")
    assert legal(state) == ["slot 1", "slot 2", "slot 3"]
    play(state, "slot 1", "turned kilimanjaro")
    assert (artifacts(state), discards(state)) == ("calabash basket -", "map")
    assert (places(state, 0), places(state, 1)) == ("", "victoria")


@pytest.mark.rule("asante 7.5")
def test_each_player_has_three_slots_of_his_own() -> None:
    state = table(Player(hand="calabash", artifacts="- - -"), Player(artifacts=THREE))
    assert targets(play(state, "play calabash"), "slot") == {"1", "2", "3"}
    play(state, "slot 1", "turned victoria")
    assert (artifacts(state, 0), artifacts(state, 1)) == ("calabash - -", THREE)
    full = table(Player(hand="calabash", artifacts=THREE))
    play(full, "play calabash", "slot 3", "turned victoria")
    assert artifacts(full).split().count("-") == 0


@pytest.mark.rule("asante 7.6")
def test_each_artifact_is_used_once_a_turn_from_the_turn_it_was_played() -> None:
    state = table(Player(hand="calabash", artifacts="calabash - -"))
    play(state, "play calabash", "slot 2", "turned victoria")
    assert targets(state, "use") == {"1", "2"}
    play(state, "use 2", "drawn camel")
    assert (markers(state), artifacts(state)) == (3, "calabash CALABASH -")
    assert rule(state, "use 2") == "7.6"
    play(state, "use 1", "drawn nomad")
    assert (markers(state), artifacts(state)) == (2, "CALABASH CALABASH -")
    assert rule(state, "use 3") == "7.6", "there is none"
    play(state, "end", "end")
    assert targets(state, "use") == {"1", "2"}


@pytest.mark.rule("asante 7.6")
def test_a_use_costs_its_markers() -> None:
    me = Player(artifacts="carved_stool calabash -")
    assert rule(table(me, markers=1), "use 1") == "4.2"
    assert rule(table(me, markers=0), "use 2") == "4.2"
    assert markers(play(table(me), "use 1", "take tea")) == 3


@pytest.mark.rule("asante 7.7")
def test_a_new_artifact_is_upright() -> None:
    me = Player(hand="calabash", artifacts=THREE, turned="1 2 3")
    state = play(table(me), "play calabash", "slot 2", "turned victoria")
    assert artifacts(state) == "MAP calabash POTTERY"
    assert targets(state, "use") == {"2"}


@pytest.mark.rule("asante 7.8")
def test_a_position_may_stay_vacant_until_a_place_is_discarded() -> None:
    everything = " ".join(["rwenzori", "victoria", "okavango", "ngorongoro", "kilimanjaro"] * 3)
    mine = "rwenzori okavango ngorongoro kilimanjaro victoria"
    left = everything.split()
    for name in (mine + " kilimanjaro kilimanjaro").split():
        left.remove(name)
    other = Player(places=" ".join(left))
    me = Player(hand="map basket pottery pilgrim", places=mine)
    state = table(me, other, display="kilimanjaro kilimanjaro -", place_pile="", markers=5)
    play(state, "play map", "slot 1")
    assert (step(state), display(state)) == ("turn", "- kilimanjaro -")
    had = (places(state, 0), places(state, 1))
    play(state, "play basket", "slot 3")
    assert (places(state, 0), places(state, 1)) == had, "there was no place"
    shown = played(state, "play pilgrim")
    assert legal(shown) == ["display 2"]
    assert rule(shown, "display 1") == "7.8"
    assert rule(played(state, "use 1"), "display 1") == "7.8"
    play(state, "holy victoria")
    assert chances(state) == {"turned victoria": 1}
    play(state, "turned victoria")
    assert display(state) == "victoria kilimanjaro -", "the lowest position first"
    assert place_discards(state) == ""


@pytest.mark.rule("asante 7.9")
def test_an_artifact_removed_moves_no_place() -> None:
    state = table(Player(hand="cape_buffalo"), Player(artifacts="map - -"))
    before = display(state)
    play(state, "play cape_buffalo", "artifact other 1", "done")
    assert artifacts(state, 1) == "- - -"
    assert (display(state), places(state, 0), places(state, 1)) == (before, "", "")
