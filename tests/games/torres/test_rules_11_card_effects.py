"""Section 11: what the cards do to knights and points."""

from __future__ import annotations

import pytest

from tests.games.torres.positions import (
    CARDS,
    TORRES,
    drawn,
    events,
    height,
    king,
    knights,
    legal,
    play,
    points_left,
    rule,
    seen,
    stacks_of,
    supply,
    targets,
)

OPEN = """
1A 1 1
.  . .
"""


@pytest.mark.rule("torres 11.0")
def test_a_set_has_one_of_each() -> None:
    state = drawn(OPEN, rules="master")
    assert sorted(seen(state)["seats"][0]["hand"]) == sorted(CARDS)
    assert len(set(CARDS)) == 10
    texts = {TORRES.notation(action) for action in range(TORRES.action_count)}
    assert {text for text in texts if text.startswith("play ")} == {f"play {c}" for c in CARDS}


@pytest.mark.rule("torres 11.0.1", "torres 11.0.2")
@pytest.mark.parametrize(("card", "more"), [("ap6", 1), ("ap7", 2)])
def test_more_action_points_this_turn(card: str, more: int) -> None:
    state = play(drawn(OPEN, hand=[card]), f"play {card}")
    assert points_left(state) == 5 + more
    play(state, *["track"] * (5 + more))
    assert legal(state) == ["end"]
    assert points_left(play(state, "end")) == 5
    assert points_left(play(drawn(OPEN, hand=[card]), "track", "track", f"play {card}")) == 3 + more


@pytest.mark.rule("torres 11.1")
@pytest.mark.parametrize(("card", "more"), [("ap6", 1), ("ap7", 2)])
def test_more_points_after_the_fifth(card: str, more: int) -> None:
    state = drawn(OPEN, hand=[card])
    play(state, *["track"] * 5, f"play {card}", *["track"] * more)
    assert state.scores[0] == 5 + more
    assert rule(state, "track") == "5.3.6"


@pytest.mark.rule("torres 11.0.3")
def test_jump_up_2_goes_exactly_two_levels_up_to_a_neighbour() -> None:
    state = drawn(
        """
        3  3  4
        2  1A 3
        .  3B 3
        """,
        hand=["jump_up_2"],
    )
    play(state, "play jump_up_2")
    assert legal(state) == ["move b2 b1", "move b2 c2"]
    for target in ("a2", "a1", "c1", "b3", "c3", "a3"):
        assert rule(state, f"move b2 {target}") == "11.0.3"
    [moved] = events(state, "move b2 c2")
    assert (moved["way"], moved["points"]) == ("jump_up_2", 0)
    assert knights(state, 0) == {"c2"}
    assert "end" in legal(state)


@pytest.mark.rule("torres 11.0.3")
def test_jump_up_2_does_not_go_higher() -> None:
    state = drawn(
        """
        .A 2 1
        3  3 .
        """,
        hand=["jump_up_2"],
    )
    assert legal(play(state, "play jump_up_2")) == ["move a1 b1"], "a2 is three levels up"


@pytest.mark.rule("torres 11.0.4")
def test_diagonal_goes_over_a_corner_one_level_up_at_most() -> None:
    state = drawn(
        """
        2  1  4
        1  2A 1
        3  1  1B
        """,
        hand=["diagonal"],
    )
    play(state, "play diagonal")
    assert legal(state) == ["move b2 a1", "move b2 a3"]
    for target in ("c1", "c3", "b1", "d4"):
        assert rule(state, f"move b2 {target}") == "11.0.4"
    assert knights(play(state, "move b2 a3"), 0) == {"a3"}


@pytest.mark.rule("torres 11.0.4")
@pytest.mark.parametrize(
    ("drawing", "why"),
    [
        (". 1A\n1 .", "castle to castle"),
        ("1 1A\n. 1", "castle to ground"),
        ("1 .A\n1 .", "ground to level 1"),
        ("1 4A 1\n. 1 .", "any number down"),
    ],
)
def test_diagonal_from_anywhere_to_anywhere(drawing: str, why: str) -> None:
    state = drawn(drawing, hand=["diagonal"])
    assert knights(play(state, "play diagonal", "move b1 a2"), 0) == {"a2"}, why


