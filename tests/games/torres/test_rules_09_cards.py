"""Section 9: buying, keeping and playing action cards in the basic version."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from tests.games.torres.positions import (
    CARDS,
    TORRES,
    drawn,
    events,
    legal,
    play,
    points_left,
    rule,
    seen,
    targets,
)

OPEN = """
1A 1 1
.  . .
"""


def own(state: sobremesa.State) -> Any:
    """What the first seat knows of its own things."""
    return seen(state, 0)["seats"][0]


def bought(state: sobremesa.State, *draws: str) -> sobremesa.State:
    """A card is being bought, and these are looked at."""
    return play(state, "buy", *(f"draw {card}" for card in draws))


@pytest.mark.rule("torres 9.1", "torres 9.1.1")
def test_three_are_looked_at_one_is_kept_two_go_back() -> None:
    state = bought(drawn(OPEN), "diagonal", "ap7", "jump_over")
    assert legal(state) == ["keep ap7", "keep diagonal", "keep jump_over"]
    assert rule(state, "keep ap6") == "9.1.1", "not looked at"
    assert rule(state, "end") == "9.1.1"
    play(state, "keep diagonal")
    assert own(state)["hand"] == ["diagonal"]
    assert legal(state) == [
        "return ap7 top",
        "return jump_over top",
        "return ap7 bottom",
        "return jump_over bottom",
    ]
    assert rule(state, "end") == "9.1.1"
    play(state, "return ap7 top")
    assert own(state)["hand"] == ["diagonal"]
    assert own(state)["deck_size"] == 9
    assert (state.to_move, points_left(state)) == (0, 4)


@pytest.mark.rule("torres 9.1.1")
def test_the_cards_come_from_the_top_of_the_own_deck() -> None:
    state = drawn(OPEN, top=["ap6", "ap7"], bottom=["jump_over"])
    play(state, "buy")
    drawn_by_chance = {TORRES.notation(action) for action, _ in state.chances()}
    assert drawn_by_chance == {f"draw {card}" for card in CARDS} - {
        "draw ap6",
        "draw ap7",
        "draw jump_over",
    }, "two lie on top, the third is one that nobody has seen"
    assert state.refusal(TORRES.parse("draw ap6")) == "torres 9.1.1"
    play(state, "draw diagonal")
    assert targets(state, "keep") == {"ap6", "ap7", "diagonal"}


@pytest.mark.rule("torres 9.1.1")
def test_cards_go_back_to_the_bottom() -> None:
    state = bought(drawn(OPEN), "diagonal", "ap7", "jump_over")
    play(state, "keep ap7", "return jump_over bottom")
    deck = own(state)["deck"]
    assert deck["top"] == []
    assert sorted(deck["bottom"]) == ["diagonal", "jump_over"]
    assert set(deck["unseen"]) == set(CARDS) - {"ap7", "diagonal", "jump_over"}


@pytest.mark.rule("torres 9.1.2")
@pytest.mark.parametrize(("first", "other"), [("ap7", "jump_over"), ("jump_over", "ap7")])
def test_both_go_to_the_same_end_in_an_order_of_choice(first: str, other: str) -> None:
    kept = play(bought(drawn(OPEN), "diagonal", "ap7", "jump_over"), "keep diagonal")
    on_top = play(kept.clone(), f"return {first} top")
    assert own(on_top)["deck"]["top"] == [other, first], "the first lies under the other"
    assert legal(on_top) == legal(drawn(OPEN, points=4)), "the turn goes on"
    below = play(kept.clone(), f"return {first} bottom")
    assert own(below)["deck"]["bottom"] == [first, other], "the other lies under the first"


@pytest.mark.rule("torres 9.1.3")
def test_with_two_cards_left_two_are_looked_at() -> None:
    state = play(drawn(OPEN, top=["ap6", "diagonal"], unseen=[]), "buy")
    assert legal(state) == ["keep ap6", "keep diagonal"]
    play(state, "keep ap6")
    assert targets(state, "return diagonal") == {"top", "bottom"}
    play(state, "return diagonal bottom")
    assert own(state)["deck_size"] == 1


@pytest.mark.rule("torres 9.1.3")
def test_the_last_card_is_kept_and_with_none_the_action_is_not_available() -> None:
    state = play(drawn(OPEN, unseen=["diagonal"]), "buy", "draw diagonal")
    assert legal(state) == ["keep diagonal"]
    play(state, "keep diagonal")
    assert own(state)["hand"] == ["diagonal"]
    assert own(state)["deck_size"] == 0
    assert points_left(state) == 4
    assert "buy" not in legal(state)
    assert rule(state, "buy") == "9.1.3"


@pytest.mark.rule("torres 9.2", "torres 9.2.1")
def test_two_purchases_a_turn_at_most_the_second_like_the_first() -> None:
    state = drawn(OPEN)
    bought(state, "ap6", "ap7", "diagonal")
    play(state, "keep ap6", "return ap7 top")
    play(state, "buy")
    assert state.to_move == sobremesa.CHANCE, "one more card is drawn: two lie on top"
    play(state, "draw jump_over", "keep jump_over", "return diagonal bottom")
    assert own(state)["hand"] == ["ap6", "jump_over"]
    assert points_left(state) == 3
    assert rule(state, "buy") == "9.2.1"
    play(state, "end", "end")
    assert "buy" in legal(state), "in the next turn again"


@pytest.mark.rule("torres 9.2.2")
def test_a_bought_card_cannot_be_played_in_the_same_turn() -> None:
    state = bought(drawn(OPEN, hand=["ap7"]), "ap6", "diagonal", "jump_over")
    play(state, "keep ap6", "return diagonal top")
    assert targets(state, "play") == {"ap7"}
    assert rule(state, "play ap6") == "9.2.2"
    play(state, "end", "end")
    assert targets(state, "play") == {"ap6", "ap7"}


@pytest.mark.rule("torres 9.2.3")
def test_cards_are_kept_without_limit() -> None:
    nine = [card for card in CARDS if card != "ap6"]
    state = play(drawn(OPEN, hand=nine, round_=4), "buy", "draw ap6", "keep ap6")
    assert own(state)["hand"] == list(CARDS)
    play(state, "end", "end")
    play(state, "king stays")
    assert own(state)["hand"] == list(CARDS), "the next phase, and no card was lost"


@pytest.mark.rule("torres 9.3", "torres 9.3.1")
def test_one_card_a_turn_at_any_moment_for_nothing() -> None:
    state = drawn(OPEN, hand=["ap6", "ap7", "extra_block"])
    play(state, "track", "play extra_block")
    play(state, "build supply d1")
    assert points_left(state) == 4
    assert not targets(state, "play")
    assert rule(state, "play ap6") == "9.3.1"
    play(state, "end", "end")
    assert targets(state, "play") == {"ap6", "ap7"}, "another one in the next turn"
    play(state, "track", "track", "track", "track", "track")
    assert targets(state, "play") == {"ap6", "ap7"}, "with no points left"


@pytest.mark.rule("torres 9.3", "torres 9.3.2")
def test_a_card_is_laid_open_carried_out_and_removed() -> None:
    state = drawn(OPEN, hand=["extra_block", "ap6"])
    told = events(state, "play extra_block")
    assert told == [{"event": "card_played", "seat": 0, "card": "extra_block"}]
    assert rule(state, "end") == "9.3.2", "first its effect"
    assert rule(state, "track") == "9.3.2"
    assert rule(state, "build 1 d1") == "11.0.7", "from the supply"
    play(state, "build supply d1")
    assert own(state)["hand"] == ["ap6"]
    assert seen(state)["seats"][0]["played"] == ["extra_block"], "everybody sees it"
    assert "extra_block" not in own(state)["deck"]["unseen"]
    play(state, "end", "end")
    assert rule(state, "play extra_block") == "9.3.2"
    play(state, "buy")
    assert "draw extra_block" not in {TORRES.notation(action) for action, _ in state.chances()}


@pytest.mark.rule("torres 9.3.3")
@pytest.mark.parametrize(
    ("card", "target"),
    [
        ("jump_up_2", "move b2 b3"),
        ("diagonal", "move b2 a1"),
        ("free_passage", "move b2 c3"),
        ("block_under_knight", "build 1 b2"),
        ("extra_block", "build supply a1"),
        ("jump_over", "move b2 d2"),
        ("knight_up_1", "knight b1"),
    ],
)
def test_the_effect_costs_no_points(card: str, target: str) -> None:
    state = drawn(
        """
        1 2  2
        . 1A 1B 1
        . 3  .  .
        """,
        points=0,
        hand=[card],
    )
    play(state, f"play {card}", target)
    assert points_left(state) == 0
    assert legal(state) == ["end"]


@pytest.mark.rule("torres 9.4")
def test_a_card_without_a_possible_effect_cannot_be_played() -> None:
    cards = ["jump_up_2", "free_passage", "jump_over", "move_block", "knight_up_1", "ap6"]
    state = drawn("1A 1", hand=cards)
    assert targets(state, "play") == {"ap6", "knight_up_1"}
    for card in ("jump_up_2", "free_passage", "jump_over", "move_block"):
        assert rule(state, f"play {card}") == "9.4"
    emptied = drawn("1A 1", hand=["block_under_knight"], stacks=[0, 0, 0, 0])
    assert rule(emptied, "play block_under_knight") == "9.4"
    full = drawn("1A 1A 1A 1A 1A 1A", hand=["knight_up_1"])
    assert rule(full, "play knight_up_1") == "9.4"


@pytest.mark.rule("torres 9.5")
def test_hand_and_deck_are_hidden_and_their_numbers_open() -> None:
    state = bought(drawn(OPEN, hand=["ap7"]), "ap6", "diagonal", "jump_over")
    play(state, "keep ap6", "return diagonal top")
    for viewer in (1, None):
        hidden = seen(state, viewer)["seats"][0]
        assert hidden["hand"] is None
        assert hidden["deck"] is None
        assert (hidden["hand_size"], hidden["deck_size"]) == (2, 8)
        assert seen(state, viewer)["turn"]["fresh"] is None
    assert own(state)["hand"] == ["ap6", "ap7"]
    assert own(state)["deck"]["top"] == ["jump_over", "diagonal"], "he knows what he put back"


@pytest.mark.rule("torres 9.5")
def test_the_others_hear_that_cards_are_bought_but_not_which() -> None:
    state = drawn(OPEN)
    state.events = []
    bought(state, "ap6", "diagonal", "jump_over")
    play(state, "keep ap6", "return diagonal top", "end")
    for listener, knows in ((0, True), (1, False), (None, False)):
        told = [event.seen_by(listener) for event in state.events]
        kinds = [event["event"] for event in told]
        assert kinds[:6] == ["card_bought", *["card_drawn"] * 3, "card_kept", "cards_returned"]
        assert [event.get("card") for event in told[1:5]] == (
            ["ap6", "diagonal", "jump_over", "ap6"] if knows else [None] * 4
        )
        assert told[5].get("cards") == (["diagonal", "jump_over"] if knows else None)
        assert (told[5]["count"], told[5]["end"]) == (2, "top")


@pytest.mark.rule("torres 9.5")
def test_in_the_master_version_all_hands_are_open() -> None:
    state = drawn(OPEN, rules="master", played_before=["ap6"])
    for viewer in (0, 1, None):
        assert seen(state, viewer)["seats"][0]["hand"] == [c for c in CARDS if c != "ap6"]
        assert seen(state, viewer)["seats"][1]["hand"] == list(CARDS)
