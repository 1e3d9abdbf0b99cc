"""5.3, 7.3, 7.5, 10.1 Whether the action of an area can be carried out, and carrying it out.

Markets, spies, lit windows and building go on in files of their own.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asara.actions import NOTHING
from sobremesa.games.asara.areas import (
    AREA_NAMES,
    BANK,
    CALIPH,
    CIRCLE,
    COLOURED_HOUSE,
    FIRST_SPACE,
    LABEL,
    LIT_HOUSE,
    MARKETS,
    SPACES_OF,
    SPIES,
    TENT,
    has_labels,
)
from sobremesa.games.asara.box import CARDS_HIRED
from sobremesa.games.asara.building import can_build, can_finish
from sobremesa.games.asara.buying import can_buy, is_a_stack_left
from sobremesa.games.asara.lit_house import can_look
from sobremesa.games.asara.state import VACANT, AsaraState
from sobremesa.games.asara.steps import (
    BUILD,
    CHOOSE_CARD,
    CHOOSE_SPACE,
    CHOOSE_STACK,
    CROWN,
    HIRE,
    HIRE_DRAW,
    LAY_DOWN,
    LIT_OPTION,
    TAKE_TILE,
)
from sobremesa.games.asara.years import end_turn

# ---- whether it can be done


def may_act(state: AsaraState, area: i64) -> bool:
    """5.3, 7.5.2 Whether the area's action can be completed, or need not be."""
    if area == CALIPH:
        return state.setting.may_retake or state.holder != state.turn
    return state.setting.may_idle or can_act(state, area)


def can_act(state: AsaraState, area: i64) -> bool:
    """5.3 Whether the action of an area can be completed on one of its vacant spaces."""
    if area < MARKETS:
        return can_buy(state, area)
    if area == CIRCLE:
        return can_build(state, True)
    if area == LIT_HOUSE:
        return can_look(state)
    if not has_labels(area):
        return True
    for space in range(FIRST_SPACE[area], FIRST_SPACE[area] + SPACES_OF[area]):
        if state.spaces[space] == VACANT and can_act_on(state, area, space):
            return True
    return False


def can_act_on(state: AsaraState, area: i64, space: i64) -> bool:
    """7.4.5, 10.1 Whether the fee of a space can be paid, and there is something to be had."""
    if area == BANK:
        return True
    if LABEL[space] > state.seats[state.turn].money:
        return False
    return is_a_stack_left(state) if area == SPIES else state.deck_size() > 0


def can_go_on(state: AsaraState) -> bool:
    """Whether the turn under way can be finished, as far as that is not a matter of cards.

    Asked of a state whose hidden parts were dealt anew: it is what others may conclude.
    """
    if state.step in (CHOOSE_CARD, LAY_DOWN, CHOOSE_SPACE) and state.area != COLOURED_HOUSE:
        return may_act(state, state.area)
    if state.step in (BUILD, CROWN):
        return can_finish(state)
    return True


# ---- doing it


def act(state: AsaraState) -> None:
    """5.1 The action follows at once."""
    area = state.area
    if area < MARKETS:
        state.ask(TAKE_TILE)
    elif area == CIRCLE:
        do_nothing(state)
    elif area == BANK:  # 7.3.1
        receive(state, LABEL[state.space])
        end_turn(state)
    elif area == SPIES:
        state.ask(CHOOSE_STACK)
    elif area == CALIPH:
        take_patronage(state)
    elif area == LIT_HOUSE:
        state.ask(LIT_OPTION)
    elif state.setting.may_idle:
        state.ask(HIRE)
    else:
        hire(state)


def receive(state: AsaraState, asari: i64) -> None:
    """7.3 The seat whose turn it is takes money."""
    state.gain(state.turn, asari)
    if state.events is not None:
        state.tell_paid("received", asari)


def take_patronage(state: AsaraState) -> None:
    """7.5 The patronage changes hands at once; its holder starts the next year."""
    if state.events is not None:
        state.tell(Event("patronage_taken", {"seat": int(state.turn), "from": int(state.holder)}))
    state.holder = state.turn
    end_turn(state)


def can_hire(state: AsaraState) -> bool:
    """10.1 Whether the fee can be paid and the deck has a card."""
    return can_act_on(state, TENT, state.space)


def hire(state: AsaraState) -> None:
    """10.1.1, 10.1.2, 10.1.4 The fee is paid; cards are drawn, as many as there are."""
    fee = LABEL[state.space]
    state.pay(fee)
    if state.events is not None:
        state.tell_paid("paid", fee)
    state.to_draw = min(CARDS_HIRED, state.deck_size())
    state.ask_chance(HIRE_DRAW)


def append_nothing(state: AsaraState, actions: vec[i64]) -> vec[i64]:
    """5.3 Where a buyer may lie idle, its action may be left out."""
    return append(actions, NOTHING) if state.setting.may_idle else actions


def do_nothing(state: AsaraState) -> None:
    """5.3 The buyer lies there and does nothing."""
    if state.events is not None:
        state.tell(Event("idle", {"seat": int(state.turn), "area": AREA_NAMES[state.area]}))
    end_turn(state)