@pytest.mark.rule("torres 11.0.5", "torres 11.2")
def test_free_passage_comes_out_at_any_level() -> None:
    state = drawn(
        """
        .A 1 3 2 2
        .  . 4 . .
        .  . 3 . .
        """,
        hand=["free_passage"],
    )
    assert "d1" not in targets(state, "move a1"), "two levels up"
    play(state, "play free_passage")
    reached = targets(state, "move a1")
    assert {"c1", "d1"} <= reached, "beside c2, and beside c1"
    assert {"b1", "c3"} <= reached, "beside a higher part of the castle"
    assert {"b2", "d3", "c4", "f1"} <= reached, "and the ground"
    for target in ("c2", "e1", "h7", "a2"):
        assert rule(state, f"move a1 {target}") == "11.2", "no door of this castle opens there"
    assert knights(play(state, "move a1 d1"), 0) == {"d1"}


@pytest.mark.rule("torres 11.2")
def test_free_passage_begins_at_a_door_on_the_knights_level() -> None:
    state = drawn("1A 1 2 1", hand=["free_passage"])
    assert rule(state, "play free_passage") == "9.4"
    state = drawn("1A 2 2 1", hand=["free_passage"])
    assert legal(play(state, "play free_passage")) == [
        f"move a1 {target}" for target in ("d1", "e1", "a2", "b2", "c2", "d2")
    ]


@pytest.mark.rule("torres 11.0.6", "torres 11.3")
def test_a_block_under_a_knight_lifts_him_one_level() -> None:
    state = drawn(OPEN, stacks=[3, 2, 2, 2], hand=["block_under_knight"])
    play(state, "play block_under_knight")
    assert legal(state) == ["build 1 a1", "build 2 a1"], "any stack; equal ones are one choice"
    before = supply(state)
    [built] = events(state, "build 1 a1")
    assert (built["under_knight"], built["height"], built["points"]) == (True, 2, 0)
    assert height(state, "a1") == 2
    assert knights(state, 0) == {"a1"}
    assert stacks_of(state, 0) == [2, 2, 2, 2]
    assert supply(state) == before


@pytest.mark.rule("torres 11.0.6", "torres 11.3")
def test_the_block_under_a_knight_may_come_from_the_stack_in_use_or_from_another() -> None:
    state = drawn(OPEN, stacks=[2, 3, 1, 1], hand=["block_under_knight"])
    play(state, "build 2 d1", "play block_under_knight")
    assert stacks_of(state, 0) == [2, 2, 1, 1], "as high as stack 1, but it is the one in use"
    assert {text.split()[1] for text in legal(state)} == {"1", "2", "3"}


@pytest.mark.rule("torres 11.3")
def test_a_block_under_a_knight_keeps_to_the_height_limit() -> None:
    state = drawn("1A . 1A 1", hand=["block_under_knight"])
    play(state, "play block_under_knight")
    assert targets(state, "build 1") == {"c1"}
    assert rule(state, "build 1 a1") == "11.3", "surface 1"
    assert rule(state, "build 1 d1") == "11.3", "nobody stands there"


@pytest.mark.rule("torres 11.3")
@pytest.mark.parametrize(
    ("drawing", "castles", "founded"),
    [(".A . 1", 3, True), (".A 1 .", 2, False), ("1 1 1\n1 .A 1\n. 1 1", 2, False)],
)
def test_a_block_under_a_knight_on_the_ground(drawing: str, castles: int, founded: bool) -> None:
    state = drawn(drawing, hand=["block_under_knight"])
    [space] = knights(state, 0)
    [built] = events(state, "play block_under_knight", f"build 1 {space}")[1:]
    assert built["founded"] is founded
    assert len(seen(state)["castles"]) == castles
    assert height(state, space) == 1


