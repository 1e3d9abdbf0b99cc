"""Pebbles: players take pebbles from a bag into the closed hand and show them for points.

1  A turn has some moves. A move takes a pebble from the bag, or shows one of one's hand.
2  A pebble shown gives its points: white 1, grey 2, black 4.
3  The turn ends after the last move, or before by choice. After six turns each the game is over.
4  In the rule set "closed" nobody sees the others' hands; in "open" everybody does.
"""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa import CHANCE, ActionTexts, BadPosition, Event, Game, Option, State
from sobremesa.core import EVERYTHING, SPECTATOR

COLOURS: Final = ("white", "grey", "black")
POINTS: Final = (1, 2, 4)
BAG: Final = (6, 4, 2)
TURNS: Final = 6

TAKE: Final = 0
STOP: Final = 1
DRAW: Final = 2  # + colour: what chance brings
SHOW: Final = 5  # + colour
TEXTS: Final = ("take", "stop", *(f"draw {c}" for c in COLOURS), *(f"show {c}" for c in COLOURS))


def _told(text: str) -> dict[str, object]:
    do, _, colour = text.partition(" ")
    return {"do": do, "colour": colour} if colour else {"do": do}


def _text(told: dict[str, object]) -> str:
    return " ".join(map(str, told.values()))


ACTIONS: Final = ActionTexts([_told(text) for text in TEXTS], _text, list(TEXTS))


