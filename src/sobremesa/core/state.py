"""A state of a game: who decides, what may be chosen, and the step to the next state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sobremesa.core.errors import Hidden, Illegal

if TYPE_CHECKING:
    from random import Random

    from sobremesa.core.events import Event
    from sobremesa.core.game import Game

CHANCE: Final = -1  # who decides a draw: nobody
EVERYTHING: Final = -2  # the observer of a state from which nothing was taken away
SPECTATOR: Final = -3  # who observes without a seat
EVERYBODY: Final = -4  # for whom a draw is made that all may see

# The numbers of actions as ready Python objects: making them anew would cost legal() a third.
_NUMBERS: Final[list[object]] = []


def prepare_actions(count: int) -> None:
    """Make ready for games with so many actions."""
    for action in range(len(_NUMBERS), count):
        _NUMBERS.append(action)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One state of one game, the base of every game's rules.

    A state is a value: the same actions from the same start always give the same state. The
    rules of a game override the methods whose names begin with an underscore; everybody else
    uses the public ones, which check what they are given. Code that plays many games on its own
    clones (playouts, search) may use the unchecked methods, never mixed with ``legal``/``apply``
    on the same object.
    """

    def __init__(self, game: Game, players: int, rules: str, options: dict[str, object]) -> None:
        self.game = game
        self.players: i64 = players
        self.rules = rules
        self.options = options
        self.to_move: i64 = CHANCE
        self.is_over = False
        self.observer: i64 = EVERYTHING
        self.events: list[Event] | None = None
        self._offered: vec[i64] = vec[i64]()  # the last answer of legal(), until apply()
        self._has_offered = False

    # ---- what the rules of a game provide

    def _legal(self) -> vec[i64]:
        """The legal actions of the seat to move, ascending; none at chance or at the end."""
        raise NotImplementedError

    def _apply(self, action: i64) -> None:
        """Carry out an action known to be possible."""
        raise NotImplementedError

    def _chance_actions(self) -> vec[i64]:
        """What chance may bring now, ascending."""
        raise NotImplementedError

    def _chance_weights(self) -> vec[i64]:
        """How likely each of ``_chance_actions()`` is, as whole numbers above 0."""
        raise NotImplementedError

    def _refusal(self, action: i64) -> str:
        """The number of the rule that forbids ``action``, which is not legal."""
        raise NotImplementedError

    def _hide_from(self, seat: i64) -> None:
        """Take out of this state what ``seat`` may not know (by ``may_see``)."""

    def _fill_in(self, rng: Random) -> None:
        """Put something possible where ``_hide_from`` took something out."""

    def _key(self) -> tuple[int, ...]:
        """What tells this state from others; nothing where a game does not say.

        Of two states of one game with the same key the same can come, however they came about.
        """
        return ()

    def may_see(self, seat: i64, owner: i64) -> bool:
        """Whether ``seat`` may see what ``owner`` holds hidden: secrecy, declared once."""
        return True

    @property
    def waits_evenly(self) -> bool:
        """Whether the time that this decision takes would tell others what the seat holds.

        Then whoever decides for a seat takes equally long over every choice, and over none.
        """
        return False

    def clone(self) -> State:
        """An independent copy; nobody listens to it."""
        raise NotImplementedError

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        raise NotImplementedError

    @property
    def winners(self) -> list[int]:
        """The seats that have won, all with the best score; empty until the game is over."""
        if not self.is_over:
            return []
        scores = self.scores
        best = max(scores)
        return [seat for seat in range(len(scores)) if scores[seat] == best]

    def _decider(self) -> i64:
        """The seat to move, or for whom chance decides.

        That is the seat which alone may see what is drawn, ``EVERYBODY``, or ``CHANCE`` where
        what may come, or how likely it is, is nobody's to know.
        """
        return self.to_move

    # ---- what everybody uses

    def legal(self) -> list[int]:
        """The legal actions of the seat to move, ascending; empty at chance and at the end.

        Raises ``Hidden`` on an observation when they depend on what the observer may not know.
        """
        self._check_known()
        offered = self._legal()
        self._offered = offered
        self._has_offered = True
        return cast("list[int]", [_NUMBERS[action] for action in offered])

    def chances(self) -> list[tuple[int, int]]:
        """What chance may bring now with whole-number weights; empty when a seat decides."""
        if self.to_move != CHANCE or self.is_over:
            return []
        self._check_known()
        actions = self._chance_actions()
        weights = self._chance_weights()
        return [(int(actions[i]), int(weights[i])) for i in range(len(actions))]

    def apply(self, action: int) -> None:
        """Carry out one decision of the seat to move, or of chance.

        Raises ``Illegal`` with the rule that forbids it, and then changes nothing.
        """
        self._check_known()
        if not self._allows(action):
            raise Illegal(f"{self.game.name} {self._why_not(action)}", self._name(action))
        self._has_offered = False
        self._apply(action)

    def refusal(self, action: int) -> str | None:
        """The rule that forbids ``action`` now ("torres 8.3"), or ``None`` when it is legal."""
        self._check_known()
        if self._allows(action):
            return None
        return f"{self.game.name} {self._why_not(action)}"

    def observed_by(self, seat: int | None) -> State:
        """What ``seat`` knows of this state (``None``: a spectator); the rest is absent."""
        seats = int(self.players)
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}; allowed: 0 to {seats - 1}, or None")
        seen = self.clone()
        seen.observer = SPECTATOR if seat is None else seat
        seen._hide_from(seen.observer)
        return seen

    def determinize(self, rng: Random) -> State:
        """A whole state that its observer cannot tell from the true one, drawn with ``rng``."""
        whole = self.clone()
        if whole.observer != EVERYTHING:
            whole._fill_in(rng)
            whole.observer = EVERYTHING
        return whole

    def _check_known(self) -> None:
        if self.observer == EVERYTHING or self.is_over:
            return
        decider = self._decider()
        if decider == EVERYBODY or self.may_see(self.observer, decider):
            return
        if decider == CHANCE:
            raise Hidden("what is drawn here is nobody's to know; determinize() first")
        raise Hidden(
            f"seat {decider + 1} decides on what is hidden here; "
            "ask observed_by() of that seat, or determinize() first"
        )

    def tell(self, event: Event) -> None:
        """Tell whoever listens. Where nobody does, better do not even make the event."""
        if self.events is not None:
            self.events.append(event)

    def _allows(self, action: int) -> bool:
        if self.is_over or action < 0 or action >= self.game.action_count:
            return False
        number: i64 = action
        if self.to_move == CHANCE:
            return holds(self._chance_actions(), number)
        if not self._has_offered:
            self._offered = self._legal()
            self._has_offered = True
        return holds(self._offered, number)

    def _why_not(self, action: int) -> str:
        if 0 <= action < self.game.action_count:
            return self._refusal(action)
        return "has no such action"

    def _name(self, action: int) -> str:
        if 0 <= action < self.game.action_count:
            return self.game.notation(action)
        return str(action)


def holds(actions: vec[i64], action: i64) -> bool:
    """Whether an ascending list holds an action."""
    low: i64 = 0
    high: i64 = len(actions)
    while low < high:
        middle = (low + high) // 2
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < len(actions) and actions[low] == action
