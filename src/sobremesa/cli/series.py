"""A series of games between computer players, each game decided by the seed and its number."""

from __future__ import annotations

from random import Random
from time import perf_counter

from sobremesa import CHANCE, Record, State
from sobremesa.players import player


class Tally:
    """What came of the games so far."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0  # of the seats; what chance decides is not counted
        self.seconds = 0.0
        self._points = [0] * seats
        self._wins = [0.0] * seats

    def add(self, end: State, decisions: int, seconds: float) -> None:
        """Count one game; a win that several seats share is divided among them."""
        self.games += 1
        self.decisions += decisions
        self.seconds += seconds
        winners = end.winners
        for seat, score in enumerate(end.scores):
            self._points[seat] += score
        for seat in winners:
            self._wins[seat] += 1 / len(winners)

    def mean_score(self, seat: int) -> float:
        """Points a game."""
        return self._points[seat] / self.games

    def win_share(self, seat: int) -> float:
        """Wins a game."""
        return self._wins[seat] / self.games

    def result(self, levels: tuple[str, ...]) -> dict[str, object]:
        """All of it as plain data."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "seats": [
                {
                    "seat": seat + 1,
                    "player": level,
                    "mean_score": self.mean_score(seat),
                    "win_share": self.win_share(seat),
                }
                for seat, level in enumerate(levels)
            ],
        }


class Series:
    """Games from one start, with the same players in the same seats."""

    def __init__(self, start: State, levels: tuple[str, ...], seed: int) -> None:
        self.start = start
        self.levels = levels
        self.seed = seed

    def new_tally(self) -> Tally:
        """A tally for these seats."""
        return Tally(len(self.levels))

    def about(self) -> dict[str, object]:
        """Which games these are."""
        return {
            "game": self.start.game.name,
            "rules": self.start.rules,
            "players": len(self.levels),
            "seed": self.seed,
        }

    def file_name(self, number: int) -> str:
        """Where the record of a game is kept."""
        rules = f"{self.start.game.name}-{self.start.rules}-{len(self.levels)}"
        players = "-".join(self.levels).replace(":", "_")
        return f"{rules}-{players}-{self.seed}-{number + 1:04}.txt"

    def play(self, number: int, tally: Tally) -> str:
        """Play one game to its end; its record."""
        rng = Random(f"{self.seed} {number}")
        players = [player(level, rng.getrandbits(63)) for level in self.levels]
        state = self.start.clone()
        record = Record.of(self.start, list(self.levels))
        notation = state.game.notation
        decisions = 0
        began = perf_counter()
        while not state.is_over:
            decider = int(state.to_move)
            if decider == CHANCE:
                actions, weights = zip(*state.chances(), strict=True)
                [action] = rng.choices(actions, weights)
            else:
                action = players[decider].choose(state.observed_by(decider))
                decisions += 1
            record.add(decider, notation(action))
            state.apply(action)
        tally.add(state, decisions, perf_counter() - began)
        return record.dumps()
