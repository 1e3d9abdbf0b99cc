"""Section 13: scoring, the king's move, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from tests.games.torres.positions import (
    drawn,
    events,
    king,
    last_turn,
    legal,
    play,
    rule,
    seen,
    stacks_of,
    targets,
)


def castle_points(state: sobremesa.State) -> dict[int, list[tuple[int, int, int]]]:
    """(surface, level, points) of each castle of each seat, when the phase ends now."""
    told = [event for event in events(state.clone(), "end") if event["event"] == "castles_scored"]
    return {
        event["seat"]: [(row["surface"], row["level"], row["points"]) for row in event["rows"]]
        for event in told
    }


def bonus(drawing: str, phase: int, players: int = 2) -> list[int]:
    """The king's bonus of each seat at the end of that phase."""
    points = [0] * players
    for event in events(last_turn(drawing, phase=phase, players=players), "end"):
        if event["event"] == "king_bonus":
            points[event["seat"]] += event["points"]
    return points


@pytest.mark.rule("torres 13.1")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_castles_are_scored_clockwise_from_who_began(starter: int) -> None:
    state = last_turn("1A 1B 1C .", players=3, starter=starter)
    told = [event for event in events(state, "end") if event["event"] == "castles_scored"]
    order = [(starter + i) % 3 for i in range(3)]
    assert [event["seat"] for event in told] == order
    assert [state.scores[seat] for seat in order] == [3, 4, 5], "the order tells on the track"


@pytest.mark.rule("torres 13.1")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_every_phase_ends_with_a_scoring(phase: int) -> None:
    state = play(last_turn("1A 1 1 . 1B", phase=phase), "end")
    assert state.scores == [3, 1]


@pytest.mark.rule("torres 13.1.1")
def test_surface_times_level_of_the_highest_own_knight() -> None:
    state = last_turn(
        """
        1  3A 1 . 2A 2B
        1A .  . . .  .
        """
    )
    assert castle_points(state) == {0: [(4, 3, 12), (2, 2, 4)], 1: [(2, 2, 4)]}
    assert play(state, "end").scores == [16, 4]


@pytest.mark.rule("torres 13.1.2")
def test_a_castle_scores_once() -> None:
    one = castle_points(last_turn("1A 2 1 . .B"))
    three = castle_points(last_turn("1A 1A 1A . .B"))
    assert one[0] == three[0] == [(3, 1, 3)]


@pytest.mark.rule("torres 13.1.3")
def test_knights_of_others_make_no_difference() -> None:
    alone = castle_points(last_turn("1A 2 1 . .B"))
    shared = castle_points(last_turn("1A 2B 1B . .B"))
    assert alone[0] == shared[0] == [(3, 1, 3)]
    assert shared[1] == [(3, 2, 6)]


@pytest.mark.rule("torres 13.1.4")
def test_the_whole_sum_is_booked_in_one_go() -> None:
    # Castles of 3 and of 2: booked one by one, 0 + 3 would go on to 4, and then to 6.
    state = last_turn("1A 1 1 . 1A 1 . .B", scores=[0, 3])
    [told] = [e for e in events(state, "end") if e["event"] == "castles_scored"][:1]
    assert (told["points"], told["from"], told["to"]) == (5, 0, 5)
    onto_another = last_turn("1A 1 1 . 1A 1 . .B", scores=[0, 5])
    assert play(onto_another, "end").scores == [6, 5]


@pytest.mark.rule("torres 13.2")
def test_the_kings_bonus_follows_when_all_castles_are_scored() -> None:
    state = last_turn("1A 1B 1C 1K", players=3, starter=1)
    told = [
        (event["event"], event["seat"])
        for event in events(state, "end")
        if event["event"] in ("castles_scored", "king_bonus")
    ]
    assert told == [
        *(("castles_scored", seat) for seat in (1, 2, 0)),
        *(("king_bonus", seat) for seat in (1, 2, 0)),
    ]


@pytest.mark.rule("torres 13.2.1", "torres 13.2.2")
@pytest.mark.parametrize(("phase", "level", "points"), [(1, 1, 5), (2, 2, 10), (3, 3, 15)])
def test_the_bonus_of_each_phase_asks_for_exactly_its_level(
    phase: int, level: int, points: int
) -> None:
    for stands_on in range(5):
        token = f"{stands_on or '.'}A"
        drawing = f"{token} 1 1 1 1K . 3B"
        expected = points if stands_on == level else 0
        assert bonus(drawing.replace("3B", ".B"), phase) == [expected, 0]


@pytest.mark.rule("torres 13.2.1")
def test_the_bonus_is_for_the_kings_castle_alone() -> None:
    assert bonus("1A 1 . 1B 1K", phase=1) == [0, 5]


@pytest.mark.rule("torres 13.2.2")
def test_one_knight_earns_the_bonus_another_the_points() -> None:
    state = last_turn("1A 3A 1K . .B")
    assert castle_points(state)[0] == [(3, 3, 9)]
    assert play(state, "end").scores == [9 + 5, 0]
    assert bonus("2A 3A 1K . .B", phase=1) == [0, 0], "a higher one does not do"


@pytest.mark.rule("torres 13.2.3")
def test_the_bonus_comes_once_and_in_addition() -> None:
    state = last_turn("1A 1A 1K . .B")
    told = events(state, "end")
    assert [e["points"] for e in told if e["event"] == "king_bonus"] == [5]
    assert state.scores == [3 + 5, 0]


@pytest.mark.rule("torres 13.2.4")
def test_several_players_may_get_the_bonus() -> None:
    assert bonus("1A 1B 1C 1K", phase=1, players=3) == [5, 5, 5]


