"""What the evaluation of Torres sees: points, castles, plans, the king and cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sobremesa
from sobremesa.games.torres.cells import ONE, cells_of
from sobremesa.games.torres.reach import one_move
from sobremesa.games.torres.rules import Torres
from tests.games.torres.positions import CARDS, TORRES, drawn, last_turn, play

SEATS = range(4)


def worth(state: sobremesa.State, seat: int = 0) -> float:
    return TORRES.evaluate(state, seat)


def best(state: sobremesa.State) -> str:
    """The action after which the evaluation likes the seat to move best."""
    seat = int(state.to_move)

    def after(action: int) -> float:
        child = state.clone()
        child.apply(action)
        return worth(child, seat)

    return TORRES.notation(max(state.legal(), key=after))


def middle_of_a_game(seed: int, plies: int, rules: str = "basic") -> Torres:
    rng = Random(seed)
    while True:
        state = TORRES.start(2 + seed % 3, rules)
        for _ in range(plies):
            if state.is_over:
                break
            if state.to_move == sobremesa.CHANCE:
                state.apply(rng.choice([action for action, _ in state.chances()]))
            else:
                state.apply(rng.choice(state.legal()))
        if not state.is_over and state.to_move != sobremesa.CHANCE:
            assert isinstance(state, Torres)
            return state


# ---- points and castles


def test_a_finished_game_is_worth_its_points_alone() -> None:
    state = last_turn("2A 1 2B", phase=3, scores=(40, 30))
    play(state, "end")
    assert state.is_over
    lead = state.scores[0] - state.scores[1]
    assert worth(state, 0) == 100 * lead
    assert worth(state, 1) == -100 * lead


def test_points_are_worth_having_and_the_others_points_are_not() -> None:
    even = worth(drawn("1A .B", scores=(10, 5)))
    assert worth(drawn("1A .B", scores=(12, 5))) == even + 200
    assert worth(drawn("1A .B", scores=(10, 7))) == even - 200


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_other_seat_counts(players: int) -> None:
    even = worth(drawn("1A", players=players))
    for other in range(1, players):
        scores = [0] * players
        scores[other] = 20
        assert worth(drawn("1A", players=players, scores=scores)) < even


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("1A 2 1", "1 2A 1"),  # higher in the same castle
        ("1A 1", "1A 1 1"),  # as high in a larger castle
        ("1A 1A . 1 1", "1A 1 . 1A 1"),  # in two castles rather than twice in one
        (".A . . 1 1", "1A . . 1 1"),  # a knight on the ground scores nothing
    ],
)
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_surface_times_the_level_of_the_highest_knight(worse: str, better: str, phase: int) -> None:
    assert worth(drawn(better, phase=phase)) > worth(drawn(worse, phase=phase))


def test_a_castle_is_worth_more_the_more_scorings_are_to_come() -> None:
    gains = [
        worth(drawn("2A 1 1 1", phase=phase)) - worth(drawn("2A 1 1", phase=phase))
        for phase in (1, 2, 3)
    ]
    assert gains[0] > gains[1] > gains[2] > 0


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_height_is_worth_more_in_the_master_version(phase: int) -> None:
    basic, master = (
        worth(drawn("1 2A", rules=rules, phase=phase, points=0))
        - worth(drawn("1A 2", rules=rules, phase=phase, points=0))
        for rules in TORRES.rule_sets
    )
    assert master > basic > 0


# ---- what could soon be scored


def test_being_able_to_climb_is_worth_something() -> None:
    assert worth(drawn("1A 2 1 1")) > worth(drawn("1A 1 2 1")) > worth(drawn("1A 1 1 2", points=1))


def test_it_builds_in_order_to_climb_and_then_climbs() -> None:
    state = last_turn("1A 1 1 1\n1B", phase=3, points=2, stacks=[2], starter=1)
    assert best(state) == "build 1 b1"
    assert best(play(state, "build 1 b1")) == "move a1 b1"


def test_it_goes_on_the_track_when_nothing_else_gains() -> None:
    state = last_turn("1A . . 1B", phase=3, points=2, stacks=[0], starter=1)
    assert best(state) in ("track", "knight a2", "knight b1")
    play(state, "track")
    assert best(state) == "track"
    play(state, "track")
    assert best(state) == "end"


def test_points_left_are_not_thrown_away() -> None:
    state = drawn("1A 1 1 1", points=5)
    ended = play(state.clone(), "end")
    assert worth(ended) < worth(state)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("rules", TORRES.rule_sets)
def test_one_move_is_all_steps_and_passages(seed: int, rules: str) -> None:
    board = middle_of_a_game(seed, 60 + 10 * seed, rules).board
    everything = 0
    for seat in SEATS:
        reached = 0
        for origin in cells_of(board.knights[seat]):
            alone = board.steps(origin) | board.passages(origin, False)
            assert one_move(board, ONE[origin]) == alone
            reached |= alone
        assert one_move(board, board.knights[seat]) == reached
        everything |= reached
    assert everything != 0


# ---- the king


@pytest.mark.rule("torres 13.2")
@pytest.mark.parametrize(("phase", "level"), [(1, 1), (2, 2), (3, 3)])
def test_the_exact_level_of_the_kings_bonus_is_seen(phase: int, level: int) -> None:
    with_king = "1{0} 2{1} 3{2} 3K\n1 1 1 1"
    without = "1{0} 2{1} 3{2} 3\n1 1 1 1"

    def standing(level: int, drawing: str) -> float:
        marks = ["", "", ""]
        marks[level - 1] = "A"
        return worth(last_turn(drawing.format(*marks), phase=phase, starter=1, points=0))

    gains = {one: standing(one, with_king) - standing(one, without) for one in (1, 2, 3)}
    assert max(gains, key=lambda one: gains[one]) == level


# ---- cards


def test_a_card_in_the_hand_is_worth_something_while_it_can_be_played() -> None:
    none = worth(drawn("1A 1 1", points=0))
    one = worth(drawn("1A 1 1", points=0, hand=["ap7"]))
    assert one > none
    state = last_turn("1A 1 1", phase=3, points=0, starter=1, hand=["ap7"], fresh=["ap7"])
    assert worth(state) == worth(last_turn("1A 1 1", phase=3, points=0, starter=1))


def worth_of_one_card(phase: int, others: int) -> float:
    """Of a card in the hand of the master version, at the beginning of a phase, beside others."""
    before = CARDS[1 + others :]
    state, without = (
        drawn("1A 1 1", rules="master", phase=phase, played_before=played)
        for played in (before, [CARDS[0], *before])
    )
    return worth(state) - worth(without)


def test_cards_are_held_back_for_castles_that_are_higher() -> None:
    """12.3 They are all in the hand from the first turn on, for twelve turns."""
    assert worth_of_one_card(1, 3) > worth_of_one_card(2, 3) > worth_of_one_card(3, 3) > 0


def test_one_more_than_the_turns_to_come_is_not_held_back() -> None:
    """9.3.1"""
    assert worth_of_one_card(3, 3) > worth_of_one_card(3, 4) >= 0


def test_a_card_played_is_judged_by_its_best_target() -> None:
    state = last_turn("1A 3 1 1", phase=3, points=0, starter=1, hand=["jump_up_2"])
    assert best(state) == "play jump_up_2"
    played = play(state, "play jump_up_2")
    values = []
    for action in played.legal():
        child = played.clone()
        child.apply(action)
        values.append(worth(child))
    assert worth(played) == max(values)
    assert best(played) == "move a1 b1"


def test_a_block_is_lifted_for_the_sake_of_where_it_goes() -> None:
    drawing = "1A 1 1 1\n. . . .\n1 . 1 . 1 . 1 .\n. . . . . . . .\n1 . 1 . 1 . 1 ."
    state = last_turn(drawing, phase=3, points=1, starter=1, hand=["move_block"])
    play(state, "play move_block", best(play(state.clone(), "play move_block")))
    put = best(state)
    assert put.startswith("put ")


def test_buying_is_worth_a_point_early_and_not_in_the_last_turn() -> None:
    early = drawn("1A", points=1)
    late = last_turn("1A", phase=3, points=1, starter=1)

    def bought(state: sobremesa.State) -> float:
        return worth(play(state.clone(), "buy", "draw ap7", "draw ap6", "draw diagonal"))

    assert bought(early) > worth(play(early.clone(), "track"))
    assert bought(late) < worth(play(late.clone(), "track"))


def test_the_better_card_is_kept() -> None:
    state = drawn("1A", points=3)
    play(state, "buy", "draw ap6", "draw ap7", "draw extra_block")
    assert best(state) == "keep ap7"


# ---- the master card


@pytest.mark.parametrize(
    ("card", "without", "with_it"),
    [
        ("border", "1 .\n1 .A", "1 .A\n1 ."),
        ("diagonals", "1 .A\n1 .", "1 .\n1 .A"),
        ("row", "1A 1A 1A 1A 1A .\n. . . . . .A", "1A 1A 1A 1A 1A .A"),
        ("neighbours", ".A .A .A .A .A . .A", ".A .A .A .A .A .A ."),
        ("same_level", ".A .A .A .A .A . 1A", ".A .A .A .A .A . .A 1"),
        ("square", ".A .A\n.A\n. .A", ".A .A\n.A .A"),
        ("different_levels", "1A 2A 3A 4A 4A .A\n1 1", "1A 2A 3A 4A 5A .A\n1 1"),
    ],
)
def test_what_the_master_card_asks_for_is_seen(card: str, without: str, with_it: str) -> None:
    def gain(named: str) -> float:
        told: dict[str, Any] = {"rules": "master", "master_card": named, "phase": 3, "points": 0}
        other = worth(last_turn(without, starter=1, **told))
        return worth(last_turn(with_it, starter=1, **told)) - other

    assert gain(card) > gain("castle_count") + 500


# ---- what holds everywhere


@pytest.mark.parametrize("rules", TORRES.rule_sets)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_of_whole_games_can_be_judged(rules: str, players: int) -> None:
    rng = Random(players)
    state = TORRES.start(players, rules)
    while not state.is_over:
        for seat in range(players):
            assert isinstance(worth(state, seat), float)
        draws = [action for action, _ in state.chances()]
        state.apply(rng.choice(draws or state.legal()))


@pytest.mark.parametrize("seed", range(6))
def test_judging_changes_nothing_and_looks_at_nothing_hidden(seed: int) -> None:
    state = middle_of_a_game(seed, 70 + 15 * seed)
    before = TORRES.position(state)
    for seat in range(int(state.players)):
        value = worth(state, seat)
        seen = state.observed_by(seat)
        assert worth(seen, seat) == value
        for again in range(3):
            assert worth(seen.determinize(Random(again)), seat) == value
    assert TORRES.position(state) == before
