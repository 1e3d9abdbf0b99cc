"""Sections 1 to 3: what is in the box, the board, and setting up."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

import sobremesa
from tests.games.torres import oracle
from tests.games.torres.positions import (
    CARDS,
    TORRES,
    castle_count,
    cell_name,
    events,
    height,
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

BOX: dict[str, Any] = tomllib.loads(
    files("sobremesa.games.torres").joinpath("components.toml").read_text("utf-8")
)
SITES = {"d1", "c3", "f3", "h4", "a5", "c6", "f6", "e8"}


def begun(players: int = 2, first: int = 0) -> sobremesa.State:
    """A basic game of which it is known who begins."""
    return play(TORRES.start(players=players), f"first {first + 1}")


@pytest.mark.rule("torres 1.1")
def test_the_box_holds_what_the_list_says() -> None:
    totals = BOX["totals"]
    assert (totals["blocks"], totals["knights"], totals["scoring_markers"]) == (92, 24, 4)
    assert (totals["kings"], totals["action_cards"], totals["codex_cards"]) == (1, 40, 4)
    assert (totals["phases_cards"], totals["master_cards"]) == (3, 8)
    assert totals["knights_per_player"] == 6
    cards = ("action_cards", "codex_cards", "phases_cards", "master_cards")
    assert sum(totals[kind] for kind in cards) == 55
    assert sum(card["copies"] for card in BOX["action_cards"]) == 10
    assert len(BOX["master_cards"]) == 8
    assert {f"p{players}" for players in (2, 3, 4)} == set(BOX["phases_card"]) - {"confidence"}


@pytest.mark.rule("torres 1.1")
def test_the_game_begins_with_the_whole_box() -> None:
    table = seen(begun(players=4), 0)
    assert len(table["board"]["heights"]) == 64
    assert table["supply"] == 84
    assert sum(table["board"]["heights"]) == 8
    assert [seat["reserve"] for seat in table["seats"]] == [6, 6, 6, 6]
    assert [seat["deck_size"] for seat in table["seats"]] == [10, 10, 10, 10]
    assert set(table["seats"][0]["deck"]["unseen"]) == set(CARDS)


@pytest.mark.rule("torres 1.2")
@pytest.mark.parametrize(("players", "most"), [(2, 82), (3, 89), (4, 92)])
def test_the_blocks_are_always_enough(players: int, most: int) -> None:
    state = play(begun(players), *_knights_and_king(players))
    taken = 8
    for phase in (1, 2, 3):
        taken += sum(blocks or 0 for seat in seen(state)["seats"] for blocks in seat["stacks"])
        state = _through_the_phase(state)
        assert state.is_over == (phase == 3)
    extra_blocks = players * sum(card["id"] == "extra_block" for card in BOX["action_cards"])
    assert taken + extra_blocks == most <= BOX["totals"]["blocks"]


def _knights_and_king(players: int) -> list[str]:
    sites = sorted(SITES)
    return [*(f"knight {site}" for site in sites[:players]), f"king {sites[-1]}"]


def _through_the_phase(state: sobremesa.State) -> sobremesa.State:
    """Play turns in which nothing is done, and leave the king."""
    while not state.is_over:
        texts = legal(state)
        if "king stays" in texts:
            return play(state, "king stays")
        play(state, "end" if "end" in texts else texts[0])
    return state


@pytest.mark.rule("torres 2.1")
def test_the_sites_are_marked_on_the_board() -> None:
    board = seen(TORRES.start())["board"]
    assert (board["width"], board["height"]) == (8, 8)
    assert {cell_name(site) for site in board["sites"]} == SITES
    assert [oracle.space_of(site) for site in board["sites"]] == [
        (3, 0),
        (2, 2),
        (5, 2),
        (7, 3),
        (0, 4),
        (2, 5),
        (5, 5),
        (4, 7),
    ]


@pytest.mark.rule("torres 2.2")
def test_the_sites_lie_evenly() -> None:
    sites = [oracle.space_of(site) for site in seen(TORRES.start())["board"]["sites"]]
    assert {(7 - y, x) for x, y in sites} == set(sites), "turned by a quarter"
    distances = [abs(x - a) + abs(y - b) for x, y in sites for a, b in sites if (x, y) != (a, b)]
    assert min(distances) >= BOX["master_version"]["min_castle_distance"] == 3


@pytest.mark.rule("torres 2.3")
def test_a_knight_counts_where_he_stands() -> None:
    state = last_turn(
        """
        3  1A 2
        .  .  .
        .A .  .
        """
    )
    scored = [told for told in events(state, "end") if told["event"] == "castles_scored"]
    assert (scored[0]["seat"], scored[0]["points"]) == (0, 3 * 1), "neither the top nor the ground"


@pytest.mark.rule("torres 3.1")
def test_every_site_begins_with_one_block() -> None:
    state = begun()
    assert {cell_name(c) for c, high in enumerate(seen(state)["board"]["heights"]) if high} == SITES
    assert all(height(state, site) == 1 for site in SITES)
    assert castle_count(state) == 8


@pytest.mark.rule("torres 3.1")
def test_a_first_castle_may_vanish() -> None:
    state = play(begun(), "knight d1", "knight c3", "king h4")
    data: Any = TORRES.position(state)
    data["seats"][0]["hand"].append("move_block")
    data["seats"][0]["unseen"].remove("move_block")
    state = play(TORRES.from_position(data), "play move_block", "lift a5", "put e1")
    assert castle_count(state) == 7
    assert height(state, "a5") == 0


@pytest.mark.rule("torres 3.2", "torres 3.2.1")
def test_each_player_has_six_knights_and_a_marker_on_0() -> None:
    for players in (2, 3, 4):
        table = seen(begun(players))
        assert [(s["reserve"], s["score"]) for s in table["seats"]] == [(6, 0)] * players
        assert table["board"]["knights"] == [[]] * players


@pytest.mark.rule("torres 3.2", "torres 3.2.2")
def test_each_player_has_a_shuffled_deck_and_no_hand() -> None:
    state = play(begun(), "knight d1", "knight c3", "king h4")
    for seat in (0, 1):
        own = seen(state, seat)["seats"][seat]
        assert own["hand"] == []
        assert own["deck"] == {"top": [], "unseen": list(CARDS), "bottom": []}
    play(state, "buy")
    assert state.to_move == sobremesa.CHANCE
    assert state.chances() == [(TORRES.parse(f"draw {card}"), 1) for card in CARDS]


@pytest.mark.rule("torres 3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_says_who_begins(players: int) -> None:
    state = TORRES.start(players=players)
    assert state.to_move == sobremesa.CHANCE
    assert Counter(dict(state.chances())) == {
        TORRES.parse(f"first {seat + 1}"): 1 for seat in range(players)
    }
    for seat in range(players):
        assert begun(players, seat).to_move == seat


@pytest.mark.rule("torres 3.3")
def test_knights_are_placed_clockwise_on_castles_of_their_own() -> None:
    state = begun(players=3, first=1)
    assert targets(state, "knight") == SITES
    assert rule(state, "knight a1") == "3.3"
    play(state, "knight d1")
    assert state.to_move == 2
    assert targets(state, "knight") == SITES - {"d1"}
    assert rule(state, "knight d1") == "3.3"
    play(state, "knight c3")
    assert state.to_move == 0
    play(state, "knight a5")
    assert [knights(state, seat) for seat in range(3)] == [{"a5"}, {"d1"}, {"c3"}]
    assert [seat["reserve"] for seat in seen(state)["seats"]] == [5, 5, 5]


@pytest.mark.rule("torres 3.4")
def test_the_last_player_puts_the_king_on_an_empty_castle() -> None:
    state = play(begun(players=3, first=1), "knight d1", "knight c3", "knight a5")
    assert state.to_move == 0, "who placed the last knight"
    assert targets(state, "king") == SITES - {"d1", "c3", "a5"}
    assert rule(state, "king a5") == "3.4"
    assert rule(state, "king a1") == "3.4"
    assert rule(state, "king stays") == "3.4"
    play(state, "king f6")
    assert king(state) == "f6"
    assert [castle["king"] for castle in seen(state)["castles"]].count(True) == 1


@pytest.mark.rule("torres 3.5")
def test_who_began_begins_the_phase_and_each_round() -> None:
    state = play(begun(players=4, first=2), *_knights_and_king(4))
    began: list[int] = []
    for _ in range(4 * 4):
        assert seen(state)["starter"] == 2
        began.append(int(state.to_move))
        play(state, "end")
        while "end" not in legal(state) and len(began) < 16:
            play(state, legal(state)[0])
    assert began == [2, 3, 0, 1] * 4


@pytest.mark.rule("torres 3.1")
def test_the_first_blocks_come_from_the_supply() -> None:
    assert supply(TORRES.start()) == 92
    assert supply(begun()) == 84
