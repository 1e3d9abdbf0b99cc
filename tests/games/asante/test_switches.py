"""Every switch of the data: the other reading of a rule that the sources leave open.

What 7.4 and 8.6 say by their switches is tested with those rules.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asante.positions import (
    ASANTE,
    Player,
    artifacts,
    discards,
    events,
    gold,
    legal,
    places,
    play,
    rule,
    stand,
    table,
    targets,
    told_of,
)

SWITCHES = {
    "animalist_may_answer_animalist": False,
    "may_replace_artifact_with_a_slot_free": False,
    "unlimited_gold_bank": True,
}


def test_these_are_all_switches() -> None:
    assert {option.name: option.default for option in ASANTE.options} == SWITCHES
    assert all(set(option.values) == {True, False} for option in ASANTE.options)


# ---- a bank that can be empty: 146 gold in all

COUNTED = {"unlimited_gold_bank": False}


def offers(state: Any) -> Any:
    return ASANTE.view(state, 0)["offers"]


@pytest.mark.rule("asante 5.12")
def test_a_gain_takes_as_much_as_the_bank_has() -> None:
    me = Player(gold=100, hand="w2_salt_tea salt_trader", stand="salt tea silk silk")
    state = table(me, Player(gold=40), options=COUNTED)
    assert offers(state)["sell w2_salt_tea"]["gold"] == 6
    [told] = told_of("wares_sold", events(state, "sell w2_salt_tea"))
    assert (told["gold"], gold(state), stand(state)) == (6, 106, "silk silk"), "8 are printed"
    play(state, "play salt_trader", "return silk")
    assert offers(state) == {"done": {"gold": 0}}
    play(state, "return silk")
    assert (gold(state), stand(state)) == (106, "")
    assert offers(state)["end"]["gold"] == 0
    [ended] = told_of("turn_ended", events(state, "end"))
    assert ended["bonus"] == 0


@pytest.mark.rule("asante 5.12", "asante 9.7")
def test_victoria_needs_a_gold_in_the_bank() -> None:
    me = Player(gold=106, places="victoria kilimanjaro", artifacts="map - -")
    state = table(me, Player(gold=40), display="victoria victoria ngorongoro", options=COUNTED)
    assert rule(state, "holy victoria") == "5.12"
    assert rule(state, "use 1") == "A2"
    play(state, "holy kilimanjaro")
    assert targets(state, "holy") == {"rwenzori"}
    assert rule(state, "holy victoria") == "5.12"


@pytest.mark.rule("asante 5.12", "asante 9.7")
def test_kilimanjaro_needs_one_of_the_others() -> None:
    me = Player(gold=106, places="kilimanjaro")
    state = table(me, Player(gold=40), pile="", discards="", options=COUNTED)
    assert rule(state, "holy kilimanjaro") == "5.12"
    some = table(me, Player(gold=39), pile="", discards="", options=COUNTED)
    assert gold(play(some, "holy kilimanjaro", "holy victoria")) == 107


@pytest.mark.rule("asante 5.12")
def test_what_is_paid_is_there_again() -> None:
    me = Player(gold=106, hand="w1_package pottery", artifacts="pottery - -", stand="tea salt")
    state = table(me, Player(gold=40), options=COUNTED)
    play(state, "buy w1_package", "type silk", "use 1", "return tea", "return salt", "done")
    assert gold(state) == 106, "of the 3 that two wares bring, 2 were there"


# ---- replacing with a slot free

REPLACING = {"may_replace_artifact_with_a_slot_free": True}


@pytest.mark.rule("asante 7.4")
def test_a_fourth_artifact_still_brings_the_place() -> None:
    me = Player(hand="calabash", artifacts="map basket pottery")
    state = table(me, options=REPLACING)
    play(state, "play calabash", "slot 1", "turned kilimanjaro")
    assert (places(state, 0), places(state, 1)) == ("victoria", "")


@pytest.mark.rule("asante 7.4", "asante P10")
def test_the_carver_may_replace_too_and_brings_the_place() -> None:
    me = Player(hand="carver calabash", artifacts="map - -")
    state = table(me, options=REPLACING)
    play(state, "play carver", "play calabash")
    assert legal(state) == ["slot 1", "slot 2", "slot 3"]
    play(state, "slot 1", "turned kilimanjaro")
    assert (artifacts(state), discards(state)) == ("calabash - -", "map carver")
    assert (places(state, 0), places(state, 1)) == ("victoria", "")
