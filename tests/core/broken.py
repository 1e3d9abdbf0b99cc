"""Pebbles, broken in one way each, and the check of the kit that must notice it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa import CHANCE, BadPosition, Event, Game, State
from sobremesa.core import EVERYTHING
from tests.core.pebbles import (
    COLOURS,
    SHOW,
    STOP,
    TAKE,
    TEXTS,
    TURNS,
    Pebbles,
    PebblesState,
    whole,
)

BROKEN: dict[str, tuple[str, Callable[[], Game]]] = {}


def breaks(check: str) -> Callable[[type[Any]], type[Any]]:
    """Put a broken game, or a game with broken states, on the list."""

    def listed(broken: type[Any]) -> type[Any]:
        made = broken if issubclass(broken, Game) else lambda: PebblesOf(broken)
        BROKEN[broken.__name__] = (check, made)
        return broken

    return listed


class PebblesOf(Pebbles):
    """Pebbles with other states."""

    def __init__(self, states: type[PebblesState] = PebblesState) -> None:
        super().__init__()
        self.states = states

    def _start(self, players: int, rules: str, options: dict[str, object]) -> State:
        return self.states(self, players, rules, options)


# ---- what may be done


class StuckState(PebblesState):
    def _legal(self) -> vec[i64]:
        return vec[i64]() if self.in_bag == 9 else super()._legal()


@breaks("decision")
class DeadEnd(PebblesOf):
    def __init__(self) -> None:
        super().__init__(StuckState)

    def from_position(self, data: object) -> State:
        state = super().from_position(data)
        whole = state.observer == EVERYTHING and not state.is_over
        if whole and not state.legal() and not state.chances():
            raise BadPosition("position", "nothing could be done")
        return state


@breaks("decision")
class NotAscending(PebblesState):
    def _legal(self) -> vec[i64]:
        return vec[i64](list(super()._legal())[::-1])


@breaks("decision")
class TwiceTheSame(PebblesState):
    def _legal(self) -> vec[i64]:
        actions = super()._legal()
        return append(actions, actions[len(actions) - 1]) if len(actions) else actions


@breaks("decision")
class OutOfTheSpace(PebblesState):
    def _legal(self) -> vec[i64]:
        actions = super()._legal()
        return append(actions, len(TEXTS)) if len(actions) else actions


@breaks("decision")
class GoesOnAfterTheEnd(PebblesState):
    def _legal(self) -> vec[i64]:
        return vec[i64]([STOP]) if self.is_over else super()._legal()


@breaks("chance")
class NoWeight(PebblesState):
    def _chance_weights(self) -> vec[i64]:
        return vec[i64]([0] * len(self._chance_actions()))


@breaks("chance")
class ChanceNotAscending(PebblesState):
    def _chance_actions(self) -> vec[i64]:
        return vec[i64](list(super()._chance_actions())[::-1])

    def _chance_weights(self) -> vec[i64]:
        return vec[i64](list(super()._chance_weights())[::-1])


@breaks("chance")
class NothingToDraw(PebblesState):
    def _chance_actions(self) -> vec[i64]:
        return vec[i64]() if self.in_bag < 11 else super()._chance_actions()


@breaks("end")
class NeverEnds(PebblesState):
    def end_turn(self) -> None:
        super().end_turn()
        self.turn %= TURNS * int(self.players)
        self.is_over = False


@breaks("apply")
class CannotBeCarriedOut(PebblesState):
    def show(self, colour: int) -> None:
        raise IndexError(colour)


# ---- what is refused


@breaks("refusal")
class CarriesOutAnything(PebblesState):
    def _allows(self, action: int) -> bool:
        return True


@breaks("refusal")
class RefusingCosts(PebblesState):
    def _refusal(self, action: i64) -> str:
        self.shown[0][0] += 1
        return "1"


@breaks("refusal")
class RefusesWithoutARule(PebblesState):
    def _refusal(self, action: i64) -> str:
        return ""


# ---- what stays


@breaks("conservation")
class LosesAPebble(PebblesState):
    def show(self, colour: int) -> None:
        seat = self.seat
        super().show(colour)
        self.shown[seat][colour] = 0


@breaks("conservation")
class ConservesNothing(PebblesOf):
    def conserved(self, state: State) -> dict[str, int]:
        return {}


@breaks("conservation")
class DealsTooFew(PebblesState):
    def _fill_in(self, rng: Random) -> None:
        super()._fill_in(rng)
        self.bag[self.bag.index(max(self.bag))] -= 1


@breaks("scores")
class WinsTooEarly(PebblesState):
    @property
    def winners(self) -> list[int]:
        return [0]


@breaks("scores")
class NobodyWins(PebblesState):
    @property
    def winners(self) -> list[int]:
        return []


@breaks("clone")
class ClonesShareHands(PebblesState):
    def clone(self) -> PebblesState:
        copy = super().clone()
        copy.hands = self.hands
        return copy


@breaks("clone")
class ClonesForgetTheMoves(PebblesState):
    def clone(self) -> PebblesState:
        copy = super().clone()
        copy.moves = 1
        return copy


@breaks("determinism")
class RollsDice(PebblesState):
    dice = Random(1)

    def move_made(self) -> None:
        self.moves = self.dice.randrange(1, self.moves + 1)
        super().move_made()


@breaks("determinism")
class ListeningCosts(PebblesState):
    def tell(self, event: Event) -> None:
        super().tell(event)
        if self.events is not None:
            self.moves = 1


@breaks("determinism")
class StartsDiffer(PebblesOf):
    starts = 0

    def _start(self, players: int, rules: str, options: dict[str, object]) -> State:
        self.starts += 1
        state = PebblesState(self, players, rules, options)
        state.turn = state.to_move = 1 if self.starts % 5 == 0 else 0
        return state


# ---- what is written


@breaks("position")
class ForgetsTheMoves(PebblesOf):
    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, PebblesState)
        return {**super().position(state), "moves": 1}


@breaks("position")
class NotPlain(PebblesOf):
    def position(self, state: State) -> dict[str, object]:
        return {**super().position(state), "colours": COLOURS}


@breaks("position")
class ReadsWithoutCare(PebblesOf):
    def from_position(self, data: object) -> State:
        return self._read(data)


@breaks("notation")
class TwoWithOneName(PebblesOf):
    def notation(self, action: int) -> str:
        return "show" if action >= SHOW else TEXTS[action]


@breaks("notation")
class CommasInNames(PebblesOf):
    def notation(self, action: int) -> str:
        return TEXTS[action].replace(" ", ", ")

    def parse(self, text: str) -> int:
        return super().parse(text.replace(", ", " "))


@breaks("notation")
class ReadsWithAnyError(PebblesOf):
    def parse(self, text: str) -> int:
        return TEXTS.index(text)


@breaks("notation")
class ReadsTwoTexts(PebblesOf):
    def parse(self, text: str) -> int:
        return super().parse(text.strip() or "stop")


@breaks("notation")
class DescribesNothing(PebblesOf):
    def describe(self, action: int) -> dict[str, object]:
        return {}


@breaks("setup")
class StartsAnyhow(PebblesOf):
    def checked_setup(
        self, players: int, rules: str | None, options: dict[str, object]
    ) -> dict[str, object]:
        return {"moves": 2, **options}


# ---- what is secret


@breaks("observation")
class ShowsTheOthersHands(PebblesOf):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, PebblesState)
        seen = super().view(state, seat)
        return seen if seat is None else {**seen, "hands": state.hands}


@breaks("view")
class ShowsSpectatorsMore(PebblesOf):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, PebblesState)
        seen = super().view(state, seat)
        return {**seen, "hands": state.hands} if seat is None else seen


@breaks("view")
class ViewCannotBeMade(PebblesOf):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, PebblesState)
        if state.hands[0][2]:
            raise KeyError("black")
        return super().view(state, seat)


class WithATrace(PebblesState):
    """How many black pebbles there are in hands stays in an observation."""

    trace = -1

    def black(self) -> int:
        return sum(hand[2] for hand in self.hands) if self.trace < 0 else self.trace

    def clone(self) -> PebblesState:
        copy = super().clone()
        assert isinstance(copy, WithATrace)
        copy.trace = self.trace
        return copy

    def _hide_from(self, seat: i64) -> None:
        self.trace = self.black()
        super()._hide_from(seat)

    def _fill_in(self, rng: Random) -> None:
        self.trace = -1
        super()._fill_in(rng)


@breaks("leak")
class ObservationKeepsATrace(PebblesOf):
    def __init__(self) -> None:
        super().__init__(WithATrace)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, WithATrace)
        return {**super().view(state, seat), "black": state.black()}

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, WithATrace)
        return {**super().position(state), "trace": state.trace}

    def _read(self, data: object) -> State:
        state = super()._read(data)
        assert isinstance(state, WithATrace)
        assert isinstance(data, dict)
        state.trace = whole(data, "trace", -1, 2)
        return state


@breaks("observation")
class LegalDependsOnSecrets(PebblesState):
    def _legal(self) -> vec[i64]:
        actions = super()._legal()
        if self.bag[2] == 0:
            return vec[i64]([action for action in actions if action != TAKE])
        return actions


@breaks("leak")
class RefusalTellsSecrets(PebblesState):
    def _refusal(self, action: i64) -> str:
        return "1" if self.bag[2] else "2"


@breaks("observation")
class HidesFromTheOwner(PebblesState):
    def may_see(self, seat: i64, owner: i64) -> bool:
        return self.rules == "open"


@breaks("observation")
class HidesInTheOpen(PebblesOf):
    def has_secrets(self, rules: str) -> bool:
        return False


@breaks("observation")
class HidesNothing(PebblesState):
    def may_see(self, seat: i64, owner: i64) -> bool:
        return True

    def _hide_from(self, seat: i64) -> None:
        pass

    def _fill_in(self, rng: Random) -> None:
        pass


@breaks("observation")
class DealtIsStillAnObservation(PebblesState):
    def determinize(self, rng: Random) -> State:
        whole = super().determinize(rng)
        whole.observer = self.observer
        return whole


@breaks("events")
class TellsWhatIsDrawn(PebblesState):
    def draw(self, colour: int) -> None:
        super().draw(colour)
        self.tell(Event("heard", {"colour": COLOURS[colour]}))


@breaks("events")
class TellsWhatIsInTheBag(PebblesState):
    def tell(self, event: Event) -> None:
        super().tell(event)
        if event.kind == "stopped" and self.events is not None and self.observer == EVERYTHING:
            self.events.append(Event("felt", {"black": self.bag[2]}))


@breaks("events")
class TellsWhatIsNotPlain(PebblesState):
    def end_turn(self) -> None:
        super().end_turn()
        self.tell(Event("counted", {"scores": tuple(self.scores)}))


@breaks("events")
class TellsNobody(PebblesState):
    def end_turn(self) -> None:
        super().end_turn()
        self.tell(Event("whispered", {}, {"to": 9}, (9,)))


@breaks("reveal")
class ShowsWithoutSaying(PebblesState):
    def tell(self, event: Event) -> None:
        event.reveals = False
        super().tell(event)


@breaks("reveal")
class RevealsInTheOpen(PebblesState):
    def tell(self, event: Event) -> None:
        event.reveals = event.kind == "shown"
        super().tell(event)


@breaks("reveal")
class StoppingShowsTheHand(PebblesState):
    """Who stops with nothing in the hand takes another turn: everybody sees that it is empty."""

    def end_turn(self) -> None:
        if self.to_move != CHANCE and self.moves > 0 and not self.hands[self.seat][0]:
            self.turn += 1
        super().end_turn()
        self.is_over = self.turn >= TURNS * self.players


@breaks("evaluation")
class ValuesWhatIsHidden(PebblesOf):
    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, PebblesState)
        return float(state.scores[seat] - sum(state.hands[1 - seat]))


# ---- what is the same


@breaks("key")
class KeyForgetsTheHands(PebblesState):
    def _key(self) -> tuple[int, ...]:
        return (self.to_move, self.turn, self.moves)


@breaks("key")
class CloneHasAnotherKey(PebblesState):
    def _key(self) -> tuple[int, ...]:
        return (id(self),)
