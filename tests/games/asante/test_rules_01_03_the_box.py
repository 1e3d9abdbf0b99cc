"""Sections 1 to 3: what is in the box, the goal, and setting up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import sobremesa
from sobremesa.games.asante.box import BOX
from sobremesa.games.asante.cards import CARD_IDS, PLACE_IDS
from tests.games.asante.positions import (
    ASANTE,
    WHOLE,
    Player,
    artifacts,
    chances,
    display,
    gold,
    hand,
    legal,
    markers,
    places,
    play,
    rule,
    stand,
    step,
    supply,
    table,
    told_of,
)

GROUPS = {"ware_cards": 35, "artifacts": 14, "persons": 34, "animals": 14, "holy_places": 15}


def drawn_by_chance(state: Any, until: str, rng: Random) -> Any:
    """Go on as chance makes it, until the game waits for that."""
    while step(state) != until:
        possible = chances(state)
        play(state, rng.choices(list(possible), list(possible.values()))[0])
    return state


def begun(seed: int = 0, first: int = 1) -> Any:
    """A game after its set-up."""
    return play(drawn_by_chance(ASANTE.start(), "first_player", Random(seed)), f"first {first}")


# ---- 1


@pytest.mark.rule("asante 1.1")
def test_what_is_in_the_box() -> None:
    numbers = {group: sum(card["count"] for card in BOX[group]) for group in GROUPS}
    assert numbers == GROUPS
    assert sum(numbers.values()) == BOX["totals"]["all_cards"] == 112
    assert len(BOX["ware_cards"]) == 29
    assert [card["count"] for card in BOX["holy_places"]] == [3] * 5
    assert [card["count"] for card in BOX["artifacts"]] == [2] * 7
    assert [card["count"] for card in BOX["persons"]] == [6, *[2] * 14]
    assert [card["count"] for card in BOX["animals"]] == [3, 3, 2, 2, 2, 2]
    assert [ware["tokens"] for ware in BOX["wares"]] == [8] * 6
    assert {coin["value"]: coin["tokens"] for coin in BOX["gold"]} == {5: 25, 1: 21}
    assert sum(coin["value"] * coin["tokens"] for coin in BOX["gold"]) == 146
    assert BOX["market_stands"] == {"count": 2, "spaces": 6, "confidence": "seed"}
    assert BOX["action_markers"]["count"] == BOX["limits"]["actions_per_turn"] == 5


@pytest.mark.rule("asante 1.2")
def test_holy_places_have_a_deck_of_their_own() -> None:
    state: Any = ASANTE.start()
    assert not set(CARD_IDS) & set(PLACE_IDS)
    assert sum(state.pile) == state.pile_size() == 97
    assert sum(state.place_pile) == 15
    assert sum(state.discards) == sum(state.place_discards) == 0
    assert ASANTE.conserved(state) == WHOLE
    played = table(Player(hand="camel", places="rwenzori"))
    play(played, "play camel", "done", "holy rwenzori", "drawn nomad")
    assert (sum(played.discards), sum(played.place_discards)) == (1, 1)


# ---- 2


@pytest.mark.rule("asante 2.1")
def test_only_gold_counts() -> None:
    rich = Player(gold=30)
    laden = Player(
        gold=29, stand="tea tea salt", artifacts="map basket pottery", places="victoria kilimanjaro"
    )
    state = play(table(rich, laden, markers=0, last_turn=True), "end")
    assert state.is_over
    assert (state.scores, state.winners) == ([30, 29], [0])


# ---- 3


@pytest.mark.rule("asante 3.1")
def test_stands_are_empty() -> None:
    state = begun()
    assert stand(state, 0) == stand(state, 1) == ""
    assert artifacts(state, 0) == artifacts(state, 1) == "- - -"
    assert places(state, 0) == places(state, 1) == ""


@pytest.mark.rule("asante 3.2")
def test_three_holy_places_are_turned_up() -> None:
    state = ASANTE.start()
    left = Counter(dict.fromkeys(PLACE_IDS, 3))
    for place in ("victoria", "victoria", "kilimanjaro"):
        assert step(state) == "turn_up"
        assert chances(state) == {f"turned {name}": n for name, n in left.items()}
        play(state, f"turned {place}")
        left[place] -= 1
    assert display(state) == "victoria victoria kilimanjaro"
    assert step(state) == "deal"


@pytest.mark.rule("asante 3.2", "asante 3.4")
def test_what_chance_is_asked_for_is_not_a_player_to_choose() -> None:
    state = ASANTE.start()
    assert rule(state, "draw") == "3.2"
    play(state, *["turned rwenzori"] * 3)
    assert rule(state, "turned victoria") == "3.4"


@pytest.mark.rule("asante 3.3")
def test_every_other_card_may_lie_on_top() -> None:
    state = play(ASANTE.start(), *["turned rwenzori"] * 3)
    possible = chances(state)
    assert sum(possible.values()) == 97
    assert len(possible) == len(CARD_IDS)
    assert possible["drawn animalist"] == 6
    assert possible["drawn w1_package"] == 4
    assert possible["drawn w2_salt_tea"] == 1


@pytest.mark.rule("asante 3.4")
def test_each_is_dealt_five_cards_that_the_other_does_not_see() -> None:
    state = play(ASANTE.start(), *["turned rwenzori"] * 3)
    state.events = []
    drawn_by_chance(state, "first_player", Random(5))
    dealt: dict[int, list[str]] = {0: [], 1: []}
    for event in told_of("card_dealt", [event.seen_by(0) for event in state.events]):
        dealt[event["seat"]].append(event.get("card", "?"))
    assert [len(cards) for cards in dealt.values()] == [5, 5]
    assert sorted(dealt[0]) == sorted(hand(state, 0).split())
    assert dealt[1] == ["?"] * 5
    assert state.pile_size() == 87


@pytest.mark.rule("asante 3.5")
def test_each_takes_twenty_gold() -> None:
    state = begun()
    assert (gold(state, 0), gold(state, 1)) == (20, 20)
    state = begun()
    assert state.bank() == 146, "and the bank has no end (5.12)"
    counted: Any = ASANTE.start(unlimited_gold_bank=False)
    assert counted.bank() == 146 - 40


@pytest.mark.rule("asante 3.6")
def test_all_wares_are_in_the_supply() -> None:
    state = begun()
    wares = [ware["id"] for ware in BOX["wares"]]
    assert wares == ["jewelry", "pelt", "tea", "silk", "fruits", "salt"]
    assert [supply(state, ware) for ware in wares] == [8] * 6


@pytest.mark.rule("asante 3.7")
def test_who_begins_is_drawn() -> None:
    state = drawn_by_chance(ASANTE.start(), "first_player", Random(1))
    assert chances(state) == {"first 1": 1, "first 2": 1}
    assert rule(state, "end") == "3.7"
    assert state.to_move == sobremesa.CHANCE


@pytest.mark.rule("asante 3.8")
@pytest.mark.parametrize("first", [1, 2])
def test_the_first_turn_is_like_any_other(first: int) -> None:
    state = begun(first=first)
    assert state.to_move == first - 1
    assert markers(state) == 5
    assert step(state) == "turn"
    assert "draw" in legal(state)
