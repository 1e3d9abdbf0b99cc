"""The rules of Asara as a state: who decides, what is legal, and what an action does."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.game import Game
from sobremesa.core.state import CHANCE, EVERYBODY
from sobremesa.games.asara.acting import append_nothing, can_hire, do_nothing, hire
from sobremesa.games.asara.actions import (
    BASE_OF,
    CARD,
    DEAL_CARD,
    DECLINE,
    DOWN,
    FILL_MARKET,
    FIRST,
    HIRE_CARDS,
    KEEP,
    LOOK,
    NOTHING,
    PAIR,
    PLOT,
    RETURN,
    SEE_LIT,
    SEND,
    SPACE,
    STACK,
    TAKE,
)
from sobremesa.games.asara.areas import AREAS, PLOTS, SPACES
from sobremesa.games.asara.box import COLOURS, LITS_EACH
from sobremesa.games.asara.building import legal_sections, legal_turrets
from sobremesa.games.asara.buying import (
    append_affordable,
    decline,
    legal_bribes,
    legal_stacks,
    look_through,
    take_tile,
)
from sobremesa.games.asara.counts import of_colour, one
from sobremesa.games.asara.hidden import fill_in, hide
from sobremesa.games.asara.laying import lay_section
from sobremesa.games.asara.lit_house import (
    keep,
    legal_options,
    legal_to_keep,
    legal_to_return,
    lit_chances,
    look,
    put_back,
    see,
)
from sobremesa.games.asara.markets import fill_chances
from sobremesa.games.asara.refusals import refusal
from sobremesa.games.asara.seat import Seat
from sobremesa.games.asara.sections import IN_BOX, KINDS
from sobremesa.games.asara.sending import (
    choose_plot,
    choose_space,
    choose_substitutes,
    lay_down,
    legal_areas,
    legal_cards,
    legal_downs,
    legal_spaces,
    send,
    show_card,
)
from sobremesa.games.asara.setup import (
    card_chances,
    choose_first,
    deal_card,
    draw_card,
    fill_market,
    first_chances,
)
from sobremesa.games.asara.state import NO_COLOUR, VACANT, AsaraState, Setting
from sobremesa.games.asara.steps import (
    BRIBE,
    BUILD,
    CHOOSE_AREA,
    CHOOSE_CARD,
    CHOOSE_SPACE,
    CHOOSE_STACK,
    CROWN,
    DEAL,
    FILL,
    FIRST_PLAYER,
    HIRE,
    KEEP_LIT,
    LAY_DOWN,
    LIT_DRAW,
    LIT_OPTION,
    RETURN_LIT,
    TAKE_TILE,
)
from sobremesa.games.asara.years import ALL_BUYERS, end_turn

if TYPE_CHECKING:
    from random import Random


@final
class Asara(AsaraState):
    """A game of Asara."""

    def clone(self) -> Asara:
        """An independent copy; nobody listens to it."""
        copy = Asara(
            self.game,
            self.players,
            self.rules,
            self.options,
            self.setting,
            [seat.clone() for seat in self.seats],
            self.open_tiles[:],
            self.stacks[:],
            self.spaces[:],
            self.colour_of_area[:],
            self.lit_bottom[:],
            self.lit_bottom_by[:],
        )
        self.copy_into(copy)
        return copy

    @property
    def scores(self) -> list[int]:
        """2.3 The prestige of each seat."""
        return [int(seat.score) for seat in self.seats]

    def _legal(self) -> vec[i64]:
        actions = vec[i64](capacity=64)
        if self.is_over or self.to_move == CHANCE:
            return actions
        step = self.step
        if step == CHOOSE_AREA:
            return legal_areas(self, actions)
        if step == CHOOSE_CARD:
            return legal_cards(self, actions)
        if step == LAY_DOWN:
            return legal_downs(self, actions)
        if step == CHOOSE_SPACE:
            return legal_spaces(self, actions)
        if step == BUILD:
            return legal_sections(self, actions, True)
        if step == CROWN:
            return legal_turrets(self, actions)
        if step == BRIBE:
            return legal_bribes(self, actions)
        if step == KEEP_LIT:
            return legal_to_keep(self, actions)
        if step == RETURN_LIT:
            return legal_to_return(self, actions)
        if step == TAKE_TILE:
            actions = append_affordable(self, actions, self.open_tiles, self.area)
        elif step == CHOOSE_STACK:
            actions = legal_stacks(self, actions)
        elif step == LIT_OPTION:
            actions = legal_options(self, actions)
        elif step == HIRE and can_hire(self):
            actions = append(actions, HIRE_CARDS)
        return append_nothing(self, actions)

    def _apply(self, action: i64) -> None:
        if action >= TAKE:
            self._act(action)
        elif action >= PLOT:
            choose_plot(self, (action - PLOT) // PLOTS + 1, (action - PLOT) % PLOTS + 1)
        elif action >= SPACE:
            choose_space(self, action - SPACE)
        elif action >= DOWN:
            lay_down(self, action - DOWN)
        elif action == PAIR:
            choose_substitutes(self)
        elif action >= CARD:
            show_card(self, action - CARD)
        elif action >= SEND:
            send(self, action - SEND)
        elif action >= SEE_LIT:
            see(self, action - SEE_LIT)
        elif action >= DEAL_CARD:
            self._draw(action - DEAL_CARD)
        elif action >= FILL_MARKET:
            fill_market(self, action - FILL_MARKET)
        else:
            choose_first(self, action - FIRST)

    def _act(self, action: i64) -> None:
        """What an area offers."""
        if action == NOTHING:
            do_nothing(self)
        elif action >= BASE_OF:
            lay_section(self, action)
        elif action >= RETURN:
            put_back(self, action - RETURN)
        elif action >= KEEP:
            keep(self, action - KEEP)
        elif action >= LOOK:
            look(self, action - LOOK)
        elif action == HIRE_CARDS:
            hire(self)
        elif action == DECLINE:
            decline(self)
        elif action >= STACK:
            look_through(self, action - STACK)
        else:
            take_tile(self, action - TAKE)

    def _draw(self, colour: i64) -> None:
        if self.step == DEAL:
            deal_card(self, colour)
            return
        draw_card(self, colour, "card_drawn")
        if self.to_draw == 0:
            end_turn(self)

    def _chance_actions(self) -> vec[i64]:
        if self.to_move != CHANCE or self.is_over:
            return vec[i64]()
        if self.step == FILL:
            return fill_chances(self)
        if self.step == LIT_DRAW:
            return lit_chances(self)
        if self.step == FIRST_PLAYER:
            return first_chances(self)
        return card_chances(self)

    def _chance_weights(self) -> vec[i64]:
        actions = self._chance_actions()
        weights = vec[i64](capacity=len(actions))
        for action in actions:
            weights = append(weights, self._weight(action))
        return weights

    def _weight(self, action: i64) -> i64:
        """4.1, 4.5, 4.7 Of what lies face down, each piece is as likely as another."""
        if self.step == FILL:
            return self.stacks[action - FILL_MARKET]
        if self.step == FIRST_PLAYER:
            return 1
        if self.step == LIT_DRAW:
            return max(of_colour(self.lit_unseen, action - SEE_LIT), 1)
        return of_colour(self.deck, action - DEAL_CARD)

    def _refusal(self, action: i64) -> str:
        return refusal(self, action)

    def _decider(self) -> i64:
        """What comes into the markets and who begins, all may see.

        Buyers and lit windows are dealt unseen, and how likely each is depends on what others hold.
        """
        if self.to_move == CHANCE and (self.step == FILL or self.step == FIRST_PLAYER):
            return EVERYBODY
        return self.to_move

    def _hide_from(self, seat: i64) -> None:
        hide(self, seat)

    def _fill_in(self, rng: Random) -> None:
        fill_in(self, rng)


def new_game(game: Game, players: int, rules: str, options: dict[str, object]) -> Asara:
    """4.1, 4.3, 4.7 The table before anything is drawn."""
    setting = Setting(players, rules, options)
    state = Asara(
        game,
        players,
        rules,
        options,
        setting,
        [Seat(vec[i64]([0] * int(KINDS)), vec[i64]()) for _ in range(players)],
        vec[i64]([0] * int(KINDS)),
        IN_BOX[:],
        vec[i64]([int(VACANT)] * int(SPACES)),
        vec[i64]([int(NO_COLOUR)] * int(AREAS)),
        vec[i64](),
        vec[i64](),
    )
    state.deck = ALL_BUYERS
    if setting.professional:
        for colour in range(COLOURS):
            state.lit_unseen += LITS_EACH[colour] * one(colour)
    return state
