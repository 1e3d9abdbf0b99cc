"""Who judges a line where a search stops looking."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sobremesa.core.state import State
from sobremesa.players.considered import promise
from sobremesa.players.search.worth import ahead, standings, worth

ROUNDS: Final = 2  # that a search looks ahead which is judged by the evaluations


@final
class Verdict:
    """How every seat stands, in hundredths of points, and its share of the win."""

    def __init__(self, standings: vec[float], shares: vec[float]) -> None:
        self.standings = standings  # only the differences count
        self.shares = shares

    def promise(self, seat: i64) -> float:
        """How good that is for a seat."""
        return promise(self.shares[seat], ahead(self.standings, seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the game's own evaluation."""

    def reach(self, state: State) -> i64:
        """How many turns ahead a search should look that is judged here."""
        return ROUNDS * state.players  # where all have had as many turns, they can be compared

    def judges_turns(self, state: State) -> bool:
        """Whether it says more of the end of a turn than the evaluation, which planned the turn."""
        return False

    def answers_turns(self, state: State) -> bool:
        """Whether turns are better planned by the answers to them, which it judges."""
        return False

    def turns_played_on(self, state: State) -> i64:
        """How many turns a planned one should be played on, to be judged by what comes of it.

        0 where turns are better not planned like that.
        """
        return 0

    def verdict(self, state: State, scale: float) -> Verdict:
        """On a state; ``scale`` is the advantage that makes a win e times as likely."""
        values = standings(state)
        return Verdict(values, worth(state, values, scale))