class PebblesState(State):
    """The bag, the hands, and where the turn stands. Unknown pebbles are only counted."""

    def __init__(self, game: Game, players: int, rules: str, options: dict[str, object]) -> None:
        super().__init__(game, players, rules, options)
        self.to_move = 0
        self.bag = list(BAG)
        self.hands = [[0, 0, 0] for _ in range(players)]
        self.unknown = [0] * players  # pebbles in hands that the observer does not know
        self.shown = [[0, 0, 0] for _ in range(players)]
        self.turn = 0  # counted from the start; the seat is what is left by the players
        self.moves = int(str(options["moves"]))

    def clone(self) -> PebblesState:
        copy = type(self)(self.game, int(self.players), self.rules, self.options)
        copy.to_move, copy.is_over, copy.observer = self.to_move, self.is_over, self.observer
        copy.bag = self.bag[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.unknown = self.unknown[:]
        copy.shown = [shown[:] for shown in self.shown]
        copy.turn, copy.moves = self.turn, self.moves
        return copy

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.turn % int(self.players)

    @property
    def in_bag(self) -> int:
        """How many pebbles are in the bag: everybody can count them."""
        outside = sum(map(sum, self.hands)) + sum(self.unknown) + sum(map(sum, self.shown))
        return sum(BAG) - outside

    # ---- what may be done

    def _legal(self) -> vec[i64]:
        actions = vec[i64]()
        if self.is_over or self.to_move == CHANCE:
            return actions
        if self.in_bag > 0:
            actions = append(actions, TAKE)
        actions = append(actions, STOP)
        for colour in range(3):
            if self.hands[self.seat][colour] > 0:
                actions = append(actions, SHOW + colour)
        return actions

    def _chance_actions(self) -> vec[i64]:
        if self.to_move != CHANCE:
            return vec[i64]()
        return vec[i64]([DRAW + colour for colour in range(3) if self.bag[colour] > 0])

    def _chance_weights(self) -> vec[i64]:
        return vec[i64]([pebbles for pebbles in self.bag if pebbles > 0])

    def _refusal(self, action: i64) -> str:
        return "3" if self.is_over else "1"

    def _key(self) -> tuple[int, ...]:
        both = (*self.hands, *self.shown)
        held = (number for pebbles in both for number in pebbles)
        return (self.to_move, self.turn, self.moves, *held, *self.unknown, *self.bag)

    # ---- what it does

    def _apply(self, action: i64) -> None:
        if action == TAKE:
            self.to_move = CHANCE
            self.tell(Event("reached_into_bag", {"seat": self.seat}))
        elif action == STOP:
            self.tell(Event("stopped", {"seat": self.seat}))
            self.end_turn()
        elif action < SHOW:
            self.draw(int(action) - DRAW)
        else:
            self.show(int(action) - SHOW)

    def draw(self, colour: int) -> None:
        """1 A pebble comes into the closed hand: the others hear that it did."""
        self.bag[colour] -= 1
        self.hands[self.seat][colour] += 1
        knows = tuple(s for s in range(int(self.players)) if self.may_see(s, self.seat))
        self.tell(Event("drawn", {"seat": self.seat}, {"colour": COLOURS[colour]}, knows))
        self.to_move = self.seat
        self.move_made()

    def show(self, colour: int) -> None:
        """2 What was hidden in the hand is seen by all: the event reveals."""
        self.hands[self.seat][colour] -= 1
        self.shown[self.seat][colour] += 1
        told: dict[str, object] = {"seat": self.seat, "colour": COLOURS[colour]}
        self.tell(Event("shown", told, reveals=self.rules == "closed"))
        self.move_made()

    def move_made(self) -> None:
        """3 The turn ends after the last move."""
        self.moves -= 1
        if self.moves == 0:
            self.end_turn()

    def end_turn(self) -> None:
        """3 The next seat, or the end."""
        self.turn += 1
        self.moves = int(str(self.options["moves"]))
        self.to_move = self.seat
        self.is_over = self.turn == TURNS * self.players
        if self.is_over:
            self.tell(Event("game_over", {"scores": self.scores, "winners": self.winners}))

    @property
    def scores(self) -> list[int]:
        return [sum(p * n for p, n in zip(POINTS, s, strict=True)) for s in self.shown]

    # ---- secrecy

    def may_see(self, seat: i64, owner: i64) -> bool:
        """4 One's own hand; where CHANCE decides, the bag, which nobody sees."""
        return self.rules == "open" or (seat == owner and owner >= 0)

    def _hide_from(self, seat: i64) -> None:
        if self.rules == "open":
            return
        self.bag = [0, 0, 0]
        for owner in range(int(self.players)):
            if not self.may_see(seat, owner):
                self.unknown[owner] += sum(self.hands[owner])
                self.hands[owner] = [0, 0, 0]

    def _fill_in(self, rng: Random) -> None:
        if self.rules == "open":
            return
        seen = [sum(held) for held in zip(*self.hands, *self.shown, strict=True)]
        rest = [colour for colour in range(3) for _ in range(BAG[colour] - seen[colour])]
        rng.shuffle(rest)
        for owner in range(int(self.players)):
            for _ in range(self.unknown[owner]):
                self.hands[owner][rest.pop()] += 1
            self.unknown[owner] = 0
        self.bag = [rest.count(colour) for colour in range(3)]


class Pebbles(Game):
    """Pebbles, closed and open, for two or three players."""

    def __init__(self) -> None:
        moves = Option("moves", 2, (1, 2, 3))
        super().__init__("pebbles", (2, 3), ("closed", "open"), (moves,), ACTIONS, 1)

    def _start(self, players: int, rules: str, options: dict[str, object]) -> State:
        return PebblesState(self, players, rules, options)

    def has_secrets(self, rules: str) -> bool:
        return rules == "closed"

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, PebblesState)
        return {
            "rules": state.rules,
            "players": int(state.players),
            "options": dict(state.options),
            "observer": int(state.observer),
            "drawing": state.to_move == CHANCE,
            "turn": state.turn,
            "moves": state.moves,
            "hands": [hand[:] for hand in state.hands],
            "unknown": state.unknown[:],
            "shown": [shown[:] for shown in state.shown],
        }

    def from_position(self, data: object) -> State:
        try:
            return self._read(data)
        except BadPosition:
            raise
        except (KeyError, TypeError, ValueError) as error:
            raise BadPosition("position", f"{type(error).__name__}: {error}") from error

    def _read(self, data: object) -> State:
        if not isinstance(data, dict):
            raise BadPosition("position", "must be an object")
        state = self.start(data["players"], data["rules"], **data["options"])
        assert isinstance(state, PebblesState)
        seats = int(state.players)
        state.observer = whole(data, "observer", SPECTATOR, seats - 1)
        state.turn = whole(data, "turn", 0, TURNS * seats)
        state.moves = whole(data, "moves", 1, int(str(data["options"]["moves"])))
        state.hands, state.shown = _pebbles(data, "hands", seats), _pebbles(data, "shown", seats)
        [state.unknown] = _pebbles({"unknown": [data["unknown"]]}, "unknown", 1, seats)
        if state.observer == EVERYTHING and any(state.unknown):
            raise BadPosition("unknown", "must be 0 where nobody observes")
        outside = [sum(held) for held in zip(*state.hands, *state.shown, strict=True)]
        left = [BAG[colour] - outside[colour] for colour in range(3)]
        if min(left) < 0 or state.in_bag < 0:
            raise BadPosition("hands", f"there are only {BAG} pebbles")
        hidden = state.observer != EVERYTHING and state.rules == "closed"
        state.bag = [0, 0, 0] if hidden else left
        state.is_over = state.turn == TURNS * seats
        drawing = data["drawing"] is True
        if drawing and (state.is_over or state.in_bag == 0):
            raise BadPosition("drawing", "there is nothing to draw")
        state.to_move = CHANCE if drawing else state.seat
        return state

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, PebblesState)
        viewer = -1 if seat is None else seat
        hands = [state.hands[s] if state.may_see(viewer, s) else None for s in range(state.players)]
        return {
            "seat": seat,
            "to_move": int(state.to_move),
            "turn": state.turn,
            "moves": state.moves,
            "in_bag": state.in_bag,
            "hands": hands,
            "sizes": [sum(state.hands[s]) + state.unknown[s] for s in range(state.players)],
            "shown": state.shown,
            "scores": state.scores,
        }

    def conserved(self, state: State) -> dict[str, int]:
        assert isinstance(state, PebblesState)
        held = sum(map(sum, state.hands)) + sum(map(sum, state.shown))
        return {"pebbles": sum(state.bag) + held}


def whole(data: dict[str, object], name: str, low: int, high: int) -> int:
    value = data[name]
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(name, f"is {value!r}; allowed: {low} to {high}")
    return value


def _pebbles(data: dict[str, object], name: str, rows: int, each: int = 3) -> list[list[int]]:
    found = data[name]
    if not isinstance(found, list) or len(found) != rows:
        raise BadPosition(name, f"must be {rows} lists")
    for row in found:
        if not isinstance(row, list) or len(row) != each:
            raise BadPosition(name, f"must be lists of {each} numbers")
        for number in row:
            if type(number) is not int or number < 0:
                raise BadPosition(name, f"has {number!r}, not a whole number from 0")
    return [list(row) for row in found]
