"""Heaven & Ale: the game as everything else knows it."""

from __future__ import annotations

from librt.vecs import vec

from sobremesa.core.game import Game
from sobremesa.core.state import State
from sobremesa.games.heaven_and_ale.actions import ACTION_TEXTS
from sobremesa.games.heaven_and_ale.barrels import cards_placed
from sobremesa.games.heaven_and_ale.box import GOALS, MAX_PLAYERS, MIN_PLAYERS, OPTIONS, RULE_SETS
from sobremesa.games.heaven_and_ale.evaluation import WEIGHTS, evaluate, seat_standing
from sobremesa.games.heaven_and_ale.features import NAMES, features
from sobremesa.games.heaven_and_ale.position import from_position, position
from sobremesa.games.heaven_and_ale.rules import HeavenAndAle, new_game
from sobremesa.games.heaven_and_ale.seat import has, size
from sobremesa.games.heaven_and_ale.state import NO_TILE
from sobremesa.games.heaven_and_ale.tiles import EMPTY, FIRST_MONK, KINDS, tiles_in
from sobremesa.games.heaven_and_ale.view import view

RULES_VERSION = 1  # of what is written in records: raised when an old record would play otherwise


class HeavenAndAleGame(Game):
    """Heaven & Ale for two to four players."""

    def __init__(self) -> None:
        super().__init__(
            "heaven_and_ale",
            (int(MIN_PLAYERS), int(MAX_PLAYERS)),
            RULE_SETS,
            OPTIONS,
            ACTION_TEXTS,
            RULES_VERSION,
        )

    def _start(self, players: int, rules: str, options: dict[str, object]) -> State:
        return new_game(self, players, rules, options)

    def has_secrets(self, rules: str) -> bool:
        """1.5 Money and cards are public, and nobody knows what lies in the stacks."""
        return False

    def position(self, state: State) -> dict[str, object]:
        """The whole state as plain data."""
        assert isinstance(state, HeavenAndAle)
        return position(state)

    def from_position(self, data: object) -> State:
        """The state that ``position`` wrote; raises ``BadPosition``."""
        return from_position(self, data)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """What ``seat`` may see; ``None`` is a spectator."""
        assert isinstance(state, HeavenAndAle)
        return view(state, seat)

    def evaluate(self, state: State, seat: int) -> float:
        """How good a state looks for a seat, in hundredths of points."""
        assert isinstance(state, HeavenAndAle)
        return float(evaluate(state, seat, WEIGHTS))

    def standing(self, state: State, seat: int) -> float:
        """How a seat stands, whoever decides next, in hundredths of points."""
        assert isinstance(state, HeavenAndAle)
        return float(seat_standing(state, seat, WEIGHTS))

    def feature_names(self) -> tuple[str, ...]:
        """What each of ``features`` means."""
        return NAMES

    def features(self, state: State, seat: int) -> vec[float]:
        """What a whole state looks like from a seat."""
        assert isinstance(state, HeavenAndAle)
        return features(state, seat, WEIGHTS)

    def conserved(self, state: State) -> dict[str, int]:
        """17.4 Tiles, discs, the barrels of each goal, the cards of each seat."""
        assert isinstance(state, HeavenAndAle)
        tiles = [int(state.first_tiles[kind] + state.second_tiles[kind]) for kind in range(KINDS)]
        for pile in state.piles:
            for kind in tiles_in(pile):
                tiles[kind] += 1
        if state.tile != NO_TILE:
            tiles[state.tile] += 1
        discs = int(state.reserve) + sum(int(count) for count in state.discs)
        barrels = [int(has(state.large, goal)) + has(state.small, goal) for goal in range(GOALS)]
        cards: list[int] = []
        for seat in state.seats:
            for tile in seat.garden:
                if tile != EMPTY:
                    tiles[tile] += 1
            discs += int(size(seat.discs))
            cards.append(int(size(seat.hand) + size(seat.sold) + cards_placed(seat)))
            for goal in range(GOALS):
                barrels[goal] += int(has(seat.large, goal)) + has(seat.small, goal)
        resources = int(FIRST_MONK)
        return {
            "resource tiles": sum(tiles[:resources]),
            "monks": sum(tiles[resources:]),
            "discs": discs,
            **{f"barrels of goal {goal + 1}": count for goal, count in enumerate(barrels)},
            **{f"cards of seat {number + 1}": count for number, count in enumerate(cards)},
        }
