"""Everything on the table of a game of Heaven & Ale."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.game import Game
from sobremesa.core.state import CHANCE, State
from sobremesa.games.heaven_and_ale.box import (
    DISCS,
    GOALS,
    START_POSITIONS,
    monk_piles_of,
    rounds_of,
    second_discs_of,
)
from sobremesa.games.heaven_and_ale.seat import Seat, member
from sobremesa.games.heaven_and_ale.steps import LAY

NOBODY: Final[i64] = -1
NO_TILE: Final[i64] = -1
NO_SHED: Final[i64] = -1
NO_SPOT: Final[i64] = -1
NO_CARD_PLAYED: Final[i64] = -1
ALL_GOALS: Final[i64] = member(GOALS) - 1


class Setting:
    """What stays the same through a game: its rounds and the switches it is played with."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        self.rounds: i64 = rounds_of(players)
        self.rounds_of_first_monks: i64 = monk_piles_of(players)[0]
        self.second_discs: list[int] = second_discs_of(players)
        self.positions: dict[str, int] = START_POSITIONS[str(options["start_positions"])]
        self.may_stop_early: bool = options["exchange_mode"] == "may_stop_early"


class HeavenAndAleState(State):
    """The round track, the gardens, and where the game stands.

    ``piles`` are the tiles on each place of the track (``tiles``), ``discs`` the scoring discs
    there, ``reserve`` those left. ``first_tiles`` and ``second_tiles`` count what is still in the
    stacks I and II of each kind of tile, monks included. ``large`` and ``small`` are the goals
    whose barrels are still in the centre (5.7). Ducats and sheds never run out (2.1, 5.11), so
    nobody counts what is left of them.

    ``round`` counts from 0; ``starter`` began it. While tiles are laid out, ``laying`` is the place
    whose tile comes next. In a turn: how many tiles were ``bought``, the ``tile`` in the hand, the
    ``shed`` being built and those still ``enclosed``, the ``spot`` just scored, the ``card``.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        rules: str,
        options: dict[str, object],
        setting: Setting,
        seats: list[Seat],
        piles: vec[i64],
        discs: vec[i64],
        first_tiles: vec[i64],
        second_tiles: vec[i64],
    ) -> None:
        super().__init__(game, players, rules, options)
        self.setting = setting
        self.seats = seats
        self.piles = piles
        self.discs = discs
        self.first_tiles = first_tiles
        self.second_tiles = second_tiles
        self.reserve: i64 = DISCS
        self.large: i64 = ALL_GOALS
        self.small: i64 = ALL_GOALS
        self.step: i64 = LAY
        self.round: i64 = 0
        self.starter: i64 = NOBODY
        self.turn: i64 = 0
        self.laying: i64 = 0
        self.bought: i64 = 0
        self.tile: i64 = NO_TILE
        self.shed: i64 = NO_SHED
        self.enclosed: i64 = 0
        self.spot: i64 = NO_SPOT
        self.card: i64 = NO_CARD_PLAYED

    def copy_into(self, copy: HeavenAndAleState) -> None:
        """Give ``copy`` everything that its making did not."""
        copy.to_move = self.to_move
        copy.is_over = self.is_over
        copy.observer = self.observer
        copy.reserve = self.reserve
        copy.large = self.large
        copy.small = self.small
        copy.step = self.step
        copy.round = self.round
        copy.starter = self.starter
        copy.turn = self.turn
        copy.laying = self.laying
        copy.bought = self.bought
        copy.tile = self.tile
        copy.shed = self.shed
        copy.enclosed = self.enclosed
        copy.spot = self.spot
        copy.card = self.card

    def ask_chance(self, step: i64) -> None:
        """The game waits for a draw."""
        self.step = step
        self.to_move = CHANCE

    def ask(self, step: i64) -> None:
        """The game waits for the seat whose turn it is."""
        self.step = step
        self.to_move = self.turn
