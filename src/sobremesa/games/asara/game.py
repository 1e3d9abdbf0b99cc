"""Asara: the game as everything else knows it."""

from __future__ import annotations

from librt.vecs import vec

from sobremesa.core.game import Game
from sobremesa.core.state import State
from sobremesa.games.asara.actions import ACTION_TEXTS
from sobremesa.games.asara.areas import SPACES
from sobremesa.games.asara.box import MAX_PLAYERS, MIN_PLAYERS, OPTIONS, RULE_SETS
from sobremesa.games.asara.counts import total
from sobremesa.games.asara.evaluation import WEIGHTS, evaluate
from sobremesa.games.asara.features import NAMES, features
from sobremesa.games.asara.position import from_position, position
from sobremesa.games.asara.rules import Asara, new_game
from sobremesa.games.asara.sections import KINDS
from sobremesa.games.asara.state import FACE_DOWN, NO_CARD, NO_SPACE, VACANT, card_on
from sobremesa.games.asara.steps import CROWN
from sobremesa.games.asara.towers import lits, sections_in
from sobremesa.games.asara.view import view

RULES_VERSION = 1  # of what is written in records: raised when an old record would play otherwise


class AsaraGame(Game):
    """Asara, beginner and professional version, for two to four players."""

    def __init__(self) -> None:
        super().__init__(
            "asara",
            (int(MIN_PLAYERS), int(MAX_PLAYERS)),
            RULE_SETS,
            OPTIONS,
            ACTION_TEXTS,
            RULES_VERSION,
        )

    def _start(self, players: int, rules: str, options: dict[str, object]) -> State:
        return new_game(self, players, rules, options)

    def has_secrets(self, rules: str) -> bool:
        """4.6 Hands are hidden in both versions."""
        return True

    def position(self, state: State) -> dict[str, object]:
        """The whole state as plain data."""
        assert isinstance(state, Asara)
        return position(state)

    def from_position(self, data: object) -> State:
        """The state that ``position`` wrote; raises ``BadPosition``."""
        return from_position(self, data)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """What ``seat`` may see; ``None`` is a spectator."""
        assert isinstance(state, Asara)
        return view(state, seat)

    def evaluate(self, state: State, seat: int) -> float:
        """How good a state looks for a seat, in hundredths of points."""
        assert isinstance(state, Asara)
        return float(evaluate(state, seat, WEIGHTS))

    def feature_names(self) -> tuple[str, ...]:
        """What each of ``features`` means."""
        return NAMES

    def features(self, state: State, seat: int) -> vec[float]:
        """What a whole state looks like from a seat."""
        assert isinstance(state, Asara)
        return features(state, seat, WEIGHTS)

    def conserved(self, state: State) -> dict[str, int]:
        """1.0 Sections, lit windows, buyers and money."""
        assert isinstance(state, Asara)
        sections = sum(int(state.open_tiles[kind] + state.stacks[kind]) for kind in range(KINDS))
        shining = int(state.lit_stack_size() + total(state.looked) + state.looked_unknown)
        asari = int(state.treasury)
        cards = int(state.deck_size())
        for seat in state.seats:
            sections += sum(int(count) for count in seat.sections)
            sections += sum(int(sections_in(tower)) for tower in seat.towers)
            shining += int(seat.lits_size()) + sum(int(lits(tower)) for tower in seat.towers)
            asari += int(seat.money)
            cards += int(seat.hand_size() + seat.down_size())
        for space in range(SPACES):
            if state.spaces[space] != VACANT and card_on(state.spaces[space]) != FACE_DOWN:
                cards += 1
        if state.card not in (NO_CARD, FACE_DOWN) and state.space == NO_SPACE:
            cards += 1  # shown, and not yet on its space
        if state.step == CROWN:
            sections -= 1  # the tower just begun has no turret
        return {"sections": sections, "lit windows": shining, "asari": asari, "buyers": cards}
