"""7.1, 7.4 Buying a section in a market, or out of a stack by a bribe."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asara.actions import DECLINE, STACK, TAKE
from sobremesa.games.asara.areas import AREA_NAMES, FIRST_SPACE, LABEL, SPIES
from sobremesa.games.asara.box import MAY_DECLINE, PRICE
from sobremesa.games.asara.sections import (
    KINDS_OF_SHAPE,
    SHAPE_NAMES,
    SHAPES,
    any_of_shape,
    colour_of,
    described,
)
from sobremesa.games.asara.state import AsaraState
from sobremesa.games.asara.steps import BRIBE
from sobremesa.games.asara.years import end_turn


def append_affordable(
    state: AsaraState, actions: vec[i64], counts: vec[i64], shape: i64
) -> vec[i64]:
    """7.1.1, 7.1.3, 7.4.2 The sections of a shape among ``counts`` that the seat can pay for."""
    money = state.seats[state.turn].money
    for kind in range(shape * KINDS_OF_SHAPE, (shape + 1) * KINDS_OF_SHAPE):
        if counts[kind] > 0 and PRICE[colour_of(kind)] <= money:
            actions = append(actions, TAKE + kind)
    return actions


def can_buy(state: AsaraState, shape: i64) -> bool:
    """7.1.3 Whether a market has a section that the seat can pay for."""
    money = state.seats[state.turn].money
    for kind in range(shape * KINDS_OF_SHAPE, (shape + 1) * KINDS_OF_SHAPE):
        if state.open_tiles[kind] > 0 and PRICE[colour_of(kind)] <= money:
            return True
    return False


def take_tile(state: AsaraState, kind: i64) -> None:
    """7.1.1, 7.4.2 A section goes behind the screen and its price is paid."""
    if state.step == BRIBE:
        state.stacks[kind] -= 1
    else:
        state.open_tiles[kind] -= 1  # 7.1.2 the gap stays until the new year
    price = PRICE[colour_of(kind)]
    seat = state.seats[state.turn]
    seat.sections[kind] += 1
    state.pay(price)
    if state.events is not None:
        state.tell(
            Event(
                "section_bought",
                {
                    "seat": int(state.turn),
                    "area": AREA_NAMES[state.area],
                    **described(int(kind)),
                    "asari": int(price),
                    "money": int(seat.money),
                },
            )
        )
    end_turn(state)


# ---- bribes


def is_a_stack_left(state: AsaraState) -> bool:
    """7.4.5 Whether any stack can be looked through."""
    return any(any_of_shape(state.stacks, shape) > 0 for shape in range(SHAPES))


def legal_stacks(state: AsaraState, actions: vec[i64]) -> vec[i64]:
    """7.4.1, 7.4.5 The stacks that are not empty, if the fee can be paid."""
    if LABEL[state.space] > state.seats[state.turn].money:
        return actions
    for shape in range(SHAPES):
        if any_of_shape(state.stacks, shape) > 0:
            actions = append(actions, STACK + shape)
    return actions


def look_through(state: AsaraState, shape: i64) -> None:
    """7.4.1 The fee is paid and a stack looked through.

    It teaches nothing new: every section that left a stack was shown to all.
    """
    state.pay(LABEL[state.space])
    state.shape = shape
    if state.events is not None:
        state.tell_paid("paid", LABEL[state.space])
        state.tell(
            Event(
                "stack_looked_through",
                {
                    "seat": int(state.turn),
                    "shape": SHAPE_NAMES[shape],
                    "space": int(state.space - FIRST_SPACE[SPIES]),
                },
            )
        )
    state.ask(BRIBE)


def legal_bribes(state: AsaraState, actions: vec[i64]) -> vec[i64]:
    """7.4.1, 7.4.3 A section of the stack, or none."""
    actions = append_affordable(state, actions, state.stacks, state.shape)
    if MAY_DECLINE or len(actions) == 0:
        actions = append(actions, DECLINE)
    return actions


def decline(state: AsaraState) -> None:
    """7.4.3 Nothing is taken; the fee is lost."""
    if state.events is not None:
        state.tell(Event("bribe_declined", {"seat": int(state.turn)}))
    end_turn(state)
