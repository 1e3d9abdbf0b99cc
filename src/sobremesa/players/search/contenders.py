"""Which actions of the decision to be made are tried, and which of them is best."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.players.search.node import Node
from sobremesa.players.search.parallel import Experience
from sobremesa.players.search.settings import Settings
from sobremesa.players.search.steps import best

FEWEST = 2  # between which it is decided at the end


@final
class Contenders:
    """The actions of the root that are still in the running: fewer and fewer of them.

    The budget is divided into equal parts. In the first part the best looking actions are tried
    equally often, in the second the better half of them, and so on, until there are two. In a
    decision between few samples this errs less than to try again what was lucky at first. The edges
    that are to be tried at least once come ``before`` all of that.
    """

    def __init__(
        self, root: Node, settings: Settings, scale: float, before: list[int] | None = None
    ) -> None:
        self._root = root
        self._settings = settings
        self._scale = scale
        self._before = list(before or [])
        self._tries = vec[i64]([0] * len(root.actions))
        self._parts: i64 = 1
        while settings.contenders >> self._parts >= FEWEST:
            self._parts += 1
        self._part: i64 = -1
        self._running = vec[i64]()

    def next(self, spent: float) -> i64:
        """The edge to try next, when so much of the budget (0 to 1) is spent."""
        part: i64 = min(int(spent * float(self._parts)), int(self._parts) - 1)
        if part > self._part:
            self._part = part
            ranked = ranking(self._root, self._root.experience(), self._settings, self._scale)
            most = max(int(self._settings.contenders) >> int(part), FEWEST)
            self._running = vec[i64]([self._root.edge(action) for action, _ in ranked[:most]])
        chosen = self._running[0]
        for edge in self._running:
            if self._tries[edge] < self._tries[chosen]:
                chosen = edge
        if len(self._before) > 0:
            chosen = self._before.pop(0)
        self._tries[chosen] += 1
        return chosen

    def world(self, edge: i64) -> i64:
        """The number of the world for this try: all actions are tried in the same ones."""
        return self._tries[edge]


def ranking(
    root: Node, experience: Experience, settings: Settings, scale: float
) -> list[tuple[int, float]]:
    """The actions of a decision and the share of the win each promises, the best first.

    How an action looked counts as much as ``trust`` tries.
    """
    highest = root.outlook[best(root.outlook)]
    tries = sum([found[0] for found in experience.values()])
    level = 0.5
    if tries > 0:
        level = sum([found[1] for found in experience.values()]) / tries
    shares: list[tuple[float, int]] = []
    for edge in range(len(root.actions)):
        action = int(root.actions[edge])
        found = experience[action]
        guess = min(max(level + (root.outlook[edge] - highest) / (4.0 * scale), 0.0), 1.0)
        share = (found[1] + settings.trust * guess) / (float(found[0]) + settings.trust)
        shares.append((-share, action))
    return [(action, -share) for share, action in sorted(shares)]
