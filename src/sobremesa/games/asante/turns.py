"""Sections 3, 4 and 10: setting up, the course of a turn, and the end of the game."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asante.actions import DRAW_CARD, DROP, END, FIRST, KEEP
from sobremesa.games.asante.artifact_steps import append_usable
from sobremesa.games.asante.box import (
    BONUS_GOLD,
    BONUS_MARKERS,
    END_GOLD,
    MARKERS,
    OPENING_HAND,
    PLACE_PLAYS,
    PLAYERS,
    POSITIONS,
)
from sobremesa.games.asante.cards import CARD_IDS
from sobremesa.games.asante.drawing import can_draw
from sobremesa.games.asante.place_steps import append_places, turn_up, vacant_position
from sobremesa.games.asante.responses import append_plays
from sobremesa.games.asante.state import AsanteState
from sobremesa.games.asante.steps import DEAL, FIRST_PLAYER, OVER, TURN, TURN_UP
from sobremesa.games.asante.trading import append_trades

# ---- section 3


def set_up_display(state: AsanteState, place: i64) -> None:
    """3.2 Three places are turned up, then 3.4 the hands are dealt."""
    turn_up(state, place)
    state.ask_chance(TURN_UP if vacant_position(state) < POSITIONS else DEAL)


def deal_to(state: AsanteState) -> i64:
    """3.4 Who is dealt the next card: each in turn."""
    if state.seats[0].hand_size() > state.seats[1].hand_size():
        return 1
    return 0


def deal(state: AsanteState, card: i64) -> None:
    """3.4 A card for the opening hand, seen by its owner only."""
    seat = deal_to(state)
    state.pile[card] -= 1
    state.pile_cards -= 1
    state.seats[seat].take_card(card)
    if state.events is not None:
        secret: dict[str, object] = {"card": CARD_IDS[card]}
        state.tell(Event("card_dealt", {"seat": int(seat)}, secret, (int(seat),)))
    if state.seats[PLAYERS - 1].hand_size() == OPENING_HAND:
        state.ask_chance(FIRST_PLAYER)


def first_chances() -> vec[i64]:
    """3.7 Who begins is drawn."""
    actions = vec[i64]()
    for seat in range(PLAYERS):
        actions = append(actions, FIRST + seat)
    return actions


def choose_first(state: AsanteState, seat: i64) -> None:
    """3.8 The first turn is like any other."""
    if state.events is not None:
        gold = [int(one.gold) for one in state.seats]
        told: dict[str, object] = {"seat": int(seat), "gold": gold, "turn": int(state.turns) + 1}
        state.tell(Event("first_player", told))
    start_turn(state, seat)


# ---- section 4


def start_turn(state: AsanteState, seat: i64) -> None:
    """4.1, 4.2 Whose turn it is now has all markers unspent, and phase 1 before him."""
    state.turn = seat
    state.turns += 1
    state.markers = MARKERS
    state.drawing_phase = True
    state.place_plays = 0
    state.reshuffles = 0
    if state.events is not None:
        told: dict[str, object] = {"turn": int(state.turns), "last": state.last_turn}
        state.tell_own("turn_started", told)
    state.ask(TURN)


def append_turn(state: AsanteState, actions: vec[i64]) -> vec[i64]:
    """4.3, 4.9, 4.10 Drawing in phase 1, cards, Artifacts, one Holy Place, or the end."""
    if state.markers > 0:
        if may_draw(state):
            actions = append(actions, DRAW_CARD)
        actions = append_trades(state, actions)
        actions = append_plays(state, actions)
    actions = append_usable(state, actions)
    if state.place_plays < PLACE_PLAYS:
        actions = append_places(state, actions)
    return append(actions, END)


def may_draw(state: AsanteState) -> bool:
    """4.3, 4.8 Markers are spent on drawing in phase 1 only."""
    return state.drawing_phase and can_draw(state)


def append_keep_or_drop(actions: vec[i64]) -> vec[i64]:
    """4.3 The card just drawn is kept, or discarded."""
    return append(append(actions, KEEP), DROP)


def end_turn(state: AsanteState) -> None:
    """4.11-4.14 The bonus, Artifacts upright, the look at the gold, and the other's turn."""
    bonus: i64 = 0
    if state.markers >= BONUS_MARKERS:
        bonus = state.gain_gold(state.turn, BONUS_GOLD)
    seat = state.active()
    seat.turned = 0
    if state.events is not None:
        state.tell_gold("turn_ended", {"bonus": int(bonus), "gold": int(seat.gold)})
    if state.last_turn:
        _end_game(state)
        return
    if seat.gold >= END_GOLD:  # 10.1
        state.last_turn = True
        if state.events is not None:
            state.tell_own("end_triggered", {"gold": int(seat.gold)})
    start_turn(state, state.other())


def _end_game(state: AsanteState) -> None:
    """10.2 The game is over, whatever the gold."""
    state.is_over = True
    state.step = OVER
    if state.events is not None:
        scores, winners = state.scores, state.winners
        state.tell(Event("game_over", {"scores": scores, "winners": winners}))
