"""Section 4: a turn, its two phases, and its end."""

from __future__ import annotations

import pytest

from tests.games.asante.positions import (
    Player,
    artifacts,
    discards,
    events,
    gold,
    hand,
    legal,
    markers,
    play,
    played,
    rule,
    step,
    table,
    told_of,
)


@pytest.mark.rule("asante 4.1")
def test_turns_alternate_and_begin_with_drawing() -> None:
    state = table(Player(hand="camel"), phase="draw")
    play(state, "play camel", "done")
    assert "draw" not in legal(state)
    for seat in (1, 0, 1):
        play(state, "end")
        assert state.to_move == seat
        assert "draw" in legal(state)


@pytest.mark.rule("asante 4.2")
def test_five_markers_a_turn_and_one_for_each_action() -> None:
    state = table(Player(hand="w1_package camel map nomad", artifacts="calabash - -"), phase="draw")
    left = [markers(state)]
    for texts in (
        ("draw", "drawn nomad", "keep"),
        ("buy w1_package", "type tea"),
        ("play camel", "done"),
        ("play map", "slot 2", "turned victoria"),
        ("use 1", "drawn gorilla"),
    ):
        play(state, *texts)
        left.append(markers(state))
    assert left == [5, 4, 3, 2, 1, 0]
    assert rule(state, "play nomad") == "4.2"
    assert rule(state, "use 2") == "4.2"
    assert rule(state, "buy w1_package") == "4.9", "it is no longer in the hand"
    play(state, "end")
    assert markers(state) == 5


@pytest.mark.rule("asante 4.2")
def test_a_turn_may_use_fewer_markers() -> None:
    assert legal(table(Player(hand=""), markers=3)) == ["end"]


# ---- phase 1


@pytest.mark.rule("asante 4.3")
def test_a_marker_draws_a_card_that_is_kept_or_discarded() -> None:
    state = play(table(Player(hand="camel"), phase="draw"), "draw")
    assert markers(state) == 4
    assert step(state) == "drawing"
    play(state, "drawn nomad")
    assert legal(state) == ["keep", "drop"]
    assert rule(state, "end") == rule(state, "play camel") == rule(state, "draw") == "4.3"
    assert hand(played(state, "keep")) == "nomad camel"
    assert discards(played(state, "drop")) == "nomad"


@pytest.mark.rule("asante 4.3")
def test_the_choice_comes_also_after_the_last_marker() -> None:
    state = play(table(markers=1, phase="draw"), "draw", "drawn nomad")
    assert legal(state) == ["keep", "drop"]
    assert rule(play(state, "drop"), "draw") == "4.2"


@pytest.mark.rule("asante 4.3")
def test_without_a_card_no_marker_is_spent() -> None:
    state = table(phase="draw", pile="", discards="")
    assert rule(state, "draw") == "5.4"
    assert legal(state) == ["end"]


@pytest.mark.rule("asante 4.4")
def test_who_keeps_a_card_draws_no_more() -> None:
    state = play(table(phase="draw"), "draw", "drawn camel", "keep")
    assert rule(state, "draw") == "4.8"
    assert legal(state) == ["play camel", "end"]


@pytest.mark.rule("asante 4.5")
def test_who_discards_may_draw_again_with_every_marker() -> None:
    state = table(phase="draw")
    for left in (4, 3, 2, 1, 0):
        play(state, "draw", "drawn nomad" if left % 2 else "drawn camel", "drop")
        assert markers(state) == left
    assert legal(state) == ["end"]
    assert discards(state) == "nomad nomad camel camel camel"


@pytest.mark.rule("asante 4.5")
def test_who_discards_may_stop() -> None:
    state = play(table(Player(hand="camel"), phase="draw"), "draw", "drawn nomad", "drop")
    assert legal(state) == ["draw", "play camel", "end"]


@pytest.mark.rule("asante 4.6")
def test_only_the_latest_card_is_kept() -> None:
    state = table(phase="draw")
    play(state, "draw", "drawn nomad", "drop", "draw", "drawn vulture", "keep")
    assert (hand(state), discards(state)) == ("vulture", "nomad")
    assert rule(state, "keep") == "4.3"
    assert rule(state, "fetch nomad") == "4.9"


@pytest.mark.rule("asante 4.7")
def test_drawing_may_be_skipped_without_a_word() -> None:
    state = table(Player(hand="camel", places="victoria", artifacts="calabash - -"), phase="draw")
    assert legal(state) == ["draw", "play camel", "use 1", "holy victoria", "end"]
    for texts in (("play camel", "done"), ("use 1", "drawn nomad"), ("holy victoria",)):
        assert rule(played(state, *texts), "draw") == "4.8"
    assert play(state, "end").to_move == 1


