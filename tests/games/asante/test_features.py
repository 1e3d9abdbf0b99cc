"""What a state of Asante looks like in numbers."""

from __future__ import annotations

import pytest

from sobremesa import State, game
from sobremesa.games.asante.cards import CARD_IDS, FIRST_ARTIFACT, FIRST_PERSON, PLACE_IDS
from sobremesa.games.asante.state import AsanteState
from tests.games.asante.positions import Player, gold, legal, play, table
from tests.players.test_features import random_states

ASANTE = game("asante")


def told(state: State, seat: int) -> dict[str, float]:
    """A seat's features by name."""
    return dict(zip(ASANTE.feature_names(), ASANTE.features(state, seat), strict=True))


@pytest.fixture
def played() -> list[AsanteState]:
    """Positions of some games of random players."""
    states = [state for seed in range(3) for state in random_states(ASANTE, "standard", 2, seed)]
    return [state for state in states if isinstance(state, AsanteState)]


def test_they_tell_the_cards_of_the_own_hand(played: list[AsanteState]) -> None:
    held = set()
    for state in played:
        for seat in (0, 1):
            features = told(state, seat)
            hand = [float(count) for count in state.seats[seat].hand]
            shares = [3 * features[f"own {card} in the hand"] for card in CARD_IDS]
            assert shares == pytest.approx(hand)
            held |= {card for card, share in zip(CARD_IDS, shares, strict=True) if share}
    assert len(held) > len(CARD_IDS) // 2


def test_they_tell_the_artifacts_in_front_of_a_seat(played: list[AsanteState]) -> None:
    artifacts = CARD_IDS[FIRST_ARTIFACT:FIRST_PERSON]
    seen = set()
    for state in played:
        for seat in (0, 1):
            features = told(state, seat)
            in_front = {name for name in artifacts if features[f"own {name} in front"]}
            slots = {int(card) for card in state.seats[seat].artifacts} - {-1}
            assert in_front == {CARD_IDS[card] for card in slots}
            seen |= in_front
    assert len(seen) > len(artifacts) // 2


def test_they_tell_the_open_holy_places(played: list[AsanteState]) -> None:
    for state in played:
        features = told(state, 0)
        for number, name in enumerate(PLACE_IDS):
            shown = sum(place == number for place in state.display)
            assert 3 * features[f"open Holy Place {name}"] == pytest.approx(shown)


PAYING = [
    (Player(artifacts="pottery - -", stand="tea tea salt silk"), "use 1"),
    (Player(artifacts="- pottery -", stand="tea salt silk pelt fruits jewelry"), "use 2"),
    (Player(hand="salt_trader", stand="tea tea salt silk"), "play salt_trader"),
]


@pytest.mark.parametrize(("person", "action"), PAYING)
def test_they_tell_what_is_paid_for_the_wares_of_a_stand(person: Player, action: str) -> None:
    state = table(person, Player())
    by_cards = action.startswith("play")
    told_before = told(state, 0)
    seen_by_other = told(state, 1)
    play(state, action)
    while any(one.startswith("return ") for one in legal(state)):
        play(state, next(one for one in legal(state) if one.startswith("return ")))
    earned = (gold(state) - 20) / 30
    assert earned > 0
    by, not_by = ("cards", "Artifacts") if by_cards else ("Artifacts", "cards")
    assert told_before[f"own gold for wares by {by}"] == pytest.approx(earned)
    assert told_before[f"own gold for wares by {not_by}"] == 0
    ahead = seen_by_other[f"gold for wares by {by} ahead of the strongest"]
    assert ahead == pytest.approx(-earned)


def test_an_artifact_that_copies_pays_what_any_other_would() -> None:
    state = table(
        Player(artifacts="shango_figurine - -", stand="tea salt silk"),
        Player(artifacts="pottery - -", stand="tea"),
    )
    assert told(state, 0)["own gold for wares by Artifacts"] == pytest.approx(6 / 30)
    assert told(state, 1)["own gold for wares by Artifacts"] == pytest.approx(1 / 30)


def test_an_artifact_that_was_used_pays_again_in_the_next_turn_only() -> None:
    state = table(Player(artifacts="pottery - -", turned="1", stand="tea salt"), Player())
    assert told(state, 0)["own gold for wares by Artifacts"] == 0
    play(state, "end")
    assert told(state, 0)["own gold for wares by Artifacts"] == pytest.approx(3 / 30)
