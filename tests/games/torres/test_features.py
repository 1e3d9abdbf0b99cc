"""What a state of Torres looks like in numbers."""

from __future__ import annotations

from sobremesa import State, game
from sobremesa.games.torres.cards import MASTER_IDS

TORRES = game("torres")


def cards_told(state: State) -> set[str]:
    """The master cards that a seat's features tell of."""
    told = zip(TORRES.feature_names(), TORRES.features(state, 0), strict=True)
    return {name for name, value in told if name.startswith("master card ") and value}


def test_the_open_master_card_is_the_one_that_is_told() -> None:
    for card in MASTER_IDS:
        state = TORRES.start(2, "master")
        for text in ("first 1", f"master {card}"):
            state.apply(TORRES.parse(text))
        assert cards_told(state) == {f"master card {card}"}


def test_the_basic_version_tells_of_none() -> None:
    state = TORRES.start(2, "basic")
    state.apply(TORRES.parse("first 1"))
    assert cards_told(state) == set()
