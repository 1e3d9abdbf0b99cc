"""Section 11: the cards extra_block and move_block."""

from __future__ import annotations

import pytest

import sobremesa
from tests.games.torres.positions import (
    castle_count,
    drawn,
    events,
    height,
    legal,
    play,
    points_left,
    rule,
    seen,
    stacks_of,
    supply,
    targets,
)

# Six castles and the king's on h8.
SEVEN_CASTLES = """
1 . . 1  1 1 .
. . . .  . . .
2 1 . 1  . 1 .
. . . .  . . .
. . . .A . . .
1 . . .  . . .
"""
SIX_CASTLES = SEVEN_CASTLES.removesuffix("1 . . .  . . .\n")


def playing(card: str, drawing: str, **told: object) -> sobremesa.State:
    """The card has just been played."""
    return play(drawn(drawing, hand=[card], **told), f"play {card}")  # type: ignore[arg-type]


@pytest.mark.rule("torres 11.0.7")
def test_extra_block_builds_from_the_supply_by_the_normal_rules() -> None:
    drawing = """
    1  2 . 1
    .A . . .
    """
    state = playing("extra_block", drawing)
    assert targets(state, "build supply") == targets(drawn(drawing), "build 1")
    for target, number in (("b1", "8.3"), ("c1", "8.4"), ("f6", "8.5"), ("a2", "8.6")):
        assert rule(state, f"build supply {target}") == number
    before = supply(state)
    [built] = events(state, "build supply a1")
    assert (built["stack"], built["points"], built["height"]) == ("supply", 0, 2)
    assert supply(state) == before - 1
    assert stacks_of(state, 0) == [2, 2, 2, 2]


@pytest.mark.rule("torres 11.0.7")
def test_without_the_card_nothing_is_built_from_the_supply() -> None:
    state = drawn("1A 1")
    assert not targets(state, "build supply")
    assert rule(state, "build supply b1") == "11.0.7"


@pytest.mark.rule("torres 11.4")
def test_extra_block_is_outside_the_limits_of_the_turn() -> None:
    state = drawn("1A 1 1", stacks=[3, 2, 2, 2], hand=["extra_block"], points=3)
    play(state, "build 1 d1", "build 1 e1", "build 1 f1")
    assert (points_left(state), seen(state)["turn"]["blocks"]) == (0, 0)
    play(state, "play extra_block", "build supply g1")
    assert height(state, "g1") == 1
    assert stacks_of(state, 0) == [0, 2, 2, 2]
    first = play(drawn("1A 1 1", stacks=[3, 3, 3, 3], hand=["extra_block"]), "play extra_block")
    play(first, "build supply d1", "build 1 e1", "build 1 f1", "build 1 g1")
    assert stacks_of(first, 0) == [0, 3, 3, 3], "three more, from one stack"


@pytest.mark.rule("torres 11.0.8", "torres 11.5")
def test_move_block_takes_the_top_block_elsewhere() -> None:
    state = playing("move_block", SEVEN_CASTLES)
    assert rule(state, "put b1") == "11.5.1", "first one is lifted"
    [lifted] = events(state, "lift a3")
    assert (lifted["height"], lifted["vanished"]) == (1, False)
    assert height(state, "a3") == 1
    assert seen(state)["turn"]["lifted"] == 16
    assert rule(state, "end") == "9.3.2"
    [put] = events(state, "put b1")
    assert (put["from"], put["cell"], put["height"], put["founded"]) == (16, 1, 1, False)
    assert [height(state, name) for name in ("a3", "b1")] == [1, 1]
    assert points_left(state) == 5
    assert rule(state, "lift a3") == "11.0.8", "only with the card"


@pytest.mark.rule("torres 11.5.1")
def test_a_block_is_lifted_only_where_no_piece_stands() -> None:
    state = playing("move_block", "1A 1 . 1B 1\n1K . . 1 .\n. . . . .\n1 . 1 . 1 . 1\n")
    assert targets(state, "lift") == {"b1", "e1", "d2", "a4", "c4", "e4", "g4"}
    for target in ("a1", "d1", "a2", "h8"):
        assert rule(state, f"lift {target}") == "11.5.1"


@pytest.mark.rule("torres 11.5.1")
def test_a_castle_of_one_block_may_be_removed() -> None:
    state = playing("move_block", SEVEN_CASTLES)
    before = castle_count(state)
    [lifted] = events(state, "lift d3")
    assert lifted["vanished"] is True
    play(state, "put b1")
    assert castle_count(state) == before - 1


