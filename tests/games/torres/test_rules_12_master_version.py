"""Section 12: the master version, its set-up, turn order and scoring."""

from __future__ import annotations

import random

import pytest

import sobremesa
from tests.games.torres import oracle
from tests.games.torres.positions import (
    CARDS,
    TORRES,
    castle_count,
    cell_name,
    drawn,
    events,
    king,
    knights,
    last_turn,
    legal,
    play,
    rule,
    seen,
    supply,
    targets,
)

MASTER_CARDS = {
    "border",
    "diagonals",
    "castle_count",
    "neighbours",
    "different_levels",
    "row",
    "square",
    "same_level",
}
SCORINGS = ("castles_scored", "king_bonus", "master_card_scored")
EIGHT = ("a1", "d1", "g1", "a4", "d4", "g4", "a7", "d7")
OPEN = """
1A 1 1 . 1B
.  . . . .
"""


def begun(players: int = 2, first: int = 0, card: str = "border") -> sobremesa.State:
    """A master game of which it is known who begins."""
    state = TORRES.start(players=players, rules="master")
    return play(state, f"first {first + 1}", f"master {card}")


@pytest.mark.rule("torres 12.1")
def test_castles_are_placed_in_turn_three_steps_apart() -> None:
    state = begun(players=3, first=1)
    assert castle_count(state) == 0
    assert supply(state) == 92
    assert len(targets(state, "castle")) == 64
    movers = []
    for name in EIGHT:
        movers.append(int(state.to_move))
        play(state, f"castle {name}")
    assert movers == [1, 2, 0, 1, 2, 0, 1, 2]
    assert castle_count(state) == 8
    assert supply(state) == 84


@pytest.mark.rule("torres 12.1")
def test_two_empty_spaces_lie_between_castles() -> None:
    state = play(begun(), "castle d4")
    x, y = 3, 3
    far = {(a, b) for a, b in oracle.SPACES if abs(a - x) + abs(b - y) >= 3}
    assert targets(state, "castle") == {cell_name(oracle.number(space)) for space in far}
    for name in ("d4", "d5", "d6", "e5", "c3"):
        assert rule(state, f"castle {name}") == "12.1"
    assert rule(state, "castle f5") is None, "2 + 1 steps"


@pytest.mark.rule("torres 12.1")
def test_there_is_always_room_for_eight_castles() -> None:
    for seed in range(200):
        rng = random.Random(seed)
        state = begun(players=4)
        for _ in range(8):
            state.apply(rng.choice(state.legal()))
        assert castle_count(state) == 8
        assert legal(state)[0].startswith("knight")


@pytest.mark.rule("torres 12.2")
def test_knights_and_king_are_placed_as_in_the_basic_version() -> None:
    state = play(begun(players=3, first=2), *(f"castle {name}" for name in EIGHT))
    assert state.to_move == 2, "who began, not who would come after the last castle"
    assert targets(state, "knight") == set(EIGHT)
    play(state, "knight a1", "knight d4")
    assert targets(state, "knight") == set(EIGHT) - {"a1", "d4"}
    play(state, "knight g1")
    assert state.to_move == 1
    assert targets(state, "king") == set(EIGHT) - {"a1", "d4", "g1"}
    play(state, "king d7")
    assert [knights(state, seat) for seat in range(3)] == [{"d4"}, {"g1"}, {"a1"}]
    assert (king(state), state.to_move) == ("d7", 2)


@pytest.mark.rule("torres 12.3")
def test_all_ten_cards_are_in_hand_and_none_can_be_bought() -> None:
    state = play(begun(), *(f"castle {name}" for name in EIGHT), "knight a1", "knight d1")
    play(state, "king d7")
    for seat in seen(state)["seats"]:
        assert seat["hand"] == list(CARDS)
        assert seat["deck_size"] == 0
    assert "buy" not in legal(state)
    assert rule(state, "buy") == "12.3"
    assert {"ap6", "ap7", "extra_block"} <= targets(state, "play")
    play(state, "play ap7")
    assert rule(state, "play ap6") == "9.3.1", "one a turn"
    play(state, "end")
    while state.to_move == 0:
        play(state, legal(state)[0])
    assert "ap7" in targets(state, "play"), "the other has his own"


@pytest.mark.rule("torres 12.4")
def test_one_of_eight_master_cards_is_drawn_and_lies_open() -> None:
    state = play(TORRES.start(players=2, rules="master"), "first 1")
    assert state.to_move == sobremesa.CHANCE
    assert {TORRES.notation(action) for action, _ in state.chances()} == {
        f"master {card}" for card in MASTER_CARDS
    }
    assert len({weight for _, weight in state.chances()}) == 1
    [told] = events(state, "master square")
    assert told == {"event": "master_card_drawn", "card": "square"}
    assert [seen(state, viewer)["master_card"] for viewer in (0, 1, None)] == ["square"] * 3


