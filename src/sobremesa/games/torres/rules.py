"""The rules of Torres as a state: who decides, what is legal, and what an action does."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.game import Game
from sobremesa.core.state import CHANCE, EVERYBODY
from sobremesa.games.torres.actions import (
    BUILD,
    BUILD_FROM_SUPPLY,
    BUY,
    CASTLE,
    DRAW,
    END,
    FIRST,
    KEEP,
    KING,
    KING_STAYS,
    KNIGHT,
    LEFTOVER,
    LIFT,
    MASTER_CARD,
    MOVE,
    PLAY,
    PUT,
    RETURN_BOTTOM,
    RETURN_TOP,
    TRACK,
    USE,
)
from sobremesa.games.torres.board import bare_board
from sobremesa.games.torres.box import COST_KNIGHT, SPACES
from sobremesa.games.torres.buying import (
    append_cards,
    append_returns,
    buy,
    draw,
    draw_chances,
    give_back,
    keep,
)
from sobremesa.games.torres.card_play import (
    legal_targets,
    lift_block,
    play,
    put_lifted_block,
    send_knight,
)
from sobremesa.games.torres.cards import CARD_IDS, KNIGHT_CARD_COST
from sobremesa.games.torres.cells import append_each
from sobremesa.games.torres.hidden import fill_in, hide
from sobremesa.games.torres.key import key
from sobremesa.games.torres.phases import (
    choose_leftover,
    end_turn,
    king_stays,
    move_king,
    stacks_for_leftover,
    stacks_to_use,
    use_stack,
)
from sobremesa.games.torres.refusals import refusal
from sobremesa.games.torres.setup import (
    choose_first,
    empty_castles,
    first_chances,
    open_master_card,
    place_castle,
    place_king,
    place_knight,
)
from sobremesa.games.torres.state import Setting, TorresState, new_seat
from sobremesa.games.torres.steps import (
    CARD_TARGET,
    DRAW_CARD,
    KEEP_CARD,
    MOVE_KING,
    OVER,
    PLACE_CASTLE,
    PLACE_KING,
    PLACE_KNIGHT,
    RETURN_CARDS,
    TURN,
    USE_STACK,
)
from sobremesa.games.torres.turn import (
    add_knight,
    build_block,
    legal_in_turn,
    move_knight,
    put_block,
    step_on_track,
)

if TYPE_CHECKING:
    from random import Random


@final
class Torres(TorresState):
    """A game of Torres."""

    def clone(self) -> Torres:
        """An independent copy; nobody listens to it."""
        copy = Torres(
            self.game,
            self.players,
            self.rules,
            self.options,
            self.setting,
            self.board.clone(),
            [seat.clone() for seat in self.seats],
        )
        self.copy_into(copy)
        return copy

    @property
    def scores(self) -> list[int]:
        """10.3 The space of each seat's marker."""
        return [int(seat.score) for seat in self.seats]

    def _legal(self) -> vec[i64]:
        actions = vec[i64](capacity=64)
        step = self.step
        if step == TURN:
            return legal_in_turn(self, actions)
        if self.to_move == CHANCE or step == OVER:
            return actions
        if step == CARD_TARGET:
            return legal_targets(self, actions)
        if step == PLACE_CASTLE:
            return append_each(actions, CASTLE, self.board.founding_spaces())
        if step == PLACE_KNIGHT:
            return append_each(actions, KNIGHT, empty_castles(self.board))
        if step == PLACE_KING:
            return append_each(actions, KING, empty_castles(self.board))
        if step == MOVE_KING:
            actions = append_each(actions, KING, empty_castles(self.board))
            return append(actions, KING_STAYS)
        if step == KEEP_CARD:
            return append_cards(actions, KEEP, self.seats[self.turn].looked)
        if step == RETURN_CARDS:
            return append_returns(actions, self.seats[self.turn].looked)
        offered = stacks_to_use(self) if step == USE_STACK else stacks_for_leftover(self)
        base = USE if step == USE_STACK else LEFTOVER
        for stack in offered:
            actions = append(actions, base + stack)
        return actions

    def _apply(self, action: i64) -> None:
        step = self.step
        if action >= MOVE:
            origin = (action - MOVE) // SPACES
            target = (action - MOVE) % SPACES
            if step == TURN:
                move_knight(self, origin, target)
            else:
                send_knight(self, origin, target)
        elif action >= LEFTOVER:
            choose_leftover(self, action - LEFTOVER)
        elif action >= USE:
            use_stack(self, action - USE)
        elif action == END:
            end_turn(self)
        elif action == BUY:
            buy(self)
        elif action == TRACK:
            step_on_track(self)
        elif action >= PUT:
            put_lifted_block(self, action - PUT)
        elif action >= LIFT:
            lift_block(self, action - LIFT)
        elif action >= BUILD_FROM_SUPPLY:
            self.supply -= 1
            self.step = TURN
            put_block(self, action - BUILD_FROM_SUPPLY, "supply", 0)
        elif action >= BUILD:
            self._build((action - BUILD) // SPACES, (action - BUILD) % SPACES)
        elif action == KING_STAYS:
            king_stays(self)
        elif action >= KING:
            if step == PLACE_KING:
                place_king(self, action - KING)
            else:
                move_king(self, action - KING)
        elif action >= KNIGHT:
            self._knight(action - KNIGHT)
        elif action >= CASTLE:
            place_castle(self, action - CASTLE)
        elif action >= PLAY:
            play(self, action - PLAY)
        elif action >= RETURN_BOTTOM:
            give_back(self, action - RETURN_BOTTOM, False)
        elif action >= RETURN_TOP:
            give_back(self, action - RETURN_TOP, True)
        elif action >= KEEP:
            keep(self, action - KEEP)
        elif action >= DRAW:
            draw(self, action - DRAW)
        elif action >= MASTER_CARD:
            open_master_card(self, action - MASTER_CARD)
        else:
            choose_first(self, action - FIRST)

    def _build(self, stack: i64, cell: i64) -> None:
        if self.step == TURN:
            build_block(self, stack, cell)
        else:  # 11.3 block_under_knight
            self.seats[self.turn].stacks[stack] -= 1
            self.step = TURN
            put_block(self, cell, int(stack), 0)

    def _knight(self, cell: i64) -> None:
        if self.step == PLACE_KNIGHT:
            place_knight(self, cell)
        elif self.step == TURN:
            add_knight(self, cell, COST_KNIGHT, None)
        else:  # 11.7 knight_up_1
            self.step = TURN
            add_knight(self, cell, KNIGHT_CARD_COST, CARD_IDS[self.card])

    def _chance_actions(self) -> vec[i64]:
        if self.to_move != CHANCE or self.is_over:
            return vec[i64]()
        if self.step == DRAW_CARD:
            return draw_chances(self)
        return first_chances(self)

    def _chance_weights(self) -> vec[i64]:
        return vec[i64]([1] * len(self._chance_actions()))

    def _refusal(self, action: i64) -> str:
        return refusal(self, action)

    def _decider(self) -> i64:
        if self.to_move == CHANCE and self.step != DRAW_CARD:
            return EVERYBODY
        return self.turn

    def _hide_from(self, seat: i64) -> None:
        hide(self, seat)

    def _fill_in(self, rng: Random) -> None:
        fill_in(self, rng)

    def _key(self) -> tuple[int, ...]:
        return key(self)


def new_game(game: Game, players: int, rules: str, options: dict[str, object]) -> Torres:
    """3.1, 3.2 The table before anybody has begun."""
    setting = Setting(players, rules, options)
    seats = [new_seat(setting.master) for _ in range(players)]
    return Torres(game, players, rules, options, setting, bare_board(), seats)
