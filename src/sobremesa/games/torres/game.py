"""Torres: the game as everything else knows it."""

from __future__ import annotations

from librt.vecs import vec

from sobremesa.core.game import Game
from sobremesa.core.state import State
from sobremesa.games.torres.actions import ACTION_TEXTS
from sobremesa.games.torres.box import (
    BASIC,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTIONS,
    RULE_SETS,
)
from sobremesa.games.torres.cells import count
from sobremesa.games.torres.evaluation import evaluate
from sobremesa.games.torres.features import NAMES, features
from sobremesa.games.torres.position import from_position, position
from sobremesa.games.torres.rules import Torres, new_game
from sobremesa.games.torres.seat import bits
from sobremesa.games.torres.styles import in_style
from sobremesa.games.torres.view import view
from sobremesa.games.torres.weights import (
    BASIC_WEIGHTS,
    MASTER_WEIGHTS,
    Weights,
    for_master,
    weights_for,
)

RULES_VERSION = 1  # of what is written in records: raised when an old record would play otherwise


class TorresGame(Game):
    """Torres, basic and master version, for two to four players."""

    def __init__(self, basic: Weights = BASIC_WEIGHTS, master: Weights = MASTER_WEIGHTS) -> None:
        super().__init__(
            "torres",
            (int(MIN_PLAYERS), int(MAX_PLAYERS)),
            RULE_SETS,
            OPTIONS,
            ACTION_TEXTS,
            RULES_VERSION,
        )
        self._basic = basic
        self._master = master

    def _start(self, players: int, rules: str, options: dict[str, object]) -> State:
        return new_game(self, players, rules, options)

    def has_secrets(self, rules: str) -> bool:
        """9.5 In the master version all hands are open."""
        return rules == BASIC

    def position(self, state: State) -> dict[str, object]:
        """The whole state as plain data."""
        assert isinstance(state, Torres)
        return position(state)

    def from_position(self, data: object) -> State:
        """The state that ``position`` wrote; raises ``BadPosition``."""
        return from_position(self, data)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """What ``seat`` may see; ``None`` is a spectator."""
        assert isinstance(state, Torres)
        return view(state, seat)

    def evaluate(self, state: State, seat: int) -> float:
        """How good a state looks for a seat, in hundredths of points."""
        assert isinstance(state, Torres)
        weights = self._master if state.master else self._basic
        return float(evaluate(state, seat, weights))

    def in_style(self, number: int) -> Game:
        """The same game, judged by who builds for the phases to come, or as usual."""
        return TorresGame(in_style(Weights(), number), in_style(for_master(), number))

    def feature_names(self) -> tuple[str, ...]:
        """What each of ``features`` means."""
        return NAMES

    def features(self, state: State, seat: int) -> vec[float]:
        """What a whole state looks like from a seat."""
        assert isinstance(state, Torres)
        return features(state, seat, weights_for(state.master))

    def conserved(self, state: State) -> dict[str, int]:
        """1.1 Blocks, knights and cards."""
        assert isinstance(state, Torres)
        board = state.board
        blocks = int(state.supply + state.left_over) + (state.lifted >= 0)
        knights = 0
        cards = 0
        for number in range(int(state.players)):
            seat = state.seats[number]
            blocks += int(seat.blocks())
            knights += int(seat.reserve + count(board.knights[number]))
            cards += int(seat.hand_size() + seat.deck_size() + bits(seat.played))
            cards += int(bits(seat.looked) + seat.looked_unknown)
        return {
            "blocks": blocks + sum(int(height) for height in board.height),
            "knights": knights,
            "cards": cards,
        }