@pytest.mark.rule("torres 12.4")
def test_whoever_meets_the_master_card_scores_it() -> None:
    told = events(last_turn(OPEN, rules="master", master_card="border"), "end")
    scored = [event for event in told if event["event"] == "master_card_scored"]
    assert [(event["seat"], event["points"]) for event in scored] == [(0, 2), (1, 2)]
    assert {event["card"] for event in scored} == {"border"}


def last_of_round(scores: list[int], **told: object) -> sobremesa.State:
    """The last turn of a round that seat 0 of four began."""
    state = drawn(
        ". . . .\n1A 1B 1C 1D",
        players=4,
        rules="master",
        starter=0,
        turn=3,
        scores=scores,
        **told,  # type: ignore[arg-type]
    )
    play(state, "end")
    while state.to_move == 3 and seen(state)["step"] in ("use", "leftover"):
        play(state, legal(state)[0])
    return state


@pytest.mark.rule("torres 12.5")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_the_leader_begins_every_round_after_the_first(round_: int) -> None:
    state = last_of_round([4, 2, 9, 3], round_=round_)
    assert seen(state)["round"] == round_ + 1
    order = []
    for _ in range(4):
        order.append(int(state.to_move))
        mover = state.to_move
        play(state, "end")
        while state.to_move == mover and seen(state)["step"] in ("use", "leftover"):
            play(state, legal(state)[0])
        if seen(state)["step"] != "turn":
            break
    assert order == [2, 3, 0, 1], "and play goes clockwise"


@pytest.mark.rule("torres 12.5")
def test_the_order_stays_while_all_stand_on_0() -> None:
    state = last_of_round([0, 0, 0, 0])
    assert state.to_move == 0
    state = drawn(". .\n1A 1B 1C", players=3, rules="master", starter=2, turn=1)
    play(state, "end")
    while state.to_move == 1:
        play(state, legal(state)[0])
    assert state.to_move == 2


@pytest.mark.rule("torres 12.5")
def test_the_first_round_goes_as_usual() -> None:
    state = drawn(OPEN, players=3, rules="master", scores=[0, 0, 7])
    play(state, "track", "end")
    while state.to_move == 0:
        play(state, legal(state)[0])
    assert state.to_move == 1, "not seat 2, who leads"


@pytest.mark.rule("torres 12.5")
@pytest.mark.parametrize("phase", [1, 2])
def test_the_leader_begins_a_new_phase_too(phase: int) -> None:
    state = last_turn(OPEN, phase=phase, rules="master", scores=[9, 3], starter=1)
    play(state, "end")
    assert state.to_move == 1, "the last player moves the king"
    play(state, "king stays")
    assert (seen(state)["phase"], seen(state)["starter"], state.to_move) == (phase + 1, 0, 0)


@pytest.mark.rule("torres 12.6")
def test_castles_then_king_then_master_card_from_who_began_the_last_round() -> None:
    state = last_turn(
        """
        1A 1B 1C 1K
        .  .  .  .
        """,
        players=3,
        rules="master",
        starter=2,
        scores=[1, 2, 3],
    )
    told = [(e["event"], e["seat"]) for e in events(state, "end") if e["event"] in SCORINGS]
    assert told == [
        *(("castles_scored", seat) for seat in (2, 0, 1)),
        *(("king_bonus", seat) for seat in (2, 0, 1)),
        *(("master_card_scored", seat) for seat in (2, 0, 1)),
    ]


@pytest.mark.rule("torres 12.6")
def test_each_part_is_booked_in_one_go() -> None:
    state = last_turn(
        """
        1A 1A . 1B
        1A .  . .
        """,
        rules="master",
        master_card="border",
        scores=[0, 3],
    )
    booked = [
        (event["event"], event["points"], event["from"], event["to"])
        for event in events(state, "end")
        if event["event"] in SCORINGS and event["seat"] == 0 and event["points"]
    ]
    # 3 spaces on level 1: 0 + 3 is taken, so 4; three knights on the edge and most: 3 * 2 + 2
    assert booked == [("castles_scored", 3, 0, 4), ("master_card_scored", 8, 4, 12)]


@pytest.mark.rule("torres 12.7")
@pytest.mark.parametrize("phase", [1, 2])
def test_the_last_player_still_moves_the_king(phase: int) -> None:
    state = last_turn(OPEN, phase=phase, rules="master", scores=[3, 9])
    play(state, "end")
    assert (seen(state)["step"], state.to_move) == ("move_king", 0)
    play(state, "king b1")
    assert king(state) == "b1"
    assert state.to_move == 1, "but the leader begins"