@pytest.mark.rule("asante 4.7")
@pytest.mark.parametrize("text", ["buy w2_salt_tea", "play map"])
def test_any_play_closes_phase_one(text: str) -> None:
    state = play(table(Player(hand="w2_salt_tea map"), phase="draw"), text)
    if text == "play map":
        play(state, "slot 1", "turned victoria")
    assert rule(state, "draw") == "4.8"


@pytest.mark.rule("asante 4.8")
def test_cards_drawn_by_an_effect_go_straight_to_the_hand() -> None:
    state = table(Player(artifacts="calabash - -", places="rwenzori"))
    assert rule(state, "draw") == "4.8"
    play(state, "use 1", "drawn camel", "holy rwenzori", "drawn nomad")
    assert hand(state) == "nomad camel"
    assert step(state) == "turn"


# ---- phase 2


@pytest.mark.rule("asante 4.9")
def test_what_may_be_played_in_any_order() -> None:
    me = Player(
        hand="w1_package map nomad camel",
        stand="tea",
        artifacts="calabash pottery -",
        places="victoria rwenzori",
    )
    state = table(me)
    everything = [
        "buy w1_package",
        "sell w1_package",
        "play map",
        "play nomad",
        "play camel",
        "use 1",
        "use 2",
        "holy rwenzori",
        "holy victoria",
        "end",
    ]
    assert legal(state) == everything
    assert rule(state, "buy w2_salt_tea") == rule(state, "play gorilla") == "4.9"
    play(state, "holy victoria", "use 1", "drawn camel", "play map", "slot 3", "turned victoria")
    assert legal(state) == [
        "buy w1_package",
        "sell w1_package",
        "play nomad",
        "play camel",
        "use 2",
        "use 3",
        "end",
    ]


@pytest.mark.rule("asante 4.9")
def test_other_actions_have_no_place_in_a_turn() -> None:
    state = table(Player(hand="camel"))
    for text in ("type tea", "pick 1", "apply", "done", "drawn camel", "first 1"):
        assert rule(state, text) == "4.9"


@pytest.mark.rule("asante 6.3", "asante 6.5")
def test_wares_come_and_go_by_ware_cards() -> None:
    state = table(Player(hand="camel", stand="tea"))
    assert (rule(state, "take tea"), rule(state, "return tea")) == ("6.3", "6.5")


@pytest.mark.rule("asante 4.10")
def test_a_turn_ends_when_the_player_wants() -> None:
    state = table(Player(hand="camel nomad", artifacts="calabash - -"))
    assert play(state, "end").to_move == 1
    empty = table(Player(hand="camel", places="victoria"), markers=0)
    assert legal(empty) == ["holy victoria", "end"]
    assert legal(play(empty, "holy victoria")) == ["end"]


# ---- the end of a turn


@pytest.mark.rule("asante 4.11")
@pytest.mark.parametrize(("left", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1), (5, 1)])
def test_one_gold_for_two_or_more_markers(left: int, bonus: int) -> None:
    state = table(Player(gold=7), markers=left)
    [told] = told_of("turn_ended", events(state, "end"))
    assert (told["bonus"], told["gold"]) == (bonus, 7 + bonus)
    assert (gold(state, 0), gold(state, 1)) == (7 + bonus, 20)


@pytest.mark.rule("asante 4.11")
def test_markers_taken_back_are_unspent() -> None:
    state = play(table(Player(places="okavango"), markers=1), "holy okavango", "end")
    assert gold(state) == 21


@pytest.mark.rule("asante 4.12")
def test_ones_own_artifacts_are_set_upright() -> None:
    me = Player(artifacts="map basket -", turned="1 2")
    state = table(me, Player(artifacts="- - calabash"))
    assert artifacts(state) == "MAP BASKET -"
    play(state, "end", "use 3", "drawn camel")
    assert artifacts(state) == "map basket -"
    assert artifacts(state, 1) == "- - CALABASH"


@pytest.mark.rule("asante 4.13")
def test_the_bonus_counts_for_the_end_of_the_game() -> None:
    told = events(table(Player(gold=59)), "end")
    assert [event["gold"] for event in told_of("end_triggered", told)] == [60]
    assert told_of("end_triggered", events(table(Player(gold=59), markers=1), "end")) == []


@pytest.mark.rule("asante 4.14")
def test_the_opponent_gets_all_five_markers() -> None:
    state = table(Player(), markers=1)
    [told] = told_of("turn_started", events(state, "end"))
    assert (told["seat"], state.to_move, markers(state)) == (1, 1, 5)
