"""Asante: the game as everything else knows it."""

from __future__ import annotations

from librt.vecs import vec

from sobremesa.core.game import Game
from sobremesa.core.state import State
from sobremesa.games.asante.actions import ACTION_TEXTS
from sobremesa.games.asante.box import OPTIONS, PLAYERS, RULE_SETS
from sobremesa.games.asante.cards import NO_CARD
from sobremesa.games.asante.effect import TO_DISCARD, TO_PLACES
from sobremesa.games.asante.evaluation import WEIGHTS, evaluate
from sobremesa.games.asante.features import NAMES, features
from sobremesa.games.asante.position import from_position, position
from sobremesa.games.asante.rules import Asante, new_game
from sobremesa.games.asante.view import view
from sobremesa.games.asante.wares import how_many

RULES_VERSION = 1  # of what is written in records: raised when an old record would play otherwise


class AsanteGame(Game):
    """Asante, for two players."""

    def __init__(self) -> None:
        super().__init__(
            "asante",
            (int(PLAYERS), int(PLAYERS)),
            RULE_SETS,
            OPTIONS,
            ACTION_TEXTS,
            RULES_VERSION,
        )

    def _start(self, players: int, rules: str, options: dict[str, object]) -> State:
        return new_game(self, players, rules, options)

    def has_secrets(self, rules: str) -> bool:
        """5.3 Hands are hidden."""
        return True

    def position(self, state: State) -> dict[str, object]:
        """The whole state as plain data."""
        assert isinstance(state, Asante)
        return position(state)

    def from_position(self, data: object) -> State:
        """The state that ``position`` wrote; raises ``BadPosition``."""
        return from_position(self, data)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """What ``seat`` may see; ``None`` is a spectator."""
        assert isinstance(state, Asante)
        return view(state, seat)

    def evaluate(self, state: State, seat: int) -> float:
        """How good a state looks for a seat, in hundredths of gold."""
        assert isinstance(state, Asante)
        return float(evaluate(state, seat, WEIGHTS))

    def feature_names(self) -> tuple[str, ...]:
        """What each of ``features`` means."""
        return NAMES

    def features(self, state: State, seat: int) -> vec[float]:
        """What a whole state looks like from a seat."""
        assert isinstance(state, Asante)
        return features(state, seat, WEIGHTS)

    def conserved(self, state: State) -> dict[str, int]:
        """1.1 Cards, Holy Places and wares."""
        assert isinstance(state, Asante)
        cards = int(state.pile_size()) + int(state.discard_cards)
        cards += int(state.looked_size())
        cards += int(state.card != NO_CARD)
        places = sum(int(count) for count in state.place_pile)
        places += sum(int(count) for count in state.place_discards)
        places += sum(int(place >= 0) for place in state.display)
        wares = int(how_many(state.supply))
        for effect in state.effects:
            cards += int(effect.fate == TO_DISCARD)
            places += int(effect.fate == TO_PLACES)
        for seat in state.seats:
            cards += int(seat.hand_size()) + sum(int(card != NO_CARD) for card in seat.artifacts)
            places += sum(int(seat.places_of(place)) for place in range(len(state.place_pile)))
            wares += int(how_many(seat.stand))
        return {"cards": cards, "Holy Places": places, "wares": wares}
