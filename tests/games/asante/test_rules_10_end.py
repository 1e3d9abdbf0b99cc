"""Section 10: the end of the game."""

from __future__ import annotations

import pytest

from tests.games.asante.positions import (
    Player,
    events,
    legal,
    play,
    rule,
    table,
    told_of,
)


@pytest.mark.rule("asante 10.1")
@pytest.mark.parametrize(("gold", "triggers"), [(59, False), (60, True), (75, True)])
def test_sixty_gold_at_the_end_of_ones_own_turn(gold: int, triggers: bool) -> None:
    state = table(Player(gold=gold), markers=0)
    told = events(state, "end")
    assert bool(told_of("end_triggered", told)) == triggers
    [started] = told_of("turn_started", told)
    assert started["last"] == triggers
    assert not state.is_over


@pytest.mark.rule("asante 10.1")
def test_at_any_other_moment_it_does_not() -> None:
    # 60 gold in the turn, 54 at its end; the other has 61, but it is not his turn that ends.
    state = table(Player(gold=60, hand="w4_2pelt_2tea"), Player(gold=61), markers=2)
    play(state, "buy w4_2pelt_2tea")
    assert told_of("end_triggered", events(state, "end")) == []
    [told] = told_of("end_triggered", events(state, "end"))
    assert told["seat"] == 1


@pytest.mark.rule("asante 10.2")
def test_the_opponent_has_one_more_whole_turn() -> None:
    other = Player(hand="camel", places="victoria", artifacts="calabash - -")
    state = play(table(Player(gold=60), other), "end")
    assert legal(state) == ["draw", "play camel", "use 1", "holy victoria", "end"]
    play(state, "draw", "drawn nomad", "drop", "holy victoria", "end")
    assert state.is_over
    assert legal(state) == []
    assert rule(state, "end") == "10.2"


@pytest.mark.rule("asante 10.2")
def test_then_it_is_over_whatever_the_gold() -> None:
    state = play(table(Player(gold=60), Player(gold=60)), "end", "end")
    assert state.is_over, "no third turn, though the opponent reached 60 too"
    assert state.scores == [61, 61]


@pytest.mark.rule("asante 10.3")
@pytest.mark.parametrize(
    ("own", "others", "winner"), [(60, 40, 0), (60, 59, 0), (60, 60, 1), (60, 61, 1)]
)
def test_most_gold_and_on_a_tie_who_played_last(own: int, others: int, winner: int) -> None:
    for turn in (0, 1):
        seated = [Player(gold=own), Player(gold=others)]
        state = table(*(seated if turn == 0 else seated[::-1]), turn=turn, markers=0)
        play(state, "end")
        state.markers = 0
        [told] = told_of("game_over", events(state, "end"))
        seat = (turn + winner) % 2
        assert state.winners == told["winners"] == [seat]
