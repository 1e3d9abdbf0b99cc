"""Last Pebble: its rules, numbered as in docs/rules/last_pebble.md, and its states as data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import (
    CHANCE,
    EVERYTHING,
    SPECTATOR,
    ActionTexts,
    BadPosition,
    Event,
    Game,
    State,
)
from sobremesa.core.components import components

if TYPE_CHECKING:
    from random import Random

BOX: Final[dict[str, Any]] = components(__package__ or "sobremesa.games.last_pebble")
PEBBLES: Final[int] = BOX["pebbles"]
PLAYERS: Final = 2
TURNS: Final[int] = PLAYERS * (1 + BOX["turns"])  # in the first one a pebble is drawn, no more
LAST: Final[int] = TURNS - PLAYERS  # from this one on the pebble is shown

KEEP: Final = 0
SWAP: Final = 1
DRAW: Final = 1  # + pebble: what chance brings
DRAWS: Final[list[dict[str, object]]] = [
    {"do": "draw", "pebble": pebble} for pebble in range(1, PEBBLES + 1)
]
ACTIONS: Final = ActionTexts(
    [{"do": "keep"}, {"do": "swap"}, *DRAWS],
    lambda told: " ".join(map(str, told.values())),
    ["keep", "swap", "draw 1"],
)

NOTHING: Final = 0
UNKNOWN: Final = -1


class LastPebble(State):
    """Whose turn it is, and who holds which pebble."""

    def __init__(self, game: Game, players: int, rules: str, options: dict[str, object]) -> None:
        super().__init__(game, players, rules, options)
        self.turn = 0  # counted through the game: the seats take turns
        self.hands = [NOTHING] * PLAYERS

    def clone(self) -> LastPebble:
        copy = LastPebble(self.game, PLAYERS, self.rules, self.options)
        copy.to_move, copy.is_over, copy.observer = self.to_move, self.is_over, self.observer
        copy.turn, copy.hands = self.turn, self.hands[:]
        return copy

    @property
    def seat(self) -> int:
        return self.turn % PLAYERS

    @property
    def in_bag(self) -> list[int]:
        return [pebble for pebble in range(1, PEBBLES + 1) if pebble not in self.hands]

    @property
    def scores(self) -> list[int]:
        """3.2 The pebble that is shown."""
        return [self.hands[seat] if self.turn > LAST + seat else 0 for seat in range(PLAYERS)]

    def _legal(self) -> vec[i64]:
        return vec[i64]([] if self.is_over or self.to_move == CHANCE else [KEEP, SWAP])

    def _chance_actions(self) -> vec[i64]:
        return vec[i64]([DRAW + pebble for pebble in self.in_bag])

    def _chance_weights(self) -> vec[i64]:
        return vec[i64]([1] * len(self.in_bag))

    def _refusal(self, action: i64) -> str:
        return "3.1" if self.is_over else "2.1"

    def _apply(self, action: i64) -> None:
        if action == KEEP:  # 2.1
            self.tell(Event("kept", {"seat": self.seat}))
        elif action == SWAP:  # 2.2 Back into the bag; chance draws another.
            self.hands[self.seat] = NOTHING
            self.tell(Event("put_back", {"seat": self.seat}))
        else:  # 1.2, 2.2 Only who draws the pebble knows which it is.
            pebble = int(action) - DRAW
            self.hands[self.seat] = pebble
            self.tell(Event("drawn", {"seat": self.seat}, {"pebble": pebble}, (self.seat,)))
        if action != SWAP:
            self.end_turn()
        self.ask()

    def end_turn(self) -> None:
        """3.1 The last time, all see what was hidden in the hand."""
        if self.turn >= LAST:
            told: dict[str, object] = {"seat": self.seat, "pebble": self.hands[self.seat]}
            self.tell(Event("shown", told, reveals=True))
        self.turn += 1

    def ask(self) -> None:
        self.is_over = self.turn == TURNS
        self.to_move = CHANCE if self.hands[self.seat] == NOTHING else self.seat

    def may_see(self, seat: i64, owner: i64) -> bool:
        return seat == owner or 0 <= owner < self.turn - LAST  # below 0: nobody

    def _hide_from(self, seat: i64) -> None:
        for owner in range(PLAYERS):
            if self.hands[owner] != NOTHING and not self.may_see(seat, owner):
                self.hands[owner] = UNKNOWN

    def _fill_in(self, rng: Random) -> None:
        for owner in range(PLAYERS):
            if self.hands[owner] == UNKNOWN:
                self.hands[owner] = rng.choice(self.in_bag)


class LastPebbleGame(Game):
    """Last Pebble, for two."""

    def __init__(self) -> None:
        super().__init__("last_pebble", (PLAYERS, PLAYERS), ("standard",), (), ACTIONS, 1)

    def _start(self, players: int, rules: str, options: dict[str, object]) -> State:
        return LastPebble(self, players, rules, options)

    def has_secrets(self, rules: str) -> bool:
        return True

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, LastPebble)
        viewer = SPECTATOR if seat is None else seat
        seen = [
            pebble if pebble == NOTHING or state.may_see(viewer, owner) else None
            for owner, pebble in enumerate(state.hands)
        ]
        return {"turn": state.turn, "hands": seen}

    def conserved(self, state: State) -> dict[str, int]:
        assert isinstance(state, LastPebble)
        return {"pebbles": len(state.in_bag) + PLAYERS - state.hands.count(NOTHING)}

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, LastPebble)
        return state.hands[seat] or (1 + PEBBLES) / 2  # what a draw brings in the mean

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, LastPebble)
        told = {"turn": state.turn, "hands": state.hands[:]}
        return told | {"observer": int(state.observer)}

    def from_position(self, data: object) -> State:
        hands = data.get("hands") if isinstance(data, dict) else None
        if not isinstance(data, dict) or not isinstance(hands, list) or len(hands) != PLAYERS:
            raise BadPosition("hands", "must be a pebble, or 0, for each seat")
        state = LastPebble(self, PLAYERS, "standard", {})
        observers = (EVERYTHING, SPECTATOR, *range(PLAYERS))
        state.observer = _one_of("observer", data.get("observer"), observers)
        state.turn = _one_of("turn", data.get("turn"), range(TURNS + 1))
        for owner in range(PLAYERS):
            allowed = [NOTHING] if owner == state.seat or owner >= state.turn else []
            if owner < state.turn:
                sees = state.observer == EVERYTHING or state.may_see(state.observer, owner)
                allowed += state.in_bag if sees else [UNKNOWN]
            state.hands[owner] = _one_of("hands", hands[owner], allowed)
        state.ask()
        return state


def _one_of(field: str, found: object, allowed: Iterable[int]) -> int:
    if type(found) is not int or found not in allowed:
        raise BadPosition(field, f"is {found!r}; allowed: {[*allowed]}")
    return found


GAME = LastPebbleGame()