@pytest.mark.rule("torres 11.3")
def test_a_block_under_a_knight_does_not_join_castles() -> None:
    state = drawn("1 .A 1", hand=["block_under_knight"])
    assert rule(state, "play block_under_knight") == "9.4"
    state = drawn("1 .A 1 1A", hand=["block_under_knight"])
    play(state, "play block_under_knight")
    assert rule(state, "build 1 b1") == "11.3"
    assert targets(state, "build 1") == {"d1"}


@pytest.mark.rule("torres 11.3")
def test_a_block_under_a_knight_needs_a_block_in_a_stack() -> None:
    state = drawn(OPEN, stacks=[0, 1, 0, 0], hand=["block_under_knight"])
    play(state, "play block_under_knight")
    assert legal(state) == ["build 2 a1"]
    assert rule(state, "build 1 a1") == "11.3"


@pytest.mark.rule("torres 11.0.9", "torres 11.6")
def test_jump_over_goes_straight_over_one_piece() -> None:
    state = drawn(
        """
        .  .  .  .  .
        .  .A .  .  .
        1B 1A 1K 2  .
        .  1B .  .  .
        .  3  .  .  .
        """,
        hand=["jump_over"],
    )
    play(state, "play jump_over")
    assert set(legal(state)) == {"move b3 d3", "move b3 b1"}
    assert rule(state, "move b2 b4") == "11.6", "another's knight stands on b4"
    assert rule(state, "move b3 b5") == "11.6", "two levels up"
    assert rule(state, "move b3 a1") == "11.6"
    assert rule(state, "move b2 d2") == "11.6", "nobody to jump over"
    play(state, "move b3 d3")
    assert knights(state, 0) == {"b2", "d3"}, "over the king, one level up"


@pytest.mark.rule("torres 11.0.9", "torres 11.6")
@pytest.mark.parametrize(
    ("drawing", "lands"),
    [
        (".A .A .\n. . .", {"c1"}),
        (".A .B . 1", {"c1"}),
        (".A 3B 1 1\n. 1 . .", {"c1"}),
        (".A .B .B .", set()),
        (".A . .B .", set()),
        ("4A 1B . .\n1 1 . .", {"c1"}),
    ],
)
def test_jump_over_any_knight_however_high(drawing: str, lands: set[str]) -> None:
    state = drawn(drawing, hand=["jump_over"])
    if lands:
        play(state, "play jump_over")
        assert targets(state, "move a1") == lands
    else:
        assert rule(state, "play jump_over") == "9.4"


@pytest.mark.rule("torres 11.0.10", "torres 11.7")
def test_knight_up_1_places_a_knight_up_to_one_level_higher() -> None:
    state = drawn(
        """
        1  3  2
        2  2A 4
        2K 3  .
        """,
        hand=["knight_up_1"],
    )
    assert targets(state, "knight") == {"a2"}
    play(state, "play knight_up_1")
    assert legal(state) == ["knight b1", "knight a2", "knight b3"]
    for target in ("c2", "c1", "b2", "a3"):
        assert rule(state, f"knight {target}") == "11.7"
    [added] = events(state, "knight b1")
    assert (added["points"], added["card"]) == (0, "knight_up_1")
    assert knights(state, 0) == {"b1", "b2"}
    assert seen(state)["seats"][0]["reserve"] == 4
    assert points_left(state) == 5


@pytest.mark.rule("torres 11.7")
def test_knight_up_1_needs_a_knight_in_reserve() -> None:
    state = drawn("1A 1A 1A\n.A .A .A", hand=["knight_up_1"])
    assert rule(state, "play knight_up_1") == "9.4"


@pytest.mark.rule("torres 11.8")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("ap6", "ap7")])
def test_no_card_moves_the_king(card: str) -> None:
    state = drawn(
        """
        1 2  2  . 1 . 1
        . 1A 1K 1 . . .
        . 3  .  . 1 . 1
        . .  .  . . . .
        . .  1  . 1 . .
        """,
        hand=[card],
    )
    assert not targets(state, "king")
    play(state, f"play {card}")
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        assert king(after) == "c2"
        assert not targets(state, "king")
        assert not targets(state, "move c2")
    assert rule(state, "king b1") is not None
