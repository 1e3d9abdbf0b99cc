"""10.2, 10.3 The house of lit windows: look at some, keep, put the others back."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.events import Event
from sobremesa.games.asara.actions import KEEP, LOOK, RETURN, SEE_LIT
from sobremesa.games.asara.box import (
    COLOUR_NAMES,
    COLOURS,
    LIT_KEEP,
    LIT_LOOK,
    LIT_OPTIONS,
    LIT_PAY,
)
from sobremesa.games.asara.counts import of_colour, one, total
from sobremesa.games.asara.state import AsaraState
from sobremesa.games.asara.steps import KEEP_LIT, LIT_DRAW, RETURN_LIT
from sobremesa.games.asara.years import end_turn


def legal_options(state: AsaraState, actions: vec[i64]) -> vec[i64]:
    """10.2.1 What can be paid for and kept in whole."""
    for option in range(len(LIT_OPTIONS)):
        if _can_choose(state, option):
            actions = append(actions, LOOK + option)
    return actions


def can_look(state: AsaraState) -> bool:
    """10.2.2 Whether one of the two can be chosen."""
    return any(_can_choose(state, option) for option in range(len(LIT_OPTIONS)))


def _can_choose(state: AsaraState, option: i64) -> bool:
    """10.2.2, 10.3 Whether an offer can be paid for and kept in whole."""
    paid = LIT_PAY[option] <= state.seats[state.turn].money
    return paid and LIT_KEEP[option] <= state.lit_stack_size()


def look(state: AsaraState, option: i64) -> None:
    """10.2.1, 10.3 Pay, and look at as many as there are."""
    state.option = option
    state.to_look = min(LIT_LOOK[option], state.lit_stack_size())
    state.to_keep = LIT_KEEP[option]
    state.pay(LIT_PAY[option])
    if state.events is not None:
        state.tell_paid("paid", LIT_PAY[option])
        state.tell(
            Event(
                "lit_looked",
                {
                    "seat": int(state.turn),
                    "option": LIT_OPTIONS[option],
                    "number": int(state.to_look),
                },
            )
        )
    state.ask_chance(LIT_DRAW)


def lit_chances(state: AsaraState) -> vec[i64]:
    """4.7 Any of those that nobody has put back; when they are gone, the topmost of those."""
    actions = vec[i64](capacity=COLOURS)
    if state.lit_unseen == 0:
        return append(actions, SEE_LIT + state.lit_bottom[0])
    for colour in range(COLOURS):
        if of_colour(state.lit_unseen, colour) > 0:
            actions = append(actions, SEE_LIT + colour)
    return actions


def see(state: AsaraState, colour: i64) -> None:
    """10.2.1 The next one is looked at."""
    if state.lit_unseen == 0:
        state.lit_bottom = state.lit_bottom[1:]
        state.lit_bottom_by = state.lit_bottom_by[1:]
    else:
        state.lit_unseen -= one(colour)
    state.looked += one(colour)
    state.to_look -= 1
    _tell(state, "lit_seen", colour)
    if state.to_look == 0:
        state.ask(KEEP_LIT)


def append_looked(state: AsaraState, actions: vec[i64], base: i64) -> vec[i64]:
    """10.2.2, 10.2.4 Any of those looked at."""
    for colour in range(COLOURS):
        if of_colour(state.looked, colour) > 0:
            actions = append(actions, base + colour)
    return actions


def legal_to_keep(state: AsaraState, actions: vec[i64]) -> vec[i64]:
    """10.2.2 Any of those looked at may be kept."""
    return append_looked(state, actions, KEEP)


def legal_to_return(state: AsaraState, actions: vec[i64]) -> vec[i64]:
    """10.2.4 Any of the others may be put back next."""
    return append_looked(state, actions, RETURN)


def keep(state: AsaraState, colour: i64) -> None:
    """10.2.2, 10.2.3 One goes behind the screen, unseen by the others."""
    state.looked -= one(colour)
    state.seats[state.turn].lits += one(colour)
    state.to_keep -= 1
    _tell(state, "lit_kept", colour)
    if state.to_keep > 0:
        state.ask(KEEP_LIT)
    else:
        _return_the_rest(state)


def put_back(state: AsaraState, colour: i64) -> None:
    """10.2.4 One goes to the bottom of the stack; who puts it there knows it."""
    state.looked -= one(colour)
    state.lit_bottom = append(state.lit_bottom, colour)
    state.lit_bottom_by = append(state.lit_bottom_by, state.turn)
    _tell(state, "lit_returned", colour)
    _return_the_rest(state)


def _return_the_rest(state: AsaraState) -> None:
    """10.2.4 The order is chosen as long as there are several; the last one is no choice."""
    left = total(state.looked)
    if left == 0:
        end_turn(state)
    elif left == 1:
        for colour in range(COLOURS):
            if of_colour(state.looked, colour) > 0:
                put_back(state, colour)
                return
    else:
        state.ask(RETURN_LIT)


def _tell(state: AsaraState, kind: str, colour: i64) -> None:
    if state.events is not None:
        state.tell_secret(kind, {"seat": int(state.turn)}, {"colour": COLOUR_NAMES[colour]})
