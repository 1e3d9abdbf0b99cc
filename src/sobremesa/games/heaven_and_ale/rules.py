"""The rules of Heaven & Ale as a state: who decides, what is legal, and what an action does."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.game import Game
from sobremesa.core.state import CHANCE, EVERYBODY
from sobremesa.games.heaven_and_ale.actions import (
    ACTIVATE,
    BUY_TILE,
    CHOOSE_MARKER,
    DECLINE,
    END,
    FIRST,
    GO,
    LAY_TILE,
    NAME_NUMBER,
    PLAY_CARD,
    PUT_ON,
    SCORE_SPOT,
    SELL,
    START,
)
from sobremesa.games.heaven_and_ale.box import (
    CARDS,
    COPIES,
    MONK_COPIES,
    RESOURCE_NAMES,
    START_DUCATS,
)
from sobremesa.games.heaven_and_ale.buying import (
    after_shed,
    buy,
    legal_cells,
    legal_purchases,
    put,
)
from sobremesa.games.heaven_and_ale.garden import CELLS, SHEDS
from sobremesa.games.heaven_and_ale.moving import (
    enter_start,
    legal_moves,
    legal_starts,
    move,
)
from sobremesa.games.heaven_and_ale.privileges import (
    append_sales,
    choose_marker,
    decline,
    legal_cards,
    legal_markers,
    place_card,
    sell,
)
from sobremesa.games.heaven_and_ale.refusals import refusal
from sobremesa.games.heaven_and_ale.rounds import (
    choose_first,
    end_turn,
    first_chances,
    lay,
    lay_chances,
    lay_weight,
    start_laying,
)
from sobremesa.games.heaven_and_ale.scoring import (
    legal_numbers,
    legal_spots,
    name_number,
    score,
)
from sobremesa.games.heaven_and_ale.seat import NO_CARD, NOT_BUILT, Seat, member
from sobremesa.games.heaven_and_ale.sheds import activate_beside_shed, legal_activations
from sobremesa.games.heaven_and_ale.spots import PAIRS
from sobremesa.games.heaven_and_ale.state import HeavenAndAleState, Setting
from sobremesa.games.heaven_and_ale.steps import (
    BUY,
    CHOOSE_START,
    LAY,
    MARKER,
    MOVE,
    NUMBER,
    PRIVILEGE,
    PUT,
    SCORE,
    SHED_CHOICE,
    TURN_END,
)
from sobremesa.games.heaven_and_ale.tiles import EMPTY, FIRST_MONK, KINDS
from sobremesa.games.heaven_and_ale.track import PLACES


@final
class HeavenAndAle(HeavenAndAleState):
    """A game of Heaven & Ale."""

    def clone(self) -> HeavenAndAle:
        """An independent copy; nobody listens to it."""
        copy = self._with([seat.clone() for seat in self.seats])
        copy.discs = self.discs[:]
        copy.first_tiles = self.first_tiles[:]
        copy.second_tiles = self.second_tiles[:]
        return copy

    def clone_to_build(self) -> HeavenAndAle:
        """A copy to buy tiles and put them in; what no purchase changes is not copied."""
        seats = self.seats[:]
        seats[self.turn] = seats[self.turn].clone()
        return self._with(seats)

    def _with(self, seats: list[Seat]) -> HeavenAndAle:
        """A copy with these seats and piles of its own that shares all else."""
        copy = HeavenAndAle(
            self.game,
            self.players,
            self.rules,
            self.options,
            self.setting,
            seats,
            self.piles[:],
            self.discs,
            self.first_tiles,
            self.second_tiles,
        )
        self.copy_into(copy)
        return copy

    @property
    def scores(self) -> list[int]:
        """16.4 The victory points of each seat; before the end there are none.

        1.1, 16.5 Whoever has the most has won, together with those level with him.
        """
        return [int(seat.score) for seat in self.seats]

    def _legal(self) -> vec[i64]:
        actions = vec[i64](capacity=48)
        if self.is_over or self.to_move == CHANCE:
            return actions
        step = self.step
        if step == MOVE:
            return legal_moves(self, actions)
        if step == BUY:
            return legal_purchases(self, actions)
        if step == PUT:
            return legal_cells(self, actions)
        if step == SHED_CHOICE:
            return legal_activations(self, actions)
        if step == SCORE:
            return legal_spots(self, actions)
        if step == NUMBER:
            return legal_numbers(self, actions)
        if step == PRIVILEGE:
            return legal_cards(self, actions)
        if step == MARKER:
            return legal_markers(self, actions)
        if step == TURN_END:
            return append(append_sales(self, actions), END)
        assert step == CHOOSE_START
        return legal_starts(self, actions)

    def _apply(self, action: i64) -> None:
        if action >= CHOOSE_MARKER:
            choose_marker(self, action - CHOOSE_MARKER)
        elif action == DECLINE:
            decline(self)
        elif action >= PLAY_CARD:
            place_card(self, action - PLAY_CARD)
        elif action >= NAME_NUMBER:
            name_number(self, action - NAME_NUMBER + 1)
        elif action >= SCORE_SPOT:
            score(self, action - SCORE_SPOT)
        elif action >= ACTIVATE:
            activate_beside_shed(self, action - ACTIVATE)
            after_shed(self)
        elif action >= PUT_ON:
            put(self, action - PUT_ON)
        elif action == END:
            end_turn(self)
        elif action >= BUY_TILE:
            buy(self, action - BUY_TILE)
        elif action >= SELL:
            sell(self, action - SELL)
        elif action >= GO:
            move(self, action - GO)
        elif action >= START:
            enter_start(self, action - START)
        elif action >= LAY_TILE:
            lay(self, action - LAY_TILE)
        else:
            choose_first(self, action - FIRST)

    def _chance_actions(self) -> vec[i64]:
        if self.to_move != CHANCE or self.is_over:
            return vec[i64]()
        return lay_chances(self) if self.step == LAY else first_chances(self)

    def _chance_weights(self) -> vec[i64]:
        actions = self._chance_actions()
        weights = vec[i64](capacity=len(actions))
        for action in actions:
            weight: i64 = 1
            if self.step == LAY:
                weight = lay_weight(self, action - LAY_TILE)
            weights = append(weights, weight)
        return weights

    def _refusal(self, action: i64) -> str:
        return refusal(self, action)

    def _decider(self) -> i64:
        """1.5 All draws are for everybody to see."""
        return EVERYBODY if self.to_move == CHANCE else self.to_move


def new_game(game: Game, players: int, rules: str, options: dict[str, object]) -> HeavenAndAle:
    """5.1, 5.3, 5.6-5.8 The table before anything is drawn."""
    setting = Setting(players, options)
    in_stack = vec[i64](
        [int(COPIES) if kind < FIRST_MONK else int(MONK_COPIES) for kind in range(int(KINDS))]
    )
    state = HeavenAndAle(
        game,
        players,
        rules,
        options,
        setting,
        [_new_seat(setting) for _ in range(players)],
        vec[i64]([0] * int(PLACES)),
        vec[i64]([0] * int(PLACES)),
        in_stack[:],
        in_stack[:],
    )
    start_laying(state)
    return state


def _new_seat(setting: Setting) -> Seat:
    """5.8 What a player begins with."""
    seat = Seat(
        vec[i64]([int(EMPTY)] * int(CELLS)),
        vec[i64]([int(NOT_BUILT)] * int(SHEDS)),
        vec[i64]([setting.positions[name] for name in RESOURCE_NAMES]),
        vec[i64]([int(NO_CARD)] * int(PAIRS)),
    )
    seat.brewmaster = setting.positions["brewmaster"]
    seat.ducats = START_DUCATS
    seat.hand = member(CARDS) - 1
    return seat
