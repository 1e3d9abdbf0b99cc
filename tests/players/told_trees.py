"""Games told as trees, small enough to know what is right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import CHANCE, ActionTexts, Event, Game, State
from sobremesa.core.state import EVERYBODY


@dataclass(frozen=True)
class End:
    """The game is over."""

    scores: tuple[int, ...]


@dataclass(frozen=True)
class Choice:
    """A seat chooses."""

    seat: int
    branches: Sequence[Part]


@dataclass(frozen=True)
class Draw:
    """Chance decides; either all see how, or nobody does."""

    weights: Sequence[int]
    branches: Sequence[Part]
    open: bool = True


Part = End | Choice | Draw


class Told(State):
    """Somewhere in a tree. ``unseen`` is the hidden draw made last, before the present part."""

    def __init__(self, game: Game, players: int, part: Part) -> None:
        super().__init__(game, players, "standard", {})
        self.unseen: Draw | None = None
        self.go_to(part)

    def go_to(self, part: Part) -> None:
        self.part = part
        self.is_over = isinstance(part, End)
        self.to_move = part.seat if isinstance(part, Choice) else CHANCE

    def clone(self) -> Told:
        copy = Told(self.game, int(self.players), self.part)
        copy.observer, copy.unseen = self.observer, self.unseen
        return copy

    @property
    def scores(self) -> list[int]:
        return list(self.part.scores) if isinstance(self.part, End) else [0] * int(self.players)

    def _numbers(self) -> vec[i64]:
        return vec[i64]([] if isinstance(self.part, End) else list(range(len(self.part.branches))))

    def _legal(self) -> vec[i64]:
        return self._numbers() if isinstance(self.part, Choice) else vec[i64]()

    def _chance_actions(self) -> vec[i64]:
        return self._numbers() if isinstance(self.part, Draw) else vec[i64]()

    def _chance_weights(self) -> vec[i64]:
        return vec[i64](list(self.part.weights) if isinstance(self.part, Draw) else [])

    def _decider(self) -> i64:
        if isinstance(self.part, Draw):
            return EVERYBODY if self.part.open else CHANCE
        return self.to_move

    def _apply(self, action: i64) -> None:
        part = self.part
        assert not isinstance(part, End)
        if isinstance(part, Draw):
            self.unseen = None if part.open else part
            drawn: dict[str, object] = {"branch": int(action)}
            if part.open:
                self.tell(Event("drawn", drawn))
            else:
                self.tell(Event("drawn", {}, drawn, ()))
        self.go_to(part.branches[action])

    def _hide_from(self, seat: i64) -> None:
        if self.unseen is not None:  # any branch says as much as another
            self.go_to(self.unseen.branches[0])

    def _fill_in(self, rng: Random) -> None:
        if self.unseen is not None:
            self.go_to(rng.choices(self.unseen.branches, self.unseen.weights)[0])


class ToldGame(Game):
    """A game told as a tree. Before the end its evaluation knows nothing."""

    def __init__(self, players: int, tree: Part) -> None:
        self.tree = tree
        choices: list[dict[str, object]] = [{"do": "take", "branch": n} for n in range(100)]
        texts = ActionTexts(choices, lambda told: f"take {told['branch']}", ["take 0"])
        super().__init__("told", (players, players), ("standard",), (), texts, 1)

    def _start(self, players: int, rules: str, options: dict[str, object]) -> State:
        return Told(self, players, self.tree)

    def has_secrets(self, rules: str) -> bool:
        return True

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, Told)
        return {"part": state.part, "unseen": state.unseen}

    def evaluate(self, state: State, seat: int) -> float:
        return 0.0
