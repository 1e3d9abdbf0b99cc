"""Section 8: Persons and Animals, and the answer to them."""

from __future__ import annotations

import pytest

from tests.games.asante.positions import (
    Player,
    discards,
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

CHAIN = {"animalist_may_answer_animalist": True}


@pytest.mark.rule("asante 8.1")
@pytest.mark.parametrize("card", ["camel", "nomad"])
def test_a_person_or_an_animal_costs_a_marker_and_is_discarded(card: str) -> None:
    state = play(table(Player(hand=card)), f"play {card}")
    assert (markers(state), hand(state), discards(state)) == (4, "", "")
    play(state, "done")
    assert (step(state), discards(state)) == ("turn", card)
    assert rule(table(Player(hand=card), markers=0), f"play {card}") == "4.2"


@pytest.mark.rule("asante 8.2")
def test_shown_then_answered_then_carried_out_then_discarded() -> None:
    state = table(Player(hand="porter"), Player(hand="nomad"))
    told = [
        event["event"] for event in events(state, "play porter", "pass", "take tea", "take tea")
    ]
    assert told == ["card_shown", "response_passed", "gold_paid", "wares_taken", "wares_taken"]
    state = play(table(Player(hand="porter"), Player(hand="nomad")), "play porter")
    assert (markers(state), gold(state), discards(state)) == (4, 20, "")


@pytest.mark.rule("asante 8.3")
def test_an_animalist_cancels_it() -> None:
    state = table(Player(hand="porter camel"), Player(hand="animalist nomad"))
    play(state, "play porter")
    assert (state.to_move, legal(state)) == (1, ["answer animalist", "pass"])
    for text in ("play nomad", "end", "take tea", "answer nomad"):
        assert rule(state, text) == "8.3"
    play(state, "answer animalist")
    assert (gold(state), stand(state)) == (20, ""), "nothing is paid"
    assert (markers(state), hand(state), hand(state, 1)) == (4, "camel", "nomad")
    assert discards(state) == "animalist porter"
    assert (state.to_move, step(state)) == (0, "turn")


@pytest.mark.rule("asante 8.3")
def test_it_may_be_let_happen() -> None:
    state = play(table(Player(hand="camel"), Player(hand="animalist")), "play camel", "pass")
    assert (state.to_move, step(state)) == (0, "take")
    assert hand(state, 1) == "animalist"


@pytest.mark.rule("asante 8.3")
def test_out_of_turn_there_is_nothing_to_answer() -> None:
    state = table(Player(hand="camel animalist"), Player(hand="animalist"))
    assert rule(state, "pass") == rule(state, "answer camel") == "8.3"


@pytest.mark.rule("asante 8.4")
def test_nothing_else_is_answered() -> None:
    me = Player(hand="w1_package map", artifacts="carved_stool - -", places="victoria kilimanjaro")
    state = table(me, Player(hand="animalist animalist"), phase="draw")
    for texts in (
        ("buy w1_package", "type tea"),
        ("play map", "slot 2"),
        ("use 1", "take tea"),
        ("holy victoria",),
        ("holy kilimanjaro", "holy victoria"),
        ("draw", "drawn camel", "keep"),
    ):
        assert played(state, *texts).to_move != 1


@pytest.mark.rule("asante 8.5")
def test_an_animal_of_the_tracker_is_answered_by_itself() -> None:
    state = table(Player(hand="tracker"), Player(hand="animalist animalist"))
    play(state, "play tracker", "pass", "drawn map", "drawn camel", "play camel")
    assert (state.to_move, legal(state)) == (1, ["answer animalist", "pass"])
    cancelled = played(state, "answer animalist")
    assert step(cancelled) == "turn"
    assert discards(cancelled) == "map animalist tracker camel", "the search is not undone"
    assert markers(cancelled) == 4
    assert step(play(state, "pass")) == "take"


@pytest.mark.rule("asante 8.6")
def test_an_animalist_is_not_answered() -> None:
    state = table(Player(hand="camel animalist"), Player(hand="animalist"))
    play(state, "play camel", "answer animalist")
    assert (state.to_move, step(state)) == (0, "turn")
    assert rule(state, "answer animalist") == "8.7"


@pytest.mark.rule("asante 8.6")
@pytest.mark.parametrize("answers", [1, 2, 3])
def test_by_the_switch_each_animalist_may_be_answered(answers: int) -> None:
    mine = Player(hand="camel animalist nomad")
    state = table(mine, Player(hand="animalist animalist nomad"), options=CHAIN)
    play(state, "play camel")
    for number in range(answers):
        assert state.to_move == 1 - number % 2
        assert legal(state) == ["answer animalist", "pass"]
        [told] = told_of("card_answered", events(state, "answer animalist"))
        assert told["shown"] == ("animalist" if number else "camel")
    assert state.to_move == 1 - answers % 2
    play(state, "pass")
    assert step(state) == ("turn" if answers % 2 else "take")
    assert discards(state).split().count("animalist") == answers
    assert ("camel" in discards(state).split()) == (answers % 2 == 1)


@pytest.mark.rule("asante 8.6")
def test_by_the_switch_an_answer_may_take_the_card_to_pay_with() -> None:
    other = Player(hand="animalist nomad")
    state = table(Player(hand="boatman animalist"), other, options=CHAIN)
    play(state, "play boatman", "answer animalist", "answer animalist", "pass")
    assert (step(state), hand(state), stand(state)) == ("turn", "", "")
    assert discards(state) == "animalist animalist boatman"


@pytest.mark.rule("asante 8.7")
def test_an_animalist_is_not_played_in_any_other_way() -> None:
    state = table(Player(hand="animalist"))
    assert legal(state) == ["end"]
    assert rule(state, "play animalist") == "8.7"
    assert rule(state, "answer animalist") == "8.7"


@pytest.mark.rule("asante 8.8")
def test_whoever_holds_a_card_is_asked() -> None:
    for cards, asked in (("", False), ("map", True), ("animalist", True)):
        state = play(table(Player(hand="camel"), Player(hand=cards)), "play camel")
        assert (step(state) == "response") == state.waits_evenly == asked
    without = play(table(Player(hand="camel"), Player(hand="map")), "play camel")
    assert legal(without) == ["pass"]
    holding = play(table(Player(hand="camel"), Player(hand="animalist")), "play camel")
    for observer in (0, None):
        seen = [state.observed_by(observer) for state in (without, holding)]
        assert [step(state) for state in seen] == ["response", "response"]
        assert [hand(state, 1) for state in seen] == ["", ""]


@pytest.mark.rule("asante 8.8")
def test_by_the_switch_both_are_asked_so() -> None:
    state = table(Player(hand="camel map"), Player(hand="animalist nomad"), options=CHAIN)
    play(state, "play camel", "answer animalist")
    assert (state.to_move, legal(state)) == (0, ["pass"])
    last = table(Player(hand="camel"), Player(hand="animalist nomad"), options=CHAIN)
    play(last, "play camel", "answer animalist")
    assert (step(last), targets(last, "answer")) == ("turn", set())
