"""A decision in the tree of a search, and what is known of its actions."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.state import CHANCE

NO_EDGE: Final[i64] = -1


@final
class Node:
    """A decision of ``seat`` after all that the searcher was told on the way there.

    Worlds that the searcher cannot tell apart meet in one node, though not every action is
    possible in all of them: for each action is counted how often it was ``offered``, beside how
    often it was tried (``visits``) and the totals of what came of it for ``seat``: of shares of
    the win (``total``), and of points ``ahead``. ``outlook`` is how the state one decision later
    was judged, in the world that came here first; ``prior`` follows from it. ``after`` are the
    decisions that followed, by what was told.
    """

    def __init__(self) -> None:
        self.seat: i64 = CHANCE
        self.actions = vec[i64]()
        self.outlook = vec[float]()
        self.prior = vec[float]()
        self.offered = vec[i64]()
        self.visits = vec[i64]()
        self.total = vec[float]()
        self.ahead = vec[float]()
        self.after: dict[str, Node] = {}
        self._edges: dict[int, int] = {}

    def edge(self, action: i64) -> i64:
        """Where an action stands in the lists, or ``NO_EDGE``."""
        return self._edges.get(int(action), int(NO_EDGE))

    def add(self, action: i64, outlook: float) -> i64:
        """A new action; where it stands."""
        edge: i64 = len(self.actions)
        self._edges[int(action)] = int(edge)
        self.actions = append(self.actions, action)
        self.outlook = append(self.outlook, outlook)
        self.prior = append(self.prior, 0.0)
        self.offered = append(self.offered, 0)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.ahead = append(self.ahead, 0.0)
        return edge

    def has_exactly(self, actions: vec[i64]) -> bool:
        """Whether these are the actions of this node, in its order."""
        if len(actions) != len(self.actions):
            return False
        for number in range(len(actions)):  # noqa: SIM110 (a generator is slow when compiled)
            if actions[number] != self.actions[number]:
                return False
        return True

    def mean(self, edge: i64) -> float:
        """What came of an action that was tried, in the mean."""
        return self.total[edge] / float(self.visits[edge])

    def experience(self) -> dict[int, tuple[int, float, float]]:
        """For each action, how often it was tried and the totals of what came of it."""
        return {
            int(self.actions[edge]): (int(self.visits[edge]), self.total[edge], self.ahead[edge])
            for edge in range(len(self.actions))
        }