@pytest.mark.rule("torres 13.2.5")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_kings_own_level_does_not_matter(level: int) -> None:
    assert bonus(f"1A 1 1 {level}K . .B", phase=1) == [5, 0]


@pytest.mark.rule("torres 13.3")
def test_a_knight_on_the_ground_is_in_no_castle() -> None:
    state = last_turn(".A 3 1 1 .B")
    assert castle_points(state) == {0: [], 1: []}
    assert play(state, "end").scores == [0, 0]
    assert bonus(".A 1K .B", phase=1) == [0, 0]


THREE_LEVELS = """
3 2 1A . 1 1B
. . .  . 1K .
"""


@pytest.mark.rule("torres 13.4", "torres 13.4.1")
@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize("last", [0, 1])
def test_who_has_the_fewest_points_may_move_the_king(phase: int, last: int) -> None:
    scores = [50, 50]
    scores[last] = 10
    state = play(last_turn(THREE_LEVELS, phase=phase, scores=scores), "end")
    assert (state.to_move, seen(state)["step"]) == (last, "move_king")
    assert targets(state, "king") == {"a1", "b1", "e1", "stays"}, "any level, his castle too"
    for name in ("c1", "f1", "e2", "d1"):
        assert rule(state, f"king {name}") == "13.4.1"
    [moved, *_] = events(state, "king a1")
    assert (moved["event"], moved["seat"]) == ("king_moved", last)
    assert king(state) == "a1"
    assert seen(state)["phase"] == phase + 1


@pytest.mark.rule("torres 13.4.1")
def test_the_fewest_points_are_counted_after_the_scoring() -> None:
    state = play(last_turn("3A 1 1 . 1B", scores=[4, 6]), "end")
    assert state.scores == [13, 7]
    assert state.to_move == 1


@pytest.mark.rule("torres 13.4")
def test_after_the_third_phase_the_king_stays_where_he_is() -> None:
    state = play(last_turn(THREE_LEVELS, phase=3), "end")
    assert state.is_over
    assert legal(state) == []
    assert rule(state, "king a1") == "13.7"


@pytest.mark.rule("torres 13.4.2")
def test_the_king_need_not_move() -> None:
    state = play(last_turn(THREE_LEVELS), "end")
    assert events(state, "king stays")[0]["event"] == "king_stayed"
    assert king(state) == "e2"


@pytest.mark.rule("torres 13.4.2")
def test_without_an_empty_space_the_king_stays() -> None:
    state = last_turn("1A 1B . 1K")
    told = [event["event"] for event in events(state, "end")]
    assert "king_stayed" in told
    assert king(state) == "d1"
    assert (seen(state)["phase"], seen(state)["step"]) == (2, "turn")


@pytest.mark.rule("torres 13.4.3")
@pytest.mark.parametrize("choice", ["king a1", "king stays"])
@pytest.mark.parametrize("last", [0, 1, 2])
def test_who_was_last_begins_the_next_phase(choice: str, last: int) -> None:
    scores = [50, 60, 70]
    scores[last] = 5
    state = last_turn("2 1A 1B 1C 1K", players=3, scores=scores)
    play(state, "end", choice)
    assert (state.to_move, seen(state)["starter"]) == (last, last)
    assert (seen(state)["phase"], seen(state)["round"]) == (2, 1)
    order = []
    for _ in range(3):
        order.append(int(state.to_move))
        play(state, "end")
        while state.to_move == order[-1]:
            play(state, legal(state)[0])
    assert order == [last, (last + 1) % 3, (last + 2) % 3]


@pytest.mark.rule("torres 13.5")
@pytest.mark.parametrize(("starter", "mover"), [(0, 2), (1, 0), (2, 0)])
def test_of_several_on_0_the_last_in_turn_order_moves_the_king(starter: int, mover: int) -> None:
    state = last_turn("1 .A .B .C", players=3, starter=starter, scores=[0, 4, 0])
    play(state, "end")
    assert state.scores == [0, 4, 0]
    assert state.to_move == mover


@pytest.mark.rule("torres 13.6")
def test_blocks_are_taken_before_play_goes_on() -> None:
    state = play(last_turn(THREE_LEVELS, stacks=[1]), "end")
    assert [stacks_of(state, seat) for seat in (0, 1)] == [[None] * 4] * 2
    told = [event["event"] for event in events(state, "king stays")]
    assert told == ["king_stayed", "phase_started", "turn_started"]
    assert [stacks_of(state, seat) for seat in (0, 1)] == [[3, 3, 3, 3]] * 2


@pytest.mark.rule("torres 13.7")
def test_after_the_third_scoring_the_most_points_win() -> None:
    state = last_turn("3A 1 1 . 1B", phase=3, scores=[20, 27])
    told: list[dict[str, Any]] = events(state, "end")
    assert state.is_over
    assert state.scores == [29, 28]
    assert state.winners == [0]
    assert told[-1] == {"event": "game_over", "scores": [29, 28], "winners": [0]}
    with pytest.raises(sobremesa.Illegal) as refused:
        state.apply(0)
    assert refused.value.rule == "torres 13.7"


@pytest.mark.rule("torres 13.7")
def test_there_is_no_winner_before_the_end_and_all_win_on_0() -> None:
    state = last_turn("1 .A .B .C", players=3, phase=3)
    assert state.winners == []
    play(state, "end")
    assert state.is_over
    assert state.winners == [0, 1, 2]


@pytest.mark.rule("torres 13.7")
def test_the_second_scoring_does_not_end_the_game() -> None:
    state = play(last_turn("1 .A .B", phase=2), "end")
    assert not state.is_over
    assert drawn("1A").winners == []