@pytest.mark.rule("torres 11.5.2")
def test_lifting_does_not_split_a_castle() -> None:
    state = playing("move_block", SEVEN_CASTLES)
    assert rule(state, "lift e1") == "11.5.2", "d1 and f1 would be apart"
    assert {"d1", "f1"} <= targets(state, "lift")
    high = playing("move_block", SEVEN_CASTLES.replace("1  1 1", "1  2 1"))
    assert "e1" in targets(high, "lift"), "one block remains"
    ring = playing("move_block", "1 1 1 . 1\n1 .A 1 . .\n1 1 1 . 1\n. . . . .\n1 . 1 . 1\n")
    assert "b1" in targets(ring, "lift"), "a ring opened is still one castle"


@pytest.mark.rule("torres 11.5.2")
def test_no_castle_is_higher_than_its_surface_in_the_end() -> None:
    state = playing("move_block", SEVEN_CASTLES)
    play(state, "lift b3")
    assert height(state, "a3") == 2, "on a surface of 1 now"
    assert targets(state, "put") == {"a4"}, "only where it makes the surface 2 again"
    for elsewhere in ("b1", "d1", "g5"):
        assert rule(state, f"put {elsewhere}") == "11.5.2"
    assert rule(state, "put a2") == "11.5.4", "that would join a1"
    play(state, "put a4")
    castle = next(c for c in seen(state)["castles"] if 16 in c["cells"])
    assert (castle["surface"], castle["highest"]) == (2, 2)


@pytest.mark.rule("torres 11.5.2")
def test_six_castles_remain_in_the_end() -> None:
    state = playing("move_block", SIX_CASTLES)
    assert castle_count(state) == 6
    play(state, "lift d3")
    assert castle_count(state) == 5
    assert rule(state, "put b1") == "11.5.2", "five castles"
    assert rule(state, "put g7") is None, "a new one makes six again"
    play(state, "put g7")
    assert castle_count(state) == 6


@pytest.mark.rule("torres 11.5.3")
def test_where_a_lifted_block_may_be_put() -> None:
    state = playing("move_block", SEVEN_CASTLES)
    play(state, "lift a3")
    assert rule(state, "put a1") == "11.5.3", "surface 1, height 1"
    assert rule(state, "put d1") is None, "on a castle, within its height"
    assert rule(state, "put b1") is None, "on ground beside one castle"
    assert rule(state, "put d5") == "11.5.3", "a knight stands there"
    [put] = events(state, "put g5")
    assert put["founded"] is True, "on ground beside no castle"


@pytest.mark.rule("torres 11.5.3")
def test_the_lifted_block_is_no_neighbour() -> None:
    row = "1 1 . 1 .A\n. . . . .\n1 . 1 . 1\n. . . . .\n1 . 1 . 1\n"
    assert rule(drawn(row), "build 1 c1") == "8.4", "between two castles"
    state = playing("move_block", row)
    play(state, "lift b1")
    assert rule(state, "put c1") is None, "beside d1 only, now that b1 is lifted"
    [put] = events(state, "put c1")
    assert put["founded"] is False
    castle = next(c for c in seen(state)["castles"] if 2 in c["cells"])
    assert castle["cells"] == [2, 3]


@pytest.mark.rule("torres 11.5.3")
def test_beside_the_lifted_block_alone_a_castle_is_founded() -> None:
    state = playing("move_block", "1 1 . . .A\n. . . . .\n1 . 1 . 1\n. . . . .\n1 . 1 . 1\n")
    before = castle_count(state)
    play(state, "lift b1", "put c1")
    assert castle_count(state) == before + 1


@pytest.mark.rule("torres 11.5.4")
def test_moving_a_block_joins_no_castles_and_changes_its_place() -> None:
    state = playing("move_block", "1 2 . 1 .A\n. . . . .\n1 . 1 . 1\n. . . . .\n1 . 1 . 1\n")
    play(state, "lift b1")
    assert rule(state, "put c1") == "11.5.4", "one block of b1 is still there"
    assert rule(state, "put b1") == "11.5.4", "where it came from"
    assert not {"c1", "b1"} & targets(state, "put")
    assert all(text.startswith("put ") for text in legal(state))
