"""The rules of Asante as a state: who decides, what is legal, and what an action does."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.game import Game
from sobremesa.core.state import CHANCE, EVERYBODY
from sobremesa.games.asante.actions import (
    ANSWER,
    APPLY,
    BUY,
    DISCARD_CARD,
    DISPLAY,
    DONE,
    DRAW_CARD,
    DRAWN,
    DROP,
    END,
    FETCH_CARD,
    FIRST,
    HOLY,
    NAME,
    NUMBER_OF,
    OTHER_ARTIFACT,
    OWN_ARTIFACT,
    PASS,
    PICK_CARD,
    PLAY,
    PUT_IN,
    RETURN_WARE,
    SELL,
    STOLEN,
    TAKE_WARE,
    TURNED_UP,
    USE,
)
from sobremesa.games.asante.artifact_steps import (
    append_artifacts,
    append_bargains,
    append_carvings,
    append_slots,
    bargain,
    carve_from_discard,
    carve_from_hand,
    choose_artifact,
    fill_packages,
    play_artifact,
    put_in_slot,
    use_artifact,
    use_discarded,
)
from sobremesa.games.asante.box import PLAYERS, POSITIONS, SLOTS, START_GOLD
from sobremesa.games.asante.card_steps import (
    append_discards,
    append_fetchable,
    append_looked,
    append_numbers,
    append_picks,
    card_drawn,
    discard_card,
    discard_looked,
    fetch,
    pick,
    steal,
    steal_chances,
)
from sobremesa.games.asante.cards import (
    COPIES,
    FIRST_PERSON,
    KINDS,
    NO_CARD,
    NO_PLACE,
    PLACE_COPIES,
    PLACES,
)
from sobremesa.games.asante.drawing import (
    draw_chances,
    drawn_in_phase_one,
    drop_drawn,
    keep_drawn,
    spend_on_drawing,
)
from sobremesa.games.asante.effects import go_on
from sobremesa.games.asante.hidden import fill_in, hide
from sobremesa.games.asante.place_steps import (
    append_choices_of_place,
    append_positions,
    apply_again,
    choose_place,
    choose_position,
    place_chances,
    play_place,
    turn_up,
)
from sobremesa.games.asante.refusals import refusal
from sobremesa.games.asante.responses import (
    answer,
    append_answers,
    let_it_happen,
    play_from_hand,
    show,
)
from sobremesa.games.asante.searching import (
    append_found,
    keep_found,
    place_found,
    settle_found,
    trade_found,
)
from sobremesa.games.asante.seat import Seat
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.steps import (
    AGAIN,
    CARVE,
    CHOOSE_ARTIFACT,
    CHOOSE_PLACE,
    CHOOSE_POSITION,
    DEAL,
    DISCARD,
    DISCARD_DRAWN,
    DRAWING,
    FETCH,
    FIRST_PLAYER,
    FOUND,
    HAGGLE,
    KEEP_DRAWN,
    NAME_TYPE,
    NUMBER,
    PACKAGE,
    PICK,
    RESPONSE,
    RETURN,
    SLOT,
    STEALING,
    TAKE,
    TURN,
    TURN_UP,
    USE_NOW,
)
from sobremesa.games.asante.trading import append_package_types, play_ware_card
from sobremesa.games.asante.turns import (
    append_keep_or_drop,
    append_turn,
    choose_first,
    deal,
    end_turn,
    first_chances,
    set_up_display,
)
from sobremesa.games.asante.ware_steps import (
    append_returns,
    append_takes,
    append_types,
    name_type,
    return_ware,
    take_ware,
)

if TYPE_CHECKING:
    from random import Random


@final
class Asante(AsanteState):
    """A game of Asante."""

    def clone(self) -> Asante:
        """An independent copy; nobody listens to it."""
        copy = Asante(
            self.game,
            self.players,
            self.rules,
            self.options,
            [seat.clone() for seat in self.seats],
            self.pile[:],
            self.discards[:],
            self.place_pile[:],
            self.place_discards[:],
            self.display[:],
            self.top[:],
            self.looked[:],
            [effect.clone() for effect in self.effects],
        )
        self.copy_into(copy)
        return copy

    @property
    def scores(self) -> list[int]:
        """2.1 Gold, and nothing else."""
        return [int(seat.gold) for seat in self.seats]

    @property
    def waits_evenly(self) -> bool:
        """8.8 Who is asked for an answer must not be known by his haste to have none."""
        return self.step == RESPONSE

    @property
    def winners(self) -> list[int]:
        """10.3 The most gold; on a tie who took the last turn."""
        if not self.is_over:
            return []
        scores = self.scores
        if scores[0] == scores[1]:
            return [int(self.turn)]
        return [scores.index(max(scores))]

    # ---- what is legal

    def _legal(self) -> vec[i64]:
        actions = vec[i64](capacity=32)
        if self.is_over or self.to_move == CHANCE:
            return actions
        step = self.step
        if step == TURN:
            return append_turn(self, actions)
        if step == RESPONSE:
            return append_answers(self, actions)
        if step == KEEP_DRAWN:
            return append_keep_or_drop(actions)
        if step == PACKAGE:
            return append_package_types(self, actions)
        if step == SLOT:
            return append_slots(self, actions)
        if step == RETURN:
            return append_returns(self, actions)
        if step == TAKE:
            return append_takes(self, actions)
        if step == NAME_TYPE:
            return append_types(self, actions)
        if step == CHOOSE_POSITION:
            return append_positions(self, actions)
        if step == CHOOSE_PLACE:
            return append_choices_of_place(self, actions)
        if step == CHOOSE_ARTIFACT:
            return append_artifacts(self, actions)
        if step in (AGAIN, USE_NOW):
            return append(append(actions, APPLY), DONE)
        return self._legal_cards(step, actions)

    def _legal_cards(self, step: i64, actions: vec[i64]) -> vec[i64]:
        if step == DISCARD:
            return append_discards(self, actions)
        if step == DISCARD_DRAWN:
            return append_looked(self, actions)
        if step == NUMBER:
            return append_numbers(self, actions)
        if step == PICK:
            return append_picks(self, actions)
        if step == FETCH:
            return append_fetchable(self, actions)
        if step == HAGGLE:
            return append_bargains(self, actions)
        if step == CARVE:
            return append_carvings(self, actions)
        assert step == FOUND
        return append_found(self, actions)

    # ---- what an action does

    def _apply(self, action: i64) -> None:
        if action < DRAW_CARD:
            self._happens(action)
        elif action == DRAW_CARD:
            spend_on_drawing(self)
        elif action == END:
            end_turn(self)
        else:
            self._choose(action)
            go_on(self)

    def _happens(self, action: i64) -> None:
        """What chance brings."""
        if action >= TURNED_UP:
            if self.turns == 0:
                set_up_display(self, action - TURNED_UP)
                return
            turn_up(self, action - TURNED_UP)
        elif action >= STOLEN:
            steal(self, action - STOLEN)
        elif action >= DRAWN:
            card = action - DRAWN
            if self.step == DEAL:
                deal(self, card)
                return
            if len(self.effects) == 0:
                drawn_in_phase_one(self, card)
                return
            card_drawn(self, card)
        else:
            choose_first(self, action - FIRST)
            return
        go_on(self)

    def _choose(self, action: i64) -> None:
        if action == APPLY:
            if self.step == AGAIN:
                apply_again(self.effect())
            else:
                use_discarded(self)
        elif action == DONE:
            self.effect().enough = True
        elif action >= DISCARD_CARD:
            self._choose_within(action)
        elif action >= NAME:
            if self.step == PACKAGE:
                fill_packages(self, action - NAME)
            else:
                name_type(self, action - NAME)
        elif action >= RETURN_WARE:
            return_ware(self, action - RETURN_WARE)
        elif action >= TAKE_WARE:
            take_ware(self, action - TAKE_WARE)
        elif action == PASS:
            let_it_happen(self)
        elif action >= ANSWER:
            answer(self, action - ANSWER)
        elif action >= PUT_IN:
            put_in_slot(self, action - PUT_IN)
        else:
            self._play(action)

    def _choose_within(self, action: i64) -> None:
        """Choices among cards, positions, Artifacts and numbers."""
        if action >= NUMBER_OF:
            self.effect().chosen = action - NUMBER_OF + 1
        elif action >= OTHER_ARTIFACT:
            choose_artifact(self, self.other(), action - OTHER_ARTIFACT)
        elif action >= OWN_ARTIFACT:
            choose_artifact(self, self.turn, action - OWN_ARTIFACT)
        elif action >= DISPLAY:
            choose_position(self, action - DISPLAY)
        elif action >= PICK_CARD:
            pick(self, action - PICK_CARD)
        elif action >= FETCH_CARD:
            if self.step == CARVE:
                carve_from_discard(self, action - FETCH_CARD)
            else:
                fetch(self, action - FETCH_CARD)
        elif self.step == DISCARD_DRAWN:
            discard_looked(self, action - DISCARD_CARD)
        else:
            discard_card(self, action - DISCARD_CARD)

    def _play(self, action: i64) -> None:
        """4.9 A card of the hand, an Artifact, a Holy Place; 4.3 what was drawn."""
        if action >= HOLY:
            if self.step == CHOOSE_PLACE:
                choose_place(self, action - HOLY)
            else:
                play_place(self, action - HOLY)
        elif action >= USE:
            use_artifact(self, action - USE)
        elif action >= PLAY:
            self._play_card(action - PLAY)
        elif action >= BUY:
            selling = action >= SELL
            card = action - SELL if selling else action - BUY
            if self.step == HAGGLE:
                bargain(self, card, selling)
            elif self.step == FOUND:
                trade_found(self, card, selling)
            else:
                play_ware_card(self, card, selling)
        elif action == DROP:
            drop_drawn(self)
        elif self.step == FOUND:
            keep_found(self)
        else:
            keep_drawn(self)

    def _play_card(self, card: i64) -> None:
        if self.step == CARVE:
            carve_from_hand(self, card)
        elif self.step == FOUND and card < FIRST_PERSON:
            place_found(self, card)
        elif self.step == FOUND:
            settle_found(self)
            show(self, card)
        elif card < FIRST_PERSON:
            play_artifact(self, card)
        else:
            play_from_hand(self, card)

    # ---- chance

    def _chance_actions(self) -> vec[i64]:
        if self.to_move != CHANCE or self.is_over:
            return vec[i64]()
        if self.step == TURN_UP:
            return place_chances(self)
        if self.step == STEALING:
            return steal_chances(self)
        if self.step == FIRST_PLAYER:
            return first_chances()
        return draw_chances(self)

    def _chance_weights(self) -> vec[i64]:
        actions = self._chance_actions()
        weights = vec[i64](capacity=len(actions))
        for action in actions:
            weights = append(weights, self._weight(action))
        return weights

    def _weight(self, action: i64) -> i64:
        """3.3, 3.7, N4 Of what lies face down, each card is as likely as another."""
        if self.step == TURN_UP:
            return self.place_pile[action - TURNED_UP]
        if self.step == STEALING:
            return self.seats[self.other()].hand[action - STOLEN]
        if self.step == FIRST_PLAYER or len(self.top) > 0:
            return 1
        return self.pile[action - DRAWN]

    def _refusal(self, action: i64) -> str:
        return refusal(self, action)

    # ---- secrecy

    def _decider(self) -> i64:
        """Places and who begins all may see; a card on top is known to who looked at it (5.14 e).

        How likely another card is depends on what is in the hands.
        """
        if self.to_move != CHANCE:
            return self.to_move
        if self.step == TURN_UP or self.step == FIRST_PLAYER:
            return EVERYBODY
        if self.step == DRAWING and len(self.top) > 0 and self.top_seen_by == self.turn:
            return self.turn
        return CHANCE

    def _hide_from(self, seat: i64) -> None:
        hide(self, seat)

    def _fill_in(self, rng: Random) -> None:
        fill_in(self, rng)


def new_game(game: Game, players: int, rules: str, options: dict[str, object]) -> Asante:
    """1.2, 3.1-3.6 The table before anything is drawn: two decks, each with its discard pile."""
    nothing = vec[i64]([0] * int(KINDS))
    no_artifacts = vec[i64]([int(NO_CARD)] * int(SLOTS))
    seats = [Seat(nothing[:], nothing[:], no_artifacts[:]) for _ in range(int(PLAYERS))]
    for seat in seats:
        seat.gold = START_GOLD
    state = Asante(
        game,
        players,
        rules,
        options,
        seats,
        COPIES[:],
        nothing[:],
        PLACE_COPIES[:],
        vec[i64]([0] * int(PLACES)),
        vec[i64]([int(NO_PLACE)] * int(POSITIONS)),
        vec[i64](),
        vec[i64](),
        [],
    )
    for copies in COPIES:
        state.pile_cards += copies
    state.ask_chance(TURN_UP)
    return state
